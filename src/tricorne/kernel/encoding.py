"""A row of numbers: what a seat knows, written as small whole numbers that programs can learn from.

Every number fits into a signed byte; larger ones take two places (tens and ones) or more. A game writes its
row part by part, in the same order always, and every part has the same size in every position.

Between two decisions of a seat few numbers of its row change. So a game may divide its row into *sections* and say
which lists of the position each rests on: who keeps a row (``kept_rows.py``) has only those sections written anew whose
lists have changed. A section that shows a list number by number is not even written anew: a *mirror* says where each
element stands in the row. And one in which every number of a list has a stretch of its own is put together from ready
stretches: it is *composed*.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.machine_words import Octets, Words
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.subclassing import mypyc_attr
from tricorne.kernel.word_rows import NO_WORDS, octets

if TYPE_CHECKING:
    from tricorne.kernel.kept_rows import GameRows

LOWEST: Final = -128
HIGHEST: Final = 127
BYTE: Final = 255
DIGIT: Final = 64
"""Codes too large for a byte are written as digits to this base, the highest first."""
EVERY_SECTION: Final = -1
NOWHERE: Final = -1
"""The place that is given to a mirror for an element that it does not show."""
AS_IT_IS: Final = list(range(BYTE + 1))
"""The table of a mirror that shows numbers as they are."""


def as_byte(value: int) -> int:
    """A small number as a byte; one that does not fit becomes the nearest that does.

    >>> as_byte(5), as_byte(-1), as_byte(500)
    (5, 255, 127)
    """
    if value < LOWEST:
        value = LOWEST
    elif value > HIGHEST:
        value = HIGHEST
    return value & BYTE


class RowWriter:
    """The row that is being written. ``out`` holds bytes: a negative number stands there as its number plus 256."""

    def __init__(self, marking: bool) -> None:
        self.out: list[int] = []
        self.marking = marking
        self.names: list[str] = []
        self.starts: list[int] = []
        self.wanted = EVERY_SECTION
        self.sections: list[int] = []
        """The sections written, and below where each begins in ``out``."""
        self.section_starts: list[int] = []

    def begin_again(self, wanted: int) -> None:
        """Forget what was written; then write the wanted sections, a set as bits."""
        self.out.clear()
        self.wanted = wanted
        self.sections.clear()
        self.section_starts.clear()

    def wants(self, section: int) -> bool:
        """Is this section to be written? What is written until the next question belongs to it."""
        if self.wanted != EVERY_SECTION and not has_bit(self.wanted, section):
            return False
        self.sections.append(section)
        self.section_starts.append(len(self.out))
        return True

    def part(self, name: str) -> None:
        """A part begins here; only a writer that finds out the layout takes note of it."""
        if self.marking:
            self.names.append(name)
            self.starts.append(len(self.out))

    def number(self, value: int) -> None:
        """A small number; one that does not fit becomes the nearest that does."""
        self.out.append(as_byte(value))

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


class Mirror:
    """A part of a seat's row that shows a list, each element in one place: the table says which byte a value is shown
    as. A negative value counts from the end of the table."""

    def __init__(self, of: int, places: list[int], table: list[int], whole: bool = False) -> None:
        self.of = of
        """The number of the list among those that are watched, the encoder's own after them."""
        self.places = places
        """By element: its place in the row, NOWHERE if it has none."""
        self.table = table
        self.whole = whole
        """Many of its numbers change together, and all seats see them side by side, as they are: they are put in as
        one stretch."""


class Composed:
    """A section of a seat's row that is put together from ready stretches, one for each number of a list."""

    def __init__(self, section: int, of: int, tables: list[list[bytes]], order: list[int] | None = None) -> None:
        self.section = section
        self.bit = bit(section)
        self.of = of
        """The number of the list, as for a mirror."""
        self.order = list(range(len(tables))) if order is None else order
        """The elements that are shown, in the order of the row."""
        self.begins = [NOWHERE] * len(tables)
        """By element: where its stretch begins in the section."""
        self.shown: list[list[Octets]] = [[] for _ in tables]
        """By element: the stretch that shows a value. A negative value counts from the end."""
        end = 0
        for element in self.order:
            self.begins[element] = end
            self.shown[element] = [octets(list(stretch)) for stretch in tables[element]]
            end += len(tables[element][0])


AS_A_NUMBER: Final = [bytes([value]) for value in range(BYTE + 1)]
"""The table of a number that is composed as it is."""


def one_hot_table(size: int, places: list[int] | None = None) -> list[bytes]:
    """The table of a number that is composed as ``size`` numbers, as ``RowWriter.one_hot`` writes them; ``places`` says
    which of them is 1, by value, if it is not the value itself.

    >>> one_hot_table(3)[1], one_hot_table(3)[-1], one_hot_table(2, [1, 0])[0]
    (b'\\x00\\x01\\x00', b'\\x00\\x00\\x00', b'\\x00\\x01')
    """
    table = [bytes(size)] * (BYTE + 1)
    for value in range(size):
        place = value if places is None else places[value]
        table[value] = bytes([1 if at == place else 0 for at in range(size)])
    return table


def bits_table(size: int) -> list[bytes]:
    """The table of a number that is composed as its lowest bits, the lowest first.

    >>> bits_table(3)[6]
    b'\\x00\\x01\\x01'
    """
    return [bytes([value >> place & 1 for place in range(size)]) for value in range(BYTE + 1)]


def shows(value: int) -> list[int]:
    """The table of a mirror that is 1 where an element is a value, 0 elsewhere.

    >>> sum(shows(3)), shows(3)[3], shows(-1)[-1]
    (1, 1, 1)
    """
    table = [0] * (BYTE + 1)
    table[value] = 1
    return table


class Sum:
    """A part of a compact row: parts of the full one, added up number by number."""

    def __init__(self, name: str, plus: list[str], minus: list[str], fold: int = 1, words: str = "") -> None:
        self.name = name
        self.plus = plus
        """Parts of the full row, all of the same size."""
        self.minus = minus
        self.fold = fold
        """So many numbers in a row become one."""
        self.words = words
        """What it says, where it is not simply a part of the full row."""


class Compact:
    """A shorter observation, made from the full row."""

    def __init__(self, version: int, parts: list[Sum]) -> None:
        self.version = version
        """Changes as that of the full one does."""
        self.parts = parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How one game writes its rows."""

    version: int
    """Changes whenever the row becomes longer or shorter, or one of its numbers gets another meaning."""
    words: dict[str, str]
    """What each part of a row tells, by its name."""

    def watched_names(self) -> list[str]:
        """The names of the lists that rows rest on, in the order of their numbers: attributes of the position, or made
        for the encoder."""
        return []

    def rests_on(self) -> list[int]:
        """By list of ``watched_names``: the sections that rest on it, as bits, without what is mirrored or composed."""
        return []

    def remembered(self) -> int:
        """The sections, as bits, whose lists often hold the same numbers again: how they looked is remembered. At most
        one of a section's lists may become longer or shorter."""
        return 0

    def look(self, p: AnyPosition, kept: GameRows) -> None:
        """Hand over every list that has changed since the last look (``kept.seen``): ``kept.carry`` for one that rules
        replace and never write into, ``kept.look_at`` for rows of machine words, ``kept.carry_copy`` for any other.
        What is equal in all of them is equal in the rows of a position. Nothing is done for a row that is always
        written as a whole."""

    def shared_lists(self) -> int:
        """How many lists the encoder works out itself, because they look alike to all seats."""
        return 0

    def shared_rest_on(self) -> list[int]:
        """By list of ``watched_names``: the shared lists that rest on it, as bits."""
        return [0] * len(self.watched_names())

    def shared(self, p: AnyPosition, number: int) -> Words:
        """One of the shared lists: numbers as bytes, always as many."""
        return NO_WORDS

    def mirrors(self, p: AnyPosition, seat: int, layout: Layout) -> list[Mirror]:
        """What a seat's row shows element by element; every seat of a table has as many mirrors of each list."""
        return []

    def composed(self, p: AnyPosition, seat: int) -> list[Composed]:
        """The sections of a seat's row that are put together from ready stretches."""
        return []

    def compact(self) -> Compact | None:
        """A shorter observation; None if there is none."""
        return None

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
        self.hidden_from = self.size
        """Where what the seat cannot know begins."""
        if omniscient:
            known = RowWriter(False)
            encoder.encode(probe, seat, known)
            self.hidden_from = len(known.out)
        self.section_starts = [0] * len(writer.sections)
        """By section: where it begins."""
        for at in range(len(writer.sections)):
            self.section_starts[writer.sections[at]] = writer.section_starts[at]

    def _written(self, p: AnyPosition, seat: int, writer: RowWriter) -> RowWriter:
        self.encoder.encode(p, seat, writer)
        if self.omniscient:
            self.encoder.encode_hidden(p, seat, writer)
        return writer

    def bytes(self, p: AnyPosition, seat: int) -> bytes:
        """The row of a seat as bytes, the quickest form of it; ``seat`` is its number in the game's own order."""
        return bytes(self._written(p, seat, RowWriter(False)).out)


def sections_resting_on(watched: list[str], sections: dict[int, list[str]]) -> list[int]:
    """For ``Encoder.rests_on`` and ``shared_rest_on``: by watched list the sections that name it, as bits.

    >>> sections_resting_on(["gold", "units"], {0: ["gold"], 1: ["gold", "units"], 2: []})
    [3, 2]
    """
    found = [0] * len(watched)
    for section, names in sections.items():
        for name in names:
            found[watched.index(name)] |= bit(section)
    return found
