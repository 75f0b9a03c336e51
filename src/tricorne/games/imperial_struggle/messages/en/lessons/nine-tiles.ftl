moment = Word from India travels slowly, but it has come back: Britain has answered you. Two new red flags, at Kurpa and Vellore. It is your move, and this time you choose your own coins.

step-tiles-words = Here are the Investment tiles. Nine lay open this turn; each side has taken one. In every round you take one tile from this table, and what you take, Britain cannot have.

step-halves-words = A tile has two halves. Above is the Major action: 2, 3 or 4 points, the strong half. Below is the Minor action: always 2 points, of another type.

step-types-words = Three types. Coins are Economic and shift Markets. A quill is Diplomatic: it shifts Political spaces, the diamonds. A sword is Military and moves whatever carries guns. No tile has all three.

step-choose-words = Your plan for the Caribbean: two Markets and one friendship. Which tile pays for all of it? Take Economic 4 with Diplomatic 2.
step-choose-done = Good choice. It also leaves Britain no big coin on the table.
step-choose-wrong-1 = Four points, but of swords. Its coins are only 2: one Market, not two. Look for the big coin.
step-choose-wrong-2 = Four quills would win friends all over Europe. Your plan today needs coins. Look for the tile where the coin is the big half.
step-choose-wrong-3 = First a tile, then its points. Take Economic 4 with Diplomatic 2.

step-major-words = Four coins. Antigua touches your Martinique. Caicos touches your St. Domingue. Both are empty and cost 2. Plant a flag on each, in any order.
step-major-done = Two flags for four coins. Empty places are the best bargain on the map.
step-major-wrong-1 = You may. But 2 coins to empty a place give you no flag at all. While empty places lie next door, plant first and fight later.
step-major-wrong-2 = You have not spent anything yet. The Caribbean is waiting: Antigua and Caicos.

step-minor-limit-words = Now the lower half: 2 quill points. Political spaces are people you win over, so no line is needed. Test its limits first: try the red Austrian diamond that costs 2.
step-minor-limit-done = A Minor action takes no rival's flag away, with one exception that you will meet later. For that you need a Major one.

step-minor-words = But it may fill an empty place. The Privateers of the Caribbean cost 2. Win them: their captains will serve you well in a later lesson.
step-minor-done = Three flags from one tile. A Minor action buys one thing, then it is over.
step-minor-wrong-1 = Savoy is worth having too. Today the plan is the Caribbean, so win the Privateers.
step-minor-wrong-2 = Your two quill points would be lost. Points never wait for the next round.

step-answer-words = The tile is empty. End the round and watch Britain choose.
step-answer-hint-1 = Press the button that ends the round.
step-answer-news = Britain took Diplomatic 4: friends in Savoy and Scotland, and a Market in the Bahamas with its Minor action. Only one tile with 4 points is left.

step-deny-words = Your third tile. Four swords lie there, and a war is coming. If you leave them, Britain takes them. Choosing well means looking at both sides of the table. Take them.
step-deny-done = Taken from the table, taken from Britain. That is half the game.
step-deny-wrong-1 = A good tile, and it will still be one of several next round. The last 4 on the table will not. Take Military 4.

closing = Now you know the heartbeat of the game: take a tile, spend it, watch your rival do the same. Four times each, then the turn is counted. Next: why one place costs 1 and another 4.
