lobby-title = Lobby
lobby-game = Spiel
lobby-filters = Welche Tische
lobby-all-games = alle Spiele
lobby-seats = Freie Plätze
lobby-seats-any = beliebig viele freie Plätze
lobby-seats-one = ein Platz frei
lobby-seats-more = mehrere Plätze frei
lobby-by = eröffnet von { $name }, { $time }
lobby-changed = { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
  }
lobby-yours = Du sitzt hier
lobby-none = Gerade gibt es keinen solchen Tisch. Die schnelle Partie eröffnet einen, und wer als Nächstes kommt, findet dich dort.
quick-title = Schnelle Partie
quick-words = Ein Platz an einem offenen Tisch mit den üblichen Regeln; gibt es keinen, ein Tisch, den andere finden.
quick-players = Spielerzahl
quick-any = beliebig viele Spieler
quick-count = { $count } Spieler
quick-find = Einen Platz für mich finden
quick-near = Spieler etwa meiner Stärke
