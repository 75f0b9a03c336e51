# What is wrong with an input: actions, options, seats, games
bad-action-kind = { $value } is no action; give a number, a text or a row of the table
bad-action-number = there is no action { $number }; the table has the numbers 0 to { $most }
bad-action = '{ $text }' is not an action of this game
bad-action-near = '{ $text }' is not an action of this game; did you mean '{ $near }'?
bad-seat = '{ $text }' is no seat of this game: { $hint }
bad-letter = an aside is written in plain letters; { $letter } cannot stand in a record
bad-no-asides = '{ $text }' is no act outside the turns: this game has none
bad-own-chance = this game draws its own chance; make it with { $how } to feed outcomes
bad-outcome = chance cannot bring { $text } here; it can bring { $possible }
bad-outcome-missing = an outcome is missing: chance can bring { $possible } here
bad-outcome-more = nothing more is drawn here, but the line goes on with '{ $text }'
bad-seed = seed { $value }: a seed is a whole number, or words with single spaces between them

bad-option = unknown option '{ $text }'; { $hint }
bad-option-value = option { $name }={ $value }: it must be { $allowed }
bad-option-near = option { $name }={ $value }: it must be { $allowed } ({ $hint })
bad-option-form = option '{ $text }': write it as key=value, for example { $name }=true
bad-option-twice = option { $name } is given as { $value } and as { $value2 }; give it once
bad-preset = unknown preset '{ $text }'; { $hint }
bad-variant = unknown variant '{ $text }'; { $hint }
bad-variants = variants { $text } and { $text2 } both set { $name }; choose one of them
bad-players = { $players } players: the game is for { $fewest } to { $most }
bad-together = { $cause } do not go together: { $words }
bad-against = { $name }={ $value } does not go with { $cause }: { $words }; set { $name }={ $value2 } or leave it out
cause-players = { $players } players
allowed-flag = true or false
allowed-choice = one of { $choices-plain }
allowed-number = a number from { $low } to { $high }
allowed-numbers = { $length } numbers from { $low } to { $high } that add up to { $sum }

bad-game = there is no game '{ $text }': { $hint }
bad-no-games = no game is registered: install Tricorne again, in a clone with make setup
bad-game-twice = { $game } of the package { $package } is also a game of { $package2 }
bad-game-load = { $game } of the package { $package } cannot be loaded: { $problem }
bad-game-other = { $game } of the package { $package } leads to something that is no game of that id
bad-no-components = { $game } is played with its own components; leave the components file out
bad-rule = unknown rule '{ $text }'; { $hint }
bad-rule-section = unknown section '{ $text }'; { $hint }
bad-rule-sections = the catalogue has the sections { $sections-plain }
bad-command = there is no command '{ $text }': { $hint }
bad-bot = there is no bot '{ $text }': { $hint }, or name a file of your own as path.py:Class
bad-bot-not-here = the bot { $bot } does not play { $game }; it plays { $games-plain }
bad-few = { $number } { $what }: take { $least } at least
what-playouts = playouts
what-jobs = jobs

# Records
bad-format = this record has format { $number }; this program reads formats up to { $most }, a newer one reads it
bad-version-new = this record was played under version { $number } of { $game }; this program knows versions up to { $most }, a newer one replays it
bad-version-old = this record was played under version { $number } of { $game }, which cannot be brought to version { $most }: replay it with the program it was played with

# Positions in words
bad-no-words = positions of { $game } cannot be laid out in words
words-field = the position has no field '{ $text }': { $hint }
words-options = the position: its options must be a table of keys and values
words-seed = the position: its seed must be a number or a text
words-text = the position: '{ $text }' must be a text
words-texts = the position: '{ $text }' must be a list of texts
words-script = the position: its script must be a list of outcomes

# Lessons
bad-lesson = there is no lesson '{ $text }': { $hint }
bad-lesson-over = this lesson is over
bad-lesson-input = '{ $text }' means nothing at this step of the lesson
bad-lesson-long = this lesson has gone on for too long: begin it again
bad-lesson-file = the lesson { $name }: { $problem }
bad-lesson-rest = the lesson { $name }: its table never comes to rest
bad-lesson-answer = the lesson { $name }: '{ $text }' cannot be answered there
