"""What no rule ever allows is refused by its rule, though the action table has no row for it."""

import pytest

import tricorne
from tricorne.kernel.errors import BadAction, IllegalAction
from tricorne.kernel.state import State
from tricorne.kernel.testing import rule


def game_at(prompt: str) -> State:
    """A game that waits for the first decision of a kind."""
    state = tricorne.game("struggle-of-empires").new(seats=["france", "spain", "russia", "britain"], seed=1)
    for _ in range(500):
        if state.prompt.key == prompt:
            return state
        state.play(state.legal()[0])
    raise AssertionError(f"nobody was asked {prompt}")


def refused(state: State, text: str) -> list[str]:
    """The rules of a refusal, by question and by trying; nothing is changed."""
    before = str(state.position.fields())
    refusal = state.why_not(text)
    assert refusal is not None
    with pytest.raises(IllegalAction) as error:
        state.play(text)
    assert error.value.rules == tuple(refusal.rules)
    assert str(state.position.fields()) == before
    return refusal.rules


@rule("BOARD-7", "MOVE-14")
def test_nobody_enters_the_home_country_of_another() -> None:
    state = game_at("place-unit")
    assert state.actor == "france"
    assert "BOARD-7" in refused(state, "place army home-spain")
    with pytest.raises(BadAction):
        state.play("place army home-france")
    with pytest.raises(BadAction):
        state.play("place army home-atlantis")
    state = game_at("turn")
    other = "spain" if state.actor != "spain" else "russia"
    assert refused(state, f"to home-{other}") == ["BOARD-7", "MOVE-14"]


@rule("AUCTION-8")
def test_bids_are_whole_gold() -> None:
    state = game_at("bid")
    assert refused(state, "bid 1.5") == ["R-AUCTION-5"]
    assert refused(state, "bid -1") == ["AUCTION-8", "R-AUCTION-5"]
    with pytest.raises(BadAction):
        state.play("bid much")


@rule("AUCTION-13")
def test_only_the_last_marker_is_proposed_alone() -> None:
    state = game_at("propose-blue")
    assert "AUCTION-13" in refused(state, "blue none")


@rule("BUILD-8")
def test_a_unit_is_rebuilt_as_what_it_was() -> None:
    state = game_at("turn")
    assert refused(state, "rebuild fort home as navy") == ["R-PIECE-4", "BUILD-8"]
    with pytest.raises(BadAction):
        state.play("rebuild fort home as fort")


@rule("AUCTION-4", "AUCTION-6")
def test_the_question_for_an_opening_bid_says_why_this_player_opens() -> None:
    state = game_at("bid")
    assert state.prompt.rules == ["AUCTION-8", "AUCTION-4", "TAX-8"]
    while state.prompt.key != "pass-or-raise":
        state.play(state.legal()[0])
    while state.prompt.key == "pass-or-raise":
        state.play("pass-bid")
    assert state.prompt.rules == ["AUCTION-8", "AUCTION-6", "TAX-8"]
