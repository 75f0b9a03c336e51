moment = 1722. Jeder Seite bleiben zwei Runden bis zur Wertung. Du bist Frankreich. Niemand sagt dir jetzt, was du tun sollst. Aber ich bleibe an deiner Seite.

step-ledger-words = Zuerst das Rechnungsbuch. Wo ist es knapp? Pelze stehen zwei zu zwei. Europa und Indien sind ausgeglichen. Nordamerika ist um eins britisch. Lies, bevor du zugreifst.

step-sleeve-words = Dann dein Ärmel. „Politik des Vatikans“ verlangt Stil, „Kattun-Gesetze“ Merkantilismus. Deine zwei verdeckten Ministerien haben genau diese Schlagworte. Und die Algonkin sind ausgeruht.

step-purse-words = Dann dein Beutel: 1 Vertragspunkt, und Schulden 2 von 6. Und zuletzt die Plättchen: fünf für vier Runden. Was willst du, und was darf Großbritannien nicht bekommen? Jetzt spiel.

step-third-round-words = Deine dritte Runde. Die Vorschau sagt 17, aber Großbritannien wird zurückschlagen: schläfst du, fällt sie auf 13. Steh bei 16 oder mehr, wenn Großbritannien geantwortet hat. Eine Karte, ein Überfall, eine geliehene Münze: alles ist erlaubt.
step-third-round-hint-1 = Ein Plättchen mit Münzen und Schriftrolle lässt dich „Kattun-Gesetze“ spielen. Deck zuerst die Hugenotten auf. Die Algonkin können einen britischen Pelzmarkt aus der Zählung nehmen.
step-third-round-done = So fühlt sich eine gute Runde an: eine Karte, ein Freund und eine Münze ziehen am selben Seil.
step-third-round-news = Großbritannien nahm das große Münzplättchen. Havanna bringt Gleichstand beim Zucker, auf Caicos wächst Tabak, und seine Soldaten löschen dein Feuer. Jedem von euch bleibt eine Runde.
step-third-round-missed = Großbritannien hat geantwortet, und die Vorschau ist zu niedrig. Sieh noch einmal, wo eine Flagge die Zählung ändert: Pelze, Baumwolle, Kronen. Gehen wir zurück zum Anfang dieser Runde?
step-third-round-wrong-1 = Schwerter, heute? Der nächste Krieg ist eine Friedenszeit entfernt, und das Rechnungsbuch verlangt Münzen und Federn. Du darfst, aber wisse, warum.
step-third-round-wrong-2 = Warte. Dieses Plättchen hat eine Schriftrolle. Gibst du eine Münze aus, ist es zu spät für eine Karte.

step-fourth-round-words = Deine letzte Runde, dann die von Großbritannien, dann die Wertung. Komm auf 19 oder mehr. Wer hat noch eine Flagge in Spanien oder Österreich? Und was ist mit dem Zucker?
step-fourth-round-hint-1 = Ein kleines Plättchen mit Schriftrolle genügt. Deck den Hof des Sonnenkönigs auf, spiel „Politik des Vatikans“ auf Österreich, und sie zahlt sofort 2 Punkte.
step-fourth-round-done = Gewertet, und weit über deinem Anfang.
step-fourth-round-missed = Die Friedenszeit ist gewertet, und es hat nicht gereicht. Das geschieht Ministern jeden Tag. Lies das Rechnungsbuch noch einmal und spiel diese letzte Runde neu.
step-fourth-round-wrong-1 = Die Karte wirkt, aber ohne ihren Bonus. Gibt es ein Ministerium, das du zuerst aufdecken könntest?
step-fourth-round-wrong-2 = Deine Schulden sind klein. Eine ganze Runde für 2 Schuldenpunkte ist jetzt ein schlechter Handel.

closing = Das war eine richtige Friedenszeit, und du hast sie gespielt. Du bist bereit für eine ganze Partie: sechs Friedenszeiten, vier Kriege, ein Seil. Bei der ersten bin ich an deiner Seite. Wollen wir?
