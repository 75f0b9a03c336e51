"""A judgement in pieces that a pool of processes can work off between other things: each call is short, and what a
process has read of a record it remembers for the next call."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec

from tricorne.analysis.judge import Judging
from tricorne.analysis.playouts import Task, Worth, side_by_side, worths

SEED = "1756"


@lru_cache(maxsize=4)
def _judging(text: str) -> Judging:
    return Judging(text)


def positions(text: str) -> tuple[list[Task], int]:
    """The positions that are to be judged first, and of how many a piece is made, or of twice as many, and so on."""
    judging = _judging(text)
    return judging.positions(), side_by_side(judging.story, judging.name)


def judge_some(text: str, tasks: list[Task], playouts: int) -> tuple[list[Worth], float]:
    """The worth of some of what is to be judged, and how many seconds that took."""
    judging = _judging(text)
    begun = time.monotonic()
    found = worths(text, "", judging.story, tasks, playouts, SEED, judging.name, judging.late, 1, _nobody)
    return found, time.monotonic() - begun


def other_ways(text: str, seen: list[Worth]) -> list[Task]:
    """The alternatives that are to be judged then."""
    return _judging(text).other_ways(seen)[0]


def put_together(text: str, seen: list[Worth], found: list[Worth], playouts: int) -> bytes:
    """The judgement as JSON."""
    return msgspec.json.encode(_judging(text).judgement(seen, found, playouts, SEED))


def _nobody(done: int) -> None:
    """Nobody counts within a piece."""
