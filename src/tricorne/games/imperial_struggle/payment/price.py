"""The price of a shift (5.3.4, 5.4.2, 5.5.2), worked out in the order of R30.

Printed cost; 1 with a Conflict marker or on an Isolated Market; 1 with a for-1 Advantage; less reductions, down to 0;
1 more if Protected; 1 more for a further Region; at least 1. ``items`` collects the sum for people and clients.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    MARKET,
    NO_MARKER,
    NONE,
    POLITICAL,
    Side,
    Space,
)
from tricorne.games.imperial_struggle.board.control import protected, shielded
from tricorne.games.imperial_struggle.board.deck import UNFLAG_FOR, UNFLAG_LESS
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REGIONS_PAID
from tricorne.games.imperial_struggle.board.sets import DEAREST, MARKET_GROUP, POLITICAL_GROUP
from tricorne.games.imperial_struggle.text import say, the_advantage
from tricorne.kernel.bits import has_bit
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing

if TYPE_CHECKING:
    from mypy_extensions import i64


BY_NOTHING: Final = 0
BY_HUGUENOTS: Final = 1
BY_ADVANTAGE: Final = 2
BY_DISCOUNT: Final = BY_ADVANTAGE + ADVANTAGES
"""What changes a price: BY_ADVANTAGE + number of the tile, BY_DISCOUNT + number of the discount."""


class Item:
    """One line of a price: what it is, and how many points it adds or takes."""

    def __init__(self, key: str, amount: int, what: Thing | Message | None, by: int) -> None:
        self.key = key
        """printed, conflict, isolated, for-1, reduction, protected, region, minimum."""
        self.amount = amount
        self.what = what
        """The card, tile or marker that does it; None where the key says all."""
        self.by = by
        """The same as a number; BY_NOTHING where the key says all."""

    def message(self) -> Message:
        if self.what is not None:
            return say("step-by", what=self.what, amount=self.amount)
        return say(f"step-{self.key}", amount=self.amount)


def price(p: Position, side: Side, space: Space, advantage: Word, huguenots: bool, items: list[Item] | None) -> int:
    """What a paid shift of a Market or Political space costs a side now.

    ``advantage`` is a price Advantage used for it (NONE without); ``huguenots`` whether a marker is flipped for it.
    """
    c = p.ruleset.components
    board = c.board
    cost = board.cost[space]
    kind = board.kind[space]
    if items is not None:
        items.append(Item("printed", cost, None, BY_NOTHING))
    if p.marker[space] != NO_MARKER:
        cost = _set(cost, c.price_conflict_or_isolated, "conflict", items, None, BY_NOTHING)
    elif kind == MARKET and p.isolated_markets & p.ruleset.sets.bit[space]:
        cost = _set(cost, c.price_conflict_or_isolated, "isolated", items, None, BY_NOTHING)
    if advantage != NONE:
        tile = c.advantages[advantage]
        what = None if items is None else the_advantage(p, advantage)
        if tile.does == UNFLAG_FOR:
            cost = _set(cost, min(cost, tile.price), "for-1", items, what, BY_ADVANTAGE + advantage)
        elif tile.does == UNFLAG_LESS:
            cost = _set(cost, max(0, cost - tile.less), "reduction", items, what, BY_ADVANTAGE + advantage)
    if huguenots:
        marker = None if items is None else say("huguenots")
        cost = _set(cost, max(0, cost - c.huguenots_less), "reduction", items, marker, BY_HUGUENOTS)
    region = board.region[space]
    if kind == POLITICAL:
        if p.discounts:
            removes = p.flag[space] != EMPTY
            for number in p.discounts:
                discount = p.ruleset.discounts[number]
                if discount.on[space] and (discount.unflags if removes else discount.flags):
                    less = max(0, cost - discount.less)
                    cost = _set(cost, less, "reduction", items, discount.source, BY_DISCOUNT + number)
        paid = p.round[REGIONS_PAID + DIPLOMATIC]
    else:
        if protected(p, space):
            cost = _set(cost, cost + c.price_protected, "protected", items, None, BY_NOTHING)
        paid = p.round[REGIONS_PAID + ECONOMIC]
    if paid and not has_bit(paid, region):
        cost = _set(cost, cost + c.price_extra_region, "region", items, None, BY_NOTHING)
    if cost < c.least_shift:
        cost = _set(cost, c.least_shift, "minimum", items, None, BY_NOTHING)
    return cost


def priced_up_to(p: Position, type: Word, points: int, advantage: Word) -> i64:
    """The spaces whose paid shift costs no more than so many points when no card lowers prices: ``price`` for all
    spaces of a type at once, as a set."""
    c = p.ruleset.components
    if points < c.least_shift:
        return 0
    paid = p.round[REGIONS_PAID + type]
    if not paid:
        return _up_to(p, type, points, advantage)
    begun: i64 = p.ruleset.sets.in_region[MARKET_GROUP if type == ECONOMIC else POLITICAL_GROUP][paid]
    here = _up_to(p, type, points, advantage)
    further = _up_to(p, type, points - c.price_extra_region, advantage)
    return begun & here | ~begun & further


def _up_to(p: Position, type: Word, points: int, advantage: Word) -> i64:
    """The same within a Region that costs nothing extra."""
    if type == DIPLOMATIC:
        return _unprotected_up_to(p, POLITICAL_GROUP, p.marked_political, points, advantage)
    cheap = p.marked_markets | p.isolated_markets
    guarded = shielded(p)
    bare = _unprotected_up_to(p, MARKET_GROUP, cheap, points, advantage)
    if not guarded & bare:
        return bare
    less = points - p.ruleset.components.price_protected
    covered = _unprotected_up_to(p, MARKET_GROUP, cheap, less, advantage)
    return bare & ~guarded | covered & guarded


def _unprotected_up_to(p: Position, group: Word, cheap: i64, points: int, advantage: Word) -> i64:
    """By printed cost, or by that of a Conflict marker or Isolation for the cheap ones, and by the Advantage."""
    if points < 0:
        return 0
    if advantage != NONE:
        tile = p.ruleset.components.advantages[advantage]
        if tile.does == UNFLAG_LESS:
            points += tile.less
        elif points >= tile.price:
            return p.ruleset.advantage_targets[group][advantage]
    found: i64 = p.ruleset.sets.cost_up_to[group][points if points < DEAREST else DEAREST]
    if points >= p.ruleset.components.price_conflict_or_isolated:
        return found | cheap
    return found & ~cheap


def _set(before: int, after: int, key: str, items: list[Item] | None, what: Thing | Message | None, by: int) -> int:
    if items is not None and after != before:
        items.append(Item(key, after - before, what, by))
    return after


def jacobite_price(p: Position, space: Space, items: list[Item] | None) -> int:
    """A Jacobite shift: the Diplomatic price without further Regions (R142). Discounts are all British."""
    c = p.ruleset.components
    cost = c.board.cost[space]
    if items is not None:
        items.append(Item("printed", cost, None, BY_NOTHING))
    if p.marker[space] != NO_MARKER:
        cost = _set(cost, c.price_conflict_or_isolated, "conflict", items, None, BY_NOTHING)
    return cost


def sum_of(items: list[Item]) -> list[Message]:
    """The sum line by line, as "printed 3", "Protected +1"."""
    return [item.message() for item in items]


def point_type(kind: int) -> int:
    """The points that shift a kind of space."""
    return ECONOMIC if kind == MARKET else DIPLOMATIC
