moment = Paris, 1701. In deinem Ärmel stecken drei Karten. Jede ist ein Stück Geschichte, das noch nicht geschehen ist. Du bist Frankreich, und du bestimmst, wann es geschieht.

step-hand-words = Ereigniskarten. In jeder Friedenszeit erhältst du drei und behältst höchstens drei. Eine gespielte Karte scheidet für immer aus. Die meisten bieten einen Bonus, wenn du ihre Bedingung erfüllst.

step-scroll-words = Eine Karte braucht ein Plättchen mit Schriftrolle, dem Ereigniszeichen. Plättchen mit 4 Punkten haben nie eine: du wählst zwischen Stärke und Karte. Nimm Diplomatie 3 mit der Schriftrolle.
step-scroll-done = Eine Feder weniger, eine Karte mehr.
step-scroll-wrong-1 = Vier Federn, aber keine Schriftrolle, also keine Karte in dieser Runde. Nimm das Plättchen mit 3.

step-typed-words = Sieh dir „Krieg um Jenkins’ Ohr“ an. Die Karte zeigt ein Schwert: sie braucht ein Plättchen, dessen große Hälfte Militär ist. Versuch es trotzdem.
step-typed-done = Karten ohne Zeichen gehen mit jeder Schriftrolle. Karten mit Zeichen wollen die passende große Hälfte.

step-free-shift-words = „Politik des Vatikans“ flaggt ein Feld Spaniens oder Österreichs umsonst um. Eine Karte kommt vor allem anderen auf dem Plättchen. Spiel sie, und nimm die britische Flagge in Österreich weg.
step-free-shift-done = Umsonst, und alle drei Federn hast du noch.
step-free-shift-wrong-1 = Vorsicht! Sobald du einen einzigen Punkt ausgibst, ist es in dieser Runde zu spät für eine Karte. Erst die Karte.
step-free-shift-wrong-2 = Sie gäbe jetzt 2 Federn. Aber ihr Bonus gilt noch nicht. Diese Karte wird besser, wenn du wartest. Spiel „Politik des Vatikans“.

step-bonus-lost-words = Auch deine Karte hatte einen Bonus: 2 Siegpunkte. Er verlangte ein Schlagwort, das du nicht hast, darum bekamst du nur die schlichte Hälfte. Ob ein Bonus gilt, entscheidet sich in dem Augenblick, in dem du die Karte spielst.

step-prepare-words = Bereite also die nächste vor. „Vereinigungsgesetze“ verlangt mehr Kronen in Irland und Schottland, als Großbritannien hat. Niemand hat welche. Gib deine 3 Federn für die irische Krone aus.
step-prepare-done = Die Karte leuchtet auf: ihr Bonus gilt. Auch beim Prestige führst du zwei zu eins.
step-prepare-wrong-1 = Für den Ruhm ist Krone gleich Krone. Für diese Karte zählen nur Irland und Schottland. Wähl die irische.

step-answer-words = Gib die zwei Münzen aus, wenn du magst, dann beende die Runde. Gewinnt Großbritannien jetzt eine schottische Krone, ist dein Bonus dahin.
step-answer-hint-1 = Drück auf die Schaltfläche, die die Runde beendet.
step-answer-news = Großbritannien spielte „Steuerreform“: keine Schulden zu senken, also nahm es dafür 2 Münzen. Fünf Münzen: Cumberland und Albany. Savoyen folgte. Nach Schottland sah niemand.

step-small-scroll-words = Jetzt ist das kleinste Federplättchen das beste für dich: Diplomatie 2, aber mit Schriftrolle. Nimm es.
step-small-scroll-wrong-1 = Vier Federn gegen 2 Federn plus die 2 der Karte plus ihren Bonus. Zähl noch einmal: das kleine Plättchen bringt mehr.

step-harvest-words = Spiel „Vereinigungsgesetze“. Du erhältst 2 Federn, und der Bonus entfernt eine britische Flagge. Wähl die niederländische Krone.
step-harvest-done = Großbritannien hat in Europa keine Krone mehr, und du hast noch keinen Punkt ausgegeben.
step-harvest-wrong-1 = Savoyen hat Großbritannien 2 gekostet. Die niederländische Krone ist 3 Federn wert und Ruhm in jeder Friedenszeit. Ziel hoch.

step-spend-words = Punkte der Karte und des Plättchens von gleicher Art gibst du zusammen aus: 2 und 2. Setz deine eigene Flagge auf die niederländische Krone, für 3.
step-spend-done = Drei Kronen zu null, mit dem schwächsten Plättchen auf dem Tisch.
step-spend-wrong-1 = Die Federn deiner Karte verfielen mit der Runde. Gib sie aus.

closing = Ein schwächeres Plättchen mit Schriftrolle, eine Karte, ein rechtzeitig vorbereiteter Bonus: das schlägt oft vier schlichte Punkte. Als Nächstes: die Leute hinter dem Thron.
