"""The arrays of many games at once: one row a game, in one stretch of memory that processes can share."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.machine_words import Octets

ALIGNED: Final = 64

Layout = list[tuple[tuple[int, ...], Any]]


class Batch(NamedTuple):
    """The arrays of all games; they are written anew by every step, so copy what you keep."""

    rows: NDArray[np.int8]
    """What the seat that is asked knows."""
    masks: NDArray[np.int8]
    """1 for every open action."""
    actors: NDArray[np.int32]
    """The place of the seat that is asked."""
    rewards: NDArray[np.float32]
    """What each seat got by this step: all 0 but where a game ended."""
    ended: NDArray[np.bool_]
    """Whether the game ended by this step; its row already belongs to the next one."""
    lengths: NDArray[np.int32]
    """Decisions of the game so far, those of house bots too; of the finished one where a game ended."""
    scores: NDArray[np.int32]
    """The points of each seat in the game that ended last."""
    last_rows: NDArray[np.int8]
    """What the seat that played last (or the learner among bots) knew at the end of that game."""
    seats: NDArray[np.int8]
    """Who sits at each place: numbers in the game's own order of its seats."""
    learners: NDArray[np.int32]
    """The place of the learner where bots have the others, else -1; where a game ended, of the finished one."""
    actions: NDArray[np.int32]
    """What to play: a step reads it."""


def layout(games: int, places: int, size: int, actions: int) -> Layout:
    """The shapes and kinds of the arrays of a batch."""
    return [
        ((games, size), np.int8),
        ((games, actions), np.int8),
        ((games,), np.int32),
        ((games, places), np.float32),
        ((games,), np.bool_),
        ((games,), np.int32),
        ((games, places), np.int32),
        ((games, size), np.int8),
        ((games, places), np.int8),
        ((games,), np.int32),
        ((games,), np.int32),
    ]


def space_of(shape: tuple[int, ...], kind: Any) -> int:
    """The bytes that an array takes."""
    used = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-used // ALIGNED) * ALIGNED


def total_space(wanted: Layout) -> int:
    return sum(space_of(shape, kind) for shape, kind in wanted)


def arrays(wanted: Layout, buffer: Any) -> list[Any]:
    """The arrays in a stretch of memory, one after the other."""
    found = []
    at = 0
    for shape, kind in wanted:
        found.append(np.ndarray(shape, dtype=kind, buffer=buffer, offset=at))
        at += space_of(shape, kind)
    return found


def joined(rows: list[Octets]) -> NDArray[np.int8]:
    """Rows of bytes as one array."""
    return np.frombuffer(b"".join(rows), dtype=np.int8).reshape(len(rows), -1)
