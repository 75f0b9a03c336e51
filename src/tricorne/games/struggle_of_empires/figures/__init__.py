"""Figures about a game: odds, charts, luck."""
