"""Storage: reads at any time, and one writer that gathers what is to be written into transactions.

``write`` returns when its rows are on disk (WAL with ``synchronous=FULL``): what came in while the last transaction was
under way shares the next one, so that many tables cost few waits for the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, bindparam, event, func, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tricorne.kernel.errors import TricorneError
from tricorne.server import schema
from tricorne.server.schema import entries, guests, messages, seats, snapshots, tables, visits

BUSY_MS = 10_000

Rows = Sequence[Row[Any]]
Work = tuple[Executable, list[dict[str, Any]] | None]
"""A statement, and the rows that it is carried out for (None: once)."""


class BadDatabase(TricorneError):
    """A database that cannot be opened."""


def digest(token: str) -> str:
    """What is kept of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


class _Job:
    def __init__(self, work: list[Work], done: asyncio.Future[list[int]]) -> None:
        self.work = work
        self.done = done


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url if "://" in url else f"sqlite+aiosqlite:///{os.path.abspath(url)}"
        self.engine: AsyncEngine = create_async_engine(self.url)
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        if self.url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare)

    async def open(self) -> None:
        """Make or upgrade the schema and start the writer; BadDatabase if that cannot be."""
        try:
            if self.url.startswith("sqlite"):
                _look_at(str(self.engine.url.database))
            async with self.engine.begin() as connection:
                await connection.run_sync(schema.upgrade)
        except schema.NewerFile as problem:
            raise BadDatabase(f"{self.url}: {problem}; use a newer Tricorne, or another file with --db") from None
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            words = str(getattr(problem, "orig", problem)).splitlines()[0]
            raise BadDatabase(f"{self.url}: cannot be opened ({words}); name another file with --db") from None
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------

    async def write(self, *work: Work) -> list[int]:
        """Carry out statements in one transaction; returns when it is on disk, with the new row's id (or 0) of each."""
        if self._closing:
            raise BadDatabase("the server is closing down")
        done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(list(work), done))
        self._wake.set()
        return await done

    async def _write_on(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                if not self._jobs:
                    if self._closing:
                        return
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                jobs, self._jobs = self._jobs, []
                if not await self._together(connection, jobs):
                    # One of them cannot be written: each for itself, so that the others are.
                    for job in jobs:
                        await self._together(connection, [job], last=True)

    async def _together(self, connection: AsyncConnection, jobs: list[_Job], last: bool = False) -> bool:
        """Write jobs in one transaction; False if that failed and nothing was written."""
        try:
            found = await _carry_out_all(connection, jobs)
            await connection.commit()
        except Exception as problem:
            await connection.rollback()
            if last and not jobs[0].done.done():
                jobs[0].done.set_exception(problem)
            return False
        for at, job in enumerate(jobs):
            if not job.done.done():
                job.done.set_result(found[at])
        return True

    # -- reading -----------------------------------------------------------------------------

    async def _rows(self, query: Executable) -> Rows:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def guest(self, token: str) -> Row[Any] | None:
        found = await self._rows(select(guests).where(guests.c.token == digest(token)))
        return found[0] if found else None

    async def table(self, id: str) -> tuple[Row[Any], Rows] | None:
        """A table and its seats."""
        found = await self._rows(select(tables).where(tables.c.id == id))
        if not found:
            return None
        return found[0], await self._rows(select(seats).where(seats.c.table_id == id).order_by(seats.c.place))

    async def entries(self, id: str) -> Rows:
        """The record of a table, without the figures for its end."""
        found = [column for column in entries.c if column.name not in ("figures", "points")]
        return await self._rows(select(*found).where(entries.c.table_id == id).order_by(entries.c.number))

    async def figures(self, id: str) -> Rows:
        query = select(entries.c.number, entries.c.figures, entries.c.points).where(entries.c.table_id == id)
        return await self._rows(query.order_by(entries.c.number))

    async def snapshot(self, id: str, version: int, number: int) -> Row[Any] | None:
        """The latest snapshot of that version of the game that is not after an entry."""
        query = select(snapshots).where(snapshots.c.table_id == id, snapshots.c.number <= number)
        query = query.where(snapshots.c.version == version).order_by(snapshots.c.number.desc()).limit(1)
        found = await self._rows(query)
        return found[0] if found else None

    async def tables_of(self, guest: str) -> list[str]:
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables.c.id).where((tables.c.host == guest) | tables.c.id.in_(mine))
        found = await self._rows(query.order_by(tables.c.changed.desc()).limit(200))
        return [row[0] for row in found]

    async def open_tables_of(self, guest: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.host == guest)
        return int((await self._rows(query.where(tables.c.status.in_(["waiting", "playing"]))))[0][0])

    async def listed(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.listed, tables.c.status.in_(["waiting", "playing"]))
        found = await self._rows(query.order_by(tables.c.changed.desc()).limit(100))
        return [row[0] for row in found]

    async def waiting_for_bots(self) -> list[str]:
        """Tables in play where a bot, or a person's stand-in, is asked."""
        asked = (seats.c.table_id == tables.c.id) & (seats.c.power == tables.c.actor)
        query = select(tables.c.id).join(seats, asked).where(tables.c.status == "playing")
        found = await self._rows(query.where((seats.c.lead == "bot") | (seats.c.stand_in != "")))
        return [row[0] for row in found]

    async def seen(self, id: str, guest: str) -> int:
        """The entry of a table that a guest saw last; -1 if he never looked."""
        found = await self._rows(select(visits.c.seen).where(visits.c.table_id == id, visits.c.guest == guest))
        return int(found[0][0]) if found else -1

    async def messages(self, id: str, channel: str, before: int, most: int) -> Rows:
        """The last messages of a channel (empty: of all) before one, oldest first."""
        query = select(messages).where(messages.c.table_id == id)
        if channel:
            query = query.where(messages.c.channel == channel)
        if before > 0:
            query = query.where(messages.c.id < before)
        found = await self._rows(query.order_by(messages.c.id.desc()).limit(most))
        return list(reversed(found))


NEW_ENTRY = entries.insert()
NEW_SNAPSHOT = snapshots.insert()
MOVED_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({key: bindparam(f"new_{key}") for key in ("number", "status", "actor", "scores", "winners", "changed")})
)
"""A table after an entry."""


def saw(id: str, guest: str, number: int) -> Work:
    """Write down that a guest has seen an entry; never an earlier one than before."""
    statement = upsert(visits).values(table_id=id, guest=guest, seen=number)
    newer = func.max(visits.c.seen, statement.excluded.seen)
    return statement.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"seen": newer}), None


async def _carry_out_all(connection: AsyncConnection, jobs: list[_Job]) -> list[list[int]]:
    """Carry out the work of all jobs; rows for the same statement go together, which is most of what tables write."""
    found: list[list[int]] = []
    together: dict[Executable, list[dict[str, Any]]] = {}
    for job in jobs:
        ids: list[int] = []
        for statement, rows in job.work:
            if rows is not None:
                together.setdefault(statement, []).extend(rows)
                ids.append(0)
            else:
                result = await connection.execute(statement)
                key = result.inserted_primary_key if result.is_insert else None
                ids.append(key[0] if key is not None and isinstance(key[0], int) else 0)
        found.append(ids)
    for statement, rows in together.items():
        await connection.execute(statement, rows)
    return found


def _look_at(path: str) -> None:
    """Whether there is a database at all, or can be one; asked without the threads of a lasting connection."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA schema_version").fetchone()
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.close()


def _prepare(connection: Any, _record: object) -> None:
    """Every connection: write-ahead log, and no commit before the disk has it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.close()
