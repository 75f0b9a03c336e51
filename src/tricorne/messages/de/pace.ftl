table-pace = Tempo
table-pace-none = Keine Uhr
table-pace-none-words = Niemand hat Eile.
table-pace-live = Live
table-pace-live-words = Alle haben eine Uhr und bekommen für jede Entscheidung etwas dazu.
table-pace-days = Nach Tagen
table-pace-days-words = Tage für jeden Zug; du erfährst, wenn du an der Reihe bist.
table-pace-minutes = Minuten für alle
table-pace-step = Sekunden dazu für jede Entscheidung
table-pace-turn = Tage für jeden Zug
table-pace-bank = Tage im Zeitvorrat
table-pace-out = Wenn die Zeit um ist
table-pace-out-stand-in = spielt ein Bot, bis die Person zurückkommt
table-pace-out-reminder = wird die Person erinnert, und der Tisch wartet
table-pace-out-forfeit = verliert die Person ihren Platz
table-pace-said-live = live, { $minutes } min + { $seconds } s
table-pace-said-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
table-pace-said-bank = { $days ->
    [one] ein Tag im Vorrat
   *[other] { $days } Tage im Vorrat
  }
table-pace-when-out = Wenn die Zeit um ist, { $what }.
time-days = { $days } T { $hours } Std
time-hours = { $hours } Std { $minutes } min
time-minutes = { $minutes } min
clock-of = Zeit von { $power }
clock-yours = Deine Zeit
clock-low = wenig Zeit
clock-out = Zeit ist um
clock-holiday = Urlaub bis { $time }
clock-warning = Du hast noch { $time }.
clock-warning-out = Deine Zeit ist um.
clock-then-stand-in = Ist sie um, spielt ein Bot für dich, bis du zurückkommst.
clock-then-reminder = Ist sie um, wartet der Tisch weiter auf dich.
clock-then-forfeit = Ist sie um, verlierst du deinen Platz.
lobby-pace = Tempo
lobby-pace-any = jedes Tempo
series = Serie
series-one = ein Spiel
series-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele mit wechselnden Plätzen
  }
series-first-to = { $count ->
    [one] bis jemand ein Spiel gewonnen hat
   *[other] bis jemand { $count } Spiele gewonnen hat, mit wechselnden Plätzen
  }
series-now = Spiel { $number } von { $games }
series-now-first = Spiel { $number }, { $count ->
    [one] ein Sieg entscheidet
   *[other] { $count } Siege entscheiden
  }
series-wins = Gewonnene Spiele: { $scores }
series-won = { $power } gewinnt die Serie.
series-shared = Die Serie ist geteilt: { $powers }.
series-nobody = Niemand hat ein Spiel dieser Serie gewonnen.
series-opens = Das nächste Spiel beginnt von selbst.
series-next = Zum nächsten Spiel
ended-time = Die Zeit von { $power } ist um. { $winner } gewinnt.
ended-time-all = Die Zeit der letzten Person ist um.
holidays-title = Urlaub
holidays-words = { $count ->
    [one] Im Urlaub stehen deine Uhren an Tischen still, an denen nach Tagen gespielt wird. Du hast einen Tag im Jahr.
   *[other] Im Urlaub stehen deine Uhren an Tischen still, an denen nach Tagen gespielt wird. Du hast { $count } Tage im Jahr.
  }
holidays-left = { $count ->
    [one] In diesem Jahr bleibt ein Tag.
   *[other] In diesem Jahr bleiben { $count } Tage.
  }
holidays-first = Erster Tag
holidays-last = Letzter Tag
holidays-take = Diese Tage freinehmen
holidays-span = { $first } bis { $last }
holidays-remove = { $first } bis { $last } zurückgeben
holidays-remove-short = Zurückgeben
why-pace = Dieses Tempo geht nicht: Live sind es 1 bis 720 Minuten für alle und höchstens 3600 Sekunden dazu für jede Entscheidung, nach Tagen höchstens 30 Tage für jeden Zug und 60 im Vorrat.
why-series = Eine Serie hat 1 bis { $number } Spiele und braucht nicht mehr Siege, als sie Spiele hat.
why-series-opens = Das nächste Spiel der Serie beginnt von selbst.
why-holiday-days = Gib den ersten und den letzten Tag an, nicht vor heute und innerhalb eines Jahres.
why-holiday-overlaps = Einige dieser Tage hast du schon frei.
why-holiday-many = Es gibt { $number } freie Tage im Jahr.
why-no-holiday = Diese Tage hast du nicht frei.
