"""Levels for people between today's, to find out which ones lie evenly: bots for ``bench.match``.

    python -m bench.match imperial-struggle --hero bench/levels.py:EyeOfTwo --rival ensign --games 100 --file FILE

Each takes so many of its decisions by eye as an ensign would, or thinks so much less, or misjudges by so much less.
"""

from __future__ import annotations

from math import exp

from tricorne.bots.heuristic import known_by
from tricorne.bots.levels import NUMBERS, Captain, Ensign
from tricorne.bots.search.bot import Search
from tricorne.kernel.bot import Budget, Seat


class EyeOfTwo(Captain):
    """One decision of two by eye."""

    often = 2
    thinks = 50

    def __init__(self) -> None:
        super().__init__(Budget(passes=self.thinks))

    def decide(self, seat: Seat) -> int:
        if seat.rng.below(self.often) == 0:
            return Ensign().decide(seat)
        return Search.decide(self, seat)


class EyeOfThree(EyeOfTwo):
    often = 3


class EyeOfFour(EyeOfTwo):
    often = 4


class EyeOfTwoQuick(EyeOfTwo):
    """The same with a third of the thinking."""

    thinks = 16


class EyeOfTwoHasty(EyeOfTwo):
    """With a sixth of it."""

    thinks = 8


class EyeOfThreeQuick(EyeOfThree):
    thinks = 16


class Steady(Ensign):
    """An ensign that misjudges by less."""

    haste = 0.35

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.seed())
        found = known_by(seat.playbook).worths(sampled.engine, sampled.position, legal, self.style)
        top = max(found)
        parts = [exp(max(-30.0, (value - top) / self.haste)) for value in found]
        mark = sum(parts) * seat.rng.below(NUMBERS) / NUMBERS
        for at, part in enumerate(parts):
            mark -= part
            if mark < 0:
                return legal[at]
        return legal[found.index(top)]


class Steadier(Steady):
    haste = 0.25


class Steadiest(Steady):
    haste = 0.15
