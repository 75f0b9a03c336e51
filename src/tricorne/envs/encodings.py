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
from tricorne.kernel.encoding import Compact, Layout, Sum
from tricorne.kernel.engine import Engine
from tricorne.kernel.errors import BadOptions, UnknownGame
from tricorne.kernel.message import in_english
from tricorne.kernel.position import AnyPosition

Row = NDArray[np.int8]

HIDDEN: Final = "hidden-"
"""How the names of the parts begin that no seat may see."""
FULL: Final = "full"
COMPACT: Final = "compact"
"""Some hundred numbers instead of some thousand: sums and leads where the full row tells everything."""


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

    def __init__(
        self,
        game: str,
        omniscient: bool = False,
        observation: str = FULL,
        engine: Engine | None = None,
        seat: int = 0,
    ) -> None:
        found = tricorne.game(game)
        encoder = found.encoder() if engine is None else found.encoder_at(engine)
        if encoder is None:
            raise UnknownGame(in_english(f"{game} brings no encoder: nothing of it can be written as a row"))
        self.game = game
        self.omniscient = omniscient
        self.observation = observation
        if engine is None:
            probe = found.new(found.seat_ids[: found.options.fewest], seed=0)
            layout = Layout(encoder, omniscient, probe.position, probe.seat_number(probe.seats[0]))
        else:
            layout = Layout(encoder, omniscient, found.start(engine, 0), seat)
        self.encoder = encoder
        self.layout = layout
        """Of the full row, from which a compact one is made."""
        self.version = encoder.version
        self.words = encoder.words
        self.slices = layout.slices
        """The part of a row under each name."""
        self.size = layout.size
        self._columns: NDArray[np.intp] | None = None
        if observation == COMPACT:
            self._make_compact(encoder.compact())
        elif observation != FULL:
            raise BadOptions(in_english(f"observation={observation!r}: {FULL!r} or {COMPACT!r}"))

    def _make_compact(self, compact: Compact | None) -> None:
        if compact is None:
            raise BadOptions(in_english(f"{self.game} has no compact observation"))
        self.version = compact.version
        self.words = dict(self.words)
        self.slices = {}
        columns: list[int] = []
        signs: list[int] = []
        starts: list[int] = []
        hidden = [Sum(name, [name], []) for name in self.layout.slices if name.startswith(HIDDEN)]
        for part in [*compact.parts, *hidden]:
            first = len(starts)
            plus = [self.layout.slices[name] for name in part.plus]
            minus = [self.layout.slices[name] for name in part.minus]
            size = plus[0].stop - plus[0].start
            for at in range(0, size, part.fold):
                starts.append(len(columns))
                for taken, sign in [*[(one, 1) for one in plus], *[(one, -1) for one in minus]]:
                    columns += range(taken.start + at, taken.start + at + part.fold)
                    signs += [sign] * part.fold
            self.slices[part.name] = slice(first, len(starts))
            if part.words:
                self.words[part.name] = part.words
        self.size = len(starts)
        self._columns = np.array(columns, dtype=np.intp)
        self._signs = np.array(signs, dtype=np.int8)
        self._starts = np.array(starts, dtype=np.intp)

    def shown(self, rows: NDArray[np.int8]) -> NDArray[np.int8]:
        """Rows as this observation tells them, from full ones; one by one or many at once."""
        if self._columns is None:
            return rows
        taken = np.multiply(rows[..., self._columns], self._signs, dtype=np.int8)
        return np.add.reduceat(taken, self._starts, axis=-1, dtype=np.int8)

    def bytes(self, position: AnyPosition, seat: int) -> bytes:
        """The row of a seat as bytes; ``seat`` is its number in the game's own order."""
        full = self.layout.bytes(position, seat)
        return full if self._columns is None else self.shown(np.frombuffer(full, dtype=np.int8)).tobytes()

    def row(self, position: AnyPosition, seat: int) -> Row:
        """The row of a seat; ``seat`` is its number in the game's own order."""
        return np.frombuffer(self.bytes(position, seat), dtype=np.int8)

    def part(self, row: Row, name: str) -> Row:
        """One part of a row."""
        return row[self.slices[name]]


_made: dict[tuple[str, bool, str], Encoding] = {}
_made_for: dict[tuple[str, bool, str, int], Encoding] = {}


def encoding(game: str, omniscient: bool = False, observation: str = FULL) -> Encoding:
    """The encoding of a game, made once. With ``omniscient`` rows also hold what the seat cannot know: for critics
    in training, never for players. The ``observation`` is full or compact."""
    key = (game, omniscient, observation)
    if key not in _made:
        _made[key] = Encoding(game, omniscient, observation)
    return _made[key]


def encoding_for(game: str, engine: Engine, seat: int, omniscient: bool = False, observation: str = FULL) -> Encoding:
    """The encoding of the tables of an engine, at which that seat plays: options may ask for another version."""
    plain = encoding(game, omniscient, observation)
    encoder = tricorne.game(game).encoder_at(engine)
    if encoder is None or encoder.version == plain.encoder.version:
        return plain
    key = (game, omniscient, observation, encoder.version)
    if key not in _made_for:
        _made_for[key] = Encoding(game, omniscient, observation, engine, seat)
    return _made_for[key]
