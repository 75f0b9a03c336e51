"""The learning libraries' own tests of our environments, for every game and every number of players."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import Evaluator
from pettingzoo.test import api_test, seed_test

import tricorne.envs.spiel
from tests.for_long import for_long
from tricorne.encodings import encoding
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.gym import TricorneEnv
from tricorne.envs.spiel import spiel_name
from tricorne.kernel.errors import BadOptions, IllegalAction

EMPIRES = "struggle-of-empires"
IMPERIAL = "imperial-struggle"
SIZES = {id: tricorne.game(id).options for id in tricorne.games()}
TABLES = [(id, count) for id, sizes in SIZES.items() for count in range(sizes.fewest, sizes.most + 1)]
SOME = [for_long(*table) if table[1] in (3, 5, 6) else table for table in TABLES]
CYCLES = 40

ADVICE = [
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "We recommend agents to be named in the format",
]
"""Agents have the names of their powers, and observations are dicts with a mask, as in the library's own games."""


@contextmanager
def advised() -> Iterator[None]:
    with warnings.catch_warnings():
        for line in ADVICE:
            warnings.filterwarnings("ignore", line)
        yield


# -- PettingZoo --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "count"), SOME)
def test_pettingzoo_api(game: str, count: int) -> None:
    with advised():
        api_test(TricorneAEC(game, count), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "count"), SOME)
def test_pettingzoo_seeds(game: str, count: int) -> None:
    seed_test(lambda: TricorneAEC(game, count), num_cycles=CYCLES)


def played(env: TricorneAEC, seed: int) -> tuple[list[int], dict[str, float]]:
    """A whole random game: the actions, and what everybody got in all."""
    env.reset(seed=seed)
    numbers = np.random.default_rng(seed)
    actions: list[int] = []
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert seen is not None
        got[agent] += reward
        if over:
            env.step(None)
            continue
        action = int(numbers.choice(np.flatnonzero(seen["action_mask"])))
        actions.append(action)
        env.step(action)
    return actions, got


@pytest.mark.parametrize(("game", "count"), [(IMPERIAL, 2), (EMPIRES, 4)])
def test_pettingzoo_to_the_end(game: str, count: int) -> None:
    """Everybody is paid once, the payments add up to 0, and the same seed gives the same game."""
    actions, got = played(TricorneAEC(game, count), 3)
    assert abs(sum(got.values())) < 1e-6
    assert max(got.values()) <= 1 and min(got.values()) >= -1
    # Players who choose at random all end in revolution now and then, and then nobody wins.
    assert max(got.values()) == 1 or game == EMPIRES
    assert played(TricorneAEC(game, count), 3) == (actions, got)
    assert played(TricorneAEC(game, count), 4)[0] != actions


def test_pettingzoo_refuses_what_is_not_open() -> None:
    env = TricorneAEC(IMPERIAL)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    with pytest.raises(IllegalAction, match="is not open now"):
        env.step(int(seen["action_mask"].argmin()))
    with pytest.raises(IllegalAction, match="99999 is no action"):
        env.step(99999)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], seen["observation"])


def test_only_the_asked_agent_has_a_mask_and_critics_see_all() -> None:
    env = TricorneAEC(EMPIRES, 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)
    assert len(env.state()) == encoding(EMPIRES, omniscient=True).size
    assert env.render() is not None


# -- Gymnasium ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "count"), SOME)
def test_gymnasium_check(game: str, count: int) -> None:
    check_env(TricorneEnv(game, count, bots=["random"], illegal="random"), skip_render_check=True)


@pytest.mark.parametrize(("game", "bots"), [(IMPERIAL, ["heuristic"]), (EMPIRES, ["heuristic", "random"])])
def test_gymnasium_to_the_end(game: str, bots: list[str]) -> None:
    """A learner that plays at random loses to the heuristic, the same way twice."""
    told: list[tuple[int, float]] = []
    for _ in range(2):
        env = TricorneEnv(game, 2 if game == IMPERIAL else 3, bots=bots)
        _, info = env.reset(seed=5)
        numbers = np.random.default_rng(5)
        steps, over, reward = 0, False, 0.0
        while not over:
            action = int(numbers.choice(np.flatnonzero(info["action_mask"])))
            _, reward, over, cut, info = env.step(action)
            assert not cut
            steps += 1
        assert set(info["scores"]) == set(env.setup.seats)
        told.append((steps, reward))
    assert told[0] == told[1]
    assert told[0][1] < 0


def test_gymnasium_learner_sits_anywhere() -> None:
    env = TricorneEnv(EMPIRES, ["russia", "spain", "france"], learner="france", bots=["random"])
    row, info = env.reset(seed=2)
    layout = encoding(EMPIRES)
    assert layout.part(row, "power").reshape(7, 7)[0].argmax() == env.state.seat_number("france")
    assert env.state.actor == "france"
    with pytest.raises(IllegalAction):
        env.step(int(info["action_mask"].argmin()))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"learner": "spain"}, "sits nowhere"),
        ({"bots": []}, "0 bots for 1 seats"),
        ({"bots": ["random", "random"]}, "2 bots for 1 seats"),
        ({"illegal": "maybe"}, "illegal='maybe'"),
    ],
)
def test_gymnasium_says_what_is_wrong(arguments, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        TricorneEnv(IMPERIAL, **arguments)


# -- OpenSpiel ---------------------------------------------------------------------------------------


def spiel(game: str, count: int) -> pyspiel.Game:
    assert tricorne.envs.spiel.LONGEST > 0
    any_number = SIZES[game].fewest < SIZES[game].most
    return pyspiel.load_game(spiel_name(game), {"players": count} if any_number else {})


def long_at_large_tables(game: str, count: int) -> Any:
    """OpenSpiel looks at every state from every seat: tables of more than two are for make test-long."""
    return pytest.param(game, count, marks=[pytest.mark.long_play, pytest.mark.long_case] if count > 2 else [])


@pytest.mark.parametrize(("game", "count"), [long_at_large_tables(*table) for table in TABLES])
def test_openspiel_random_play(game: str, count: int) -> None:
    pyspiel.random_sim_test(spiel(game, count), num_sims=1, serialize=True, verbose=False)


def random_play(state: pyspiel.State, seed: int, most: int) -> Iterator[tuple[pyspiel.State, int]]:
    """Random play with chance by its probabilities: each state and the action taken in it."""
    numbers = np.random.default_rng(seed)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            action = int(numbers.choice(actions, p=chances))
        else:
            action = int(numbers.choice(state.legal_actions()))
        yield state, action
        state.apply_action(action)


@pytest.mark.parametrize(("game", "count"), [(IMPERIAL, 2), (EMPIRES, 3)])
def test_openspiel_states_travel(game: str, count: int) -> None:
    """Written down and read again, or copied, a state is the same to everybody."""
    kind = spiel(game, count)
    state = kind.new_initial_state()
    for _ in random_play(state, 1, 250):
        pass
    written = pyspiel.serialize_game_and_state(kind, state)
    for other in (state.clone(), pyspiel.deserialize_game_and_state(written)[1]):
        for player in range(count):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize(("game", "count"), [(IMPERIAL, 2), (EMPIRES, 3)])
def test_openspiel_information_states_forget_nothing(game: str, count: int) -> None:
    """Each is the one before with something added, and what a player did or saw stands in it."""
    state = spiel(game, count).new_initial_state()
    before = [""] * count
    for now, action in random_play(state, 2, 300):
        player = now.current_player()
        said = "" if player < 0 else now.action_to_string(player, action)
        for seat in range(count):
            story = now.course.stories[seat]
            assert story.startswith(before[seat])
            assert story in now.information_state_string(seat)
            before[seat] = story
        if player >= 0:
            after = now.child(action)
            assert said in after.course.stories[player][len(before[player]) :]


@pytest.mark.parametrize(("game", "count"), [(IMPERIAL, 2), (EMPIRES, 3)])
def test_openspiel_information_states_hide_what_is_hidden(game: str, count: int) -> None:
    """After a draw that only one player sees, the others have the same information state whatever was drawn."""
    state = spiel(game, count).new_initial_state()
    checked = 0
    for now, _ in random_play(state, 3, 400):
        if not now.is_chance_node() or checked > 20:
            continue
        setup, p = now.course.setup, now.course.position
        secret = setup.engine.outcome_secret(p)
        if secret == -1:
            continue
        checked += 1
        first, last = now.chance_outcomes()[0][0], now.chance_outcomes()[-1][0]
        if first == last:
            continue
        one, other = now.child(first), now.child(last)
        for seat in range(count):
            alike = one.information_state_string(seat) == other.information_state_string(seat)
            assert alike == (setup.numbers[seat] != secret)
    assert checked > 0 or game == EMPIRES


@pytest.mark.parametrize(("game", "count"), [(IMPERIAL, 2), (EMPIRES, 3)])
def test_openspiel_searches_what_a_player_cannot_see(game: str, count: int) -> None:
    """Resampled states look the same to the player, differ in what it cannot see, and ISMCTS runs on them."""
    kind = spiel(game, count)
    state = kind.new_initial_state()
    assert len(list(random_play(state, 9, 420))) == 420
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
    others = {str([world.information_state_string(one) for one in range(count) if one != player]) for world in worlds}
    assert len(others) > 1

    class Even(Evaluator):  # type: ignore[misc]
        def evaluate(self, state: pyspiel.State) -> list[float]:
            return [0.0] * count

        def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
            return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]

    searcher = ismcts.ISMCTSBot(kind, Even(), 2.0, 6, random_state=np.random.RandomState(1))
    assert searcher.step(state) in state.legal_actions()


def test_openspiel_takes_powers_and_options() -> None:
    name = spiel_name(EMPIRES)
    kind = pyspiel.load_game(name, {"seats": "france/russia", "options": "unrest-mode:fixed-open"})
    assert kind.num_players() == 2
    course = kind.new_initial_state().course
    assert course.setup.seats == ["france", "russia"] and course.setup.options == {"unrest-mode": "fixed-open"}
    written = pyspiel.serialize_game_and_state(kind, kind.new_initial_state())
    assert pyspiel.deserialize_game_and_state(written)[1].course.setup.seats == ["france", "russia"]
    for wrong in ({"players": 9}, {"players": 1}, {"seats": "france/russia", "players": 4}, {"options": "no:1"}):
        with pytest.raises(BadOptions):
            pyspiel.load_game(name, wrong)


def seeing(private: pyspiel.PrivateInfoType) -> pyspiel.IIGObservationType:
    return pyspiel.IIGObservationType(perfect_recall=False, private_info=private)


def test_openspiel_tensors_have_named_parts_and_history() -> None:
    kind = spiel(IMPERIAL, 2)
    state = kind.new_initial_state()
    for _ in random_play(state, 4, 60):
        pass
    size = encoding(IMPERIAL).size
    assert len(state.observation_tensor(0)) == size
    history = np.array(state.information_state_tensor(0)[size:]).reshape(-1, 3)
    assert np.count_nonzero(history[:, 0]) >= 60
    full = kind.make_py_observer(seeing(pyspiel.PrivateInfoType.ALL_PLAYERS))
    full.set_from(state, 0)
    assert "hidden-hand" in full.dict
    with pytest.raises(BadOptions):
        kind.make_py_observer(seeing(pyspiel.PrivateInfoType.NONE))
