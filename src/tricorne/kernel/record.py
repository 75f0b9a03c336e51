"""The game record: what was played, by whom, and what chance brought. Everything else is derived from it.

A game in progress keeps its record as a chain of entries (``Entry``), so that copies of a game share their
past. A ``Record`` is the same thing written out: headers, then one numbered line an entry::

    Record: 1
    Game: struggle-of-empires
    Version: 2
    Seats: britain, france, russia
    Preset: deluxe
    Option: surrender = true
    Seed: 1756
    Commitment: 0f5c...

    0 start [B A cen-7 eas-2]
    1 britain put-back cen-6
    2 britain put-back sam-5 [car-6 afr-4]
    3 france: pay britain 3
    4 undo to 2
    unfinished

The last line says ``over`` or ``unfinished``, so that a file that was cut is known. Without a seed chance
came from outside (real dice). A copy for one seat names it (``Seen by:``), has no seed, and writes ``?``
for whatever that seat may not know. Lines that begin with ``#`` and empty lines are for the reader alone.

A live table's outcomes are made of letters (keyed.py). Its record says so (``Dice: letters-1``); the seed is the
letter of the house, which is there once the game is over, and each person's letter stands with its seal::

    Letter: britain = 9a41...(the seal) 77c0...(the letter, or "unopened")

Where the players chose their powers before the game, the record says who took each, clockwise::

    Chosen: russia by person, france by bot, spain by person
"""

from __future__ import annotations

import json
from typing import Final

from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.errors import digits
from tricorne.kernel.message import Message, say
from tricorne.kernel.options import show

FORMAT: Final = 1
"""The version of this way of writing; see migrations.py for older ones."""

PLAY: Final = "play"
ASIDE: Final = "aside"
UNDO: Final = "undo"
START: Final = "start"

HIDDEN: Final = "?"
ALL_EYES: Final = "everybody"
"""Whose copy it is when nobody in particular looks on."""
OVER: Final = "over"
UNFINISHED: Final = "unfinished"
UNOPENED: Final = "unopened"
UNREAD: Final = -1
"""The value of an outcome of which only the text is known."""
PERSON: Final = "person"
BOT: Final = "bot"


class Outcome:
    """One thing that chance brought: its text, and who alone may see it (EVERYBODY or a seat's number)."""

    def __init__(self, text: str, secret: int, value: int = UNREAD) -> None:
        self.text = text
        self.secret = secret
        self.value = value
        """The number that the text stands for, where it was applied in this process; no record has it."""


class Entry:
    """One entry of a game in progress. Entries hang on the entry before, so that a copy of a game shares its past."""

    def __init__(
        self,
        before: Entry | None,
        kind: str,
        seat: str,
        text: str,
        secret: bool,
        outcomes: list[Outcome],
        barrier: bool,
        target: Entry | None = None,
    ) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.kind = kind
        self.seat = seat
        self.text = text
        self.secret = secret
        """Whether only the seat itself may read the text."""
        self.outcomes = outcomes
        self.drawn: int = len(outcomes) if before is None else before.drawn + len(outcomes)
        """How many outcomes stand in the record up to here. None is ever taken back: the next has the next number."""
        self.barrier = barrier
        """Whether something became known here that cannot be unknown: undo stops after it."""
        self.target = target
        """For an undo: the entry after which the game stands again."""


NO_OUTCOMES: Final[list[Outcome]] = []
"""What chance brought to all entries that it brought nothing to: one list, never written into."""


def first_entry() -> Entry:
    """What every record begins with: the set-up, and nothing before it."""
    return Entry(None, START, "", "", False, NO_OUTCOMES, True)


def unroll(last: Entry) -> list[Entry]:
    """The entries from the first to this one."""
    entries: list[Entry] = []
    at: Entry | None = last
    while at is not None:
        entries.append(at)
        at = at.before
    entries.reverse()
    return entries


def standing(entry: Entry) -> Entry:
    """The entry that made the position: an undo stands for the entry that it goes back to."""
    while entry.target is not None:
        entry = entry.target
    return entry


def all_standing(last: Entry) -> list[Entry]:
    """Every entry that stands, the first first; what was taken back is not among them."""
    found: list[Entry] = []
    entry: Entry | None = last
    while entry is not None:
        found.append(standing(entry))
        entry = found[-1].before
    found.reverse()
    return found


class Line:
    """One line of a written record."""

    def __init__(self, number: int, kind: str, seat: str, text: str, outcomes: list[str], place: Message) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.text = text
        """The action, the words of an aside, or the number an undo goes back to."""
        self.outcomes = outcomes
        self.place = place
        """Where it was read, for errors: line 12."""

    def __str__(self) -> str:
        if self.kind == START:
            said = START
        elif self.kind == UNDO:
            said = f"undo to {self.text}"
        elif self.kind == ASIDE:
            said = f"{self.seat}: {self.text}"
        else:
            said = f"{self.seat} {self.text}"
        # Words that end in a bracket are followed by an empty one, so that they are not read as outcomes.
        if self.outcomes or said.endswith("]"):
            return f"{self.number} {said} [{' '.join(self.outcomes)}]"
        return f"{self.number} {said}"

    def to_json(self) -> dict[str, object]:
        form: dict[str, object] = {"number": self.number, "kind": self.kind}
        if self.seat:
            form["seat"] = self.seat
        if self.kind == UNDO:
            form["to"] = int(self.text)
        elif self.text:
            form["text"] = self.text
        if self.outcomes:
            form["outcomes"] = list(self.outcomes)
        return form


class Letter:
    """What a person added to the dice of a live table: the seat, the seal, and the letter (empty: never opened)."""

    def __init__(self, seat: str, seal: str, text: str) -> None:
        self.seat = seat
        self.seal = seal
        self.text = text

    def __str__(self) -> str:
        return f"{self.seat} = {self.seal} {self.text or UNOPENED}"

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "seal": self.seal, "letter": self.text or UNOPENED}


class Choice:
    """A power that was chosen before the game began, by a person or by a bot."""

    def __init__(self, seat: str, bot: bool) -> None:
        self.seat = seat
        self.bot = bot

    def __str__(self) -> str:
        return f"{self.seat} by {BOT if self.bot else PERSON}"


class Record:
    """A written record: ``str()`` of it is the file, ``to_json()`` its twin, ``Record.read`` takes either.

    >>> import tricorne
    >>> state = tricorne.game("struggle-of-empires").new(["britain", "france"], seed=1756)
    >>> record = state.record
    >>> record.seats, record.lines[0].kind
    (['britain', 'france'], 'start')
    >>> print(*str(record).splitlines()[:5], sep=chr(10))
    Record: 1
    Game: struggle-of-empires
    Version: 2
    Seats: britain, france
    Preset: deluxe
    >>> str(tricorne.Record.read(str(record))) == str(record)
    True
    >>> str(tricorne.Record.read(record.to_json())) == str(record)
    True
    """

    def __init__(self, game: str, version: int, seats: list[str], preset: str) -> None:
        self.format = FORMAT
        self.game = game
        self.version = version
        self.seats = seats
        self.preset = preset
        self.options: dict[str, str] = {}
        """The options given on top of the preset, each value as it is typed."""
        self.dice = ""
        """How the outcomes of a live table were made (keyed.METHOD); empty for a seeded game or real dice."""
        self.seed = ""
        self.commitment = ""
        self.letters: list[Letter] = []
        """The letters of the people at a live table, in the order of the seats."""
        self.chosen: list[Choice] = []
        """Where powers were chosen at the table: who took each, in the order of the seats; else empty."""
        self.components = ""
        """The fingerprint of the component data, if they are not those that ship with the game."""
        self.seen_by = ""
        """The seat that this copy is for, "everybody" for spectators; empty for the full record."""
        self.position = ""
        """The written position that the game began from, if it did not begin with its set-up."""
        self.lines: list[Line] = []
        self.end = UNFINISHED
        """OVER or UNFINISHED; empty in old records, which do not say."""

    @staticmethod
    def read(text: str) -> Record:
        """Read a record from its text or its JSON twin; BadRecord names the line and what would be right."""
        from tricorne.kernel.read_record import read_record

        return read_record(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __len__(self) -> int:
        """The number of lines, the start not counted."""
        return max(0, len(self.lines) - 1)

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {len(self)} lines, {self.end or 'of an old format'}>"

    def __str__(self) -> str:
        rows = [f"Record: {self.format}", f"Game: {self.game}", f"Version: {self.version}"]
        rows.append(f"Seats: {', '.join(self.seats)}")
        rows.append(f"Preset: {self.preset}")
        if self.chosen:
            rows.append(f"Chosen: {', '.join([str(choice) for choice in self.chosen])}")
        rows.extend([f"Option: {key} = {self.options[key]}" for key in self.options])
        for key, value in self._marks():
            rows.append(f"{key}: {value}")
        rows.extend([f"Letter: {letter}" for letter in self.letters])
        rows.append("")
        rows.extend([str(line) for line in self.lines])
        rows.append(self.end)
        return "\n".join(rows) + "\n"

    def _marks(self) -> list[tuple[str, str]]:
        """The headers that not every record has."""
        marks = [
            ("Dice", self.dice),
            ("Seed", self.seed),
            ("Commitment", self.commitment),
            ("Components", self.components),
            ("Seen by", self.seen_by),
            ("Position", self.position),
        ]
        return [mark for mark in marks if mark[1]]

    def to_json(self) -> str:
        """The JSON twin: the same headers and lines for programs."""
        form: dict[str, object] = {
            "record": self.format,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "preset": self.preset,
            "options": self.options,
        }
        if self.chosen:
            form["chosen"] = [str(choice) for choice in self.chosen]
        for key, value in self._marks():
            form[key.lower().replace(" ", "-")] = value
        if self.letters:
            form["letters"] = [letter.to_json() for letter in self.letters]
        form["lines"] = [line.to_json() for line in self.lines]
        form["end"] = self.end
        return json.dumps(form, ensure_ascii=False)


def write_options(given: dict[str, object]) -> dict[str, str]:
    """The options of a game as they are typed.

    >>> write_options({"surrender": True, "sea-die-faces": (4, 1, 1)})
    {'surrender': 'true', 'sea-die-faces': '4,1,1'}
    """
    return {key: show(given[key]) for key in given}


def write_line(entry: Entry, seat: int, seat_ids: list[str], everything: bool) -> Line:
    """An entry as a line: everything for the full record, otherwise what the seat may know."""
    text = entry.text
    if entry.secret and not everything and (seat < 0 or seat_ids[seat] != entry.seat):
        text = HIDDEN
    outcomes: list[str] = []
    for outcome in entry.outcomes:
        open_to = everything or outcome.secret == EVERYBODY or (seat >= 0 and outcome.secret == seat)
        outcomes.append(outcome.text if open_to else HIDDEN)
    return Line(entry.number, entry.kind, entry.seat, text, outcomes, say("place-entry", number=digits(entry.number)))
