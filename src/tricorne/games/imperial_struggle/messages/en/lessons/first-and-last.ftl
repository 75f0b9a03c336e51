moment = You know the pieces. Now the frame around them: who moves first, how a game can end overnight, and what is counted when it lasts to 1789. You are France, three times.

step-track-words = The whole game: six turns of peace, four wars. A war follows turns 1, 3, 4 and 5. Each new era brings new cards, new ministries, and room for 4 more Debt.

step-initiative-words = The track stands at 12, so Britain is ahead. The side behind holds the Initiative and names who goes first. First means first pick of the tiles. Second means the last word. You decide.
step-initiative-hint-1 = Both are good. Is there one tile you must have? Then go first. Is the count close? Then go last.
step-initiative-done = A fair choice. In a real game, look at the tiles first: a single Economic 4 is worth going first.

step-early-end-words = A later game, turn 5. At the end of every turn and every war the track is checked. At 30 or more France has won. At 0 or less Britain has. It stands at 20, forecast 27.

step-three-more-words = This is your last round of the turn. Three more points and the game is yours tonight. In this era cotton pays 3, and it is tied. Take Economic 3.
step-three-more-wrong-1 = Its two coins are a Minor action and cannot remove a flag. You need to break a tie.

step-cotton-words = Break the cotton tie. Which British cotton Market can you reach for 3 coins?
step-cotton-done = The forecast reads 30.
step-cotton-wrong-1 = Cotton, yes, but no line leads there from your places. Look next to West Bengal.
step-cotton-wrong-2 = Furs are tied, too, but pay only 1 in this era. You need 3.

step-tonight-words = End the round.
step-tonight-hint-1 = Press the button that ends the round.
step-tonight-done = Thirty. France has won, long before 1789.

step-sweeps-words = Two rarer ways to win at once. Win all four Awards and every demand of one turn. Or win every theater of one war by its widest margin. If your rival comes close, stop it.

step-final-words = And one more game, to the very end. Turn 6 is counted as usual, then comes Final Scoring: 2 for most crowns, 1 for each good you lead, 2 for each Territory that was the rival's at the start.

step-debt-counts-words = And Debt: whoever has more Available Debt gets 1 point for every 2 of difference, up to 4. Then 16 or more is France, 14 or less Britain. At 15, more Available Debt wins. If that is level: Britain.

step-do-nothing-words = Your last round. The turn lifts you from 7 to 13, Final Scoring adds 2: exactly 15. Available Debt: you 5, Britain 6. No flag you can still plant changes that. What can?
step-do-nothing-hint-1 = Which deed pays back Debt? You did it once before, with a tile you did not want.
step-do-nothing-done = You passed, paid back 2, and won at 15 with more Available Debt. The last move of a century: nothing.
step-do-nothing-wrong-1 = A Squadron for a war that never comes, paid with Debt that decides the game. Britain thanks you.

closing = Behind? Then you choose who begins. Ahead? Then look for the early end. Level? Then mind your Debt. One lesson is left: put everything together.
