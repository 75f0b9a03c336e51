"""A row of numbers: what a seat knows, written as small whole numbers that programs can learn from.

Every number fits into a signed byte; larger ones take two places (tens and ones) or more. A game writes its
row part by part, in the same order always, and every part has the same size in every position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from tricorne.kernel.position import AnyPosition
from tricorne.kernel.subclassing import mypyc_attr

LOWEST: Final = -128
HIGHEST: Final = 127
BYTE: Final = 255
DIGIT: Final = 64
"""Codes too large for a byte are written as digits to this base, the highest first."""


class RowWriter:
    """The row that is being written. ``out`` holds bytes: a negative number stands there as its number plus 256."""

    def __init__(self, marking: bool) -> None:
        self.out: list[int] = []
        self.marking = marking
        self.names: list[str] = []
        self.starts: list[int] = []

    def part(self, name: str) -> None:
        """A part begins here; only a writer that finds out the layout takes note of it."""
        if self.marking:
            self.names.append(name)
            self.starts.append(len(self.out))

    def number(self, value: int) -> None:
        """A small number; one that does not fit becomes the nearest that does."""
        if value < LOWEST:
            value = LOWEST
        elif value > HIGHEST:
            value = HIGHEST
        self.out.append(value & BYTE)

    def large(self, value: int) -> None:
        """A number as tens and ones; the ones are never negative."""
        self.number(value // 10)
        self.out.append(value % 10)

    def one_hot(self, at: int, size: int) -> None:
        """``size`` numbers: 1 at place ``at``, 0 elsewhere; all 0 if there is no such place."""
        out = self.out
        first = len(out)
        out.extend([0] * size)
        if 0 <= at < size:
            out[first + at] = 1

    def bits(self, value: int, size: int) -> None:
        """The lowest bits of a number, the lowest first."""
        self.out.extend([value >> place & 1 for place in range(size)])

    def digits(self, value: int, size: int) -> None:
        """A code as ``size`` digits."""
        for place in range(size - 1, -1, -1):
            self.out.append(value // DIGIT**place % DIGIT)

    def row(self, numbers: list[int], first: int, count: int) -> None:
        """Numbers of a list that are all small."""
        self.out.extend([value & BYTE for value in numbers[first : first + count]])

    def where_equal(self, numbers: list[int], value: int) -> None:
        """1 for every number of a list that is the value, 0 for the others."""
        self.out.extend([1 if number == value else 0 for number in numbers])

    def zeros(self, size: int) -> None:
        """``size`` zeros."""
        self.out.extend([0] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How one game writes its rows."""

    version: int
    """Changes whenever the row becomes longer or shorter, or one of its numbers gets another meaning."""
    words: dict[str, str]
    """What each part of a row tells, by its name."""

    @abstractmethod
    def encode(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        """Write what a seat knows: two positions that differ only in what it cannot know give the same row."""

    def encode_hidden(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        """Write what the seat cannot know, for critics in training alone; the parts are called ``hidden-...``."""


class Layout:
    """The parts of a game's rows and where they lie."""

    def __init__(self, encoder: Encoder, omniscient: bool, probe: AnyPosition, seat: int) -> None:
        """``probe`` is any position of the game, seen by any of its seats: all rows have the same parts."""
        self.encoder = encoder
        self.omniscient = omniscient
        self.version = encoder.version
        writer = self._written(probe, seat, RowWriter(True))
        ends = [*writer.starts[1:], len(writer.out)]
        self.slices = {writer.names[at]: slice(writer.starts[at], ends[at]) for at in range(len(ends))}
        """The part of a row under each name."""
        self.size = len(writer.out)

    def _written(self, p: AnyPosition, seat: int, writer: RowWriter) -> RowWriter:
        self.encoder.encode(p, seat, writer)
        if self.omniscient:
            self.encoder.encode_hidden(p, seat, writer)
        return writer

    def bytes(self, p: AnyPosition, seat: int) -> bytes:
        """The row of a seat as bytes, the quickest form of it; ``seat`` is its number in the game's own order."""
        return bytes(self._written(p, seat, RowWriter(False)).out)
