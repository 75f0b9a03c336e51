# The plain board, on which any game is played that brings no board of its own.
plain-why = Why is something not open?
plain-why-field = Find an action of the game
plain-yes = yes
plain-no = no
plain-page-map = Table
plain-page-powers = Players
plain-plate-map = Table
