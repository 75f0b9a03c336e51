"""A position: plain lists of small integers, and the stack of open decisions.

A frame of the stack is one integer: which kind of step it is, who is asked, and two small arguments.
The top of the stack is what the game waits for; an empty stack is the end of the game.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

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


def kind_of(packed: int) -> int:
    return packed & KIND_MASK


def actor_of(packed: int) -> int:
    return packed >> ACTOR_SHIFT & ACTOR_MASK


def first_of(packed: int) -> int:
    return packed >> FIRST_SHIFT & FIRST_MASK


def second_of(packed: int) -> int:
    return packed >> SECOND_SHIFT


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

    def all(self) -> list[int]:
        """Every event so far, as a list of its own."""
        return self.events[: self.length]


class AnyPosition:
    """What every game's position has: the stack of open decisions and the random streams."""

    stack: list[int]
    rng: list[int]

    @abstractmethod
    def clone(self) -> AnyPosition:
        """An independent copy."""

    @abstractmethod
    def fields(self) -> dict[str, list[int]]:
        """Every list of the position under its name: the JSON form, equality and hashing go through here."""

    def write(self, field: str, numbers: list[int]) -> None:
        """Replace the numbers of one list (a position read from JSON)."""
        self.fields()[field][:] = numbers
