moment = Nachrichten aus Indien reisen langsam, aber die Antwort ist da: Großbritannien hat zurückgeschlagen. Zwei neue rote Flaggen, in Kurpa und Vellore. Du bist am Zug, und diesmal wählst du deine Münzen selbst.

step-tiles-words = Das sind die Investitionsplättchen. Neun lagen in dieser Friedenszeit offen; jede Seite hat eines genommen. In jeder Runde nimmst du ein Plättchen von diesem Tisch, und was du nimmst, kann Großbritannien nicht haben.

step-halves-words = Ein Plättchen hat zwei Hälften. Oben steht die Hauptaktion: 2, 3 oder 4 Punkte, die starke Hälfte. Unten steht die Nebenaktion: immer 2 Punkte, von einer anderen Art.

step-types-words = Drei Arten. Münzen sind Wirtschaft und flaggen Märkte um. Eine Feder ist Diplomatie: sie flaggt politische Felder um, die Rauten. Ein Schwert ist Militär und bewegt, was Kanonen trägt. Kein Plättchen hat alle drei.

step-choose-words = Dein Plan für die Karibik: zwei Märkte und eine Freundschaft. Welches Plättchen bezahlt das alles? Nimm Wirtschaft 4 mit Diplomatie 2.
step-choose-done = Gute Wahl. Sie lässt Großbritannien auch keine große Münze auf dem Tisch.
step-choose-wrong-1 = Vier Punkte, aber Schwerter. Münzen sind es nur 2: ein Markt, nicht zwei. Such die große Münze.
step-choose-wrong-2 = Vier Federn gewönnen Freunde in ganz Europa. Dein Plan braucht heute Münzen. Such das Plättchen, auf dem die Münze die große Hälfte ist.
step-choose-wrong-3 = Erst ein Plättchen, dann seine Punkte. Nimm Wirtschaft 4 mit Diplomatie 2.

step-major-words = Vier Münzen. Antigua grenzt an dein Martinique. Caicos grenzt an dein Saint-Domingue. Beide sind leer und kosten 2. Setz auf jedes eine Flagge, in beliebiger Reihenfolge.
step-major-done = Zwei Flaggen für vier Münzen. Leere Orte sind der beste Kauf auf der Karte.
step-major-wrong-1 = Du darfst. Aber 2 Münzen, um einen Ort zu leeren, bringen dir gar keine Flagge. Solange leere Orte nebenan liegen, setz erst und kämpf später.
step-major-wrong-2 = Du hast noch nichts ausgegeben. Die Karibik wartet: Antigua und Caicos.

step-minor-limit-words = Jetzt die untere Hälfte: 2 Federpunkte. Politische Felder sind Menschen, die du gewinnst, darum braucht es keine Linie. Prüf zuerst ihre Grenzen: versuch die rote österreichische Raute, die 2 kostet.
step-minor-limit-done = Eine Nebenaktion nimmt keinem Rivalen eine Flagge, mit einer Ausnahme, die du später kennenlernst. Dafür brauchst du eine Hauptaktion.

step-minor-words = Aber sie darf einen leeren Ort füllen. Die Freibeuter der Karibik kosten 2. Gewinne sie: ihre Kapitäne werden dir in einer späteren Lektion gut dienen.
step-minor-done = Drei Flaggen aus einem Plättchen. Eine Nebenaktion kauft ein Ding, dann ist sie vorbei.
step-minor-wrong-1 = Auch Savoyen zu haben lohnt sich. Heute gilt der Plan der Karibik, also gewinne die Freibeuter.
step-minor-wrong-2 = Deine zwei Federpunkte wären verloren. Punkte warten nie auf die nächste Runde.

step-answer-words = Das Plättchen ist leer. Beende die Runde und sieh zu, wie Großbritannien wählt.
step-answer-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-answer-news = Großbritannien nahm Diplomatie 4: Freunde in Savoyen und Schottland, und mit der Nebenaktion einen Markt auf den Bahamas. Nur ein Plättchen mit 4 Punkten ist übrig.

step-deny-words = Dein drittes Plättchen. Dort liegen vier Schwerter, und ein Krieg kommt. Lässt du sie liegen, nimmt Großbritannien sie. Gut wählen heißt auf beide Seiten des Tisches sehen. Nimm sie.
step-deny-done = Dem Tisch genommen, Großbritannien genommen. Das ist das halbe Spiel.
step-deny-wrong-1 = Ein gutes Plättchen, und in der nächsten Runde ist es noch eines von mehreren. Die letzte 4 auf dem Tisch nicht. Nimm Militär 4.

closing = Nun kennst du den Herzschlag des Spiels: ein Plättchen nehmen, es ausgeben, dem Rivalen dabei zusehen. Viermal jeder, dann wird die Friedenszeit gewertet. Als Nächstes: warum ein Ort 1 kostet und ein anderer 4.
