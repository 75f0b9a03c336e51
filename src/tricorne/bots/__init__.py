"""Bots: players that see only what their seat may see.

>>> from tricorne import bots
>>> bots.names()[:4]
['captain', 'general', 'marshal', 'ensign']
"""

from __future__ import annotations

from tricorne.bots.registry import BadBot, bot, for_game, let_play, names
from tricorne.bots.talk import let_talk, reason
from tricorne.kernel.bot import Bot, Budget, Numbers, Seat

__all__ = ["BadBot", "Bot", "Budget", "Numbers", "Seat", "bot", "for_game", "let_play", "let_talk", "names", "reason"]
