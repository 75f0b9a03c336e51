"""Rows of machine words, and the same as lists in plain Python (kernel/word_rows.py)."""

import random

import pytest

from tricorne.games.imperial_struggle.board.sets import size
from tricorne.kernel.word_rows import as_list, octets, put, same, word_rows, words


def test_a_row_holds_what_it_was_made_of() -> None:
    numbers = [0, -1, 2**62, -(2**62), 255]
    row = words(numbers)
    assert as_list(row) == numbers
    assert [row[at] for at in range(-len(numbers), 0)] == numbers
    assert as_list(row[1:3]) == [-1, 2**62]


def test_a_copy_goes_its_own_way() -> None:
    row = words([1, 2, 3])
    copy = row[:]
    copy[1] = 7
    assert (as_list(row), as_list(copy)) == ([1, 2, 3], [1, 7, 3])


def test_a_row_of_others_is_no_view_of_them() -> None:
    given = [[1, 2], [3]]
    rows = word_rows(given)
    given[1][0] = 9
    assert [as_list(row) for row in rows] == [[1, 2], [3]]


def test_rows_are_the_same_if_all_their_numbers_are() -> None:
    assert same(words([]), words([]))
    assert same(words([1, 2]), words([1, 2]))
    assert not same(words([1, 2]), words([1, 3]))
    assert not same(words([1]), words([1, 2]))


def test_nothing_lies_outside_a_row() -> None:
    with pytest.raises(IndexError):
        words([1])[1]
    with pytest.raises(IndexError):
        words([1])[1] = 0


def test_a_stretch_is_put_into_octets() -> None:
    row = octets([0] * 6)
    put(row, 2, octets([255, 1]))
    assert bytes(row) == bytes([0, 0, 255, 1, 0, 0])


def test_how_many_are_in_a_set() -> None:
    """Counted as one counts by hand, up to the largest set that a machine word holds."""
    dice = random.Random(1756)
    sets = [0, 1, 2**62 - 1, *(dice.getrandbits(62) for _ in range(200))]
    assert [size(found) for found in sets] == [bin(found).count("1") for found in sets]
