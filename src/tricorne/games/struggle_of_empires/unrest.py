"""Unrest: gaining it, drawing counters from the bag, giving it back (UNREST-1 to UNREST-12).

With drawn unrest every gain is a hidden draw of a counter worth 0, 1 or 2; with fixed unrest it is one point.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.charter import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.kinds import UNREST_DRAW
from tricorne.games.struggle_of_empires.position import BAG, GENERAL, Table
from tricorne.games.struggle_of_empires.step import Chance
from tricorne.games.struggle_of_empires.streams import UNREST_STREAM
from tricorne.kernel.chance import below
from tricorne.kernel.position import first_of

RETURNED = 4
"""Added to the points given back in ``unrest_history``, to tell returns from gains."""


def gain(p: Table, power: int, times: int) -> None:
    """A power gains 1 unrest so many times (UNREST-5, UNREST-6). Call it after the step left the stack."""
    if p.charter.unrest_mode == DRAWN_HIDDEN:
        for _ in range(times):
            p.then(UNREST_DRAW, power)
    else:
        for _ in range(times):
            _take(p, power, 1)


def _take(p: Table, power: int, points: int) -> None:
    p.unrest[power] += points
    p.unrest_gains[power] += 1
    p.unrest_history.append(power * 8 + points)


def give_back(p: Table, power: int, points: int) -> None:
    """Return unrest by value, at most what the power has (UNREST-10, R-UNREST-1, R-UNREST-3)."""
    points = min(points, p.unrest[power])
    p.unrest[power] -= points
    p.unrest_history.append(power * 8 + RETURNED + points)
    if p.charter.unrest_mode != DRAWN_HIDDEN:
        return
    at = power * 3
    for _ in range(points):
        if p.counters[at + 1] > 0:
            p.counters[at + 1] -= 1
            p.unrest_supply[GENERAL + 1] += 1
        else:
            # A 2 is changed: it goes to the general supply and a 1 comes back, from the change if need be.
            p.counters[at + 2] -= 1
            p.unrest_supply[GENERAL + 2] += 1
            p.counters[at + 1] += 1
            if p.unrest_supply[GENERAL + 1] > 0:
                p.unrest_supply[GENERAL + 1] -= 1


class UnrestDraw(Chance):
    """One counter from the bag, seen by its owner alone (UNREST-5, UNREST-7)."""

    def stream(self) -> int:
        return UNREST_STREAM

    def outcomes(self, p: Table, frame: int) -> list[int]:
        bag = p.unrest_supply
        if bag[BAG] + bag[BAG + 1] + bag[BAG + 2] == 0:
            # UNREST-11: the bag is refilled with 1s; R-UNREST-2: without any the draw is worth 1.
            return [1, 1]
        return [0, bag[BAG], 1, bag[BAG + 1], 2, bag[BAG + 2]]

    def draw(self, p: Table, frame: int) -> int:
        bag = p.unrest_supply
        total = bag[BAG] + bag[BAG + 1] + bag[BAG + 2]
        if total == 0:
            return 1
        ticket = below(p.rng, UNREST_STREAM, total)
        if ticket < bag[BAG]:
            return 0
        return 1 if ticket < bag[BAG] + bag[BAG + 1] else 2

    def land(self, p: Table, frame: int, value: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        bag = p.unrest_supply
        if bag[BAG] + bag[BAG + 1] + bag[BAG + 2] == 0:
            bag[BAG + 1] = bag[GENERAL + 1]
            bag[GENERAL + 1] = 0
        if bag[BAG + value] > 0:
            bag[BAG + value] -= 1
        p.counters[power * 3 + value] += 1
        _take(p, power, value)

    def secret_of(self, p: Table, frame: int) -> int:
        return first_of(frame)
