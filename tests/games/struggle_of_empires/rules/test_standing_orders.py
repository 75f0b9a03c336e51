"""Standing orders answer in an auction as their player would have (AUCTION-16 to AUCTION-19)."""

import pytest

from tests.games.struggle_of_empires.rules.phase_table import ACTIONS, PhaseTable, number
from tricorne.games.struggle_of_empires.auction import standing_orders
from tricorne.kernel.engine import ORDER_ENDED, ORDER_WAITS
from tricorne.kernel.errors import BadAction
from tricorne.kernel.testing import rule

FOUR = "britain france prussia russia"


def opened() -> PhaseTable:
    """Britain has bid 1 for Britain against Prussia, and France is asked."""
    table = PhaseTable(FOUR, "original-2004")
    table.open_auctions()
    table.bid("britain", 1, "britain", "prussia")
    assert table.actor == "france"
    return table


def answers(table: PhaseTable, text: str) -> list[str]:
    """Everything that an order answers until somebody else is asked, or the player himself."""
    seat = table.actor
    given: list[str] = []
    while table.actor == seat:
        action = standing_orders.action(table.p, text)
        if action in (ORDER_WAITS, ORDER_ENDED):
            given.append("waits" if action == ORDER_WAITS else "ended")
            break
        given.append(ACTIONS[action].text)
        table.play(ACTIONS[action].text)
    return given


@rule("AUCTION-16")
def test_pass_whatever_is_proposed() -> None:
    table = opened()
    assert answers(table, "pass") == ["pass-bid"]
    table.bid("prussia", 4, "france", "russia")
    table.passes("russia", "britain")
    assert answers(table, "pass") == ["pass-bid", "waits"], "the auction is decided; the next one France opens itself"


@rule("AUCTION-18")
def test_pass_unless_named_asks_when_named() -> None:
    table = opened()
    assert answers(table, "pass unless named") == ["pass-bid"]
    table.bid("prussia", 4, "france", "russia")
    table.passes("russia", "britain")
    assert answers(table, "pass unless named") == ["ended"]


@rule("AUCTION-18")
def test_pass_while_a_proposal_stands() -> None:
    table = opened()
    order = "pass while red britain blue prussia"
    assert answers(table, order) == ["pass-bid"]
    table.bid("prussia", 4, "prussia", "britain")
    table.passes("russia", "britain")
    assert answers(table, order) == ["ended"]


@rule("AUCTION-16", "AUCTION-17", "AUCTION-19")
def test_bid_by_one_up_to_the_limit_then_pass() -> None:
    table = opened()
    order = "bid 3 red britain blue prussia"
    assert answers(table, order) == ["raise", "bid 2", "keep-proposal"]
    table.passes("prussia", "russia")
    table.bid("britain", 3)
    assert answers(table, order) == ["pass-bid"]
    table.bid("prussia", 4, "russia", "france")
    table.passes("russia", "britain")
    assert answers(table, order) == ["ended"], "the proposal was changed, which the order does not foresee"


@rule("AUCTION-18")
def test_always_puts_the_proposal_back() -> None:
    table = opened()
    order = "bid 6 red france blue russia always"
    assert answers(table, order) == ["raise", "bid 2", "red france", "blue russia"]
    table.bid("prussia", 5, "prussia", "britain")
    table.passes("russia", "britain")
    assert answers(table, order) == ["raise", "bid 6", "red france", "blue russia"]
    table.bid("prussia", 9, "prussia", "britain")
    table.passes("russia", "britain")
    assert answers(table, order) == ["ended"], "too dear, and not what was wanted"


def test_an_order_belongs_to_one_auction() -> None:
    table = opened()
    first = standing_orders.scope(table.p)
    table.passes("france", "prussia", "russia")
    assert table.actor == "france"
    assert standing_orders.scope(table.p) not in ("", first)
    assert answers(table, "pass") == ["waits"], "who opens must bid (AUCTION-8)"


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("bid 1 red britain blue prussia", "the bid stands at 1"),
        ("bid 200 red britain blue prussia", "no bid above 180"),
        ("bid 5 red france blue prussia", "another proposal stands"),
        ("bid 5 red france blue france always", "cannot be proposed"),
        ("pass while red france blue prussia", "another proposal stands"),
        ("pass while red britain", "another proposal stands"),
    ],
)
def test_orders_that_cannot_be_left(order: str, words: str) -> None:
    refusal = standing_orders.why_not(opened().p, number("france"), order)
    assert refusal is not None and words in str(refusal.reason) and refusal.rules


def test_before_the_auction_is_opened() -> None:
    table = PhaseTable(FOUR, "original-2004")
    table.open_auctions()
    opener = standing_orders.why_not(table.p, number("britain"), "pass")
    assert opener is not None and "you open this auction" in str(opener.reason)
    assert standing_orders.why_not(table.p, number("france"), "pass") is None
    early = standing_orders.why_not(table.p, number("france"), "pass while red britain blue france")
    assert early is not None and "no proposal yet" in str(early.reason)


@pytest.mark.parametrize(
    "order",
    [
        "",
        "dance",
        "bid",
        "bid 5",
        "bid x red britain blue france",
        "bid 5 red mars blue france",
        "bid 5 red britain red france",
        "bid 9999 red britain blue france",
        "pass unless",
    ],
)
def test_what_is_no_order_is_refused_with_the_forms(order: str) -> None:
    table = opened()
    with pytest.raises(BadAction, match="pass unless named"):
        standing_orders.read(table.p, order)


def test_words() -> None:
    p = opened().p
    assert str(standing_orders.words(p, "pass")) == "Pass until this auction is decided."
    while_it_stands = "as long as Great Britain is proposed for red and Prussia for blue"
    assert str(standing_orders.words(p, "bid 4 red britain blue prussia")) == (
        f"Bid up to 4 {while_it_stands}, then pass."
    )
    assert str(standing_orders.words(p, "pass while red britain blue prussia")) == f"Pass {while_it_stands}."
    alone = standing_orders.words(p, "bid 7 blue spain always")
    assert str(alone) == "Bid up to 7 for Spain in blue, whatever else is proposed."
    assert "your power is named" in str(standing_orders.words(p, "pass unless named"))
