"""Search: thinking ahead over sampled positions, the same for every game."""
