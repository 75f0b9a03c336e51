moment = Paris, February 1763. The envoys meet to sign the peace. It is the last turn of the third and last war, and the last move is yours. Everybody thinks France has won.

step-1-words = After your turn the war is scored, and then the game is over. Let us see how it stands. German States, 8, 5, 3: Austria three shields, France two, Spain two, you one. What do you get?
step-1-answer-1 = Nothing, three are ahead of me
step-1-answer-2 = 3 points
step-1-answer-3 = 5 points
step-1-done = Right. France and Spain share second place and both take 5, and the next one is still third. Ties push nobody down.
step-1-wrong-1 = So it would be in most games. Here two who tie share one place. France and Spain are both second, and you are third.
step-1-wrong-2 = The 5 is for second place: France and Spain, two shields each. You are next, third.

step-2-words = If the war were scored now, you would end at 47, Spain at 52, Austria at 42, and France at 62. France has won, it seems. But look at her unrest. What can you see?
step-2-answer-1 = That she has exactly 22 points of unrest
step-2-answer-2 = That she drew 22 counters
step-2-answer-3 = Nothing at all
step-2-done = Twenty-two counters, each worth 0, 1 or 2, mostly 1. She taxed and fought like mad to get ahead. And at 20 points a country breaks.
step-2-wrong-1 = Perhaps. Counters are hidden and worth 0, 1 or 2. You can only see how many she drew: 22.
step-2-wrong-2 = Their worth is hidden, but their number is not: 22 draws. You can guess the rest.

step-3-words = So your real rival is Spain. Spain drew 8 counters. You have 8 points of unrest yourself. Apart from revolutions, the most unrest costs 7 points, the second most 4. If you and Spain tie for most, who pays?
step-3-answer-1 = Both pay 7
step-3-answer-2 = Both pay 4
step-3-answer-3 = Nobody
step-3-done = Ties are friendly when points are given out, and merciless when they are taken away. Get below Spain and you pay only 4.
step-3-wrong-1 = No mercy here: all who tie for most pay the full 7.
step-3-wrong-2 = Not among four. All who tie for most pay 7. Only in a game of two does a tie cost nothing.

step-4-words = You have two actions. First, points: a marker with a house lies open in North America. You have one shield there, France two. Take it.
step-4-done = Two to two: from 2 points to 4. You would be at 49.
step-4-wrong-1 = You are first in India already. And in a turn with an attack, no unrest is given back. Stay calm: settle.
step-4-wrong-2 = Good instinct: 2 unrest less. But it is your only Special action, and the 2 points in North America need it. There is another way to calm down.
step-4-wrong-3 = An army on the last day fights nobody and costs upkeep.

step-5-words = Second action. You have made no attack this turn. So?
step-5-wrong-1 = It could win a shield you do not need and cost an army you would mourn. Worse: no unrest is given back after an attack.

step-6-words = Give back 1 point. From 8 to 7: just below Spain, if her counters are what they seem. Then the last war is scored and all unrest is turned up.
step-6-wrong-1 = Then you tie with Spain and both lose 7. Give it back!

step-7-words = France turns up 22 points of unrest. She had 62 victory points this morning. How many has she now?
step-7-answer-1 = 55, minus 7
step-7-answer-2 = 0, revolution
step-7-answer-3 = 62, unrest only breaks ties
step-7-done = Revolution, twenty-six years early. At 20 everything is gone, and the penalties fall on those who still stand.
step-7-wrong-1 = Minus 7 would be mild. 20 or more is revolution: all points gone.
step-7-wrong-2 = Oh, it does more. 20 or more is revolution: all points gone.

step-8-words = Spain had 52 and most unrest of those still standing: minus 7 makes 45. You had 49 and came second: minus 4 makes 45 too. Who wins?
step-8-answer-1 = We share the victory
step-8-answer-2 = Spain
step-8-answer-3 = I do
step-8-done = Equal points: the calmer country wins. Seven against eight. That one quiet pass made you master of the century.
step-8-wrong-1 = Crowns are not shared. With equal points, less unrest wins: you have 7, Spain 8.
step-8-wrong-2 = Equal points, but Spain has more unrest: 8 to your 7. The calmer country wins.

step-9-words = One thing remains. The first and second war are scored in the same way, but then play goes on. Gold, people, units, shields, unrest and tiles stay. What do you give up between wars?
step-9-answer-1 = My armies
step-9-answer-2 = Local alliances and the red or blue side
step-9-answer-3 = Half my gold
step-9-done = New neutral markers appear, used tiles wake up, and a new auction sorts friend and foe afresh.
step-9-wrong-1 = Armies stay where they stand, often beside a friend who may soon be a foe.
step-9-wrong-2 = Your gold is yours. It is the friendships that end.

remember-1 = Three wars, each scored. After the third all unrest is turned up.
remember-2 = 20 or more: revolution, no points. Most of the rest: minus 7. Second: minus 4. Ties all pay.
remember-3 = On the last day a quiet pass can be worth more than a battle.
closing = The loudest power has a revolution, and the patient one has won. You know all the rules that matter now. One exam is left: everything at once.
