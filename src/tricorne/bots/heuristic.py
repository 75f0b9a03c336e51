"""The first sensible bot: it knows what a marker, a unit and a point of unrest are worth and takes what pays."""

from __future__ import annotations

from tricorne.bots import struggle_of_empires
from tricorne.bots.bot import Bot, Seat


class Heuristic(Bot):
    name = "heuristic"
    words = "Knows what things are worth and takes what pays."
    games = ("struggle-of-empires",)

    def decide(self, seat: Seat) -> int:
        return struggle_of_empires.decide(seat)
