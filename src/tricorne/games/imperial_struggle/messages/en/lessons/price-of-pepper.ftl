moment = Madras, 1717. Today you sit on the other side of the table. You are Britain, your flags are red, and France owns the pepper of the Malabar Coast. You have four coins. Spend them like a merchant.

step-sum-words = Every Market shows its price as a small sum. Calicut: printed 3. Mangalore: printed 2. You can reach both because your Squadron, a group of warships, lies off the coast. Ships carry trade too.

step-guns-words = Karaikal is printed 3 but would cost you 4. The French Fort of Vandavasi touches it. A flagged Market beside its own Fort or Squadron is Protected: 1 more for the attacker.

step-cut-words = Now the clever way. Calicut and Mangalore hang on one thread: Tiruchirappalli joins them to the rest of French India. It is Protected, so 2 plus 1. Take its flag off.
step-cut-done = Three coins for one flag looks dear. Wait for it.
step-cut-wrong-1 = Three coins, one empty place, and France comes back next round along its thread. Cut the thread instead.
step-cut-wrong-2 = All four coins against the guns of Vandavasi. Never storm the strong place when a thread is in reach.
step-cut-wrong-3 = Coins do not move a Fort. While it stands unhurt, nothing moves it in peace. Look at the Market next to it: Tiruchirappalli.

step-not-yet-words = The thread is cut. Is Calicut cheap now? Try it with your last coin.
step-not-yet-done = Still 3. A Market that has lost its thread becomes Isolated, but only when a round begins. Patience.

step-wait-words = End your round. If France does not mend the thread at once, both Markets are in trouble.
step-wait-hint-1 = Press the button that ends the round.
step-wait-news = France went courting in Spain and Savoy and spent its coins in the Caribbean. Nobody read the letters from the Malabar Coast.

step-coins-words = A new round. Both Markets are Isolated now: no chain of French Markets leads from them to French land, a French Fort or French ships. Take Economic 4.
step-coins-wrong-1 = Three coins would nearly do. But there is a 4 with the same quill half. Take the better one while it lies there.

step-harvest-words = An Isolated Market costs 1, whatever is printed on it. Take both French flags off, Calicut and Mangalore. One coin each.
step-harvest-done = One cut, two Markets gone. Together they would have cost 5.
step-harvest-wrong-1 = You can plant a flag there for 2. But the two bargains at 1 coin will be gone as soon as France mends the thread. Harvest first.

step-far-away-words = Two coins left. Antigua, in the Caribbean, is empty, printed 2, and touches your St. Lucia. Try it.
step-far-away-done = Your first Region each round is free of charge. Every further one costs 1 more. Quills are counted apart from coins.

step-pepper-words = So stay in India. Mangalore is empty, its bargain price is gone, and it costs its printed 2 again. Plant your flag. The pepper is yours.
step-pepper-done = And your own Squadron next to it makes it Protected from the first day.
step-pepper-wrong-1 = Empty Markets are never Isolated, so Calicut costs its printed 3 again. You have 2 coins. Mangalore fits.
step-pepper-wrong-2 = Also 2, and it would keep the thread cut. A fair idea! But beside the French guns it is hard to keep. Mangalore lies under yours.

step-quills-words = You still have the quill half. The ruler of Mysore is undecided and costs 2. You know how.
step-quills-done = India counts eight for you, five for France. You began the lesson six to eight.
step-quills-wrong-1 = Two quills unspent! Mysore is waiting for a letter.

closing = The printed number, or 1 if Isolated. Plus 1 if Protected. Plus 1 for a further Region. Never below 1. That is the whole sum. Next: places without lines, the courts of Europe.
