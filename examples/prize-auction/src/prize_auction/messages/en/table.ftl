# What can be chosen before a game, and what is wrong with a table.
preset-usual = Eight prizes, thirty guineas, insurance may be had.
preset-short = Five prizes, twenty guineas, insurance may be had.
group-sale = The sale
option-prizes = So many prizes are sold.
option-guineas = So many guineas each merchant begins with.
option-insurance = A buyer may insure the ship before it sails.

bad-seats = { $seats } seats: the game is for { $fewest } to { $most } different merchants (SETUP-1)
bad-merchant = there is no merchant '{ $words }': { $hint }
