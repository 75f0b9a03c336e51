moment = Vienna, autumn 1744. Frederick of Prussia has the better drill, and Bavaria is on his side. You are Maria Theresa. You have patience, a little gold, and a good address book.

step-1-words = Prussia has two armies in the German States, you have three. Yet she counts 4. Her Army Training adds 1, because you have none. Her friend Bavaria adds 1 more. Find Bavaria on the map.
step-1-done = A local alliance: a small state that lends its weight to one power, until the war ends.
step-1-wrong-1 = That is Saxony, and nobody has spoken to her yet. Remember the name. Bavaria is next to her.

step-2-words = Bavaria is taken, and each alliance has only one holder. But Saxony is free, and costs nothing. Choose Alliance, then Saxony. It is a Special action.
step-2-wrong-2 = Poland helps in Central Europe, where nobody threatens you. The quarrel is in the German States: Saxony.

step-3-words = What exactly will Saxony do for you?
step-3-answer-1 = Give me an army I can lose
step-3-answer-2 = Add 1 in the German States, attacking or defending
step-3-answer-3 = Add 1 everywhere
step-3-done = Plus 1 in every fight of your own there, as long as one of your own units takes part. It cannot be killed.
step-3-wrong-1 = An alliance is never a casualty. It simply adds 1 to your side.
step-3-wrong-2 = Each alliance helps in one region. Only Portugal reaches three: South America, India and the East Indies.

step-4-words = Now look at your own tile: Improved Agriculture. Tiles marked as free actions cost no action to use. Use it, and watch your population and your actions.
step-4-done = One more person, and still one action left. The tile has turned over. It wakes up again in the next war.
step-4-wrong-1 = Yes, in a moment. First the free gift.

step-5-words = Build an army and send it to the German States.
step-5-done = Four armies and Saxony. Prussia broods and passes. Your turn.
step-5-wrong-1 = With Saxony you are four to four: 40 in 100. One more army first.

step-6-words = Count again. You: four armies, Saxony. Prussia: two armies, her drill, Bavaria. What is it?
step-6-answer-1 = Five to four for me
step-6-answer-2 = Four to four
step-6-answer-3 = Five to two for me
step-6-done = Sixty in a hundred. A tile can make it better.
step-6-wrong-1 = Do not forget Saxony on your side: five.
step-6-wrong-2 = Her two armies are not alone: more training is +1, and Bavaria is +1. Four.

step-7-words = Open Tiles and look around. Improvements stay for ever. Free actions work once in each war. Those marked At once work once and are gone. Find the tile Reserves.
step-7-done = Reserves, 2 gold: once in each war you may say no to the dice, and both sides throw again.
step-7-wrong-1 = Army Training is a great one, for ever. But at 6 gold it only cancels Prussia's today. Look for Reserves.

step-8-words = Claim Reserves. Claiming is your Special action, so your Regular one is still free for the attack.
step-8-wrong-1 = 6 of your 8 gold, to take away Prussia's +1. Strong in a long game. But today a second throw for 2 gold is the better bargain.
step-8-wrong-2 = You have two actions. Claim first, attack second: a tile helps in the very turn you claim it.

step-9-words = With Reserves the odds say 84 instead of 60. Attack Prussia.
step-9-wrong-1 = All dressed up and nowhere to go? Attack.

step-10-words = Throw.
step-10-done = Five to six. That would be a defeat. But the game asks about your Reserves.

step-11-words = Call in the Reserves. These dice are forgotten, and both sides throw anew.
step-11-wrong-1 = And lose the battle and an army, with 60 in 100 waiting in your pocket? Use them.

step-12-words = Again, and better.
step-12-done = Nine to six! One shield turns Austrian, and you are first in the German States.

step-13-words = When this war ends, what becomes of your two advantages, Saxony and Reserves?
step-13-answer-1 = I keep both
step-13-answer-2 = Saxony leaves, Reserves come back fresh
step-13-answer-3 = Both are gone
step-13-done = Small states change their minds with every war. Tiles stay: the earlier you claim one, the more often it serves.
step-13-wrong-1 = Saxony is a friend for this war only. The tile is yours for good, and turns ready again.
step-13-wrong-2 = The alliance, yes. The tile stays yours, and turns ready for the next war.

remember-1 = A local alliance is +1 in its region, attack or defence, until the war ends. Most are free.
remember-2 = Claiming a tile is your Special action. Using one is a free action.
remember-3 = Some tiles stay for ever, some turn over once each war, some work once and are gone.
closing = Saxony marched, the reserves came up, and Frederick gave ground. You now know every kind of action. Next: how the great alliances are made, before a single shot.
