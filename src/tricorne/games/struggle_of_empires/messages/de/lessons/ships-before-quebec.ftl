moment = Der Sankt-Lorenz-Strom, Sommer 1759. General Wolfe hat eine Armee, Admiral Saunders eine Flotte. Über ihnen auf den Klippen thront Quebec mit seinen Mauern. Du befehligst beide.

step-1-words = Zähl zuerst das Land. Du hast drei Armeen. Die Franzosen haben eine Armee und ein Fort. Denk daran, was ein Fort wert ist. Wer ist an Land stärker?
step-1-answer-1 = Ich, drei zu zwei
step-1-answer-2 = Wir sind gleich, drei zu drei
step-1-answer-3 = Die Franzosen, vier zu drei
step-1-done = Eins für die Armee, zwei für das Fort. Drei zu drei, und bei einem Unentschieden bliebe Quebec französisch.
step-1-wrong-1 = Ein Fort zählt in der Verteidigung zwei. Eine Armee und ein Fort machen drei.
step-1-wrong-2 = Eine Armee ist eins, ein Fort ist zwei: drei. Flotten werden an Land nicht gezählt.

step-2-words = Du brauchst eins mehr, und es schwimmt hinter dir. Vor dem Landkampf kommt der Seekampf. Wer ihn gewinnt, hat an Land +1. Greif Frankreich in Nordamerika an.
step-2-done = Ihr habt beide Schiffe hier, also wirst du gefragt: Zur See kämpfen?
step-2-wrong-1 = Eine Flotte ohne Armee. Dort könntest du Schiffe versenken, aber nie den Schild gewinnen. Erst Quebec.
step-2-wrong-2 = Eine vierte Armee wäre willkommen. Aber sieh erst, was die Flotte kann.

step-3-words = Zur See zählt jede Flotte eins: du zwei, Frankreich eins. Lehnst du ab, geht das +1 an Land ohne einen Schuss an Frankreich. Wie lautet dein Befehl?
step-3-done = Auch Frankreich kämpft. Hätte es abgelehnt, wäre das +1 geschenkt gewesen.
step-3-wrong-1 = Dann steht Frankreich an Land vier zu drei, ohne eine Planke zu verlieren. Ablehnen ist für die schwächere Flotte, die leben will.

step-4-words = Dieselben Würfel wie an Land: Stärke plus die Differenz. Wirf für die Flotten.
step-4-done = Vier zu zwei. Eine französische Flotte sinkt, und die Seeunterstützung ist dein: vier gegen drei an Land.

step-5-words = Im Morgengrauen erklimmen Wolfes Männer die Klippen. Wirf für das Land.
step-5-done = Sechs zu drei! Frankreich muss eine Einheit verlieren und darf wählen: die Armee oder das Fort.

step-6-words = Sieh, was Frankreich hergibt.
step-6-done = Die Armee ist fort, die Mauern bleiben. Und ein französischer Schild ist dein: zwei zu eins, also bist du Erster in Nordamerika.

step-7-words = Ein Angriff hat höchstens einen Seekampf und einen Landkampf. In der Karibik hast du eine Flotte, aber keine Armee. Griffst du Frankreich dort an und siegtest zur See, was bekämst du?
step-7-answer-1 = Den französischen Schild
step-7-answer-2 = Eine versenkte französische Flotte, keinen Schild
step-7-answer-3 = Nichts, das ist nicht erlaubt
step-7-done = Genau so. Manchmal lohnt es sich, um den Weg für eine Landung zu räumen. Hier wäre es ein gleiches Wagnis um wenig.
step-7-wrong-1 = Schiffe können keine Provinz halten. Ohne eigene Armee gibt es keinen Landkampf, und nur Landkämpfe gewinnen Schilde.
step-7-wrong-2 = Es ist erlaubt und kostet 2 Gold wie immer. So kannst du Schiffe versenken.

step-8-words = Nicht jeder Ort hat ein Meer. Klick auf eine Region, in der Flotten nie zählen, weder im Kampf noch als Unterstützung.
step-8-done = Ja: die Deutschen Staaten und Mitteleuropa liegen im Binnenland. Dort sind Armeen auf sich gestellt.
step-8-wrong-1 = Gut geraten, denn dort kann kein Schiff liegen. Aber Flotten im Mittelmeer dienen auch dem Osmanischen Reich: eine Flotte, zwei Regionen.
step-8-wrong-2 = Das Baltikum zeigt ein Schiff: dort kämpfen und helfen Flotten. Sieh weiter ins Land hinein.

step-9-words = Eine Frage zu diesem Sonderfall. Wo hilft eine Flotte im Mittelmeer deinen Armeen?
step-9-answer-1 = Nur am Mittelmeer
step-9-answer-2 = Dort und im Osmanischen Reich
step-9-answer-3 = Überall in Europa
step-9-done = Zwei Meere zum Preis von einem. Denk daran, wenn du deine erste Flotte aufstellst.
step-9-wrong-1 = Sie kann mehr: ihre Kanonen reichen auch ins Osmanische Reich, obwohl dort kein Schiff liegen kann.
step-9-wrong-2 = So weit nicht. Eine Flotte dient der Region, in der sie liegt. Nur diese dient noch einer zweiten: dem Osmanischen Reich.

step-10-words = Du hast noch eine Aktion. Frankreich hält hinter seinem Fort noch einen Schild: 2. Du hast drei Armeen, und deine Flotte beherrscht den Strom allein: 4. Noch einmal angreifen oder ruhen? Greif an.
step-10-done = Kein französisches Schiff mehr, also ist die Seeunterstützung ohne Kampf dein. 77 von 100.
step-10-wrong-1 = Bei 77 von 100, und der Feind auf den Knien? Greif an.

step-11-words = Wirf.
step-11-done = Fünf zu fünf. Unentschieden: der Schild hält, du verlierst eine Armee, und das Fort steht, denn ein Unentschieden bricht keine Mauern. 77 ist nicht 100. Auch das ist das Spiel.

remember-1 = Erst die See, dann das Land: wer zur See siegt, hat an Land +1.
remember-2 = Wer den Seekampf ablehnt, verschenkt dieses +1.
remember-3 = Eine Flotte allein nimmt nie einen Schild. Es muss eine Armee dabei sein.
closing = Quebec ist gefallen, und Kanada wechselt den Herrn. Aber sieh dir den Blutzoll einer Schlacht genauer an: die nächste Lektion schlägt das Buch auf.
