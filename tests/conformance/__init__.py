"""What every game gets for free: tests that know no game."""
