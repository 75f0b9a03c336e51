"""What things are worth to the heuristic bot, in victory points: unrest, gold, population, units, time.

The numbers are judgement, not rules: they were tuned by playing contests (`tricorne simulate`).
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS, Region
from tricorne.games.struggle_of_empires.board.position import ACTIONS_LEFT, PHASE, ROUND, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.turn.taxation import taxations_for, yield_of
from tricorne.games.struggle_of_empires.war import income, scoring
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS

LATER: Final = [1.0, 0.55, 0.35]
"""How much a place on the board is worth in this war's scoring, the next one's and the one after."""
ENVY: Final = 0.5
"""What others lose, on average, beside what is won."""
UNREST_A_WAR: Final = 3.0
"""Unrest to be expected in each war still to come."""
NEXT_MARKER: Final = 0.35
"""How much of the gain of a second marker the first one already promises."""


class Prices:
    """The worth of things for one power in one position."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        ruleset = p.ruleset
        self.style = style
        self.p = p
        self.me = me
        war = max(1, p.clock[WAR_NUMBER])
        self.scorings: int = ruleset.wars - war + 1
        """Scorings still to come, this war's among them."""
        self.weight = sum(LATER[: self.scorings])
        acting = p.clock[PHASE] == PLAYER_ACTIONS
        turns = ruleset.rounds - p.clock[ROUND] if acting else ruleset.rounds
        self.actions: int = turns * ruleset.actions_per_turn + (p.turn[ACTIONS_LEFT] if acting else 0)
        """Actions left to the power in this war, counted on its own turn."""
        self.turns = turns
        self._markers: dict[int, float] = {}
        self._points: dict[int, list[int]] = {}
        self.unrest = self._unrest()
        self.yield_of = yield_of(p, me)
        self.net = income.income_of(p, me) - income.maintenance_of(p, me)
        self.scarcity = 0.02 if self.scorings == 1 else 0.12
        self.unit = 0.2 + 0.04 * min(self.actions, 10) + 0.25 * (self.scorings - 1)
        self.upkeep = 0.12 * (self.scorings - 1) + 0.05

    def _unrest(self) -> float:
        """What one more point of unrest costs: a share of the penalties, and ever more towards revolution."""
        expected = self.p.unrest[self.me] + UNREST_A_WAR * (self.scorings - 1)
        limit = self.p.ruleset.revolution_unrest
        price = 0.5 + 0.05 * expected
        if expected > limit - 6:
            price += 0.6 * (expected - (limit - 6))
        if self.p.unrest[self.me] >= limit - 3:
            price += 6.0
        return price

    def gold(self, amount: int) -> float:
        """What it costs to spend gold now: taxations at once or at the end of the war, and what else it could buy."""
        if amount <= 0:
            return 0.0
        p = self.p
        now = taxations_for(p, self.me, amount)
        before = p.gold[self.me] + self.net
        after = before + now * self.yield_of - amount
        later = self._taxations(after) - self._taxations(before)
        return (now + max(0, later)) * self.unrest + amount * self.scarcity

    def income(self, amount: float) -> float:
        """What it is worth to receive gold."""
        short = self.p.gold[self.me] + self.net < 2
        return amount * (0.4 if short else 0.8 * self.scarcity + 0.06)

    def _taxations(self, gold: int) -> int:
        return 0 if gold >= 0 else (self.yield_of - 1 - gold) // self.yield_of

    def population(self, number: int) -> float:
        """What it costs to spend population: what will not be lost at the highest space is dear."""
        have = self.p.population[self.me]
        if self.scorings == 1:
            return number * (0.05 + 0.02 * min(self.actions, 10))
        wasted = have + self.p.ruleset.population_increase - self.p.ruleset.population_max
        cheap = max(0, min(number, wasted))
        return cheap * 0.12 + (number - cheap) * 0.4

    # -- the map ---------------------------------------------------------------------------------

    def swing(self, region: Region, taker: int, loser: int, number: int = 1) -> float:
        """Points that change hands in one scoring when control markers do, seen by the power."""
        p = self.p
        here = region * POWERS
        if region not in self._points:
            self._points[region] = scoring.region_points(p, region)
        before = self._points[region]
        control = p.control
        given = number if loser == NONE else min(number, control[here + loser])
        p.control = control[:]
        if taker != NONE:
            p.control[here + taker] += number
        if loser != NONE:
            p.control[here + loser] -= given
        after = scoring.region_points(p, region)
        p.control = control
        mine = float(after[self.me] - before[self.me])
        others = 0
        for power in p.ruleset.players:
            if power != self.me:
                others += after[power] - before[power]
        return mine - ENVY * others / max(1, p.ruleset.count - 1)

    def marker(self, region: Region, loser: int) -> float:
        """What one more control marker in a region is worth, taken from a power or from nobody."""
        key = region * (POWERS + 1) + loser + 1
        if key not in self._markers:
            self._markers[key] = self._marker(region, loser)
        return self._markers[key]

    def _marker(self, region: Region, loser: int) -> float:
        one = self.swing(region, self.me, loser)
        two = self.swing(region, self.me, loser, 2)
        ahead = max(0.0, two - one) * NEXT_MARKER
        return self._taste(region) * (self.weight * (one + ahead) + 0.3 * self.scorings)

    def _taste(self, region: Region) -> float:
        return self.style.overseas if self.p.ruleset.colony[region] else self.style.europe

    def loss(self, region: Region, taker: int) -> float:
        """What it would cost to lose a control marker in a region to a power."""
        if self.p.control[region * POWERS + self.me] == 0:
            return 0.0
        return self._taste(region) * (-self.weight * self.swing(region, taker, self.me) + 0.3 * self.scorings)
