"""How much better than expected decisions turned out: against the sums written out."""

from __future__ import annotations

import numpy as np
import pytest

from tricorne.learning.advantages import advantages

TRUST = 0.5


def test_two_seats_by_turns_to_the_end_of_a_game() -> None:
    """Seat 0, seat 1, seat 0, then the end, which brings 1 and -1."""
    rewards = np.zeros((3, 1, 2), dtype=np.float32)
    rewards[2, 0] = [1, -1]
    ended = np.array([[False], [False], [True]])
    actors = np.array([[0], [1], [0]])
    values = np.array([[0.2], [0.1], [0.6]], dtype=np.float32)
    found, known = advantages(rewards, ended, actors, values, TRUST)
    last = 1 - 0.6
    assert found[:, 0] == pytest.approx([(0.6 - 0.2) + TRUST * last, -1 - 0.1, last])
    assert known.all()


def test_what_follows_later_is_not_known() -> None:
    """No decision of the seat follows in these steps, and no end: nothing can be said."""
    rewards = np.zeros((2, 1, 2), dtype=np.float32)
    values = np.array([[0.3], [0.4]], dtype=np.float32)
    found, known = advantages(rewards, np.zeros((2, 1), bool), np.array([[0], [1]]), values, TRUST)
    assert not known.any() and not found.any()


def test_the_next_game_is_no_future_of_this_one() -> None:
    """The game ends at the first step; the second belongs to the next game."""
    rewards = np.zeros((2, 1, 2), dtype=np.float32)
    rewards[0, 0] = [-1, 1]
    ended = np.array([[True], [False]])
    values = np.array([[0.5], [0.9]], dtype=np.float32)
    found, known = advantages(rewards, ended, np.array([[0], [0]]), values, TRUST)
    assert known[:, 0].tolist() == [True, False]
    assert found[0, 0] == pytest.approx(-1.5)


def test_what_others_did_in_between_brings_reward_too() -> None:
    """A reward that falls to a seat while another decides counts for its last decision."""
    rewards = np.zeros((3, 1, 2), dtype=np.float32)
    rewards[1, 0] = [0.25, 0]
    values = np.array([[0.0], [0.0], [0.5]], dtype=np.float32)
    found, known = advantages(rewards, np.zeros((3, 1), bool), np.array([[0], [1], [0]]), values, TRUST)
    assert known[:, 0].tolist() == [True, False, False]
    assert found[0, 0] == pytest.approx(0.25 + 0.5)
