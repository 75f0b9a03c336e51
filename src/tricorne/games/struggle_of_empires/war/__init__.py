"""The sequence of play: three wars with their phases, and the end of the game."""
