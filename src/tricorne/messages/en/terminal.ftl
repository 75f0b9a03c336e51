# A game at the terminal
cli-begin = Type help for what you can do. Numbers choose.
cli-left = Left.
cli-which-power = Which power do you lead? { $powers-plain }
cli-power = power
cli-hear = { $seat } sends no help for nothing. Make an offer, such as { $example }, or press Enter.
cli-curtain = hand the screen to { $seat }, then press Enter
cli-question = { $seat }: { $prompt }
cli-folded = { $first } to { $last }: { $count } ways to { $verb }; type { $verb } to see them
cli-open = { $action } is open to you now.
cli-not-now = Not now: { $reason }
cli-reason-kept = { $seat } keeps the reason to itself: it would give away what is hidden.
cli-saved = Saved to { $file }; resume it with: { $command }
cli-rule-english = The rule catalogue is in English.
cli-entry = After entry { $number }: { $prompt }
cli-log-says = { $seat } says: { $words }
cli-log-played = { $seat }: { $action }
cli-positions = positions

# What can be typed
cli-help = Type the number of a choice, or the choice itself as it stands beside it: { $typed }.
cli-help-verb = all choices of a verb that is folded
    .typed = VERB
cli-help-why = why an action is not open, or that it is
    .typed = why ACTION
cli-help-why-power = why a bot made its last move, as far as nothing hidden is given away
    .typed = why POWER
cli-help-view = the board again
    .typed = view
cli-help-rule = a rule of the catalogue
    .typed = rule ID
cli-help-log = the last lines of the log
    .typed = log [NUMBER]
cli-help-undo = take back the last action, as far as nothing was drawn or revealed
    .typed = undo
cli-help-aside = an act outside the turns, where the game has such: aside pay france 3, aside say well met (for another seat at this screen: france: pay britain 3)
    .typed = aside WORDS
cli-help-save = write the record; resume FILE goes on with one
    .typed = save FILE
cli-help-quit = leave
    .typed = quit

# What cannot be done there
cli-no-command = '{ $words }' is neither a choice nor a command; { $hint }
cli-type-something = type a number, a choice, or help
cli-no-choice = there is no choice { $number }; the numbers go from 1 to { $most }
cli-resume-what = resume what? write resume FILE
cli-save-where = save where? write save FILE
cli-why-what = why what? write why ACTION, with the action as it is typed, or why POWER
cli-log-number = log takes a number of lines, such as log 40
cli-not-here = { $seat } is not led from this screen
cli-no-move = { $seat } has made no move in this session

# What cannot be begun
cli-which-game = play which game? name one of { $games-plain }, or a saved one with --resume
cli-no-power = there is no power '{ $words }': { $hint }
cli-power-twice = { $power } is named twice; every seat has one player
cli-no-seat = { $power } is led by you and has no seat; name it among --seats { $seats }
cli-powers-players = { $powers } powers are named for { $players } players; name as many as play
cli-players = { $players } players: it takes { $fewest } to { $most } of them
cli-no-bot = no bot is named for the other seats: name one at least, such as heuristic
cli-bots-seats = { $bots } bots for { $seats } seats; name at most one for each
cli-no-language = there is no language '{ $words }': { $hint }

# The browser
cli-opens = Now a server starts, for this machine alone, and your browser opens on a table.
cli-runs-already = A server runs already at { $address }; your browser opens on a table there.

# Files
file-unread = { $file }: cannot be read ({ $problem }); name a file that is there
file-no-text = { $file }: is no text in UTF-8; name a file of text
file-folder = { $file }: is a folder; name a file
file-no-folder = { $file }: there is no folder { $folder }; make it first or name another file
file-no-game = { $file }: keeps no game { $number }; it has { $numbers }
file-forbidden = { $file }: may not be written; name another file
file-unwritten = { $file }: cannot be written ({ $problem }); name another file

# The list of games
games-id = Id
games-title = Title
games-players = Players
games-version = Version
games-package = Package
cli-choose = Player { $number } chooses a power: { $powers-plain }
cli-bot-chose = A bot takes { $power }.
cli-power-taken = { $power } is taken; free are { $powers-plain }
cli-nobody-chose = everybody left before the powers were chosen
cli-choose-or-name = either choose the powers or name them: --choose does not go with --me or --seats

rules-look-up = Look one up: { $typed } { $section }, or { $typed } { $rule }
rules-section = section: { $section }
rules-reason = reason: { $reason }
rules-holds = holds for: { $editions-plain }
rules-players = players: { $players-plain }
rules-sources = sources: { $sources-plain }
rules-code = code: { $place }
rules-test = test: { $place }
rules-coverage = { $rules }/{ $all_rules } rules tested, { $examples }/{ $all_examples } examples, { $rulings }/{ $all_rulings } rulings
rules-untested = rules without a test:
rules-examples-untested = examples without a test:
rules-no-tests = { $file }: is no folder of tests; name the folder that holds it with --tests
