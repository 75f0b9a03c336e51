# What is wrong with a table
bad-seats = { $seats } seats: the game is for { $fewest } to { $most } players (SETUP-1)
bad-power = there is no power '{ $text }': { $hint }
bad-power-twice = { $text } is taken twice: every player leads a different power (SETUP-1)

# Positions in words
words-head = '{ $statement }': '{ $text }' begins no statement; { $hint }
words-unknown = '{ $statement }': there is no '{ $text }'; { $hint }
words-item-unknown = '{ $statement }': a power cannot have '{ $text }'; { $hint }
words-item = '{ $statement }': '{ $text }' has too few words or too many
words-number = '{ $statement }': '{ $text }' is no number that can stand here
words-no-turn = the position says neither whose turn it is nor who opens the auction
words-no-side = { $power } is in no Grand Alliance: name it under red or blue
words-few-markers = there are too few markers of { $region } for all that stands there
words-in-the-middle = a position is told in words when a turn or the auction begins, not in the middle of an action
