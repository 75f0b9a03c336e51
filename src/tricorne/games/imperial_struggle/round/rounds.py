"""One Action Round (5, R16, R17): the snapshot, free tiles, the Investment tile, the menu, the end.

The ROUND passage stays on the stack for the whole round; ``PART`` says how far it has come.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import ADVANTAGES, NONE, Side
from tricorne.games.imperial_struggle.board.control import fix_control, fix_isolation, rest_squadrons
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    EVENT,
    EXCHANGED,
    FREE_TILES,
    MINOR_TYPE,
    OPEN_ACTION,
    PART,
    ROUND_SIZE,
    SIDE,
    TILE,
)
from tricorne.games.imperial_struggle.military import tiles
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.step_numbers import MENU, ROUND, TAKE
from tricorne.kernel.machine.step import Passage
from tricorne.kernel.position import first_of
from tricorne.kernel.word_rows import words

NOT_BEGUN: Final = 0
BEFORE_TILE: Final = 1
WITH_TILE: Final = 2
OVER: Final = 3


def _fresh_round() -> list[int]:
    """The registers of a round that begins; its side is still to be written."""
    r = [0] * ROUND_SIZE
    r[PART] = BEFORE_TILE
    r[TILE] = NONE
    r[MINOR_TYPE] = NONE
    r[OPEN_ACTION] = NONE
    r[EVENT] = NONE
    r[EXCHANGED] = NONE
    return r


FRESH_ROUND: Final = words(_fresh_round())


def open_round(p: Position, side: Side) -> None:
    """Put a round of a side on the stack."""
    p.round[PART] = NOT_BEGUN
    p.then(ROUND, side)


def begin_round(p: Position, side: Side) -> None:
    """Fix what holds for the whole round (R16); also asked on copies, to see the board as a side would."""
    p.round = FRESH_ROUND[:]
    p.round[SIDE] = side
    if p.pools:
        p.pools.clear()
    if p.discounts:
        p.discounts = []
    fix_control(p, side)
    fix_isolation(p)
    rest_squadrons(p)
    p.advantage_new = [0] * ADVANTAGES
    cabinet.round_begins(p, side)


class Round(Passage[Position]):
    """Play comes back here after each choice of the round."""

    def run(self, p: Position, frame: int) -> None:
        side = first_of(frame)
        part = p.round[PART]
        if part == NOT_BEGUN:
            begin_round(p, side)
            self._draw_free_tiles(p, side)
        elif part == BEFORE_TILE:
            p.ask(TAKE, side)
        elif part == WITH_TILE:
            p.ask(MENU, side)
        else:
            p.stack.pop()

    def _draw_free_tiles(self, p: Position, side: Side) -> None:
        """Tiles earned in the Austrian war come before the first tile of turn 4 (R88)."""
        if p.sides[FREE_TILES + side]:
            for _ in range(min(p.sides[FREE_TILES + side], tiles.room(p, side))):
                tiles.draw_bonus(p, side, NONE)
            p.sides[FREE_TILES + side] = 0
