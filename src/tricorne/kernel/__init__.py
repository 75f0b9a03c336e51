"""What every game shares; the kernel knows no game."""
