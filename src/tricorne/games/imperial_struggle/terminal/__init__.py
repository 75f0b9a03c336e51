"""How the terminal shows the game."""
