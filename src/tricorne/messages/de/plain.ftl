# The plain board, on which any game is played that brings no board of its own.
plain-why = Warum ist etwas nicht möglich?
plain-why-field = Eine Aktion des Spiels suchen
plain-yes = ja
plain-no = nein
plain-page-map = Tisch
plain-page-powers = Spieler
plain-plate-map = Tisch
