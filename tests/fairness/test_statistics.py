"""The dice of live tables against what chance would bring: faces, pairs, waiting times, draws from a bag by weight."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from tricorne.kernel.keyed import KeyedChance

DRAWS = 120_000
FAR = 5.0
"""So many standard deviations above what is expected never happen by chance; the letters are fixed, so neither here."""


def far_off(seen: list[int], expected: list[float]) -> float:
    """Chi-square in standard deviations from its mean."""
    chi = sum((one - mean) ** 2 / mean for one, mean in zip(seen, expected, strict=True))
    freedom = len(seen) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


def source(name: str) -> KeyedChance:
    return KeyedChance(hashlib.sha256(name.encode()).hexdigest(), [])


@pytest.mark.parametrize("total", [2, 3, 6, 26, 77])
def test_every_ticket_is_as_likely_and_so_is_every_pair(total: int) -> None:
    chance = source(f"tickets/{total}")
    draws = DRAWS // 2 if total != 6 else DRAWS
    tickets = np.array([chance.ticket(number, total) for number in range(1, draws + 1)])
    assert abs(far_off(np.bincount(tickets, minlength=total).tolist(), [draws / total] * total)) < FAR
    pairs = tickets[:-1] * total + tickets[1:]
    if total <= 26:
        expected = (draws - 1) / total**2
        assert abs(far_off(np.bincount(pairs, minlength=total**2).tolist(), [expected] * total**2)) < FAR


def test_one_waits_for_a_six_as_long_as_one_should() -> None:
    chance = source("waiting")
    sixes = np.flatnonzero([chance.ticket(number, 6) == 5 for number in range(1, DRAWS // 2)])
    gaps = np.minimum(np.diff(sixes), 25)
    expected = [len(gaps) / 6 * (5 / 6) ** (gap - 1) for gap in range(1, 25)] + [len(gaps) * (5 / 6) ** 24]
    assert abs(far_off(np.bincount(gaps, minlength=26)[1:].tolist(), expected)) < FAR


def test_weights_are_kept() -> None:
    chance = source("weights")
    texts, weights = ["a", "b", "c", "d"], [7, 1, 3, 2]
    seen = [0, 0, 0, 0]
    for number in range(1, 40_001):
        seen[chance.pick(number, texts, weights)] += 1
    assert abs(far_off(seen, [40_000 * weight / 13 for weight in weights])) < FAR
