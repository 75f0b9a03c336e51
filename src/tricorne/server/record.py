"""The record of a table: snapshots of it, and the way back from the rows of its pages (pages.py) to a game in progress,
from the nearest snapshot on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from tricorne.kernel.chance import commitment
from tricorne.kernel.errors import digits
from tricorne.kernel.game import Game
from tricorne.kernel.message import say
from tricorne.kernel.migrations import migrate
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import PLAY, Entry, Line, Outcome, Record, standing, write_options
from tricorne.kernel.replay import play_on, replay
from tricorne.kernel.state import State
from tricorne.server.pages import Page, text_of

SNAPSHOT_EVERY = 40
"""So many entries are replayed at most."""

_decode = msgspec.json.decode


def snapshot_of(table: str, state: State) -> dict[str, Any]:
    """The whole position, as a row of ``snapshots``."""
    position = text_of(state.position.fields())
    barrier = text_of(state.at_barrier.fields())
    return {
        "table_id": table,
        "number": state.last.number,
        "version": state.game.version,
        "position": position,
        "anchor": "" if barrier == position else barrier,
    }


# -- back from rows ------------------------------------------------------------------------------


def read_pages(rows: Sequence[Row[Any]]) -> list[Page]:
    """The pages of a table; their entries hang on each other as in the game that wrote them."""
    pages: list[Page] = []
    for row in rows:
        pages.append(page_after(pages, row))
    return pages


def page_after(pages: list[Page], row: Row[Any] | OpenRow) -> Page:
    """The page of a row that comes after others."""
    # Columns in the order of the schema: unpacking is quicker than asking for each by its name.
    columns: tuple[Any, ...] = tuple(row)
    _, _, kind, seat, text, secret, drawn, barrier, back_to, led_by, lines, scores, at = columns
    outcomes = [] if drawn == "[]" else [Outcome(one, whose) for one, whose in _decode(drawn)]
    target = pages[back_to].entry if back_to >= 0 else None
    before = pages[-1].entry if pages else None
    return Page(Entry(before, kind, seat, text, secret, outcomes, barrier, target), led_by, lines, scores, at)


def line_of(entry: Entry) -> Line:
    texts = [outcome.text for outcome in entry.outcomes]
    return Line(
        entry.number, entry.kind, entry.seat, entry.text, texts, say("place-entry", number=digits(entry.number))
    )


OpenRow = tuple[str, int, str, str, str, bool, str, bool, int, str, str, str, float]
"""A row of ``entries`` without the figures for its end, as ``page_after`` reads it."""


def open_row(table: str, page: Page) -> OpenRow | None:
    """An entry that everybody at the table may read, as a row; None for any other: that stays in the database."""
    if not page.same_for_all():
        return None
    entry = page.entry
    target = -1 if entry.target is None else entry.target.number
    drawn = text_of([[outcome.text, outcome.secret] for outcome in entry.outcomes])
    acted = (table, entry.number, entry.kind, entry.seat, entry.text, entry.secret)
    return (*acted, drawn, entry.barrier, target, page.led_by, page.lines, page.scores, page.at)


class Setting:
    """What a table was made of: enough to begin its game anew."""

    def __init__(
        self, game: Game, version: int, seats: list[str], preset: str, options: dict[str, Any], seed: str | None
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.preset = preset
        self.options = options
        self.seed = seed
        """None where chance comes from outside the position (letters.py)."""

    def opened(self) -> State:
        record = self.record([])
        migrate(record, self.game)  # a table of an older version keeps the rules that it was played by
        option = self.game.options.option
        given = {key: option(key).parse(record.options[key]) for key in record.options}
        return self.game.opened(self.seats, self.preset, given, self.seed)

    def record(self, pages: list[Page]) -> Record:
        given = {key: self.game.options.option(key).check(self.options[key]) for key in self.options}
        record = Record(self.game.id, self.version, self.seats, self.preset)
        record.options = write_options(dict(given))
        record.components = self.game.components_digest()
        if self.seed is not None:
            record.seed = self.seed
            record.commitment = commitment(self.seed)
        record.lines = self.lines(pages)
        record.end = ""
        return record

    def lines(self, pages: list[Page]) -> list[Line]:
        return [line_of(page.entry) for page in pages]


def restore(setting: Setting, pages: list[Page], snapshot: Row[Any] | None, to: int) -> State:
    """The game right after entry ``to``: from a snapshot, or from the beginning if there is none that fits."""
    if snapshot is None:
        return replay(setting.game, setting.record(pages[: to + 1]), None, [])
    opened = setting.opened()
    engine = opened.engine
    position = fill(setting.game.empty(engine), _decode(snapshot.position))
    barrier = fill(setting.game.empty(engine), _decode(snapshot.anchor or snapshot.position))
    state = State(setting.game, engine, position, opened.header, pages[snapshot.number].entry, barrier)
    state.script = opened.script
    play_on(state, [line_of(page.entry) for page in pages[snapshot.number + 1 : to + 1]], [])
    return state


def fill(position: AnyPosition, fields: dict[str, list[int]]) -> AnyPosition:
    """A blank position with every list as it was."""
    for field, numbers in fields.items():
        position.write(field, numbers)
    return position


def actions_after(state: State, to: int) -> int:
    """How many actions stand after an entry: so many are taken back by going back to it."""
    count = 0
    at = standing(state.last)
    while at.number > to and at.before is not None:
        count += at.kind == PLAY
        at = standing(at.before)
    return count
