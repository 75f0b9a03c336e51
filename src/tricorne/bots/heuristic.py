"""The first sensible bots: they know what the things of a game are worth and take what pays."""

from __future__ import annotations

from typing import cast

from tricorne.bots import imperial_struggle, struggle_of_empires
from tricorne.bots.bot import Bot, Seat
from tricorne.bots.struggle_of_empires.style import BALANCED, COLONIAL, CONTINENTAL, Style
from tricorne.games.imperial_struggle.position import Table as ImperialTable
from tricorne.games.struggle_of_empires.position import Table as EmpiresTable
from tricorne.kernel.engine import Engine
from tricorne.kernel.position import Position

SEEDS = 1 << 30


def worths(game: str, engine: Engine, p: Position, legal: list[int], style: Style = BALANCED) -> list[float]:
    """What each open action is worth to whoever is asked, in points of the game."""
    if game == "struggle-of-empires":
        return struggle_of_empires.worths(cast(EmpiresTable, p), legal, style)
    return imperial_struggle.worths(engine, cast(ImperialTable, p), legal)


class Heuristic(Bot):
    name = "heuristic"
    words = "Knows what things are worth and takes what pays."
    games: tuple[str, ...] = ("struggle-of-empires", "imperial-struggle")
    style = BALANCED

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.below(SEEDS))
        found = worths(seat.game, sampled.engine, sampled.position, legal, self.style)
        best = max(found)
        if min(found) == best:
            return seat.rng.pick(legal)
        return legal[found.index(best)]


class Colonial(Heuristic):
    name = "colonial"
    words = "Looks overseas: navies early, markers in the colonies."
    games = ("struggle-of-empires",)
    style = COLONIAL


class Continental(Heuristic):
    name = "continental"
    words = "Fights for the rich regions of Europe, with drilled armies."
    games = ("struggle-of-empires",)
    style = CONTINENTAL
