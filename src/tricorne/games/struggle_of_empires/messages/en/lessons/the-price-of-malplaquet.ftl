moment = Near Mons, September 1709. If we lose one more battle like this, a French marshal will tell his king, your enemies will be finished. You command those enemies. You are about to find out what he meant.

step-1-words = Three armies of yours and two Dutch face two French armies and a fort. Attack France. The Dutch commit everything, as they always did at Malplaquet. Accept.
step-1-done = Five against four: 60 in 100, as you know.
step-1-wrong-1 = Wise, perhaps wiser than history. But we are here to learn what it costs. Attack.
step-1-wrong-2 = A good tile, and we shall come to it. First the battle.

step-2-words = Throw.
step-2-done = Eight to eight: a tie. And your dice, 5 and 2, made 7. Three armies are gone, and nobody has won anything.

step-3-words = Let us count the dead. A tie costs each side one unit. Your first loss is always your own: one British army. Your 7 costs one more. Who paid for that one?
step-3-answer-1 = Britain again
step-3-answer-2 = The Dutch
step-3-answer-3 = Nobody, one loss is enough
step-3-done = First the leader, then an ally. Now you know what allies really risk, and why they ask for gold.
step-3-wrong-1 = It would have been, without allies. With them the second loss falls on an ally: the Dutch.
step-3-wrong-2 = A 7 always takes one more, on top of the rest, whether you win, tie or lose.

step-4-words = France had two armies and a fort. The tie took an army. Could France have given up the fort instead?
step-4-answer-1 = Yes, the owner chooses
step-4-answer-2 = No, a tie cannot take a fort
step-4-done = Forts fall only to a real defeat or to their own side's 7. That makes them stubborn.
step-4-wrong-1 = After a defeat, yes. But in a tie walls stand firm, and the army goes.

step-5-words = Now the bill at home. Each lost unit is one unrest counter from the bag, worth 1 as a rule, sometimes 0 or 2. You drew a 2 today. Find your unrest on your sheet: 5 points.

step-6-words = Your own points you see. Of France you see only that she drew four counters, not what they are worth. Nobody knows for sure until the game ends. Why does it matter then?
step-6-answer-1 = Most unrest loses 7 points, and 20 loses everything
step-6-answer-2 = Each unrest costs 1 point
step-6-answer-3 = It decides ties only
step-6-done = At the very end: most unrest, minus 7. Second most, minus 4. And 20 or more is revolution: all your points are gone.
step-6-wrong-1 = Simpler, but no. Only the comparison counts: the angriest country loses 7, the next 4. And 20 is revolution, with all points gone.
step-6-wrong-2 = It does that as well. But first the angriest country loses 7, the next 4, and 20 is revolution: everything gone.

step-7-words = How do you calm people? One way is to pass. Pass your second action and see whether it helps.
step-7-done = Nothing given back: you attacked in this turn. Only a turn without an attack calms anybody. The others passed, and it is your turn again.
step-7-wrong-1 = You have two armies left and the Dutch one. Enough blood for one day.

step-8-words = The other way is a tile. Open Tiles and claim Government Reform. It is free, gives back 2 points at once and leaves the game. First come, first served.
step-8-done = Five down to three. Gold can never buy this: there is no other way than reform and rest.
step-8-wrong-1 = A fine tile for another day. Your people are shouting: Government Reform.
step-8-wrong-2 = In a moment. First the reform: both fit into one turn.

step-9-words = Now pass the other action. This turn you attacked nobody.
step-9-wrong-1 = And throw away the calm you could have for free? Pass.

step-10-words = The game asks whether you give back 1 point of unrest. There is hardly ever a reason to refuse.
step-10-done = Two. Once in a turn, one point, and never in a turn with an attack.
step-10-wrong-1 = You may keep your unrest, as one may keep a toothache. Give it back.

remember-1 = Loser loses one. Tie: both lose one. A 7 loses one more, win or lose.
remember-2 = Every lost unit is a hidden unrest counter worth 0, 1 or 2.
remember-3 = Two ways to calm the people: pass in a turn without an attack, or claim Government Reform.
closing = You kept your crown and calmed your people. Battles are one road to unrest. The other runs through your own treasury, and it is much smoother. Beware of it next.
