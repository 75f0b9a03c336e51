"""The first sensible bots: they know what the things of a game are worth and take what pays."""

from __future__ import annotations

from typing import cast

from tricorne.bots import imperial_struggle, struggle_of_empires
from tricorne.bots.bot import Bot, Seat
from tricorne.bots.struggle_of_empires import bargains
from tricorne.bots.struggle_of_empires.style import BALANCED, COLONIAL, CONTINENTAL, Style
from tricorne.games.imperial_struggle.position import Table as ImperialTable
from tricorne.games.struggle_of_empires.position import Table as EmpiresTable
from tricorne.kernel.engine import Engine
from tricorne.kernel.position import Position

SEEDS = 1 << 30
CALLS: dict[str, tuple[str, ...]] = {"struggle-of-empires": ("commit-navies", "commit-armies")}
"""Questions at which help is bought and sold."""


def worths(game: str, engine: Engine, p: Position, legal: list[int], style: Style = BALANCED) -> list[float]:
    """What each open action is worth to whoever is asked, in points of the game."""
    if game == "struggle-of-empires":
        return struggle_of_empires.worths(cast(EmpiresTable, p), legal, style)
    return imperial_struggle.worths(engine, cast(ImperialTable, p), legal)


def asides(seat: Seat) -> list[str]:
    """Offers of gold for help and answers to them, where the game knows such deals."""
    if seat.prompt.key not in CALLS.get(seat.game, ()):
        return []
    return bargains.asides(cast(EmpiresTable, seat.sample(0).position), seat.number)


def hears(seat: Seat, action: int) -> str:
    """Who might buy the help that the action does not give."""
    if seat.prompt.key not in CALLS.get(seat.game, ()):
        return ""
    return bargains.hears(cast(EmpiresTable, seat.sample(0).position), seat.number, action)


class Heuristic(Bot):
    name = "heuristic"
    words = "Knows what things are worth and takes what pays."
    games: tuple[str, ...] = ("struggle-of-empires", "imperial-struggle")
    talks = CALLS
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

    def asides(self, seat: Seat) -> list[str]:
        return asides(seat)

    def hears(self, seat: Seat, action: int) -> str:
        return hears(seat, action)

    def explain(self, seat: Seat, action: int) -> str:
        """The worth of the action beside the best of the others."""
        legal = seat.legal()
        sampled = seat.sample(0)
        found = worths(seat.game, sampled.engine, sampled.position, legal, self.style)
        others = [at for at in range(len(legal)) if legal[at] != action]
        words = seat.actions[action].words
        if not others:
            return f"{words}: there is no other choice."
        next_best = max(others, key=lambda at: found[at])
        more = found[legal.index(action)] - found[next_best]
        than = seat.actions[legal[next_best]].words
        if abs(more) < 0.05:
            return f"{words}: it promises as much as anything else, such as {than}."
        size = "clearly" if abs(more) > 1 else "a little"
        if more > 0:
            return f"{words}: it promises {size} more than the next best, {than}."
        return f"{words}: it promises {size} less than {than}."


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
