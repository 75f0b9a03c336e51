"""Small games inside the large ones: every interface plays every one of them, to its end."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import tricorne
from tests.envs.test_interfaces import advised
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.gym import TricorneEnv
from tricorne.envs.match import Match, MatchSetup
from tricorne.envs.spiel import spiel_name
from tricorne.envs.vector import VectorEnv
from tricorne.kernel.errors import UnknownGame
from tricorne.scenarios import scenarios, unpacked

SMALL = scenarios()
LONGEST = {
    "struggle-of-empires/one-war": 1500,
    "struggle-of-empires/one-auction": 600,
    "struggle-of-empires/one-attack": 60,
    "imperial-struggle/one-peace-turn": 400,
    "imperial-struggle/one-theater": 60,
}
"""Decisions of a random game: small ones are over soon."""


def played(match: Match, seed: int) -> int:
    numbers = random.Random(seed)
    decisions = 0
    while not match.over:
        match.play(numbers.choice(match.legal()))
        decisions += 1
    return decisions


def test_there_are_five() -> None:
    assert sorted(SMALL) == sorted(LONGEST)
    with pytest.raises(UnknownGame, match="one-theater"):
        unpacked("imperial-struggle/one-day")


@pytest.mark.parametrize("id", SMALL)
def test_it_begins_with_a_choice_and_ends_soon(id: str) -> None:
    setup = MatchSetup(id)
    begun = set()
    for seed in range(4):
        match = Match(setup, seed)
        assert len(match.legal()) > 1 or id.endswith(("one-war", "one-peace-turn"))
        begun.add(match.row(match.actor).tobytes())
        assert 0 < played(match, seed) <= LONGEST[id]
        assert sum(match.payoffs()) == pytest.approx(0)
        assert Match(setup, seed).position.fields() == Match(setup, seed).position.fields()
    assert len(begun) > 1


@pytest.mark.parametrize("id", ["struggle-of-empires/one-attack", "imperial-struggle/one-theater"])
def test_what_was_before_counts_for_nobody(id: str) -> None:
    """Everybody is level at the beginning: rewards come from the small game alone."""
    setup = MatchSetup(id, reward="margin")
    paid = []
    for seed in range(6):
        match = Match(setup, seed)
        if id.startswith("imperial"):
            assert set(setup.engine.scores(match.position).values()) == {0}
        played(match, seed)
        paid.append(max(match.payoffs()))
    assert max(paid) > 0 and min(paid) < 20


@pytest.mark.parametrize("id", SMALL)
def test_its_record_replays(id: str) -> None:
    game, options = unpacked(id)
    seats = tricorne.game(game).seat_ids[:2]
    state = tricorne.game(game).new(seats, options=options, seed=11)
    numbers = random.Random(3)
    while not state.over and state.last.number < 25:
        state.play(numbers.choice(state.legal()))
    assert tricorne.replay(str(state.record)) == state
    assert tricorne.verify(str(state.record)).ok
    assert str(options["scenario"]) in str(state.record)


@pytest.mark.parametrize("id", SMALL)
def test_every_interface_plays_it(id: str) -> None:
    with advised():
        api_test(TricorneAEC(id), num_cycles=25)
    check_env(TricorneEnv(id, bots=["random"], illegal="random"), skip_render_check=True)
    with VectorEnv(id, games=3, processes=1, powers="random", bots=["random"]) as env:
        batch = env.reset(seed=1)
        for _ in range(30):
            batch = env.step(batch.masks.argmax(axis=1))
            assert (batch.masks.sum(axis=1) > 0).all()


@pytest.mark.parametrize("id", SMALL)
def test_many_at_once_are_the_games_one_by_one(id: str) -> None:
    with VectorEnv(id, games=2) as env:
        batch = env.reset(seed=3)
        setup = MatchSetup(id)
        for number in range(2):
            match = Match(setup, f"3/{number}/0")
            assert np.array_equal(batch.rows[number], match.row(match.actor))
            assert np.array_equal(batch.masks[number], match.mask())


@pytest.mark.parametrize("id", SMALL)
def test_openspiel(id: str) -> None:
    first, other = (pyspiel.load_game(spiel_name(id), {"beginning": at}) for at in (0, 1))
    state = first.new_initial_state()
    numbers = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(numbers.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(numbers.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    if not id.endswith(("one-war", "one-peace-turn")):
        again = other.new_initial_state()
        assert again.observation_tensor(0) != first.new_initial_state().observation_tensor(0)
