"""The bot's turn: every open action gets a worth, the best is taken; then where units go."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    ARRIVE,
    ATTACK_MARKER,
    ATTACK_TOKEN,
    BUILD,
    CALL_MILITIA,
    CLAIM,
    COLONIZE_MARKER,
    COMMERCE_MARKER,
    DONE,
    END_TURN,
    IN_REGION,
    INCITE,
    LOST_AT_SEA,
    MOVE,
    NO_MILITIA,
    PASS,
    STAY,
    TAKE_ALLIANCE,
    TO,
    USE,
    attack_parts,
    is_attack,
    move_parts,
)
from tricorne.games.struggle_of_empires.battle.targets import navies_serving
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    ARMY,
    HOME,
    MARKERS,
    NONE,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    Place,
    Unit,
)
from tricorne.games.struggle_of_empires.board.position import ATTACKED, PASSED, Position
from tricorne.games.struggle_of_empires.bots.outlook import Outlook
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.bots.tiles import Tiles
from tricorne.games.struggle_of_empires.bots.units import Units
from tricorne.games.struggle_of_empires.turn.distant_sea import price
from tricorne.games.struggle_of_empires.turn.voyage import face_of, origin_of, unit_of
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import first_of

NEVER: Final = -99.0
AT_ONCE: Final = 20.0
"""A ready tile that is wanted costs nothing to use."""
MARCH: Final = 0.5
"""What a gain by moving counts beside one that is there at once."""


def _among(action: ActionId, first: int, number: int) -> bool:
    """Whether an action is one of a family of the action table."""
    return first <= action < first + number


class Turn:
    """The thoughts of one power about its turn."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        self.p = p
        self.me = me
        self.outlook = Outlook(p, me, style)
        self.prices = self.outlook.prices
        self.units = Units(self.outlook, max(0, self.prices.actions - 1))
        self.tiles = Tiles(self.outlook)

    def menu(self, legal: list[int]) -> list[float]:
        """What each action of the menu is worth; free actions come first where they are wanted."""
        moves = self.units.moves()
        return [self._worth(action, moves) for action in legal]

    def _worth(self, action: ActionId, moves: list[tuple[float, int, int]]) -> float:
        prices = self.prices
        region = self.p.ruleset.marker_region
        if _among(action, BUILD, UNIT_KINDS):
            return self._build(action - BUILD)
        if _among(action, MOVE, UNIT_KINDS * PLACES):
            return self._move(action, moves)
        if is_attack(action):
            return self._attack(action)
        if action == PASS:
            return self._pass()
        if _among(action, COLONIZE_MARKER, MARKERS):
            return prices.marker(region[action - COLONIZE_MARKER], NONE) - prices.population(1)
        if _among(action, COMMERCE_MARKER, MARKERS):
            return prices.marker(region[action - COMMERCE_MARKER], NONE)
        if _among(action, TAKE_ALLIANCE, ALLIANCES):
            return self.tiles.alliance(action - TAKE_ALLIANCE)
        if _among(action, CLAIM, TILES):
            return self.tiles.claim(action - CLAIM)
        if _among(action, INCITE, TOKENS * REGIONS * POWERS):
            return self.tiles.incite(action)
        if _among(action, USE, TILES) and self.tiles.wants_to_use(action - USE, self.units):
            return AT_ONCE
        # Rebuilding costs unrest.
        return 0.0 if action == END_TURN else NEVER

    def _build(self, unit: Unit) -> float:
        value, _ = self.units.best_place(unit, HOME)
        return value - self.prices.population(1) - self.prices.upkeep

    def _move(self, action: ActionId, moves: list[tuple[float, int, int]]) -> float:
        """The best unit first; what a second one could do belongs to the same action."""
        unit, origin = move_parts(action)
        if not moves or (unit, origin) != moves[0][1:]:
            return NEVER
        return MARCH * (moves[0][0] + (0.8 * moves[1][0] if len(moves) > 1 else 0.0))

    def _attack(self, action: ActionId) -> float:
        region = self._where(action)
        for target in self.outlook.targets(region):
            if target.action == action:
                armies = self.p.armies[self.me * PLACES + region]
                return self.outlook.promise(target, armies, navies_serving(self.p, self.me, region))
        return NEVER

    def _where(self, attack: ActionId) -> int:
        """The region of an attack."""
        if attack >= ATTACK_TOKEN:
            return self.p.token_region[attack - ATTACK_TOKEN]
        if attack >= ATTACK_MARKER:
            return self.p.ruleset.marker_region[attack - ATTACK_MARKER]
        return attack_parts(attack)[0]

    def _pass(self) -> float:
        turn = self.p.turn
        if not self.p.ruleset.pass_relief or turn[ATTACKED] or turn[PASSED] or self.p.unrest[self.me] == 0:
            return 0.0
        return self.prices.unrest * self.p.ruleset.relief_points

    # -- parts of an action ------------------------------------------------------------------------

    def next_move(self, legal: list[int]) -> list[float]:
        """What moving each unit next is worth, or none."""
        gains = {MOVE + unit * PLACES + origin: gain for gain, unit, origin in self.units.moves()}
        return [0.0 if action == DONE else gains.get(action, -1.0) for action in legal]

    def destination(self, frame: int, legal: list[int]) -> list[float]:
        unit = unit_of(frame)
        origin = origin_of(frame)
        return [0.0 if action == STAY else self._to(unit, origin, action - TO) for action in legal]

    def _to(self, unit: Unit, origin: Place, place: Place) -> float:
        return self.units.reach(unit, origin, place) - (0.02 if place == HOME else 0.0)

    def militia(self) -> int:
        return CALL_MILITIA if self._build(ARMY) + 0.3 > 0 else NO_MILITIA

    def natives(self) -> int:
        return self.tiles.best_natives()[1]

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

    def at_sea(self, frame: int, legal: list[int]) -> list[float]:
        """Gold mends a bad crossing when the unit is worth it."""
        face = face_of(frame)
        found: list[float] = []
        for action in legal:
            value = -self.prices.gold(price(self.p, face, action))
            if action == ARRIVE:
                value += 0.5
            elif action == LOST_AT_SEA:
                value -= self.prices.unit + self.prices.unrest
            found.append(value)
        return found
