# What is wrong with a table
bad-seats = { $seats } sièges : le jeu se joue de { $fewest } à { $most } joueurs (SETUP-1)
bad-power = il n’y a pas de puissance « { $text } » : { $hint }
bad-power-twice = { $text } est prise deux fois : chaque joueur mène une autre puissance (SETUP-1)
