"""Advice: the best choices with their chances, what they are for and what they fear; and what is a blunder."""

from __future__ import annotations

import tricorne
from tricorne.bots import bot
from tricorne.bots.advice import BLUNDER, advise, can_advise
from tricorne.kernel.bot import Seat
from tricorne.kernel.state import State


def after(game: str, seats: list[str], decisions: int) -> State:
    """A game of ensigns after so many decisions."""
    state = tricorne.game(game).new(seats, seed=5)
    player = bot("ensign")()
    for number in range(decisions):
        assert state.actor is not None
        state.play(player.decide(Seat(state, state.actor, number)))
    return state


def test_a_choice_far_below_the_best_is_a_blunder_and_the_best_is_none() -> None:
    state = after("imperial-struggle", ["britain", "france"], 103)
    assert state.actor is not None
    worst = advise(Seat(state, state.actor, 1), state.legal()[-1])
    assert worst.blunder and worst.chosen is not None
    assert worst.best[0].percent - worst.chosen >= 100 * BLUNDER - 1
    assert worst.best[0].action != state.legal()[-1]
    best = advise(Seat(state, state.actor, 1), worst.best[0].action)
    assert not best.blunder and best.chosen == best.best[0].percent


def test_advice_tells_what_follows_what_it_is_for_and_what_it_fears() -> None:
    state = after("struggle-of-empires", ["britain", "france", "russia", "spain"], 144)
    assert state.actor is not None and state.prompt.key == "turn"
    advice = advise(Seat(state, state.actor, 1))
    assert len(advice.best) == 3 and advice.chosen is None and not advice.blunder
    assert all(str(one.words) and str(one.reason).endswith(".") for one in advice.best)
    moved = [one for one in advice.best if one.text.startswith("move")]
    assert moved and state.game.actions[moved[0].then[0]].text.startswith("to ")


def test_a_bid_is_advised_as_a_whole() -> None:
    state = after("struggle-of-empires", ["britain", "france", "russia", "spain"], 0)
    while state.prompt.key != "pass-or-raise":
        state.play(state.legal()[0])
    assert state.actor is not None
    texts = [one.text for one in advise(Seat(state, state.actor, 1)).best]
    assert any(text.startswith("bid ") and len(text.split()) > 2 for text in texts) or "pass-bid" in texts


def test_nobody_advises_where_nobody_thinks_ahead() -> None:
    assert all(can_advise(tricorne.game(game)) for game in ("struggle-of-empires", "imperial-struggle"))
