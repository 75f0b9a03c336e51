"""Storage: reads at any time, and one writer (writer.py). SQLite in a file of its own, or a server that SQLAlchemy
speaks to; nothing here depends on which.

``write`` returns when its rows are on disk: SQLite keeps a write-ahead log with ``synchronous=FULL``.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    URL,
    BindParameter,
    Executable,
    Integer,
    Row,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    literal,
    literal_column,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tricorne.kernel.extras import command_for
from tricorne.kernel.message import in_english
from tricorne.server import schema
from tricorne.server.gathered import Found, Gathered
from tricorne.server.postgres import ONE_AFTER_THE_OTHER, Claim, without_values
from tricorne.server.private_file import OnlyOne, make_private
from tricorne.server.schema import (
    entries,
    guests,
    messages,
    orders,
    seats,
    sessions,
    snapshots,
    tables,
    visits,
)
from tricorne.server.whole_table import ENTRY, GAME, TABLE
from tricorne.server.writer import EVERY_ROW, OFTEN, BadDatabase, Write, Writer, unreadable

__all__ = ["BadDatabase", "Store", "Write"]

BUSY_MS = 10_000
LOOKED_THROUGH_BYTES = 256 * 1024 * 1024
"""Files up to this size are looked through for damaged pages at the start; it takes a moment."""
LINES = 15
"""To PostgreSQL, for questions."""
TOKENS: BindParameter[list[str]] = bindparam("tokens", expanding=True)
GUESTS = select(guests).where(guests.c.token.in_(TOKENS))
DEVICES = (
    select(guests.c.id, guests.c.name, sessions.c.seen, sessions.c.token)
    .join(sessions, sessions.c.guest == guests.c.id)
    .where(sessions.c.token.in_(TOKENS))
)
MOST_TRIES = 2
"""Broken lines that a question may meet before a new one is made for it."""
DRIVERS = {"sqlite": ("sqlite+aiosqlite", "sqlite"), "postgresql": ("postgresql+psycopg", "postgresql+psycopg")}
"""What each kind of database is spoken to with: to read while others wait, and to write."""

Rows = Sequence[Row[Any]]


def digest(token: str) -> str:
    """What is kept of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


def address_of(db: str) -> URL:
    """The database that is meant: a path, or an address as SQLAlchemy writes them."""
    if "://" not in db:
        return URL.create("sqlite", database=os.path.abspath(db))
    try:
        url = make_url(db)
    except (SQLAlchemyError, ValueError):
        raise BadDatabase(
            in_english(f"{db!r} is no address of a database; name a file, or postgresql://USER@HOST/NAME")
        ) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(
            in_english(f"{kind}: not a database that Tricorne writes to; use a file, or one of {', '.join(DRIVERS)}")
        )
    return url.set(drivername=kind)


class Store:
    """One database."""

    def __init__(self, db: str, shared: bool = False) -> None:
        """``shared``: other processes write into the database too (together.py)."""
        self.url = address_of(db)
        self.name = db if "://" not in db else self.url.render_as_string(hide_password=True)
        kind = self.url.get_backend_name()
        reading, writing = DRIVERS[kind]
        try:
            # An error names the statement, never its values: they may be secret choices.
            self.engine: AsyncEngine = create_async_engine(
                self.url.set(drivername=reading),
                hide_parameters=True,
                pool_pre_ping=kind == "postgresql",  # nobody notices that it was started anew
            )
            self._asking = self.engine
            if kind == "postgresql":
                # One question is one way there and back: no transaction, and no other question whether the line holds.
                # Lines are kept: to make a new one takes longer than to ask.
                self._asking = create_async_engine(
                    self.url.set(drivername=reading),
                    hide_parameters=True,
                    isolation_level="AUTOCOMMIT",
                    pool_size=LINES,
                    max_overflow=0,
                )
            self._writing = create_engine(self.url.set(drivername=writing), hide_parameters=True)
        except ImportError as problem:
            raise BadDatabase(
                in_english(f"{self.name}: {problem.name} is missing; {command_for('postgres')}")
            ) from None
        if shared and kind != "postgresql":
            raise BadDatabase(in_english(f"{self.name}: several processes need PostgreSQL; name one with --db"))
        self._guests, self._devices = self._by_token(GUESTS), self._by_token(DEVICES)
        self.writer = Writer(self._writing, Claim(self.name, shared).take if kind == "postgresql" else None)
        self._lock: OnlyOne | None = None
        if kind == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare)
            event.listen(self._writing, "connect", _prepare)
        else:
            without_values(self.engine.sync_engine)
            without_values(self._asking.sync_engine)
            without_values(self._writing)

    async def open(self) -> None:
        """Make or upgrade the schema and start the writer; BadDatabase if that cannot be."""
        try:
            if self.url.get_backend_name() == "sqlite":
                path = str(self.url.database)
                make_private(path)
                self._lock = OnlyOne(path)
                _look_at(path)
            await self.writer.claim()
            async with self.engine.begin() as connection:
                if self.url.get_backend_name() == "postgresql":
                    await connection.execute(ONE_AFTER_THE_OTHER)
                await connection.run_sync(schema.upgrade)
        except schema.NewerFile as problem:
            raise BadDatabase(
                in_english(f"{self.name}: {problem}; use a newer Tricorne, or another file with --db")
            ) from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            raise unreadable(self.name, problem) from None
        self.writer.open()

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        await self.writer.close()
        await self.hang_up()
        if self._lock is not None:
            self._lock.release()

    async def hang_up(self) -> None:
        """Close the lines by which it is read."""
        await self.engine.dispose()
        await self._asking.dispose()

    def write(self, *writes: Write) -> asyncio.Future[list[int]]:
        """Carry out statements in one transaction; done when it is on disk, with the new row's id (or 0) of each."""
        return self.writer.write(*writes)

    async def answers(self) -> None:
        """Returns if the database can be read."""
        await self.rows(select(literal(1)))

    # -- reading -----------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        """The name of a guest; empty if there is none."""
        found = await self.rows(select(guests.c.name).where(guests.c.id == guest))
        return str(found[0][0]) if found else ""

    async def rows(self, query: Executable, values: dict[str, Any] | None = None) -> Rows:
        """What a question to the database finds. It is asked again if the line was broken: the database may have been
        started anew, which nobody need notice."""
        for _ in range(MOST_TRIES):
            try:
                async with self._asking.connect() as connection:
                    return (await connection.execute(query, values)).all()
            except DBAPIError as problem:
                if not problem.connection_invalidated:
                    raise
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    def _by_token(self, query: Executable) -> Gathered:
        """Rows by their tokens, those of one moment in one question."""

        async def ask(tokens: list[str]) -> Found:
            return {row.token: row for row in await self.rows(query, {"tokens": tokens})}

        return Gathered(ask)

    async def whole_table(self, id: str) -> dict[str, list[Any]]:
        """A table with its seats and all that lies on it (whole_table.py)."""
        return TABLE.told_apart(await self.rows(TABLE.question, {"table": id}))

    async def whole_game(self, id: str, version: int, last: int, most: int) -> dict[str, list[Any]]:
        """Its record up to an entry, a snapshot, so many of the last messages."""
        values = {"table": id, "version": version, "last": last, "most": most}
        return GAME.told_apart(await self.rows(GAME.question, values))

    async def one(self, query: Executable) -> Row[Any] | None:
        """The first row that a question finds."""
        found = await self.rows(query)
        return found[0] if found else None

    async def guest(self, token: str) -> Row[Any] | None:
        """The guest with this token."""
        return await self._guests.row(digest(token))

    async def signed_in(self, token: str) -> Row[Any] | None:
        """Whoever is signed in with this token, and since when it was last seen."""
        return await self._devices.row(digest(token))

    async def entries(self, id: str, after: int = -1, most: int | None = None) -> Rows:
        """The record of a table, without the figures for its end; only so much of it after an entry."""
        query = select(*ENTRY).where(entries.c.table_id == id, entries.c.number > after)
        return await self.rows(query.order_by(entries.c.number).limit(most))

    async def figures(self, id: str) -> Rows:
        query = select(entries.c.number, entries.c.figures, entries.c.points).where(entries.c.table_id == id)
        return await self.rows(query.order_by(entries.c.number))

    async def snapshot(self, id: str, version: int, number: int) -> Row[Any] | None:
        """The latest snapshot of that version of the game that is not after an entry."""
        query = select(snapshots).where(snapshots.c.table_id == id, snapshots.c.number <= number)
        query = query.where(snapshots.c.version == version).order_by(snapshots.c.number.desc()).limit(1)
        found = await self.rows(query)
        return found[0] if found else None

    async def tables_of(self, guest: str, statuses: Sequence[str] = ()) -> list[str]:
        """The tables of a person, the latest first: all, or those of some statuses."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables.c.id).where((tables.c.host == guest) | tables.c.id.in_(mine))
        if statuses:
            query = query.where(tables.c.status.in_(statuses))
        found = await self.rows(query.order_by(tables.c.changed.desc()).limit(200))
        return [row[0] for row in found]

    async def open_tables_of(self, guest: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.host == guest)
        return int((await self.rows(query.where(tables.c.status.in_(["waiting", "playing"]))))[0][0])

    async def listed(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.listed, tables.c.status.in_(["waiting", "playing"]))
        found = await self.rows(query.order_by(tables.c.changed.desc()).limit(100))
        return [row[0] for row in found]

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play where a bot, or a person's stand-in, is asked."""
        asked = (seats.c.table_id == tables.c.id) & (seats.c.power == tables.c.actor)
        query = select(tables.c.id).join(seats, asked).where(tables.c.status == "playing")
        found = await self.rows(query.where((seats.c.lead == "bot") | (seats.c.stand_in != "")))
        return [row[0] for row in found]

    async def waiting_for_orders(self) -> list[str]:
        """Tables in play where the seat that is asked has left an order."""
        asked = (orders.c.table_id == tables.c.id) & (orders.c.power == tables.c.actor)
        found = await self.rows(select(tables.c.id).join(orders, asked).where(tables.c.status == "playing"))
        return [row[0] for row in found]

    async def waiting_for_letters(self) -> list[str]:
        """Tables whose seats are all taken and whose game has not begun."""
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.lead == "open")
        found = await self.rows(select(tables.c.id).where(tables.c.status == "waiting", ~free))
        return [row[0] for row in found]

    async def messages(self, id: str, channel: str, before: int, most: int) -> Rows:
        """The last messages of a channel (empty: of all) before one, oldest first."""
        query = select(messages).where(messages.c.table_id == id)
        if channel:
            query = query.where(messages.c.channel == channel)
        if before > 0:
            query = query.where(messages.c.id < before)
        found = await self.rows(query.order_by(messages.c.id.desc()).limit(most))
        return list(reversed(found))


NEW_ENTRY = entries.insert().execution_options(**{OFTEN: True})
NEW_SNAPSHOT = snapshots.insert().execution_options(**{OFTEN: True})


def _moved_on(*more: str) -> Executable:
    new: dict[str, Any] = {
        key: bindparam(f"new_{key}") for key in ("number", "actor", "scores", "winners", "changed", *more)
    }
    where = (tables.c.id == bindparam("table")) & (tables.c.revision == bindparam("known"))
    told = update(tables).where(where).values(new).values(revision=tables.c.revision + literal_column("1"))
    return told.execution_options(**{EVERY_ROW: True, OFTEN: True})


MOVED_ON = _moved_on()
"""A table after an entry, if nobody else has changed it since the revision that is known."""
MOVED_ON_TO_STATUS = _moved_on("status")
"""The same where its status becomes another: tables are found by it, so that it costs more to write."""
TOLD_ANEW = (
    update(entries)
    .where(entries.c.table_id == bindparam("of"), entries.c.number == bindparam("entry"))
    .values(lines=bindparam("told"))
)
"""The lines of an entry that were sentences, as messages."""


def counted(id: str, known: int) -> Write:
    """Count a change of a table, if nobody else has changed it since the revision that is known."""
    where = (tables.c.id == id) & (tables.c.revision == known)
    return update(tables).where(where).values(revision=known + 1).execution_options(**{EVERY_ROW: True}), None


def began(id: str, version: int) -> Write:
    """Write down the version of the rules that a table begins with."""
    return update(tables).where(tables.c.id == id).values(version=version, began=version), None


_OF_TABLE = bindparam("of_table", type_=visits.c.table_id.type)
_OF_GUEST = bindparam("of_guest", type_=visits.c.guest.type)
_HIS = (visits.c.table_id == _OF_TABLE) & (visits.c.guest == _OF_GUEST)
_NOTHING_YET = select(_OF_TABLE, _OF_GUEST, literal_column("-1", Integer)).where(~exists().where(_HIS))
FIRST_VISIT = visits.insert().from_select(["table_id", "guest", "seen"], _NOTHING_YET)
FIRST_VISIT = FIRST_VISIT.execution_options(**{OFTEN: True})
SAW = update(visits).where(_HIS, visits.c.seen < bindparam("new_seen")).values(seen=bindparam("new_seen"))
SAW = SAW.execution_options(**{OFTEN: True})


def saw(id: str, guest: str, number: int) -> list[Write]:
    """Write down that a guest has seen an entry; never an earlier one than before.

    Two plain statements, which every database understands; one writer carries both out.
    """
    his = {"of_table": id, "of_guest": guest}
    return [(FIRST_VISIT, [his]), (SAW, [his | {"new_seen": number}])]


def _look_at(path: str) -> None:
    """Whether there is a database at all, or can be one; asked without the threads of a lasting connection."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA schema_version").fetchone()
        if os.path.getsize(path) <= LOOKED_THROUGH_BYTES:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError("database disk image is malformed")
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.close()


# True and false are 1 and 0 there anyhow; told so, Python does not look for another way to write each of them.
sqlite3.register_adapter(bool, int)


def _prepare(connection: Any, _record: object) -> None:
    """Every connection: write-ahead log, and no commit before the disk has it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.close()
