"""Sets of small numbers as the bits of one number: Regions, finished actions, used tokens, seats that know a fact."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def bit(number: int) -> int:
    """The set of one number."""
    return 1 << number


def has_bit(bits: i64, number: i64) -> bool:
    """Is a number in the set?

    >>> has_bit(bit(1) | bit(4), 4), has_bit(bit(1) | bit(4), 2)
    (True, False)
    """
    return bits >> number & 1 == 1


def all_bits(size: int) -> int:
    """The set of all numbers below ``size``."""
    return (1 << size) - 1


def numbers_in(bits: int, size: int) -> list[int]:
    """The numbers of a set, in rising order; all are below ``size``.

    >>> numbers_in(bit(0) | bit(3), 5)
    [0, 3]
    """
    return [number for number in range(size) if bits >> number & 1]
