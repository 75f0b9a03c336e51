"""Phase IV: income, maintenance, population (INCOME, POP-1)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tricorne.games.struggle_of_empires.war import income
from tricorne.kernel.testing import rule


def two_players(preset: str = "deluxe") -> PhaseTable:
    table = PhaseTable("britain france", preset)
    table.alliances("france", "britain")
    table.population(britain=0, france=0)
    return table


@rule("EXAMPLE-29", "INCOME-1", "INCOME-2", "INCOME-3", "INCOME-5", "INCOME-6", "INCOME-7")
def test_phase_four_example() -> None:
    """Income 10, maintenance 13, two taxations; the marker under the Pirates brings nothing."""
    table = two_players()
    table.population(britain=3)
    table.control("india", britain=4)
    table.control("german-states", britain=3)
    table.token("pirates", "caribbean", "britain")
    table.units("britain", "india", army=2, navy=5, fort=1)
    table.units("britain", "german-states", army=3, fort=1)
    table.units("britain", "home", army=1)
    assert income.income_of(table.p, number("britain")) == 10
    assert income.maintenance_of(table.p, number("britain")) == 13
    income.collect(table.p)
    assert table.draws() == ["britain", "britain"]
    assert table.gold_of("britain") == 1
    assert table.p.population[number("britain")] == 8


@rule("INCOME-1", "INCOME-7")
def test_income_counts_the_population_before_it_rises() -> None:
    table = two_players()
    table.gold(france=2)
    table.population(france=4)
    income.collect(table.p)
    assert table.gold_of("france") == 6
    assert table.p.population[number("france")] == 9


@rule("INCOME-3")
@pytest.mark.parametrize("place", ["home", "africa"])
def test_every_unit_is_paid_for_at_home_too(place: str) -> None:
    table = two_players()
    table.gold(france=9)
    table.units("france", place, army=1, navy=2, fort=1)
    income.collect(table.p)
    assert table.gold_of("france") == 5


@rule("INCOME-4", "INCOME-5")
def test_units_stay_however_dear_they_are() -> None:
    """Nobody is asked anything: ten units without gold mean five taxations."""
    table = two_players("original-2004")
    table.units("france", "baltic-states", army=10)
    before = table.p.armies[:]
    income.collect(table.p)
    assert table.p.armies == before
    assert table.p.stack == []
    assert table.gains_of("france") == 5


@rule("INCOME-6", "POP-1", "R-POP-1", "R-POP-2")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 8), (4, 9), (5, 9), (9, 9)])
def test_population_rises_by_five_to_nine_at_most(before: int, after: int) -> None:
    table = two_players()
    table.population(britain=before)
    income.collect(table.p)
    assert table.p.population[number("britain")] == after


@rule("R-TAX-3")
def test_unrest_of_phase_four_is_drawn_in_turn_order() -> None:
    table = PhaseTable("britain france russia")
    table.alliances("russia britain", "france")
    for power in ("britain", "france", "russia"):
        table.population(**{power: 0})
        table.units(power, "home", army=3)
    income.collect(table.p)
    assert table.order == ["russia", "france", "britain"]
    assert table.draws() == ["russia", "russia", "france", "france", "britain", "britain"]


@rule("NONPLAYER-7")
def test_nonplayer_powers_have_no_income() -> None:
    table = two_players()
    table.control("india", spain=1)
    table.units("spain", "africa", army=1)
    income.collect(table.p)
    assert table.gold_of("spain") == 0
    assert table.p.population[number("spain")] == 0
