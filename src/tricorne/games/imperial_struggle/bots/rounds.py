"""The bot's Action Rounds: which Investment tile it takes, and what it does with its points."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import actions
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    EVENTS,
    INVESTMENTS,
    MARKET,
    MILITARY,
    MINISTRIES,
    NONE,
    REGIONS,
    THEATERS,
    Region,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import in_play, reaches
from tricorne.games.imperial_struggle.board.places import HAND
from tricorne.games.imperial_struggle.board.registers import BUY_ADVANTAGE, MAJOR, MINOR, MINOR_TYPE, POOL_SIZE
from tricorne.games.imperial_struggle.bots import weights as w
from tricorne.games.imperial_struggle.bots.think import Thinker
from tricorne.games.imperial_struggle.military.tiles import basic_tile
from tricorne.games.imperial_struggle.payment.price import point_type, price
from tricorne.games.imperial_struggle.payment.shifting import legal_shifts
from tricorne.kernel.action import ActionId

NEVER: Final = -1e9
NOT_NOW: Final = -50.0
AT_ONCE: Final = 50.0
"""A ministry is turned up as soon as it may be."""
USE_FIRST: Final = 20.0
EVENT_FIRST: Final = 1.0
LATE: Final = 0.02
"""Things that cost nothing and can wait until the points are spent."""
EXCHANGE: Final = 0.05
"""On the last turn, when nothing better is to be had for Military points."""
USUAL_EVENT: Final = 1.2
USUAL_ADVANTAGE: Final = 0.6
USUAL_PURCHASE: Final = 0.35
ENOUGH: Final = 1e-6
"""The end of the round, before all that brings nothing."""
MILITARY_POINT: Final = 0.55
"""What a Military point usually brings."""


class Rounds:
    """The thoughts of a side in its round."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.p = thinker.p
        self.me = thinker.me
        self.gains = thinker.outlook.gains(self.p)

    # -- the tile ------------------------------------------------------------------------------

    def tiles(self, legal: list[int]) -> list[float]:
        """What each choice before the tile is worth: all ministries are turned up first, then the tile is taken."""
        now = self.thinker.outlook.worth(self.p)
        tiles = self.p.ruleset.components.investments
        targets = [self._targets(type) for type in (ECONOMIC, DIPLOMATIC)]
        has_card = HAND + self.me in self.p.event_place
        found: list[float] = []
        for action in legal:
            tile = action - actions.TAKE
            if actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
                value = AT_ONCE
            elif action >= actions.USE:
                better = self.thinker.outcome(action) - now
                value = USE_FIRST + better if better > 0 else better
            elif 0 <= tile < INVESTMENTS:
                value = self._brings(targets, tiles.major[tile], tiles.points[tile], True)
                value += self._brings(targets, tiles.minor[tile], tiles.minor_points, False)
                value += w.EVENT_SYMBOL if tiles.event[tile] and has_card else 0.0
                value += w.UPGRADE if tiles.upgrade[tile] else 0.0
            else:
                value = NOT_NOW
            found.append(value)
        return found

    def _targets(self, type: int) -> list[tuple[float, int, bool]]:
        """Spaces that points of a type could shift, dearest gain for each point first: gain, price, removes."""
        p = self.p
        found: list[tuple[float, int, bool]] = []
        for space in p.ruleset.pieces.shiftable:
            if point_type(p.ruleset.board.kind[space]) != type or p.flag[space] == flag_of(self.me):
                continue
            if not in_play(p, space) or (type == ECONOMIC and not reaches(p, self.me, space)):
                continue
            cost = price(p, self.me, space, NONE, False, None)
            found.append((self.gain(space), cost, p.flag[space] != EMPTY))
        found.sort(key=lambda one: -one[0] / one[1])
        return found

    def _brings(self, targets: list[list[tuple[float, int, bool]]], type: int, points: int, major: bool) -> float:
        """What so many points of a type bring, spent on the best targets."""
        if type == MILITARY:
            return MILITARY_POINT * points if major else MILITARY_POINT * points * 0.8
        total = 0.0
        left = points
        for gain, cost, removes in targets[type]:
            if cost <= left and (major or not removes):
                total += gain
                left -= cost
                if not major:
                    break
            if left == 0:
                break
        return total + 0.1 * left

    def gain(self, space: Space) -> float:
        """What a step of a space's flag is worth; to remove a marked flag brings less, for it counted no more."""
        p = self.p
        value = self.gains[space]
        if p.marker[space] and p.flag[space] != EMPTY:
            value *= 0.3
        if p.ruleset.board.kind[space] == MARKET:
            value += 0.05
        return value

    # -- the menu ------------------------------------------------------------------------------

    def menu(self, legal: list[int]) -> list[float]:
        """What each thing to do next is worth; the end of the round is worth nothing."""
        now = self.thinker.outlook.worth(self.p)
        return [self._worth(action, now) for action in legal]

    def _worth(self, action: ActionId, now: float) -> float:
        if action == actions.PASS:
            return LATE / 2
        if action >= actions.PASS_LOWERING:
            # To keep Debt that a pass would lower is of no use.
            return NEVER
        if action == actions.END_ROUND:
            return ENOUGH
        if actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
            return AT_ONCE
        if actions.TRADE <= action < actions.DIPLOMACY:
            return self._shifts(ECONOMIC, action - actions.TRADE + 1)
        if actions.DIPLOMACY <= action < actions.DIPLOMACY + REGIONS:
            return self._shifts(DIPLOMATIC, action - actions.DIPLOMACY)
        if actions.UPGRADE <= action < actions.UPGRADE + THEATERS:
            return self._upgrade(action - actions.UPGRADE)
        if action == actions.TREATY_SYMBOL:
            return LATE
        if action == actions.SWAP_TILES:
            return 0.0
        if actions.EXCHANGE <= action < actions.UPGRADE:
            return EXCHANGE
        if actions.PLAY <= action < actions.PLAY + EVENTS:
            # An event must come first or not at all; the card itself is of little use later.
            return self.thinker.outcome(action) - now + w.CARD + EVENT_FIRST
        if actions.USE_ADVANTAGE <= action < actions.USE_ADVANTAGE + ADVANTAGES:
            return self.thinker.outcome(action) - now + w.ADVANTAGE - w.USED_ADVANTAGE
        return self.thinker.outcome(action) - now

    def glance(self, legal: list[int]) -> list[float]:
        """A quick guess at what each action brings. Only shifts are looked at one by one; nothing is played out."""
        return [self._usual(action) for action in legal]

    def _usual(self, action: ActionId) -> float:
        if actions.PLAY <= action < actions.PLAY + EVENTS:
            return USUAL_EVENT
        if actions.USE_ADVANTAGE <= action < actions.REVEAL:
            return USUAL_ADVANTAGE
        if actions.BUILD_FORTS <= action <= actions.DRAW_CARD:
            return USUAL_PURCHASE
        return self._worth(action, 0.0)

    def _shifts(self, type: int, region: Region) -> float:
        """The best shift of a Region, less the points that it takes."""
        found: list[int] = []
        legal_shifts(self.p, self.me, type, region, NONE, found)
        shiftable = self.p.ruleset.pieces.shiftable
        best = NEVER
        for action in found:
            best = max(best, self._net(shiftable[action - actions.SHIFT], NONE))
        return best

    def _net(self, space: Space, advantage: int) -> float:
        """The gain of a shift less its price: points at hand are cheap, Debt is dear."""
        cost = price(self.p, self.me, space, advantage, False, None)
        type = point_type(self.p.ruleset.board.kind[space])
        at_hand = self._at_hand(type)
        debt = max(0, cost - at_hand)
        return self.gain(space) - w.POINT * 0.4 * min(cost, at_hand) - self.thinker.outlook.debt * 1.3 * debt

    def _at_hand(self, type: int) -> int:
        """Points of a type that are left."""
        r = self.p.round
        points = r[MAJOR + type]
        if r[MINOR_TYPE] == type:
            points = max(points, r[MINOR])
        for at in range(0, len(self.p.pools), POOL_SIZE):
            if self.p.pools[at] == type:
                points += self.p.pools[at + 2]
        return points

    def _upgrade(self, theater: int) -> float:
        """Another Basic tile for the theater in which a weak one lies."""
        p = self.p
        wars = p.ruleset.components.wars
        first = wars.theaters_of[wars.theaters[theater].war][0]
        tile = basic_tile(p, self.me, theater - first)
        weak: int = 0 if tile == NONE else 2 - wars.strength[tile]
        return LATE + 0.01 * weak

    # -- shifts --------------------------------------------------------------------------------

    def shifts(self, legal: list[int]) -> list[float]:
        """What each space brings, less its price."""
        advantage = self.p.buy[BUY_ADVANTAGE]
        return [self._net(self.p.ruleset.pieces.shiftable[action - actions.SHIFT], advantage) for action in legal]
