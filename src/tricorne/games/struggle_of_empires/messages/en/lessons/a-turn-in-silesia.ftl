moment = December 1740. You are Frederick of Prussia, twenty-eight, king for half a year. You have inherited the best-drilled army in Europe. Austria next door has inherited a quarrel over who may rule it.

step-1-words = Welcome to the table. This is the world around 1740: five regions in Europe, six colonies across the seas. Eleven prizes in all. Click the German States, the richest of them.
step-1-done = There. The shields on its plate are control markers: they show who rules how much. Austria has two, you have one.
step-1-wrong-1 = Close: that is Central Europe, further east. The German States lie west of it and carry the numbers 8, 5 and 3.
step-1-wrong-2 = Those are the Baltic States, up in the north-east. Look for the numbers 8, 5 and 3.

step-2-words = The numbers 8, 5, 3 are victory points. When a war ends, the power with most shields here gets 8, the next 5, the next 3. Austria has two shields, you have one. What would you get today?
step-2-answer-1 = 8 points
step-2-answer-2 = 5 points
step-2-answer-3 = 3 points
step-2-done = Right. Second place, 5 points. Not bad. Not first.
step-2-wrong-1 = That is Austria's: two shields beat one. You are second.
step-2-wrong-2 = Third place would be 3. But only Austria is ahead of you, so you are second.

step-3-words = Now Central Europe, worth 6, 4, 2. You have one shield there, Austria has one. Who gets the 6?
step-3-answer-1 = Nobody
step-3-answer-2 = Austria
step-3-answer-3 = Both of us
step-3-done = Yes. Ties are friendly in this game: everybody tied gets the full value. Catching up is often enough.
step-3-wrong-1 = Many games are that harsh. This one is kind: tied powers all take the full value.
step-3-wrong-2 = Austria has two armies there, true. But armies do not count here, only shields. One each is a tie.

step-4-words = One more look. In the Baltic States, worth 5, 3, 2, you have an army and nobody has a shield. How many points is that for you?
step-4-answer-1 = 5 points
step-4-answer-2 = 2 points
step-4-answer-3 = 0 points
step-4-done = Exactly. Soldiers are only the means. Shields are the end.
step-4-wrong-1 = This is the most common mistake of all. Soldiers win shields and guard them, but they score nothing themselves.
step-4-wrong-2 = Not even that. Without a shield a region pays you nothing, however many soldiers stand there.

step-5-words = So if the war ended now you would score 11 and Austria 14. But it is your turn, and a turn has two actions. Let us use them.

step-6-words = The round piece with a 2 is a neutral marker: a small state that belongs to nobody. Your three armies stand beside it. Choose Attack, then that marker, then confirm. An attack costs 2 gold.
step-6-done = Attack declared, 2 gold paid. You have strength 3, one for each army. The little state has strength 2.
step-6-wrong-1 = I like your spirit. Keep that thought for a minute! First the easy prize that pays you gold.
step-6-wrong-2 = More soldiers are always tempting, and the next lesson is about them. Today you have enough: attack.
step-6-wrong-3 = Patience is a virtue, but Frederick was not known for it. Attack!

step-7-words = Both sides throw two dice, and luck adds a little to each side. How exactly comes later. For now: throw.

step-8-words = Victory! Your shield has taken the marker's place, and this marker paid 3 gold on top. You now have two shields, Austria two. What is the German States worth to you now?
step-8-answer-1 = 5 points
step-8-answer-2 = 8 points
step-8-answer-3 = 16 points
step-8-done = Tied for first: 8 for you, 8 for Austria.
step-8-wrong-1 = You were second with one shield. With two you have caught up with Austria, and tied powers both take the first value.
step-8-wrong-2 = A region pays its value once to each power, however many shields it has there. It is the place that counts.

step-9-words = Your second action. Austria's shields in the German States are unguarded: her armies stand in Central Europe. Attack Austria in the German States.
step-9-done = Strength 3 against 0. Only wild dice can save her.
step-9-wrong-2 = An open door, and you walk past it? Try the German States.

step-10-words = Hold your breath, and throw.

step-11-words = Five to four: that was close. One Austrian shield is gone, and yours lies in its place. Look at the score now: you 14, Austria 11. Before your turn it was the other way round.

remember-1 = Shields score. Soldiers do not.
remember-2 = Most shields in a region: first value. Ties are friendly: both get the full value.
remember-3 = Whatever you gain, somebody else no longer has.
closing = One turn, two attacks, and you have changed places with Austria. Europe has noticed you. Next time you raise the army to keep what you took.
