moment = Paris, 1701. In your sleeve are three cards. Each is a piece of history that has not happened yet. You are France, and you decide when it does.

step-hand-words = Event cards. Each turn you are dealt three and keep at most three. A played card leaves the game for good. Most offer a bonus to those who meet its condition.

step-scroll-words = A card needs a tile with a scroll. Tiles with 4 points never have one: you choose between strength and a card. Take Diplomatic 3 with the scroll.
step-scroll-done = One quill less, one card more.
step-scroll-wrong-1 = Four quills, but no scroll, so no card this round. Take the tile with 3.

step-typed-words = Look at War of Jenkins' Ear. It shows a sword: it needs a tile whose big half is Military. Try it anyway.
step-typed-done = Cards without a sign go with any scroll. Cards with a sign want the matching big half.

step-free-shift-words = Vatican Politics shifts a space of Spain or Austria for nothing. A card comes before everything else on the tile. Play it, and take the British flag off in Austria.
step-free-shift-done = Free, and all three quills are still yours.
step-free-shift-wrong-1 = Careful! Once you spend a single point, it is too late for a card this round. Card first.
step-free-shift-wrong-2 = It would give 2 quills now. But its bonus is not met yet. This card gets better if you wait. Play Vatican Politics.

step-bonus-lost-words = Your card had a bonus, too: 2 victory points. It asked for a keyword you do not have, so you got the plain half only. A bonus is judged the moment the card is played.

step-prepare-words = So prepare the next one. Acts of Union asks for more crowns in Ireland and Scotland than Britain has. Nobody has any. Spend your 3 quills on the Irish crown.
step-prepare-done = The card lights up: its bonus is met. Prestige leads two to one as well.
step-prepare-wrong-1 = A crown is a crown for glory. For this card only Ireland and Scotland count. Choose the Irish one.

step-answer-words = Spend the two coins if you like, then end the round. If Britain wins a Scottish crown now, your bonus is gone.
step-answer-hint-1 = Press the button that ends the round.
step-answer-news = Britain played Tax Reform: no Debt to lower, so it took 2 coins instead. Five coins: Cumberland and Albany. Savoy followed. Nobody looked at Scotland.

step-small-scroll-words = Now the smallest quill tile is the best one for you: Diplomatic 2, but with a scroll. Take it.
step-small-scroll-wrong-1 = Four quills against 2 quills plus the card's 2 plus its bonus. Count again: the small tile brings more.

step-harvest-words = Play Acts of Union. You gain 2 quills, and its bonus removes a British flag. Choose the Dutch crown.
step-harvest-done = Britain has no crown left in Europe, and you have not spent a point.
step-harvest-wrong-1 = Savoy cost Britain 2. The Dutch crown is worth 3 quills and glory every turn. Aim high.

step-spend-words = Card points and tile points of one type are spent together: 2 and 2. Plant your own flag on the Dutch crown for 3.
step-spend-done = Three crowns to none, with the weakest tile on the table.
step-spend-wrong-1 = Your card's quills would be lost with the round. Spend them.

closing = A weaker tile with a scroll, a card, a bonus prepared in time: often that beats four plain points. Next: the people behind the throne.
