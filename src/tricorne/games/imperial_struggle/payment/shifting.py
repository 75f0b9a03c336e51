"""Paying for shifts: which Markets and Political spaces a side can shift now (5.4, 5.5).

``regions_to_shift`` answers for the menu, and the SHIFT decision lists the spaces of one Region. A price Advantage in
``buy`` narrows it to the spaces it serves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.actions import FLIP, NO_FLIP, SHIFT
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    FRANCE,
    MARKET,
    NONE,
    SHIFTABLE,
    USA,
    Region,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import in_play, reaches, within_reach
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BUY_ADVANTAGE,
    BUY_HUGUENOTS,
    BUY_SPACE,
    OPENING,
    REGIONS_PAID,
    TOWNSHEND,
)
from tricorne.games.imperial_struggle.board.sets import MARKET_GROUP, POLITICAL_GROUP
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import Funds, by_major, by_minor, can_pay, money
from tricorne.games.imperial_struggle.payment.price import Item, point_type, price, priced_up_to, sum_of
from tricorne.games.imperial_struggle.payment.verbs import SHIFT_SPACE
from tricorne.games.imperial_struggle.step_numbers import HUGUENOTS
from tricorne.games.imperial_struggle.text import (
    refuse,
    say,
    the_advantage,
    the_region,
    the_side,
    the_space,
    the_type,
    who,
)
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import has_bit
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of, first_of, second_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------


def spaces_of(p: Position, type: Word, region: Region) -> list[int]:
    """The spaces of a Region that points of a type can shift at all, in rising order."""
    if type == ECONOMIC:
        return p.ruleset.markets[region]
    return p.ruleset.political[p.clock[OPENING]][region]


def huguenots_in(p: Position, side: Side, region: Region) -> bool:
    """Has France a fresh Huguenots marker in the Region (R148)?"""
    if side != FRANCE:
        return False
    for at in range(0, len(p.huguenots), 2):
        space = p.huguenots[at]
        if space != NONE and not p.huguenots[at + 1] and p.ruleset.board.region[space] == region:
            return True
    return False


def legal_shifts(p: Position, side: Side, type: Word, region: Region, advantage: Word, out: list[int]) -> None:
    """Append the shifts of the spaces of a Region that are open now, as actions in rising order."""
    funds = Funds(p, side, type)
    at = p.ruleset.pieces.at_shiftable
    if not plain(p, funds):
        spaces: list[Space] = []
        shifts_with(p, funds, [region], advantage, False, spaces)
        for space in spaces:
            out.append(SHIFT + at[space])
        return
    bits = p.ruleset.sets.bit
    found = plain_shifts(p, funds, advantage)
    if advantage != NONE:
        spaces = p.ruleset.components.advantages[advantage].targets
    else:
        spaces = spaces_of(p, type, region)
    for space in spaces:
        bit: i64 = bits[space]
        if found & bit:
            out.append(SHIFT + at[space])


def plain(p: Position, funds: Funds) -> bool:
    """Do all spaces have their usual prices, and are all points alike: no discounts, Huguenots or restrictions?"""
    if funds.special:
        return False
    if funds.type == DIPLOMATIC:
        return not p.discounts
    if funds.side == FRANCE:
        for at in range(0, len(p.huguenots), 2):
            if p.huguenots[at] != NONE and not p.huguenots[at + 1]:
                return False
    return True


def plain_shifts(p: Position, funds: Funds, advantage: Word) -> i64:
    """The spaces that can be shifted where all is ``plain``, as a set: what ``shifts_with`` finds one by one."""
    type = funds.type
    side = funds.side
    most = funds.major if funds.major > funds.minor else funds.minor
    if most < p.ruleset.components.least_shift:
        return 0
    own = p.held[flag_of(side)]
    targets: i64 = 0
    if type == ECONOMIC:
        targets = within_reach(p, side) & ~own.markets
        if advantage != NONE:
            traded: i64 = p.ruleset.advantage_targets[MARKET_GROUP][advantage]
            targets &= traded & ~p.held[EMPTY].markets
    else:
        targets = p.ruleset.sets.in_play[POLITICAL_GROUP][p.clock[OPENING]]
        targets &= ~own.political
        if advantage != NONE:
            courted: i64 = p.ruleset.advantage_targets[POLITICAL_GROUP][advantage]
            targets &= courted & ~p.held[EMPTY].political
    if not targets:
        return 0
    found = targets & priced_up_to(p, type, funds.major, advantage)
    if funds.minor > funds.major:
        found |= targets & priced_up_to(p, type, funds.minor, advantage) & _open_to_minor(p, type, side)
    return found


def _open_to_minor(p: Position, type: Word, side: Side) -> i64:
    """The spaces that a Minor action may shift: empty, with a Conflict marker, or by Townshend Acts (R28)."""
    if type == DIPLOMATIC:
        return p.held[EMPTY].political | p.marked_political
    found = p.held[EMPTY].markets | p.marked_markets
    if side == BRITAIN and p.clock[TOWNSHEND] != NONE:
        taxed: i64 = p.ruleset.sets.of_commodity[p.clock[TOWNSHEND]]
        found |= taxed
    return found


def shifts_with(
    p: Position, funds: Funds, regions: list[Region], advantage: Word, first_only: bool, out: list[int]
) -> None:
    """Append the spaces of Regions that can be shifted with these funds, or only the first one of each Region."""
    c = p.ruleset.components
    if funds.major < c.least_shift and funds.minor < c.least_shift and not funds.special:
        return
    side = funds.side
    own = flag_of(side)
    flags = p.flag
    costs = c.board.cost
    market = funds.type == ECONOMIC
    isolated = p.isolated_markets
    bits = p.ruleset.sets.bit
    paid = p.round[REGIONS_PAID + funds.type]
    lowered = funds.special or advantage != NONE or len(p.discounts) > 0 or (market and side == FRANCE)
    for region in regions:
        further = c.price_extra_region if paid and not has_bit(paid, region) else 0
        # A printed cost up to ``ample`` can surely be paid; one above ``most`` only if something lowers it.
        ample = funds.major - further - (c.price_protected if market else 0)
        most = (funds.major if funds.major > funds.minor else funds.minor) - further
        for space in spaces_of(p, funds.type, region) if advantage == NONE else c.advantages[advantage].targets:
            flag = flags[space]
            cost = costs[space]
            if flag == own or (flag == EMPTY and advantage != NONE):
                continue
            if cost > most and not lowered and not p.marker[space] and not (market and isolated & bits[space]):
                continue
            if market and not reaches(p, side, space):
                continue
            if cost > ample:
                flips = market and huguenots_in(p, side, region)
                cost = price(p, side, space, advantage, flips, None)
                if not funds.pay(p, SHIFT_SPACE, space, flag != EMPTY, cost):
                    continue
            out.append(space)
            if first_only:
                break


def any_shift(p: Position, funds: Funds, region: Region, advantage: Word) -> bool:
    """Is there a space that the Advantage could serve to shift now?"""
    if plain_shifts(p, funds, advantage):
        return True
    return not plain(p, funds) and _any_shift_in(p, funds, region, advantage)


def regions_to_shift(p: Position, funds: Funds, first: int, out: list[int]) -> None:
    """Append the Regions in which a space can be shifted now; ``first`` is the action for Europe."""
    usual = plain(p, funds)
    # Cards only lower prices and add points: what could be shifted without them can be shifted anyway.
    shifts = plain_shifts(p, funds, NONE)
    if usual and not shifts:
        return
    market = funds.type == ECONOMIC
    for region, spaces in enumerate(p.ruleset.sets.regions):
        inside = spaces.markets if market else spaces.political
        if shifts & inside or (not usual and _any_shift_in(p, funds, region, NONE)):
            out.append(first + region)


def _any_shift_in(p: Position, funds: Funds, region: Region, advantage: Word) -> bool:
    """Is there a space of the Region to shift, asked one by one?"""
    found: list[int] = []
    shifts_with(p, funds, [region], advantage, True, found)
    return len(found) > 0


# -- acts --------------------------------------------------------------------------------------


def start(p: Position, side: Side, space: Space) -> None:
    """Pay for a shift that is open; France is first asked about Huguenots that would lower the price."""
    advantage = p.buy[BUY_ADVANTAGE]
    kind = p.ruleset.board.kind[space]
    type = point_type(kind)
    p.buy[BUY_HUGUENOTS] = NONE
    cost = price(p, side, space, advantage, False, None)
    if kind == MARKET and huguenots_in(p, side, p.ruleset.board.region[space]):
        if price(p, side, space, advantage, True, None) < cost:
            p.buy[BUY_SPACE] = space
            p.ask(HUGUENOTS, side)
            return
    paying.begin(p, side, SHIFT_SPACE, type, space, p.flag[space] != EMPTY, cost)


class Shift(Decision[Position]):
    """Which space of the Region is shifted; the frame carries the type of points and the Region."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        legal_shifts(p, actor_of(frame), first_of(frame), second_of(frame), p.buy[BUY_ADVANTAGE], out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        start(p, actor_of(frame), p.ruleset.pieces.shiftable[action - SHIFT])

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not SHIFT <= action < SHIFT + SHIFTABLE:
            return Decision.reason(self, p, frame, action)
        space = p.ruleset.pieces.shiftable[action - SHIFT]
        return why_not_shift(p, actor_of(frame), space, first_of(frame), second_of(frame), p.buy[BUY_ADVANTAGE])

    def prompt(self, p: Position, frame: int) -> Prompt:
        side = who(frame)
        region = the_region(p, second_of(frame))
        market = first_of(frame) == ECONOMIC
        if p.buy[BUY_ADVANTAGE] != NONE:
            advantage = the_advantage(p, p.buy[BUY_ADVANTAGE])
            type = the_type(first_of(frame))
            asked = say("prompt-shift-with", side=side, type=type, region=region, advantage=advantage)
        else:
            asked = say("prompt-shift-market" if market else "prompt-shift-space", side=side, region=region)
        rules = ["IS-5.4.1-1", "IS-5.4.2-1", "IS-R30"] if market else ["IS-5.5.1-1", "IS-5.5.2-1", "IS-R30"]
        return Prompt("shift", asked, rules)


class Flip(Decision[Position]):
    """Whether a Huguenots marker is flipped for this shift (R148)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        board = p.ruleset.board
        space = p.buy[BUY_SPACE]
        rows: list[int] = []
        for at in range(0, len(p.huguenots), 2):
            marked = p.huguenots[at]
            if marked != NONE and not p.huguenots[at + 1] and board.region[marked] == board.region[space]:
                rows.append(FLIP + p.ruleset.pieces.at_huguenots[marked])
        rows.sort()
        out.extend(rows)
        cost = price(p, FRANCE, space, p.buy[BUY_ADVANTAGE], False, None)
        if can_pay(p, FRANCE, ECONOMIC, SHIFT_SPACE, space, p.flag[space] != EMPTY, cost):
            out.append(NO_FLIP)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        space = p.buy[BUY_SPACE]
        if action != NO_FLIP:
            p.buy[BUY_HUGUENOTS] = p.ruleset.pieces.huguenots[action - FLIP]
        cost = price(p, FRANCE, space, p.buy[BUY_ADVANTAGE], action != NO_FLIP, None)
        paying.begin(p, FRANCE, SHIFT_SPACE, ECONOMIC, space, p.flag[space] != EMPTY, cost)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-huguenots", side=who(frame), space=the_space(p, p.buy[BUY_SPACE]))
        return Prompt("huguenots", asked, ["IS-R148", "IS-MINISTRY-9-1"])


# -- words -------------------------------------------------------------------------------------


def why_not_shift(p: Position, side: Side, space: Space, type: Word, region: Region, advantage: Word) -> Refusal:
    """Why a space cannot be shifted now, with the price worked out."""
    board = p.ruleset.board
    name = the_space(p, space)
    if point_type(board.kind[space]) != type or board.region[space] != region:
        key = "why-not-market-there" if type == ECONOMIC else "why-not-political-there"
        return refuse(key, ["IS-5.3.4-1"], space=name, region=the_region(p, region))
    if not in_play(p, space):
        return refuse("why-not-in-play", ["IS-R40"], space=name)
    if p.flag[space] == flag_of(side):
        return refuse("why-holds-already", ["IS-3.2.8-3"], side=the_side(side), space=name)
    if p.flag[space] == USA:
        return refuse("why-usa-flag", ["IS-10-2"], space=name)
    removes = p.flag[space] != EMPTY
    if advantage != NONE and (not removes or not p.ruleset.components.advantages[advantage].is_target[space]):
        return refuse("why-advantage-not-for", ["IS-R58"], advantage=the_advantage(p, advantage), space=name)
    if type == ECONOMIC and not reaches(p, side, space):
        return refuse("why-not-connected", ["IS-5.4.1-1", "IS-R34"], space=name, side=the_side(side))
    items: list[Item] = []
    cost = price(p, side, space, advantage, type == ECONOMIC and huguenots_in(p, side, region), items)
    extra = money(p, side, type)
    have = max(
        by_major(p, side, type, SHIFT_SPACE, space, removes), by_minor(p, side, type, SHIFT_SPACE, space, removes)
    )
    rules = ["IS-R30", "IS-5.4.2-1" if type == ECONOMIC else "IS-5.5.2-1"]
    if have == NONE:
        key = "why-shift-not-remove" if removes else "why-shift-not-place"
        return refuse(key, [*rules, "IS-R28", "IS-R24"], space=name, price=cost, type=the_type(type))
    return refuse(
        "why-shift-price",
        rules,
        space=name,
        price=cost,
        type=the_type(type),
        sum=sum_of(items),
        side=the_side(side),
        total=have + extra,
        points=have,
        money=extra,
    )
