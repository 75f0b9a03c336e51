moment = Amsterdam, 1719. Die Herren der Kompanie haben Schiffe, Schreiber und Geduld, aber kaum einen Soldaten. Ein Reich lässt sich auch anders bauen, und auf manches davon kann niemand stolz sein. Du führst den Vorsitz.

step-1-words = Sieh auf deine Schaltflächen. Die obere Reihe hat gewöhnliche Aktionen, die untere besondere. In einem Zug führst du zwei gewöhnliche aus oder von jeder Art eine. Nie zwei besondere. Such den Marker in Nordamerika.
step-1-done = Keine Zahl darauf, aber ein kleines Haus. Niemand kämpft darum: jemand zieht einfach ein.
step-1-wrong-1 = Der liegt in der Karibik, und seine Zahl heißt, dass man um ihn kämpfen muss. Sieh weiter nördlich.

step-2-words = Siedle dort. Das kostet einen Menschen und sonst nichts. Du brauchst dort keine Armee, keine Flotte, nicht einmal einen Schild. Du tust es vom Schreibtisch aus.
step-2-done = Noch einmal Neu-Amsterdam. Du und Frankreich seid jetzt gleichauf an der Spitze in Nordamerika.
step-2-wrong-1 = Der hat eine Zahl: um ihn muss gekämpft werden. Nur Marker mit einem Haus lassen sich besiedeln.
step-2-wrong-3 = Land zum Mitnehmen, und jeder darf es nehmen. Solche Marker sind schnell weg.

step-3-words = Das war die besondere Aktion dieses Zuges. Versuch noch eine: nimm irgendein Plättchen.
step-3-done = Eine besondere Aktion in jedem Zug, nicht mehr. Überleg also, welche du am nötigsten brauchst, denn andere wollen sie auch.

step-4-words = Der Marker mit der Waage, in der Karibik, verlangt eine Flotte in Afrika. Nutze deine gewöhnliche Aktion: beweg die Flotte aus der Heimat nach Afrika. Der Seewürfel meint es gut.
step-4-done = Deine Flotte liegt vor der Goldküste. Die anderen passen, und du bist wieder am Zug.
step-4-wrong-1 = Dein letzter Mensch wäre fort. Schiffe hast du schon: beweg eines nach Afrika.

step-5-words = Erst ein Wort. Was das Spiel Goldküstenhandel nennt, war der Handel mit versklavten Menschen aus Afrika, eines der großen Verbrechen der Geschichte. Er steht auf dem Brett, weil diese Reiche darauf gebaut wurden. Wir erklären ihn. Wir beschönigen ihn nicht.

step-6-words = Die Regel: mit einer eigenen Flotte in Afrika darfst du einen solchen Marker überall nehmen, ohne einen Menschen und ohne Gold. Wähl Handeln und den Marker in der Karibik.
step-6-done = Ein Schild für dich, einer für Spanien, einer für Frankreich: alle drei gleichauf an der Spitze in der Karibik.
step-6-wrong-1 = Dann tun es als Nächstes Spanien oder Frankreich, sobald sie dort eine Flotte haben. Es ist deine Entscheidung, aber diese Lektion braucht es.

step-7-words = Pass mit der anderen Aktion.

step-8-words = Nun der zwielichtige Teil. Zwei Störmarker liegen für alle bereit: Piraten, Stärke 1, kämpfen zur See gegen jeden Schild in einer Kolonie. Der Aufstand, Stärke 3, kämpft an Land in Amerika. Wo könnte kein Aufstand ausbrechen?
step-8-answer-1 = In der Karibik
step-8-answer-2 = In Indien
step-8-answer-3 = In Südamerika
step-8-done = Der Aufstand kennt nur die drei Teile Amerikas. Piraten segeln in jede Kolonie.
step-8-wrong-1 = Dort könnte er, und dort gab es ihn. Der Aufstand trifft Nordamerika, die Karibik und Südamerika.
step-8-wrong-2 = Dort könnte er. Der Aufstand trifft die drei Teile Amerikas und sonst nichts.

step-9-words = Spanien hat in Südamerika zwei Schilde und kein einziges Schiff. Wähl Anstiften: Piraten gegen Spanien in Südamerika. Das ist eine besondere Aktion, sie kostet nichts, und Spanien darf keinen Verbündeten rufen.
step-9-wrong-1 = Piraten dürfen jeden treffen, auch deinen Freund Frankreich. Aber den Freund brauchst du, und vor dir liegt Spanien.
step-9-wrong-2 = In der Karibik hat Spanien eine Flotte: eins gegen eins. In Südamerika hat es keine. Schlag zu, wo kein Schiff wacht.
step-9-wrong-3 = Möglich: drei gegen Spaniens zwei Armeen. Aber um danach zu ernten, hast du Schiffe, Armeen hast du nicht. Nimm die Piraten.

step-10-words = Wirf für die Piraten und Spanien.
step-10-done = Vier zu null. Die Piraten sitzen auf einem spanischen Schild.

step-11-words = Solange er unter den Piraten liegt, bringt dieser Schild weder Gold noch Punkte. Aber dir gehört er nicht. Noch nicht. Wer darf ihn sich holen?
step-11-answer-1 = Nur Spanien
step-11-answer-2 = Nur Spaniens Feinde
step-11-answer-3 = Jeder mit einer Flotte dort
step-11-done = Jeder. Und deine zwei Schiffe liegen gerade vor der Hafeneinfahrt. Was für ein Zufall.
step-11-wrong-1 = Spanien darf, wenn es Schiffe bringt. Aber jeder andere darf es auch: ein Marker unter Piraten ist wie ein neutraler.
step-11-wrong-2 = Allianzen sind hier gleichgültig. Freund oder Feind: wer dort eine Flotte hat, darf es versuchen.

step-12-words = Greif die Piraten mit deiner gewöhnlichen Aktion an. Zwei Flotten gegen Stärke 1, nur zur See. Es kostet die üblichen 2 Gold.
step-12-wrong-1 = Du hast sie angeheuert. Nun kassier, bevor Spaniens Schiffe kommen.

step-13-words = Wirf.
step-13-done = Vier zu zwei. Der Schild ist dein, du liegst mit Spanien gleichauf an der Spitze, und der Störmarker geht zurück, bereit für den nächsten Schurken.

remember-1 = Ein Zug ist zwei gewöhnliche Aktionen oder eine gewöhnliche und eine besondere. Nie zwei besondere.
remember-2 = Siedeln: 1 Mensch, von überall. Handeln: eine eigene Flotte in Afrika. Keine Würfel.
remember-3 = Piraten und Aufstände legen einen Schild lahm. Wer den Störmarker besiegt, bekommt den Schild.
closing = Drei Schilde in drei Zügen, und kein Soldat ist marschiert. Die leisen Mächte gewinnen mehr Partien, als die lauten glauben. Als Nächstes: Freunde in kleinen Ländern.
