"""Bots: players that see only what their seat may see.

>>> from tricorne import bots
>>> bots.names()
['heuristic', 'random']
"""

from __future__ import annotations

from tricorne.bots.bot import Bot, Numbers, Seat
from tricorne.bots.registry import BadBot, bot, for_game, let_play, names

__all__ = ["BadBot", "Bot", "Numbers", "Seat", "bot", "for_game", "let_play", "names"]
