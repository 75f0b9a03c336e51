"""Payments, offers and promises (NEGOTIATION, R-GOLD)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import PhaseTable, number
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE
from tricorne.games.struggle_of_empires.step_numbers import (
    LOSE_ALLY,
    LOSE_OWN,
    SEA_CHOICE,
    TURN,
    USE_RESERVES,
    WITHDRAWAL,
)
from tricorne.kernel.errors import BadAction
from tricorne.kernel.position import kind_of
from tricorne.kernel.testing import rule

SEATS = "russia britain spain united-provinces france"


def attack_on_britain() -> PhaseTable:
    """Russia attacks Britain in the Ottoman Empire and is the first to call; the Dutch and Spain have units there."""
    table = PhaseTable(SEATS)
    table.alliances("russia united-provinces", "britain spain france")
    table.gold(russia=6, britain=3)
    table.control("ottoman-empire", britain=1)
    table.units("russia", "ottoman-empire", army=2)
    table.units("britain", "mediterranean", navy=1)
    table.units("united-provinces", "ottoman-empire", army=2)
    table.units("united-provinces", "mediterranean", navy=2)
    table.units("spain", "ottoman-empire", army=1)
    table.units("spain", "mediterranean", navy=2)
    table.ask_turn("russia")
    table.play("attack ottoman-empire britain")
    assert table.actor == "united-provinces"
    return table


def committed(table: PhaseTable, power: str) -> tuple[int, int]:
    return table.p.committed_navies[number(power)], table.p.committed_armies[number(power)]


@rule("NEGOTIATION-1", "NEGOTIATION-2", "R-GOLD-1")
def test_any_player_may_pay_any_other_while_a_decision_is_awaited() -> None:
    """Neither the payer nor the receiver is on turn; nothing else changes."""
    table = PhaseTable(SEATS)
    table.gold(britain=5)
    table.ask_turn("russia")
    stack = table.p.stack[:]
    assert str(table.aside("britain", "pay spain 4")) == "Great Britain pays Spain 4 gold."
    assert (table.gold_of("britain"), table.gold_of("spain")) == (1, 4)
    assert table.p.stack == stack


@rule("R-GOLD-1", "R-GOLD-11", "R-FREE-1")
@pytest.mark.parametrize("kind", [USE_RESERVES, WITHDRAWAL, LOSE_OWN, LOSE_ALLY, SEA_CHOICE])
def test_gold_changes_hands_between_a_roll_and_its_losses_too(kind: int) -> None:
    """At any time in the game: also while a loss is chosen. What is taxed for it is drawn, then the choice goes on."""
    table = PhaseTable(SEATS)
    table.gold(britain=5)
    table.p.ask(kind, number("russia"))
    table.aside("britain", "pay spain 4")
    assert (table.gold_of("britain"), table.gold_of("spain")) == (1, 4)
    table.aside("britain", "pay russia 2")
    assert table.draws() == ["britain"]
    table.draw(1)
    assert kind_of(table.p.stack[-1]) == kind


@rule("R-GOLD-1", "R-GOLD-11", "R-FREE-1")
@pytest.mark.parametrize("kind", [USE_RESERVES, WITHDRAWAL, LOSE_OWN, LOSE_ALLY, SEA_CHOICE])
def test_the_other_reading_bars_payments_between_a_roll_and_its_losses(kind: int) -> None:
    table = PhaseTable(SEATS, options={"payments-after-dice": False})
    table.gold(britain=5)
    table.p.ask(kind, number("russia"))
    assert table.aside_refused("britain", "pay spain 4") == ["R-GOLD-1"]


@rule("R-GOLD-1")
def test_no_payment_while_something_is_drawn() -> None:
    table = PhaseTable(SEATS)
    table.ask_turn("russia")
    table.aside("britain", "pay spain 1")
    assert table.draws() == ["britain"]
    assert table.aside_refused("spain", "pay britain 1") == ["R-GOLD-1"]
    table.draw(1)
    assert table.aside_refused("spain", "pay britain 1") == []


@rule("R-GOLD-6", "NONPLAYER-7")
def test_nonplayer_powers_neither_pay_nor_receive() -> None:
    table = PhaseTable(SEATS)
    table.ask_turn("russia")
    assert table.aside_refused("britain", "pay austria 1") == ["R-GOLD-6"]
    assert "R-GOLD-6" in table.aside_refused("austria", "pay britain 1")


@rule("R-GOLD-1", "GOLD-1")
@pytest.mark.parametrize("text", ["pay britain 1", "pay spain 0", "pay spain -2", "pay spain 1.5"])
def test_payments_that_are_none(text: str) -> None:
    """To oneself, nothing, less than nothing, or a part of a coin."""
    table = PhaseTable(SEATS)
    table.gold(britain=5)
    table.ask_turn("russia")
    assert table.aside_refused("britain", text)[0] in ("R-GOLD-1", "GOLD-1")


@rule("R-GOLD-2", "R-AUCTION-5")
def test_the_missing_amount_is_taxed_within_reason() -> None:
    table = PhaseTable(SEATS, "original-2004")
    table.gold(britain=1)
    table.ask_turn("russia")
    assert str(table.aside("britain", "pay spain 6")) == "Great Britain pays Spain 6 gold after 3 taxations."
    assert (table.gold_of("britain"), table.gains_of("britain")) == (1, 3)
    assert table.aside_refused("britain", "pay spain 100000") == ["R-GOLD-2", "R-AUCTION-5"]


@rule("NEGOTIATION-5", "CONTROL-3")
def test_only_gold_changes_hands() -> None:
    table = PhaseTable(SEATS)
    table.control("india", britain=1)
    table.tile("britain", "banking")
    table.ask_turn("britain")
    for gift in ("control india", "tile banking", "army home", "alliance portugal"):
        assert table.aside_refused("britain", f"give spain {gift}") == ["NEGOTIATION-5", "CONTROL-3"]


@rule("NEGOTIATION-3", "NEGOTIATION-4", "R-GOLD-5", "R-GOLD-10")
def test_a_paid_promise_binds_nobody() -> None:
    """Spain is paid for help, promises it, commits nothing and keeps the gold."""
    table = attack_on_britain()
    promise = table.aside("spain", "promise britain two navies")
    assert str(promise) == "Spain promises Great Britain: two navies"
    table.aside("britain", "pay spain 2")
    table.play("navies 0", "armies 0")
    assert table.actor == "spain"
    table.play("navies 0", "armies 0")
    assert committed(table, "spain") == (0, 0)
    assert (table.gold_of("britain"), table.gold_of("spain")) == (1, 2)


@rule("NEGOTIATION-3", "R-GOLD-5")
@pytest.mark.parametrize(
    ("said", "english", "german"),
    [
        ("two navies", "two navies", "two navies"),
        ("by:war two navies", "two navies, by the end of this war", "two navies, bis zum Ende dieses Kriegs"),
        (
            "by:next-war peace | 2 gold",
            "peace, by the end of the next war, in return for: 2 gold",
            "peace, bis zum Ende des nächsten Kriegs, dafür: 2 gold",
        ),
        ("peace | war", "peace | war", "peace | war"),
        ("by:tuesday peace", "by:tuesday peace", "by:tuesday peace"),
    ],
)
def test_a_promise_tells_its_time_in_the_language_of_the_reader(said: str, english: str, german: str) -> None:
    """What players wrote stays as it is, in older records too; the time is a fact."""
    promise = attack_on_britain().aside("spain", f"promise britain {said}")
    assert promise.text("en") == f"Spain promises Great Britain: {english}"
    assert promise.text("de") == f"Spanien verspricht (Großbritannien): {german}"


@rule("NEGOTIATION-2", "NEGOTIATION-3", "ALLY-4", "R-GOLD-9")
def test_an_accepted_offer_pays_at_once_and_binds() -> None:
    """Russia buys two armies and one navy of the Dutch, and has accepted them by paying."""
    table = attack_on_britain()
    offer = table.aside("russia", "offer united-provinces 3 for navies 1 armies 2")
    assert str(offer) == "Russia offers United Provinces 3 gold for 1 navy and 2 armies (offer 1)."
    assert table.gold_of("united-provinces") == 0
    table.aside("united-provinces", "accept 1")
    assert committed(table, "united-provinces") == (1, 2)
    assert (table.gold_of("russia"), table.gold_of("united-provinces")) == (1, 3)
    assert table.actor == "spain"
    assert table.aside_refused("russia", "withdraw 1") == ["NEGOTIATION-2"]


@rule("NEGOTIATION-2", "R-GOLD-7")
def test_withholding_units_can_be_bought_by_the_enemy() -> None:
    table = attack_on_britain()
    table.aside("britain", "offer united-provinces 3 for navies 0 armies 0")
    table.aside("united-provinces", "accept 1")
    assert committed(table, "united-provinces") == (0, 0)
    assert table.gold_of("united-provinces") == 3
    assert table.actor == "spain"


@rule("R-ALLY-2", "NEGOTIATION-4", "R-GOLD-9")
def test_help_paid_by_a_third_power_can_be_refused_by_the_principal() -> None:
    """France pays the Dutch to help Russia; Russia declines, and the gold is gone."""
    table = attack_on_britain()
    table.gold(france=1)
    table.aside("france", "offer united-provinces 1 for navies 2 armies 0")
    table.aside("united-provinces", "accept 1")
    assert table.actor == "russia"
    table.play("refuse-help")
    assert committed(table, "united-provinces") == (0, 0)
    assert (table.gold_of("france"), table.gold_of("united-provinces")) == (0, 1)


@rule("R-GOLD-2", "TAX-7")
def test_an_offer_is_taxed_for_when_it_is_accepted() -> None:
    table = attack_on_britain()
    table.play("navies 0", "armies 0")
    table.aside("britain", "offer spain 5 for navies 2 armies 1")
    assert table.gains_of("britain") == 0
    table.aside("spain", "accept 1")
    assert table.draws() == ["britain"]
    table.draw(2)
    assert (table.gold_of("britain"), table.gold_of("spain")) == (0, 5)
    assert committed(table, "spain") == (2, 1)


@rule("NEGOTIATION-1", "NEGOTIATION-2", "R-GOLD-8")
def test_offers_are_countered_refused_and_withdrawn() -> None:
    table = attack_on_britain()
    table.aside("russia", "offer united-provinces 1 for navies 2 armies 2")
    table.aside("united-provinces", "counter 1 4")
    assert table.aside_refused("united-provinces", "accept 1") == ["NEGOTIATION-2"]
    table.aside("russia", "accept 1")
    assert (table.gold_of("russia"), table.gold_of("united-provinces")) == (0, 4)
    assert committed(table, "united-provinces") == (2, 2)
    table.aside("britain", "offer spain 1 for navies 1 armies 0")
    table.aside("spain", "refuse 2")
    assert table.aside_refused("spain", "accept 2") == ["NEGOTIATION-2"]
    table.aside("britain", "offer spain 2 for navies 1 armies 0")
    assert table.aside_refused("spain", "withdraw 3") == ["NEGOTIATION-2"]
    table.aside("britain", "withdraw 3")
    assert table.aside_refused("spain", "accept 3") == ["NEGOTIATION-2"]
    assert table.aside_refused("spain", "accept 9") == ["NEGOTIATION-2"]
    assert table.gold_of("spain") == 0


@rule("NEGOTIATION-3", "ALLY-3", "R-GOLD-8")
def test_an_offer_is_accepted_only_by_an_ally_who_is_asked_and_has_the_units() -> None:
    table = attack_on_britain()
    table.aside("britain", "offer spain 1 for navies 1 armies 0")
    assert table.aside_refused("spain", "accept 1") == ["NEGOTIATION-3", "ALLY-3"]
    assert table.aside_refused("france", "accept 1") == ["NEGOTIATION-2"]
    table.aside("russia", "offer united-provinces 1 for navies 3 armies 0")
    assert table.aside_refused("united-provinces", "accept 2") == ["ALLY-3"]
    table.play("navies 2")
    table.aside("russia", "offer united-provinces 1 for navies 1 armies 1")
    assert table.aside_refused("united-provinces", "accept 3") == ["ALLY-4"]
    table.aside("russia", "offer united-provinces 1 for navies 2 armies 1")
    table.aside("united-provinces", "accept 4")
    assert committed(table, "united-provinces") == (2, 1)


@rule("NEGOTIATION-3", "ALLY-1", "ALLY-2", "R-GOLD-7")
def test_help_can_be_bought_only_in_the_call_for_allies() -> None:
    table = PhaseTable(SEATS)
    table.ask_turn("russia")
    assert table.aside_refused("russia", "offer spain 1 for navies 1 armies 0") == ["NEGOTIATION-3", "ALLY-2"]
    table = attack_on_britain()
    assert table.aside_refused("spain", "offer britain 1 for navies 1 armies 0") == ["ALLY-1"]
    assert table.aside_refused("spain", "offer russia 1 for navies 0 armies 1") == ["ALLY-1"]


@rule("NEGOTIATION-2", "R-GOLD-7")
def test_offers_end_with_their_attack() -> None:
    table = attack_on_britain()
    table.aside("britain", "offer spain 1 for navies 1 armies 0")
    table.play("navies 0", "armies 0", "navies 0", "armies 0")
    table.draw_all()
    assert kind_of(table.p.stack[-1]) == TURN
    assert table.p.offers == []
    assert table.aside_refused("spain", "accept 1") == ["NEGOTIATION-2"]


@rule("NEGOTIATION-1", "R-GOLD-10")
def test_words_are_free_at_any_time() -> None:
    table = PhaseTable(SEATS)
    table.p.ask(USE_RESERVES, number("russia"))
    assert str(table.aside("britain", "say  well   rolled")) == "Great Britain: well rolled"
    assert table.aside_refused("britain", "promise spain peace") == []
    assert str(table.aside("spain", "heard britain 1")).startswith("Spain has heard the promise of Great Britain")
    assert table.aside_refused("spain", "thank britain 1") == []
    assert table.aside_refused("spain", "thank britain 0") == ["R-GOLD-1", "GOLD-1"]
    table.p.clock[PHASE] = GAME_OVER
    assert table.aside_refused("britain", "say thank you all") == []
    assert table.aside_refused("britain", "promise spain peace") == ["NEGOTIATION-1"]
    assert table.aside_refused("britain", "pay spain 1") == ["NEGOTIATION-1"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "choose one of"),
        ("pai spain 1", "did you mean pay?"),
        ("pay spian 1", "did you mean spain?"),
        ("pay spain", "pay POWER GOLD"),
        ("pay spain much", "pay POWER GOLD"),
        ("offer spain 2", "offer POWER GOLD for navies NUMBER armies NUMBER"),
        ("offer spain 2 for navies -1 armies 0", "offer POWER GOLD"),
        ("accept", "accept OFFER"),
        ("counter 1", "counter OFFER GOLD"),
        ("say", "say WORDS"),
        ("promise spain", "promise POWER WORDS"),
        ("promise spain by:war", "promise POWER by:war WORDS | WORDS"),
        ("promise spain by:war | gold", "promise POWER by:war WORDS | WORDS"),
        ("heard spain 0", "heard POWER NUMBER"),
        ("heard spain many", "heard POWER NUMBER"),
        ("thank spain", "thank POWER GOLD"),
        ("say " + "x" * 301, "at most 300 letters"),
    ],
)
def test_an_aside_that_cannot_be_read_says_how_it_is_written(text: str, hint: str) -> None:
    table = PhaseTable(SEATS)
    table.ask_turn("russia")
    with pytest.raises(BadAction) as error:
        table.aside("britain", text)
    assert hint in str(error.value)
