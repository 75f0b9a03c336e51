"""Chance: named random streams inside the position, and outcomes given from outside.

A stream is a small combined generator of two multiplicative recurrences (two integers), kept in the
position, so that the same seed gives the same game on every machine and in every process. Each kind of
chance has a stream of its own: throwing dice more often never changes the next marker from the bag.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

FIRST_FACTOR: Final = 40014
FIRST_MODULUS: Final = 2147483563
SECOND_FACTOR: Final = 40692
SECOND_MODULUS: Final = 2147483399
FOUR_WORDS: Final = struct.Struct(">IIII")
"""The start of a digest: the upper and the lower half of a number for each recurrence."""
WORD: Final = 1 << 32


def seeded(seed: int | str, streams: list[str]) -> list[int]:
    """The starting numbers of all streams, two for each.

    >>> seeded(1756, ["dice"]) == seeded("1756", ["dice"])
    True
    """
    numbers: list[int] = []
    for name in streams:
        words = FOUR_WORDS.unpack_from(hashlib.sha256(f"{seed}/{name}".encode()).digest())
        numbers.append(_start(words[0], words[1], FIRST_MODULUS))
        numbers.append(_start(words[2], words[3], SECOND_MODULUS))
    return numbers


def _start(upper: i64, lower: i64, modulus: i64) -> i64:
    """Where a recurrence starts, from 1 to modulus - 1, given a number of 64 bits in two halves."""
    most = modulus - 1
    return 1 + (upper % most * (WORD % most) + lower) % most


def below(numbers: list[int], stream: int, limit: int) -> int:
    """The next whole number from 0 to limit - 1 of a stream; moves that stream on."""
    at = stream + stream
    first: i64 = numbers[at]
    second: i64 = numbers[at + 1]
    first = first * FIRST_FACTOR % FIRST_MODULUS
    second = second * SECOND_FACTOR % SECOND_MODULUS
    numbers[at] = first
    numbers[at + 1] = second
    below_limit: i64 = limit
    return (first - second) % (FIRST_MODULUS - 1) % below_limit


def one_at(numbers: list[int], stream: int, places: list[int], place: int) -> int:
    """One of the pieces that lie at a place, each as likely; the same as if all of them were listed as outcomes.

    >>> one_at(seeded(1756, ["bag"]), 0, [1, 0, 0, 2, 0], 0) in (1, 2, 4)
    True
    """
    count = 0
    for here in places:
        if here == place:
            count += 1
    left = below(numbers, stream, count)
    for piece, here in enumerate(places):
        if here == place:
            if left == 0:
                return piece
            left -= 1
    raise ValueError("there is nothing to draw")


@final
class Stream:
    """One stream outside any position, for bulk play: its two numbers stay machine words between draws.

    >>> stream, numbers = Stream(1756, "playout"), seeded(1756, ["playout"])
    >>> [stream.below(6) for _ in range(9)] == [below(numbers, 0, 6) for _ in range(9)]
    True
    """

    def __init__(self, seed: int | str, name: str) -> None:
        numbers = seeded(seed, [name])
        self.first: i64 = numbers[0]
        self.second: i64 = numbers[1]

    def below(self, limit: i64) -> i64:
        """The next whole number from 0 to limit - 1."""
        first = self.first * FIRST_FACTOR % FIRST_MODULUS
        second = self.second * SECOND_FACTOR % SECOND_MODULUS
        self.first = first
        self.second = second
        return (first - second) % (FIRST_MODULUS - 1) % limit


def shuffle(numbers: list[int], stream: int, items: list[int]) -> None:
    """Put a list into random order, in place; every order is equally likely.

    >>> items = [1, 2, 3, 4]
    >>> shuffle(seeded(7, ["cards"]), 0, items)
    >>> sorted(items)
    [1, 2, 3, 4]
    """
    for last in range(len(items) - 1, 0, -1):
        other = below(numbers, stream, last + 1)
        items[last], items[other] = items[other], items[last]


def commitment(seed: int | str) -> str:
    """A seal on a seed: published before the game, it proves afterwards that the dice were fixed all along.

    >>> commitment("a long secret")[:8]
    '68e78764'
    """
    return hashlib.sha256(f"tricorne/{seed}".encode()).hexdigest()


class Scripted:
    """Outcomes given from outside, in the order in which chance is asked: tests, replays, real dice.

    Each entry is a number or the text that the record uses for the outcome (a marker's id, say). When
    the script runs out the state waits with chance as its actor; ``state.feed`` goes on.
    """

    def __init__(self, outcomes: Iterable[int | str] = ()) -> None:
        self.outcomes: list[int | str] = list(outcomes)
