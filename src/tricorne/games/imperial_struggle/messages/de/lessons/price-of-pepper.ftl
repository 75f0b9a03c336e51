moment = Madras, 1717. Heute sitzt du auf der anderen Seite des Tisches. Du bist Großbritannien, deine Flaggen sind rot, und Frankreich besitzt den Pfeffer der Malabarküste. Du hast vier Münzen. Gib sie aus wie ein Kaufmann.

step-sum-words = Jeder Markt zeigt seinen Preis als kleine Rechnung. Calicut: aufgedruckt 3. Mangalore: aufgedruckt 2. Du erreichst beide, weil dein Geschwader, eine Gruppe Kriegsschiffe, vor der Küste liegt. Auch Schiffe tragen den Handel.

step-guns-words = Auf Karaikal steht 3, doch dich würde es 4 kosten. Das französische Fort Vandavasi liegt daneben. Ein beflaggter Markt neben einem eigenen Fort oder Geschwader ist geschützt: 1 mehr für den Angreifer.

step-cut-words = Jetzt der kluge Weg. Calicut und Mangalore hängen an einem Faden: Tiruchirappalli verbindet sie mit dem übrigen französischen Indien. Es ist geschützt, also 2 plus 1. Nimm seine Flagge weg.
step-cut-done = Drei Münzen für eine Flagge sehen teuer aus. Wart es ab.
step-cut-wrong-1 = Drei Münzen, ein leerer Ort, und in der nächsten Runde kommt Frankreich an seinem Faden zurück. Schneide lieber den Faden durch.
step-cut-wrong-2 = Alle vier Münzen gegen die Kanonen von Vandavasi. Stürme nie den starken Ort, wenn ein Faden in Reichweite ist.
step-cut-wrong-3 = Münzen bewegen kein Fort. Solange es unbeschädigt steht, bewegt es im Frieden gar nichts. Sieh auf den Markt daneben: Tiruchirappalli.

step-not-yet-words = Der Faden ist durch. Ist Calicut jetzt billig? Versuch es mit deiner letzten Münze.
step-not-yet-done = Immer noch 3. Ein Markt, der seinen Faden verloren hat, gilt als abgeschnitten, aber erst, wenn eine Runde beginnt. Geduld.

step-wait-words = Beende deine Runde. Flickt Frankreich den Faden nicht sofort, sind beide Märkte in Not.
step-wait-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-wait-news = Frankreich warb um Spanien und Savoyen und gab seine Münzen in der Karibik aus. Niemand las die Briefe von der Malabarküste.

step-coins-words = Eine neue Runde. Beide Märkte sind jetzt abgeschnitten: keine Kette französischer Märkte führt von ihnen zu einem französischen Territorium, Fort oder Geschwader. Nimm Wirtschaft 4.
step-coins-wrong-1 = Drei Münzen würden beinahe reichen. Aber da liegt eine 4 mit derselben Federhälfte. Nimm die bessere, solange sie da ist.

step-harvest-words = Ein abgeschnittener Markt kostet 1, was auch immer darauf steht. Nimm beide französischen Flaggen weg, Calicut und Mangalore. Je eine Münze.
step-harvest-done = Ein Schnitt, zwei Märkte fort. Zusammen hätten sie 5 gekostet.
step-harvest-wrong-1 = Dort kannst du für 2 eine Flagge setzen. Aber die beiden Schnäppchen für 1 Münze sind weg, sobald Frankreich den Faden flickt. Ernte zuerst.

step-far-away-words = Noch zwei Münzen. Antigua in der Karibik ist leer, aufgedruckt 2, und grenzt an dein St. Lucia. Versuch es.
step-far-away-done = Die erste Region jeder Runde ist ohne Aufschlag. Jede weitere kostet 1 mehr. Federn werden getrennt von Münzen gezählt.

step-pepper-words = Bleib also in Indien. Mangalore ist leer, der Spottpreis ist dahin, und es kostet wieder seine aufgedruckten 2. Setz deine Flagge. Der Pfeffer ist dein.
step-pepper-done = Und dein eigenes Geschwader daneben schützt ihn vom ersten Tag an.
step-pepper-wrong-1 = Leere Märkte sind nie abgeschnitten, darum kostet Calicut wieder seine aufgedruckten 3. Du hast 2 Münzen. Mangalore passt.
step-pepper-wrong-2 = Auch 2, und der Faden bliebe durchtrennt. Eine gute Idee! Aber neben den französischen Kanonen ist es schwer zu halten. Mangalore liegt unter deinen.

step-quills-words = Die Federhälfte hast du noch. Der Herrscher von Mysore schwankt und kostet 2. Du weißt, wie es geht.
step-quills-done = Indien zählt acht für dich, fünf für Frankreich. Angefangen hast du mit sechs zu acht.
step-quills-wrong-1 = Zwei Federn nicht ausgegeben! Mysore wartet auf einen Brief.

closing = Die aufgedruckte Zahl, oder 1, wenn abgeschnitten. Plus 1, wenn geschützt. Plus 1 für eine weitere Region. Nie unter 1. Das ist die ganze Rechnung. Als Nächstes: Orte ohne Linien, die Höfe Europas.
