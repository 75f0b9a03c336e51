"""The phases of a Peace turn (4.1)."""
