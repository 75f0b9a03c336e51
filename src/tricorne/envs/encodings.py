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
from tricorne.kernel.engine import Engine
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

    def __init__(self, game: str, omniscient: bool = False, engine: Engine | None = None, seat: int = 0) -> None:
        found = tricorne.game(game)
        encoder = found.encoder() if engine is None else found.encoder_at(engine)
        if encoder is None:
            raise UnknownGame(in_english(f"{game} brings no encoder: nothing of it can be written as a row"))
        self.game = game
        self.omniscient = omniscient
        self.version = encoder.version
        self.words = encoder.words
        if engine is None:
            probe = found.new(found.seat_ids[: found.options.fewest], seed=0)
            layout = Layout(encoder, omniscient, probe.position, probe.seat_number(probe.seats[0]))
        else:
            layout = Layout(encoder, omniscient, found.start(engine, 0), seat)
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
_made_for: dict[tuple[str, bool, int], Encoding] = {}


def encoding(game: str, omniscient: bool = False) -> Encoding:
    """The encoding of a game, made once. With ``omniscient`` rows also hold what the seat cannot know: for critics
    in training, never for players."""
    if (game, omniscient) not in _made:
        _made[game, omniscient] = Encoding(game, omniscient)
    return _made[game, omniscient]


def encoding_for(game: str, engine: Engine, seat: int, omniscient: bool = False) -> Encoding:
    """The encoding of the tables of an engine, at which that seat plays: options may ask for another version."""
    plain = encoding(game, omniscient)
    encoder = tricorne.game(game).encoder_at(engine)
    if encoder is None or encoder.version == plain.version:
        return plain
    key = (game, omniscient, encoder.version)
    if key not in _made_for:
        _made_for[key] = Encoding(game, omniscient, engine, seat)
    return _made_for[key]
