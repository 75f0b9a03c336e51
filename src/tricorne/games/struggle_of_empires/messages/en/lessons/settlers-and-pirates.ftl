moment = Amsterdam, 1719. The gentlemen of the Company have ships, clerks and patience, but hardly a soldier. There are other ways to build an empire, some of them not to be proud of. You chair the meeting.

step-1-words = Look at your buttons. The upper row holds Regular actions, the lower row Special ones. In a turn you take two Regular actions, or one of each. Never two Special ones. Find the marker in North America.
step-1-done = No number on it, but a little house. Nobody fights for it: somebody simply moves in.
step-1-wrong-1 = That is in the Caribbean, and its number means it must be fought. Look further north.

step-2-words = Colonize it. It costs one person and nothing else. You need no army there, no fleet, not even a shield. You do it from your desk.
step-2-done = New Amsterdam, once more. You and France now tie for first in North America.
step-2-wrong-1 = That one has a number: it must be fought for. Only markers with a house can be settled.
step-2-wrong-3 = Land for the taking, and anybody may take it. Markers like this go fast.

step-3-words = That was your Special action of this turn. Try another: claim any tile.
step-3-done = One Special action each turn, no more. So plan which one you need most, for others want it too.

step-4-words = The marker with the scales, in the Caribbean, wants a fleet in Africa. Use your Regular action: move the fleet from home to Africa. The sea die is kind.
step-4-done = Your fleet lies off the Gold Coast. The others pass, and it is your turn again.
step-4-wrong-1 = Your last person would be gone. Ships you already have: move one to Africa.

step-5-words = A word first. What the game calls Gold Coast Commerce was the trade in enslaved Africans, one of the great crimes of history. It stands on the board because these empires were built on it. We explain it. We do not dress it up.

step-6-words = The rule: with a fleet of your own in Africa you may take such a marker anywhere, without a person and without gold. Choose Commerce and the marker in the Caribbean.
step-6-done = One shield for you, one for Spain, one for France: all three tie for first in the Caribbean.
step-6-wrong-1 = Then Spain or France will do it next, as soon as they have a fleet there. It is your decision, but this lesson needs it.

step-7-words = Pass the other action.

step-8-words = Now for the shady part. Two tokens lie ready for anybody: Pirates, strength 1, fight at sea against any shield in a colony. Revolt, strength 3, fights on land in the Americas. Where could a revolt not break out?
step-8-answer-1 = The Caribbean
step-8-answer-2 = India
step-8-answer-3 = South America
step-8-done = The revolt knows only the three Americas. Pirates sail to every colony.
step-8-wrong-1 = It could, and it did. The revolt strikes in North America, the Caribbean and South America.
step-8-wrong-2 = It could. The revolt strikes in the three Americas, and nowhere else.

step-9-words = Spain has two shields in South America and not one ship. Incite Pirates against Spain in South America. It is a Special action, it costs nothing, and Spain may call no ally.
step-9-wrong-1 = Pirates may strike anybody, even your friend France. But you need that friend, and Spain is the one ahead of you.
step-9-wrong-2 = Spain has a fleet in the Caribbean: one against one. In South America she has none. Strike where no ship guards.
step-9-wrong-3 = Possible: three against Spain's two armies. But ships you have, to profit afterwards, and armies you have not. Take the Pirates.

step-10-words = Throw for pirates and Spain.
step-10-done = Four to nothing. The pirates sit on a Spanish shield.

step-11-words = While it lies under the pirates, that shield earns no gold and scores no points. But it is not yours. Not yet. Who may go and get it?
step-11-answer-1 = Only Spain
step-11-answer-2 = Only Spain's enemies
step-11-answer-3 = Anybody with a fleet there
step-11-done = Anybody. And your two ships happen to be just outside the harbour. What a coincidence.
step-11-wrong-1 = Spain may, if she brings ships. But so may anybody else: a marker under pirates is like a neutral one.
step-11-wrong-2 = Alliances do not matter here. Friend or foe: whoever has a fleet there may try.

step-12-words = Attack the pirates with your Regular action. Two fleets against strength 1, at sea only. It costs the usual 2 gold.
step-12-wrong-1 = You hired them. Now collect, before Spain's ships arrive.

step-13-words = Throw.
step-13-done = Four to two. The shield is yours, you tie with Spain for first, and the token goes back, ready for the next scoundrel.

remember-1 = A turn is two Regular actions, or one Regular and one Special. Never two Specials.
remember-2 = Colonize: 1 person, from anywhere. Commerce: a fleet of yours in Africa. No dice.
remember-3 = Pirates and revolts freeze a shield. Whoever beats the token keeps it.
closing = Three shields in three turns, and not one soldier marched. The quiet powers win more games than the loud ones believe. Next: friends in small places.
