# What can be chosen before a game.
preset-usual = Huit prises, trente guinées, assurance possible.
preset-short = Cinq prises, vingt guinées, assurance possible.
group-sale = La vente
option-prizes = Tant de prises sont vendues.
option-guineas = Chaque marchand commence avec tant de guinées.
option-insurance = Un acheteur peut assurer le navire avant qu’il ne parte.

bad-seats = { $seats } sièges : le jeu est pour { $fewest } à { $most } marchands différents (SETUP-1)
bad-merchant = il n’y a pas de marchand « { $words } » : { $hint }
