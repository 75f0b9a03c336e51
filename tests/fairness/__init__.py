"""Dice that nobody can foretell: the attack on the quick streams, statistics, and known answers."""
