"""The bot's turn: every open action gets a worth, the best is taken; then where units go."""

from __future__ import annotations

from typing import Final

from tricorne.bots.struggle_of_empires.outlook import Outlook
from tricorne.bots.struggle_of_empires.tiles import Tiles
from tricorne.bots.struggle_of_empires.units import Units
from tricorne.games.struggle_of_empires.actions import (
    ATTACK_POWER,
    BUILD,
    CALL_MILITIA,
    CLAIM,
    COLONIZE_MARKER,
    COMMERCE_MARKER,
    DONE,
    END_TURN,
    IN_REGION,
    INCITE,
    MOVE,
    NO_MILITIA,
    PASS,
    REBUILD,
    STAY,
    TAKE_ALLIANCE,
    TO,
    USE,
)
from tricorne.games.struggle_of_empires.distant_sea import SINKS, price
from tricorne.games.struggle_of_empires.position import ATTACKED, PASSED, Table
from tricorne.games.struggle_of_empires.targets import navies_serving
from tricorne.games.struggle_of_empires.words import ARMY, HOME, MARKERS, NONE, PLACES, TILES
from tricorne.kernel.position import first_of, second_of

NEVER: Final = -99.0
MARCH: Final = 0.7
"""What a gain by moving counts beside one that is there at once."""


class Turn:
    """The thoughts of one power about its turn."""

    def __init__(self, p: Table, me: int) -> None:
        self.p = p
        self.me = me
        self.outlook = Outlook(p, me)
        self.prices = self.outlook.prices
        self.units = Units(self.outlook, max(0, self.prices.actions - 1))
        self.tiles = Tiles(self.outlook)

    def choose(self, legal: list[int]) -> int:
        """The best action of the menu; free actions first where they are wanted."""
        for action in legal:
            if USE <= action < USE + TILES and self.tiles.wants_to_use(action - USE, self.units):
                return action
        best = NEVER
        found = legal[-1]
        moves = self.units.moves()
        for action in legal:
            value = self._worth(action, moves)
            if value > best:
                best = value
                found = action
        return found

    def _worth(self, action: int, moves: list[tuple[float, int, int]]) -> float:
        prices = self.prices
        if action < REBUILD:
            return self._build(action - BUILD)
        if action < MOVE:
            return NEVER
        if action < ATTACK_POWER:
            return self._move(action, moves)
        if action < PASS:
            return self._attack(action)
        if action == PASS:
            return self._pass()
        if action < COMMERCE_MARKER:
            region = self.p.charter.marker_region[action - COLONIZE_MARKER]
            return prices.marker(region, NONE) - prices.population(1)
        if action < COMMERCE_MARKER + MARKERS:
            return prices.marker(self.p.charter.marker_region[action - COMMERCE_MARKER], NONE)
        if action < CLAIM:
            return self.tiles.alliance(action - TAKE_ALLIANCE)
        if action < INCITE:
            return self.tiles.claim(action - CLAIM)
        if action < USE:
            return self.tiles.incite(action)
        return 0.0 if action == END_TURN else NEVER

    def _build(self, unit: int) -> float:
        value, _ = self.units.best_place(unit, HOME)
        return value - self.prices.population(1) - self.prices.upkeep

    def _move(self, action: int, moves: list[tuple[float, int, int]]) -> float:
        """The best unit first; what a second one could do belongs to the same action."""
        unit = (action - MOVE) // PLACES
        origin = (action - MOVE) % PLACES
        if not moves or (unit, origin) != moves[0][1:]:
            return NEVER
        return MARCH * (moves[0][0] + (0.8 * moves[1][0] if len(moves) > 1 else 0.0))

    def _attack(self, action: int) -> float:
        for targets in self.outlook.targets:
            for target in targets:
                if target.action == action:
                    armies = self.p.armies[self.me * PLACES + target.region]
                    navies = navies_serving(self.p, self.me, target.region)
                    return self.outlook.promise(target, armies, navies)
        return NEVER

    def _pass(self) -> float:
        turn = self.p.turn
        if not self.p.charter.pass_relief or turn[ATTACKED] or turn[PASSED] or self.p.unrest[self.me] == 0:
            return 0.0
        return self.prices.unrest * self.p.charter.relief_points

    # -- parts of an action ------------------------------------------------------------------------

    def next_move(self, legal: list[int]) -> int:
        """The next unit of a Move action, or none."""
        for _, unit, origin in self.units.moves():
            action = MOVE + unit * PLACES + origin
            if action in legal:
                return action
        return DONE

    def destination(self, frame: int, legal: list[int]) -> int:
        unit = first_of(frame) >> 4
        origin = first_of(frame) & 15
        best = NEVER
        found = legal[-1]
        for action in legal:
            value = 0.0 if action == STAY else self._to(unit, origin, action - TO)
            if value > best:
                best = value
                found = action
        return found

    def _to(self, unit: int, origin: int, place: int) -> float:
        return self.units.reach(unit, origin, place) - (0.02 if place == HOME else 0.0)

    def militia(self) -> int:
        return CALL_MILITIA if self._build(ARMY) + 0.3 > 0 else NO_MILITIA

    def natives(self) -> int:
        return IN_REGION + self.tiles.native_colony()[1]

    def trade(self, frame: int) -> int:
        return IN_REGION + self.tiles.trade_region(first_of(frame))

    def war_office(self, legal: list[int]) -> int:
        action = self.tiles.best_free_attack()[1]
        return action if action in legal else legal[0]

    def diplomatic_service(self, legal: list[int]) -> int:
        return max(legal, key=lambda action: self.tiles.alliance(action - TAKE_ALLIANCE))

    def blockade(self, legal: list[int]) -> int:
        """The colony with most of the power's own markers and navies."""
        return max(legal, key=lambda action: navies_serving(self.p, self.me, action - IN_REGION))

    def at_sea(self, frame: int, legal: list[int]) -> int:
        """Gold mends a bad crossing when the unit is worth it."""
        face = second_of(frame) & 3
        best = NEVER
        found = legal[0]
        for action in legal:
            value = -self.prices.gold(price(self.p, face, action))
            if action == legal[-1]:
                value += 0.5
            if face == SINKS and action == legal[0]:
                value -= self.prices.unit + self.prices.unrest
            if value > best:
                best = value
                found = action
        return found
