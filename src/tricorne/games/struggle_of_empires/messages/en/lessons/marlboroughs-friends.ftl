moment = Bavaria, August 1704. You are Marlborough. You have marched your redcoats from the sea to the Danube. Prince Eugene of Austria is waiting with his own army. Across the river stand the French.

step-1-words = In every war the powers stand in two great alliances, red and blue. Look at the top: you, Austria and the Dutch are red. France and Spain are blue. Friends of one colour can never attack each other.

step-2-words = Do not take my word for it. Try to attack Austria in the German States.
step-2-done = There it is: same alliance. The colours change with every war, so today's friend may be tomorrow's target.

step-3-words = You have two armies, the French have two and hold two shields. Choose Attack and France, and read the odds. What do they promise you?
step-3-answer-1 = 40 in 100
step-3-answer-2 = 60 in 100
step-3-answer-3 = 50 in 100
step-3-done = Even strength, and ties hold for the defender: 40. But these odds leave out all allies, yours and theirs.
step-3-wrong-1 = That would be one stronger than the enemy. You are two against two.
step-3-wrong-2 = So one would think. But every fifth battle between equals is a tie, and a tie does not take the shield.

step-4-words = Confirm the attack on France. The moment you have paid your 2 gold, allies are called: first yours, then theirs, all before the dice.
step-4-wrong-1 = Spain has soldiers here but no shield. You could beat them and win nothing but a graveyard. Attack the one who owns something.
step-4-wrong-2 = One more army would help. But Eugene is here now, with two. Call him!

step-5-words = Prince Eugene commits both his armies. From now on that promise binds him. Do you accept?
step-5-done = Four against two. Now the Dutch are asked, and the Dutch are careful with their men.
step-5-wrong-1 = Pride goes before a fall. An ally takes no share of the prize: the shield is yours alone. Accept.

step-6-words = Promises and gold are part of this game. Offer the Dutch 1 gold for their one army. In your Talk panel, or right beside the question, make the offer.
step-6-done = The Dutch take the coin and march. A bargain struck like this is binding. A mere promise never is.

step-7-words = Now France calls her allies. Spain, being blue, may help France.
step-7-done = Spain commits one army: five against three. Two stronger means about three chances in four.

step-8-words = The drums begin. Throw.
step-8-done = Seven to six! France loses an army and one shield, and you lose nothing.

step-9-words = Austria brought as many armies as you, the Dutch brought one. Who gets the shield?
step-9-answer-1 = Austria and I share it
step-9-answer-2 = I alone
step-9-answer-3 = Whoever lost most
step-9-done = Only the one whose turn it is can take a shield. So allies help for reasons of their own: to hurt a rival, for gold, or because you will be asked next.
step-9-wrong-1 = A handsome thought, but no. The attacker takes it all. Remember that when you are asked to help.
step-9-wrong-2 = History is not that fair, and neither is this game. The attacker takes it.

step-10-words = Finish your turn: pass your second action. Then France strikes back, at Austria's shield beside you.
step-10-wrong-1 = Again, at once? You could. But let us see what the French do, for now you shall be the ally.

step-11-words = A French and a Spanish army against Eugene's two. The Dutch sit this one out. Now you are the friend who is asked. How many of your two armies do you commit?
step-11-done = Four against two. All you risk is a unit if Austria's dice are bad. What you gain is an ally who remembers.
step-11-wrong-1 = It is your right. But if Austria falls here, France is first again, and the next time you call, Eugene will be busy.
step-11-wrong-2 = Half a promise is half an insult, and odds grow steeply with each army. Send both: your shield stands here too.

step-12-words = The French come on. Throw for both sides.
step-12-done = Six to four for Austria. The attack fails, and France loses her last army here. A defender who wins keeps what he has and takes nothing.

remember-1 = You attack the other colour only. Friends of your own colour may help, and decide how much.
remember-2 = Only the attacker can win a shield. Allies help for gold, for fear, or for a favour owed.
remember-3 = The odds before you confirm are without allies. Ask around first.
closing = Blenheim is won and Vienna is safe. You have led allies and been one. Next comes what Marlborough never commanded: the fleet.
