"""Unrest: gaining it, drawing counters, giving it back (UNREST)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PIECES, PhaseTable, number
from tricorne.games.struggle_of_empires.board.position import BAG, GENERAL
from tricorne.games.struggle_of_empires.turn import unrest
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


@rule("UNREST-1", "BUILD-8")
def test_a_unit_destroyed_to_rebuild_it_gains_unrest() -> None:
    table = PhaseTable(SEATS)
    table.units("france", "german-states", army=1)
    table.ask_turn("france")
    table.play("rebuild army german-states")
    assert table.draws() == ["france"]


@rule("UNREST-1", "UNREST-12", "EXAMPLE-23")
def test_whoever_loses_a_unit_gains_unrest_and_nobody_else() -> None:
    """France storms a bare control marker and rolls a seven: one French army is lost, Britain had none to lose."""
    table = PhaseTable(SEATS, "original-2004")
    table.alliances("france prussia", "britain russia")
    table.gold(france=2)
    table.control("german-states", britain=1)
    table.units("france", "german-states", army=4)
    table.ask_turn("france")
    table.play("attack german-states britain")
    table.draw(4, 3, 3, 4)
    assert (table.gains_of("france"), table.gains_of("britain")) == (1, 0)
    assert table.p.control[PIECES.region("german-states") * 7 + FRANCE] == 1


@rule("UNREST-3", "R-UNREST-4")
def test_industry_costs_two_draws() -> None:
    table = PhaseTable(SEATS)
    table.p.display[PIECES.tile("industry")] = 1
    table.population(france=1)
    table.ask_turn("france")
    assert "claim industry" not in table.legal()
    table.population(france=2)
    table.play("claim industry")
    assert table.draws() == ["france", "france"]
    assert table.p.population[FRANCE] == 0


@rule("UNREST-4")
def test_industry_of_the_original_gives_the_unrest_printed_on_it() -> None:
    table = PhaseTable(SEATS, "original-2004")
    tile = PIECES.tile("industry-original")
    table.p.display[tile] = 1
    table.ask_turn("france")
    table.play("claim industry-original")
    assert table.p.unrest[FRANCE] == table.ruleset.tile_unrest[tile] == 2


@rule("UNREST-8", "PASS-2")
@pytest.mark.parametrize(("preset", "after"), [("deluxe", 4), ("original-2004", 5)])
def test_passing_lowers_unrest_in_the_deluxe_rules_only(preset: str, after: int) -> None:
    table = PhaseTable(SEATS, preset)
    unrest.gain(table.p, FRANCE, 5)
    while table.draws():
        table.draw(1)
    table.ask_turn("france")
    table.play("pass", "pass")
    if preset == "deluxe":
        table.play("return-unrest")
    assert table.over
    assert table.p.unrest[FRANCE] == after


@rule("UNREST-8", "R-UNREST-3")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_government_reform_lowers_unrest(before: int, after: int) -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.gold(france=10)
    table.unrest(france=before)
    table.p.display[PIECES.tile("government-reform")] = 1
    table.ask_turn("france")
    table.play("claim government-reform")
    assert table.p.unrest[FRANCE] == after


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


@rule("R-UNREST-6")
@pytest.mark.parametrize(("ones", "left"), [(0, 0), (3, 2)])
def test_a_two_is_changed_into_a_one_of_the_general_supply_or_a_spare_one(ones: int, left: int) -> None:
    table = PhaseTable(SEATS)
    unrest.gain(table.p, FRANCE, 1)
    table.draw(2)
    bag = table.p.unrest_supply[BAG : BAG + 3]
    table.p.unrest_supply[GENERAL : GENERAL + 3] = [0, ones, 0]
    unrest.give_back(table.p, FRANCE, 1)
    assert table.p.unrest[FRANCE] == 1
    assert table.p.counters[FRANCE * 3 : FRANCE * 3 + 3] == [0, 1, 0]
    assert table.p.unrest_supply[GENERAL : GENERAL + 3] == [0, left, 1]
    assert table.p.unrest_supply[BAG : BAG + 3] == bag


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
