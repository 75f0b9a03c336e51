"""Observations: what a seat knows as a numpy row of small whole numbers, part by part (docs/researchers.md).

An encoding belongs to a game and has a version; the same version always has the same parts in the same order. Rows
are made from the position itself, by the rules of sight of the views: two positions that differ only in what the seat
cannot know give the same row.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

import tricorne
from tricorne.kernel.encoding import Layout
from tricorne.kernel.errors import UnknownGame
from tricorne.kernel.message import in_english
from tricorne.kernel.position import AnyPosition

Row = NDArray[np.int8]

HIDDEN: Final = "hidden-"
"""How the names of the parts begin that no seat may see."""


class Encoding:
    """How the positions of one game become rows.

    >>> import tricorne
    >>> from tricorne.envs import encoding
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1756)
    >>> layout = encoding("imperial-struggle")
    >>> row = layout.row(state.position, state.seat_number("france"))
    >>> row[layout.slices["side"]].tolist(), len(row) == layout.size
    ([1, 0], True)
    """

    def __init__(self, game: str, omniscient: bool = False) -> None:
        found = tricorne.game(game)
        encoder = found.encoder()
        if encoder is None:
            raise UnknownGame(in_english(f"{game} brings no encoder: nothing of it can be written as a row"))
        self.game = game
        self.omniscient = omniscient
        self.version = encoder.version
        self.words = encoder.words
        probe = found.new(found.seat_ids[: found.options.fewest], seed=0)
        layout = Layout(encoder, omniscient, probe.position, probe.seat_number(probe.seats[0]))
        self.encoder = encoder
        self.layout = layout
        self.bytes = layout.bytes
        """The row of a seat as bytes, the quickest form of it; ``seat`` is its number in the game's own order."""
        self.slices = layout.slices
        """The part of a row under each name."""
        self.size = layout.size

    def row(self, position: AnyPosition, seat: int) -> Row:
        """The row of a seat; ``seat`` is its number in the game's own order."""
        return np.frombuffer(self.bytes(position, seat), dtype=np.int8)

    def part(self, row: Row, name: str) -> Row:
        """One part of a row."""
        return row[self.slices[name]]


_made: dict[tuple[str, bool], Encoding] = {}


def encoding(game: str, omniscient: bool = False) -> Encoding:
    """The encoding of a game, made once. With ``omniscient`` rows also hold what the seat cannot know: for critics
    in training, never for players."""
    if (game, omniscient) not in _made:
        _made[game, omniscient] = Encoding(game, omniscient)
    return _made[game, omniscient]
