"""What the side whose round it is could buy now, space by space: for price tags on a board.

Everything here follows from what both sides see (R30, R44 to R46, 5.6.6). ``short`` is the part of a price that the
action's points do not cover, so that Treaty Points or Debt must (R25).
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    MARKET,
    MILITARY,
    NO_MARKER,
    NONE,
    TYPE_IDS,
    TYPES,
    Region,
    Side,
    Space,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BUY_ADVANTAGE,
    BUY_PRICE,
    BUY_REMOVES,
    BUY_SPACE,
    BUY_TYPE,
    BUY_VERB,
    MINOR_TYPE,
)
from tricorne.games.imperial_struggle.military.fleet import can_deploy_to, deploy_price, on_the_map, squadron_price
from tricorne.games.imperial_struggle.military.forts import fort_price, open_verb
from tricorne.games.imperial_struggle.military.markers import clear_price, pays_off
from tricorne.games.imperial_struggle.ministries.jacobites import can_shift
from tricorne.games.imperial_struggle.payment.funds import Funds, by_major, by_minor, funds_of
from tricorne.games.imperial_struggle.payment.price import BY_NOTHING, Item, jacobite_price, point_type, price
from tricorne.games.imperial_struggle.payment.shifting import huguenots_in, shifts_with
from tricorne.games.imperial_struggle.payment.verbs import (
    BASTION,
    BUILD_FORT,
    CLEAR_MARKER,
    DEPLOY,
    EVENT_CARD,
    EXCHANGE_POINTS,
    JACOBITE,
    NEW_SQUADRON,
    REPAIR_FORT,
    RISING,
    SEIZE_FORT,
    SHIFT_SPACE,
    WAR_TILE,
)
from tricorne.kernel.kept_parts import KeptPart
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import actor_of, first_of, kind_of, second_of

Row = dict[str, object]
NAMES: Final = {
    SHIFT_SPACE: "shift",
    JACOBITE: "shift",
    BUILD_FORT: "build",
    REPAIR_FORT: "repair",
    SEIZE_FORT: "seize",
    DEPLOY: "deploy",
    CLEAR_MARKER: "clear",
    NEW_SQUADRON: "build-squadron",
    WAR_TILE: "buy-war-tile",
    EVENT_CARD: "draw-card",
    EXCHANGE_POINTS: "exchange",
    BASTION: "naval-bastion",
    RISING: "jacobite-rising",
}
"""What a row calls a purchase, by its verb."""
STEPS: Final = {
    "printed": 0,
    "conflict": 1,
    "isolated": 2,
    "for-1": 3,
    "reduction": 4,
    "protected": 5,
    "region": 6,
    "minimum": 7,
}
"""The lines of a sum (``Item``)."""
NUMBERS: Final = 64
PLACES: Final = 256
SOURCES: Final = 64
"""There are fewer amounts, fewer spaces, and fewer tiles and cards that change a price."""


class Tag:
    """A purchase that is open: its price, and the part of it that the action's points do not cover."""

    def __init__(
        self, p: Position, side: Side, type: int, verb: int, space: Space, removes: bool, cost: int, items: list[Item]
    ) -> None:
        most = max(0, by_major(p, side, type, verb, space, removes))
        if p.round[MINOR_TYPE] == type:
            most = max(most, by_minor(p, side, type, verb, space, removes))
        self.type = type
        self.verb = verb
        self.space = space
        self.removes = removes
        self.cost = cost
        self.short = max(0, cost - most)
        self.items = items

    def row(self, p: Position) -> Row:
        return {
            "space": "" if self.space == NONE else p.ruleset.board.space_ids[self.space],
            "verb": NAMES[self.verb],
            "type": TYPE_IDS[self.type],
            "removes": self.removes,
            "price": self.cost,
            "short": self.short,
            "sum": sum_rows(self.items),
        }

    def number(self) -> int:
        """The same for two tags that show the same, and for no others."""
        found = 1
        space: int = self.space  # no machine word: with many lines the number is larger than one
        for item in self.items:
            found = (found * len(STEPS) + STEPS[item.key]) * NUMBERS + item.amount % NUMBERS
            if item.by != BY_NOTHING:
                found = found * SOURCES + item.by
        found = ((found * NUMBERS + self.cost) * NUMBERS + self.short) * len(NAMES) + self.verb
        return ((found * TYPES + self.type) * 2 + int(self.removes)) * PLACES + space % PLACES


def prices(p: Position, seat: int) -> list[Row] | None:
    """What the seat can buy now, on spaces and elsewhere; None unless it is asked to choose a purchase."""
    found = tags(p, seat)
    return None if found is None else [tag.row(p) for tag in found]


def kept_prices(p: Position, seat: int, part: KeptPart) -> object:
    """The same, of rows that were mostly shown before, at this table or at another."""
    found = tags(p, seat)
    if found is None:
        return None
    known = part.ever_made()
    rows: list[object] = []
    for tag in found:
        number = tag.number()
        row = known.get(number)
        if row is None:
            row = known[number] = part.row(tag.row(p))
        rows.append(row)
    return part.list_of(rows)


def tags(p: Position, seat: int) -> list[Tag] | None:
    """What the seat can buy now; None unless it is asked to choose a purchase."""
    if not p.stack or actor_of(p.stack[-1]) != seat:
        return None
    frame = p.stack[-1]
    kind = kind_of(frame)
    found: list[Tag] = []
    if kind == step_numbers.MENU:
        for type in (ECONOMIC, DIPLOMATIC):
            _shifts(p, seat, type, p.ruleset.regions, NONE, found)
        _forts(p, seat, found)
        _fleet(p, seat, found)
        _markers(p, seat, found)
        _elsewhere(p, seat, found)
    elif kind == step_numbers.SHIFT:
        _shifts(p, seat, first_of(frame), [second_of(frame)], p.buy[BUY_ADVANTAGE], found)
    elif kind == step_numbers.JACOBITE_SHIFT:
        for space in p.ruleset.rising.spaces:
            if can_shift(p, seat, space):
                found.append(_shift(p, frame, space))
    elif kind == step_numbers.FORT:
        _forts(p, seat, found)
    elif kind == step_numbers.DEPLOY_TO:
        _fleet(p, seat, found)
    elif kind == step_numbers.CLEAR:
        _markers(p, seat, found)
    else:
        return None
    return found


def shift_sum(p: Position, frame: int, space: Space) -> list[Item]:
    """What a shift that is open now costs, line by line; empty for a shift that costs nothing."""
    side = actor_of(frame)
    kind = kind_of(frame)
    items: list[Item] = []
    if kind == step_numbers.JACOBITE_SHIFT:
        jacobite_price(p, space, items)
    elif kind in (step_numbers.SHIFT, step_numbers.MENU):
        flips = huguenots_in(p, side, p.ruleset.board.region[space]) and p.ruleset.board.kind[space] == MARKET
        price(p, side, space, p.buy[BUY_ADVANTAGE] if kind == step_numbers.SHIFT else NONE, flips, items)
    return items


def shift_row(p: Position, frame: int, space: Space) -> Row:
    """A shift that is open, with its sum."""
    return _shift(p, frame, space).row(p)


def _shift(p: Position, frame: int, space: Space) -> Tag:
    items = shift_sum(p, frame, space)
    jacobite = kind_of(frame) == step_numbers.JACOBITE_SHIFT
    type = MILITARY if jacobite else point_type(p.ruleset.board.kind[space])
    verb = JACOBITE if jacobite else SHIFT_SPACE
    cost = 0
    for item in items:
        cost += item.amount
    return Tag(p, actor_of(frame), type, verb, space, p.flag[space] != EMPTY, cost, items)


def sum_rows(items: list[Item]) -> list[Row]:
    """A sum, line by line."""
    return [{"key": item.key, "words": item.message().to_data(), "amount": item.amount} for item in items]


def bought_row(p: Position, side: Side, buy: Words) -> Row:
    """What is being paid for, from the registers of a purchase."""
    verb, removes = buy[BUY_VERB], buy[BUY_REMOVES] == 1
    return Tag(p, side, buy[BUY_TYPE], verb, buy[BUY_SPACE], removes, buy[BUY_PRICE], []).row(p)


def _shifts(p: Position, side: Side, type: int, regions: list[Region], advantage: int, found: list[Tag]) -> None:
    funds = Funds(p, side, type)
    if not funds.open:
        return
    spaces: list[Space] = []
    shifts_with(p, funds, regions, advantage, False, spaces)
    for space in spaces:
        found.append(_shift(p, p.stack[-1], space))


def _forts(p: Position, side: Side, found: list[Tag]) -> None:
    funds = funds_of(p, side, MILITARY)
    for fort in p.ruleset.forts:
        verb = open_verb(p, funds, fort)
        if verb != NONE:
            found.append(Tag(p, side, MILITARY, verb, fort, verb == SEIZE_FORT, fort_price(p, fort, verb), []))


def _fleet(p: Position, side: Side, found: list[Tag]) -> None:
    """Naval spaces at the lowest price: from the map where a Squadron can still sail, else from the Navy Box."""
    funds = funds_of(p, side, MILITARY)
    mapped = on_the_map(p, side)
    for space in p.ruleset.naval_spaces:
        if can_deploy_to(p, funds, mapped, space):
            found.append(_deployment(p, side, space, not mapped))


def deploy_row(p: Position, side: Side, space: Space, box: bool) -> Row:
    """A Squadron for a Naval space, from the Navy Box or from the map."""
    return _deployment(p, side, space, box).row(p)


def _deployment(p: Position, side: Side, space: Space, box: bool) -> Tag:
    return Tag(p, side, MILITARY, DEPLOY, space, p.flag[space] != EMPTY, deploy_price(p, space, box), [])


def _elsewhere(p: Position, side: Side, found: list[Tag]) -> None:
    """What is bought for no space: a Squadron for the Navy Box, a Bonus War tile, an Event card."""
    c = p.ruleset.components
    none: Space = NONE
    squadron, tile, card = squadron_price(p, c.price_build_squadron), c.price_bonus_war_tile, c.price_draw_event
    if funds_of(p, side, MILITARY).open:
        found.append(Tag(p, side, MILITARY, NEW_SQUADRON, none, False, squadron, []))
        found.append(Tag(p, side, MILITARY, WAR_TILE, none, False, tile, []))
    if funds_of(p, side, DIPLOMATIC).open:
        found.append(Tag(p, side, DIPLOMATIC, EVENT_CARD, none, False, card, []))


def _markers(p: Position, side: Side, found: list[Tag]) -> None:
    funds = funds_of(p, side, MILITARY)
    for space in p.ruleset.pieces.shiftable:
        if p.marker[space] != NO_MARKER and pays_off(p, funds, space):
            found.append(Tag(p, side, MILITARY, CLEAR_MARKER, space, False, clear_price(p, space), []))
