# What is wrong with a record of a game, or with a written position
at-place = { $place }: { $words }
refused-by = { $words } ({ $rules-plain })
place-line = line { $number }
place-entry = entry { $number }
place-headers = in the headers
place-record = the record
place-position = the position
place-item = { $name }, item { $number }
place-inside = { $place }, { $name }
place-step = the position, stack, step { $number }

record-none = this is no record: it must begin with headers such as Game: struggle-of-empires
record-no-lines = this record has no lines; the first one is: 0 start
record-no-line = '{ $text }' is no line of a record; write for example: 12 france pass
record-after-end = nothing stands after the last line, '{ $end }'
record-cut-off = the record is cut off here; it must end with the line '{ $end }' or '{ $end2 }'
record-no-header = '{ $text }' is no header; write for example: Preset: deluxe
record-header = there is no header '{ $text }'; { $hint }
record-header-empty = { $name } says nothing; give a value or leave the line out
record-header-missing = the header { $name } is missing; a record needs { $names-plain }
record-twice = { $name } stands twice; once is right
record-version = Version is '{ $text }'; it must be a whole number such as 1
record-format = Record is '{ $text }'; it must be the number of the format, such as 1
record-option-form = an option is written: Option: surrender = true
record-option-twice = option { $option } stands twice; once is right
record-letter-form = a letter is written: Letter: britain = SEAL LETTER, or '{ $unopened }' for the letter
record-letter-more = the letter of '{ $seat }': each seat of the game has one letter at most
record-letter-digits = the letter of { $seat }: '{ $text }' is not { $digits } digits 0-9 a-f
record-letters-without-dice = letters stand in the record of a live table alone; the header Dice is missing
record-chosen-form = what was chosen is written: Chosen: russia by person, france by bot; not '{ $text }'
record-chosen-order = powers are chosen in the order of the seats, all of them: { $seats-plain }
record-line-no-number = '{ $text }' is no number; this line is number { $number }
record-line-number = this line has number { $number }; the next number is { $number2 }
record-line-empty = nothing stands after the number; write for example: { $number } france pass
record-line-start = the first line, and no other, is: 0 start, with the outcomes of the set-up
record-line-undo = an undo is written: { $number } undo to { $number2 }
record-line-short = '{ $text }' alone says too little; write the seat and its action
record-line-outcomes = outcomes stand at the end between one pair of brackets: [5 2 4 3]
record-json-lines = 'lines' must be a list that begins with the start
record-json-end = 'end' must be '{ $end }' or '{ $end2 }'
record-json-kind = there is no kind '{ $text }'; { $hint }
record-json-outcome = '{ $text }' is no outcome; each is one word
record-hidden = hidden in this copy; only the full record can be replayed
record-hidden-for = hidden in this copy for { $seat }; only the full record can be replayed

# Replaying
record-house-components = those of the house
record-components = this record was played with other component data: { $theirs }, not { $mine }; replay it with the components file that it was played with
record-entry = there is no entry { $number }; this record has the entries 0 to { $most }
record-end-over = the last line says '{ $end }', but after these lines the game is over
record-end-unfinished = the last line says '{ $end }', but after these lines the game is unfinished
record-refused = '{ $text }' is not allowed: { $words }
record-hides-position = this copy hides the position that the game began from; replay the full record
record-other-position = the position that this record begins from has other seats or options than its headers
record-dice = its dice were made in the way '{ $text }'; this program knows '{ $text2 }'
record-seal = a seed stands with its seal; add the header Commitment: { $text }
record-over-before = the game is over before this line
record-chance-first = chance comes first: the line before lacks an outcome, one of { $possible }
record-not-asked = { $seat } is not asked here; { $seat2 } is

# What tricorne verify finds
stray = { $place } has { $words }
stray-seed = { $text } where the seed gives { $given }
stray-letters = { $text } as outcome { $number }, where the letters give { $given }
stray-rest = nothing fits after that: { $words }
verify-fits = { $game }: { $lines } lines and { $outcomes } outcomes replay, { $checked }, { $over }
verify-differs = { $game }: { $lines } lines and { $outcomes } outcomes replay, but { $words }
verify-and = { $words }; { $words2 }
verify-outside = chance was given from outside
verify-still-sealed = what made its chance is still sealed
verify-seed = all chance is that of the sealed seed
verify-letters = all chance is that of the sealed letters
verify-letters-without = all chance is that of the sealed letters (without the letters of { $seats-plain }, never opened)
verify-over = the game is over
verify-not-over = the game is not over
verify-chosen = powers were chosen: { $chosen-plain }; { $words }
copy-chosen = the copy tells of other choices of powers
verify-other-seed = the seed is not the one that the commitment sealed
verify-other-letter = the letter of { $seat } is not the one that was sealed
copy-game = the copy is of another game
copy-commitment = the copy has another commitment
copy-letters = the copy has other letters
copy-lines = the copy has { $lines } lines more
copy-line = the copy has '{ $text }' where the record has '{ $text2 }'

# JSON
json-not-valid = this is not valid JSON, in its line { $number }: { $problem }
json-too-deep = this cannot be read: lists within lists without end
json-long-number = this is not valid JSON: a number is far too long
json-no-object = this must be one JSON object
json-twice = '{ $name }' stands twice; once is right
json-missing = '{ $name }' is missing
json-field = there is no field '{ $name }'; { $hint }
json-text = '{ $name }' must be a text
json-number = '{ $name }' must be a whole number
json-texts = '{ $name }' must be a list of texts
json-object = '{ $name }' must be an object
json-objects = '{ $name }' must be a list of objects
json-it-object = it must be an object
json-it-numbers = it must be a list of whole numbers

# Written positions
position-other-game = it is one of { $game }, not of { $game2 }
position-newer = its { $name } is { $number }; this program reads { $name } { $number2 }
position-seed = 'seed' must be a number, a text or null
position-script = 'script' must be a list of outcomes or null
position-components = it belongs to other component data; give the file that the game was played with
position-length = it has { $number } numbers; it must have { $number2 }
position-streams = it must have the streams { $streams-plain }, in this order
position-stream = a stream is two numbers from 1
position-stack = it must be a list of steps
position-step = there is no step '{ $text }'; { $hint }
position-seat = '{ $seat }' sits nowhere in this game, so nothing is asked there
position-large = its numbers are too large
position-no-answer = nothing can be answered to its open decision
position-no-chance = nothing can come of the chance that it waits for
position-open-step = its open step does not fit the rest

# Data files
toml-unreadable = { $path }: cannot be read ({ $problem }); name a TOML file
toml-not-utf = { $path }: is not a text in UTF-8; name a TOML file
toml-not-valid = { $path }: is not valid TOML: { $problem }
toml-a-list = a list
toml-a-table = a table
toml-key = unknown key '{ $name }'; { $hint }
toml-missing = '{ $name }' is missing
toml-missing-near = '{ $name }' is missing (is '{ $near }' meant?)
toml-text = '{ $name }' is { $value }; it must be a text in quotes
toml-word = '{ $name }' is { $value }; { $hint }
toml-flag = '{ $name }' is { $value }; it must be true or false
toml-number = '{ $name }' is { $value }; it must be a number from { $low } to { $high }
toml-list = '{ $name }' is { $value }; it must be a list in [ ]
toml-lists = '{ $name }' holds { $value }; it must be a list of lists
toml-texts = '{ $name }' holds { $value }; it must hold texts in quotes
toml-names = '{ $name }' names { $value }; { $hint }
toml-names-twice = '{ $name }' names { $value } twice; once is enough
toml-table = '{ $name }' is { $value }; it must be a table
toml-tables = '{ $name }' holds { $value }; it must hold tables
toml-unknown = unknown { $what } '{ $id }'; { $hint }
toml-twice = this stands twice; once is right
