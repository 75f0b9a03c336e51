moment = London, 1698. Kings sign, but others write. You are Britain and may call two of these people into your cabinet. Nobody will know whom you chose until they act.

step-cabinet-words = These are your ministry cards. At the start of each era, every two turns, you choose two in secret. Each has a power. Most show a keyword as well.
step-cabinet-news = France has chosen two cards. They lie face down. You know the five they can be, not which two they are.

step-match-words = How to choose? Look at your hand. Vatican Politics offers a bonus for the keyword Style. Jonathan Swift has Style. That is a match: choose Swift.
step-match-wrong-1 = A strong card for a player with many Advantages. You have almost none today, and no card of yours asks for its keyword.
step-match-wrong-2 = More room to borrow and freer coin cards. Good in many games. But the card in your hand asks for Style.

step-second-words = For the second, take a power that always helps. Robert Walpole draws a fresh card each turn and throws a bad one away. Choose him.
step-second-news = France lets you begin. Its own cards stay hidden, and so do yours.
step-second-wrong-1 = Halley builds a Squadron at half price. Splendid with swords, but today your plan is quills and cards.

step-show-words = A face-down card does nothing. You may turn it up at any moment of your own round, and it stays up. Turn up Walpole now, before you take a tile.
step-show-wrong-1 = First turn him up. Nobody takes orders from a card that lies on its face.
step-show-wrong-2 = That works too. But Walpole can show you a better card before you choose a tile. Ask him first.

step-draw-words = Use his power: draw a card, then throw one away. Tropical Diseases would cost you a flag of your own, so that one may go.
step-draw-done = Great Northern War has come instead. Once each turn he does this for you, at no price.
step-draw-wrong-1 = Not that one! Vatican Politics is the card that Swift was called for.

step-tile-words = Now take Diplomatic 3 with the scroll.
step-tile-hint-1 = The tile with Diplomatic 3, a scroll, and two coins below.

step-keyword-words = Swift still lies face down, so the bonus is dark. Turn him up first. The keyword must be there when the card is played.
step-keyword-done = Style! The card lights up.
step-keyword-wrong-1 = That plays the plain half only. Turn up Swift first, and the same card gives you one quill more.

step-play-words = Play Vatican Politics. It brings 2 quills for the German States, Prussia and the Dutch Republic. The bonus is 1 more, for Europe only.
step-play-done = Six quills this round: three plain, two for the north, one for Europe.
step-play-wrong-1 = Points first means no card afterwards. Play the card now.

step-north-words = Restricted quills are used where they fit. Win the Dutch Alliance for 2. The game takes the card's quills for it by itself.
step-north-wrong-1 = Sardinia is not in the north, so the two northern quills stay unused. Spend those first, on the Dutch.

step-islands-words = Now Swift's own power. For him, empty places in Ireland and Scotland cost 1 less: both crowns 2 instead of 3. Four quills are left. Take both crowns.
step-islands-done = Three flags, two of them crowns, from a tile of 3. That is a cabinet at work.
step-islands-wrong-1 = Three quills for one crown. Swift offers you two crowns for four.

closing = Choose ministries for their power and for their keywords, and keep them face down until it pays. Next: how all your flags become points.
