"""What learners get: rewards by win, rank or margin, powers drawn by the seed, and Gymnasium's vector environment."""

from __future__ import annotations

import numpy as np
import pytest

import tricorne
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.gym import TricorneEnv
from tricorne.envs.gym_vector import TricorneVectorEnv
from tricorne.envs.match import Match, MatchSetup
from tricorne.envs.vector import VectorEnv
from tricorne.kernel.errors import BadOptions

EMPIRES = "struggle-of-empires"
IMPERIAL = "imperial-struggle"


def finished(reward: str) -> Match:
    match = Match(MatchSetup(EMPIRES, 4, reward=reward), seed=8)
    while not match.over:
        match.step(match.legal()[-1])
    return match


def test_rewards_go_by_win_rank_or_margin() -> None:
    ranking = finished("win").engine.ranking(finished("win").position)
    scores = finished("win").engine.scores(finished("win").position)
    by_rank = dict(zip(finished("rank").setup.seats, finished("rank").payoffs(), strict=True))
    by_margin = dict(zip(finished("margin").setup.seats, finished("margin").payoffs(), strict=True))
    assert abs(sum(by_rank.values())) < 1e-9 and abs(sum(by_margin.values())) < 1e-9
    order = [seat for group in ranking for seat in group]
    assert sorted(order, key=lambda seat: -by_rank[seat]) == order
    if [len(group) for group in ranking] == [1, 1, 1, 1]:
        assert [round(by_rank[seat], 6) for seat in order] == [1.0, 0.333333, -0.333333, -1.0]
    for seat, points in scores.items():
        others = [scores[other] for other in scores if other != seat]
        assert by_margin[seat] == pytest.approx(points - sum(others) / 3)
    with pytest.raises(BadOptions, match="win, rank, margin"):
        MatchSetup(EMPIRES, 4, reward="fame")


@pytest.mark.parametrize("count", [1, 8, 9, -1])
def test_a_number_that_cannot_play_is_refused(count: int) -> None:
    for make in (TricorneEnv, TricorneAEC, VectorEnv, TricorneVectorEnv):
        with pytest.raises(BadOptions, match="is played by 2 to 7"):
            make(EMPIRES, seats=count)


def test_powers_and_the_learner_are_drawn_by_the_seed() -> None:
    env = TricorneEnv(EMPIRES, seats=4, bots=["random"], powers="random")
    seen = set()
    learners = set()
    for seed in range(12):
        row, info = env.reset(seed=seed)
        table = (tuple(env.setup.seats), info["learner"])
        assert row.shape == (env.setup.encoding.size,) and env.state.actor == info["learner"] in table[0]
        assert len(set(table[0])) == 4
        seen.add(table[0])
        learners.add(info["learner"])
        env.step(int(info["action_mask"].argmax()))
        env.reset(seed=seed)
        assert (tuple(env.setup.seats), env.learner) == table
    assert len(seen) > 8 and len(learners) > 3
    assert {power for seats in seen for power in seats} == set(tricorne.game(EMPIRES).seat_ids)
    with pytest.raises(BadOptions, match="no learner named"):
        TricorneEnv(EMPIRES, seats=["france", "spain"], powers="random")


@pytest.mark.parametrize("processes", [1, 2])
def test_gymnasium_vectors_end_and_go_on(processes: int) -> None:
    """The same games as our own vectors; at the end of one its points, length and last row are told."""
    numbers = np.random.default_rng(3)
    env = TricorneVectorEnv(IMPERIAL, num_envs=4, processes=processes, reward="margin")
    rows, info = env.reset(seed=5)
    assert env.observation_space.contains(rows)
    ends = 0
    for _ in range(900):
        acted = info["actor"]
        chosen = (info["action_mask"] * numbers.random(info["action_mask"].shape)).argmax(axis=1)
        rows, rewards, ended, truncated, info = env.step(chosen)
        assert not truncated.any() and ("final_obs" in info) == bool(ended.any())
        for game in np.flatnonzero(ended):
            ends += 1
            scores = info["final_info"]["scores"][game]
            assert rewards[game] == pytest.approx(scores[acted[game]] - scores[1 - acted[game]])
            assert info["final_info"]["lengths"][game] > 100
            assert not np.array_equal(info["final_obs"][game], rows[game])
        if ends:
            break
    env.close()
    assert ends
