"""What a puzzle is: a moment of a game, who is asked, what is best there and how much better than the rest."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

import tricorne
from tricorne.kernel.errors import TricorneError, hint
from tricorne.kernel.message import Text, say
from tricorne.kernel.state import State

FILE = "puzzles.json"
CLEAR = 0.05
"""How much better the solution is than anything else, as a share of the win."""


class BadPuzzle(TricorneError):
    """A puzzle that is not there."""


class Choice(msgspec.Struct):
    """An action and what the seat may expect of the game after it, by deep search."""

    text: str
    share: float


class Puzzle(msgspec.Struct):
    """A puzzle: after entry ``number`` of a record this seat is asked; the first choice is the solution."""

    id: str
    record: str
    """The file of the game that it comes from."""
    number: int
    seat: str
    question: str
    """The key of the prompt."""
    glance: str
    """What comes to mind first; often not the solution."""
    choices: list[Choice]
    reason: Any
    """Why the solution is best, as a message."""
    passes: int
    """How deep the search was that found it."""

    @property
    def solution(self) -> str:
        return self.choices[0].text

    @property
    def gap(self) -> float:
        """How much better the solution is than the next choice."""
        return self.choices[0].share - max(choice.share for choice in self.choices[1:])


class PuzzleFile(msgspec.Struct):
    puzzles: list[Puzzle]


def read_puzzles(folder: Path) -> list[Puzzle]:
    """The puzzles of a folder; none where there is no file."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=PuzzleFile).puzzles if path.is_file() else []


@lru_cache(maxsize=16)
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game; none for a game without."""
    folder = tricorne.game(game).puzzles_folder()
    return [] if folder is None else read_puzzles(folder)


def puzzle(game: str, id: str) -> Puzzle:
    """A puzzle by its id."""
    for found in puzzles(game):
        if found.id == id:
            return found
    raise BadPuzzle(say("bad-puzzle", text=Text(id), hint=hint(id, [one.id for one in puzzles(game)])))


@lru_cache(maxsize=32)
def record_of(game: str, name: str) -> str:
    """The record of the game that a puzzle comes from."""
    folder = tricorne.game(game).puzzles_folder()
    assert folder is not None
    return (folder / name).read_text(encoding="utf-8")


@lru_cache(maxsize=32)
def opened(game: str, id: str) -> State:
    """The game at the moment of a puzzle; a copy of it may be changed, itself never."""
    found = puzzle(game, id)
    return tricorne.replay(record_of(game, found.record), to=found.number)
