# What is wrong with a table
bad-seats = { $seats } Plätze: das Spiel ist für { $fewest } bis { $most } Spieler (SETUP-1)
bad-power = Es gibt keine Macht „{ $text }“: { $hint }
bad-power-twice = { $text } ist zweimal vergeben: jeder führt eine andere Macht (SETUP-1)

# Positions in words
words-head = „{ $statement }“: mit „{ $text }“ beginnt keine Angabe; { $hint }
words-unknown = „{ $statement }“: es gibt kein „{ $text }“; { $hint }
words-item-unknown = „{ $statement }“: eine Macht kann „{ $text }“ nicht haben; { $hint }
words-item = „{ $statement }“: „{ $text }“ hat zu wenige oder zu viele Wörter
words-number = „{ $statement }“: „{ $text }“ ist keine Zahl, die hier stehen kann
words-no-turn = die Stellung sagt weder, wer am Zug ist, noch, wer die Auktion eröffnet
words-no-side = { $power } gehört zu keiner Großen Allianz: sie muss unter red oder blue stehen
words-few-markers = es gibt zu wenige Marker für alles, was hier steht: { $region }
words-in-the-middle = eine Stellung wird in Worten festgehalten, wenn ein Zug oder die Auktion beginnt, nicht mitten in einer Aktion
