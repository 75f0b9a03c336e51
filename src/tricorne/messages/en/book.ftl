# The book of rules: a page of its own, and a drawer beside the board
book-title = Rules
book-of = Rules of { $game }
book-words = Every rule as a short statement, in our own words. Marks say where a rule holds; one without a mark holds in every edition and for any number of players.
book-loading = Fetching the rules …
book-search = Search the rules
book-found = { $count ->
    [0] nothing found
   *[other] { $count } found
  }
book-contents = Contents
book-page = Own page
book-rules = Rules
book-glossary = Glossary
book-pieces = Pieces
book-players = { $count ->
    [one] { $low } players
   *[other] { $low } to { $high } players
  }
