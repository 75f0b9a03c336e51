"""A sheet of numbers: what a seat knows, written as a row of small whole numbers that programs can learn from.

Every number fits into a signed byte; larger ones take two places (tens and ones) or more. A game writes its
sheet part by part, in the same order always, and every part has the same size in every position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from tricorne.kernel.position import AnyPosition

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
        """Here begins a part; noted only by a sheet that is to learn the layout."""
        if self.marking:
            self.names.append(name)
            self.starts.append(len(self.out))

    def number(self, value: int) -> None:
        """A small number; what is out of reach becomes the nearest that is not."""
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
        """A choice of so many: 1 at its place and 0 elsewhere, all 0 for none of them."""
        out = self.out
        first = len(out)
        out.extend([0] * size)
        if 0 <= at < size:
            out[first + at] = 1

    def bits(self, value: int, size: int) -> None:
        """The lowest bits of a number, the lowest first."""
        self.out.extend([value >> place & 1 for place in range(size)])

    def digits(self, value: int, size: int) -> None:
        """A code as so many digits."""
        for place in range(size - 1, -1, -1):
            self.out.append(value // DIGIT**place % DIGIT)

    def row(self, numbers: list[int], first: int, count: int) -> None:
        """Numbers of a list that are all small."""
        self.out.extend([value & BYTE for value in numbers[first : first + count]])

    def where_equal(self, numbers: list[int], value: int) -> None:
        """1 for every number of a list that is the value, 0 for the others."""
        self.out.extend([1 if number == value else 0 for number in numbers])

    def zeros(self, size: int) -> None:
        """So many zeros."""
        self.out.extend([0] * size)


class Encoder:
    """How one game writes its sheets."""

    version: int
    """Changes whenever the sheet becomes longer or shorter, or a number of it comes to mean something else."""
    words: dict[str, str]
    """What each part of a sheet tells, by its name."""

    @abstractmethod
    def encode(self, p: AnyPosition, seat: int, sheet: RowWriter) -> None:
        """Write what a seat knows: two positions that differ only in what it cannot know give the same sheet."""

    def encode_hidden(self, p: AnyPosition, seat: int, sheet: RowWriter) -> None:
        """Write what the seat cannot know, for critics in training alone; the parts are called ``hidden-...``."""


class Layout:
    """The parts of a game's sheets and where they lie."""

    def __init__(self, encoder: Encoder, omniscient: bool, probe: AnyPosition, seat: int) -> None:
        """``probe`` is any position of the game, looked at by any of its seats: all sheets have the same parts."""
        self.encoder = encoder
        self.omniscient = omniscient
        self.version = encoder.version
        sheet = self._sheet(probe, seat, RowWriter(True))
        ends = [*sheet.starts[1:], len(sheet.out)]
        self.slices = {sheet.names[at]: slice(sheet.starts[at], ends[at]) for at in range(len(ends))}
        """The part of a row under each name."""
        self.size = len(sheet.out)

    def _sheet(self, p: AnyPosition, seat: int, sheet: RowWriter) -> RowWriter:
        self.encoder.encode(p, seat, sheet)
        if self.omniscient:
            self.encoder.encode_hidden(p, seat, sheet)
        return sheet

    def bytes(self, p: AnyPosition, seat: int) -> bytes:
        """The row of a seat as bytes, the quickest form of it; ``seat`` is its number in the game's own order."""
        return bytes(self._sheet(p, seat, RowWriter(False)).out)
