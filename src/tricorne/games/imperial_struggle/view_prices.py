"""What the side whose round it is could buy now, space by space: for price tags on a board.

Everything here follows from what both sides see (R30, R44 to R46, 5.6.6). ``short`` is the part of a price that the
action's points do not cover, so that Treaty Points or Debt must (R25).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle import kinds
from tricorne.games.imperial_struggle.military.fleet import can_deploy_to, deploy_price, on_the_map
from tricorne.games.imperial_struggle.military.forts import fort_price, open_verb
from tricorne.games.imperial_struggle.military.markers import clear_price, clearable
from tricorne.games.imperial_struggle.ministries.jacobites import can_shift
from tricorne.games.imperial_struggle.position import BUY_ADVANTAGE, MINOR_TYPE, Table
from tricorne.games.imperial_struggle.price import Item, jacobite_price, point_type, price
from tricorne.games.imperial_struggle.purse import Means, by_major, by_minor, means_of
from tricorne.games.imperial_struggle.queries_board import FORT_IDS
from tricorne.games.imperial_struggle.shifting import huguenots_in, shifts_with
from tricorne.games.imperial_struggle.verbs import CLEAR_MARKER, DEPLOY, JACOBITE, SEIZE_FORT, SHIFT_SPACE
from tricorne.games.imperial_struggle.words import (
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    MARKET,
    MILITARY,
    NONE,
    TYPE_IDS,
)
from tricorne.kernel.position import actor_of, first_of, kind_of, second_of

Row = dict[str, object]


def prices(p: Table, seat: int) -> list[Row] | None:
    """What the seat can buy on spaces now; None unless it is asked to choose a purchase."""
    if not p.stack or actor_of(p.stack[-1]) != seat:
        return None
    frame = p.stack[-1]
    kind = kind_of(frame)
    rows: list[Row] = []
    if kind == kinds.MENU:
        for type in (ECONOMIC, DIPLOMATIC):
            _shifts(p, seat, type, p.charter.regions, NONE, rows)
        _forts(p, seat, rows)
        _fleet(p, seat, rows)
        _markers(p, seat, rows)
    elif kind == kinds.SHIFT:
        _shifts(p, seat, first_of(frame), [second_of(frame)], p.buy[BUY_ADVANTAGE], rows)
    elif kind == kinds.JACOBITE_SHIFT:
        for space in p.charter.rising.spaces:
            if can_shift(p, seat, space):
                rows.append(shift_row(p, frame, space))
    elif kind == kinds.FORT:
        _forts(p, seat, rows)
    elif kind == kinds.DEPLOY_TO:
        _fleet(p, seat, rows)
    elif kind == kinds.CLEAR:
        _markers(p, seat, rows)
    else:
        return None
    return rows


def shift_sum(p: Table, frame: int, space: int) -> list[Item]:
    """What a shift that is open now costs, line by line; empty for a shift that costs nothing."""
    side = actor_of(frame)
    kind = kind_of(frame)
    items: list[Item] = []
    if kind == kinds.JACOBITE_SHIFT:
        jacobite_price(p, space, items)
    elif kind in (kinds.SHIFT, kinds.MENU):
        flips = huguenots_in(p, side, p.charter.board.region[space]) and p.charter.board.kind[space] == MARKET
        price(p, side, space, p.buy[BUY_ADVANTAGE] if kind == kinds.SHIFT else NONE, flips, items)
    return items


def shift_row(p: Table, frame: int, space: int) -> Row:
    """A shift that is open, with its sum."""
    items = shift_sum(p, frame, space)
    jacobite = kind_of(frame) == kinds.JACOBITE_SHIFT
    type = MILITARY if jacobite else point_type(p.charter.board.kind[space])
    verb = JACOBITE if jacobite else SHIFT_SPACE
    cost = sum([item.amount for item in items])
    row = _row(p, actor_of(frame), type, verb, "shift", space, p.flag[space] != EMPTY, cost)
    row["sum"] = sum_rows(items)
    return row


def sum_rows(items: list[Item]) -> list[Row]:
    """A sum, line by line."""
    return [{"key": item.key, "words": item.message().to_data(), "amount": item.amount} for item in items]


def _row(p: Table, side: int, type: int, verb: int, name: str, space: int, removes: bool, cost: int) -> Row:
    most = max(0, by_major(p, side, type, verb, space, removes))
    if p.round[MINOR_TYPE] == type:
        most = max(most, by_minor(p, side, type, verb, space, removes))
    return {
        "space": p.charter.board.space_ids[space],
        "verb": name,
        "type": TYPE_IDS[type],
        "removes": removes,
        "price": cost,
        "short": max(0, cost - most),
        "sum": [],
    }


def _shifts(p: Table, side: int, type: int, regions: list[int], advantage: int, rows: list[Row]) -> None:
    means = Means(p, side, type)
    if not means.open:
        return
    spaces: list[int] = []
    shifts_with(p, means, regions, advantage, False, spaces)
    for space in spaces:
        rows.append(shift_row(p, p.stack[-1], space))


def _forts(p: Table, side: int, rows: list[Row]) -> None:
    means = means_of(p, side, MILITARY)
    for fort in p.charter.forts:
        verb = open_verb(p, means, fort)
        if verb != NONE:
            cost = fort_price(p, fort, verb)
            rows.append(_row(p, side, MILITARY, verb, FORT_IDS[verb], fort, verb == SEIZE_FORT, cost))


def _fleet(p: Table, side: int, rows: list[Row]) -> None:
    """Naval spaces at the lowest price: from the map where a Squadron can still sail, else from the Navy Box."""
    means = means_of(p, side, MILITARY)
    mapped = on_the_map(p, side)
    for space in p.charter.naval_spaces:
        if can_deploy_to(p, means, mapped, space):
            cost = deploy_price(p, space, not mapped)
            rows.append(_row(p, side, MILITARY, DEPLOY, "deploy", space, p.flag[space] != EMPTY, cost))


def _markers(p: Table, side: int, rows: list[Row]) -> None:
    means = means_of(p, side, MILITARY)
    for space in p.charter.pieces.shiftable:
        if clearable(p, means, space):
            rows.append(_row(p, side, MILITARY, CLEAR_MARKER, "clear", space, False, clear_price(p, space)))
