moment = Dezember 1740. Du bist Friedrich von Preußen, achtundzwanzig, seit einem halben Jahr König. Geerbt hast du die am besten gedrillte Armee Europas. Österreich nebenan hat einen Streit geerbt, wer dort regieren darf.

step-1-words = Willkommen am Tisch. Das ist die Welt um 1740: fünf Regionen in Europa, sechs Kolonien jenseits der Meere. Elf Preise im Ganzen. Klick auf die Deutschen Staaten, die reichste von allen.
step-1-done = Da. Die Schilde auf der Tafel sind Kontrollmarker: sie zeigen, wer wie viel beherrscht. Österreich hat zwei, du hast einen.
step-1-wrong-1 = Knapp daneben: das ist Mitteleuropa, weiter östlich. Die Deutschen Staaten liegen westlich davon und tragen die Zahlen 8, 5 und 3.
step-1-wrong-2 = Das ist das Baltikum, oben im Nordosten. Such die Zahlen 8, 5 und 3.

step-2-words = Die Zahlen 8, 5, 3 sind Siegpunkte. Wenn ein Krieg endet, bekommt die Macht mit den meisten Schilden hier 8, die nächste 5, die nächste 3. Österreich hat zwei Schilde, du hast einen. Was bekämst du heute?
step-2-answer-1 = 8 Punkte
step-2-answer-2 = 5 Punkte
step-2-answer-3 = 3 Punkte
step-2-done = Richtig. Zweiter Platz, 5 Punkte. Nicht schlecht. Nicht der erste.
step-2-wrong-1 = Die gehören Österreich: zwei Schilde schlagen einen. Du bist Zweiter.
step-2-wrong-2 = Der dritte Platz bringt 3. Aber vor dir liegt nur Österreich, also bist du Zweiter.

step-3-words = Nun Mitteleuropa, wert 6, 4, 2. Du hast dort einen Schild, Österreich hat einen. Wer bekommt die 6?
step-3-answer-1 = Niemand
step-3-answer-2 = Österreich
step-3-answer-3 = Wir beide
step-3-done = Ja. Gleichstand ist in diesem Spiel freundlich: alle, die gleichauf liegen, bekommen den vollen Wert. Aufholen genügt oft.
step-3-wrong-1 = Viele Spiele sind so streng. Dieses ist gütig: wer gleichauf liegt, bekommt den vollen Wert.
step-3-wrong-2 = Österreich hat dort zwei Armeen, das stimmt. Aber hier zählen keine Armeen, nur Schilde. Je einer ist Gleichstand.

step-4-words = Noch ein Blick. Im Baltikum, wert 5, 3, 2, hast du eine Armee, und niemand hat einen Schild. Wie viele Punkte sind das für dich?
step-4-answer-1 = 5 Punkte
step-4-answer-2 = 2 Punkte
step-4-answer-3 = 0 Punkte
step-4-done = Genau. Soldaten sind nur das Mittel. Schilde sind das Ziel.
step-4-wrong-1 = Das ist der häufigste Irrtum von allen. Soldaten gewinnen Schilde und bewachen sie, aber selbst bringen sie keinen Punkt.
step-4-wrong-2 = Nicht einmal das. Ohne Schild bringt dir eine Region nichts, so viele Soldaten dort auch stehen.

step-5-words = Endete der Krieg jetzt, bekämst du 11 Punkte und Österreich 14. Aber du bist am Zug, und ein Zug hat zwei Aktionen. Nutzen wir sie.

step-6-words = Das runde Stück mit der 2 ist ein neutraler Marker: ein kleiner Staat, der niemandem gehört. Deine drei Armeen stehen daneben. Wähl Angreifen, dann diesen Marker, dann bestätige. Ein Angriff kostet 2 Gold.
step-6-done = Der Angriff ist erklärt, 2 Gold sind bezahlt. Du hast Stärke 3, eins für jede Armee. Der kleine Staat hat Stärke 2.
step-6-wrong-1 = Dein Mut gefällt mir. Heb dir den Gedanken eine Minute auf! Erst die leichte Beute, die dir Gold bringt.
step-6-wrong-2 = Mehr Soldaten locken immer, und von ihnen handelt die nächste Lektion. Heute hast du genug: greif an.
step-6-wrong-3 = Geduld ist eine Tugend, aber für sie war Friedrich nicht bekannt. Greif an!

step-7-words = Beide Seiten werfen zwei Würfel, und das Glück legt jeder Seite etwas dazu. Wie genau, kommt später. Jetzt: wirf.

step-8-words = Sieg! Dein Schild liegt jetzt dort, wo der Marker lag, und der Marker hat obendrein 3 Gold gebracht. Du hast nun zwei Schilde, Österreich zwei. Was sind dir die Deutschen Staaten jetzt wert?
step-8-answer-1 = 5 Punkte
step-8-answer-2 = 8 Punkte
step-8-answer-3 = 16 Punkte
step-8-done = Gleichauf an der Spitze: 8 für dich, 8 für Österreich.
step-8-wrong-1 = Mit einem Schild warst du Zweiter. Mit zweien hast du Österreich eingeholt, und wer gleichauf liegt, bekommt den ersten Wert.
step-8-wrong-2 = Eine Region zahlt jeder Macht ihren Wert einmal, so viele Schilde sie dort auch hat. Es zählt der Platz.

step-9-words = Deine zweite Aktion. Österreichs Schilde in den Deutschen Staaten sind unbewacht: seine Armeen stehen in Mitteleuropa. Greif Österreich in den Deutschen Staaten an.
step-9-done = Stärke 3 gegen 0. Nur wilde Würfel können es noch retten.
step-9-wrong-2 = Eine offene Tür, und du gehst vorbei? Versuch es in den Deutschen Staaten.

step-10-words = Halt den Atem an und wirf.

step-11-words = Fünf zu vier: das war knapp. Ein österreichischer Schild ist fort, und deiner liegt an seiner Stelle. Sieh dir den Stand an: du 14, Österreich 11. Vor deinem Zug war es umgekehrt.

remember-1 = Schilde bringen Punkte. Soldaten nicht.
remember-2 = Die meisten Schilde in einer Region: der erste Wert. Gleichstand ist freundlich: beide bekommen den vollen Wert.
remember-3 = Was du gewinnst, hat ein anderer nicht mehr.
closing = Ein Zug, zwei Angriffe, und du hast mit Österreich den Platz getauscht. Europa kennt dich jetzt. Beim nächsten Mal stellst du die Armee auf, die das Gewonnene hält.
