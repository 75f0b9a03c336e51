moment = Vienna, 1756. For two hundred years France has been the enemy. You are Kaunitz, chancellor of Austria, and you have a mad idea: make France a friend, and leave Prussia alone in the cold.

step-1-words = Before each war all powers are sorted into red and blue, two at a time, by auction. Russia, Spain and the Dutch have no player in this game; they are sorted too, after the players. Prussia opens. Watch what she bids.
step-1-done = Prussia offers 1 gold for this proposal: France to red, Austria to blue.

step-2-words = Prussia has not named herself at all. She need not. If nobody bids more, what happens to France and you?
step-2-answer-1 = We become allies
step-2-answer-2 = We become enemies
step-2-answer-3 = Nothing yet
step-2-done = One red, one blue: enemies for the whole war. Just what Prussia wants, and just what you do not.
step-2-wrong-1 = A proposal always splits its two powers: one red, one blue. Those two are enemies.
step-2-wrong-2 = If all pass, it is done at once: France red, Austria blue, enemies until the war ends.

step-3-words = You may pass or raise. Raise.
step-3-wrong-1 = Then France and Britain may pass as well, and the two-hundred-year quarrel goes on. Raise.

step-4-words = Name your bid: it must be higher than 1. You need not have the gold now. Only the winner pays, and if he is short, his people are taxed. Bid 2.
step-4-wrong-2 = You have 4 gold. Winning at 7 would mean two taxations and two unrest. Bid just enough: 2.

step-5-words = With a raise you may change the proposal as you like. To have France and yourself on one side you must not both stand in it. Put Prussia, your enemy, into red.
step-5-wrong-1 = Then whomever you name next becomes your enemy, and France is still open for anybody. Leave yourself out: Prussia to red.
step-5-wrong-3 = Paying 2 gold for Prussia's own idea? Change it: Prussia to red.

step-6-words = And France to blue, where you mean to join her. Then all others speak in turn: they may raise too, even those who passed before.
step-6-done = All pass. You pay 2, the only one who pays. Prussia takes box 1, France box 2.
step-6-wrong-1 = That makes you Prussia's enemy, good. But then Britain or Prussia can still sort France against you. Secure France first.

step-7-words = The next auction is opened by the player to the left of the last opener: you. An opener cannot pass, but may bid 0. Only Britain and you are left among the players. Bid 0.
step-7-wrong-2 = You may. But 0 is enough to begin with: raise only if somebody objects.

step-8-words = Now join France: Britain to red, yourself to blue.
step-8-done = Done, for nothing. Austria and France against Prussia and Britain.
step-8-wrong-1 = Red is where Prussia stands. As allies you could never attack each other, and Silesia would stay lost. Britain to red.

step-9-words = The boxes also give the order of turns: 1, 2, 3, 4, zigzag between red and blue. Who moves first in this war, and who last?
step-9-answer-1 = Prussia first, I last
step-9-answer-2 = I first, Prussia last
step-9-answer-3 = The highest bidder first
step-9-done = Yes. That was the price of joining late. The last one opens the auctions of the next war.
step-9-wrong-1 = Read the numbers: Prussia stands in box 1, you in box 4.
step-9-wrong-2 = Gold decides the proposal, the boxes decide the order: first sorted, first to move.

step-10-words = Now the powers without a player. They take no turns, but their dotted armies fight along, 1 each, for any power of their colour in that region. They can never be attacked or lost. France opens with 0.
step-10-done = The Dutch to red, Russia to blue, to you. Russian armies stand in three regions, also beside you in the German States.

step-11-words = This is exactly what you want, and somebody else is paying. What do you do?
step-11-done = Pass, of course. The art of the auction is to let others pay for your plans.
step-11-wrong-1 = Why pay for what you get anyway? Pass.

step-12-words = One power is left over: Spain. A last power is proposed alone, for red or for blue. Britain opens.
step-12-done = Britain wants Spain in red, for nothing, and Prussia nods. You are asked.

step-13-words = You have 2 gold left. Raise to 1 and bring Spain to blue.
step-13-done = Sold. The war can begin.
step-13-wrong-1 = Then Spain's armies fight for Prussia's side all war long. One coin changes that.

step-14-words = In the first auction Prussia bid 1 and you bid 2. What did Prussia pay for her bid?
step-14-answer-1 = 1 gold
step-14-answer-2 = Nothing
step-14-answer-3 = 1 gold to me
step-14-done = Only the last bidder pays, and he pays the bank. Being overbid costs nothing, so a bold bid can be a fine bluff. Just do not win by accident.
step-14-wrong-1 = She was overbid, so she keeps her gold. Look: still 5.
step-14-wrong-2 = Nobody pays another player in an auction. And who is overbid pays nothing at all.

remember-1 = A proposal names one power for red, one for blue: those two are enemies for the whole war.
remember-2 = You need not name yourself. Often it is better not to.
remember-3 = Only the last bidder pays. Everybody else had his say for nothing.
closing = France, Russia and Spain beside you, Prussia and Britain across the table. In Potsdam somebody sleeps badly tonight. Next: how it all ends, and how a leader can lose everything.
