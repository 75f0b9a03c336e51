"""Rows of machine words (``machine_words.py``): how they are made, compared and told.

They are as long as they were made and are never appended to. All that lies in them is read by index, slices and loops,
as in a list; what is ``is`` the same cannot be asked of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tricorne.kernel.machine_words import Octets, WordRows, Words

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

PLAIN: Final = __file__.endswith(".py")
"""Is this plain Python, where rows are lists?"""


def words(numbers: list[int]) -> Words:
    """A row with these numbers.

    >>> row = words([1, 7])
    >>> row[1], len(row)
    (7, 2)
    """
    if PLAIN:
        return numbers[:]  # type: ignore[return-value]  # a list
    return vec[i64](numbers)


NO_WORDS: Final = words([])
"""A row without numbers."""


def word_rows(rows: list[list[int]]) -> WordRows:
    """Rows with these numbers.

    >>> word_rows([[1], [2, 7]])[1][1]
    7
    """
    if PLAIN:
        return cast(WordRows, [row[:] for row in rows])
    return vec[vec[i64]]([words(row) for row in rows])


def as_list(row: Words) -> list[int]:
    """The numbers of a row, as a list of its own.

    >>> as_list(words([1, 7]))
    [1, 7]
    """
    return [number for number in row]  # noqa: C416 - compiled, a loop over words


def same(one: Words, other: Words) -> bool:
    """Do two rows hold the same numbers?

    >>> same(words([1, 7]), words([1, 7])), same(words([1, 7]), words([1]))
    (True, False)
    """
    if PLAIN:
        return one == other
    if len(one) != len(other):
        return False
    at: i64 = 0
    for number in one:
        if number != other[at]:
            return False
        at += 1  # noqa: SIM113 - a machine word
    return True


def write_over(row: Words, first: Words) -> None:
    """Write a shorter row over the beginning of a longer one.

    >>> row = words([1, 2, 3])
    >>> write_over(row, words([7, 8]))
    >>> as_list(row)
    [7, 8, 3]
    """
    if PLAIN:
        plain: Any = row
        plain[: len(first)] = first
        return
    at: i64 = 0
    for number in first:
        row[at] = number
        at += 1  # noqa: SIM113 - a machine word


def octets(numbers: list[int]) -> Octets:
    """A row of numbers from 0 to 255.

    >>> bytes(octets([1, 255]))
    b'\\x01\\xff'
    """
    if PLAIN:
        return cast(Octets, bytearray(numbers))
    return vec[u8](numbers)


def put(row: Octets, first: i64, stretch: Octets) -> None:
    """Write a stretch into a row, from a place on.

    >>> row = octets([0, 0, 0, 0])
    >>> put(row, 1, octets([7, 8]))
    >>> bytes(row)
    b'\\x00\\x07\\x08\\x00'
    """
    if PLAIN:
        plain: Any = row
        plain[first : first + len(stretch)] = stretch
        return
    at = first
    for number in stretch:
        row[at] = number
        at += 1
