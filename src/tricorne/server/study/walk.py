"""A walk through a record: every entry can be shown as any seat saw it then, or open. A branch is a walk that begins at
an entry of another one.

What a seat saw is decided where tables decide it (broadcast.py). Open eyes are for games that anybody may look into:
they see what whoever is asked sees, and of the others what these alone know.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import tricorne
from tricorne.kernel.asides import by_person
from tricorne.kernel.chance import seeded
from tricorne.kernel.errors import BadRecord, digits
from tricorne.kernel.message import say
from tricorne.kernel.migrations import migrate
from tricorne.kernel.record import Entry, Line, Record
from tricorne.kernel.replay import play_on
from tricorne.kernel.state import State
from tricorne.server.broadcast import entry_for, prompt_of, view_of
from tricorne.server.pages import Page, lines_of
from tricorne.server.study.wire_study import StudyMoment
from tricorne.server.wire import LogEntry
from tricorne.server.wire_live import Position

OPEN = "open"
ANYBODY = "-"
KEPT_EVERY = 16
"""So many entries are played again at most to show a moment."""
MOST_LINES = 4000
MOST_BYTES = 400_000


class Written(msgspec.Struct):
    """A line of a branch, as it is stored."""

    kind: str
    seat: str
    text: str
    outcomes: list[str] = []

    def line(self, number: int) -> Line:
        place = say("place-entry", number=digits(number))
        return Line(number, self.kind, self.seat, self.text, self.outcomes, place)


class Walk:
    """The entries of one course of a game, from the first on."""

    def __init__(self, state: State, pages: list[Page]) -> None:
        self.state = state
        """The game after the last entry."""
        self.pages = pages
        self.start = len(pages) - 1
        """The entry that it begins at."""
        self._kept: dict[int, State] = {self.start: state.clone()}

    @property
    def last(self) -> int:
        return self.state.last.number

    def play(self, lines: list[Line]) -> None:
        """Go on by lines of a record."""
        for line in lines:
            before = self.state.position.clone()
            play_on(self.state, [line], [])
            self._write(before)

    def act(self, action: str, seat: str = "", aside: str = "") -> None:
        """Play an action, or say something outside the turns; chance falls anew."""
        after = self.fresh(self.state)
        before = self.state.position
        if aside:
            by_person(after, seat, aside)
        else:
            after.play(action)
        self.state = after
        self._write(before)

    @staticmethod
    def fresh(state: State) -> State:
        """A copy whose dice nobody knows yet."""
        copy = state.clone()
        copy.position.rng = seeded(secrets.token_hex(16), copy.game.streams)
        copy.script = None
        return copy

    def _write(self, before: Any) -> None:
        state = self.state
        self.pages.append(Page(state.last, "", lines_of(before, state), "", 0.0))
        if (state.last.number - self.start) % KEPT_EVERY == 0:
            self._kept[state.last.number] = state.clone()

    def written(self) -> list[Written]:
        """The lines after its first entry, to be stored."""
        return [written(page.entry) for page in self.pages[self.start + 1 :]]

    def at(self, number: int) -> State:
        """The game right after an entry of this walk's own."""
        if not self.start <= number <= self.last:
            raise BadRecord(say("record-entry", number=digits(number), most=digits(self.last)))
        if number == self.last:
            return self.state.clone()
        near = max(kept for kept in self._kept if kept <= number)
        state = self._kept[near].clone()
        lines = [written(page.entry).line(page.entry.number) for page in self.pages[near + 1 : number + 1]]
        play_on(state, lines, [])
        return state


def written(entry: Entry) -> Written:
    text = str(entry.target.number) if entry.target is not None else entry.text
    return Written(entry.kind, entry.seat, text, [one.text for one in entry.outcomes])


def walk_of(text: str) -> Walk:
    """The walk through a record; BadRecord for one that is none, hides something, or is too long."""
    if len(text) > MOST_BYTES:
        raise BadRecord(say("study-too-long", number=MOST_LINES))
    record = Record.read(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord(say("study-too-long", number=MOST_LINES))
    state = tricorne.replay(text, to=0)
    first = Page(state.last, "", lines_of(state.position, state), "", 0.0)
    walk = Walk(state, [first])
    migrate(record, state.game)
    walk.play(record.lines[1:])
    return walk


# -- what is seen ----------------------------------------------------------------------------------


def entry_seen(state: State, page: Page, eyes: str) -> LogEntry:
    """An entry as it may be read by these eyes."""
    game = state.game
    if eyes == OPEN:
        by_reader = msgspec.json.decode(page.lines)
        told = by_reader.get(page.entry.seat) or max(by_reader.values(), key=lambda lines: len(str(lines)))
        entry = entry_for(game, page.entry, page.entry.seat or None, told, False, 0.0)
        return msgspec.structs.replace(entry, outcomes=[one.text for one in page.entry.outcomes])
    seat = None if eyes == ANYBODY else eyes
    return entry_for(game, page.entry, seat, page.lines_for(seat), False, 0.0)


def seat_of(state: State, eyes: str) -> str | None:
    """The seat whose view is shown."""
    if eyes == OPEN:
        actor = state.actor
        return actor if actor in state.seats else state.seats[0]
    return None if eyes == ANYBODY else eyes


def view_seen(state: State, eyes: str) -> dict[str, Any]:
    view = view_of(state, seat_of(state, eyes))
    if eyes == OPEN:
        for seat in state.seats:
            view = filled(view, view_of(state, seat))
    return view


def filled(view: Any, other: Any) -> Any:
    """A view, and where it knows nothing what another one knows.

    >>> filled({"hand": None, "gold": 4, "tiles": [{"id": 1, "side": None}]}, {"hand": [7], "gold": 5, "tiles": []})
    {'hand': [7], 'gold': 4, 'tiles': [{'id': 1, 'side': None}]}
    """
    if view is None:
        return other
    if isinstance(view, dict) and isinstance(other, dict):
        return {key: filled(value, other.get(key)) for key, value in view.items()}
    if isinstance(view, list) and isinstance(other, list) and len(view) == len(other):
        return [filled(mine, theirs) for mine, theirs in zip(view, other, strict=True)]
    return view


def position_seen(state: State, eyes: str) -> Position:
    seat = seat_of(state, eyes)
    return Position(
        number=state.last.number,
        seat=seat,
        view=view_seen(state, eyes),
        base=None,
        changes=None,
        prompt=prompt_of(state, seat),
        legal=state.legal() if seat is not None and state.actor == seat else None,
        undo=None,
        scores=state.scores,
        ranking=state.ranking,
        over=state.over,
    )


def moment_seen(walk: Walk, branch: int, number: int, state: State, eyes: str) -> StudyMoment:
    entry = entry_seen(state, walk.pages[number], eyes)
    return StudyMoment(branch, number, walk.last, eyes, entry, position_seen(state, eyes))
