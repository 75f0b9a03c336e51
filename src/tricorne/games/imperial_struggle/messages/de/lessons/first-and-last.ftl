moment = Die Teile kennst du. Nun der Rahmen darum: wer zuerst am Zug ist, wie eine Partie über Nacht enden kann und was gezählt wird, wenn sie bis 1789 dauert. Du bist Frankreich, dreimal.

step-track-words = Die ganze Partie: sechs Friedenszeiten, vier Kriege. Ein Krieg folgt auf die Friedenszeiten 1, 3, 4 und 5. Jede neue Ära bringt neue Karten, neue Ministerien und eine um 4 höhere Schuldengrenze.

step-initiative-words = Die Leiste steht bei 12, also liegt Großbritannien vorn. Die Seite, die hinten liegt, hat die Initiative und sagt, wer beginnt. Wer beginnt, hat die erste Wahl der Plättchen. Wer folgt, hat das letzte Wort. Du entscheidest.
step-initiative-hint-1 = Beides ist gut. Gibt es ein Plättchen, das du haben musst? Dann beginne. Ist die Zählung knapp? Dann komm zuletzt.
step-initiative-done = Eine gute Wahl. In einer richtigen Partie sieh dir erst die Plättchen an: liegt nur eine einzige Wirtschaft 4 da, lohnt es sich zu beginnen.

step-early-end-words = Eine andere Partie, später, Friedenszeit 5. Am Ende jeder Friedenszeit und jedes Krieges wird die Leiste geprüft. Bei 30 oder mehr hat Frankreich gewonnen. Bei 0 oder weniger Großbritannien. Sie steht bei 20, Vorschau 27.

step-three-more-words = Das ist deine letzte Runde dieser Friedenszeit. Noch drei Punkte, und die Partie gehört heute Nacht dir. In dieser Ära zahlt Baumwolle 3, und sie steht gleich. Nimm Wirtschaft 3.
step-three-more-wrong-1 = Seine zwei Münzen sind eine Nebenaktion und können keine Flagge entfernen. Du musst einen Gleichstand brechen.

step-cotton-words = Brich den Gleichstand bei Baumwolle. Welchen britischen Baumwollmarkt erreichst du für 3 Münzen?
step-cotton-done = Die Vorschau zeigt 30.
step-cotton-wrong-1 = Baumwolle, ja, aber von deinen Orten führt keine Linie dorthin. Sieh neben Westbengalen nach.
step-cotton-wrong-2 = Auch Pelze stehen gleich, zahlen in dieser Ära aber nur 1. Du brauchst 3.

step-tonight-words = Beende die Runde.
step-tonight-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-tonight-done = Dreißig. Frankreich hat gewonnen, lange vor 1789.

step-sweeps-words = Zwei seltenere Wege zum sofortigen Sieg. Gewinne alle vier Auszeichnungen und jede Nachfrage einer Friedenszeit. Oder gewinne jeden Schauplatz eines Krieges mit dem größten Vorsprung. Kommt dein Rivale dem nahe, halt ihn auf.

step-final-words = Und noch eine Partie, bis ganz zum Ende. Friedenszeit 6 wird gewertet wie immer, dann kommt die Schlusswertung: 2 für die meisten Kronen, 1 für jede Ware, bei der du führst, 2 für jedes Territorium, das am Anfang dem Rivalen gehörte.

step-debt-counts-words = Und Schulden: wer mehr freien Kredit hat, erhält 1 Punkt für je 2 Unterschied, höchstens 4. Dann heißt 16 oder mehr Frankreich, 14 oder weniger Großbritannien. Bei 15 gewinnt mehr freier Kredit. Ist auch der gleich: Großbritannien.

step-do-nothing-words = Deine letzte Runde. Die Friedenszeit hebt dich von 7 auf 13, die Schlusswertung bringt 2 dazu: genau 15. Freier Kredit: du 5, Großbritannien 6. Keine Flagge, die du noch setzen kannst, ändert das. Was dann?
step-do-nothing-hint-1 = Womit zahlt man Schulden zurück? Du hast es schon einmal getan, mit einem Plättchen, das du nicht wolltest.
step-do-nothing-done = Du hast gepasst, 2 zurückgezahlt und bei 15 mit mehr freiem Kredit gewonnen. Der letzte Zug eines Jahrhunderts: nichts.
step-do-nothing-wrong-1 = Ein Geschwader für einen Krieg, der nie kommt, bezahlt mit Schulden, die die Partie entscheiden. Großbritannien dankt.

closing = Du liegst hinten? Dann bestimmst du, wer beginnt. Vorn? Dann such das frühe Ende. Gleichauf? Dann achte auf deine Schulden. Eine Lektion bleibt: füg alles zusammen.
