moment = Saint-Domingue, 1701. Europa will Zucker, mehr denn je. Versklavte Menschen bauen ihn an; in den Büchern ist er nur eine Zahl. Du bist Frankreich. Dein Plättchen gibt drei Münzen, und dein Plan kostet sechs.

step-purse-words = Zwei neue Zahlen. Vertragspunkte: Gefallen, die andere dir schulden. Du hast 2. Schulden: Geld, das du leihen darfst. Du schuldest 0, und deine Grenze ist 6.

step-small-tile-words = Alle großen Münzplättchen sind fort. Nimm Wirtschaft 3 und mach mehr daraus.
step-small-tile-wrong-1 = Seine Münzen sind eine Nebenaktion: ein Kauf und nicht mehr, auch nicht mit geliehenem Geld. Du willst drei Märkte. Nimm Wirtschaft 3.

step-first-words = Fang einfach an. Puerto Príncipe grenzt an Saint-Domingue und kostet 2. Dann bleibt dir eine Münze.
step-first-wrong-1 = Pelze sind dieses Jahr nicht gefragt. Die Karibik schon. Zuerst Puerto Príncipe.

step-favour-words = Antigua kostet 2, und du hast 1. Ein Punkt fehlt, also fragt das Spiel, wer ihn zahlt: ein Vertragspunkt oder Schulden. Fordere einen Gefallen ein.
step-favour-done = Ein eingelöster Gefallen ist einfach weg. Niemand kann ihn dir später vorhalten.
step-favour-wrong-1 = Damit leihst du dir etwas. Das geht, aber hier ist der Gefallen besser: Vertragspunkte über vier verfallen am Ende der Friedenszeit, und Schulden trägst du mit dir herum.

step-borrow-words = Auf Caicos wächst Tabak, es kostet 2, und du hast keine Münze mehr. Deine Aktion ist noch offen, also darfst du leihen. Behalte deinen letzten Gefallen und nimm 2 Schuldenpunkte.
step-borrow-done = Drei Märkte aus einem Plättchen mit 3. Du schuldest 2 von 6. Was übrig ist, 4, ist dein freier Kredit.
step-borrow-wrong-1 = Halb und halb ist erlaubt. Aber behalte einen Gefallen in der Tasche: er hilft dort, wo niemand leiht.

step-not-from-nothing-words = Kannst du auch Schwerter leihen und ein Geschwader entsenden? Versuch deine Flotte zu bewegen.
step-not-from-nothing-done = Geliehene Punkte strecken eine Aktion, die du hast. Sie schaffen nie eine neue. Dieses Plättchen hatte kein Schwert.

step-quills-words = Die Federhälfte ist offen, also lassen sich auch Federn strecken. Spaniens Krone für 3 Federn kostet eine mehr, als du hast. Gewinne sie, und zahl die fehlende mit Schulden.
step-quills-done = Selbst eine Nebenaktion lässt sich strecken. Sie bleibt ein einziger Kauf.
step-quills-wrong-1 = Billiger, und in einer richtigen Partie vernünftig. Hier übst du: wähl die Krone, die 3 kostet.

step-answer-words = Beende die Runde und sieh, wie ein Bankier spielt.
step-answer-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-answer-news = Großbritannien gab sein Plättchen aus und lieh sich nichts. Manche Karten treffen die Seite mit weniger freiem Kredit. Deiner ist 3, der britische 6. Du bist zum Ziel geworden.

step-limit-words = Aus freien Stücken leihst du nie über die Grenze. Aber manche Ernten und Schlachten zwingen dir Schulden auf. Was nicht mehr hineinpasst, nimmst du nicht; dein Rivale erhält dafür je einen Siegpunkt. Lass ein wenig Luft.

step-repay-words = Deine letzte Runde. Übrig sind vier Schwerter und ein paar kleine Plättchen, nichts für deine Pläne. Dann ruh dich aus: nimm das kleinste Plättchen und passe. Passen zahlt 2 Schuldenpunkte zurück.
step-repay-done = Schulden 1. Passen kostet dich ein ganzes Plättchen, also tu es selten und mit dem, das du am wenigsten willst.
step-repay-wrong-1 = Passen mit dem besten Plättchen? Großbritannien bekommt es dann nicht, aber 4 Punkte sind weggeworfen. Nimmst du Schwerter, dann nutze sie.
step-repay-wrong-2 = Zwei Münzen, ein Markt: auch eine ordentliche Runde. Aber wer einen Teil des Plättchens genutzt hat, kann nicht mehr passen. Heute zahlst du zurück.

closing = Vertragspunkte sind geschenkt, Schulden sind ein Versprechen, und beide strecken, was du hast, zu dem, was du brauchst. Als Nächstes: kleine Plättchen mit großer Wirkung, die auf der Karte warten.
