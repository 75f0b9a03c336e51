"""Every chance of every game says what is awaited, and for whom."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.machine.step import CHANCE, Step
from tricorne.kernel.record import PLAY

SEATS = {"struggle-of-empires": ["britain", "france", "russia"], "imperial-struggle": ["france", "britain"]}
games = pytest.mark.parametrize("game", list(SEATS))


@games
def test_no_kind_of_chance_is_nameless(game: str) -> None:
    engine = tricorne.game(game).new(SEATS[game], seed=1).engine
    assert isinstance(engine, Machine)
    silent = [step for step in engine.steps if step.role == CHANCE and type(step).awaited is Step.awaited]
    assert silent == []


@games
def test_the_prompt_tells_what_is_drawn(game: str) -> None:
    """Until the first decisions: each prompt has words of the game's own, in every language."""
    state = tricorne.game(game).new(SEATS[game], chance=tricorne.Scripted([]))
    told = set()
    for _ in range(60):
        if state.actor != "chance":
            state.play(state.legal()[0])
            continue
        prompt = state.prompt
        assert prompt.key == "chance" and prompt.words.key.startswith(f"{game}/chance-")
        assert prompt.words.text("he") != prompt.words.text("en")
        told.add(prompt.words.key)
        state.feed([state.outcomes()[0][0]])
    assert len(told) > 1 and state.last.kind == PLAY


def test_odds_are_a_public_question() -> None:
    """Of an attack that is open: chances that add up; of what has no dice: nothing."""
    state = tricorne.game("struggle-of-empires").new(SEATS["struggle-of-empires"], seed=7)
    actions = state.game.actions
    attack = None
    while attack is None:
        texts = [actions[number].text for number in state.legal()]
        attack = next((text for text in texts if text.startswith("attack ")), None)
        if attack is None:
            state.play(state.legal()[-1] if state.prompt.key == "turn" else state.legal()[0])
    odds = state.odds(attack)
    assert odds is not None and odds["kind"] == "attack"
    assert state.odds(actions.number(attack)) == odds
    assert state.odds("pass") is None or state.odds("pass") != odds
