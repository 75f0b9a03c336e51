moment = 1702. Der König von Spanien ist tot, und zwei Bewerber fordern seinen Thron. Du bist Großbritannien. Eine letzte Friedensrunde bleibt. Dann ist Krieg, in Europa und in der Welt.

step-four-theaters-words = Der Krieg hat vier Schauplätze. Auf jedem haben beide Seiten ein Grundplättchen, verdeckt. Deine darfst du ansehen. Manche sind schwach, manche stechen. Bündnisse, Schiffe, Mauern und Schlagworte kommen dazu.

step-tile-words = Das letzte Plättchen dieser Friedenszeit. Militär 2 ist klein, aber es trägt gekreuzte Schwerter: die militärische Aufwertung. Nimm es.
step-tile-wrong-1 = Auch das hat die gekreuzten Schwerter, aber seine Punkte sind Münzen. Münzen kaufen keine Soldaten. Nimm Militär 2.

step-upgrade-words = Im Königin-Anna-Krieg hat dein Grundplättchen Stärke 0. Nutze die Aufwertung dort: du ziehst ein zweites Plättchen und behältst das bessere.
step-upgrade-done = Von 0 auf 2. Das schwache Plättchen ist für immer fort, du triffst es nicht wieder.
step-upgrade-wrong-1 = Dieses Plättchen ist schon eine 1. Das im Königin-Anna-Krieg ist eine 0, und dort ist die Beute Land.

step-marlborough-words = Zwei Militärpunkte kaufen ein Bonusplättchen: blind gezogen, aber nie ein schlechtes. Kauf eines, sieh, wer kommt, und setz es in Mitteleuropa ein, gegen die französische Armee.
step-marlborough-done = Der Herzog von Marlborough selbst, Stärke 3! Sechs Punkte Stärke, von denen du weißt, und Frankreich kann ihn nicht sehen.
step-marlborough-wrong-1 = Dort würde er sicher siegen, und die Punkte sind nicht wenig. Aber Mitteleuropa zahlt auch mit Land. Schick ihn an die Donau.

step-war-words = Beende die Runde. Die Friedenszeit wird gewertet, wie du es kennst, dann schlagen die Trommeln. Die Schauplätze kommen nacheinander an die Reihe. Beide Seiten decken ihre Plättchen auf.
step-war-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-war-done = Mitteleuropa: sechs gegen drei. Vorsprung 3: für dich 2 Punkte und ein Eroberungspunkt, für Frankreich 2 Vertragspunkte. Der Stachel deines Plättchens drückte Frankreich noch 1 Schuldenpunkt auf.

step-gibraltar-words = Ein Eroberungspunkt nimmt einen Markt, ein Fort, ein Seefeld oder ein Territorium dieses Schauplatzes. Politische Felder nie. Gibraltar gehört niemandem und bewacht ein Meer. Erobere es.
step-gibraltar-done = Der Felsen ist dein. Er bringt auch einen Vorteil: Flottenstützpunkt.
step-gibraltar-wrong-1 = Menorca ist eine schöne Beute: eine Krone für den Ruhm. Nimm in dieser Lektion den Felsen. In einer richtigen Partie wäg beide ab.
step-gibraltar-wrong-2 = Akadien steht auf der Liste dieses Schauplatzes, und Louisbourg bahnt dir den Weg. Aber diese Tür öffnet sich im Königin-Anna-Krieg noch einmal. Die von Gibraltar nicht.
step-gibraltar-wrong-3 = Einen Eroberungspunkt kann man nicht sparen. Nutze ihn, oder er verfällt.

step-spain-words = Zweiter Schauplatz, Spanien. Dein Plättchen dort ist eine minus 1, aber es hat einen Stachel: es nimmt in Europa eine französische Flagge weg. Wähl klug: wen brächtest du auf eben diesem Schauplatz zum Schweigen?
step-spain-done = Frankreich gewinnt trotzdem mit 1 Vorsprung: ein Punkt, kein Land. Ohne den Stachel wären es 2 gewesen, und ein Eroberungspunkt.
step-spain-wrong-1 = Bayern hat auf dem ersten Schauplatz gekämpft, und der ist vorbei. Bring ein Bündnis zum Schweigen, das hier zählt, in Spanien.

step-new-france-words = Dritter Schauplatz, Königin-Anna-Krieg. Das französische Plättchen hat ein Fort von dir beschädigt: es behält seine Flagge, gibt aber keine Stärke. Doch Schiffe, Louisbourg, ein Überfall in Cataraqui und dein gutes Plättchen genügen.

step-acadia-words = Fünf zu null, und noch ein Eroberungspunkt. Ein Territorium mit gestrichelten Linien braucht eines deiner Felder am anderen Ende. Louisbourg hat eine solche Linie nach Akadien. Erobere Akadien.
step-acadia-done = Drei Punkte statt einer Provinz. Manch ein Vertrag war schlechter.
step-acadia-news = Frankreich weigert sich. Zweimal in einem Krieg darf eine Seite ihr Land so behalten. Das erste Mal kostet es 3 Siegpunkte, das zweite Mal 5. Sie gehören dir.
step-acadia-wrong-1 = Kühn! Louisbourg hat auch dorthin eine Linie, und Frankreich würde sich gewiss weigern. Versuch Akadien, und sieh, was eine Weigerung ist.
step-acadia-wrong-2 = Einen Markt darf man mit einem Eroberungspunkt nehmen, und niemand kann sich weigern. Aber Märkte kann man im Frieden kaufen. Land nicht.

step-furs-words = Ein Vorsprung von 4 oder mehr nimmt auch einem französischen Markt in Nordamerika die Flagge. Du wählst, welchem. Ile-aux-Noix zurückzugewinnen kostet Frankreich 3, Cataraqui 2.
step-furs-done = Auf dem letzten Schauplatz, dem Jakobitenaufstand, hatten beide 2. Gleichstand: nichts für niemanden. Der Krieg ist vorbei.
step-furs-wrong-1 = Erlaubt, aber das ist der billigere, und dein Überfall dort hat seine Arbeit getan. Triff, wo es am meisten kostet: Ile-aux-Noix.

step-after-words = Alle Kriegsplättchen gehen zurück. Überfälle, die Stärke gaben, sind vorbei. Beschädigte Forts bleiben beschädigt, bis jemand sie repariert. Dann werden die Plättchen des nächsten Krieges ausgelegt, und der Friede kehrt zurück. Aus 15 sind 10 geworden: du liegst vorn.

closing = Kriege gewinnt man in den Jahren davor: mit Freunden, Schiffen, Mauern und Plättchen. Und der Verlierer erhält oft Vertragspunkte für einen neuen Anfang. Als Nächstes: wer beginnt und wie alles endet.
