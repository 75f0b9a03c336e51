# What can be chosen before a game.
preset-usual = Acht Prisen, dreißig Guineen, Versicherung möglich.
preset-short = Fünf Prisen, zwanzig Guineen, Versicherung möglich.
group-sale = Die Auktion
option-prizes = So viele Prisen werden verkauft.
option-guineas = Mit so vielen Guineen beginnt jeder Kaufmann.
option-insurance = Ein Käufer darf das Schiff versichern, bevor es segelt.

bad-seats = { $seats } Plätze: das Spiel ist für { $fewest } bis { $most } verschiedene Kaufleute (SETUP-1)
bad-merchant = Es gibt keinen Kaufmann „{ $words }“: { $hint }
