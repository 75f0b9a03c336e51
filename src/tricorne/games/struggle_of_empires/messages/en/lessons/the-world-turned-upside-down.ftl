moment = Spring 1781. Rochambeau is in America, Suffren sails for India, Spain stands beside you before Minorca, and Britain is stretched thin from Yorktown to Madras. You are France. The war has two rounds left.

step-1-words = No more small steps. You have two turns, and Britain and Spain will pass theirs. If the war ended now you would score 8 points. Make it 18 or more, with at most 4 unrest. First look around.

step-2-words = In this exam nobody is lucky: both sides always throw dice with the same difference, and the sea is calm. So the stronger side wins, and equal strength is a tie. Now: where is one more shield worth most to you? Click it.
step-2-done = Six, four, two, and you have nothing there yet. One shield taken from Britain would tie you with Spain for first: 6 points at a stroke.
step-2-wrong-1 = A shield there would lift you from second to first: 3 to 5. Good, but only 2 more. Look for a place where you have none.
step-2-wrong-2 = There you would climb from 2 to 4. Good for later. Look for a place where you have none, and the numbers are high.
step-2-wrong-3 = One more there makes a tie for first: 3 to 5. Keep it in mind. Another place pays more.
step-2-wrong-4 = Very good eyes: an open settlers' marker, 3 points for one person. Put it on your list. One place pays still more.

step-3-words = Minorca, then. Britain has a fort there and one fleet. You have one army and no ship. Your ally Spain has an army and two fleets, and will help with all of it. What does it come to on land, if you win at sea?
step-3-answer-1 = One against two
step-3-answer-2 = Three against two
step-3-answer-3 = Four against two
step-3-done = Your army, Spain's army, and the support that Spain's fleets win for you. Without allies the odds panel would have scared you off.
step-3-wrong-1 = That is what the odds panel says, for it leaves allies out. Spain adds an army and wins the sea for you.
step-3-wrong-2 = Fleets do not fight on land. Winning at sea is +1, however many ships did it.

step-4-words = One attack will not be enough for 18. Remember that each turn may hold one Special action, and that those need no dice. What can you take in South America, and for what?
step-4-answer-1 = A shield for 1 person
step-4-answer-2 = A shield for 2 gold
step-4-answer-3 = Nothing without a fleet
step-4-done = Second place behind Spain, 3 points. That makes 17 with Minorca. You need one idea more, and there are several.
step-4-wrong-1 = Gold is for attacks. Settling takes one person and nothing else.
step-4-wrong-2 = Settling needs nobody on the spot. One person, from your desk at Versailles.

step-5-words = The stage is yours. Two turns, four actions. Reach 18 points when the war is scored, with at most 4 unrest. If it goes wrong, start again: wars can be repeated here.
step-5-hint-1 = Minorca brings 6, South America 3. Both fit into your first turn: one Regular action, one Special.
step-5-hint-2 = For the last points: Commerce in the Caribbean needs a fleet in Africa, and one lies idle at home. Or find a local friend in India. Or try Yorktown.
step-5-hint-3 = Yorktown: two armies against one. At sea it is one against one, and a tie there costs a fleet but gives Britain nothing. If you decline, Britain gets +1.

step-6-words = The peace is signed. You planned, counted, shared a battle with a friend, and kept your people just quiet enough. Look at the points and the purse one last time.

remember-1 = Look for the place where one shield is worth most.
remember-2 = Count both sides, friends included, before you pay.
remember-3 = A Special action every turn: it needs no dice.
closing = Lord Cornwallis's band is said to have played The World Turned Upside Down. You turned it. You are ready for a whole game now, and a coach will sit beside you in your first one.
