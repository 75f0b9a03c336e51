"""Studies and puzzles on the wire (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.analysis import Judgement
from tricorne.server.wire import Given, Json, LogEntry, Message, Sent
from tricorne.server.wire_live import Position


class NewStudy(Given):
    """A study of a record, of a table whose game is over, of the game of a puzzle (``GAME/ID``), or a copy of another
    study; exactly one of them."""

    record: str = ""
    table: str = ""
    invite: str = ""
    puzzle: str = ""
    study: str = ""


class StudyBranch(Sent):
    """Another course from entry ``start`` of its ``parent`` (0: what was really played); ``last`` is its last entry."""

    id: int
    parent: int
    start: int
    last: int
    name: str


class Arrow(Sent):
    """An arrow on the board, from one thing to another."""

    start: str
    end: str


class StudyNote(Sent):
    """What is noted at an entry of a branch."""

    branch: int
    number: int
    text: str
    arrows: list[Arrow]


class Study(Sent):
    """A study: whoever knows its ``id`` may read it; ``mine``: you may change it. ``table`` is the table that it was
    played at, empty for others."""

    id: str
    title: str
    game: str
    preset: str
    seats: list[str]
    table: str
    entries: int
    over: bool
    winners: list[str]
    scores: dict[str, int]
    mine: bool
    branches: list[StudyBranch]
    notes: list[StudyNote]
    created: float


class StudyCard(Sent):
    id: str
    title: str
    game: str
    created: float


class StudyList(Sent):
    studies: list[StudyCard]


class StudyMoment(Sent):
    """The board after an entry of a branch, as the ``eyes`` see it: ``open``, a seat, or ``-`` (anybody)."""

    branch: int
    number: int
    last: int
    eyes: str
    entry: LogEntry
    position: Position


class StudyLog(Sent):
    """The log of a branch from the first entry on, also what it shares with others."""

    branch: int
    entries: list[LogEntry]


class StudyPlay(Given):
    """Play on from an entry of a branch: an action, something outside the turns (``aside``, with the seat), or what a
    bot would play. At the end of a branch of one's own it goes on there; anywhere else a new branch begins."""

    branch: int
    number: int
    action: str = ""
    aside: str = ""
    seat: str = ""
    bot: str = ""
    eyes: str = "open"


class StudyPlayed(Sent):
    """The branch on which it was played, the study as it is now, the new entries and the board after them."""

    branch: int
    study: Study
    entries: list[LogEntry]
    moment: StudyMoment


class StudyQuestion(Given):
    """A question about an entry of a branch: why an action is not open, what its chances are, what a bot would do."""

    branch: int
    number: int
    ask: Literal["why-not", "odds", "advice"]
    action: str = ""


class StudyChoice(Sent):
    """A choice that a bot looked at: what the seat may expect after it, in hundredths of the win."""

    text: str
    words: Message
    percent: int


class StudyAnswer(Sent):
    """``open`` and ``reason`` with ``rules`` for why-not, ``odds``, or for advice the choices (the best first), the
    reason for the first, and what was played."""

    open: bool
    reason: Message | None
    rules: dict[str, str]
    odds: Json | None
    bot: str
    seat: str
    choices: list[StudyChoice]
    played: str


class StudyWriting(Given):
    """Write a note (empty and without arrows: take it away), name a branch, take a branch away, name the study."""

    branch: int = 0
    number: int = 0
    what: Literal["note", "name", "title", "drop"] = "note"
    text: str = ""
    arrows: list[list[str]] = []  # noqa: RUF012  (msgspec copies it)


class StudyCurve(Sent):
    """How far the chances of a finished game are computed; ``judgement`` when all is done (docs/report.md)."""

    state: Literal["none", "waiting", "done", "failed"]
    done: int
    total: int
    judgement: Judgement | None


class PuzzleCard(Sent):
    """A puzzle: who is asked, at what question, after which entry."""

    id: str
    number: int
    seat: str
    seats: int
    question: str


class PuzzleList(Sent):
    puzzles: list[PuzzleCard]


class PuzzleTry(Given):
    """A try at a puzzle; empty: only look. ``show``: tell the solution."""

    action: str = ""
    ask: Literal["", "why-not", "odds", "show"] = ""


class PuzzleReply(Sent):
    """The board of a puzzle and the answer to a try. The choices with their figures, the solution first, and the reason
    are told once it is solved or shown."""

    tone: Literal["", "wrong", "done", "shown"]
    percent: int | None
    """What the seat may expect after the try, where that is known."""
    refusal: Message | None
    rules: dict[str, str]
    odds: Json | None
    choices: list[StudyChoice]
    reason: Message | None
    passes: int
    number: int
    entries: list[LogEntry]
    position: Position
