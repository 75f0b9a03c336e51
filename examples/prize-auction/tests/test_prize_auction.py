"""The rules of Prize Auction, one test each, and what every game must hold."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import tricorne
from prize_auction import view
from prize_auction.bots import worth_to
from prize_auction.position import PIECES, Position
from prize_auction.text import GAME
from tricorne import conformance
from tricorne.bots import Seat, bot
from tricorne.kernel import languages
from tricorne.kernel.testing import rule, rules_named_in

languages.CHECKING = True
SEATS = ["anchor", "bell", "crown"]
ORDERS = "sugar-0 sugar-1 tobacco-5 tobacco-6 silk-10 silk-11 tea-15 tea-16 tea-17".split()  # noqa: SIM905
"""Dealt from the last merchant to the first: the Anchor gets the tea."""


def begun(*outcomes: int | str, **options: object) -> tricorne.State:
    """A game whose orders are known: then outcomes as given, first the prize."""
    script = tricorne.Scripted([*ORDERS, *outcomes])
    return tricorne.game(GAME).new(SEATS, options=options, chance=script)


def table(state: tricorne.State) -> Position:
    return cast(Position, state.position)


def play(state: tricorne.State, *actions: str) -> None:
    for action in actions:
        state.play(action)


def merchants(state: tricorne.State, seat: str | None) -> dict[str, dict[str, object]]:
    rows = cast(list[dict[str, object]], state.view(seat)["merchants"])
    return {str(row["seat"]): row for row in rows}


@rule("SETUP-1")
def test_guineas_are_those_agreed_on() -> None:
    assert set(table(begun("santa-rosa", guineas=17)).purse[:3]) == {17}
    with pytest.raises(tricorne.BadOptions):
        tricorne.game(GAME).new(["anchor"])


@rule("SETUP-2")
def test_orders_are_for_their_merchants_eyes() -> None:
    state = begun("santa-rosa")
    assert merchants(state, "anchor")["anchor"]["orders"] == ["tea", "tea", "tea"]
    assert merchants(state, "anchor")["bell"]["orders"] == 3
    assert merchants(state, None)["anchor"]["orders"] == 3


@rule("SALE-1", "SALE-2")
def test_prizes_come_by_lot_and_the_first_to_bid_changes() -> None:
    state = begun("santa-rosa", "hirondelle", prizes=3)
    assert state.actor == "anchor"
    play(state, "pass", "pass", "pass")
    assert state.actor == "bell"
    assert cast(dict[str, object], state.view(None)["sale"])["prize"] == "hirondelle"


@rule("SALE-3")
def test_who_has_passed_is_out() -> None:
    state = begun("santa-rosa")
    play(state, "bid 3", "pass", "bid 4")
    assert state.actor == "anchor"
    play(state, "bid 5")
    assert state.actor == "crown"
    refusal = state.why_not("bid 5")
    assert refusal is not None
    assert refusal.rules == ["SALE-3"]
    assert str(refusal.reason) == "the bid stands at 5 already"


@rule("SALE-4")
@pytest.mark.parametrize(("bid", "said"), [("bid 11", "10 is the most"), ("bid 25", "has only 20 guineas")])
def test_nobody_bids_too_much(bid: str, said: str) -> None:
    state = begun("santa-rosa", guineas=20)
    refusal = state.why_not(bid)
    assert refusal is not None
    assert refusal.rules == ["SALE-4"]
    assert said in str(refusal.reason)


@rule("SALE-5")
def test_the_highest_bidder_pays() -> None:
    state = begun("santa-rosa", "4", "hirondelle")
    play(state, "bid 6", "pass", "pass", "sail")
    assert table(state).purse[:3] == [24, 30, 30]
    assert cast(list[dict[str, object]], merchants(state, None)["anchor"]["prizes"])[0]["prize"] == "santa-rosa"
    play(state, "pass", "pass", "pass")
    assert [cast(dict[str, object], one)["prize"] for one in cast(list[object], state.view(None)["lost"])] == [
        "hirondelle"
    ]


@rule("SEA-1")
def test_insurance_is_an_option() -> None:
    state = begun("santa-rosa", "4", "hirondelle")
    play(state, "bid 6", "pass", "pass")
    assert state.prompt.key == "insurance"
    state = begun("santa-rosa", "4", "hirondelle", insurance=False)
    play(state, "bid 6", "pass", "pass")
    assert state.prompt.key == "sale"


@rule("SEA-2", "SEA-3")
@pytest.mark.parametrize(
    ("choice", "die", "purse", "ships"),
    [("sail", "1", 24, 0), ("insure", "1", 28, 0), ("sail", "3", 24, 1), ("sail", "6", 27, 1)],
)
def test_the_sea_decides(choice: str, die: str, purse: int, ships: int) -> None:
    state = begun("santa-rosa", die, "hirondelle")
    play(state, "bid 6", "pass", "pass", choice)
    assert (table(state).purse[0], table(state).ships.count(0)) == (purse, ships)


@rule("END-1", "END-2", "END-3")
def test_ships_guineas_and_orders_are_counted() -> None:
    """The Anchor wants tea and has a ship with tea: worth 7, and 2 for each of its three orders."""
    state = begun("prins-willem", "4", "santa-rosa", "hirondelle", prizes=3)
    play(state, "bid 5", "pass", "pass", "sail", *["pass"] * 6)
    assert state.over
    assert state.scores == {"anchor": 30 - 5 + 7 + 6, "bell": 30, "crown": 30}
    assert state.ranking == [["anchor"], ["bell", "crown"]]
    assert merchants(state, "bell")["anchor"]["orders"] == ["tea", "tea", "tea"]


def test_every_rule_has_a_test() -> None:
    named = list(rules_named_in(str(Path(__file__).parent)))
    assert tricorne.game(GAME).rulebook.coverage(named).complete


def test_it_holds_what_every_game_must() -> None:
    assert conformance.problems(GAME, games=8, looks=4) == []


def test_every_language_says_everything() -> None:
    english = languages.book(GAME, "en")
    own = [
        key for path in languages.sources(GAME, "en") for key in languages.entries_of(path.read_text(encoding="utf-8"))
    ]
    for language in languages.languages():
        book = languages.book(GAME, language)
        for key in own:
            assert book.has(key), f"{language}: {key}"
            assert {v.partition("-")[0] for v in book.variables(key)} == {
                v.partition("-")[0] for v in english.variables(key)
            }


def test_a_bot_bids_what_a_ship_is_worth_to_it() -> None:
    """The Anchor holds three orders for tea: a ship with tea is worth more to it than to the others."""
    state = begun("prins-willem")
    assert worth_to(table(state), 0) > worth_to(table(state), 1)
    choice = bot("heuristic")().decide(Seat(state, "anchor", 1))
    assert 0 < choice < worth_to(table(state), 0)
    assert PIECES.worth[table(state).on_sale] == 7


def test_the_check_finds_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it means something when it finds nothing: a view that shows the orders of others is found out."""
    seen = view.view
    monkeypatch.setattr(view, "view", lambda rules, p, seat: {**seen(rules, p, seat), "orders": p.orders[:]})
    found = conformance.problems(GAME, games=1, looks=2)
    assert found
    assert "view differs at .orders" in found[0]
