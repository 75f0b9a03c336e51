moment = 1699. Zwei Könige blicken auf dieselbe Karte, und beide sagen: mein. Hundert Jahre lang wirst du einen von ihnen führen. Heute bist du Frankreich, und die Geschichte beginnt in Indien.

step-whose-words = Blaue Flaggen mit einer Lilie sind deine, rote mit einem Kreuz britisch. Eine Flagge heißt: dieser Ort arbeitet für mich. In Indien hat jede Seite vier. Heute willst du mehr.

step-shapes-words = Runde Orte sind Märkte. Geld kann sie gewinnen. Eckige Orte sind Territorien. Die bewegt nur ein Krieg. Die dünnen Linien zwischen den Orten sind die Wege deiner Händler.

step-plant-words = Für deinen ersten Tag gibt dir der König sechs Wirtschaftspunkte. Denk sie dir als Münzen. Westbengalen ist leer, kostet 2, und eine Linie verbindet es mit Plassey, das dir gehört. Klick auf Westbengalen.
step-plant-done = Deine Flagge weht über Westbengalen. Indien zählt fünf für dich, vier für Großbritannien.
step-plant-wrong-1 = Vellore grenzt an keinen deiner Orte. Der Handel wächst entlang der Linien, Schritt für Schritt. Fang bei Plassey an.
step-plant-wrong-2 = Kalkutta ist eckig. Münzen können es nicht kaufen, in keinem Friedensjahr. Nur ein Krieg bewegt Territorien.
step-plant-wrong-3 = Erlaubt, und ein schöner Ort. Aber er nimmt 3 deiner 6 Münzen, und für den heutigen Plan brauchst du 6. Westbengalen kostet 2.
step-plant-wrong-4 = Die Karibik hat Zucker und kann warten. Komm zurück nach Indien, nach Westbengalen.

step-no-chain-words = Hungrig auf mehr? Gut. Mangalore liegt eine Linie hinter Westbengalen, und du kannst es dir leisten. Versuch es und sieh, was das Spiel sagt.
step-no-chain-done = Die Linie ist da, aber ein Markt, den du in eben dieser Runde gewonnen hast, trägt dich nicht weiter. In der nächsten Runde schon.

step-strike-words = Jetzt ein Rivale. Kanchipuram ist britisch, und eine Linie verbindet es mit deinem Karaikal. Ein Umflaggen tut nur eines. Hier nimmt es die rote Flagge weg, für 2 Münzen. Klick darauf.
step-strike-done = Die rote Flagge ist fort. Großbritannien hat jetzt drei Orte in Indien.
step-strike-wrong-1 = Eine Linie verbindet Midnapore mit Westbengalen, aber diese Flagge ist neu und trägt dich in dieser Runde nicht weiter. Kanchipuram grenzt an Karaikal, eine alte Flagge von dir.
step-strike-wrong-2 = Du hast noch 4 Münzen. Was nicht ausgegeben ist, verfällt am Ende der Runde. Klick auf Kanchipuram.

step-take-words = Der Ort ist jetzt leer, für jeden. Ein zweites Umflaggen, noch 2 Münzen, setzt deine eigene Flagge. Wer einem Rivalen einen Ort nimmt, zahlt zweimal. Klick noch einmal auf Kanchipuram.
step-take-done = Deins. Sechs Münzen, und keine verschwendet.
step-take-wrong-1 = Auch deins für 2. Aber dann bleibt Kanchipuram leer, und Großbritannien kommt für 2 Münzen zurück. Bring zu Ende, was du begonnen hast.
step-take-wrong-2 = Noch nicht. Ein leerer Ort ist eine Einladung, und du hast genau die 2 Münzen, die die Tür schließen.

step-count-words = Sieh die Zählung: sechs zu drei. Die Karte hat vier Regionen: Indien, die Karibik, Nordamerika und Europa. In jeder wird die Seite mit mehr Orten belohnt, wenn die Friedenszeit endet.

step-over-words = Deine Münzen sind ausgegeben. Beende die Runde und lass London die Nachricht hören.
step-over-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.

closing = Sechs Münzen, zwei Orte, und London hat es bemerkt. Als Nächstes lernst du, woher die Münzen kommen und warum es sich lohnt zu sehen, was dein Rivale will.
