"""What a lesson is: where it begins, its steps, what other players and chance do. Read from the game's own folder."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

import tricorne
from tricorne.kernel.errors import TricorneError, hint
from tricorne.kernel.message import Text, say

Kind = Literal["read", "find", "choose", "play", "watch", "roll", "try", "reach"]
KINDS: list[Kind] = ["find", "play", "watch", "roll", "reach"]
"""Kinds that are named by their own field; ``answers`` makes a step choose, ``try`` is ``attempt`` here."""


class BadLesson(TricorneError):
    """A lesson that is not there, or an input that a lesson cannot take."""


class WrongTry(msgspec.Struct, forbid_unknown_fields=True):
    """A likely mistake: actions (all but the last are open), a thing that is pointed at, or an answer. With ``say``
    why-not the rules' own reason is the answer; otherwise the lesson has words for it."""

    play: list[str] = []
    at: str = ""
    answer: int = 0
    verdict: Literal["refused", "unwise", "mistaken"] = "mistaken"
    say: Literal["", "why-not"] = ""
    rules: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True, rename={"attempt": "try", "other_ways": "or"}):
    """One step. What the learner does is told by exactly one of ``find``, ``answers``, ``play``, ``watch``, ``roll``,
    ``try`` and ``reach``; without any of them he reads and goes on."""

    id: str
    scene: str = ""
    point: list[str] = []
    introduces: list[str] = []
    find: list[str] = []
    answers: int = 0
    right: int = 0
    play: list[str] = []
    other_ways: list[list[str]] = []
    watch: list[str] = []
    roll: list[str] = []
    attempt: str = ""
    reach: list[str] = []
    within: str = ""
    solution: list[str] = []
    also: list[list[str]] = []
    short: list[list[str]] = []
    chance: list[str] = []
    opponent: list[str] = []
    before: list[str] = []
    after: list[str] = []
    odds: dict[str, Any] | list[dict[str, Any]] = {}
    rules: list[str] = []
    wrong: list[WrongTry] = []

    @property
    def kind(self) -> Kind:
        if self.answers:
            return "choose"
        if self.attempt:
            return "try"
        for kind in KINDS:
            if getattr(self, kind):
                return kind
        return "read"


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a lesson."""

    learner: str
    minutes: int
    rules: list[str]
    position: dict[str, Any]
    steps: list[Step]
    scenes: dict[str, dict[str, Any]] = {}
    others: dict[str, str] = {}
    luck: dict[str, list[int | str]] = {}


class Lesson:
    """One lesson of a game."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        number, _, self.id = path.stem.partition("-")
        self.number = int(number)
        try:
            self.form = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Form)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError) as problem:
            raise BadLesson(say("bad-lesson-file", name=Text(path.name), problem=Text(str(problem)))) from None
        self.learner = self.form.learner
        self.steps = self.form.steps

    def position(self, scene: str = "") -> dict[str, Any]:
        """The words of the position that it begins with, or of a scene; chance is always given from outside."""
        return {"script": [], **(self.form.scenes[scene] if scene else self.form.position)}


@lru_cache(maxsize=16)
def lessons(game: str) -> list[Lesson]:
    """The lessons of a game in their order; none for a game without."""
    folder = tricorne.game(game).lessons_folder()
    return [] if folder is None else [Lesson(game, path) for path in sorted(folder.glob("[0-9][0-9]-*.toml"))]


def lesson(game: str, id: str) -> Lesson:
    """A lesson by its id."""
    for found in lessons(game):
        if found.id == id:
            return found
    raise BadLesson(say("bad-lesson", text=Text(id), hint=hint(id, [one.id for one in lessons(game)])))
