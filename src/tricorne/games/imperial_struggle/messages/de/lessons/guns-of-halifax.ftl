moment = Boston, 1701. Französische Schiffe liegen vor der Cabotstraße, und die Fischer bleiben zu Hause. Du bist Großbritannien, und du hast bekommen, worum die Fischer baten: Schießpulver.

step-hexagons-words = Sechsecke sind für Kanonen. Manche sind Bauplätze für Forts, wie Halifax. Andere sind Seefelder, dort hat ein Geschwader Platz. Du hast vier Militärpunkte: Schwerter.

step-walls-words = Halifax kostet 3. Zum Bauen brauchst du direkt daneben einen Markt, ein Territorium oder ein Geschwader, das du seit Beginn der Runde hältst. Deine Georgesbank passt. Bau das Fort.
step-walls-done = Ein Fort ist eine Flagge mit Mauern: es zählt, es verbindet, es schützt, und es kämpft in Kriegen.
step-walls-wrong-1 = Louisbourg ist französisch und unversehrt. Ein heiles Fort wechselt im Frieden nie den Besitzer. Nur ein beschädigtes lässt sich einnehmen, für seine Zahl plus 1.
step-walls-wrong-3 = Ein neues Geschwader verschlingt alle 4 Punkte, und eines von deinen liegt noch untätig in der Flottenbox. Erst die Mauern.

step-sail-words = Noch ein Punkt, und in der Flottenbox wartet ein Geschwader. In ein leeres Seefeld zu segeln kostet 1, von überall her, ohne Linien. Entsende es in den Golf von Maine.
step-sail-done = Jetzt sind Massachusetts-Bucht und Georgesbank geschützt. Frankreich zahlt für jede 1 mehr.
step-sail-wrong-1 = Dort liegt ein französisches Geschwader. Es zu verdrängen kostet 2 mit einem Geschwader, das schon auf See ist, und 3 aus der Flottenbox. Du hast 1.
step-sail-wrong-2 = Das verlegt nur ein Geschwader, das du schon nutzt. Das in der Flottenbox bewacht nichts. Hol es heraus.

step-raid-words = Beende die Runde. Über dem Hudson-Tal steht Rauch.
step-raid-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-raid-news = Freunde Frankreichs überfallen das Hudson-Tal. Auf deinem Markt liegt ein Konfliktmarker. Frankreich gewinnt auch Spanien und Savoyen und handelt nun bis Niagara.

step-smoke-words = Deine Flagge steht noch dort, aber solange der Marker daliegt, zählt der Ort nicht und trägt keinen Handel. Sein Grundpreis fällt auf 1, und selbst eine Nebenaktion darf deine Flagge wegnehmen.

step-swords-words = Du hast zweierlei zu tun, und beides braucht Schwerter. Nimm Militär 4.
step-swords-wrong-1 = Drei Punkte: genug für eine der beiden Aufgaben, nicht für beide. Das andere Plättchen hat 4.

step-clean-words = Einen Konfliktmarker zu entfernen kostet 2, auf einem geschützten Feld nur 1. Beim Hudson-Tal steht kein Fort von dir, also zahl 2. Räum auf.
step-clean-done = Friede im Tal. Der Markt zählt wieder.
step-clean-wrong-1 = Ein neues Geschwader für 4, und das Tal brennt weiter. Lösch erst das Feuer; 2 Punkte genügen.
step-clean-wrong-2 = Soldaten für den Krieg zu kaufen lernst du bald. Solange ein Ort von dir brennt, lösch erst das Feuer.

step-chase-words = Noch zwei Punkte: genau der Preis, um ein Geschwader mit einem zu verdrängen, das schon auf See ist. Vertreib die Franzosen aus der Cabotstraße. Nimm das Geschwader der Atlantikpassage.
step-chase-done = Niemand ist gesunken. Die französischen Schiffe segeln heim in die Flottenbox. Aber die See ist dein, und die Fischer singen.
step-chase-wrong-1 = Das gewänne die Straße und ließe Boston offen. Das Geschwader in der Atlantikpassage bewacht viel weniger. Schick dieses.

step-reach-words = Sieh, was die Cabotstraße öffnet: den Sankt-Lorenz-Golf, einen französischen Fischmarkt. Ein Geschwader trägt den Handel sofort, selbst eines, das erst in dieser Runde ankam. Nur sind deine zwei Münzen eine Nebenaktion.
step-reach-done = Erreicht, aber eine Nebenaktion nimmt keinem Rivalen die Flagge. Mit einem großen Münzplättchen könntest du Frankreich in der nächsten Runde hinauswerfen.

closing = Mauern schützen, Schiffe reichen weit, und Soldaten räumen nach Überfällen auf. Ein neues Geschwader würde 4 kosten. Als Nächstes: was du tust, wenn dir die Punkte ausgehen, die Pläne aber nicht.
