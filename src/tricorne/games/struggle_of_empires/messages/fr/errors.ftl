# What is wrong with a table
bad-seats = { $seats } sièges : le jeu se joue de { $fewest } à { $most } joueurs (SETUP-1)
bad-power = il n’y a pas de puissance « { $text } » : { $hint }
bad-power-twice = { $text } est prise deux fois : chaque joueur mène une autre puissance (SETUP-1)

# Positions in words
words-head = « { $statement } » : aucune phrase ne commence par « { $text } » ; { $hint }
words-unknown = « { $statement } » : il n’y a pas de « { $text } » ; { $hint }
words-item-unknown = « { $statement } » : une puissance ne peut pas avoir « { $text } » ; { $hint }
words-item = « { $statement } » : « { $text } » a trop ou trop peu de mots
words-number = « { $statement } » : « { $text } » n’est pas un nombre possible ici
words-no-turn = la position ne dit ni à qui est le tour ni qui ouvre les enchères
words-no-side = { $power } n’est dans aucune Grande Alliance : nommez-la sous red ou blue
words-few-markers = il y a trop peu de marqueurs pour tout ce qui s’y trouve : { $region }
words-in-the-middle = une position se décrit en mots quand un tour ou les enchères commencent, pas au milieu d’une action
