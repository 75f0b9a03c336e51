"""What several Ministry cards can do: attached points, a cheap Squadron; and the hand they discard from."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import EVENTS, MILITARY, Side
from tricorne.games.imperial_struggle.board.places import HAND
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.military.fleet import can_build, squadron_price, start_building
from tricorne.games.imperial_struggle.military.squadrons import unbuilt
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.payment.funds import add_pool, any_action, funds_of
from tricorne.games.imperial_struggle.text import refuse, the_side, the_type
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Word
from tricorne.kernel.toml import TomlTable


class ExtraPoints:
    """Points attached to an action of one type: they cannot stand alone (R22)."""

    def __init__(self, ministry: Ministry, type: Word, ability: TomlTable, restriction: int) -> None:
        self.ministry = ministry.thing()
        self.type = type
        self.points = ability.number("points", 1, 9)
        self.restriction = restriction

    def usable(self, p: Position) -> bool:
        return any_action(p, self.type)

    def why_not(self, rule: str) -> Refusal:
        return refuse("why-ministry-adds", [rule, "IS-R22"], ministry=self.ministry, type=the_type(self.type))

    def use(self, p: Position) -> None:
        add_pool(p, self.type, self.restriction, self.points, True)


class CheapSquadron:
    """A Squadron at the price of a card (R47)."""

    def __init__(self, ministry: Ministry, ability: TomlTable) -> None:
        self.side = ministry.side
        self.price = ability.number("price", 0, 9)

    def usable(self, p: Position) -> bool:
        return can_build(p, funds_of(p, self.side, MILITARY), self.price)

    def why_not(self, p: Position, rule: str) -> Refusal:
        side = the_side(self.side)
        if unbuilt(p, self.side) == 0:
            return refuse("why-no-squadron-left", [rule, "IS-R47"], side=side)
        if not any_action(p, MILITARY):
            return refuse("why-squadron-needs-military", [rule, "IS-R25"])
        return refuse("why-squadron-price", [rule], price=squadron_price(p, self.price), side=side)

    def use(self, p: Position) -> None:
        start_building(p, self.side, self.price)


def hand(p: Position, side: Side) -> list[int]:
    """The Event cards in a side's hand."""
    return [card for card in range(EVENTS) if p.event_place[card] == HAND + side]
