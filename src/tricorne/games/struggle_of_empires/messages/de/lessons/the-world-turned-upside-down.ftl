moment = Frühjahr 1781. Rochambeau ist in Amerika, Suffren segelt nach Indien, Spanien steht neben dir vor Menorca, und Großbritannien ist dünn verteilt von Yorktown bis Madras. Du bist Frankreich. Der Krieg hat noch zwei Runden.

step-1-words = Keine kleinen Schritte mehr. Du hast zwei Züge, und Großbritannien und Spanien werden in ihren passen. Endete der Krieg jetzt, bekämst du 8 Punkte. Mach 18 oder mehr daraus, mit höchstens 4 Unruhe. Sieh dich erst um.

step-2-words = In dieser Prüfung hat niemand Glück: beide Seiten werfen immer Würfel mit derselben Differenz, und die See ist ruhig. Also gewinnt die stärkere Seite, und gleiche Stärke ist unentschieden. Nun: wo ist dir ein Schild mehr am meisten wert? Klick darauf.
step-2-done = Sechs, vier, zwei, und du hast dort noch nichts. Ein Schild von Großbritannien, und du liegst mit Spanien gleichauf vorn: 6 Punkte auf einen Streich.
step-2-wrong-1 = Ein Schild dort höbe dich vom zweiten auf den ersten Platz: von 3 auf 5. Gut, aber nur 2 mehr. Such einen Ort, an dem du keinen hast.
step-2-wrong-2 = Dort stiegst du von 2 auf 4. Gut für später. Such einen Ort, an dem du keinen hast und die Zahlen hoch sind.
step-2-wrong-3 = Einer mehr bringt dort Gleichstand an der Spitze: von 3 auf 5. Merk es dir. Ein anderer Ort zahlt mehr.
step-2-wrong-4 = Sehr gute Augen: ein offener Siedlungsmarker, 3 Punkte für einen Menschen. Setz ihn auf deine Liste. Ein Ort zahlt noch mehr.

step-3-words = Menorca also. Großbritannien hat dort ein Fort und eine Flotte. Du hast eine Armee und kein Schiff. Dein Verbündeter Spanien hat eine Armee und zwei Flotten und hilft mit allem. Wie steht es an Land, wenn ihr zur See gewinnt?
step-3-answer-1 = Eins gegen zwei
step-3-answer-2 = Drei gegen zwei
step-3-answer-3 = Vier gegen zwei
step-3-done = Deine Armee, Spaniens Armee und die Seeunterstützung, die Spaniens Flotten für dich gewinnen. Ohne Verbündete hätten dich die Aussichten abgeschreckt.
step-3-wrong-1 = So sagen es die Aussichten, denn sie lassen Verbündete weg. Spanien bringt eine Armee und gewinnt die See für dich.
step-3-wrong-2 = Flotten kämpfen nicht an Land. Ein Sieg zur See ist +1, so viele Schiffe es auch waren.

step-4-words = Ein Angriff wird für 18 nicht genügen. Denk daran: in jeden Zug passt eine besondere Aktion, und die braucht keine Würfel. Was kannst du dir in Südamerika nehmen, und wofür?
step-4-answer-1 = Einen Schild für 1 Menschen
step-4-answer-2 = Einen Schild für 2 Gold
step-4-answer-3 = Nichts ohne eine Flotte
step-4-done = Zweiter Platz hinter Spanien, 3 Punkte. Mit Menorca macht das 17. Du brauchst noch eine Idee, und es gibt mehrere.
step-4-wrong-1 = Gold ist für Angriffe. Siedeln kostet einen Menschen und sonst nichts.
step-4-wrong-2 = Zum Siedeln muss niemand vor Ort sein. Ein Mensch, von deinem Schreibtisch in Versailles aus.

step-5-words = Die Bühne gehört dir. Zwei Züge, vier Aktionen. Erreiche 18 Punkte, wenn der Krieg gewertet wird, mit höchstens 4 Unruhe. Geht es schief, fang neu an: hier lassen sich Kriege wiederholen.
step-5-hint-1 = Menorca bringt 6, Südamerika 3. Beides passt in deinen ersten Zug: eine gewöhnliche Aktion, eine besondere.
step-5-hint-2 = Für die letzten Punkte: Handeln in der Karibik braucht eine Flotte in Afrika, und eine liegt müßig daheim. Oder such dir einen örtlichen Freund in Indien. Oder versuch es mit Yorktown.
step-5-hint-3 = Yorktown: zwei Armeen gegen eine. Zur See steht es eins gegen eins, und ein Unentschieden kostet dort eine Flotte, gibt Großbritannien aber nichts. Lehnst du ab, bekommt Großbritannien +1.

step-6-words = Der Frieden ist unterzeichnet. Du hast geplant, gezählt, eine Schlacht mit einem Freund geteilt und dein Volk gerade ruhig genug gehalten. Sieh dir ein letztes Mal die Punkte und den Beutel an.

remember-1 = Such den Ort, an dem ein Schild am meisten wert ist.
remember-2 = Zähl beide Seiten, samt Freunden, bevor du zahlst.
remember-3 = In jedem Zug eine besondere Aktion: sie braucht keine Würfel.
closing = Lord Cornwallis’ Kapelle soll „Die Welt steht kopf“ gespielt haben. Auf den Kopf gestellt hast du sie. Du bist nun bereit für eine ganze Partie, und in deiner ersten sitzt ein Lehrer neben dir.
