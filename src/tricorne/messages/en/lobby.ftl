# The lobby
lobby-title = Lobby
lobby-game = Game
lobby-filters = Which tables
lobby-all-games = all games
lobby-seats = Free seats
lobby-seats-any = any number of free seats
lobby-seats-one = one seat free
lobby-seats-more = several seats free
lobby-by = opened by { $name }, { $time }
lobby-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
  }
lobby-yours = You sit here
lobby-none = No such table just now. A quick match opens one, and whoever comes next finds you there.
quick-title = Quick match
quick-words = A seat at an open table with the usual rules; if there is none, a table that others find.
quick-players = Players
quick-any = any number of players
quick-count = { $count } players
quick-find = Find me a seat
quick-near = players of about my strength
