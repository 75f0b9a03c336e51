moment = 1717. Spain has lost Italy and wants it back. Cardinal Alberoni has bought ships and hidden an army on them. Sardinia lies ahead, Sicily behind it. You are the Cardinal.

step-1-words = Two neutral markers lie in the Mediterranean. The number on each is its strength: 2 and 3. You have two armies, and a fleet that adds 1 to them. How strong are you?
step-1-answer-1 = 2
step-1-answer-2 = 3
step-1-answer-3 = 4
step-1-done = Three: one for each army, and one for the fleet's support. A marker has no fleet to stop it.
step-1-wrong-1 = You forgot the fleet. Against a marker a fleet in the right sea always adds 1.
step-1-wrong-2 = One for each army makes 2, and the fleet adds 1 in all, however many ships it has.

step-2-words = Now the dice. Each side throws two and adds the difference: the higher minus the lower. A 6 and a 2 add how much?
step-2-answer-1 = 8
step-2-answer-2 = 4
step-2-answer-3 = 6
step-2-done = Four. Doubles add nothing at all. On average it is about 2.
step-2-wrong-1 = That is the sum. You want the gap between the two dice: 6 minus 2.
step-2-wrong-2 = Not the higher die alone. Take the gap between the two.

step-3-words = Choose Attack and the marker of strength 2, and look at the odds before you confirm. They show 60 in 100 to win, 17 for a tie, 23 to lose. Then confirm.
step-3-done = 2 gold paid, win or lose.
step-3-wrong-1 = Three against three. It looks fair, but the odds say 40 in 100: a tie does not win, and it costs you an army. Begin with the weaker one.
step-3-wrong-2 = That one shows a house and no number, so nobody can attack it. It is settled instead, in a later lesson.
step-3-wrong-3 = Austria has left her shields there alone, I know. But let us learn on something that cannot be insulted.

step-4-words = Throw.
step-4-done = Your dice 4 and 3 add 1: total 4. The marker's 5 and 4 add 1: total 3. Sardinia is yours, and 3 gold with it.

step-5-words = But look: only one army is left, though you won! Why?
step-5-answer-1 = Garrisons stay in a new province
step-5-answer-2 = My dice added up to 7
step-5-answer-3 = Every attack costs an army
step-5-done = Whenever your two dice make 7, you lose a unit, even in victory. It happens once in six throws. And a lost unit means angry people: you drew one unrest.
step-5-wrong-1 = The shield needs no garrison. Look at your dice once more: 4 and 3.
step-5-wrong-2 = A clean victory costs nothing but the 2 gold. Look at your dice once more: 4 and 3.

step-6-words = Sicily has strength 3. You have one army and a fleet: 2. The odds are 23 in 100. You have one action left. What would a cardinal do?
step-6-done = Exactly: reinforce. Austria passes, and it is your turn again.
step-6-wrong-1 = Three times in four that fails and costs your last army there. Build first, and send it here.
step-6-wrong-2 = You could pray for rain instead. Better: build an army and send it here.
step-6-wrong-3 = A fort never attacks. You need marching boots.

step-7-words = Now you are 3 against 3. Still only 40 in 100. Make it better before you gamble: build once more and send it here.
step-7-wrong-1 = Even fights favour the one who sits still. You have people left: build one more.

step-8-words = Four against three: 60 in 100. And the small green 1 on this marker is a victory point at once, before any war is scored. Attack Sicily.
step-8-wrong-1 = You have done the preparing. Now reap.

step-9-words = Throw, Your Eminence.
step-9-done = Eight against five, no losses, one victory point. And with three shields you are first in the Mediterranean.

step-10-words = One last thought. Suppose both totals had been equal. What then?
step-10-answer-1 = We throw again
step-10-answer-2 = I take it, I attacked
step-10-answer-3 = The marker holds and I lose a unit
step-10-done = Ties belong to the defender. That is why one more army is so often the right answer.
step-10-wrong-1 = No second throw. A tie stands: the marker stays, and you lose a unit.
step-10-wrong-2 = The other way round: the attacker needs more, not as much. A tie even costs you a unit.

remember-1 = Strength plus the difference of your two dice. The higher total wins.
remember-2 = One stronger: you win 6 times in 10. Two stronger: 3 in 4. Even: only 4 in 10.
remember-3 = A tie holds for the marker and costs you a unit. So do dice that add up to 7.
closing = Sardinia and Sicily are Spanish, and you know what a battle is. But neutral markers never hit back with friends. Powers do. That is next.
