moment = Versailles, 1783. Der Krieg in Amerika ist gewonnen, das Feuerwerk war prächtig, und der Finanzminister bittet um ein Wort unter vier Augen. Du bist der Minister. In der Truhe liegt noch 1 Gold.

step-1-words = Es ist die letzte Runde des Krieges, und du bist als Letzter am Zug. Eine leichte Beute ist noch da: ein neutraler Marker der Stärke 1 in der Karibik. Ein Angriff kostet 2 Gold. Du hast 1. Kannst du ihn dir leisten?
step-1-answer-1 = Nein, ich muss warten
step-1-answer-2 = Ja, für den Rest werden Steuern erhoben
step-1-done = Zahlen kannst du immer. Was fehlt, holt das Spiel von selbst und im selben Augenblick bei deinem Volk: durch Steuern.
step-1-wrong-1 = Ein König muss nie auf Geld warten. Was fehlt, wird aus dem Volk gepresst. Das ist die Versuchung, und die Falle.

step-2-words = Greif den Marker in der Karibik an, und achte auf dein Gold und deine Unruhe.
step-2-done = Eine Besteuerung: 2 Gold kamen herein, 1 Unruhe kam mit. 1 plus 2 minus 2 lässt 1 übrig. Steuern kann man nicht zum Sparen erheben, nur zum Zahlen.
step-2-wrong-1 = Sparsam! Aber ein Schild mehr in der Karibik ist gleich 1 Gold und 2 Punkte wert. Greif an.
step-2-wrong-2 = Wart damit. Gleich siehst du, was eine späte Armee kostet.

step-3-words = Wirf.
step-3-done = Fünf zu drei. Dein fünfter Schild auf der Karte, und mit Spanien gleichauf an der Spitze in der Karibik.

step-4-words = Nach deinem Zug endet der Krieg, und die Bücher werden geschlossen. Erst das Einkommen: 1 Gold für jeden Menschen, 1 für jeden Schild. Du hast 1 Menschen und 5 Schilde. Dann der Unterhalt: 1 für jede Einheit. Deine Tafel sagt alles. Was kommt heraus?
step-4-answer-1 = Einkommen 6, Unterhalt 9
step-4-answer-2 = Einkommen 9, Unterhalt 6
step-4-answer-3 = Einkommen 5, Unterhalt 9
step-4-done = Sechs herein, neun hinaus. Mit 1 Gold in der Truhe fehlen dir 2.
step-4-wrong-1 = Schön wär’s. Du hast neun Einheiten zu unterhalten und sechs Dinge, die einbringen.
step-4-wrong-2 = Vergiss den Menschen daheim nicht: Menschen bringen Gold wie Schilde. Sechs.

step-5-words = Du hast noch eine Aktion. Angenommen, du bautest jetzt noch eine Armee. Um wie viel schlechter stünde es beim Abschluss der Bücher?
step-5-answer-1 = 1 Gold schlechter
step-5-answer-2 = 2 Gold schlechter
step-5-answer-3 = Nicht schlechter, Bauen ist umsonst
step-5-done = Ein Mensch weniger, der einbringt, eine Einheit mehr, die kostet. Bau früh im Krieg, nicht an seinem Ende.
step-5-wrong-1 = Der Unterhalt, ja. Aber der Rekrut hätte daheim 1 Gold eingebracht. Auch das ist fort: zwei.
step-5-wrong-2 = Heute kostet es kein Gold. Aber bald fehlt einer, der einbringt, und eine Einheit mehr will Unterhalt: zwei Gold.

step-6-words = Könntest du Soldaten entlassen, um Unterhalt zu sparen? Nein, das ist nicht erlaubt. Aber es gibt ein schlaues Plättchen. Nimm Bankwesen: es ist umsonst, und von nun an bringt jede Besteuerung 3 Gold statt 2.
step-6-done = Das war deine letzte Aktion. Der Krieg ist vorbei, und die Bücher schließen sich von selbst.
step-6-wrong-1 = Das haben wir eben gezählt: 2 Gold schlechter, für eine Armee, die vor dem nächsten Krieg nicht kämpft.
step-6-wrong-2 = Sechs Gold, die du nicht hast: drei Besteuerungen, dreimal Unruhe. Glänzende Ausbildung, ruinöser Preis. Sieh dir Bankwesen an.
step-6-wrong-3 = Du hast in diesem Zug angegriffen, also beruhigt Passen niemanden. Nimm das Plättchen, das nichts kostet.

step-7-words = Lies mit mir: 1 Gold plus 6 Einkommen sind 7. Der Unterhalt ist 9. Zwei fehlen, also eine Besteuerung: mit Bankwesen 3 Gold, und 1 Unruhe. Dir bleibt 1 Gold. Wo steht deine Bevölkerung jetzt?
step-7-answer-1 = Auf 1, wie vorher
step-7-answer-2 = Auf 6, fünf mehr
step-7-answer-3 = Auf 9, sie ist voll
step-7-done = Jedes Kriegsende bringt 5 neue Menschen, bis höchstens 9. Sie kommen nach dem Einkommen, also bringen sie erst beim nächsten Mal Gold.
step-7-wrong-1 = Sieh noch einmal hin: eine neue Generation ist herangewachsen. Fünf mehr.
step-7-wrong-2 = Neun ist das Höchste, was du je haben kannst. Aber es kommen fünf dazu: von 1 auf 6.

step-8-words = Heute Abend hast du zweimal Steuern erhoben: zwei Unruhe mehr. Kann Gold sie wieder wegkaufen?
step-8-answer-1 = Ja, für je 2 Gold
step-8-answer-2 = Nein, niemals
step-8-done = Niemals. Steuern sind ein Darlehen deines Volkes, und die Zinsen zahlst du am letzten Tag der Partie.
step-8-wrong-1 = Dann wäre es ein harmloses Darlehen. Das ist es nicht: nur Staatsreform und ruhige Züge helfen.

remember-1 = Pleite gehst du nie. Was fehlt, bringen Steuern: jedes Mal 2 Gold für 1 Unruhe.
remember-2 = Kriegsende: 1 Gold für jeden Menschen und jeden Schild, minus 1 für jede Einheit. Dann 5 neue Menschen.
remember-3 = Eine späte Armee kostet doppelt: ein Mensch weniger, der einbringt, eine Einheit mehr, die kostet.
closing = Du hast die Bücher ausgeglichen, beinahe. Sechs Jahre später verlor der echte König erst seinen Kredit und dann alles andere. Als Nächstes: reich werden ohne einen Schuss.
