moment = 1722. Two rounds are left for each side before the counting. You are France. Nobody tells you what to do now. But I will stay beside you.

step-ledger-words = First the ledger. Where is the count close? Furs stand two to two. Europe and India are level. North America is British by one. Read before you reach.

step-sleeve-words = Then your sleeve. Vatican Politics asks for Style, Calico Acts for Mercantilism. Your two face-down ministries have exactly these keywords. And the Algonquin are rested.

step-purse-words = Then your purse: 1 Treaty Point, and Debt 2 of 6. And last the tiles: five for four rounds. What do you want, and what must Britain not have? Now play.

step-third-round-words = Your third round. The forecast says 17, but Britain will strike back: if you sleep, it falls to 13. Have 16 or more when Britain has answered. A card, a raid, a borrowed coin: all is allowed.
step-third-round-hint-1 = A tile with coins and a scroll lets you play Calico Acts. Turn up the Huguenots first. The Algonquin can take a British fur Market out of the count.
step-third-round-done = That is how a good round feels: a card, a friend and a coin pulling on the same rope.
step-third-round-news = Britain took the big coin tile. Havana makes sugar a tie, Caicos grows tobacco, and its soldiers put out your fire. One round is left for each of you.
step-third-round-missed = Britain has answered and the forecast is too low. Look again where one flag changes a count: furs, cotton, crowns. Shall we go back to the start of this round?
step-third-round-wrong-1 = Swords today? The next war is a turn away, and the ledger asks for coins and quills. You may, but know why.
step-third-round-wrong-2 = Wait. This tile has a scroll. Once you spend a coin it is too late for a card.

step-fourth-round-words = Your last round, then Britain's, then the counting. Finish at 19 or more. Who still has a flag in Spain or Austria? And what about the sugar?
step-fourth-round-hint-1 = A small tile with a scroll is enough. Turn up the Court of the Sun King, play Vatican Politics on Austria, and it pays 2 points at once.
step-fourth-round-done = Counted, and far above where you began.
step-fourth-round-missed = The turn is counted and you fell short. It happens to ministers every day. Read the ledger once more and play this last round again.
step-fourth-round-wrong-1 = The card works, but without its bonus. Is there a ministry you could turn up first?
step-fourth-round-wrong-2 = Your Debt is small. A whole round for 2 Debt is a poor bargain now.

closing = That was a real turn, and you played it. You are ready for a whole game: six turns, four wars, one rope. I will be at your side for the first one. Shall we?
