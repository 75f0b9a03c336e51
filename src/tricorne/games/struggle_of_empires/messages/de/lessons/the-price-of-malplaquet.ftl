moment = Bei Mons, September 1709. Noch eine so verlorene Schlacht, wird ein französischer Marschall seinem König sagen, und Eure Feinde sind erledigt. Diese Feinde befehligst du. Gleich erfährst du, was er meinte.

step-1-words = Drei deiner Armeen und zwei holländische stehen gegen zwei französische Armeen und ein Fort. Greif Frankreich an. Holland stellt alles, wie damals bei Malplaquet. Nimm an.
step-1-done = Fünf gegen vier: 60 von 100, wie du weißt.
step-1-wrong-1 = Klug, vielleicht klüger als die Geschichte. Aber wir wollen lernen, was es kostet. Greif an.
step-1-wrong-2 = Ein gutes Plättchen, und wir kommen noch darauf. Erst die Schlacht.

step-2-words = Wirf.
step-2-done = Acht zu acht: unentschieden. Und deine Würfel, 5 und 2, ergaben 7. Drei Armeen sind fort, und niemand hat etwas gewonnen.

step-3-words = Zählen wir die Toten. Ein Unentschieden kostet jede Seite eine Einheit. Dein erster Verlust ist immer dein eigener: eine britische Armee. Deine 7 kostet noch eine. Wer hat die bezahlt?
step-3-answer-1 = Wieder Großbritannien
step-3-answer-2 = Holland
step-3-answer-3 = Niemand, ein Verlust genügt
step-3-done = Erst der Anführer, dann ein Verbündeter. Nun weißt du, was Verbündete wirklich wagen und warum sie Gold verlangen.
step-3-wrong-1 = Ohne Verbündete wäre es so. Mit ihnen trifft der zweite Verlust einen Verbündeten: Holland.
step-3-wrong-2 = Eine 7 nimmt immer eine mehr, zu allem anderen, ob Sieg, Unentschieden oder Niederlage.

step-4-words = Frankreich hatte zwei Armeen und ein Fort. Das Unentschieden nahm eine Armee. Hätte Frankreich stattdessen das Fort hergeben können?
step-4-answer-1 = Ja, der Besitzer wählt
step-4-answer-2 = Nein, ein Unentschieden nimmt kein Fort
step-4-done = Forts fallen nur durch eine echte Niederlage oder durch die 7 der eigenen Seite. Das macht sie so zäh.
step-4-wrong-1 = Nach einer Niederlage, ja. Aber bei einem Unentschieden stehen die Mauern fest, und die Armee geht.

step-5-words = Nun die Rechnung daheim. Jede verlorene Einheit ist ein Unruhemarker aus dem Beutel, in der Regel 1 wert, manchmal 0 oder 2. Heute hast du eine 2 gezogen. Such deine Unruhe auf deiner Tafel: 5 Punkte.

step-6-words = Deine eigenen Punkte siehst du. Von Frankreich siehst du nur, dass es vier Marker zog, nicht was sie wert sind. Sicher weiß es niemand bis zum Ende der Partie. Warum ist das wichtig?
step-6-answer-1 = Die meiste Unruhe kostet 7 Punkte, und 20 kosten alles
step-6-answer-2 = Jede Unruhe kostet 1 Punkt
step-6-answer-3 = Sie entscheidet nur bei Gleichstand
step-6-done = Ganz am Ende: die meiste Unruhe, minus 7. Die zweitmeiste, minus 4. Und 20 oder mehr heißt Revolution: alle deine Punkte sind fort.
step-6-wrong-1 = Einfacher, aber nein. Nur der Vergleich zählt: das zornigste Land verliert 7, das nächste 4. Und 20 heißt Revolution, alle Punkte fort.
step-6-wrong-2 = Das tut sie auch. Aber zuerst verliert das zornigste Land 7, das nächste 4, und 20 heißt Revolution: alles fort.

step-7-words = Wie beruhigt man ein Volk? Ein Weg ist, zu passen. Pass mit deiner zweiten Aktion, und sieh, ob es hilft.
step-7-done = Nichts zurückgegeben: du hast in diesem Zug angegriffen. Nur ein Zug ohne Angriff beruhigt. Die anderen haben gepasst, und du bist wieder am Zug.
step-7-wrong-1 = Du hast noch zwei Armeen, Holland hat eine. Genug Blut für einen Tag.

step-8-words = Der andere Weg ist ein Plättchen. Öffne Plättchen und nimm Staatsreform. Sie ist umsonst, gibt sofort 2 Punkte zurück und scheidet aus. Wer zuerst kommt, mahlt zuerst.
step-8-done = Von fünf auf drei. Gold kann das nie kaufen: es hilft nur Reform und Ruhe.
step-8-wrong-1 = Ein schönes Plättchen für einen anderen Tag. Dein Volk schreit: Staatsreform.
step-8-wrong-2 = Gleich. Erst die Reform: beides passt in einen Zug.

step-9-words = Nun pass mit der anderen Aktion. In diesem Zug hast du niemanden angegriffen.
step-9-wrong-1 = Und die Ruhe wegwerfen, die du umsonst haben kannst? Pass.

step-10-words = Das Spiel fragt, ob du 1 Unruhepunkt zurückgibst. Es gibt kaum je einen Grund, abzulehnen.
step-10-done = Zwei. Einmal in einem Zug, ein Punkt, und nie in einem Zug mit einem Angriff.
step-10-wrong-1 = Du darfst deine Unruhe behalten, wie man Zahnweh behalten darf. Gib sie zurück.

remember-1 = Der Verlierer verliert eine. Unentschieden: beide verlieren eine. Eine 7 kostet eine mehr, Sieg oder Niederlage.
remember-2 = Jede verlorene Einheit ist ein verborgener Unruhemarker, 0, 1 oder 2 wert.
remember-3 = Zwei Wege, das Volk zu beruhigen: pass in einem Zug ohne Angriff, oder nimm Staatsreform.
closing = Du hast deine Krone behalten und dein Volk beruhigt. Schlachten sind ein Weg zur Unruhe. Der andere führt durch deine eigene Schatzkammer und ist viel glatter. Nimm dich als Nächstes vor ihm in Acht.
