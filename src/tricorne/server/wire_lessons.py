"""Lessons on the wire (docs/server.md). The server keeps nothing of them: whoever learns sends all that he has done so
far, and what he does now."""

from __future__ import annotations

from typing import Literal

from tricorne.server.wire import Given, Json, LogEntry, Message, Sent
from tricorne.server.wire_live import Position


class LessonCard(Sent):
    """A lesson: its title is the text ``lesson-ID`` of the titles, its goal the attribute ``goal`` of that."""

    id: str
    number: int
    minutes: int
    learner: str
    steps: int


class LessonList(Sent):
    lessons: list[LessonCard]


class LessonInput(Given):
    """All inputs that were kept so far, and what the learner does now: ``go``, ``at THING ...``, ``answer 2``,
    ``play ACTION``, ``aside ACT``, ``why ACTION``, ``odds ACTION``, ``throw``, ``show``; empty: only look."""

    inputs: list[str]
    next: str = ""


class LessonStep(Sent):
    """The step that is open: its texts are ``step-ID-words`` and so on. ``phase`` is done when its last words wait to
    be read, over after the last step."""

    id: str
    number: int
    kind: Literal["read", "find", "choose", "play", "watch", "roll", "try", "reach"]
    phase: Literal["open", "done", "over"]
    point: list[str]
    answers: int
    hints: int


class LessonFrame(Sent):
    """Something that happened on the table: the new entries, and what the learner sees then."""

    entries: list[LogEntry]
    position: Position


class LessonReply(Sent):
    """The answer to an input. ``kept``: send it with the next ones. ``say`` is a text of the lesson, or one of all
    lessons if it begins with ``lesson-``; ``news`` another one, told after it. ``reset``: the table has been laid out
    anew, the one frame is all of it."""

    kept: bool
    tone: Literal["", "wrong", "done", "missed"]
    say: str
    news: str
    refusal: Message | None
    rules: dict[str, str]
    odds: Json | None
    step: LessonStep
    reset: bool
    frames: list[LessonFrame]
