"""A position: plain lists of small integers, and the stack of open decisions.

A frame of the stack is one integer: which kind of step it is, who is asked, and two small arguments.
The top of the stack is what the game waits for; an empty stack is the end of the game.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, cast

from tricorne.kernel.machine_words import Words
from tricorne.kernel.subclassing import mypyc_attr
from tricorne.kernel.word_rows import as_list, words

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

KIND_BITS: Final = 8
ACTOR_BITS: Final = 4
FIRST_BITS: Final = 12
ACTOR_SHIFT: Final = 8
FIRST_SHIFT: Final = 12
SECOND_SHIFT: Final = 24
KIND_MASK: Final = 255
ACTOR_MASK: Final = 15
FIRST_MASK: Final = 4095

NOBODY: Final = 15
"""The actor of a step that asks nobody: chance and passages of the sequence of play."""


def frame(kind: int, actor: int, first: int, second: int) -> int:
    """Pack a frame of the stack into one integer."""
    return kind | actor << ACTOR_SHIFT | first << FIRST_SHIFT | second << SECOND_SHIFT


def kind_of(packed: i64) -> int:
    return packed & KIND_MASK


def actor_of(packed: i64) -> int:
    return packed >> ACTOR_SHIFT & ACTOR_MASK


def first_of(packed: i64) -> int:
    return packed >> FIRST_SHIFT & FIRST_MASK


def second_of(packed: i64) -> int:
    return packed >> SECOND_SHIFT


def counted_up(packed: int) -> int:
    """The frame with its second number one higher, for a step that counts how far it has come."""
    return packed + (1 << SECOND_SHIFT)


class Chronicle:
    """A list that only grows, as in the history of a game. Copies share it until two of them go on differently."""

    def __init__(self, events: list[int], length: int) -> None:
        self.events = events
        self.length = length

    def append(self, event: int) -> None:
        if len(self.events) != self.length:
            self.events = self.events[: self.length]
        self.events.append(event)
        self.length += 1

    def copy(self) -> Chronicle:
        return Chronicle(self.events, self.length)

    def same_as(self, other: Chronicle) -> bool:
        """Is the other a copy to which nothing was added since? Equal histories of two games are not the same."""
        return self.events is other.events and self.length == other.length

    def all(self) -> list[int]:
        """Every event so far, as a list of its own."""
        return self.events[: self.length]


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyPosition:
    """What every game's position has: the stack of open steps and the random streams.

    A game names the lists of its position in ``field_names``. A list that seldom changes may be shared by all copies
    until it does (``shared_names``): a rule replaces such a list and never writes into it.
    """

    stack: list[int]
    rng: list[int]
    alone: bool = False
    """No copy shares a list with it: ``replaced``, ``added`` and ``longer`` may write into them. A copy ends that."""

    def stand_alone(self) -> None:
        """Take lists of its own, for a game that is played to its end without a look back."""
        for name in self.shared_names():
            value: object = getattr(self, name)
            if isinstance(value, list):
                setattr(self, name, value[:])
        self.alone = True

    @abstractmethod
    def clone(self) -> AnyPosition:
        """An independent copy."""

    @abstractmethod
    def field_names(self) -> list[str]:
        """The lists of numbers that make up the position, by their names in its written form and in that order."""

    def attribute_of(self, field: str) -> str:
        """The attribute that holds a field: it has the same name, unless it was renamed since positions are written."""
        return field

    def shared_names(self) -> list[str]:
        """Attributes that copies share, also such as follow from the others and are only kept for speed."""
        return []

    def later_names(self) -> list[str]:
        """Fields that positions written by older versions lack; they stay empty."""
        return []

    def fields(self) -> dict[str, list[int]]:
        """Every list of the position under its name: the JSON form, equality and hashing go through here."""
        shared = self.shared_names()
        found: dict[str, list[int]] = {}
        for field in self.field_names():
            name = self.attribute_of(field)
            value: object = getattr(self, name)
            if isinstance(value, Chronicle):
                found[field] = value.all()
            elif isinstance(value, list):
                found[field] = value[:] if name in shared else value
            else:
                found[field] = as_list(cast(Words, value))
        return found

    def write(self, field: str, numbers: list[int]) -> None:
        """Replace the numbers of one list (a position read from JSON)."""
        name = self.attribute_of(field)
        value: object = getattr(self, name)
        if isinstance(value, Chronicle):
            setattr(self, name, Chronicle(numbers, len(numbers)))
        elif name in self.shared_names():
            setattr(self, name, numbers)
        elif isinstance(value, list):
            value[:] = numbers
        else:
            setattr(self, name, words(numbers))

    # -- the stack -----------------------------------------------------------------------------

    def ask(self, kind: i64, actor: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Open a decision of a seat on top of the stack."""
        self.stack.append(kind | actor << ACTOR_SHIFT | first << FIRST_SHIFT | second << SECOND_SHIFT)

    def then(self, kind: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a chance or a passage of the sequence of play on top of the stack."""
        self.stack.append(kind | NOBODY << ACTOR_SHIFT | first << FIRST_SHIFT | second << SECOND_SHIFT)

    def replace(self, kind: i64, actor: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Ask this instead of what is on top of the stack."""
        self.stack[-1] = kind | actor << ACTOR_SHIFT | first << FIRST_SHIFT | second << SECOND_SHIFT


def replaced(position: AnyPosition, numbers: list[int], at: int, value: int) -> list[int]:
    """A shared list of a position with another number in one place: the old list stays as it was, unless the position
    is alone.

    >>> before = [1, 2, 3]
    >>> replaced(AnyPosition(), before, 1, 7), before
    ([1, 7, 3], [1, 2, 3])
    """
    found = numbers if position.alone else numbers[:]
    found[at] = value
    return found


def added(position: AnyPosition, numbers: list[int], at: int, more: int) -> list[int]:
    """The same with so much more in one place.

    >>> added(AnyPosition(), [1, 2, 3], 1, -2)
    [1, 0, 3]
    """
    found = numbers if position.alone else numbers[:]
    found[at] = found[at] + more
    return found


def longer(position: AnyPosition, numbers: list[int], value: int) -> list[int]:
    """The same with a number more at its end.

    >>> longer(AnyPosition(), [1, 2], 3)
    [1, 2, 3]
    """
    found = numbers if position.alone else numbers[:]
    found.append(value)
    return found
