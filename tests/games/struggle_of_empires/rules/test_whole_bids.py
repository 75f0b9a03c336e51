"""A bid is one act for people: one line of the record, one line of the log, one undo."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.bots import Seat, bot, let_play
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.errors import IllegalAction
from tricorne.kernel.state import State
from tricorne.kernel.testing import rule

FOUR = ["britain", "france", "prussia", "russia"]


def auction(seed: int = 1756) -> State:
    """A game that has come to its first auction."""
    state = tricorne.game("struggle-of-empires").new(FOUR, seed=seed, options={"setup-duplicates": "keep"})
    while state.prompt.key != "bid":
        state.play(state.legal()[0])
    return state


@rule("AUCTION-8", "AUCTION-16", "AUCTION-17", "AUCTION-18")
def test_a_bid_with_its_proposal_is_one_entry() -> None:
    state = auction()
    number = state.last.number
    state.play("bid 2 red britain blue france")
    assert (state.actor, state.last.number) == ("france", number + 1)
    state.play("bid 25")
    state.play("bid 31 red france blue russia")
    assert [line.text for line in state.record.lines[-3:]] == [
        "bid 2 red britain blue france",
        "bid 25",
        "bid 31 red france blue russia",
    ]
    view = state.view(None)["auction"]
    assert isinstance(view, dict)
    assert (view["bidder"], view["bid"], view["red"], view["blue"]) == ("prussia", 31, "france", "russia")
    assert tricorne.replay(str(state.record)) == state


@rule("AUCTION-16")
def test_the_log_tells_a_bid_in_one_line() -> None:
    state = auction()
    before = state.position.clone()
    state.play("bid 12 red britain blue france")
    told = state.engine.narrate(before, state.position, state.last, -1)
    assert [str(line) for line in told] == ["Great Britain bids 12: Great Britain red, France blue."]


@rule("AUCTION-17", "AUCTION-9")
@pytest.mark.parametrize(
    ("bid", "rule_id"),
    [
        ("bid 4", "AUCTION-17"),
        ("bid 3 red france blue russia", "AUCTION-17"),
        ("bid 6 red france blue france", "AUCTION-9"),
        ("bid 6 red austria blue france", "AUCTION-11"),
        ("bid 6 blue france", "AUCTION-13"),
    ],
)
def test_a_bid_is_refused_as_its_parts_are_and_changes_nothing(bid: str, rule_id: str) -> None:
    state = auction()
    state.play("bid 4 red britain blue france")
    before = state.clone()
    refusal = state.why_not(bid)
    assert refusal is not None and rule_id in refusal.rules
    with pytest.raises(IllegalAction):
        state.play(bid)
    assert state == before


@rule("AUCTION-16")
def test_one_undo_takes_a_bid_back() -> None:
    state = auction()
    before = state.clone()
    state.play("bid 14 red britain blue france")
    state.undo()
    told = state.engine.narrate(before.position, state.position, state.last, SPECTATOR)
    assert [str(line).startswith("Taken back: Bid 14") for line in told] == [True], told
    assert state == before


@rule("AUCTION-16")
def test_a_bid_of_a_bot_is_one_entry_too() -> None:
    """Bots choose part by part; what stands in the record is the act, without a word of paging."""
    state = auction()
    players = {seat: (bot("heuristic")(), Seat(state, seat, 1)) for seat in FOUR}
    first = state.last.number
    while state.prompt.key in ("bid", "pass-or-raise"):
        assert state.actor is not None
        player, seat = players[state.actor]
        let_play(state, player, seat, "heuristic")
    texts = [line.text for line in state.record.lines if line.number > first]
    assert texts and all(text == "pass-bid" or text.startswith("bid ") for text in texts), texts
    assert tricorne.replay(str(state.record)) == state


@rule("AUCTION-16")
def test_bids_part_by_part_replay_as_before() -> None:
    state = auction()
    for part in ("higher", "bid 12", "red britain", "blue france", "raise", "bid 13", "keep-proposal"):
        state.play(part)
    assert [line.text for line in state.record.lines[-3:]] == ["raise", "bid 13", "keep-proposal"]
    assert tricorne.replay(str(state.record)) == state


@rule("AUCTION-9", "AUCTION-17")
def test_the_view_says_what_can_be_bid_and_proposed() -> None:
    state = auction()
    state.play("bid 4 red britain blue france")
    for seat in (*FOUR, None):
        seen = state.view(seat)["auction"]
        assert isinstance(seen, dict)
        assert seen["least"] == 5
        pairs = [(one["red"], one["blue"]) for one in seen["proposals"]]
        assert sorted(pairs) == sorted((red, blue) for red in FOUR for blue in FOUR if red != blue)
        assert (seen["most"] is None) == (seat is None)
    assert state.why_not(f"bid {state.view('france')['auction']['most']}") is None  # type: ignore[index]


@rule("AUCTION-16")
def test_the_parts_of_half_a_bid_are_left_as_they_are() -> None:
    state = auction()
    state.play("bid 3 red britain blue france")
    state.play("raise")
    since = state.last
    state.play("bid 4")
    state.play("keep-proposal")
    state.join(since)
    assert [line.text for line in state.record.lines[-3:]] == ["raise", "bid 4", "keep-proposal"]
    assert tricorne.replay(str(state.record)) == state
