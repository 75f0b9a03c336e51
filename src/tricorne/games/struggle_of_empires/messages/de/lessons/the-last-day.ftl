moment = Paris, Februar 1763. Die Gesandten treffen sich, um den Frieden zu unterzeichnen. Es ist der letzte Zug des dritten und letzten Krieges, und er gehört dir. Alle glauben, Frankreich habe gewonnen.

step-1-words = Nach deinem Zug wird der Krieg gewertet, dann ist die Partie vorbei. Sehen wir, wie es steht. Deutsche Staaten, 8, 5, 3: Österreich drei Schilde, Frankreich zwei, Spanien zwei, du einen. Was bekommst du?
step-1-answer-1 = Nichts, drei liegen vor mir
step-1-answer-2 = 3 Punkte
step-1-answer-3 = 5 Punkte
step-1-done = Richtig. Frankreich und Spanien teilen sich den zweiten Platz und nehmen beide 5, und wer danach kommt, ist immer noch Dritter. Gleichstand drückt niemanden hinab.
step-1-wrong-1 = So wäre es in den meisten Spielen. Hier teilen sich zwei, die gleichauf liegen, einen Platz. Frankreich und Spanien sind beide Zweite, und du bist Dritter.
step-1-wrong-2 = Die 5 sind für den zweiten Platz: Frankreich und Spanien, je zwei Schilde. Danach kommst du, als Dritter.

step-2-words = Würde der Krieg jetzt gewertet, endetest du bei 47, Spanien bei 52, Österreich bei 42 und Frankreich bei 62. Frankreich hat gewonnen, so scheint es. Aber sieh auf seine Unruhe. Was kannst du erkennen?
step-2-answer-1 = Dass es genau 22 Unruhepunkte hat
step-2-answer-2 = Dass es 22 Marker gezogen hat
step-2-answer-3 = Gar nichts
step-2-done = Zweiundzwanzig Marker, jeder 0, 1 oder 2 wert, meist 1. Um vorn zu liegen, hat es besteuert und gekämpft wie toll. Und bei 20 Punkten zerbricht ein Land.
step-2-wrong-1 = Vielleicht. Die Marker sind verborgen und 0, 1 oder 2 wert. Du siehst nur, wie viele es gezogen hat: 22.
step-2-wrong-2 = Ihr Wert ist verborgen, ihre Zahl nicht: 22 gezogen. Den Rest kannst du dir denken.

step-3-words = Dein wahrer Rivale ist also Spanien. Spanien hat 8 Marker gezogen. Du selbst hast 8 Unruhepunkte. Von Revolutionen abgesehen, kostet die meiste Unruhe 7 Punkte, die zweitmeiste 4. Hast du so viel wie Spanien und niemand mehr, wer zahlt?
step-3-answer-1 = Beide zahlen 7
step-3-answer-2 = Beide zahlen 4
step-3-answer-3 = Niemand
step-3-done = Gleichstand ist freundlich, wenn Punkte verteilt werden, und gnadenlos, wenn sie genommen werden. Komm unter Spanien, und du zahlst nur 4.
step-3-wrong-1 = Hier gibt es keine Gnade: alle, die gleichauf die meiste haben, zahlen volle 7.
step-3-wrong-2 = Nicht unter vieren. Alle, die gleichauf die meiste haben, zahlen 7. Nur zu zweit kostet ein Gleichstand nichts.

step-4-words = Du hast zwei Aktionen. Zuerst Punkte: in Nordamerika liegt ein Marker mit einem Haus offen da. Du hast dort einen Schild, Frankreich zwei. Nimm ihn.
step-4-done = Zwei zu zwei: von 2 Punkten auf 4. Du stündest bei 49.
step-4-wrong-1 = In Indien liegst du schon vorn. Und in einem Zug mit einem Angriff geht keine Unruhe zurück. Bleib ruhig: siedle.
step-4-wrong-2 = Guter Instinkt: 2 Unruhe weniger. Aber es ist deine einzige besondere Aktion, und die 2 Punkte in Nordamerika brauchen sie. Beruhigen kannst du auch anders.
step-4-wrong-3 = Eine Armee am letzten Tag kämpft mit niemandem und kostet Unterhalt.

step-5-words = Zweite Aktion. In diesem Zug hast du nicht angegriffen. Also?
step-5-wrong-1 = Das könnte einen Schild bringen, den du nicht brauchst, und eine Armee kosten, um die du trauerst. Schlimmer: nach einem Angriff geht keine Unruhe zurück.

step-6-words = Gib 1 Punkt zurück. Von 8 auf 7: knapp unter Spanien, wenn seine Marker sind, was sie scheinen. Dann wird der letzte Krieg gewertet und alle Unruhe aufgedeckt.
step-6-wrong-1 = Dann liegst du mit Spanien gleichauf, und beide verlieren 7. Gib ihn zurück!

step-7-words = Frankreich deckt 22 Unruhepunkte auf. Heute Morgen hatte es 62 Siegpunkte. Wie viele hat es jetzt?
step-7-answer-1 = Noch 55, minus 7
step-7-answer-2 = 0, Revolution
step-7-answer-3 = 62, Unruhe entscheidet nur bei Gleichstand
step-7-done = Revolution, sechsundzwanzig Jahre zu früh. Bei 20 ist alles fort, und die Strafen treffen die, die noch stehen.
step-7-wrong-1 = Minus 7 wäre mild. 20 oder mehr heißt Revolution: alle Punkte fort.
step-7-wrong-2 = Oh, sie tut mehr. 20 oder mehr heißt Revolution: alle Punkte fort.

step-8-words = Spanien hatte 52 und die meiste Unruhe von denen, die noch stehen: minus 7 macht 45. Du hattest 49 und die zweitmeiste: minus 4 macht auch 45. Wer gewinnt?
step-8-answer-1 = Wir teilen uns den Sieg
step-8-answer-2 = Spanien
step-8-answer-3 = Ich gewinne
step-8-done = Gleiche Punkte: das ruhigere Land gewinnt. Sieben gegen acht. Dieses eine stille Passen hat dich zum Herrn des Jahrhunderts gemacht.
step-8-wrong-1 = Kronen werden nicht geteilt. Bei gleichen Punkten gewinnt weniger Unruhe: du hast 7, Spanien 8.
step-8-wrong-2 = Gleiche Punkte, aber Spanien hat mehr Unruhe: 8 zu deinen 7. Das ruhigere Land gewinnt.

step-9-words = Eines bleibt noch. Der erste und der zweite Krieg werden genauso gewertet, aber dann geht es weiter. Gold, Menschen, Einheiten, Schilde, Unruhe und Plättchen bleiben. Was gibst du zwischen den Kriegen ab?
step-9-answer-1 = Meine Armeen
step-9-answer-2 = Örtliche Bündnisse und die Seite, Rot oder Blau
step-9-answer-3 = Die Hälfte meines Goldes
step-9-done = Neue neutrale Marker erscheinen, genutzte Plättchen wachen auf, und eine neue Auktion verteilt Freund und Feind aufs Neue.
step-9-wrong-1 = Armeen bleiben, wo sie stehen, oft neben einem Freund, der bald ein Feind sein kann.
step-9-wrong-2 = Dein Gold gehört dir. Was endet, sind die Freundschaften.

remember-1 = Drei Kriege, jeder wird gewertet. Nach dem dritten wird alle Unruhe aufgedeckt.
remember-2 = 20 oder mehr: Revolution, keine Punkte. Die meiste der Übrigen: minus 7. Die zweitmeiste: minus 4. Bei Gleichstand zahlen alle.
remember-3 = Am letzten Tag kann ein stilles Passen mehr wert sein als eine Schlacht.
closing = Die lauteste Macht hat eine Revolution, und die geduldige hat gewonnen. Du kennst nun alle Regeln, auf die es ankommt. Eine Prüfung bleibt: alles auf einmal.
