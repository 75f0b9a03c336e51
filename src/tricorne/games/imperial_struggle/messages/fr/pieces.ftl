# Tout le matériel et où il se trouve, pour autant qu’un camp le sache
pieces-cards = Cartes Événement
pieces-ministries = Ministères : { $side }
pieces-advantages = Avantages : { $region }
pieces-war-tiles = Tuiles de guerre : { $war }
piece-hand = en main
piece-played = jouée
piece-discards = défaussée
piece-out-of-game = hors jeu
piece-unseen = pas encore vue
piece-in-hand = à placer
piece-not-known = inconnu
piece-side = { $side } : { $words }
piece-bonus = Bonus : { $words }
