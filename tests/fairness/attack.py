"""Foretelling dice of the quick streams from those of a public log: a meeting in the middle.

A quick stream counts the difference of two recurrences modulo a multiple of 6, so a die is ``(x - y) mod 6 + 1`` where
x and y are the states of two small generators. Their residues can be listed apart: all x by their next residues in one
table, all y, with the dice added, looked up in it. Pairs that agree on all dice seen so far are the stream.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.chance import FIRST_FACTOR, FIRST_MODULUS, SECOND_FACTOR, SECOND_MODULUS

MET = 12
"""Dice that the table is made of: six to the power of this is about the number of states."""
WHOLE = 0
"""No limit: every state that a stream can have."""

BLOCK = 1 << 15
"""States that are worked on at once: so many stay in a processor's cache."""
STATE_BITS = 31
"""A state and the code of its dice stand in one number, so that one sort brings both into order."""

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
"""Whole numbers below 2 to the power of 53, which processors divide much faster than integers."""


def _remainder(numbers: Floats, by: int) -> Floats:
    """Exact: for a modulus because it is prime and no quotient is nearly whole, for 6 as trying all numbers shows."""
    left: Floats = numbers - np.floor(numbers * (1 / by)) * by
    return left


def _states(factor: int, modulus: int, limit: int, residue: int, second: int) -> Iterator[Floats]:
    """All states at the first die with these residues modulo 6 at the first and the second die; with a limit only those
    that come of a start below it."""
    first, last, step = (1, limit, 1) if limit else (residue or 6, modulus, 6)
    for begin in range(first, last, BLOCK * step):
        states = np.arange(begin, min(last, begin + BLOCK * step), step, dtype=np.float64)
        if limit:
            states = _remainder(states * factor, modulus)
            states = states[_remainder(states, 6) == residue]
        yield states[_remainder(_remainder(states * factor, modulus), 6) == second]


def _coded(blocks: Iterator[Floats], factor: int, modulus: int, dice: Numbers) -> Numbers:
    """The states in order of their codes: the residues at the dice after the first two as one number. With dice: what
    the other half must have."""
    found: list[Numbers] = []
    for starts in blocks:
        codes = np.zeros(len(starts))
        states = _remainder(starts * factor, modulus)
        for die in dice:
            states = _remainder(states * factor, modulus)
            codes = codes * 6 + _remainder(states + die, 6)
        found.append((codes.astype(np.int64) << STATE_BITS) + starts.astype(np.int64))
    coded = np.concatenate(found)
    coded.sort()
    return coded


def _meetings(firsts: Numbers, seconds: Numbers) -> Iterator[tuple[Numbers, Numbers]]:
    """The pairs of states with the same code, some at a time."""
    only_state = (1 << STATE_BITS) - 1
    for begin in range(0, len(seconds), BLOCK):
        some = seconds[begin : begin + BLOCK]
        codes = some >> STATE_BITS
        near = firsts[slice(*np.searchsorted(firsts, [codes[0] << STATE_BITS, (codes[-1] + 1) << STATE_BITS]))]
        low = np.searchsorted(near, codes << STATE_BITS)
        high = np.searchsorted(near, (codes + 1) << STATE_BITS)
        many = high - low
        pairs = np.repeat(np.arange(len(some)), many)
        within = np.arange(len(pairs)) - np.repeat(np.cumsum(many) - many, many)
        yield near[low[pairs] + within] & only_state, some[pairs] & only_state


def parts() -> Iterator[tuple[int, int]]:
    """The search falls into 36 parts, by the residues of x at the first two dice."""
    for residue in range(6):
        for second in range(6):
            yield residue, second


def search(dice: list[int], limit: int, residue: int, second: int) -> tuple[int, int] | None:
    """The states at the first die that give all these dice, if they lie in this part; None if they do not."""
    seen = np.array(dice, dtype=np.int64) - 1
    blocks = _states(FIRST_FACTOR, FIRST_MODULUS, limit, residue, second)
    firsts = _coded(blocks, FIRST_FACTOR, FIRST_MODULUS, np.zeros(MET, dtype=np.int64))
    blocks = _states(SECOND_FACTOR, SECOND_MODULUS, limit, int((residue - seen[0]) % 6), int((second - seen[1]) % 6))
    seconds = _coded(blocks, SECOND_FACTOR, SECOND_MODULUS, seen[2 : 2 + MET])
    for x, y in _meetings(firsts, seconds):
        start_x, start_y = x, y
        for die in seen:
            fits = (x - y) % 6 == die
            start_x, start_y = start_x[fits], start_y[fits]
            x, y = x[fits] * FIRST_FACTOR % FIRST_MODULUS, y[fits] * SECOND_FACTOR % SECOND_MODULUS
        if len(start_x):
            return int(start_x[0]), int(start_y[0])
    return None


def go_on(x: int, y: int, count: int) -> list[int]:
    """The dice of a stream from these states on."""
    found: list[int] = []
    for _ in range(count):
        found.append((x - y) % (FIRST_MODULUS - 1) % 6 + 1)
        x, y = x * FIRST_FACTOR % FIRST_MODULUS, y * SECOND_FACTOR % SECOND_MODULUS
    return found


def foretell(dice: list[int], count: int, limit: int = WHOLE) -> list[int] | None:
    """The next dice after those of a log; None if no stream gives these."""
    for residue, second in parts():
        states = search(dice, limit, residue, second)
        if states is not None:
            return go_on(*states, len(dice) + count)[len(dice) :]
    return None
