moment = London, 1751. A young clerk named Clive writes from Madras: the French have an army in India, you have a few warehouses and one shield. Send help, he says. Soon.

step-1-words = Two armies and two fleets wait at home in Britain. The button Move lets you move two units in one action, one after the other. Armies want to go to India. What has to be there first?
step-1-answer-1 = A British fort
step-1-answer-2 = A British fleet
step-1-answer-3 = Nothing, I have a shield there
step-1-done = Right. Soldiers land in a colony only beside a fleet of their own. A friend's fleet will not do.
step-1-wrong-1 = A fort needs a fleet beside it as well. Think of who carries them ashore.
step-1-wrong-2 = A shield is a claim, not a harbour. To land in any colony you need a fleet of your own there.

step-2-words = So the fleet goes first. Choose Move, then a fleet at home.
step-2-wrong-1 = The army would find no one to land it. Fleet first, army second: both fit into this one action.
step-2-wrong-2 = You have two fleets idle at home. Move one.

step-3-words = Now to India. It lies beyond an ocean, so the sea die is thrown: four sides in six say Success, one says Stay, one says Sink. Distance does not matter. One ocean or three, one throw.
step-3-wrong-2 = No throw needed there, it is true: all of Europe is one calm sea. But Clive is in India.

step-4-words = Throw the sea die.
step-4-done = Fair winds. The fleet lies off Madras.

step-5-words = The same action has one move left. The fleet has arrived, so an army may follow. Move an army from home to India, and throw.
step-5-wrong-1 = A fleet without soldiers will not impress the French. You have a second move: use it.

step-6-words = Stay: contrary winds. The army waits in port unless you pay 1 gold, then it arrives after all. You have 4 gold. Bring it to India.
step-6-wrong-1 = Thrifty. But trying again costs a whole action, and an action is worth more than 1 gold.

step-7-words = Second action, another Move. Send your other fleet to Africa, again across an ocean.
step-7-wrong-1 = In a moment. First the fleet: I want you to see some weather.

step-8-words = Sink! A storm. You can lose the fleet, and your people will be angry. Or pay 2 gold and it limps home. Or pay 3 and it arrives. You have 3 gold and one fleet in danger.
step-8-done = Saved. Gold can mend every throw of this die. Poor admirals drown, rich ones arrive.
step-8-wrong-1 = Allowed, but a lost unit makes your people angry, and the person who manned it is gone. A fleet is worth 2 gold.

step-9-words = One move is left in this action. Move your last army to the German States. Do you need to throw for that?
step-9-answer-1 = Yes, Britain is an island
step-9-answer-2 = No, that is all Europe
step-9-done = Within Europe nothing is ever thrown, and armies need no fleet. Not even from an island.
step-9-wrong-1 = The Channel is no ocean. Homes and European regions are one zone, and inside a zone nobody throws.

step-10-words = Do it, then.
step-10-wrong-1 = You may stop early, yes. But an army asleep at home helps nobody.

step-11-words = Last question. The oceans divide the world into five zones: Europe, the Americas, Africa, India, the East Indies. Which of these journeys needs no throw?
step-11-answer-1 = North America to the Caribbean
step-11-answer-2 = India to the East Indies
step-11-answer-3 = Africa to South America
step-11-done = All of America is one zone. An army still needs a fleet where it lands, but no die.
step-11-wrong-1 = They look close, but each is a zone of its own. The three Americas together are one.
step-11-wrong-2 = A whole ocean lies between them. Look for two regions in the same zone.

remember-1 = One Move action moves two units, one after the other.
remember-2 = Colonies: the fleet first, then the army.
remember-3 = Crossing an ocean is a throw of the sea die. Keep 3 gold for bad weather.
closing = Clive has his regiment. You know every kind of journey in the game now. Next: what soldiers do when they arrive.
