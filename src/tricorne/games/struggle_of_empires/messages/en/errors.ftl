# What is wrong with a table
bad-seats = { $seats } seats: the game is for { $fewest } to { $most } players (SETUP-1)
bad-power = there is no power '{ $text }': { $hint }
bad-power-twice = { $text } is taken twice: every player leads a different power (SETUP-1)
