"""Paying for a purchase (R23 to R27): Major or Minor action, Treaty Points or Debt, then what was bought.

``begin`` takes a purchase that can be paid for. If both actions could pay, the side is asked which; if points are
missing and Treaty Points and Debt could both fill the gap, how many Treaty Points. Sources go in the order attached
points, Minor points, restricted points, Burke's points, Major points. After paying, the action is the open one and
any other that was open is finished (R19).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import BY_MAJOR as ANSWER_MAJOR
from tricorne.games.imperial_struggle.actions import BY_MINOR as ANSWER_MINOR
from tricorne.games.imperial_struggle.actions import MOST_TREATY_POINTS, TREATY_POINTS
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    MERCHANT_BANKS,
    NONE,
    Side,
    Space,
)
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BURKE_BARRED,
    BURKE_USED,
    BUY_MISSING,
    BUY_MODE,
    BUY_PRICE,
    BUY_REMOVES,
    BUY_SPACE,
    BUY_TYPE,
    BUY_VERB,
    BY_MAJOR,
    BY_MINOR,
    CLOSED,
    DEBT,
    DEBT_TAKEN,
    HAS_MAJOR,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    OPEN_ACTION,
    POOL_SIZE,
    SPENT,
    TREATY,
    is_attached,
)
from tricorne.games.imperial_struggle.payment.funds import (
    burke_points,
    by_major,
    by_minor,
    debt_points,
    money,
    pool_allows,
    turgot_helps,
)
from tricorne.games.imperial_struggle.payment.purchase import carry_out
from tricorne.games.imperial_struggle.step_numbers import PAY_BY, PAY_EXTRA
from tricorne.games.imperial_struggle.text import say, the_type, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit
from tricorne.kernel.engine import Prompt
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of, added


def begin(p: Position, side: Side, verb: Word, type: Word, space: Space, removes: bool, price: int) -> None:
    """Start paying; who calls has made sure that it can be paid (BUY_FROM, BUY_ADVANTAGE, BUY_HUGUENOTS are set)."""
    buy = p.buy
    buy[BUY_VERB] = verb
    buy[BUY_TYPE] = type
    buy[BUY_SPACE] = space
    buy[BUY_REMOVES] = 1 if removes else 0
    buy[BUY_PRICE] = price
    major = by_major(p, side, type, verb, space, removes)
    if p.round[MINOR_TYPE] != type:
        _ask_or_pay(p, side, BY_MAJOR, major)
        return
    extra = money(p, side, type)
    minor = by_minor(p, side, type, verb, space, removes)
    if minor == NONE or minor + extra < price:
        _ask_or_pay(p, side, BY_MAJOR, major)
    elif major == NONE or major + extra < price:
        _ask_or_pay(p, side, BY_MINOR, minor)
    else:
        p.ask(PAY_BY, side)


def _ask_or_pay(p: Position, side: Side, mode: int, found: int) -> None:
    """The action and its points are clear: ask for Treaty Points if there is a choice, else pay."""
    buy = p.buy
    buy[BUY_MODE] = mode
    missing = buy[BUY_PRICE] - found
    if missing <= 0:
        buy[BUY_MISSING] = 0
        _pay(p, side, 0)
        return
    buy[BUY_MISSING] = missing
    least = _least_treaty(p, side)
    if least == _most_treaty(p, side):
        _pay(p, side, least)
    else:
        p.ask(PAY_EXTRA, side)


def _least_treaty(p: Position, side: Side) -> int:
    """Treaty Points that Debt cannot replace."""
    return max(0, p.buy[BUY_MISSING] - debt_points(p, side, p.buy[BUY_TYPE]))


def _most_treaty(p: Position, side: Side) -> int:
    # A min() of three would be a call of Python where the engine is compiled.
    return min(min(p.buy[BUY_MISSING], p.sides[TREATY + side]), MOST_TREATY_POINTS)


def _pay(p: Position, side: Side, treaty: int) -> None:
    """Take the price from all sources in their order, then carry the purchase out."""
    buy = p.buy
    type = buy[BUY_TYPE]
    missing = buy[BUY_MISSING]
    left = _take_points(p, side, buy[BUY_PRICE] - missing)
    assert left == 0, f"a purchase was not fully paid: {left} points short"
    if treaty:
        p.sides[TREATY + side] = p.sides[TREATY + side] - treaty
    if missing > treaty:
        _take_debt(p, side, type, missing - treaty)
    p.round[SPENT] = 1
    carry_out(p, side)


def _take_points(p: Position, side: Side, price: int) -> int:
    """Pay with points; what could not be paid."""
    buy = p.buy
    r = p.round
    type = buy[BUY_TYPE]
    major = buy[BUY_MODE] == BY_MAJOR
    left = _take_pools(p, side, price, True)
    if not major:
        left -= min(left, r[MINOR])
        r[MINOR] = 0
        r[MINOR_TYPE] = NONE
    before = left
    if p.pools:
        left = _take_pools(p, side, left, False)
    space = buy[BUY_SPACE]
    if major and type == DIPLOMATIC:
        burke = min(left, burke_points(p, side, type, space))
        if burke:
            r[BURKE_USED] += burke
            left -= burke
        if space == NONE or p.ruleset.board.region[space] != EUROPE:
            r[BURKE_BARRED] = 1
    points = r[MAJOR + type]
    taken = min(left, points)
    if taken:
        r[MAJOR + type] = points - taken
        left -= taken
    _turn_to(p, type, major, before > left)
    return left


def _take_pools(p: Position, side: Side, price: int, attached: bool) -> int:
    """Pay with attached or with restricted points; what is left of the price."""
    buy = p.buy
    left = price
    used_up = NONE
    for at in range(0, len(p.pools), POOL_SIZE):
        if p.pools[at] == buy[BUY_TYPE] and is_attached(p.pools[at + 1]) == attached:
            if pool_allows(p, side, p.pools[at + 1], buy[BUY_VERB], buy[BUY_SPACE], buy[BUY_REMOVES] == 1):
                taken = min(left, p.pools[at + 2])
                p.pools[at + 2] -= taken
                left -= taken
                if taken and not attached and p.ruleset.board.restrictions[p.pools[at + 1]].once:
                    used_up = at
    if used_up != NONE and p.ruleset.living_rules:
        # Points for one purchase: neither what is left of them nor Debt goes into another (R24, R109).
        del p.pools[used_up : used_up + POOL_SIZE]
    return left


def _turn_to(p: Position, type: Word, major: bool, joined: bool) -> None:
    """The action that paid is the open one; another that was open is finished (R19)."""
    r = p.round
    stays = r[OPEN_ACTION] == type and (major or joined)
    if r[OPEN_ACTION] != NONE and not stays:
        r[CLOSED] = r[CLOSED] | bit(r[OPEN_ACTION])
    r[OPEN_ACTION] = type if major or joined else NONE


def _take_debt(p: Position, side: Side, type: Word, points: int) -> None:
    """Debt for so many points: Turgot's first one counts double, Merchant Banks take two a turn (R155, R161)."""
    debts = points
    if side == FRANCE and turgot_helps(p):
        debts = max(1, points - (p.ruleset.turgot_points - 1))
        over = debts + p.ruleset.turgot_points - 1 - points
        if over > 0 and p.buy[BUY_MODE] == BY_MAJOR and p.round[HAS_MAJOR + type]:
            p.round[MAJOR + type] += over
    elif side == BRITAIN and type == ECONOMIC and p.ministry_place[MERCHANT_BANKS] == UP:
        kept = min(debts, p.ruleset.merchant_debt - p.ability[MERCHANT_BANKS * 2])
        p.ability = added(p, p.ability, MERCHANT_BANKS * 2, kept)
        debts -= kept
    p.sides[DEBT + side] = p.sides[DEBT + side] + debts
    p.round[DEBT_TAKEN] = 1


class PayBy(Decision[Position]):
    """Major or Minor action (R23)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(ANSWER_MAJOR)
        out.append(ANSWER_MINOR)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        buy = p.buy
        removes = buy[BUY_REMOVES] == 1
        if action == ANSWER_MAJOR:
            found = by_major(p, side, buy[BUY_TYPE], buy[BUY_VERB], buy[BUY_SPACE], removes)
            _ask_or_pay(p, side, BY_MAJOR, found)
        else:
            found = by_minor(p, side, buy[BUY_TYPE], buy[BUY_VERB], buy[BUY_SPACE], removes)
            _ask_or_pay(p, side, BY_MINOR, found)

    def prompt(self, p: Position, frame: int) -> Prompt:
        type = the_type(p.buy[BUY_TYPE])
        asked = say("prompt-pay-by", side=who(frame), price=p.buy[BUY_PRICE], type=type)
        return Prompt("pay-by", asked, ["IS-R23", "IS-5.3-2"])


class PayExtra(Decision[Position]):
    """How much of what is missing comes from Treaty Points; the rest is Debt (R25)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        for number in range(_least_treaty(p, side), _most_treaty(p, side) + 1):
            out.append(TREATY_POINTS + number)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        _pay(p, actor_of(frame), action - TREATY_POINTS)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-pay-extra", side=who(frame), missing=p.buy[BUY_MISSING], price=p.buy[BUY_PRICE])
        return Prompt("pay-extra", asked, ["IS-R25", "IS-6.1-1", "IS-9.1-1"])
