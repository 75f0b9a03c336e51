"""What a side can pay with (3.4.5, 5.2, 5.3, 6.1, 9.1): kinds of points, and what they buy.

Points are Major (of the tile, free event points, exchanged points), Minor, restricted (``p.pools``), attached (pools
that cannot stand alone) and Burke's; Debt and Treaty Points fill what is missing (R22 to R28). The functions ask
about one purchase by its type, verb, space (NONE without) and whether it removes an opposing flag or Squadron.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EDMUND_BURKE,
    EUROPE,
    FRANCE,
    JONATHAN_SWIFT,
    MERCHANT_BANKS,
    NONE,
    NORTH_AMERICAN_TRADE,
    SIDES,
    TURGOT,
    TYPES,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ATTACHED,
    BURKE_BARRED,
    BURKE_USED,
    CLOSED,
    DEBT,
    DEBT_TAKEN,
    HAS_MAJOR,
    LIMIT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    POOL_SIZE,
    TOWNSHEND,
    TRADE_BONUS,
    TRADE_GIVEN,
    TREATY,
    is_attached,
    restriction_of,
)
from tricorne.games.imperial_struggle.payment.verbs import BASTION, DEPLOY, SEIZE_FORT, SHIFT_SPACE, WAR_TILE
from tricorne.kernel.bits import has_bit
from tricorne.kernel.machine_words import Word

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- Debt and Treaty Points --------------------------------------------------------------------


def debt_points(p: Position, side: Side, type: Word) -> int:
    """The most points of a type that Debt can give now (R25, R62, R155, R161)."""
    available = p.sides[LIMIT + side] - p.sides[DEBT + side]
    points = available if available > 0 else 0
    if side == BRITAIN:
        if type == ECONOMIC and p.ministry_place[MERCHANT_BANKS] == UP:
            points += p.ruleset.merchant_debt - p.ability[MERCHANT_BANKS * 2]
    elif turgot_helps(p):
        points += p.ruleset.turgot_points - 1
    return points


def money(p: Position, side: Side, type: Word) -> int:
    """Points of a type that Treaty Points and Debt can give now."""
    return p.sides[TREATY + side] + debt_points(p, side, type)


def turgot_helps(p: Position) -> bool:
    """Would the next Debt of France give an extra point: the first of the round, then still more available (R161)?"""
    if p.ministry_place[TURGOT] != UP or p.round[DEBT_TAKEN]:
        return False
    available = p.available_debt(FRANCE)
    return available > 0 and available - 1 > p.available_debt(BRITAIN)


# -- what an action allows -----------------------------------------------------------------------


def major_open(p: Position, type: Word) -> bool:
    """Is there a Major action of a type that may buy anything and is not finished?"""
    return p.round[HAS_MAJOR + type] == 1 and not has_bit(p.round[CLOSED], type)


def any_action(p: Position, type: Word) -> bool:
    """Has the side any action of a type left in this round, restricted points too?"""
    if p.round[MINOR_TYPE] == type or major_open(p, type):
        return True
    if p.pools and not has_bit(p.round[CLOSED], type):
        for at in range(0, len(p.pools), POOL_SIZE):
            if p.pools[at] == type and not is_attached(p.pools[at + 1]):
                return True
    return False


def minor_allows(p: Position, side: Side, type: Word, verb: Word, space: Space, removes: bool) -> bool:
    """May a Minor action make this purchase: removal needs a Conflict marker, Swift or Townshend Acts (R28)?"""
    if not removes:
        return True
    if verb == SEIZE_FORT or verb == DEPLOY or verb == BASTION:
        return False
    if p.marker[space]:
        return True
    if side != BRITAIN or verb != SHIFT_SPACE:
        return False
    board = p.ruleset.board
    if type == ECONOMIC:
        return p.clock[TOWNSHEND] != NONE and board.commodity[space] == p.clock[TOWNSHEND]
    return p.ministry_place[JONATHAN_SWIFT] == UP and (
        board.region[space] == EUROPE and counted(p, p.ruleset.ireland, BRITAIN) > 0
    )


def pool_allows(p: Position, side: Side, restriction: int, verb: Word, space: Space, removes: bool) -> bool:
    """May restricted points go into this purchase (R24)?"""
    board = p.ruleset.board
    rule = board.restrictions[restriction_of(restriction)]
    if space == NONE:
        return rule.bonus_war_tile and verb == WAR_TILE
    if verb == BASTION or not rule.allows[space]:
        return False
    if (rule.flag_only and removes) or (rule.unflag_only and not removes):
        return False
    if rule.next_to_own_market:
        for other in board.market_neighbours[space]:
            if p.flag[other] == flag_of(side):
                return True
        return False
    return True


def burke_points(p: Position, side: Side, type: Word, space: Space) -> int:
    """Burke's points still to be had for this purchase of a Major action (R160)."""
    if side != BRITAIN or type != DIPLOMATIC or p.ministry_place[EDMUND_BURKE] != UP or p.round[BURKE_BARRED]:
        return 0
    if space == NONE or p.ruleset.board.region[space] != EUROPE:
        return 0
    return p.ruleset.burke_points * counted(p, p.ruleset.ireland, BRITAIN) - p.round[BURKE_USED]


def by_major(p: Position, side: Side, type: Word, verb: Word, space: Space, removes: bool) -> int:
    """Points that a Major action of the type has for this purchase, NONE if it cannot make it."""
    r = p.round
    if has_bit(r[CLOSED], type):
        return NONE
    found = r[MAJOR + type] if r[HAS_MAJOR + type] else NONE
    if type == DIPLOMATIC and r[BURKE_USED] and (space == NONE or p.ruleset.board.region[space] != EUROPE):
        # R160: after Burke's points the whole Major action stays in Europe.
        return NONE
    if p.pools:
        extra = 0
        for at in range(0, len(p.pools), POOL_SIZE):
            if p.pools[at] == type and pool_allows(p, side, p.pools[at + 1], verb, space, removes):
                extra += p.pools[at + 2]
                if not is_attached(p.pools[at + 1]) and found == NONE:
                    found = 0
        if found != NONE:
            found += extra
    if found != NONE and type == DIPLOMATIC:
        found += burke_points(p, side, type, space)
    return found


def by_minor(p: Position, side: Side, type: Word, verb: Word, space: Space, removes: bool) -> int:
    """Points that the Minor action has for this purchase, event points that join it too; NONE if it cannot make it."""
    r = p.round
    if r[MINOR_TYPE] != type or not minor_allows(p, side, type, verb, space, removes):
        return NONE
    closed = has_bit(r[CLOSED], type)
    found = r[MINOR]
    if not closed:
        found += r[MAJOR + type]
    for at in range(0, len(p.pools), POOL_SIZE):
        if p.pools[at] == type and (is_attached(p.pools[at + 1]) or not closed):
            if pool_allows(p, side, p.pools[at + 1], verb, space, removes):
                found += p.pools[at + 2]
    return found


def can_pay(p: Position, side: Side, type: Word, verb: Word, space: Space, removes: bool, cost: int) -> bool:
    """Can a side bring the price of this purchase together?"""
    return affords(p, side, type, verb, space, removes, cost - money(p, side, type))


def affords(p: Position, side: Side, type: Word, verb: Word, space: Space, removes: bool, rest: int) -> bool:
    """Can an action bring together what money leaves of a price?"""
    found = by_major(p, side, type, verb, space, removes)
    if found != NONE and rest <= found:
        return True
    if p.round[MINOR_TYPE] != type:
        return False
    found = by_minor(p, side, type, verb, space, removes)
    return found != NONE and rest <= found


@final
class Funds:
    """What a side can bring together for purchases of a type, worked out once to judge many of them.

    Made without a position they are those of a side that has no action of the type.
    """

    def __init__(self, p: Position | None, side: Side, type: Word) -> None:
        self.side = side
        self.type = type
        self.open = False
        """Without an action nothing can be bought, whatever the money."""
        self.money: i64 = 0
        self.major: i64 = NONE
        """The dearest purchase of any kind that a Major action can surely make."""
        self.minor: i64 = NONE
        """The dearest one of the Minor action, if it may make it."""
        self.special = False
        """Restricted or Burke's points: then each purchase is asked about by itself."""
        if p is None:
            return
        r = p.round
        closed = has_bit(r[CLOSED], type)
        major = r[HAS_MAJOR + type] == 1 and not closed
        minor = r[MINOR_TYPE] == type
        self.open = major or minor or (len(p.pools) > 0 and any_action(p, type))
        if not self.open:
            return
        self.money = money(p, side, type)
        self.special = len(p.pools) > 0
        if type == DIPLOMATIC and (p.ministry_place[EDMUND_BURKE] == UP or r[BURKE_USED]):
            self.special = True
        points = self.money if closed else self.money + r[MAJOR + type]
        if major and not (type == DIPLOMATIC and r[BURKE_USED]):
            self.major = points
        if minor:
            self.minor = r[MINOR] + points

    def add_money(self, points: i64) -> None:
        """Treaty Points that are about to come."""
        self.money += points
        if self.major != NONE:
            self.major += points
        if self.minor != NONE:
            self.minor += points

    def pay(self, p: Position, verb: Word, space: Space, removes: bool, cost: i64) -> bool:
        """Can the side bring the price of this purchase together?"""
        if cost <= self.major:
            return True
        if self.special:
            return affords(p, self.side, self.type, verb, space, removes, cost - self.money)
        return cost <= self.minor and minor_allows(p, self.side, self.type, verb, space, removes)


NO_FUNDS: Final = [Funds(None, side, type) for side in range(SIDES) for type in range(TYPES)]
"""By side and type: the funds of a side without an action of the type."""


def funds_of(p: Position, side: Side, type: Word) -> Funds:
    """The funds of a side; those of somebody without an action are always the same."""
    if p.round[MINOR_TYPE] != type and not p.pools and not major_open(p, type):
        return NO_FUNDS[side * TYPES + type]
    return Funds(p, side, type)


# -- gaining points ------------------------------------------------------------------------------


def add_major(p: Position, type: Word, points: int) -> None:
    """Event points without restriction: a Major action of their own, or part of the one of that type (R22)."""
    p.round[HAS_MAJOR + type] = 1
    p.round[MAJOR + type] = p.round[MAJOR + type] + points + _trade_bonus(p, type)


def add_pool(p: Position, type: Word, restriction: int, points: int, attached: bool) -> None:
    """Restricted event points, or attached points of a ministry."""
    p.pools.append(type)
    p.pools.append(restriction + ATTACHED if attached else restriction)
    p.pools.append(points if attached else points + _trade_bonus(p, type))


def _trade_bonus(p: Position, type: Word) -> int:
    """North American Trade adds its points once to the Major Economic action of a round (R162)."""
    if type != ECONOMIC or p.round[TRADE_GIVEN] or not trade_points(p):
        return 0
    p.round[TRADE_GIVEN] = 1
    return p.round[TRADE_BONUS]


def trade_points(p: Position) -> int:
    """What North American Trade adds to each Economic action of this round: only while it is face up."""
    return p.round[TRADE_BONUS] if p.ministry_place[NORTH_AMERICAN_TRADE] == UP else 0
