"""Gold and taxation (GOLD, TAX)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.war import income
from tricorne.kernel.testing import rule

SEATS = "britain france prussia russia"


@rule("EXAMPLE-1", "TAX-2", "TAX-3", "TAX-5", "UNREST-2")
def test_two_taxations_cover_a_deficit_of_three() -> None:
    """Gold 1, 4 to pay: two taxations of 2, and the surplus of 1 stays."""
    table = PhaseTable(SEATS)
    table.gold(britain=1)
    assert table.pay("britain", 4) == 2
    assert table.gold_of("britain") == 1
    assert table.draws() == ["britain", "britain"]


@rule("EXAMPLE-2", "TAX-4")
def test_banking_yields_three() -> None:
    table = PhaseTable(SEATS)
    table.gold(britain=1)
    table.tile("britain", "banking")
    assert table.pay("britain", 4) == 1
    assert table.gold_of("britain") == 0
    assert table.draws() == ["britain"]


@rule("EXAMPLE-24", "TAX-4", "R-TAX-1")
def test_a_second_banking_changes_nothing() -> None:
    table = PhaseTable(SEATS)
    table.tile("britain", "banking", ready=2)
    assert taxation.yield_of(table.p, number("britain")) == 3
    assert table.pay("britain", 3) == 1
    assert table.gold_of("britain") == 0


@rule("TAX-1")
def test_no_taxation_while_gold_covers_the_expense() -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.gold(france=5)
    assert table.pay("france", 5) == 0
    assert (table.gold_of("france"), table.gains_of("france")) == (0, 0)
    assert table.pay("france", 1) == 1
    assert (table.gold_of("france"), table.gains_of("france")) == (1, 1)


@rule("TAX-5", "GOLD-3")
@pytest.mark.parametrize("banking", [0, 1])
@pytest.mark.parametrize("gold", [0, 1, 2, 7])
@pytest.mark.parametrize("amount", [0, 1, 2, 3, 6, 7, 50])
def test_the_fewest_taxations_always_cover_an_expense(amount: int, gold: int, banking: int) -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.gold(russia=gold)
    table.tile("russia", "banking", ready=banking)
    each = 3 if banking else 2
    taxations = table.pay("russia", amount)
    assert table.gold_of("russia") == gold + taxations * each - amount
    assert table.gold_of("russia") >= 0
    assert taxations == 0 or table.gold_of("russia") < each
    assert table.gains_of("russia") == taxations


@rule("TAX-6", "TAX-1")
def test_taxes_cannot_be_raised_to_pile_up_gold() -> None:
    table = PhaseTable(SEATS)
    table.ask_turn("britain")
    assert table.aside_refused("britain", "tax") == ["TAX-1", "TAX-6"]
    assert not [text for text in table.legal() if "tax" in text]


@rule("EXAMPLE-4", "TAX-7", "R-GOLD-2", "GOLD-2")
def test_an_inactive_power_taxes_to_bribe_the_active_one() -> None:
    """Gold 1, 3 promised: one taxation, all 3 go to the receiver; it is still the turn of France."""
    table = PhaseTable(SEATS)
    table.gold(britain=1, france=4)
    table.ask_turn("france")
    table.aside("britain", "pay france 3")
    assert table.draws() == ["britain"]
    table.draw(0)
    assert (table.gold_of("britain"), table.gold_of("france")) == (0, 7)
    assert table.gains_of("britain") == 1
    assert table.actor == "france"


@rule("TAX-8", "AUCTION-21", "GOLD-1")
def test_a_bid_needs_no_cover_until_it_wins() -> None:
    table = PhaseTable(SEATS)
    table.gold(britain=0)
    table.open_auctions()
    table.bid("britain", 9, "britain", "france")
    assert (table.gold_of("britain"), table.draws()) == (0, [])
    table.passes("france", "prussia", "russia")
    assert table.draws() == ["britain"] * 5
    assert table.gold_of("britain") == 1


@rule("GOLD-1", "GOLD-2", "R-TAX-2")
def test_maintenance_is_one_expense() -> None:
    """Three units and 1 gold of income: one sum of 3, so a single taxation."""
    table = PhaseTable("britain france", "original-2004")
    table.alliances("britain", "france")
    table.population(britain=1)
    table.units("britain", "home", army=1, navy=1, fort=1)
    income.collect(table.p)
    assert table.gains_of("britain") == 1
    assert table.gold_of("britain") == 0


@rule("R-GOLD-3", "R-GOLD-4")
def test_taxing_for_a_voluntary_payment_is_allowed_and_costs_unrest_each_time() -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.ask_turn("britain")
    table.aside("britain", "pay france 2")
    table.aside("france", "pay britain 2")
    table.aside("britain", "pay france 4")
    assert (table.gains_of("britain"), table.gains_of("france")) == (2, 0)
    assert (table.gold_of("britain"), table.gold_of("france")) == (0, 4)
