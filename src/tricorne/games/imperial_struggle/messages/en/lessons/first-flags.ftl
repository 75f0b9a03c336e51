moment = 1699. Two kings look at one map, and both say: mine. For the next hundred years you will lead one of them. Today you are France, and the story begins in India.

step-whose-words = Blue flags with a lily are yours, red ones with a cross are British. A flag means: this place works for me. In India each side has four. Today you want more.

step-shapes-words = Round places are Markets. Money can win them. Square places are Territories. Only a war can move those. The thin lines between places are the roads of your traders.

step-plant-words = For your first day the King gives you six Economic points. Think of them as coins. West Bengal is empty, costs 2, and a line joins it to Plassey, which is yours. Click West Bengal.
step-plant-done = Your flag flies over West Bengal. India counts five for you, four for Britain.
step-plant-wrong-1 = Vellore touches no place of yours. Trade grows along the lines, one step at a time. Start from Plassey.
step-plant-wrong-2 = Calcutta is a square. Coins cannot buy it, in any year of peace. Only a war moves Territories.
step-plant-wrong-3 = Allowed, and a fine place. But it takes 3 of your 6 coins, and you need 6 for today's plan. West Bengal costs 2.
step-plant-wrong-4 = The Caribbean has sugar and can wait. Come back to India, to West Bengal.

step-no-chain-words = Feeling greedy? Good. Mangalore lies one line beyond West Bengal, and you can afford it. Try it and see what the game says.
step-no-chain-done = The line is there, but a Market you won this very round cannot carry you further. Next round it can.

step-strike-words = Now a rival. Kanchipuram is British, and a line joins it to your Karaikal. A shift does one thing only. Here it takes the red flag off, for 2 coins. Click it.
step-strike-done = The red flag is gone. Britain has three places in India now.
step-strike-wrong-1 = A line joins Midnapore to West Bengal, but that flag is new and carries you no further this round. Kanchipuram touches Karaikal, an old flag of yours.
step-strike-wrong-2 = You still have 4 coins. What is not spent is lost when the round ends. Click Kanchipuram.

step-take-words = The place is empty now, for anyone. A second shift, 2 more coins, plants your own flag. To take a place from a rival you pay twice. Click Kanchipuram again.
step-take-done = Yours. Six coins, and not one wasted.
step-take-wrong-1 = Also yours for 2. But then Kanchipuram stays empty, and Britain walks back in for 2 coins. Finish what you began.
step-take-wrong-2 = Not yet. An empty place is an invitation, and you have exactly the 2 coins that close the door.

step-count-words = See the count: six to three. The map has four Regions: India, the Caribbean, North America and Europe. In each one the side with more places is rewarded when the turn ends.

step-over-words = Your coins are spent. End the round and let London hear the news.
step-over-hint-1 = Press the button that ends the round.

closing = Six coins, two places, and London has noticed. Next you will learn where coins come from, and why it pays to look at what your rival wants.
