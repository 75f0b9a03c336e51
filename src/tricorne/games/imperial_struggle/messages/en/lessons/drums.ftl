moment = 1702. The King of Spain is dead, and two candidates claim his throne. You are Britain. One last round of peace is left. Then Europe, and the world, will be at war.

step-four-theaters-words = The war has four theaters. In each, both sides have one Basic War tile, face down. You may look at yours. Some are weak, some sting. Alliances, ships, walls and keywords are added to them.

step-tile-words = The last tile of the turn. Military 2 is small, but it has crossed swords: a Military Upgrade. Take it.
step-tile-wrong-1 = It has the crossed swords too, but its points are coins. Coins buy no soldiers. Take Military 2.

step-upgrade-words = In Queen Anne's War your Basic War tile has strength 0. Use the upgrade there: you draw another tile and keep the better one.
step-upgrade-done = From 0 to 2. The weak tile is gone for good, so you will not meet it again.
step-upgrade-wrong-1 = That tile is already a 1. The one in Queen Anne's War is a 0, and the spoils there are land.

step-marlborough-words = Two Military points buy a Bonus War tile: drawn blind, but never a bad one. Buy one, look who comes, and put it into Central Europe, against the French army.
step-marlborough-done = The Duke of Marlborough himself, strength 3! Six points of strength that you know of, and France cannot see him.
step-marlborough-wrong-1 = He would surely win there, and the points are not small. But Central Europe pays with land as well. Send him to the Danube.

step-war-words = End the round. The turn is counted as you know it, and then the drums begin. The theaters are fought one after the other. Both sides turn up their tiles.
step-war-hint-1 = Press the button that ends the round.
step-war-done = Central Europe: six against three. Margin 3: for you 2 points and a Conquest Point, for France 2 Treaty Points. Your tile's sting also pressed 1 Debt on France.

step-gibraltar-words = A Conquest Point takes a Market, Fort, Naval space or Territory of this theater. Political spaces never. Gibraltar belongs to nobody and guards a sea. Take it.
step-gibraltar-done = The rock is yours. It brings an Advantage, too: Naval Bastion.
step-gibraltar-wrong-1 = Minorca is a fine prize: a crown for glory. For this lesson take the rock. In a real game, weigh the two.
step-gibraltar-wrong-2 = Acadia is on this theater's list, and Louisbourg gives you the way. But that door opens again in Queen Anne's War. Gibraltar's does not.
step-gibraltar-wrong-3 = A Conquest Point cannot be saved. Use it or lose it.

step-spain-words = Theater two, Spain. Your tile there is a minus 1, but it has a sting: it takes a French flag off in Europe. Choose wisely: whom would you silence in this very theater?
step-spain-done = France still wins by 1: one point, no land. Without the sting it would have been 2, and a Conquest Point.
step-spain-wrong-1 = Bavaria fought in theater one, and that is over. Silence an Alliance that counts here, in Spain.

step-new-france-words = Theater three, Queen Anne's War. The French tile damaged a Fort of yours: it keeps its flag but gives no strength. Still, ships, Louisbourg, a raid at Cataraqui and your good tile are enough.

step-acadia-words = Five to nothing, and another Conquest Point. A Territory with dashed lines needs one of your spaces at the other end. Louisbourg has such a line to Acadia. Take Acadia.
step-acadia-done = Three points instead of a province. Many a treaty was worse.
step-acadia-news = France refuses. Twice in a war a side may keep its land that way. The first time it costs 3 victory points, the second time 5. They are yours.
step-acadia-wrong-1 = Bold! Louisbourg has a line there as well, and France would surely refuse. Try Acadia, and see what a refusal is.
step-acadia-wrong-2 = A Market can be taken with a Conquest Point, and nobody can refuse it. But Markets can be bought in peace. Land cannot.

step-furs-words = A margin of 4 or more also takes one French Market's flag off in North America. You choose which. Ile-aux-Noix would cost France 3 to win back, Cataraqui 2.
step-furs-done = In the last theater, the Jacobite Rebellion, both had 2. A tie: nothing for anyone. The war is over.
step-furs-wrong-1 = Allowed, but it is the cheaper one, and your raid there has done its work. Hurt where it costs most: Ile-aux-Noix.

step-after-words = All War tiles go back. Raids that gave strength are over. Damaged Forts stay damaged until somebody repairs them. Then the tiles of the next war are laid out, and peace returns. 15 has become 10: you are ahead.

closing = Wars are won in the years before them: with friends, ships, walls and tiles. And the loser often gets Treaty Points to begin again. Next: who starts, and how it all ends.
