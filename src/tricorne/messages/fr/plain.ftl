# The plain board, on which any game is played that brings no board of its own.
plain-why = Pourquoi quelque chose n’est-il pas permis ?
plain-why-field = Chercher une action du jeu
plain-yes = oui
plain-no = non
plain-page-map = Table
plain-page-powers = Joueurs
plain-plate-map = Table
