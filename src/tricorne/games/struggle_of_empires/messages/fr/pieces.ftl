# Tout le matériel et où il se trouve
pieces-alliances = Alliances locales
pieces-tokens = Pirates et révoltes
pieces-markers = Marqueurs neutres
piece-free = libre
piece-removed = { $count } hors jeu
piece-markers = { $map } sur la carte, { $used } utilisés, { $bag } dans le sac
