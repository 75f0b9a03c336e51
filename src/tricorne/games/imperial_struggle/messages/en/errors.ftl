# What is wrong with a table
bad-seats = { $seats } seats: the game is for France and Britain (IS-2.1-1)
bad-side = there is no side '{ $text }': { $hint }
bad-side-twice = { $side } is taken twice: one seat is France, the other Britain (IS-2.1-1)
