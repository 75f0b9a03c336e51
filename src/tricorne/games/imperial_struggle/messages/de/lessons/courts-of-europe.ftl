moment = Versailles, 1700. Der König von Spanien hat keinen Erben, und jeder Hof Europas schreibt Briefe. Du bist wieder Frankreich. Heute keine Münzen, nur Federn.

step-no-lines-words = Europa hat keine Märkte und keine Linien. Seine Rauten sind politische Felder. Die Zahl ist der Preis in Federn, und jeder Hof hört dich an, von wo auch immer du schreibst.

step-signs-words = Zwei Zeichen sind wichtig. Punkte am Rand heißen Bündnis: es kämpft an deiner Seite in den Kriegen, für die diese Punkte stehen. Eine kleine Krone heißt Prestige: Ruhm, in jeder Friedenszeit gezählt.

step-quills-words = Nimm das Plättchen mit Diplomatie 4 und zwei Münzen darunter.
step-quills-wrong-1 = Drei Federn und ein Zeichen, das du später nutzen lernst. Der heutige Plan kostet 4.
step-quills-wrong-2 = Auch vier Federn, aber mit Schwertern darunter. Münzen dienen dir heute besser. Dieses liegt in der nächsten Runde vielleicht noch da.
step-quills-wrong-3 = Mit zwei Federn kommst du in Madrid und Wien nicht weit. Nimm eine 4.

step-glory-words = Prestige steht eins zu eins: du in Österreich, Großbritannien in den Niederlanden. Wer mehr davon hat, erhält am Ende jeder Friedenszeit 2 Punkte. Gleichstand bringt nichts. Gewinne die spanische Krone, die 2 kostet.
step-glory-done = Zwei Kronen zu einer. Und ein Ort mehr in Europa: fünf zu drei.
step-glory-wrong-1 = Derselbe Ruhm für 3 Federn. Die andere spanische Krone kostet 2, und den Rest brauchst du für Wien.
step-glory-wrong-2 = Auch Schweden trägt eine Krone, für 2. Gut gesehen! Aber heute blickt ganz Europa nach Madrid. Nimm Spanien.

step-war-panel-words = Nun der Blick voraus. Der nächste Krieg wird auf mehreren Schauplätzen ausgetragen. In Mitteleuropa ist jedes Bündnis auf der Liste ein Punkt Stärke. Großbritannien hat zwei, du hast Bayern.

step-vienna-words = Noch zwei Federn, und Österreichs rotes Bündnis kostet 2. Mit der Hauptaktion darfst du die Flagge entfernen. Tu es, und der Schauplatz steht eins zu eins.
step-vienna-done = Wien schließt London die Tür. Fürs Erste.
step-vienna-wrong-1 = Der deutsche Hof kostet 3, und du hast noch 2 Federn. Österreich kostet 2.
step-vienna-wrong-2 = Ein neuer Freund für dich: auch ein Punkt auf diesem Schauplatz. Gar nicht schlecht. Aber Großbritannien könnte ebenso antworten. Lerne heute, einen Freund wegzunehmen.

step-answer-words = Lass die zwei Münzen diesmal liegen, oder gib sie aus, wie du es gelernt hast. Dann beende die Runde. Achte auf Wien.
step-answer-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-answer-news = Kein Federplättchen gefiel Großbritannien besser als Münzen; es kaufte Tabak und Zucker. Wien ist noch leer. Du hattest Glück. Ein geleerter Hof steht beiden offen.

step-again-words = Deine zweite Runde. Nimm wieder Federn: die zweite Diplomatie 4 liegt noch da. Du bringst Wien zu Ende und suchst einen Freund, der doppelt zählt.
step-again-hint-1 = Nimm das Plättchen mit Diplomatie 4.

step-twice-words = Das niederländische Bündnis steht auf den Listen zweier Schauplätze des kommenden Krieges. Ein Freund, zwei Punkte Stärke. Gewinne es, und setz deine Flagge in Wien. Je zwei Federn.
step-twice-done = Mitteleuropa: drei für dich, eins für Großbritannien. Und kein Schuss ist gefallen.
step-twice-wrong-1 = Sieh dir Preußens Punkte an: zwei und drei. Den ersten Krieg verschläft es. Die Niederlande haben auch den einen Punkt und zählen auf zwei Schauplätzen.
step-twice-wrong-2 = Das sind drei Federn, um eine britische Krone zu leeren. Daneben steht das niederländische Bündnis frei für 2. Fülle, was leer ist, bevor du um das kämpfst, was voll ist.

closing = Kronen für den Ruhm, Punkte für den Krieg, und lass nie eine Tür hinter dir offen. Als Nächstes tauschst du den Palast gegen den Hafen: Kanonen, Schiffe und Mauern.
