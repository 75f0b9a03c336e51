"""The whole attack, for `make test-long`: every state that a quick stream can have, in 36 parts."""

from __future__ import annotations

import os
from multiprocessing import get_context

from tests.fairness.attack import WHOLE, go_on, parts, search
from tests.fairness.test_attack import SEEN, TO_COME, quick_dice
from tests.kernel.test_keyed import HOUSE, LETTERS
from tricorne.kernel.chance import seeded
from tricorne.kernel.keyed import KeyedChance


def foretold(dice: list[int]) -> list[int] | None:
    """The next dice; the parts are searched by as many processes as there are processors, as far as needed."""
    jobs = [(dice, WHOLE, residue, second) for residue, second in parts()]
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for states in pool.imap_unordered(_search, jobs):
            if states is not None:
                return go_on(*states, len(dice) + TO_COME)[len(dice) :]
    return None


def _search(job: tuple[list[int], int, int, int]) -> tuple[int, int] | None:
    return search(*job)


def test_any_quick_stream_is_foretold() -> None:
    dice = quick_dice(seeded("a long secret that nobody knows", ["dice"]), SEEN + TO_COME)
    assert foretold(dice[:SEEN]) == dice[SEEN:]


def test_no_quick_stream_gives_the_dice_of_a_live_table() -> None:
    keyed = KeyedChance(HOUSE, LETTERS)
    assert foretold([1 + keyed.ticket(number, 6) for number in range(1, SEEN + 1)]) is None
