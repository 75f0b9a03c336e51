moment = Saint-Domingue, 1701. Europe wants sugar, more than ever. Enslaved people grow it; in the ledgers it is only a number. You are France. Your tile gives three coins, and your plan costs six.

step-purse-words = Two new numbers. Treaty Points: favours that others owe you. You have 2. Debt: money you may borrow. You owe 0, and your limit is 6.

step-small-tile-words = All big coin tiles are gone. Take Economic 3 and make more of it.
step-small-tile-wrong-1 = Its coins are a Minor action: one purchase and no more, even with borrowed money. You want three Markets. Take Economic 3.

step-first-words = Start plainly. Puerto Principe touches St. Domingue and costs 2. That leaves you one coin.
step-first-wrong-1 = Furs are not wanted this year. The Caribbean is. Puerto Principe first.

step-favour-words = Antigua costs 2 and you have 1. One point is missing, so the game asks who pays it: a Treaty Point or Debt. Call in one favour.
step-favour-done = A favour spent is simply gone. No one can hold it against you later.
step-favour-wrong-1 = That borrows instead. It works, but here the favour is better: Treaty Points above four fade when a turn ends, and Debt must be carried.

step-borrow-words = Caicos grows tobacco, costs 2, and you have no coins at all. Your action is still open, so you may borrow. Keep your last favour and take 2 Debt.
step-borrow-done = Three Markets from a tile of 3. You owe 2 of 6. What is left, 4, is your Available Debt.
step-borrow-wrong-1 = Half and half is allowed. But keep one favour in your pocket: it will help where nobody lends.

step-not-from-nothing-words = Can you borrow swords as well and send out a Squadron? Try to move your fleet.
step-not-from-nothing-done = Borrowed points stretch an action that you have. They never create one. This tile had no sword.

step-quills-words = The quill half is open, so quills can be stretched too. Spain's 3-quill crown costs one more than you have. Win it, and let Debt pay for the missing one.
step-quills-done = Even a Minor action can be stretched. It is still one purchase.
step-quills-wrong-1 = Cheaper, and sensible in a real game. Here you practise: choose the crown that costs 3.

step-answer-words = End the round and see how a banker plays.
step-answer-hint-1 = Press the button that ends the round.
step-answer-news = Britain spent its tile and borrowed nothing. Some cards strike the side with less Available Debt. Yours is 3, Britain's is 6. You have become a target.

step-limit-words = You never borrow past the limit by choice. But some harvests and battles force Debt on you. What no longer fits is not taken; your rival gets a victory point for each. Keep a little room.

step-repay-words = Your last round. Four swords and some small tiles are left, nothing for your plans. Then rest: take the smallest tile and pass. Passing pays back 2 Debt.
step-repay-done = Debt 1. A pass costs you a whole tile, so do it rarely, and with the tile you want least.
step-repay-wrong-1 = Passing with the best tile? That denies it to Britain, but it throws away 4 points. If you take swords, use them.
step-repay-wrong-2 = Two coins, one Market: a fair round too. But once any part of a tile is used you can no longer pass. Today, pay back.

closing = Treaty Points are free, Debt is a promise, and both stretch what you have into what you need. Next: small tiles with great powers, waiting on the map.
