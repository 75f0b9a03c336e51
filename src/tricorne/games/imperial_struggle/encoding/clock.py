"""The turn and its phase, as numbers: all of it is public. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import COMMODITIES, ERAS, NONE, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    DOMINANCE,
    FIRST,
    INITIATIVE,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    OPENING,
    ROUND_NUMBER,
    STAGE,
    TOWNSHEND,
    TURN,
    USA_FLAGS,
)
from tricorne.kernel.encoding import AS_A_NUMBER, BYTE, RowWriter, one_hot_table
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

TURNS: Final = 10
STAGES: Final = 16
ROUNDS: Final = 8
OPENINGS: Final = 4
PARTS: Final = {
    0: "side",
    1: "turn",
    2: "era",
    3: "phase",
    5: "round",
    6: "initiative",
    8: "board-open",
    9: "specials",
}
"""The parts, each by the number that it begins with."""


def clock_shown(p: Position, rounds: bool) -> Words:
    """The numbers that the parts from ``side`` to ``specials`` are composed from; the first is always 0."""
    clock = p.clock
    at_war = p.ruleset.components.turn_war[clock[TURN]] != NONE
    found = [
        0,
        clock[TURN],
        p.era(),
        NONE if at_war or not p.stack else clock[STAGE],
        1 if at_war else 0,
        clock[ROUND_NUMBER] if rounds else NONE,
        clock[INITIATIVE],
        clock[FIRST] if rounds else NONE,
        clock[OPENING],
        clock[USA_FLAGS],
        clock[JACOBITE_VICTORIES],
        clock[JACOBITE_THIRD],
        clock[DOMINANCE],
        clock[TOWNSHEND],
    ]
    return words(found)


def owned_table(seat: int) -> list[bytes]:
    """How a side sees whose something is: 1 for its own, -1 for the other's, 0 for nobody's."""
    table = [bytes([0])] * (BYTE + 1)
    table[seat] = bytes([1])
    table[1 - seat] = bytes([BYTE])
    return table


def tables(seat: int) -> list[list[bytes]]:
    """How each of the numbers looks to a side."""
    owned = owned_table(seat)
    side = one_hot_table(SIDES, [seat, seat])
    found = [side, one_hot_table(TURNS), one_hot_table(ERAS), one_hot_table(STAGES), AS_A_NUMBER, one_hot_table(ROUNDS)]
    found += [owned, owned, one_hot_table(OPENINGS), AS_A_NUMBER, AS_A_NUMBER, AS_A_NUMBER, owned]
    return [*found, one_hot_table(COMMODITIES)]


TABLES: Final = [tables(seat) for seat in range(SIDES)]


def encode_clock(p: Position, seat: int, rounds: bool, s: RowWriter) -> None:
    """The same, written in one go."""
    for at, number in enumerate(clock_shown(p, rounds)):
        if at in PARTS:
            s.part(PARTS[at])
        s.out.extend(TABLES[seat][at][number])
