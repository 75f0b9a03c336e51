"""Real views and odds are what the types of their game say: the client's types are made from those."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import tricorne
from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, stops
from tricorne.kernel.kept_parts import KeptParts

TYPED = [table for table in TABLES if tricorne.game(table.game).view_types() is not None]
STOPS = 24


def agrees(found: object, kind: Any) -> None:
    """It is of that type, and has no key that the type does not name."""
    plain = msgspec.json.decode(msgspec.json.encode(found))
    assert msgspec.convert(plain, kind) == plain


def type_of(table: Seating, name: str) -> Any:
    return vars(tricorne.game(table.game).view_types())[name]


def odds_type(table: Seating, kind: object) -> Any:
    """Odds are of one type, or of one of several that differ in their ``kind``."""
    odds = type_of(table, "Odds")
    [found] = [one for one in get_args(odds) or [odds] if kind in get_args(get_type_hints(one)["kind"])]
    return found


@pytest.mark.parametrize("table", TYPED, ids=repr)
def test_views_are_of_their_type(table: Seating) -> None:
    view = type_of(table, "View")
    for state in stops(table, 15, STOPS):
        seats = [-1 if seat is None else state.seat_number(seat) for seat in {None, state.actor, table.seats[0]}]
        for shown in state.engine.views(state.position, seats, KeptParts()):
            agrees(shown, view)


@pytest.mark.parametrize("table", TYPED, ids=repr)
def test_a_seat_is_also_told_the_decision(table: Seating) -> None:
    """``state.view`` is what goes over the wire, and the decision."""
    state = table.new(16)
    for seat in [None, *table.seats]:
        shown = state.view(seat)
        assert set(shown) - {"decision"} == set(type_of(table, "View").__annotations__)


def test_odds_are_of_their_type() -> None:
    met: set[str] = set()
    for table in TYPED:
        for state in [one for one in stops(table, 17, STOPS) if not one.over]:
            for action in state.legal():
                text = state.game.actions[action].text
                odds = state.engine.odds(state.position, state.seat_number(str(state.actor)), text)
                if odds is not None:
                    agrees(odds, odds_type(table, odds["kind"]))
                    met.add(table.game)
    assert met == {table.game for table in TYPED}


def test_what_a_type_does_not_name_is_found() -> None:
    """The checks above can fail."""
    table = TYPED[0]
    shown = dict(table.new(1).view(), decision=None)
    with pytest.raises(AssertionError):
        agrees(shown, type_of(table, "View"))
    del shown["decision"]
    shown["seats"] = None
    with pytest.raises(msgspec.ValidationError):
        agrees(shown, type_of(table, "View"))
