"""The price of a shift (5.3.4, 5.4.2, 5.5.2), worked out in the order of R30.

Printed cost; 1 with a Conflict marker or on an Isolated Market; 1 with a for-1 Advantage; less reductions, down to 0;
1 more if Protected; 1 more for a further Region; at least 1. ``items`` collects the sum for people and clients.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.control import protected
from tricorne.games.imperial_struggle.deck import UNFLAG_FOR, UNFLAG_LESS
from tricorne.games.imperial_struggle.position import REGIONS_PAID, Table
from tricorne.games.imperial_struggle.words import (
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    MARKET,
    NO_MARKER,
    NONE,
    POLITICAL,
)


class Item:
    """One line of a price: what it is, and how many points it adds or takes."""

    def __init__(self, key: str, words: str, amount: int) -> None:
        self.key = key
        """printed, conflict, isolated, for-1, reduction, protected, region, minimum."""
        self.words = words
        self.amount = amount


def price(p: Table, side: int, space: int, advantage: int, huguenots: bool, items: list[Item] | None) -> int:
    """What a paid shift of a Market or Political space costs a side now.

    ``advantage`` is a price Advantage used for it (NONE without); ``huguenots`` whether a marker is flipped for it.
    """
    c = p.charter.components
    board = c.board
    cost = board.cost[space]
    if items is not None:
        items.append(Item("printed", "printed", cost))
    if p.marker[space] != NO_MARKER:
        cost = _set(cost, c.price_conflict_or_isolated, "conflict", "Conflict marker", items)
    elif p.isolated[space]:
        cost = _set(cost, c.price_conflict_or_isolated, "isolated", "Isolated", items)
    if advantage != NONE:
        tile = c.advantages[advantage]
        if tile.does == UNFLAG_FOR:
            cost = _set(cost, min(cost, tile.price), "for-1", tile.name, items)
        elif tile.does == UNFLAG_LESS:
            cost = _set(cost, max(0, cost - tile.less), "reduction", tile.name, items)
    if huguenots:
        cost = _set(cost, max(0, cost - c.huguenots_less), "reduction", "Huguenots", items)
    kind = board.kind[space]
    region = board.region[space]
    if kind == POLITICAL:
        if p.discounts:
            removes = p.flag[space] != EMPTY
            for number in p.discounts:
                discount = p.charter.discounts[number]
                if discount.on[space] and (discount.unflags if removes else discount.flags):
                    cost = _set(cost, max(0, cost - discount.less), "reduction", discount.name, items)
        paid = p.round[REGIONS_PAID + DIPLOMATIC]
    else:
        if protected(p, space):
            cost = _set(cost, cost + c.price_protected, "protected", "Protected", items)
        paid = p.round[REGIONS_PAID + ECONOMIC]
    if paid and not paid >> region & 1:
        cost = _set(cost, cost + c.price_extra_region, "region", "a further Region", items)
    if cost < c.least_shift:
        cost = _set(cost, c.least_shift, "minimum", "at least", items)
    return cost


def _set(before: int, after: int, key: str, words: str, items: list[Item] | None) -> int:
    if items is not None and after != before:
        items.append(Item(key, words, after - before))
    return after


def jacobite_price(p: Table, space: int, items: list[Item] | None) -> int:
    """A Jacobite shift: the Diplomatic price without further Regions (R142). Discounts are all British."""
    c = p.charter.components
    cost = c.board.cost[space]
    if items is not None:
        items.append(Item("printed", "printed", cost))
    if p.marker[space] != NO_MARKER:
        cost = _set(cost, c.price_conflict_or_isolated, "conflict", "Conflict marker", items)
    return cost


def sum_in_words(items: list[Item]) -> str:
    """The sum for people, as "printed 3, Protected +1"."""
    parts = [f"{items[0].words} {items[0].amount}"]
    for at in range(1, len(items)):
        parts.append(f"{items[at].words} {items[at].amount:+d}")
    return ", ".join(parts)


def point_type(kind: int) -> int:
    """The points that shift a kind of space."""
    return ECONOMIC if kind == MARKET else DIPLOMATIC
