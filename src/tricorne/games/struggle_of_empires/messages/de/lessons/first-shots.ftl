moment = 1717. Spanien hat Italien verloren und will es zurück. Kardinal Alberoni hat Schiffe gekauft und eine Armee darauf versteckt. Vor dir liegt Sardinien, dahinter Sizilien. Du bist der Kardinal.

step-1-words = Im Mittelmeer liegen zwei neutrale Marker. Die Zahl darauf ist ihre Stärke: 2 und 3. Du hast zwei Armeen und eine Flotte, die ihnen 1 hinzufügt. Wie stark bist du?
step-1-answer-1 = Stärke 2
step-1-answer-2 = Stärke 3
step-1-answer-3 = Stärke 4
step-1-done = Drei: eins für jede Armee und eins für die Seeunterstützung. Ein Marker hat keine Flotte, die sie aufhält.
step-1-wrong-1 = Du hast die Flotte vergessen. Gegen einen Marker fügt eine Flotte im richtigen Meer immer 1 hinzu.
step-1-wrong-2 = Eins für jede Armee macht 2, und die Flotte fügt im Ganzen 1 hinzu, so viele Schiffe sie auch hat.

step-2-words = Jetzt die Würfel. Jede Seite wirft zwei und zählt die Differenz hinzu: den höheren weniger den niedrigeren. Eine 6 und eine 2 bringen wie viel?
step-2-answer-1 = Das bringt 8
step-2-answer-2 = Das bringt 4
step-2-answer-3 = Das bringt 6
step-2-done = Vier. Ein Pasch bringt gar nichts. Im Mittel sind es etwa 2.
step-2-wrong-1 = Das ist die Summe. Gesucht ist der Abstand der beiden Würfel: 6 weniger 2.
step-2-wrong-2 = Nicht der höhere Würfel allein. Nimm den Abstand der beiden.

step-3-words = Wähl Angreifen und den Marker der Stärke 2, und sieh dir die Aussichten an, bevor du bestätigst. Sie zeigen 60 von 100 für den Sieg, 17 für ein Unentschieden, 23 für die Niederlage. Dann bestätige.
step-3-done = 2 Gold bezahlt, ob du gewinnst oder verlierst.
step-3-wrong-1 = Drei gegen drei. Das sieht gerecht aus, aber die Aussichten sagen 40 von 100: ein Unentschieden gewinnt nicht und kostet dich eine Armee. Fang mit dem schwächeren an.
step-3-wrong-2 = Der zeigt ein Haus und keine Zahl, also kann ihn niemand angreifen. Er wird besiedelt, in einer späteren Lektion.
step-3-wrong-3 = Österreich hat seine Schilde dort allein gelassen, ich weiß. Aber lernen wir an etwas, das nicht beleidigt ist.

step-4-words = Wirf.
step-4-done = Deine Würfel 4 und 3 bringen 1: zusammen 4. Die 5 und 4 des Markers bringen 1: zusammen 3. Sardinien ist dein, und 3 Gold dazu.

step-5-words = Aber sieh: nur eine Armee ist übrig, obwohl du gewonnen hast! Warum?
step-5-answer-1 = Besatzungen bleiben in einer neuen Provinz
step-5-answer-2 = Meine Würfel ergaben zusammen 7
step-5-answer-3 = Jeder Angriff kostet eine Armee
step-5-done = Immer wenn deine beiden Würfel zusammen 7 ergeben, verlierst du eine Einheit, auch im Sieg. Das geschieht bei jedem sechsten Wurf. Und eine verlorene Einheit heißt zorniges Volk: du hast einmal Unruhe gezogen.
step-5-wrong-1 = Der Schild braucht keine Besatzung. Sieh dir deine Würfel noch einmal an: 4 und 3.
step-5-wrong-2 = Ein sauberer Sieg kostet nur die 2 Gold. Sieh dir deine Würfel noch einmal an: 4 und 3.

step-6-words = Sizilien hat Stärke 3. Du hast eine Armee und eine Flotte: 2. Die Aussichten sind 23 von 100. Du hast noch eine Aktion. Was täte ein Kardinal?
step-6-done = Genau: verstärken. Österreich passt, und du bist wieder am Zug.
step-6-wrong-1 = Drei von vier Malen misslingt das und kostet deine letzte Armee dort. Bau erst, und schick sie hierher.
step-6-wrong-2 = Du könntest auch um Regen beten. Besser: bau eine Armee und schick sie hierher.
step-6-wrong-3 = Ein Fort greift nie an. Du brauchst Marschstiefel.

step-7-words = Jetzt stehst du 3 gegen 3. Immer noch nur 40 von 100. Verbessere es, bevor du wagst: bau noch einmal und schick sie hierher.
step-7-wrong-1 = Gleiche Kämpfe begünstigen den, der stillsitzt. Du hast noch Menschen: bau eine mehr.

step-8-words = Vier gegen drei: 60 von 100. Und die kleine grüne 1 auf diesem Marker ist ein Siegpunkt sofort, noch bevor ein Krieg gewertet wird. Greif Sizilien an.
step-8-wrong-1 = Vorbereitet hast du. Jetzt ernte.

step-9-words = Werft, Eminenz.
step-9-done = Acht gegen fünf, keine Verluste, ein Siegpunkt. Und mit drei Schilden bist du Erster im Mittelmeer.

step-10-words = Ein letzter Gedanke. Angenommen, beide Summen wären gleich gewesen. Was dann?
step-10-answer-1 = Wir werfen noch einmal
step-10-answer-2 = Ich nehme ihn, ich habe angegriffen
step-10-answer-3 = Der Marker hält, und ich verliere eine Einheit
step-10-done = Ein Unentschieden gehört dem Verteidiger. Darum ist eine Armee mehr so oft die richtige Antwort.
step-10-wrong-1 = Kein zweiter Wurf. Das Unentschieden gilt: der Marker bleibt, und du verlierst eine Einheit.
step-10-wrong-2 = Umgekehrt: der Angreifer braucht mehr, nicht gleich viel. Ein Unentschieden kostet dich sogar eine Einheit.

remember-1 = Stärke plus die Differenz deiner zwei Würfel. Die höhere Summe gewinnt.
remember-2 = Eins stärker: du gewinnst 6 von 10 Malen. Zwei stärker: 3 von 4. Gleich: nur 4 von 10.
remember-3 = Ein Unentschieden hält für den Marker und kostet dich eine Einheit. Ebenso Würfel, die zusammen 7 ergeben.
closing = Sardinien und Sizilien sind spanisch, und du weißt, was eine Schlacht ist. Aber neutrale Marker schlagen nie mit Freunden zurück. Mächte schon. Das kommt als Nächstes.
