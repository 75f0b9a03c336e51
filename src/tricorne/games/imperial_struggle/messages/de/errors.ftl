# What is wrong with a table
bad-seats = { $seats } Plätze: das Spiel ist für Frankreich und Großbritannien (IS-2.1-1)
bad-side = Es gibt keine Seite „{ $text }“: { $hint }
bad-side-twice = { $side } ist zweimal vergeben: ein Platz ist Frankreich, der andere Großbritannien (IS-2.1-1)
