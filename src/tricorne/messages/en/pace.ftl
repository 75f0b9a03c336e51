# Clocks, holidays, series
table-pace = Pace
table-pace-none = No clock
table-pace-none-words = Nobody is hurried.
table-pace-live = Live
table-pace-live-words = Each player has a clock, and gets a little more for each decision.
table-pace-days = By days
table-pace-days-words = Days for each turn; you are told when it is yours.
table-pace-minutes = Minutes for each player
table-pace-step = Seconds more for each decision
table-pace-turn = Days for each turn
table-pace-bank = Days in the time bank
table-pace-out = When time is out
table-pace-out-stand-in = a bot plays until the person comes back
table-pace-out-reminder = the person is reminded, and the table waits
table-pace-out-forfeit = the person loses the seat
table-pace-said-live = live, { $minutes } min + { $seconds } s
table-pace-said-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
table-pace-said-bank = { $days ->
    [one] one day in the bank
   *[other] { $days } days in the bank
  }
table-pace-when-out = When time is out, { $what }.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min
clock-of = Time of { $power }
clock-yours = Your time
clock-low = little time
clock-out = time is out
clock-holiday = holiday until { $time }
clock-warning = You have { $time } left.
clock-warning-out = Your time is out.
clock-then-stand-in = When it is out, a bot plays for you until you come back.
clock-then-reminder = When it is out, the table goes on waiting for you.
clock-then-forfeit = When it is out, you lose your seat.
lobby-pace = Pace
lobby-pace-any = any pace
series = Series
series-one = one game
series-count = { $count ->
    [one] one game
   *[other] { $count } games, seats rotate
  }
series-first-to = { $count ->
    [one] until somebody has won a game
   *[other] until somebody has won { $count } games, seats rotate
  }
series-now = Game { $number } of { $games }
series-now-first = Game { $number }, { $count ->
    [one] one win decides
   *[other] { $count } wins decide
  }
series-wins = Games won: { $scores }
series-won = { $power } wins the series.
series-shared = The series is shared: { $powers }.
series-nobody = Nobody has won a game of this series.
series-opens = The next game opens by itself.
series-next = To the next game
ended-time = The time of { $power } ran out. { $winner } wins.
ended-time-all = The time of the last player ran out.
holidays-title = Holidays
holidays-words = { $count ->
    [one] On a holiday your clocks stand still at tables that are played by days. You may take one day a year.
   *[other] On a holiday your clocks stand still at tables that are played by days. You may take { $count } days a year.
  }
holidays-left = { $count ->
    [one] One day is left this year.
   *[other] { $count } days are left this year.
  }
holidays-first = First day
holidays-last = Last day
holidays-take = Take these days off
holidays-span = { $first } to { $last }
holidays-remove = Give { $first } to { $last } back
holidays-remove-short = Give back
why-pace = this pace cannot be kept: a live game needs 1 to 720 minutes for each player and at most 3600 seconds more for each decision, a game by days at most 30 days for each turn and 60 in the bank
why-series = a series has 1 to { $number } games, and needs no more wins than it has games
why-series-opens = the next game of the series opens by itself
why-holiday-days = give the first and the last day, not before today and within a year
why-holiday-overlaps = you have taken some of these days off already
why-holiday-many = there are { $number } days off a year
why-no-holiday = you have no such days off
