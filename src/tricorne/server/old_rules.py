"""Games that began under older rules, and games that cannot be played any more.

A table stores the version of its game's rules. When the rules have moved on, its record is brought up to today by the
steps that the game declares (``Game.migrations``), once and for good: they write down how the older rules were read, so
that the game goes on by them. A game for which there is no way is set aside (``set_aside`` of a table): it says so, its
record can be taken home, and everybody else plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, update

import tricorne
from tricorne.kernel.action import ActionTable
from tricorne.kernel.engine import EVERYBODY, SPECTATOR, Engine
from tricorne.kernel.errors import BadRecord, TricorneError, digits
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, in_english, say
from tricorne.kernel.migrations import migrate
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import ALL_EYES, HIDDEN, UNFINISHED, Line, Record, write_options
from tricorne.kernel.replay import replay
from tricorne.kernel.state import State
from tricorne.server import schema
from tricorne.server.pages import Page
from tricorne.server.record import Setting, read_pages, snapshot_of
from tricorne.server.writer import Write


def not_installed(game: str) -> Message:
    """Why a table cannot be played whose game is not here."""
    return in_english(f"the game {game} is not installed here")


def waits_for_another(asked: str | None, awaited: str) -> Message:
    """Why a table cannot be played that was stored in one state and replays to another."""
    return in_english(f"after its last entry {asked} is asked, but the table waits for {awaited}")


class MissingGame(Game):
    """Stands where the game of a table is not installed any more."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.title = id
        self.seat_ids = []
        self.actions = ActionTable()
        self.version = 0
        self.migrations = {}
        self.engines = {}

    def engine(self, seats: Sequence[str], preset: str, options: Mapping[str, object]) -> Engine:
        raise BadRecord(not_installed(self.id))

    def start(self, engine: Engine, seed: int | str) -> AnyPosition:
        raise BadRecord(not_installed(self.id))

    def empty(self, engine: Engine) -> AnyPosition:
        raise BadRecord(not_installed(self.id))

    def components_digest(self) -> str:
        return ""


def game_of(id: str) -> Game:
    """The game of a stored table, or what stands for it."""
    try:
        return tricorne.game(id)
    except TricorneError:
        return MissingGame(id)


# -- bringing a game up to today's rules ----------------------------------------------------------------


class BroughtUp:
    """A game of older rules as one of today: its setting, its state, and the lines that read otherwise now."""

    def __init__(self, setting: Setting, state: State, changed: list[Line]) -> None:
        self.setting = setting
        self.state = state
        self.changed = changed

    def writes(self, table: str) -> list[Write]:
        """What is to be written, in one transaction."""
        options = msgspec.json.encode(self.setting.options).decode()
        values = {"version": self.setting.version, "preset": self.setting.preset, "options": options}
        found: list[Write] = [(update(schema.tables).where(schema.tables.c.id == table).values(values), None)]
        for line in self.changed:
            where = (schema.entries.c.table_id == table) & (schema.entries.c.number == line.number)
            found.append((update(schema.entries).where(where).values(text=line.text), None))
        found.append((delete(schema.snapshots).where(schema.snapshots.c.table_id == table), None))
        found.append((schema.snapshots.insert().values(snapshot_of(table, self.state)), None))
        return found


def bring_up(setting: Setting, pages: list[Page]) -> BroughtUp:
    """A game of older rules by the steps that its game declares; BadRecord if there is no way. Changes nothing."""
    record = Record(setting.game.id, setting.version, list(setting.seats), setting.preset)
    record.options = write_options(dict(setting.options))
    record.components = setting.game.components_digest()
    plain = setting.lines(pages)
    record.lines = setting.lines(pages)
    record.end = ""
    migrate(record, setting.game)
    if record.seats != setting.seats or len(record.lines) != len(plain):
        raise BadRecord(in_english("a step between versions changed the seats or the number of entries"))
    changed = [new for old, new in zip(plain, record.lines, strict=True) if str(old) != str(new)]
    for line in changed:
        if line.outcomes != plain[line.number].outcomes or line.kind != plain[line.number].kind:
            raise BadRecord(in_english("a step between versions changed what chance brought"))
    options = {key: setting.game.options.option(key).parse(text) for key, text in record.options.items()}
    now = Setting(setting.game, setting.game.version, setting.seats, record.preset, dict(options), setting.seed)
    full = now.record(pages)
    full.lines = record.lines
    return BroughtUp(now, replay(now.game, full, None, []), changed)


# -- what is left of a game that was set aside ----------------------------------------------------------


def checked_pages(rows: Sequence[Row[Any]], last: int) -> list[Page]:
    """The pages of a table, if there is one for every entry; BadRecord if some are missing or cannot be read."""
    if [row.number for row in rows] != list(range(last + 1)):
        raise BadRecord(in_english(f"the table has come to entry {last}, but not all entries up to it are there"))
    try:
        return read_pages(rows)
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as problem:
        raise BadRecord(in_english(f"an entry cannot be read: {type(problem).__name__}")) from None


def record_as_stored(setting: Setting, rows: Sequence[Row[Any]], eyes: str | None, everything: bool) -> Record:
    """The record of a game that cannot be replayed, line by line as it is stored, for one pair of eyes."""
    record = Record(setting.game.id, setting.version, list(setting.seats), setting.preset)
    record.options = write_options(dict(setting.options))
    record.seen_by = "" if everything else eyes or ALL_EYES
    ids = setting.game.seat_ids
    mine = ids.index(eyes) if eyes is not None and eyes in ids else SPECTATOR
    for row in rows:
        hidden = row.secret and not everything and (eyes is None or row.seat != eyes)
        outcomes: list[str] = []
        try:
            drawn = msgspec.json.decode(row.outcomes, type=list[tuple[str, int]])
        except msgspec.MsgspecError:
            drawn = [(HIDDEN, EVERYBODY)]
        for outcome, secret in drawn:
            seen = everything or secret == EVERYBODY or (mine >= 0 and secret == mine)
            outcomes.append(outcome if seen else HIDDEN)
        record.lines.append(
            Line(
                row.number,
                row.kind,
                row.seat,
                HIDDEN if hidden else row.text,
                outcomes,
                say("place-entry", number=digits(row.number)),
            )
        )
    record.end = UNFINISHED
    return record
