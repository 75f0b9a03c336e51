"""Many games at once: the same on one process and on two, and the same as the games one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tricorne
from tricorne.envs import encoding
from tricorne.envs.match import Match, MatchSetup
from tricorne.envs.puffer import TricornePuffer
from tricorne.envs.vector import Batch, VectorEnv
from tricorne.kernel.errors import BadOptions, IllegalAction, TricorneError

SMALLEST = [(id, tricorne.game(id).options.fewest) for id in tricorne.games()]
GAMES = [*SMALLEST, ("struggle-of-empires", 5)]


def seen(batch: Batch) -> list[bytes]:
    return [np.ascontiguousarray(array).tobytes() for array in batch]


def steps(env: VectorEnv, seed: int, count: int) -> list[list[bytes]]:
    """Random play: everything that the arrays ever said."""
    numbers = np.random.default_rng(seed)
    batch = env.reset(seed=seed)
    found = [seen(batch)]
    for _ in range(count):
        batch = env.step((batch.masks * numbers.random(batch.masks.shape)).argmax(axis=1))
        found.append(seen(batch))
    return found


@pytest.mark.parametrize(("game", "count"), GAMES)
def test_the_same_on_one_process_and_on_two(game: str, count: int) -> None:
    with VectorEnv(game, count, games=5) as one, VectorEnv(game, count, games=5, processes=2) as two:
        assert steps(one, 7, 60) == steps(two, 7, 60)
        assert steps(one, 7, 20) != steps(one, 8, 20)


@pytest.mark.parametrize(("game", "count"), SMALLEST)
def test_the_same_as_the_games_one_by_one(game: str, count: int) -> None:
    """Through the end of a game and on into the next one, with rewards and lengths where it ended."""
    numbers = np.random.default_rng(1)
    finished = [0, 0]
    setup = MatchSetup(game, count)
    with VectorEnv(game, count, games=2) as env:
        batch = env.reset(seed=3)
        matches = [Match(setup, f"3/{number}/0") for number in range(2)]
        lengths = [0, 0]
        while min(finished) < 1:
            for number, match in enumerate(matches):
                assert batch.actors[number] == match.actor
                assert np.array_equal(batch.masks[number], match.mask())
                assert np.array_equal(batch.rows[number], match.row(match.actor))
            actions = [int(numbers.choice(match.legal())) for match in matches]
            batch = env.step(actions)
            for number, match in enumerate(matches):
                match.step(actions[number])
                lengths[number] += 1
                assert batch.lengths[number] == lengths[number]
                assert bool(batch.ended[number]) == match.over
                assert np.allclose(batch.rewards[number], match.payoffs())
                if match.over:
                    finished[number] += 1
                    lengths[number] = 0
                    matches[number] = Match(setup, f"3/{number}/{finished[number]}")


@pytest.mark.parametrize("processes", [1, 2])
def test_an_action_that_is_not_open_changes_nothing_anywhere(processes: int) -> None:
    with VectorEnv("imperial-struggle", games=3, processes=processes) as env:
        batch = env.reset(seed=1)
        before = seen(batch)[:-1]
        good = batch.masks.argmax(axis=1)
        bad = good.copy()
        bad[2] = batch.masks[2].argmin()
        with pytest.raises(IllegalAction, match="game 2: .* is not open"):
            env.step(bad)
        bad[2] = 99999
        with pytest.raises(IllegalAction, match="game 2: 99999, which is no action"):
            env.step(bad)
        assert seen(batch)[:-1] == before
        env.step(good)


def test_critics_rows_and_bad_numbers() -> None:
    with (
        VectorEnv("imperial-struggle", games=1) as plain,
        VectorEnv("imperial-struggle", games=1, omniscient=True) as full,
    ):
        narrow, wide = plain.reset(seed=1).rows, full.reset(seed=1).rows
        assert np.array_equal(wide[:, : narrow.shape[1]], narrow) and wide.shape[1] > narrow.shape[1]
    with pytest.raises(BadOptions, match="3 processes for 2 games"):
        VectorEnv("imperial-struggle", games=2, processes=3)


@pytest.mark.parametrize(("processes", "apart"), [(1, False), (1, True), (2, False), (2, True)])
def test_a_step_in_two_halves_is_a_step(processes: int, apart: bool) -> None:
    """Two environments that take turns: while one steps, the other is thought about."""
    with (
        VectorEnv("imperial-struggle", games=2, processes=processes, apart=apart) as halves,
        VectorEnv("imperial-struggle", games=2) as whole,
    ):
        first, second = halves.reset(seed=4), whole.reset(seed=4)
        for _ in range(20):
            halves.begin_step(first.masks.argmax(axis=1))
            second = whole.step(second.masks.argmax(axis=1))
            first = halves.end_step()
            assert seen(first) == seen(second)


@pytest.mark.parametrize(
    ("count", "bounds"), [(0, [(0, 2), (2, 5)]), (2, [(0, 2), (2, 5)]), (4, [(0, 1), (1, 2), (2, 3), (3, 5)])]
)
def test_parts_are_stepped_for_themselves(count: int, bounds: list[tuple[int, int]]) -> None:
    """No process waits for another: whichever part is done goes on, and each plays the same games as if all were
    stepped together."""
    steps = 15
    with (
        VectorEnv("imperial-struggle", games=5, processes=2, apart=True, parts=count) as parts,
        VectorEnv("imperial-struggle", games=5) as whole,
    ):
        assert [(part.start, part.stop) for part in parts.parts] == bounds
        batch, second = parts.reset(seed=4), whole.reset(seed=4)
        left = [steps] * len(bounds)
        for part, games in enumerate(parts.parts):
            parts.begin_part(part, batch.masks[games].argmax(axis=1))
        ended: list[int] = []
        while len(ended) < len(bounds) * steps:
            part = parts.end_part()
            ended.append(part)
            left[part] -= 1
            if left[part]:
                parts.begin_part(part, batch.masks[parts.parts[part]].argmax(axis=1))
        assert not any(left)
        for _ in range(steps):
            second = whole.step(second.masks.argmax(axis=1))
        assert seen(batch) == seen(second)


def test_a_part_may_be_far_ahead() -> None:
    with (
        VectorEnv("imperial-struggle", games=4, processes=2, apart=True) as parts,
        VectorEnv("imperial-struggle", games=4) as whole,
    ):
        batch, second = parts.reset(seed=9), whole.reset(seed=9)
        still = batch.masks[2:].tobytes()
        for _ in range(10):
            parts.begin_part(0, batch.masks[:2].argmax(axis=1))
            assert parts.end_part() == 0
            second = whole.step(second.masks.argmax(axis=1))
        assert (batch.masks[:2] == second.masks[:2]).all() and (batch.lengths == [10, 10, 0, 0]).all()
        assert batch.masks[2:].tobytes() == still


@pytest.mark.parametrize("wrong", [{"parts": 2}, *({"parts": parts, "apart": True} for parts in (-2, 1, 3, 8))])
def test_parts_belong_to_processes(wrong: dict[str, Any]) -> None:
    """As many for each process, no more than games, and only where all games are played apart."""
    with pytest.raises(BadOptions, match=f"{wrong['parts']} parts of 6 games on 2 processes"):
        VectorEnv("imperial-struggle", games=6, processes=2, **wrong)


def test_processes_end_in_peace(capfd: pytest.CaptureFixture[str]) -> None:
    """Also in the midst of a step: no process has anything to complain of."""
    env = VectorEnv("imperial-struggle", games=4, processes=2, apart=True, parts=4)
    env.reset(seed=1)
    env.step(env.batch.masks.argmax(axis=1))
    env.begin_part(3, env.batch.masks[3:].argmax(axis=1))
    workers = list(env._workers)
    env.close()
    assert [worker.exitcode for worker in workers] == [0, 0]
    assert capfd.readouterr().err == ""


def test_what_is_no_part_is_refused() -> None:
    """A part under way, games that are not played apart, an action that is not open; and nothing changes."""
    with VectorEnv("imperial-struggle", games=2, processes=2) as together:
        together.reset(seed=1)
        with pytest.raises(BadOptions, match="apart=True"):
            together.begin_part(0)
    with VectorEnv("imperial-struggle", games=2, processes=2, apart=True) as env:
        batch = env.reset(seed=1)
        for part in (-1, 2):
            with pytest.raises(BadOptions, match=f"no part {part}"):
                env.begin_part(part)
        with pytest.raises(TricorneError, match="no part is being stepped"):
            env.end_part()
        with pytest.raises(IllegalAction, match="game 1"):
            env.begin_part(1, [int(batch.masks[1].argmin())])
        env.begin_part(1, [int(batch.masks[1].argmax())])
        with pytest.raises(TricorneError, match="part 1 is being stepped already"):
            env.begin_part(1)
        for forbidden in (env.step, env.reset):
            with pytest.raises(TricorneError, match=r"parts \[1\] are still being stepped"):
                forbidden()
        assert env.end_part() == 1
        assert batch.lengths.tolist() == [0, 1]
        env.step(batch.masks.argmax(axis=1))
        assert batch.lengths.tolist() == [1, 2]


@pytest.mark.parametrize(("game", "count"), [("struggle-of-empires", 4), ("imperial-struggle", 2)])
def test_powers_drawn_by_seed(game: str, count: int) -> None:
    """Each game has powers of its own, and its rows are what they see."""
    with (
        VectorEnv(game, count, games=6, powers="random") as one,
        VectorEnv(game, count, games=6, processes=2, powers="random") as two,
    ):
        assert steps(one, 7, 15) == steps(two, 7, 15)
        seats = one.reset(seed=7).seats.tolist()
        assert len({tuple(seated) for seated in seats}) > 1
        ids = one.setup.game.seat_ids
        for number, seated in enumerate(seats):
            match = Match(MatchSetup(game, [ids[seat] for seat in seated]), f"7/{number}/0")
            assert np.array_equal(one.batch.rows[number], match.row(match.actor))


def test_the_learner_among_house_bots() -> None:
    """Whoever steps is asked for one place alone, and told when its game ended."""
    with VectorEnv("imperial-struggle", games=3, bots=["random"], reward="margin") as env:
        batch = env.reset(seed=2)
        first = batch.learners.copy()
        assert set(first.tolist()) == {0, 1}
        for _ in range(2000):
            assert (batch.actors == batch.learners)[~batch.ended].all()
            batch = env.step(batch.masks.argmax(axis=1))
            if batch.ended.any():
                break
        game = int(batch.ended.argmax())
        assert batch.learners[game] == first[game] and batch.lengths[game] > 50
        points = batch.scores[game]
        assert np.allclose(batch.rewards[game], [points[0] - points[1], points[1] - points[0]])
        assert batch.last_rows[game].any() and not np.array_equal(batch.last_rows[game], batch.rows[game])
        lengths = batch.lengths.copy()
        env.step(batch.masks.argmax(axis=1))
        assert batch.lengths[game] < 50 < lengths[game] and not batch.ended[game]


def test_what_cannot_be_seated_is_refused() -> None:
    for wrong in (
        {"seats": 8},
        {"seats": 4, "powers": "other"},
        {"seats": ["france", "britain"], "powers": "random"},
        {"seats": 2, "bots": ["random", "random"]},
        {"seats": 2, "bots": ["nobody"]},
        {"seats": 2, "bots": ["random"], "learner": 2},
        {"seats": 2, "observation": "short"},
    ):
        with pytest.raises(BadOptions):
            VectorEnv("struggle-of-empires", games=1, **wrong)


@pytest.mark.parametrize(("game", "count"), SMALLEST)
def test_compact_rows(game: str, count: int) -> None:
    if tricorne.game(game).encoder().compact() is None:  # type: ignore[union-attr]
        pytest.skip("this game has none")
    setup = MatchSetup(game, count, observation="compact")
    full = encoding(game)
    sheet = setup.encoding
    assert 200 < sheet.size < full.size / 2
    with VectorEnv(game, count, games=1, observation="compact") as env:
        batch = env.reset(seed=5)
        match = Match(setup, "5/0/0")
        for _ in range(40):
            row = match.row(match.actor)
            assert np.array_equal(batch.rows[0], row)
            told = full.row(match.position, setup.numbers[match.actor])
            assert np.array_equal(sheet.part(row, "question"), full.part(told, "question"))
            batch = env.step(batch.masks.argmax(axis=1))
            match.step(int(match.mask().argmax()))


def test_puffers_buffers_are_written_in_place() -> None:
    buffers = {"rewards": np.ones(3, dtype=np.float32), "terminals": np.ones(3, dtype=np.bool_)}
    env = TricornePuffer("imperial-struggle", games=3, buf=buffers, observation="compact")
    seen, _ = env.reset(seed=1)
    assert env.rewards is buffers["rewards"] and not buffers["rewards"].any() and not buffers["terminals"].any()
    told: list[dict[str, object]] = []
    total = 0.0
    while not told:
        seen, rewards, terminals, _, told = env.step(seen[:, env.mask_from :].argmax(axis=1))
        assert seen is env.observations and env.single_observation_space.contains(seen[0])
        total += float(rewards.sum())
    assert terminals.sum() == len(told) and total in (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)
    assert set(told[0]) == {"game", "scores", "rewards", "length", "final_observation"}
    assert env.recv()[0] is seen
    env.close()
