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

Numbers = NDArray[np.int64]


def _states(factor: int, modulus: int, limit: int, residue: int, second: int, chunk: int = 1 << 24) -> Numbers:
    """All states at the first die with these residues modulo 6 at the first and the second die; with a limit only those
    that come of a start below it."""
    found: list[Numbers] = []
    first, last, step = (1, limit, 1) if limit else (residue or 6, modulus, 6)
    for begin in range(first, last, chunk * step):
        states = np.arange(begin, min(last, begin + chunk * step), step, dtype=np.int64)
        if limit:
            states = states * factor % modulus
            states = states[states % 6 == residue]
        found.append(states[states * factor % modulus % 6 == second])
    return np.concatenate(found)


def _codes(states: Numbers, factor: int, modulus: int, dice: Numbers) -> Numbers:
    """The residues at the dice after the first two as one number each; with dice: what the other half must have."""
    codes = np.zeros(len(states), dtype=np.int64)
    states = states * factor % modulus
    for die in dice:
        states = states * factor % modulus
        codes = codes * 6 + (states + die) % 6
    return codes


def parts() -> Iterator[tuple[int, int]]:
    """The search falls into 36 parts, by the residues of x at the first two dice."""
    for residue in range(6):
        for second in range(6):
            yield residue, second


def search(dice: list[int], limit: int, residue: int, second: int) -> tuple[int, int] | None:
    """The states at the first die that give all these dice, if they lie in this part; None if they do not."""
    seen = np.array(dice, dtype=np.int64) - 1
    firsts = _states(FIRST_FACTOR, FIRST_MODULUS, limit, residue, second)
    seconds = _states(SECOND_FACTOR, SECOND_MODULUS, limit, int((residue - seen[0]) % 6), int((second - seen[1]) % 6))
    nothing = np.zeros(MET, dtype=np.int64)
    codes = _codes(firsts, FIRST_FACTOR, FIRST_MODULUS, nothing)
    order = np.argsort(codes, kind="stable")
    firsts, codes = firsts[order], codes[order]
    wanted = _codes(seconds, SECOND_FACTOR, SECOND_MODULUS, seen[2 : 2 + MET])
    order = np.argsort(wanted, kind="stable")  # looked up in order, most of what is needed lies near
    seconds, wanted = seconds[order], wanted[order]
    low, high = np.searchsorted(codes, wanted, "left"), np.searchsorted(codes, wanted, "right")
    many = high - low
    pairs = np.repeat(np.arange(len(seconds)), many)
    within = np.arange(len(pairs)) - np.repeat(np.cumsum(many) - many, many)
    x, y = firsts[low[pairs] + within], seconds[pairs]
    start_x, start_y = x, y
    for die in seen:
        fits = (x - y) % 6 == die
        start_x, start_y = start_x[fits], start_y[fits]
        x, y = x[fits] * FIRST_FACTOR % FIRST_MODULUS, y[fits] * SECOND_FACTOR % SECOND_MODULUS
    return (int(start_x[0]), int(start_y[0])) if len(start_x) else None


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
