moment = Russland, 1701. Bei Narwa hat ein Schneesturm deine Armee hinweggefegt. Zar Peter lässt Kirchenglocken zu Kanonen schmelzen und fängt von vorn an. Du bist Peter.

step-1-words = Bevölkerung heißt: Menschen, die du entbehren kannst. Du findest sie in der Reihe von 0 bis 9 auf deiner Tafel. Deine steht auf 3. Jede Einheit, die du baust, verbraucht einen. Wie viele Einheiten könntest du jetzt bauen?
step-1-answer-1 = Eine
step-1-answer-2 = Drei
step-1-answer-3 = So viele, wie ich Gold habe
step-1-done = Drei, eine nach der anderen. Jede ist eine Aktion, und ein Zug hat zwei Aktionen.
step-1-wrong-1 = Eine in jeder Aktion, ja. Aber mit Bevölkerung 3 kannst du weitermachen, bis drei gebaut sind.
step-1-wrong-2 = Überraschung: Bauen kostet gar kein Gold. Es kostet Menschen, je einen.

step-2-words = Bau eine Armee: die Schaltfläche Bauen, dann Armee. Sie erscheint in der Heimat, in Russland.
step-2-done = Bevölkerung 2. Und sieh: das Spiel fragt sofort, wohin die neue Armee will.
step-2-wrong-1 = Peter hat nach Narwa nicht gepasst. Bau!
step-2-wrong-2 = Deine eine Armee steht gut, wo sie ist. Gib ihr Gesellschaft: Bauen.

step-3-words = Eine eben gebaute Einheit darf sofort marschieren, ohne Kosten. In Europa kann eine Armee geradewegs in jede Region gehen, so weit sie auch ist. Schick sie ins Baltikum.
step-3-wrong-1 = In der Heimat bewacht sie nichts: kein Heimatland wird je angegriffen. Soldaten braucht man draußen in den Regionen.
step-3-wrong-3 = Sie könnte wirklich bis zu den Türken marschieren. Aber dort hast du keinen Schild. Das Baltikum braucht sie.

step-4-words = Deine zweite Aktion darf noch einmal dieselbe sein. Bau diesmal eine Flotte, eine Flotte aus Kriegsschiffen: Peters Traum.
step-4-wrong-1 = Noch eine Armee wäre vernünftig. Aber tu Peter den Gefallen: er will Schiffe.

step-5-words = Schiffe fahren nur dorthin, wo die Karte ein Schiff zeigt: in die sechs Kolonien, ins Baltikum und ins Mittelmeer. Schick die Flotte ins Baltikum.
step-5-done = Zwei Aktionen, und dein Zug ist vorbei. Preußen zögert und passt. Du bist wieder am Zug.
step-5-wrong-2 = Das Meer dort ist warm, und deine Truppen stehen in der Kälte. Lass die Flotte bei den Armeen.

step-6-words = In den Dörfern ist noch einer übrig. Bau ein Fort. Ein Fort zählt zwei, wenn du angegriffen wirst, eine Armee nur eins.
step-6-wrong-1 = Möglich, und sie könnte angreifen. Aber sehen wir, wozu ein Fort taugt.

step-7-words = Wähl seinen Ort mit Bedacht. Ein Fort reist einmal, jetzt. Wo es ankommt, bleibt es für immer, und es greift nie an.
step-7-wrong-1 = Dort hast du zwar einen Schild. Aber im Baltikum steht eine feindliche Armee neben deiner. Stell die Mauer dorthin, wo der Wolf ist.
step-7-wrong-2 = Niemand kann deine Heimat angreifen. Ein Fort dort bewacht nichts.

step-8-words = Nun versuch etwas, das nicht gehen kann. Bau noch eine Armee. Du kannst hier nichts zerbrechen: wenn das Spiel Nein sagt, sagt es auch warum und nennt die Regel.
step-8-done = Keine Menschen, keine Soldaten. Und gefallene Soldaten kommen nicht als Menschen zurück: sie sind fort.

step-9-words = Versuch noch eines: beweg das Fort. Wähl Bewegen, dann das Fort.
step-9-done = Fest für immer, wie versprochen. Armeen und Flotten ziehen. Mauern nicht.

step-10-words = War es klug, alle auszugeben? Am Ende eines Krieges bringt jeder übrige Mensch 1 Gold, jeder Schild 1, und jede Einheit kostet 1 Unterhalt. Deine Tafel sagt es voraus. Was brächte das Ende dieses Krieges?
step-10-answer-1 = 2 Gold herein, 4 Gold hinaus
step-10-answer-2 = 4 Gold herein, 2 Gold hinaus
step-10-answer-3 = 5 Gold herein, nichts hinaus
step-10-done = Zwei Schilde bringen 2, vier Einheiten kosten 4. Eine Armee zu viel spürt man im Beutel. Das Ende jedes Krieges bringt auch 5 neue Menschen.
step-10-wrong-1 = Umgekehrt, leider. Einheiten kosten, Schilde bringen ein. Du hast vier Einheiten und zwei Schilde.
step-10-wrong-2 = Schön wär’s! Jede Einheit kostet Unterhalt: zwei Armeen, eine Flotte und ein Fort machen 4.

step-11-words = Du hast noch eine Aktion und nichts Dringendes zu tun. Passen ist immer erlaubt. Pass.
step-11-wrong-1 = Verlockend, und nicht einmal töricht. Aber das Angreifen hat seine eigene Lektion. Pass fürs Erste.

remember-1 = Eine Einheit kostet eine Aktion und einen Punkt Bevölkerung. Kein Gold.
remember-2 = Eine neue Einheit darf sofort marschieren.
remember-3 = Menschen, die daheim bleiben, bringen Gold. Einheiten kosten Unterhalt.
closing = Vor einem Jahr hattest du eine geschlagene Armee. Jetzt halten zwei Armeen, eine Flotte und ein Fort das Baltikum, und die Dörfer dahinter sind leer. Als Nächstes: Truppen über einen Ozean bringen.
