"""The writer: gathers what is to be written into transactions, and says when they are on disk.

All statements of a transaction are carried out in one thread in one go. On a quiet server a change is written at once;
as soon as changes meet, transactions begin at least ``SPACING_S`` apart and whatever came in meanwhile shares the next
one, so that many tables cost few waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, Executable, literal, select
from sqlalchemy.exc import SQLAlchemyError

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english
from tricorne.server.often import EVERY_ROW, OFTEN, MovedOn, Often, Write, finds_every_row, is_often
from tricorne.server.pen import Pen, answer

__all__ = ["EVERY_ROW", "OFTEN", "BadDatabase", "MovedOn", "Write", "Writer"]

log = logging.getLogger("tricorne.server")

SPACING_S = 0.025
HOLD_S = 2.0
"""How often the writer looks whether its claim on the database still holds."""


class BadDatabase(TricorneError):
    """A database that cannot be opened."""


def _found_all(statement: Executable, found: int, wanted: int) -> None:
    if finds_every_row(statement) and found != wanted:
        raise MovedOn


DAMAGED = ("malformed", "disk image", "invalid page")
"""Words with which a database says that its file is damaged."""


QUOTING = "22"
"""The class of PostgreSQL's errors about values; their first line quotes them."""


def said_by(problem: BaseException) -> str:
    """What a database says itself, in one line. Never what was asked of it: that may be a secret."""
    found = getattr(problem, "orig", None) or problem
    state = str(getattr(found, "sqlstate", None) or "")
    if state.startswith(QUOTING):
        return f"{type(found).__name__}, SQLSTATE {state}"
    return (str(found).splitlines() or [type(found).__name__])[0]


def restoring(problem: Exception) -> str:
    """What helps when the file of a database is damaged; empty if it is not."""
    if not any(word in said_by(problem) for word in DAMAGED):
        return ""
    return (
        f"is damaged ({said_by(problem)}); stop the server, keep the file, and put your last copy in its place, "
        f"or save what can be read: sqlite3 DAMAGED .recover | sqlite3 NEW"
    )


def unreadable(name: str, problem: Exception) -> BadDatabase:
    """Why a database cannot be used, in one line, and what helps."""
    helps = restoring(problem) or f"cannot be opened ({said_by(problem)}); name another file with --db"
    return BadDatabase(in_english(f"{name}: {helps}"))


class _Job:
    def __init__(self, writes: tuple[Write, ...], done: asyncio.Future[list[int]]) -> None:
        self.writes = writes
        self.done = done


class Writer:
    """The only hand that writes into a database. Where others could write too, each new connection first takes a
    claim."""

    def __init__(self, engine: Engine, claim: Callable[[Connection], None] | None = None) -> None:
        self.engine = engine
        self._claim = claim
        self._pen = Pen("writer")
        self._connection: Connection | None = None
        self._file: sqlite3.Connection | None = None
        """The driver's own connection to a file; None where a server is written to."""
        self._jobs: list[_Job] = []
        self._under_way: list[_Job] = []
        self._often = Often(engine)
        self._loop: asyncio.AbstractEventLoop | None = None
        """Where it was opened."""
        self._begins = False
        """Whether a transaction begins soon, or is under way."""
        self._began = self._next_at = 0.0
        self._at_rest: asyncio.Future[None] | None = None
        """Awaited by whoever closes it."""
        self._holding: asyncio.Task[None] | None = None
        self._lost = ""
        self._closing = False
        self.transactions = 0
        self.changes = 0
        self.seconds = 0.0
        """Spent in transactions so far."""

    def waiting(self) -> int:
        """Changes that wait to be written."""
        return len(self._jobs)

    async def claim(self) -> None:
        """Take the claim before anything is read or written; BadDatabase if another server has it."""
        if self._claim is not None:
            await self._pen.do(self._connected)

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self._jobs:
            self._begin_soon(self._loop)
        if self._claim is not None:
            self._holding = asyncio.create_task(self._hold_on())

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._closing = True
        if self._holding is not None:
            self._holding.cancel()
        if self._begins:
            self._at_rest = asyncio.get_running_loop().create_future()
            await self._at_rest
        await self._pen.do(self._let_go)
        self._pen.put_down()

    def write(self, *writes: Write) -> asyncio.Future[list[int]]:
        """Carry out statements in one transaction; done when it is on disk, with the new row's id (or 0) of each."""
        if self._closing:
            raise BadDatabase(in_english("the server is closing down"))
        done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(writes, done))
        if not self._begins and self._loop is not None:
            self._begin_soon(self._loop)
        return done

    def _begin_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin a transaction in the next round of the loop, with all that comes in until then."""
        self._begins = True
        loop.call_soon(self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self._began = loop.time()
        if self._began < self._next_at and not self._closing:
            loop.call_at(self._next_at, self._begin, loop)
            return
        self._under_way, self._jobs = self._jobs, []
        self._next_at = self._began + SPACING_S if len(self._under_way) > 1 else 0.0
        groups = [job.writes for job in self._under_way]
        self._pen.begin(partial(self._carry_out, groups), partial(self._written, loop))

    def _written(self, loop: asyncio.AbstractEventLoop, found: list[list[int] | Exception] | Exception) -> None:
        """A transaction is over: whoever waited for it is told, and the next one begins."""
        jobs, self._under_way = self._under_way, []
        self.transactions += 1
        self.changes += len(jobs)
        self.seconds += loop.time() - self._began
        answers = [found] * len(jobs) if isinstance(found, Exception) else found
        for job, ids in zip(jobs, answers, strict=True):
            answer(job.done, ids)
        if self._jobs:
            self._begin(loop)
            return
        self._begins = False
        if self._at_rest is not None and not self._at_rest.done():
            self._at_rest.set_result(None)

    async def _hold_on(self) -> None:
        while True:
            await asyncio.sleep(HOLD_S)
            await self._pen.do(self._look_after)

    # -- in the writer's thread ----------------------------------------------------------------

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self.engine.connect()
            own = self._connection.connection.driver_connection
            self._file = own if isinstance(own, sqlite3.Connection) else None
            if self._claim is not None:
                try:
                    self._claim(self._connection)
                except Exception:
                    self._let_go()
                    raise
        return self._connection

    def _look_after(self) -> None:
        """Take the claim again if its connection broke, before another server does."""
        try:
            try:
                self._try_out()
            except SQLAlchemyError:
                self._let_go()
                self._try_out()
            self._lost = ""
        except (SQLAlchemyError, BadDatabase) as problem:
            self._let_go()
            if said_by(problem) != self._lost:  # once, not at every look
                self._lost = said_by(problem)
                log.error("nothing can be written: %s", self._lost)

    def _try_out(self) -> None:
        connection = self._connected()
        connection.execute(select(literal(1)))
        connection.commit()

    def _carry_out(self, groups: list[tuple[Write, ...]]) -> list[list[int] | Exception]:
        """Write all in one transaction; if one of them cannot be written, each for itself, so that the others are."""
        try:
            return list(self._together(groups))
        except Exception as problem:
            if len(groups) == 1:
                return [problem]
        found: list[list[int] | Exception] = []
        for writes in groups:
            try:
                found += self._together([writes])
            except Exception as problem:
                found.append(problem)
        return found

    def _together(self, groups: list[tuple[Write, ...]]) -> list[list[int]]:
        """One transaction."""
        connection = self._connected()
        if self._file is not None:
            rows = self._often.by_statement(groups)
            if rows is not None:
                try:
                    self._often.write(self._file, rows)
                    return [[0] * len(writes) for writes in groups]
                except sqlite3.Error:
                    pass  # nothing was written: the long way finds out again what is wrong, and says it as ever
        return self._at_length(connection, groups)

    def _at_length(self, connection: Connection, groups: list[tuple[Write, ...]]) -> list[list[int]]:
        """One transaction; rows for the same statement go together, which is most of what tables write."""
        found: list[list[int]] = []
        together: dict[Executable, list[dict[str, Any]]] = {}
        try:
            for writes in groups:
                ids: list[int] = []
                for statement, rows in writes:
                    if rows is not None:
                        together.setdefault(statement, []).extend(rows)
                        ids.append(0)
                    else:
                        result = connection.execute(statement)
                        _found_all(statement, result.rowcount, 1)
                        key = result.inserted_primary_key if result.is_insert else None
                        ids.append(key[0] if key is not None and isinstance(key[0], int) else 0)
                found.append(ids)
            for statement, rows in together.items():
                _found_all(statement, self._for_rows(connection, statement, rows), len(rows))
            connection.commit()
        except Exception:
            # A connection that broke is not used again; one that only refused a row starts afresh.
            try:
                connection.rollback()
            finally:
                if connection.invalidated:
                    self._let_go()
            raise
        return found

    def _for_rows(self, connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> int:
        """Carry a statement out for several rows; how many it found."""
        if not is_often(statement):
            return connection.execute(statement, rows).rowcount
        words = self._often.words(statement, rows)
        return connection.exec_driver_sql(words.text, words.values(rows)).rowcount

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._file = None
        self.engine.dispose()
