"""Advantages (8, R53 to R60): when a tile can be used, and what it does.

Price tiles open the SHIFT decision with the tile in ``buy``; markers and Naval Bastion ask for a target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.actions import MARK, SEND_HOME, USE_ADVANTAGE
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    JAMES_WATT,
    MARKER,
    MILITARY,
    NAVAL_SPACES,
    POMPADOUR,
    SHIFTABLE,
    TYPES,
    Region,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import opposing, protected, shielded
from tricorne.games.imperial_struggle.board.deck import (
    BUILD_SQUADRON,
    LOWER_DEBT,
    PLACE_CONFLICT,
    RETURN_SQUADRON,
    AdvantageTile,
)
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ADVANTAGE_ALONE,
    ADVANTAGE_REGIONS,
    ADVANTAGES_USED,
    BUY_ADVANTAGE,
    OPENING,
    POMPADOUR_USED,
    SPENT,
    WATT_USED,
)
from tricorne.games.imperial_struggle.board.sets import MARKET_GROUP, POLITICAL_GROUP
from tricorne.games.imperial_struggle.military.fleet import can_build, start_building
from tricorne.games.imperial_struggle.military.markers import may_mark, place
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.debt import gain_treaty, lower_debt
from tricorne.games.imperial_struggle.payment.funds import NO_FUNDS, Funds
from tricorne.games.imperial_struggle.payment.price import point_type
from tricorne.games.imperial_struggle.payment.shifting import any_shift
from tricorne.games.imperial_struggle.payment.verbs import BASTION
from tricorne.games.imperial_struggle.step_numbers import ADVANTAGE_TARGET, SHIFT
from tricorne.games.imperial_struggle.text import refuse, say, the_advantage, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of, first_of, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------


def blocked(p: Position, advantage: Word) -> bool:
    """Does a Conflict marker on one of its spaces stop the tile (R56)?"""
    for space in p.ruleset.components.advantages[advantage].spaces:
        if p.marker[space]:
            return True
    return False


def within_limits(p: Position, advantage: Word) -> bool:
    """Two tiles a round, one a Region (R55)."""
    c = p.ruleset.components
    if p.round[ADVANTAGES_USED] >= c.advantages_per_round:
        return False
    return not has_bit(p.round[ADVANTAGE_REGIONS], c.advantages[advantage].region)


def can_mark(p: Position, tile: AdvantageTile, space: Space) -> bool:
    """May the tile put its Conflict marker there?"""
    return may_mark(p, space) and not (tile.unprotected and protected(p, space))


def _can_return(p: Position, tile: AdvantageTile, funds: Funds, space: Space) -> bool:
    return opposing(p, space, funds.side) and funds.pay(p, BASTION, space, True, tile.price)


def has_target(p: Position, advantage: Word, funds: Funds) -> bool:
    """Is there something the tile can do now, and the points for it? ``funds`` are of the tile's type."""
    tile = p.ruleset.components.advantages[advantage]
    if tile.does == LOWER_DEBT:
        return True
    if tile.does == PLACE_CONFLICT:
        return _markable_political(p, advantage) != 0 or _markable_markets(p, advantage) != 0
    if not funds.open:
        return False
    if tile.does == BUILD_SQUADRON:
        return can_build(p, funds, tile.price)
    if tile.does == RETURN_SQUADRON:
        for space in tile.targets:
            if _can_return(p, tile, funds, space):
                return True
        return False
    return any_shift(p, funds, p.ruleset.board.region[tile.targets[0]], advantage)


def _markable_political(p: Position, advantage: Word) -> i64:
    """The Political spaces for the tile's Conflict marker: what ``can_mark`` says of all its targets at once."""
    targets: i64 = p.ruleset.advantage_targets[POLITICAL_GROUP][advantage]
    if not targets:
        return 0
    in_play: i64 = p.ruleset.sets.in_play[POLITICAL_GROUP][p.clock[OPENING]]
    return targets & in_play & ~p.marked_political


def _markable_markets(p: Position, advantage: Word) -> i64:
    """The same for Markets."""
    markets: i64 = p.ruleset.advantage_targets[MARKET_GROUP][advantage]
    if not markets:
        return 0
    in_play: i64 = p.ruleset.sets.in_play[MARKET_GROUP][p.clock[OPENING]]
    markets &= in_play & ~p.marked_markets
    if markets and p.ruleset.components.advantages[advantage].unprotected:
        markets &= ~shielded(p)
    return markets


def pompadour_pays(p: Position, side: Side) -> bool:
    """Would the use of a European Advantage bring France a Treaty Point now (R151)?"""
    return side == FRANCE and p.ministry_place[POMPADOUR] == UP and not p.round[POMPADOUR_USED]


def _rewarded(p: Position, funds: Funds) -> Funds:
    """The funds with the Treaty Point that the use itself brings: the tile is exhausted first, then paid for (8.2)."""
    if not funds.open or not p.ruleset.living_rules:
        return funds
    more = Funds(p, funds.side, funds.type)
    more.add_money(p.ruleset.pompadour_treaty)
    return more


def usable(p: Position, side: Side, advantage: Word, free: bool, just_gained: bool = False) -> bool:
    """Can the side use the tile now? ``free``: by an event, which needs no unused tile (R104)."""
    if p.advantage_owner[advantage] != side:
        return False
    if p.advantage_used[advantage] and not free:
        return False
    if p.advantage_new[advantage] and not just_gained:
        return False
    if blocked(p, advantage) or not within_limits(p, advantage):
        return False
    return has_target(p, advantage, Funds(p, side, p.ruleset.components.advantages[advantage].type))


def ready(p: Position, side: Side, advantage: Word) -> bool:
    """May the side use the tile in this round, if there is something it can do?"""
    if p.advantage_owner[advantage] != side or p.advantage_used[advantage] or p.advantage_new[advantage]:
        return False
    return not blocked(p, advantage) and within_limits(p, advantage)


def legal_before_tile(p: Position, side: Side, out: list[int]) -> None:
    """Tiles that need no points, before an Investment tile is taken (8.2, R17)."""
    first = side * TYPES
    legal_advantages(p, NO_FUNDS[first + ECONOMIC], NO_FUNDS[first + DIPLOMATIC], NO_FUNDS[first + MILITARY], out)


def legal_advantages(p: Position, economic: Funds, diplomatic: Funds, military: Funds, out: list[int]) -> None:
    """Tiles that a side can use with its funds of each type, as menu actions in rising order."""
    side = military.side
    c = p.ruleset.components
    if p.round[ADVANTAGES_USED] >= c.advantages_per_round:
        return
    barred = _unpayable(p, economic) | _unpayable(p, diplomatic) | _unpayable(p, military)
    served: i64 = c.advantages_in[p.round[ADVANTAGE_REGIONS]]
    left = p.held[flag_of(side)].advantages & ~(barred | served)
    used = p.advantage_used
    new = p.advantage_new
    marked = p.marked_political | p.marked_markets != 0
    advantage: Word = -1
    while left:
        advantage += 1
        here = left & 1
        left >>= 1
        if not here or used[advantage] or new[advantage] or (marked and blocked(p, advantage)):
            continue
        tile = c.advantages[advantage]
        funds = economic if tile.type == ECONOMIC else diplomatic if tile.type == DIPLOMATIC else military
        if has_target(p, advantage, funds) or (
            tile.region == EUROPE and pompadour_pays(p, side) and has_target(p, advantage, _rewarded(p, funds))
        ):
            out.append(USE_ADVANTAGE + advantage)


def _unpayable(p: Position, funds: Funds) -> i64:
    """The tiles that need points of a type, as a set, where the side has no action of it."""
    if funds.open:
        return 0
    return p.ruleset.components.advantages_paid[funds.type]


def why_not_use(p: Position, side: Side, advantage: Word) -> Refusal:
    """Why a tile cannot be used now."""
    name = the_advantage(p, advantage)
    c = p.ruleset.components
    if p.advantage_owner[advantage] != side:
        spaces = [the_space(p, s) for s in c.advantages[advantage].spaces]
        return refuse("why-advantage-holder", ["IS-8.1-1"], advantage=name, spaces=spaces)
    if p.advantage_used[advantage]:
        return refuse("why-advantage-used", ["IS-8.1-4", "IS-8.2-1"], advantage=name)
    if p.advantage_new[advantage]:
        return refuse("why-advantage-new", ["IS-8.2-3"], advantage=name)
    if p.round[ADVANTAGES_USED] >= c.advantages_per_round:
        return refuse("why-advantages-round", ["IS-8.2-4"], number=c.advantages_per_round)
    if not within_limits(p, advantage):
        return refuse("why-advantage-region", ["IS-8.2-5"])
    if blocked(p, advantage):
        return refuse("why-advantage-blocked", ["IS-8.1-3"], advantage=name)
    return refuse("why-advantage-no-target", ["IS-R58"], advantage=name)


# -- acts --------------------------------------------------------------------------------------


def use(p: Position, side: Side, advantage: Word, free: bool) -> None:
    """Use a tile; ``free`` by an event: it is not exhausted, but counts for the limits (R55, R104)."""
    c = p.ruleset.components
    tile = c.advantages[advantage]
    r = p.round
    r[ADVANTAGES_USED] = r[ADVANTAGES_USED] + 1
    r[ADVANTAGE_REGIONS] = r[ADVANTAGE_REGIONS] | bit(tile.region)
    mark_advantage(p)
    if not free:
        p.advantage_used = replaced(p, p.advantage_used, advantage, 1)
        _reward(p, side, tile.region)
    if tile.does == LOWER_DEBT:
        lower_debt(p, side, tile.less)
    elif tile.does == BUILD_SQUADRON:
        start_building(p, side, tile.price)
    elif tile.does == PLACE_CONFLICT or tile.does == RETURN_SQUADRON:
        p.ask(ADVANTAGE_TARGET, side, advantage)
    else:
        first = tile.targets[0]
        p.buy[BUY_ADVANTAGE] = advantage
        p.ask(SHIFT, side, point_type(c.board.kind[first]), c.board.region[first])


def mark_advantage(p: Position) -> None:
    """No event can be played any more. A pass can, for no part of the tile was used; points end that too (R13, R17)."""
    if not p.ruleset.living_rules:
        p.round[SPENT] = 1
    elif not p.round[SPENT]:
        p.round[SPENT] = ADVANTAGE_ALONE


def _reward(p: Position, side: Side, region: Region) -> None:
    """Treaty Points of Pompadour & Du Barry and of James Watt when France exhausts a tile (R151, R157)."""
    if side != FRANCE:
        return
    if region == EUROPE and pompadour_pays(p, side):
        p.round[POMPADOUR_USED] = 1
        gain_treaty(p, FRANCE, p.ruleset.pompadour_treaty)
    if p.ministry_place[JAMES_WATT] == UP and not p.round[WATT_USED]:
        p.round[WATT_USED] = 1
        gain_treaty(p, BRITAIN, p.ruleset.watt_treaty)


class AdvantageTarget(Decision[Position]):
    """Where the Conflict marker goes, or which Squadron goes home; the frame carries the tile."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        tile = p.ruleset.components.advantages[first_of(frame)]
        if tile.does == PLACE_CONFLICT:
            political = _markable_political(p, first_of(frame))
            markets = _markable_markets(p, first_of(frame))
            fixed = p.ruleset.sets
            for space in tile.targets:
                bit: i64 = fixed.bit[space]
                if (markets if fixed.group[space] == MARKET_GROUP else political) & bit:
                    out.append(MARK + p.ruleset.pieces.at_shiftable[space])
        else:
            funds = Funds(p, actor_of(frame), MILITARY)
            for space in tile.targets:
                if _can_return(p, tile, funds, space):
                    out.append(SEND_HOME + p.ruleset.pieces.at_naval[space])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        tile = p.ruleset.components.advantages[first_of(frame)]
        if tile.does == PLACE_CONFLICT:
            place(p, p.ruleset.pieces.shiftable[action - MARK], MARKER)
        else:
            naval = p.ruleset.pieces.naval[action - SEND_HOME]
            paying.begin(p, actor_of(frame), BASTION, MILITARY, naval, True, tile.price)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        name = the_advantage(p, first_of(frame))
        if MARK <= action < MARK + SHIFTABLE:
            space = the_space(p, p.ruleset.pieces.shiftable[action - MARK])
            return refuse("why-advantage-no-marker", ["IS-R52", "IS-3.8-2"], advantage=name, space=space)
        if SEND_HOME <= action < SEND_HOME + NAVAL_SPACES:
            return refuse("why-advantage-no-squadron", ["IS-ADVANTAGE-6"], advantage=name)
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        tile = p.ruleset.components.advantages[first_of(frame)]
        name = the_advantage(p, first_of(frame))
        if tile.does == PLACE_CONFLICT:
            asked = say("prompt-card-mark", source=name, side=who(frame), number=1)
        else:
            asked = say("prompt-card-home", source=name, side=who(frame))
        return Prompt("advantage-target", asked, [f"IS-ADVANTAGE-{first_of(frame) + 1}", "IS-R52"])
