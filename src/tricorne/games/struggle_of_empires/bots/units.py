"""Where units do most good: the worth of one more army, navy or fort in a place, and the best moves."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.battle.targets import navies_serving
from tricorne.games.struggle_of_empires.board.constants import (
    AFRICA,
    ARMY,
    FORT,
    HOME,
    NAVY,
    ON_MAP,
    PLACES,
    Place,
    Unit,
)
from tricorne.games.struggle_of_empires.bots.outlook import Outlook
from tricorne.games.struggle_of_empires.turn.movement import may_enter

SAILING: Final = 0.8
"""How much of a destination's worth is left when the sea lies between."""
AT_HOME: Final = 0.04
"""A unit at home can still go anywhere."""


class Units:
    """The worth of units by place for one power."""

    def __init__(self, outlook: Outlook, actions: int) -> None:
        self.outlook = outlook
        self.p = outlook.p
        self.me = outlook.me
        self.actions = actions
        """Actions left in this war after the one that brings the unit."""
        self._worths: dict[int, float] = {}
        later = 0.4 if outlook.prices.scorings > 1 else 0.0
        self.soon = [later, max(0.6, later), 0.75, 0.85][min(3, actions)]
        """How much of a hope is left when so few actions are."""

    def worth(self, unit: Unit, place: Place, more: int) -> float:
        """What the place gains by one more unit (or with more = -1 loses by one less, as a positive number)."""
        key = (unit * PLACES + place) * 2 + (1 if more > 0 else 0)
        if key not in self._worths:
            self._worths[key] = self._worth(unit, place, more)
        return self._worths[key]

    def _worth(self, unit: Unit, place: Place, more: int) -> float:
        if place == HOME:
            return AT_HOME
        p = self.p
        at = self.me * PLACES + place
        armies = p.armies[at]
        navies = navies_serving(p, self.me, place)
        o = self.outlook
        if unit == FORT:
            strength = p.ruleset.fort_strength
            return abs(o.danger(place, 0) - o.danger(place, strength * more)) * 0.9
        if unit == ARMY:
            hope = abs(o.hope(place, armies + more, navies) - o.hope(place, armies, navies))
            return hope * self.soon + abs(o.danger(place, 0) - o.danger(place, more))
        return self._navy(place, armies, navies, more)

    def _navy(self, place: Place, armies: int, navies: int, more: int) -> float:
        o = self.outlook
        few = min(navies, navies + more)
        value = abs(o.hope(place, armies, navies + more) - o.hope(place, armies, navies)) * self.soon
        if few == 0 and self.actions > 1 and self.p.ruleset.colony[place]:
            # The first navy lets armies land.
            value += 0.5 * (o.hope(place, armies + 1, 1) - o.hope(place, armies, 1))
        if place == AFRICA and few == 0:
            value += self._commerce()
        return value

    def _commerce(self) -> float:
        """What a first navy in Africa opens: one marker of Gold Coast Commerce in each turn."""
        found: list[float] = []
        for marker in self.p.ruleset.commerce_markers:
            if self.p.markers[marker] == ON_MAP:
                found.append(self.outlook.prices.marker(self.p.ruleset.marker_region[marker], -1))
        found.sort(reverse=True)
        total = 0.0
        share = 0.7
        for value in found[: self.outlook.prices.turns + 1]:
            total += share * value
            share *= 0.7
        return total

    # -- going somewhere ---------------------------------------------------------------------------

    def reach(self, unit: Unit, origin: Place, place: Place) -> float:
        """What a unit is worth in a place that it may enter from another."""
        value = self.worth(unit, place, 1)
        if self.p.ruleset.zone[origin] != self.p.ruleset.zone[place]:
            value = value * SAILING - 0.1
        return value

    def best_place(self, unit: Unit, origin: Place) -> tuple[float, int]:
        """The best destination of a unit and its worth there; its origin if that is best of all."""
        best = AT_HOME if origin == HOME else 0.0
        found = origin
        for place in range(PLACES):
            if place != origin and may_enter(self.p, self.me, unit, place):
                value = self.reach(unit, origin, place)
                if value > best:
                    best = value
                    found = place
        return best, found

    def moves(self) -> list[tuple[float, int, int]]:
        """All moves that better the position: gain, unit and origin, best first."""
        found: list[tuple[float, int, int]] = []
        for unit in (ARMY, NAVY, FORT):
            pieces = self.p.pieces(unit)
            for origin in range(PLACES):
                if pieces[self.me * PLACES + origin] == 0 or (unit == FORT and origin != HOME):
                    continue
                value, place = self.best_place(unit, origin)
                if place == origin:
                    continue
                gain = value - self.worth(unit, origin, -1)
                if gain > 0:
                    found.append((gain, unit, origin))
        found.sort(key=lambda move: -move[0])
        return found
