# Das Regelbuch: eine eigene Seite und eine Schublade neben dem Spielplan
book-title = Regeln
book-of = Regeln von { $game }
book-words = Jede Regel als kurzer Satz in unseren Worten. Zeichen sagen, wo sie gilt; ohne Zeichen gilt sie in jeder Ausgabe und für jede Spielerzahl.
book-loading = Die Regeln werden geholt …
book-search = In den Regeln suchen
book-found = { $count ->
    [0] nichts gefunden
   *[other] { $count } gefunden
  }
book-contents = Inhalt
book-page = Eigene Seite
book-rules = Regeln
book-glossary = Wörterbuch
book-pieces = Spielteile
book-players = { $count ->
    [one] { $low } Spieler
   *[other] { $low } bis { $high } Spieler
  }
