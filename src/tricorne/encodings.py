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


class _Piece:
    """A stretch of a compact row: stretches of the full one, added up."""

    def __init__(self, to: slice, plus: list[slice], minus: list[slice], fold: int) -> None:
        self.to = to
        self.plus = plus
        self.minus = minus
        self.fold = fold
        self.is_copy = len(plus) == 1 and not minus and fold == 1

    def write(self, rows: NDArray[np.int8], out: NDArray[np.int8]) -> None:
        out[...] = self._taken(rows, self.plus[0])
        for taken in self.plus[1:]:
            np.add(out, self._taken(rows, taken), out=out)
        for taken in self.minus:
            np.subtract(out, self._taken(rows, taken), out=out)

    def _taken(self, rows: NDArray[np.int8], taken: slice) -> NDArray[np.int8]:
        found = rows[..., taken]
        if self.fold == 1:
            return found
        return np.add.reduceat(found, np.arange(0, found.shape[-1], self.fold), axis=-1, dtype=np.int8)


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
        self._pieces: list[_Piece] = []
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
        self.size = 0
        hidden = [Sum(name, [name], []) for name in self.layout.slices if name.startswith(HIDDEN)]
        for part in [*compact.parts, *hidden]:
            plus = [self.layout.slices[name] for name in part.plus]
            minus = [self.layout.slices[name] for name in part.minus]
            first = self.size
            self.size += (plus[0].stop - plus[0].start) // part.fold
            self.slices[part.name] = slice(first, self.size)
            self._add(_Piece(slice(first, self.size), plus, minus, part.fold))
            if part.words:
                self.words[part.name] = part.words

    def _add(self, piece: _Piece) -> None:
        """Add a piece; what lies side by side in both rows and is only copied is one piece."""
        if self._pieces and piece.is_copy and self._pieces[-1].is_copy:
            last = self._pieces[-1]
            if last.plus[0].stop == piece.plus[0].start:
                joined = slice(last.plus[0].start, piece.plus[0].stop)
                self._pieces[-1] = _Piece(slice(last.to.start, piece.to.stop), [joined], [], 1)
                return
        self._pieces.append(piece)

    @property
    def is_full(self) -> bool:
        """Whether rows are told as they are."""
        return not self._pieces

    def shown(self, rows: NDArray[np.int8], out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Rows as this observation tells them, from full ones; one by one or many at once, into ``out`` if given."""
        if not self._pieces:
            if out is None:
                return rows
            out[...] = rows
            return out
        found = np.empty((*rows.shape[:-1], self.size), dtype=np.int8) if out is None else out
        for piece in self._pieces:
            piece.write(rows, found[..., piece.to])
        return found

    def bytes(self, position: AnyPosition, seat: int) -> bytes:
        """The row of a seat as bytes; ``seat`` is its number in the game's own order."""
        full = self.layout.bytes(position, seat)
        return full if not self._pieces else self.shown(np.frombuffer(full, dtype=np.int8)).tobytes()

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
