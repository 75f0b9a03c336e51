# What is wrong with a table
bad-seats = { $seats } Plätze: das Spiel ist für { $fewest } bis { $most } Spieler (SETUP-1)
bad-power = Es gibt keine Macht „{ $text }“: { $hint }
bad-power-twice = { $text } ist zweimal vergeben: jeder führt eine andere Macht (SETUP-1)
