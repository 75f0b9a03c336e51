"""The ladder of levels, for people who choose an opponent. None sees more than its seat; the higher think longer.

Budgets are passes, so that a level plays the same on every machine: `captain` stays below 0.3 s, `general` below 1 s,
`marshal` below 3 s, with the engine as Python too. In Struggle of Empires a pass is a rehearsal of many turns.
"""

from __future__ import annotations

from math import exp

from tricorne.bots.bot import Budget, Seat
from tricorne.bots.heuristic import SEEDS, Heuristic, worths
from tricorne.bots.search.bot import Search
from tricorne.bots.search.rehearsal import Plan

NUMBERS = 1 << 20


class Ensign(Heuristic):
    name = "ensign"
    words = "New to the table: sees what pays, and misses it now and then."
    haste = {"struggle-of-empires": 1.0, "imperial-struggle": 0.5}  # noqa: RUF012
    """Points by which it may misjudge an action."""

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sampled = seat.sample(seat.rng.below(SEEDS))
        found = worths(seat.game, sampled.engine, sampled.position, legal)
        top = max(found)
        haste = self.haste[seat.game]
        parts = [exp(max(-30.0, (value - top) / haste)) for value in found]
        mark = sum(parts) * seat.rng.below(NUMBERS) / NUMBERS
        for at in range(len(parts)):
            mark -= parts[at]
            if mark < 0:
                return legal[at]
        return legal[found.index(top)]


class Captain(Search):
    name = "captain"
    words = "Looks ahead a little: a good evening's opponent."
    budgets = {"struggle-of-empires": Budget(passes=5), "imperial-struggle": Budget(passes=50)}  # noqa: RUF012
    plan = Plan(far=1)
    by_eye = {"struggle-of-empires": 2}  # noqa: RUF012
    """One decision of so many it takes as an ensign would."""

    def decide(self, seat: Seat) -> int:
        often = self.by_eye.get(seat.game, 0)
        if often and seat.rng.below(often) == 0:
            return Ensign().decide(seat)
        return super().decide(seat)


class General(Search):
    name = "general"
    words = "Thinks about what the others may do: hard to beat."
    budgets = {"struggle-of-empires": Budget(passes=12), "imperial-struggle": Budget(passes=260)}  # noqa: RUF012
    plan = Plan(far=1)


class Marshal(Search):
    name = "marshal"
    words = "Takes its time and plans far: the strongest at the table."
    budgets = {"struggle-of-empires": Budget(passes=200), "imperial-struggle": Budget(passes=1300)}  # noqa: RUF012
    plan = Plan(wide=6, far=2, point=0.005)
