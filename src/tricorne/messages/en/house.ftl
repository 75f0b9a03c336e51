# The house: pages, the frame of a table, settings. Whole sentences; nothing is put together in code.
brand = Tricorne
go-home = Home
loading = Laying out the board …
lost-title = There is nothing here
close = Close
back = Back

home-title = Great games of the eighteenth century
home-words = Alone against bots, round one screen, or with friends far away. The rules are kept, everything explains itself.
home-mine = Your tables
home-games = Games
home-listed = Tables you can join
home-players = { $most ->
    [2] Two powers
   *[other] { $fewest } to { $most } powers
  }
home-new = New table
home-play = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
  }
home-foot = Tricorne { $version }. All artwork is our own.
home-licences = Licences of fonts and libraries

card-your-turn = Your turn
card-seat = { $power }: { $name }
card-waiting = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
  }
card-over = Over
card-asked = { $power } is to play

new-title = New table: { $game }
new-name = Your name
new-seats = Who plays
new-add-seat = Add a power
new-order = Order round the table
new-order-random = drawn at random
new-order-given = as listed
new-game = The game
new-preset = Edition
new-table = The table
new-table-title = Name of the table
new-watch = Who may watch
watch-anyone = anyone with the address
watch-invited = only those invited
watch-nobody = nobody
new-undo = Taking back
undo-own = own actions, as far as nothing was revealed
undo-none = never
new-listed = Show this table to everybody on this server
new-create = Open the table
option-reset = as usual
option-rules = the rules behind it
seat-power = Power
seat-who = Who leads it
seat-level = Which bot
seat-name = Name of the person
seat-remove = Remove { $power }
who-me = me
who-bot = bot
who-open = open, by invitation
who-same-screen = somebody at this screen

join-title = You are invited
join-words = { $host } asks you to the table.
join-sit = Play { $power }
join-full = All seats are taken.
join-watch = Only watch

waiting-room = Waiting for players
waiting-words = The game begins by itself as soon as all seats are taken.
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Copied
start-now = Begin now, bots take the open seats
seat-open = open
seat-bot = bot ({ $bot })
seat-stand-in = a bot stands in
seat-take-back = Play again
seat-let-bot = Let a bot play
seat-look = Look
seat-bot-for = Let a bot stand in
seat-give-back = End the stand-in
present = here
away = away
watchers = { $count ->
    [0] Nobody is watching.
    [one] One spectator is watching.
   *[other] { $count } spectators are watching.
  }

tools = Tools
side = Decision, powers and log
pages = Pages
page-map = Map
page-powers = Powers
page-tiles = Tiles
page-log = Log
page-talk = Talk
tab-log = Log
tab-talk = Talk
tab-tiles = Tiles
tab-people = People
board = Map
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole map
prompt = What is asked
choices = Choices
choices-on-board = { $count } choices at { $places } places: click one that glows.
choices-as-list = All { $count } as a list
waiting = Waiting …
waiting-for = { $power } decides
why-not = Why not?
past-note = You are looking at moment { $number }.
log-moment = Moment { $number }
log-why = Why?
log-why-of = Why did { $power } do that?
log-why-kept = The reason is not told: it would give away what is hidden.
log-older = Older entries
time = Time
time-back = One step back
time-forth = One step forward
time-play = Play on from here
time-stop = Stop
time-now = Back to now
time-link = Copy a link to this moment
live = Live
offline = Connecting …
channel = Channel
channel-unread = { $channel } ({ $count } new)
channel-table = Table
channel-gallery = Gallery
talk-empty = Nothing has been said here yet.
talk-words = Your words
talk-send = Say

curtain-title = { $power } is to play
curtain-words = Please hand the screen to { $person }.
curtain-open = I am ready
since-title = Since you left
since-you = About you
since-all = What happened
since-on = Play on
end-title = The end
end-place = Place
end-points = Points
end-figures = Figures over time
end-record = record of the game
end-report = report of the game: luck and turning points
chart-told = { $figure } over time; at the end: { $values }

settings = Settings
setting-language = Language
setting-theme = Light
setting-motion = Motion
setting-board = Board
setting-confirm = Confirm
theme-system = as the system
theme-light = by day
theme-dark = by candle
motion-system = as the system
motion-full = full
motion-none = none
board-map = picture
board-text = in words
confirm-careful = what matters
confirm-always = every step
confirm-never = nothing

problem-offline = The server cannot be reached. We keep trying.
problem-not-found = There is no such table, or you may not see it.
problem-broken = Something went wrong on our side. Nothing was changed.
problem-stale = The table has moved on; look again.
problem-too-fast = Too fast. Please wait a moment.
problem-no-guest = Your browser has forgotten you. Please reload.
problem-illegal = This is not allowed now.

prompt-fold = Fold or unfold
undo-act = Take back: { $action }
setting-sound = Sound
setting-notify = Notify me of my turn
keys-help = Keys: p the decision, m the map, arrows from region to region, 1 to 9 choose, Enter confirms, Escape lets go, u takes back, r opens the rules.
luck-title = Luck
luck-expected = expected { $expected }

# Taking back by consent
takeback-more-alone = Take back more
takeback-more = Ask the others to take back more
takeback-note = All other people at the table must agree. Chance and what was revealed are never taken back.
takeback-before = Back to before: { $action }
takeback-asks = { $actions ->
    [one] { $power } asks to take back one action.
   *[other] { $power } asks to take back { $actions } actions.
}
takeback-yours = { $actions ->
    [one] You ask to take back one action.
   *[other] You ask to take back { $actions } actions.
}
takeback-waiting = Still to answer:
takeback-agree = Agree
takeback-refuse = Refuse
takeback-withdraw = Withdraw the question

bot-captain = Captain: looks ahead a little, a good evening’s opponent
    .name = captain
bot-general = General: thinks about what others may do, hard to beat
    .name = general
bot-marshal = Marshal: takes its time and plans far
    .name = marshal
bot-ensign = Ensign: new to the table, misses things now and then
    .name = ensign
bot-network = Network: has learned by playing against itself, answers at once
    .name = network
bot-ensign-before = Ensign of version 0.1: sees what pays, and misses it now and then
bot-captain-before = Captain of version 0.1: looks ahead a little
bot-general-before = General of version 0.1: thinks about what the others may do
bot-marshal-before = Marshal of version 0.1: plans far, without a network
    .name = marshal of version 0.1
bot-heuristic = Quick: takes what pays, at once
    .name = quick answers
bot-search = Search: thinks ahead, for studies
    .name = search
bot-random = Random: plays anything that is allowed
    .name = random
