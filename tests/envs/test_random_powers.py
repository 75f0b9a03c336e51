"""Powers that are drawn by a seed, in PettingZoo and in OpenSpiel; histories that are never cut."""

from __future__ import annotations

import random

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import tricorne
import tricorne.envs.spiel
from tests.envs.test_interfaces import advised
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.spiel import LONGEST
from tricorne.kernel.errors import BadOptions

GAME = "struggle-of-empires"
NAME = "tricorne_struggle_of_empires"


def test_pettingzoo_draws_powers_and_their_order_by_the_seed() -> None:
    env = TricorneAEC(GAME, 3, powers="random")
    assert env.possible_agents == tricorne.game(GAME).seat_ids
    tables = []
    for seed in range(30):
        env.reset(seed=seed)
        tables.append(tuple(env.agents))
        assert env.agents == env.setup.seats and set(env.infos) == set(env.agents)
    assert len(set(tables)) > 20 and {seat for table in tables for seat in table} == set(env.possible_agents)
    env.reset(seed=4)
    assert tuple(env.agents) == tables[4]
    env.reset()
    follows = tuple(env.agents)
    env.reset(seed=4)
    env.reset()
    assert tuple(env.agents) == follows, "the next game follows from the seed too"


@pytest.mark.long_play
def test_pettingzoo_plays_drawn_powers_to_the_end() -> None:
    env = TricorneAEC(f"{GAME}/one-war", 3, powers="random", options={"negotiation": "offers"})
    dice = random.Random(2)
    for seed in (2, 3):
        env.reset(seed=seed)
        seats, paid = list(env.agents), dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            paid[agent] += reward
            env.step(None if terminated else dice.choice(seen["action_mask"].nonzero()[0].tolist()))
        assert list(paid) == seats and sum(paid.values()) == pytest.approx(0)


def test_pettingzoo_s_own_checks_pass_with_drawn_powers() -> None:
    with advised():
        api_test(TricorneAEC(GAME, 3, powers="random"), num_cycles=40)
        seed_test(lambda: TricorneAEC(GAME, 3, powers="random"), num_cycles=20)


def test_named_seats_are_not_drawn() -> None:
    for seats, powers in ((["france", "spain"], "random"), (2, "many")):
        with pytest.raises(BadOptions, match="random"):
            TricorneAEC(GAME, seats, powers=powers)
    for params in ({"powers": "random", "seats": "france/spain/russia"}, {"powers": "many"}):
        with pytest.raises(BadOptions, match="random"):
            pyspiel.load_game(NAME, params)
    with pytest.raises(BadOptions, match="9 players"):
        pyspiel.load_game(NAME, {"powers": "random", "players": 9})


def test_openspiel_draws_powers_by_a_number() -> None:
    tables = set()
    for draw in range(12):
        game = pyspiel.load_game(NAME, {"players": 4, "powers": "random", "draw": draw})
        again = pyspiel.load_game(str(game))
        seats = game.new_initial_state().course.setup.seats
        assert len(set(seats)) == 4 and again.new_initial_state().course.setup.seats == seats
        tables.add(tuple(seats))
    assert len(tables) > 8
    assert pyspiel.load_game(NAME, {"players": 4}).new_initial_state().course.setup.seats[:2] == [
        "britain",
        "united-provinces",
    ]


@pytest.mark.long_play
def test_the_longest_games_fit_into_an_information_state() -> None:
    """Seven players with deals: nobody's history is cut, and what was first stands at the beginning of the tensor."""
    game = pyspiel.load_game(NAME, {"players": 7, "options": "negotiation:offers"})
    dice, longest = random.Random(0), 0
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(
                dice.choice([at for at, _ in state.chance_outcomes()] if chance else state.legal_actions())
            )
        course = state.course
        events = [len(numbers) // (4 * tricorne.envs.spiel.EVENT_SIZE) for numbers in course.numbers]
        longest = max(longest, *events)
        assert course.events < LONGEST and max(events) < LONGEST
    assert longest > LONGEST // 3
