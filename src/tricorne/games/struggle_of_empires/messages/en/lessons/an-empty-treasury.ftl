moment = Versailles, 1783. The American war is won, the fireworks were splendid, and the finance minister asks for a private word. You are the minister. There is 1 gold left in the chest.

step-1-words = It is the last round of the war, and you act last of all. One easy prize is left: a neutral marker of strength 1 in the Caribbean. An attack costs 2 gold. You have 1. Can you afford it?
step-1-answer-1 = No, I must wait
step-1-answer-2 = Yes, the missing gold is taxed
step-1-done = You can always pay. The game taxes your people for whatever is missing, by itself, at that moment.
step-1-wrong-1 = A king never has to wait for money. What is missing is squeezed out of the people. That is the temptation, and the trap.

step-2-words = Attack the marker in the Caribbean and watch your gold and your unrest.
step-2-done = One taxation: 2 gold came in, 1 unrest came too. 1 plus 2 minus 2 leaves 1. You cannot tax to save up, only to pay.
step-2-wrong-1 = Thrift! But one more shield in the Caribbean is worth 1 gold and 2 points in a minute. Attack.
step-2-wrong-2 = Wait with that. You will see in a moment what a late army costs.

step-3-words = Throw.
step-3-done = Five to three. Your fifth shield on the map, and a tie with Spain for first place in the Caribbean.

step-4-words = After your turn the war ends and the books are closed. Income first: 1 gold for each person, 1 for each shield. You have 1 person and 5 shields. Then upkeep: 1 for each unit. Your sheet says it all. What is it?
step-4-answer-1 = Income 6, upkeep 9
step-4-answer-2 = Income 9, upkeep 6
step-4-answer-3 = Income 5, upkeep 9
step-4-done = Six in, nine out. With 1 gold in the chest you will be 2 short.
step-4-wrong-1 = I wish. You have nine units to keep, and six things that earn.
step-4-wrong-2 = Do not forget the person at home: people earn as shields do. Six.

step-5-words = You have one action left. Suppose you built one more army now. How much worse would the closing of the books be?
step-5-answer-1 = 1 gold worse
step-5-answer-2 = 2 gold worse
step-5-answer-3 = No worse, building is free
step-5-done = One person less who earns, one unit more that costs. Build early in a war, not at its end.
step-5-wrong-1 = The upkeep, yes. But the recruit would have earned 1 gold at home. Gone too: two.
step-5-wrong-2 = It costs no gold today. But soon one earner is missing and one more unit wants upkeep: two gold.

step-6-words = Could you dismiss soldiers to save upkeep? No, that is not allowed. But there is a clever tile. Claim Banking: it is free, and from now on each taxation brings 3 gold instead of 2.
step-6-done = That was your last action. The war is over, and the books close by themselves.
step-6-wrong-1 = We just counted that: 2 gold worse, for an army that will not fight before the next war.
step-6-wrong-2 = Six gold you do not have: three taxations, three unrest. Splendid drill, ruinous price. Look at Banking.
step-6-wrong-3 = You attacked this turn, so passing calms nobody. Take the free tile.

step-7-words = Read it with me: 1 gold plus 6 income is 7. Upkeep is 9. Two short, so one taxation: with Banking 3 gold, and 1 unrest. That leaves you 1 gold. Where does your population stand now?
step-7-answer-1 = 1, as before
step-7-answer-2 = 6, five more
step-7-answer-3 = 9, it is full
step-7-done = Each war's end brings 5 new people, up to 9 at most. They come after the income, so they earn only next time.
step-7-wrong-1 = Look again: a new generation has grown up. Five more.
step-7-wrong-2 = Nine is the most you can ever have. But the gain is five: from 1 to 6.

step-8-words = You taxed twice this evening: two more unrest. Can gold buy it away again?
step-8-answer-1 = Yes, for 2 gold each
step-8-answer-2 = No, never
step-8-done = Never. Taxes are a loan from your people, and the interest is paid on the last day of the game.
step-8-wrong-1 = That would make it a harmless loan. It is not: only Government Reform and quiet turns help.

remember-1 = You can never go broke. What is missing is taxed: 2 gold for 1 unrest, each time.
remember-2 = End of war: 1 gold for each person and shield, minus 1 for each unit. Then 5 new people.
remember-3 = A late army costs you twice: one person less who earns, one unit more that costs.
closing = You balanced the books, nearly. Six years on, the real king first lost his credit and then everything else. Next: growing rich without firing a shot.
