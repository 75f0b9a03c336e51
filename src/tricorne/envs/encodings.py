"""Observations: what a seat knows as a numpy row of small whole numbers, part by part (docs/researchers.md).

An encoding belongs to a game and has a version; the same version always has the same parts in the same order. Rows
are made from the position itself, by the rules of sight of the views: two positions that differ only in what the seat
cannot know give the same row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

import tricorne
from tricorne.games.imperial_struggle import encoding as imperial_struggle
from tricorne.games.imperial_struggle.encoding_parts import PARTS as IMPERIAL_STRUGGLE_PARTS
from tricorne.games.struggle_of_empires import encoding as struggle_of_empires
from tricorne.games.struggle_of_empires.encoding_parts import PARTS as STRUGGLE_OF_EMPIRES_PARTS
from tricorne.kernel.encoding import Sheet
from tricorne.kernel.errors import UnknownGame
from tricorne.kernel.position import Position

Row = NDArray[np.int8]
Writer = Callable[[Position, int, Sheet], None]

HIDDEN: Final = "hidden-"
"""How the names of the parts begin that no seat may see."""


class Encoding:
    """How the positions of one game become rows.

    >>> import tricorne
    >>> from tricorne.envs import encoding
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1756)
    >>> sheet = encoding("imperial-struggle")
    >>> row = sheet.row(state.position, state.seat_number("france"))
    >>> row[sheet.slices["side"]].tolist(), len(row) == sheet.size
    ([1, 0], True)
    """

    def __init__(self, game: str, omniscient: bool = False) -> None:
        if game not in WRITERS:
            raise UnknownGame(f"there is no encoding of {game!r}; there are {', '.join(WRITERS)}")
        self.game = game
        self.omniscient = omniscient
        self._encode, self._encode_hidden, self.version, self.words = WRITERS[game]
        probe = tricorne.game(game).new(tricorne.game(game).seat_ids[:2], seed=0)
        sheet = self._sheet(probe.position, probe.seat_number(probe.seats[0]), Sheet(True))
        ends = [*sheet.starts[1:], len(sheet.out)]
        self.slices = {sheet.names[at]: slice(sheet.starts[at], ends[at]) for at in range(len(ends))}
        """The part of a row under each name."""
        self.size = len(sheet.out)

    def _sheet(self, position: Position, seat: int, sheet: Sheet) -> Sheet:
        self._encode(position, seat, sheet)
        if self.omniscient:
            self._encode_hidden(position, seat, sheet)
        return sheet

    def bytes(self, position: Position, seat: int) -> bytes:
        """The row of a seat as bytes, the quickest form of it."""
        sheet = Sheet(False)
        self._encode(position, seat, sheet)
        if self.omniscient:
            self._encode_hidden(position, seat, sheet)
        return bytes(sheet.out)

    def row(self, position: Position, seat: int) -> Row:
        """The row of a seat; ``seat`` is its number in the game's own order."""
        return np.frombuffer(self.bytes(position, seat), dtype=np.int8)

    def part(self, row: Row, name: str) -> Row:
        """One part of a row."""
        return row[self.slices[name]]


WRITERS: Final[dict[str, tuple[Writer, Writer, int, dict[str, str]]]] = {
    "struggle-of-empires": (
        struggle_of_empires.encode,  # type: ignore[dict-item]  # a game writes its own positions only
        struggle_of_empires.encode_hidden,
        struggle_of_empires.VERSION,
        STRUGGLE_OF_EMPIRES_PARTS,
    ),
    "imperial-struggle": (
        imperial_struggle.encode,  # type: ignore[dict-item]  # a game writes its own positions only
        imperial_struggle.encode_hidden,
        imperial_struggle.VERSION,
        IMPERIAL_STRUGGLE_PARTS,
    ),
}
"""The encodings there are: how a row is written, what is added for critics, version, words for each part."""

_made: dict[tuple[str, bool], Encoding] = {}


def encoding(game: str, omniscient: bool = False) -> Encoding:
    """The encoding of a game, made once. With ``omniscient`` rows also hold what the seat cannot know: for critics
    in training, never for players."""
    if (game, omniscient) not in _made:
        _made[game, omniscient] = Encoding(game, omniscient)
    return _made[game, omniscient]
