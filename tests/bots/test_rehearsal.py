"""Rehearsals: the same dice for every action, what is clearly worse is given up, and the promise counts at first."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.bots import Numbers, Seat, bot
from tricorne.bots.search.bot import knowledge
from tricorne.bots.search.rehearsal import Plan, Rehearsal

GAME = "struggle-of-empires"
POWERS = ["britain", "france", "russia", "spain"]


def at_a_turn(seed: int, decisions: int) -> tricorne.State:
    """A game after so many decisions of the heuristic, and then at the next choice of an action."""
    state = tricorne.game(GAME).new(POWERS, seed=seed)
    eyes = {seat: Seat(state, seat, seed) for seat in POWERS}
    player = bot("heuristic")()
    while decisions > 0 or state.prompt.key != "turn" or len(state.legal()) < 4:
        state.play(player.decide(eyes[str(state.actor)]))
        decisions -= 1
    return state


def rehearsal(state: tricorne.State, plan: Plan) -> Rehearsal:
    known = knowledge(state.game, state.engine, state.position)
    return Rehearsal(state.engine, known, [state.position.clone()], Numbers(1), plan)


def test_actions_are_compared_on_the_same_dice() -> None:
    """An action that is rehearsed twice in a set finds the same both times, and something else in the next set."""
    rehearsed = rehearsal(at_a_turn(5, 120), Plan(far=2, fair=99))
    action = rehearsed.actions[0]
    rehearsed.actions = [action, action]
    for _ in range(6):
        rehearsed.go()
    found = rehearsed.found[action]
    assert found[0::2] == found[1::2]
    assert len(set(found)) > 1


def test_later_turns_have_the_same_dice_whatever_was_done() -> None:
    """Two actions of one set: from the next turn on the other players meet the dice that were drawn for the first."""
    rehearsed = rehearsal(at_a_turn(5, 120), Plan(wide=2, far=2, fair=99))
    rehearsed.go()
    drawn = {turn: dice[:] for turn, dice in rehearsed.dice.items()}
    assert len(drawn) > len(POWERS)
    rehearsed.go()
    assert all(rehearsed.dice[turn] == dice for turn, dice in drawn.items())
    assert rehearsed.dice.keys() == drawn.keys()
    rehearsed.go()
    assert all(rehearsed.dice[turn] != drawn[turn] for turn in drawn)


def test_what_is_clearly_worse_is_given_up() -> None:
    state = at_a_turn(5, 120)
    rehearsed = rehearsal(state, Plan(wide=4, far=1, fair=2, behind=0.0))
    assert len(rehearsed.actions) == 4
    for _ in range(8):
        rehearsed.go()
    assert rehearsed.decided
    assert rehearsed.best(state.legal()) in state.legal()


def test_without_rehearsals_the_promise_decides() -> None:
    """Half a set tells nothing: the action that promises most is taken, as the heuristic would."""
    state = at_a_turn(5, 120)
    rehearsed = rehearsal(state, Plan(wide=4, far=1))
    for _ in range(3):
        rehearsed.go()
    assert rehearsed.best(state.legal()) == bot("heuristic")().decide(Seat(state, str(state.actor), 1))


def test_the_clock_goes_on_and_a_clear_win_leans_more() -> None:
    state = tricorne.game(GAME).new(POWERS, seed=8)
    known = knowledge(state.game, state.engine, state.position)
    eyes = {seat: Seat(state, seat, 8) for seat in POWERS}
    player = bot("heuristic")()
    moments = [0]
    while state.actor is not None:
        moments.append(known.moment(state.position))
        state.play(player.decide(eyes[state.actor]))
    assert moments == sorted(moments)
    assert set(moments) == set(range(max(moments) + 1))
    leaning = known.leaning(state.position)
    assert sum(leaning) == pytest.approx(1.0)
    by_leaning = sorted(POWERS, key=lambda seat: -leaning[state.seat_number(seat)])
    assert by_leaning[0] in state.ranking[0]
    assert leaning[state.seat_number(by_leaning[0])] < 1.0
