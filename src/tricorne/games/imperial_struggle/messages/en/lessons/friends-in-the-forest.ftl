moment = Montreal, 1701. You are France, and your best weapon is not gunpowder. It is the friendship of people who know every path between the lakes.

step-pentagons-words = Pentagons on the map are Advantages: small powers, each used once a turn. Hold every space tied to one and it is yours. You hold the Algonquin, so you hold Algonquin Raids.

step-tile-words = Take Diplomatic 4 with Economic 2. Two coins look like nothing against a British Market that costs 3. Watch.
step-tile-wrong-1 = Four coins would do it the plain way. Learn the cheap way today: quills above, two coins below.

step-raid-words = Use Algonquin Raids. It puts a Conflict marker on a fur Market. Choose the Hudson Valley, which is British.
step-raid-done = The Advantage is spent until the next turn. The raid is on.
step-raid-wrong-1 = Nobody lives off Cumberland yet. A raid hurts where a red flag stands: the Hudson Valley.

step-minor-strike-words = Remember the marker: base price 1, and now even a Minor action may take the flag off. Your Albany touches the valley. Strike with your small coins.
step-minor-strike-done = A Market printed 3, emptied by a Minor action. That is what Advantages are for.
step-minor-strike-wrong-1 = A flag for 2 is never bad. But your raid would be wasted: without a blow the British simply clean it up.

step-more-friends-words = Now the quills. In India two rulers look for allies: Mysore and the Nizam, 2 each. Each feeds an Advantage. Win both.
step-more-friends-done = Two friends, two new Advantages, and India counts six to four.
step-more-friends-wrong-1 = The Iroquois raid furs as well, and you have that already. Fresh powers in a fresh Region give you more choices.

step-too-fresh-words = Power Struggle puts a marker on a Market of the Carnatic Coast. Use it at once?
step-too-fresh-done = Not in the round in which you won it. Friends need a little time.

step-answer-words = End the round. You hold three Advantages now, and Britain can see them.
step-answer-hint-1 = Press the button that ends the round.
step-answer-news = Britain paid 3 coins to return to the Hudson Valley. You paid 1 to throw it out. Keep trading at that rate.

step-coins-words = Now India. Take Economic 4.
step-coins-hint-1 = The tile with Economic 4 and Diplomatic 2.

step-struggle-words = Use Power Struggle on Kanchipuram: British, spice, and next to your Karaikal.
step-struggle-wrong-1 = Karaikal is yours! A marker there would hurt you alone. Choose Kanchipuram.

step-one-each-words = Separatist Wars could mark another Market, a cotton one. Try to use it too.
step-one-each-done = At most two Advantages in a round, and never two of the same Region.

step-take-it-words = Finish Kanchipuram: 1 coin takes the red flag off and the marker goes with it. Then 2 coins plant your own.
step-take-it-done = Three coins instead of four, and one left over.

closing = Raid first, then shift for 1. Two Advantages a round, one in each Region, each once a turn. Next: cards that change the rules for a moment.
