moment = Russia, 1701. At Narva your army was swept away in a snowstorm. Tsar Peter has church bells melted down for cannon and starts again. You are Peter.

step-1-words = Population means people to spare. Find it: the row from 0 to 9 on your sheet. Yours stands at 3. Each unit you build uses up one. How many units could you build right now?
step-1-answer-1 = One
step-1-answer-2 = Three
step-1-answer-3 = As many as I have gold for
step-1-done = Three, one by one. Each is an action, and you have two actions in a turn.
step-1-wrong-1 = One in each action, yes. But with population 3 you can go on until three are built.
step-1-wrong-2 = Surprise: building costs no gold at all. It costs people, one each.

step-2-words = Build an army: the button Build, then Army. It appears at home in Russia.
step-2-done = Population 2. And see: the game asks at once where the new army wants to go.
step-2-wrong-1 = Peter did not pass after Narva. Build!
step-2-wrong-2 = Your one army is fine where it is. Get it some company: Build.

step-3-words = A unit you have just built may march at once, free of charge. In Europe an army can go straight to any region, however far. Send it to the Baltic States.
step-3-wrong-1 = At home it would guard nothing: no home country is ever attacked. Soldiers are needed out in the regions.
step-3-wrong-3 = It could march all the way to the Turks, indeed. But you have no shield there. The Baltic needs it.

step-4-words = Your second action may be the same again. This time build a navy, a fleet of warships: Peter's dream.
step-4-wrong-1 = Another army would be sound. But humour Peter: he wants ships.

step-5-words = Ships go only where the map shows a ship: the six colonies, the Baltic and the Mediterranean. Send the fleet to the Baltic States.
step-5-done = Two actions, and your turn is over. Prussia hesitates and passes. It is your turn again.
step-5-wrong-2 = The sea there is warm, and your troops are in the cold. Keep the fleet with the armies.

step-6-words = One person is left in the villages. Build a fort. A fort counts two when you are attacked, an army only one.
step-6-wrong-1 = Possible, and it could attack. But let us see what a fort is good for.

step-7-words = Choose its place with care. A fort travels once, now. Where it lands it stays for ever, and it never attacks.
step-7-wrong-1 = You do have a shield there. But in the Baltic an enemy army stands next to yours. Put the wall where the wolf is.
step-7-wrong-2 = Nobody can attack your home. A fort there would guard nothing.

step-8-words = Now try something that cannot work. Build one more army. You can break nothing here: whenever the game says no, it also says why, and names the rule.
step-8-done = No people, no soldiers. And soldiers who fall do not come back as people: they are gone.

step-9-words = Try one more: move the fort. Choose Move, then the fort.
step-9-done = Fixed for ever, as promised. Armies and fleets move. Walls do not.

step-10-words = Was it wise to spend everybody? At the end of a war each person left earns 1 gold, each shield earns 1, and each unit costs 1 upkeep. Your sheet foretells it. What would the end of this war bring?
step-10-answer-1 = 2 gold in, 4 gold out
step-10-answer-2 = 4 gold in, 2 gold out
step-10-answer-3 = 5 gold in, nothing out
step-10-done = Two shields earn 2, four units cost 4. An army too many is felt in the purse. The end of each war also brings 5 new people.
step-10-wrong-1 = The other way round, alas. Units cost, shields earn. You have four units and two shields.
step-10-wrong-2 = If only! Every unit costs upkeep: two armies, a navy and a fort make 4.

step-11-words = You have one action left and nothing urgent to do. Passing is always allowed. Pass.
step-11-wrong-1 = Tempting, and not even foolish. But attacking has its own lesson. Pass for now.

remember-1 = One unit costs one action and one population. No gold.
remember-2 = A new unit may march at once.
remember-3 = People you leave at home earn gold. Units cost upkeep.
closing = A year ago you had one battered army. Now two armies, a fleet and a fort hold the Baltic, and the villages behind them are empty. Next: getting troops across an ocean.
