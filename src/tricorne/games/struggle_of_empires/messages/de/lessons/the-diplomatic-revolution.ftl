moment = Wien, 1756. Zweihundert Jahre lang war Frankreich der Feind. Du bist Kaunitz, Kanzler von Österreich, und hast eine verrückte Idee: mach Frankreich zum Freund und lass Preußen allein in der Kälte stehen.

step-1-words = Vor jedem Krieg werden alle Mächte auf Rot und Blau verteilt, immer zwei auf einmal, durch Auktion. Russland, Spanien und Holland haben in dieser Partie keinen Spieler; auch sie werden verteilt, nach den Spielern. Preußen eröffnet. Sieh, was es bietet.
step-1-done = Preußen bietet 1 Gold für diesen Vorschlag: Frankreich zu Rot, Österreich zu Blau.

step-2-words = Sich selbst hat Preußen gar nicht genannt. Das muss es auch nicht. Wenn niemand mehr bietet, was wird aus Frankreich und dir?
step-2-answer-1 = Wir werden Verbündete
step-2-answer-2 = Wir werden Feinde
step-2-answer-3 = Noch nichts
step-2-done = Einer rot, einer blau: Feinde für den ganzen Krieg. Genau das, was Preußen will, und genau das, was du nicht willst.
step-2-wrong-1 = Ein Vorschlag trennt seine zwei Mächte immer: eine rot, eine blau. Diese zwei sind Feinde.
step-2-wrong-2 = Passen alle, ist es sofort entschieden: Frankreich rot, Österreich blau, Feinde, bis der Krieg endet.

step-3-words = Du darfst passen oder erhöhen. Erhöhe.
step-3-wrong-1 = Dann passen vielleicht auch Frankreich und Großbritannien, und der zweihundertjährige Streit geht weiter. Erhöhe.

step-4-words = Nenn dein Gebot: es muss höher sein als 1. Haben musst du das Gold jetzt nicht. Nur wer gewinnt, zahlt, und fehlt ihm etwas, erhebt er Steuern. Biete 2.
step-4-wrong-2 = Du hast 4 Gold. Bei 7 zu gewinnen hieße zwei Besteuerungen und zweimal Unruhe. Biete gerade genug: 2.

step-5-words = Wer erhöht, darf den Vorschlag ändern, wie er will. Damit Frankreich und du auf einer Seite steht, dürft ihr nicht beide darin vorkommen. Setz Preußen, deinen Feind, zu Rot.
step-5-wrong-1 = Dann wird dein Feind, wen du als Nächstes nennst, und Frankreich ist noch für alle zu haben. Lass dich selbst weg: Preußen zu Rot.
step-5-wrong-3 = 2 Gold zahlen für Preußens eigene Idee? Ändere sie: Preußen zu Rot.

step-6-words = Und Frankreich zu Blau, wohin du ihm folgen willst. Dann sprechen reihum alle anderen: auch sie dürfen erhöhen, selbst wer vorher gepasst hat.
step-6-done = Alle passen. Du zahlst 2, als Einziger. Preußen nimmt Feld 1, Frankreich Feld 2.
step-6-wrong-1 = Das macht dich zu Preußens Feind, gut. Aber dann können Großbritannien oder Preußen Frankreich noch gegen dich stellen. Sichere erst Frankreich.

step-7-words = Die nächste Auktion eröffnet der Spieler links vom letzten Eröffner: du. Wer eröffnet, kann nicht passen, darf aber 0 bieten. Von den Spielern sind nur noch Großbritannien und du übrig. Biete 0.
step-7-wrong-2 = Du darfst. Aber für den Anfang genügt 0: erhöhe nur, wenn jemand widerspricht.

step-8-words = Nun geh zu Frankreich: Großbritannien zu Rot, du selbst zu Blau.
step-8-done = Geschafft, für nichts. Österreich und Frankreich gegen Preußen und Großbritannien.
step-8-wrong-1 = Bei Rot steht Preußen. Als Verbündete könntet ihr einander nie angreifen, und Schlesien bliebe verloren. Großbritannien zu Rot.

step-9-words = Die Felder geben auch die Reihenfolge der Züge an: 1, 2, 3, 4, im Zickzack zwischen Rot und Blau. Wer zieht in diesem Krieg zuerst, und wer zuletzt?
step-9-answer-1 = Preußen zuerst, ich zuletzt
step-9-answer-2 = Ich zuerst, Preußen zuletzt
step-9-answer-3 = Der Höchstbietende zuerst
step-9-done = Ja. Das war der Preis für den späten Beitritt. Der Letzte eröffnet die Auktionen des nächsten Krieges.
step-9-wrong-1 = Lies die Zahlen: Preußen steht auf Feld 1, du auf Feld 4.
step-9-wrong-2 = Gold entscheidet über den Vorschlag, die Felder über die Reihenfolge: zuerst verteilt, zuerst am Zug.

step-10-words = Nun die Mächte ohne Spieler. Sie haben keine Züge, aber ihre gepunkteten Armeen kämpfen mit, je 1, für jede Macht ihrer Farbe in derselben Region. Man kann sie nie angreifen oder verlieren. Frankreich eröffnet mit 0.
step-10-done = Holland zu Rot, Russland zu Blau, zu dir. Russische Armeen stehen in drei Regionen, auch neben dir in den Deutschen Staaten.

step-11-words = Genau das willst du, und ein anderer zahlt dafür. Was tust du?
step-11-done = Passen, natürlich. Die Kunst der Auktion ist, andere für deine Pläne zahlen zu lassen.
step-11-wrong-1 = Warum zahlen für das, was du ohnehin bekommst? Pass.

step-12-words = Eine Macht ist übrig: Spanien. Eine letzte Macht wird allein vorgeschlagen, für Rot oder für Blau. Großbritannien eröffnet.
step-12-done = Großbritannien will Spanien bei Rot, für nichts, und Preußen nickt. Du wirst gefragt.

step-13-words = Du hast noch 2 Gold. Erhöhe auf 1 und hol Spanien zu Blau.
step-13-done = Verkauft. Der Krieg kann beginnen.
step-13-wrong-1 = Dann kämpfen Spaniens Armeen den ganzen Krieg lang für Preußens Seite. Eine Münze ändert das.

step-14-words = In der ersten Auktion bot Preußen 1 und du botest 2. Was hat Preußen für sein Gebot gezahlt?
step-14-answer-1 = 1 Gold
step-14-answer-2 = Nichts
step-14-answer-3 = 1 Gold an mich
step-14-done = Nur der letzte Bieter zahlt, und zwar an die Bank. Überboten zu werden kostet nichts, darum kann ein kühnes Gebot ein feiner Bluff sein. Gewinn nur nicht aus Versehen.
step-14-wrong-1 = Preußen wurde überboten, also behält es sein Gold. Sieh: immer noch 5.
step-14-wrong-2 = In einer Auktion zahlt niemand an einen Mitspieler. Und wer überboten wird, zahlt gar nichts.

remember-1 = Ein Vorschlag nennt eine Macht für Rot, eine für Blau: diese zwei sind Feinde für den ganzen Krieg.
remember-2 = Dich selbst musst du nicht nennen. Oft ist es besser so.
remember-3 = Nur der letzte Bieter zahlt. Alle anderen haben umsonst mitgeredet.
closing = Frankreich, Russland und Spanien neben dir, Preußen und Großbritannien gegenüber. In Potsdam schläft heute Nacht jemand schlecht. Als Nächstes: wie alles endet, und wie ein Führender alles verlieren kann.
