"""The attack that foretold the dice of a table, kept: it works on quick streams, and finds nothing at a live table."""

from __future__ import annotations

import random

from tests.fairness.attack import foretell
from tests.kernel.test_keyed import HOUSE, LETTERS, played
from tricorne.kernel.chance import below
from tricorne.kernel.keyed import KeyedChance
from tricorne.kernel.record import unroll

SEEN, TO_COME = 32, 48
LIMIT = 1 << 18
"""Streams that begin below this are searched for with every test; the whole search takes a processor twenty minutes."""


def quick_dice(numbers: list[int], count: int) -> list[int]:
    return [1 + below(numbers, 0, 6) for _ in range(count)]


def test_quick_streams_are_foretold_from_a_log() -> None:
    """Thirty-two dice tell the next forty-eight, wherever in the searched part the stream began."""
    chance = random.Random(3)
    for _ in range(3):
        dice = quick_dice([chance.randrange(1, LIMIT), chance.randrange(1, LIMIT)], SEEN + TO_COME)
        assert foretell(dice[:SEEN], TO_COME, LIMIT) == dice[SEEN:]


def test_the_dice_of_a_live_table_are_not() -> None:
    """No stream gives the dice of a log of a live table, so there is nothing to go on from."""
    state = played("struggle-of-empires", ["britain", "france", "russia"], KeyedChance(HOUSE, LETTERS), 100_000)
    outcomes = [one.text for entry in unroll(state.last) if len(entry.outcomes) > 3 for one in entry.outcomes]
    dice = [int(text) for text in outcomes if text in "123456"]
    assert len(dice) >= SEEN
    assert foretell(dice[:SEEN], TO_COME, LIMIT) is None
    keyed = KeyedChance(HOUSE, LETTERS)
    assert foretell([1 + keyed.ticket(number, 6) for number in range(1, SEEN + 1)], TO_COME, LIMIT) is None
