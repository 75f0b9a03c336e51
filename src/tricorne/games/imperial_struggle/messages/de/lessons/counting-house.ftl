moment = Lissabon, 1725. Neutraler Boden, guter Kaffee und zwei Rechnungsbücher auf dem Tisch. Du bist Frankreich. Eine Runde bleibt noch, bevor die Friedenszeit gewertet wird. Wo wiegt eine einzige Flagge am meisten?

step-one-track-words = Für euch beide gibt es eine einzige Leiste der Siegpunkte. Sie beginnt bei 15. Was Frankreich gewinnt, zieht sie hinauf, was Großbritannien gewinnt, zieht sie hinab. Jeder Punkt ist ein Ruck an demselben Seil.

step-awards-words = Jede Region trägt eine Auszeichnung, in jeder Friedenszeit eine neue. Mehr Orte gewinnen sie. Gleichstand gewinnt nichts. Auszeichnungen mit 2 oder 3 Punkten verlangen einen Vorsprung von zwei.

step-demand-words = Und Europa will Waren. Drei von sechs stehen in jeder Friedenszeit in der Weltnachfrage: jetzt Tabak, Zucker und Baumwolle. Für jede wird die Seite mit mehr solchen Märkten bezahlt. Tabak bringt seinem Gewinner auch 1 Schuldenpunkt.

step-forecast-words = Die Vorschau zählt alles zusammen: würde jetzt gewertet, stünde es bei 16. Baumwolle steht drei zu drei. Indien steht sechs zu fünf, ein Vorsprung von eins, wo zwei nötig sind. Hm.

step-tile-words = Du hast bis zur Grenze geliehen, mehr als diese Punkte bekommst du nicht. Nimm Wirtschaft 2 mit Diplomatie 2.
step-tile-wrong-1 = Seine Münzen sind eine Nebenaktion: sie können keine britische Flagge entfernen. Und genau das brauchst du.

step-coin-words = Zwei Münzen, einmal Umflaggen. Finde den Markt, der den Gleichstand bei Baumwolle bricht und auf denselben Streich deinen Vorsprung in Indien auf zwei bringt.
step-coin-done = Vellore! Baumwolle zahlt 2, Indiens Auszeichnung zahlt 2. Die Vorschau springt von 16 auf 20.
step-coin-wrong-1 = Sieben zu fünf: das gewinnt Indiens Auszeichnung, wert 2. Gut! Aber dort wächst Pfeffer, keine Baumwolle. Ein anderer Markt schafft beides.
step-coin-wrong-2 = Tabak behält Großbritannien trotzdem, zwei zu null. Sieh dorthin, wo es knapp ist, nicht dorthin, wo es verloren ist.
step-coin-wrong-3 = Richtig gedacht: britische Baumwolle. Aber dieser Markt kostet 3. Ein anderer mit britischer Baumwolle kostet 2.

step-quill-words = Zwei Federn, ein leerer Ort. Wo ändert eine Flagge mehr eine Auszeichnung? Such eine Region, in der eine genügt, und sei es nur, um sie Großbritannien zu verderben.
step-quill-done = Sieben zu sieben in der Karibik. Gleichstand zahlt niemandem, und Großbritanniens Punkt ist dahin.
step-quill-wrong-1 = Sechs zu fünf. Aber diese Auszeichnung ist 3 wert und verlangt einen Vorsprung von zwei. Eine Flagge genügt dort nicht.
step-quill-wrong-2 = Indiens Auszeichnung hast du schon. Ein größerer Vorsprung zahlt nicht mehr.
step-quill-wrong-3 = In Europa führst du schon, auch bei den Kronen. Mehr davon zahlt in dieser Friedenszeit nichts.

step-count-words = Beende die Runde. Es war die letzte der Friedenszeit, darum beginnt die Wertung von selbst.
step-count-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-count-done = 21 Punkte, 2 Vertragspunkte für dich und 1 Schuldenpunkt für Großbritanniens Tabak.

closing = Lies vor jeder letzten Runde die Bücher: wer führt, um wie viel, was gefragt ist. Der beste Zug zählt oft doppelt. Als Nächstes kommt der Tag, an dem die Kanonen zählen.
