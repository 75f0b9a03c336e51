"""Gold and unrest, as numbers: each power knows its own, and of the others' what lies open. Encoding version 1.

A list has the numbers of every power twice: as the power itself knows them, then as all others do.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import POWERS, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN, FIXED_OPEN
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.games.struggle_of_empires.view.sight import over
from tricorne.kernel.encoding import NOWHERE, RowWriter, as_byte
from tricorne.kernel.machine_words import Word, Words
from tricorne.kernel.word_rows import as_list, words

GOLD_WIDTH: Final = 3
"""Numbers of a power: whether it is known, tens, ones."""
UNREST_WIDTH: Final = 8
"""Whether it is known, tens, ones, counters of each value, gains, returns."""
NO_GOLD: Final = words([0] * (2 * POWERS * GOLD_WIDTH))
NO_UNREST: Final = words([0] * (2 * POWERS * UNREST_WIDTH))
COUNTERS: Final = 3
GAINS: Final = 6
RETURNS: Final = 7


def gold(p: Position) -> Words:
    """Gold by power."""
    found = NO_GOLD[:]
    for power in p.ruleset.players:
        at = power * GOLD_WIDTH
        found[at] = 1
        found[at + 1] = as_byte(p.gold[power] // 10)
        found[at + 2] = p.gold[power] % 10
    if over(p) or not p.ruleset.hidden_gold:
        _lay_open(found)
    return found


def unrest_by_power(p: Position) -> Words:
    """Unrest by power; gains and returns are open."""
    ruleset = p.ruleset
    found = NO_UNREST[:]
    for power in ruleset.players:
        at = power * UNREST_WIDTH
        found[at] = 1
        found[at + 1] = as_byte(p.unrest[power] // 10)
        found[at + 2] = p.unrest[power] % 10
        if ruleset.unrest_mode == DRAWN_HIDDEN:
            for value in range(COUNTERS):
                found[at + 3 + value] = as_byte(p.counters[power * COUNTERS + value])
    if over(p) or ruleset.unrest_mode == FIXED_OPEN:
        _lay_open(found)
    history = p.unrest_history
    returns = history.length
    for power, gains in enumerate(p.unrest_gains):
        at = power * UNREST_WIDTH + GAINS
        found[at] = found[POWERS * UNREST_WIDTH + at] = as_byte(gains)
        returns -= gains
    if returns:
        events = history.events
        for number in range(history.length):
            event: Word = events[number]
            if unrest.is_return(event):
                at = unrest.power_of(event) * UNREST_WIDTH + RETURNS
                found[at] = found[POWERS * UNREST_WIDTH + at] = as_byte(found[at] + 1)
    return found


def _lay_open(found: Words) -> None:
    """All others know what the powers know themselves."""
    half = len(found) // 2
    for at in range(half):
        found[half + at] = found[at]


def _first(power: Power, seat: int, width: int) -> int:
    """Where the numbers of a power begin that a seat sees."""
    return power * width if power == seat else (POWERS + power) * width


def places(order: list[int], seat: int, first: int, width: int) -> list[int]:
    """By number of such a list: its place in the row of a seat that counts the powers in this order."""
    found = [NOWHERE] * (2 * POWERS * width)
    for at, power in enumerate(order):
        start = _first(power, seat, width)
        for number in range(width):
            found[start + number] = first + at * width + number
    return found


def encode(numbers: Words, order: list[int], seat: int, width: int, s: RowWriter) -> None:
    """Such a list as a seat sees it."""
    listed = as_list(numbers)
    for power in order:
        s.row(listed, _first(power, seat, width), width)
