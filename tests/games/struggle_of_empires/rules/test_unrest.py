"""Unrest: gaining it, drawing counters, giving it back (UNREST)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tricorne.games.struggle_of_empires import unrest
from tricorne.games.struggle_of_empires.position import BAG, GENERAL
from tricorne.kernel.testing import rule

SEATS = "britain france prussia russia"
FRANCE = number("france")


@rule("UNREST-5")
def test_unrest_is_drawn_from_the_bag() -> None:
    table = PhaseTable(SEATS)
    bag = table.p.unrest_supply[BAG : BAG + 3]
    unrest.gain(table.p, FRANCE, 3)
    assert table.draws() == ["france"] * 3
    assert table.engine.outcomes(table.p) == [0, bag[0], 1, bag[1], 2, bag[2]]
    table.draw(0, 1, 2)
    assert table.p.unrest[FRANCE] == 3
    assert table.gains_of("france") == 3
    assert table.p.counters[FRANCE * 3 : FRANCE * 3 + 3] == [1, 1, 1]
    assert table.p.unrest_supply[BAG : BAG + 3] == [bag[0] - 1, bag[1] - 1, bag[2] - 1]


@rule("UNREST-6")
@pytest.mark.parametrize("mode", ["fixed-hidden", "fixed-open"])
def test_fixed_unrest_is_exactly_one_point(mode: str) -> None:
    table = PhaseTable(SEATS, options={"unrest-mode": mode})
    unrest.gain(table.p, FRANCE, 2)
    assert table.draws() == []
    assert table.p.unrest[FRANCE] == 2


@rule("UNREST-7", "R-INFO-2")
def test_only_the_owner_sees_what_was_drawn() -> None:
    table = PhaseTable(SEATS)
    unrest.gain(table.p, FRANCE, 1)
    top = table.p.stack[-1]
    assert table.engine.steps[top & 255].secret_of(table.p, top) == FRANCE


@rule("UNREST-9")
def test_gold_buys_no_unrest_away() -> None:
    table = PhaseTable(SEATS)
    table.gold(france=50)
    table.unrest(france=3)
    table.ask_turn("france")
    assert table.pay("france", 40) == 0
    assert table.p.unrest[FRANCE] == 3
    assert "return-unrest" not in table.legal()


@rule("UNREST-10", "R-UNREST-1", "R-UNREST-5")
def test_unrest_goes_back_by_value_into_the_general_supply() -> None:
    """A 0 and a 2 lie before France: giving back 1 point changes the 2 into a 1."""
    table = PhaseTable(SEATS)
    unrest.gain(table.p, FRANCE, 2)
    table.draw(0, 2)
    bag = table.p.unrest_supply[BAG : BAG + 3]
    unrest.give_back(table.p, FRANCE, 1)
    assert table.p.unrest[FRANCE] == 1
    assert table.p.counters[FRANCE * 3 : FRANCE * 3 + 3] == [1, 1, 0]
    assert table.p.unrest_supply[BAG : BAG + 3] == bag
    assert table.p.unrest_supply[GENERAL + 2] == 1
    unrest.give_back(table.p, FRANCE, 5)
    assert table.p.unrest[FRANCE] == 0
    assert table.p.counters[FRANCE * 3 : FRANCE * 3 + 3] == [1, 0, 0]


@rule("UNREST-11", "R-UNREST-5")
def test_an_empty_bag_is_filled_with_ones_only() -> None:
    table = PhaseTable(SEATS)
    table.p.unrest_supply[:] = [0, 0, 0, 4, 6, 5]
    unrest.gain(table.p, FRANCE, 1)
    assert table.engine.outcomes(table.p) == [1, 1]
    table.draw(1)
    assert table.p.unrest_supply == [0, 5, 0, 4, 0, 5]
    assert table.p.unrest[FRANCE] == 1


@rule("R-UNREST-2")
def test_without_any_counter_the_draw_is_worth_one() -> None:
    table = PhaseTable(SEATS)
    table.p.unrest_supply[:] = [0, 0, 0, 4, 0, 5]
    unrest.gain(table.p, FRANCE, 1)
    assert table.engine.outcomes(table.p) == [1, 1]
    table.draw(1)
    assert table.p.unrest[FRANCE] == 1


@rule("R-UNREST-3")
def test_a_total_never_falls_below_zero() -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.unrest(france=1)
    unrest.give_back(table.p, FRANCE, 2)
    assert table.p.unrest[FRANCE] == 0
