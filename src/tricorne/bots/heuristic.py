"""The first sensible bot: it knows what the things of a game are worth and takes what pays."""

from __future__ import annotations

from collections.abc import Callable

from tricorne.bots import imperial_struggle, struggle_of_empires
from tricorne.bots.bot import Bot, Seat

GAMES: dict[str, Callable[[Seat], int]] = {
    "struggle-of-empires": struggle_of_empires.decide,
    "imperial-struggle": imperial_struggle.decide,
}
"""How it decides, game by game."""


class Heuristic(Bot):
    name = "heuristic"
    words = "Knows what things are worth and takes what pays."
    games = ("struggle-of-empires", "imperial-struggle")

    def decide(self, seat: Seat) -> int:
        return GAMES[seat.game](seat)
