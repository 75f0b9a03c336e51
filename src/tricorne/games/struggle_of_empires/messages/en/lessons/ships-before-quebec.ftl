moment = The Saint Lawrence river, summer 1759. General Wolfe has an army, Admiral Saunders a fleet. Above them, on the cliffs, sits Quebec with its walls. You command both.

step-1-words = Count the land first. You have three armies. The French have one army and one fort. Remember what a fort is worth. Who is stronger on land?
step-1-answer-1 = I am, three to two
step-1-answer-2 = We are even, three to three
step-1-answer-3 = The French, four to three
step-1-done = One for the army, two for the fort. Three to three, and a tie would leave Quebec French.
step-1-wrong-1 = A fort counts two in defence. One army and one fort make three.
step-1-wrong-2 = An army is one, a fort is two: three. Fleets are not counted on land.

step-2-words = You need one more, and it is floating behind you. Before the land battle comes the battle at sea. Its winner gets +1 on land. Attack France in North America.
step-2-done = Both of you have ships here, so you are asked: fight at sea?
step-2-wrong-1 = A fleet without an army. You could sink ships there, but never win the shield. Quebec first.
step-2-wrong-2 = A fourth army would be welcome. But try what the fleet can do.

step-3-words = At sea each fleet counts one: you two, France one. If you decline, the +1 on land goes to France without a shot. What is your order?
step-3-done = France fights too. Had she declined, the +1 would have been yours for nothing.
step-3-wrong-1 = Then France is four to your three on land, without losing a plank. Declining is for the weaker fleet that wants to live.

step-4-words = Same dice as on land: strength plus the difference. Throw for the fleets.
step-4-done = Four to two. A French fleet goes down, and naval support is yours: four against three on land.

step-5-words = At dawn Wolfe's men climb the cliffs. Throw for the land.
step-5-done = Six to three! France must lose a unit, and may choose: the army or the fort.

step-6-words = Watch what France gives up.
step-6-done = The army is gone, the walls remain. And one French shield is yours: two to one, so you are first in North America.

step-7-words = One attack holds at most one fight at sea and one on land. In the Caribbean you have a fleet but no army. If you attacked France there and won at sea, what would you get?
step-7-answer-1 = The French shield
step-7-answer-2 = A sunken French fleet, no shield
step-7-answer-3 = Nothing, it is not allowed
step-7-done = Just so. Worth it at times, to clear the way for a landing. Here it would be an even gamble for little.
step-7-wrong-1 = Ships cannot hold a province. Without an army of your own there is no land battle, and only land battles win shields.
step-7-wrong-2 = It is allowed, and costs 2 gold as always. You can sink ships that way.

step-8-words = Not every place has a sea. Click a region where fleets never count, neither for fighting nor for support.
step-8-done = Yes: the German States and Central Europe lie inland. Armies are on their own there.
step-8-wrong-1 = A good guess, for no ship can lie there. But fleets in the Mediterranean serve the Ottoman Empire as well: one fleet, two regions.
step-8-wrong-2 = The Baltic shows a ship: fleets fight and help there. Look further inland.

step-9-words = One question about that special case. A fleet in the Mediterranean helps your armies where?
step-9-answer-1 = Only in the Mediterranean
step-9-answer-2 = There and in the Ottoman Empire
step-9-answer-3 = Everywhere in Europe
step-9-done = Two seas for the price of one. Remember it when you place your first fleet.
step-9-wrong-1 = It does more: its guns reach the Ottoman Empire too, though no ship can lie there.
step-9-wrong-2 = Not that far. A fleet serves the region it lies in. Only this one serves a second: the Ottoman Empire.

step-10-words = You have an action left. France still holds one shield behind her fort: 2. You have three armies, and your fleet rules the river alone: 4. Attack again, or rest? Attack.
step-10-done = No French ship left, so naval support is yours without a fight. 77 in 100.
step-10-wrong-1 = At 77 in 100, with the enemy on his knees? Attack.

step-11-words = Throw.
step-11-done = Five to five. A tie: the shield holds, you lose an army, and the fort stands, for ties cannot break walls. 77 is not 100. That, too, is the game.

remember-1 = Sea first, land second: the winner at sea gets +1 on land.
remember-2 = Who declines to fight at sea gives that +1 away.
remember-3 = A fleet alone never takes a shield. An army must be there.
closing = Quebec has fallen and Canada changes hands. But look at the butcher's bill of a battle more closely: the next lesson opens it.
