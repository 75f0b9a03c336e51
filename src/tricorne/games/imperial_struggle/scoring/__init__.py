"""Scoring a turn, Final Scoring, and who wins (4.1.12 to 4.1.14, 11)."""
