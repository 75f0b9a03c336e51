"""Figures about a game: questions about the board, charts, luck."""
