"""Copies of a whole database: backups, bringing them back, moving from a file to PostgreSQL.

A backup is a SQLite file like the one that a server keeps its tables in, whichever database it was taken from: it can
be looked at, served and restored anywhere. A server may go on while one is taken. Every copy is checked before it has
its name: a file for damaged pages, rows that went from one kind of database to another by a digest of all of them.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Table,
    create_engine,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from tricorne.kernel.extras import command_for
from tricorne.kernel.message import in_english
from tricorne.server import schema
from tricorne.server.postgres import Claim, without_values
from tricorne.server.private_file import OnlyOne, make_private
from tricorne.server.store import DRIVERS, BadDatabase, address_of
from tricorne.server.writer import unreadable

AT_ONCE = 500
"""Rows that are copied together."""
PASSING = ("alembic_version", "schema_version", "processes", "claims", "presence")
"""What is about a database or its processes, and not about games."""
DIGEST_BITS = 256

Counts = dict[str, int]


def copied() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table.name not in PASSING]


class Sum:
    """The digest of rows in any order, and how many they are."""

    def __init__(self) -> None:
        self.rows = 0
        self.digest = 0

    def add(self, row: Row[Any]) -> None:
        found = hashlib.sha256(repr(tuple(row)).encode()).digest()
        self.rows += 1
        self.digest = (self.digest + int.from_bytes(found, "big")) % 2**DIGEST_BITS


def _rows(connection: Connection, table: Table) -> Iterator[Row[Any]]:
    yield from connection.execute(select(table).execution_options(yield_per=AT_ONCE))


def copy_rows(source: Connection, target: Connection) -> Counts:
    """Copy every row; BadDatabase if what arrived is not what was sent."""
    counts: Counts = {}
    for table in copied():
        sent = Sum()
        part: list[dict[str, Any]] = []
        for row in _rows(source, table):
            sent.add(row)
            part.append(dict(row._mapping))
            if len(part) >= AT_ONCE:
                target.execute(table.insert(), part)
                part = []
        if part:
            target.execute(table.insert(), part)
        arrived = Sum()
        for row in _rows(target, table):
            arrived.add(row)
        if (sent.rows, sent.digest) != (arrived.rows, arrived.digest):
            raise BadDatabase(in_english(f"{table.name}: what arrived is not what was sent; nothing is kept of it"))
        counts[table.name] = sent.rows
    return counts


# -- files -----------------------------------------------------------------------------------------


def check_file(path: Path) -> None:
    """BadDatabase unless it is an undamaged database of Tricorne."""
    if not path.is_file():
        raise BadDatabase(in_english(f"{path}: there is no such file"))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError("database disk image is malformed")
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone():
                raise BadDatabase(in_english(f"{path}: it holds no tables of Tricorne"))
    except sqlite3.Error as problem:
        raise unreadable(str(path), problem) from None


def _copy_file(source: Path, target: Path) -> None:
    """A file as it is at one moment, also while a server writes into it."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new, pages=2000, sleep=0.005)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


@contextmanager
def _made_whole(path: Path) -> Iterator[Path]:
    """A file that has its name only once it is complete; readable for its owner alone."""
    if path.exists():
        raise BadDatabase(in_english(f"{path}: there is such a file already; name another"))
    partial = path.with_name(f"{path.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        make_private(str(partial))
        yield partial
        with partial.open("rb") as made:
            os.fsync(made.fileno())
        partial.rename(path)
    finally:
        partial.unlink(missing_ok=True)


def _counted(path: Path) -> Counts:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        names = [table.name for table in copied() if table.name in there]
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@contextmanager
def engine_of(db: str) -> Iterator[Engine]:
    """An engine that is given back afterwards; BadDatabase says why there is none."""
    url = address_of(db)
    try:
        engine = create_engine(url.set(drivername=DRIVERS[url.get_backend_name()][1]), hide_parameters=True)
    except ImportError as problem:
        raise BadDatabase(in_english(f"{problem.name} is missing; {command_for('postgres')}")) from None
    if url.get_backend_name() == "postgresql":
        without_values(engine)
    try:
        yield engine
    except SQLAlchemyError as problem:
        raise unreadable(url.render_as_string(hide_password=True), problem) from None
    finally:
        engine.dispose()


def file_of(db: str) -> Path | None:
    """The file of a database; None for a server."""
    url = address_of(db)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


# -- backup, restore, move -------------------------------------------------------------------------


def backup(db: str, to: Path) -> Counts:
    """Copy a database into a file, while it is in use; how many rows of each kind."""
    source = file_of(db)
    with _made_whole(to) as partial:
        if source is not None:
            check_file(source)
            _copy_file(source, partial)
        else:
            with engine_of(db) as engine, engine_of(str(partial)) as made:
                snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                with snapshot.connect() as reading, made.begin() as writing:
                    refuse_other_version(reading)
                    schema.upgrade(writing)
                    copy_rows(reading, writing)
        check_file(partial)
        return _counted(partial)


def refuse_other_version(connection: Connection) -> None:
    if "alembic_version" not in inspect(connection).get_table_names():
        raise BadDatabase(in_english("there are no tables of Tricorne in that database"))
    found = int(connection.execute(select(schema.alembic_version.c.version_num)).scalar_one())
    if found != schema.VERSION:
        words = f"the database is of version {found}, this program is of version {schema.VERSION}"
        raise BadDatabase(in_english(f"{words}: take the backup with the program that serves it"))


def restore(file: Path, db: str) -> Counts:
    """Bring a backup back, into a database in which there is nothing yet."""
    check_file(file)
    target = file_of(db)
    if target is None:
        return _fill(file, db)
    with _made_whole(target) as partial:
        _copy_file(file, partial)
        check_file(partial)
        return _counted(partial)


def _fill(file: Path, db: str) -> Counts:
    """Copy a file into a database server, in one transaction."""
    with tempfile.TemporaryDirectory() as folder:
        today = Path(folder) / "today.db"
        _copy_file(file, today)
        with engine_of(str(today)) as old, engine_of(db) as new:
            try:
                with old.begin() as connection:
                    schema.upgrade(connection)
            except schema.NewerFile as problem:
                raise BadDatabase(in_english(f"{file}: {problem}; use a newer Tricorne")) from None
            with old.connect() as reading, new.connect() as writing:
                Claim(address_of(db).render_as_string(hide_password=True)).take(writing)
                with writing.begin():
                    schema.upgrade(writing)
                    _refuse_filled(writing)
                    counts = copy_rows(reading, writing)
                    _count_on(writing)
                writing.invalidate()  # which lets go of the claim
            return counts


def _count_on(connection: Connection) -> None:
    """Let the database number new rows after those that came with their numbers: in every table where it numbers."""
    for table in copied():
        column = table.autoincrement_column
        if column is not None:
            last = func.max(column)
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last)).having(last.is_not(None)))


def _refuse_filled(connection: Connection) -> None:
    for table in copied():
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadDatabase(in_english(f"there are {table.name} in that database already; name an empty one"))


def move(file: str, db: str) -> Counts:
    """Copy the file of a server that was stopped into PostgreSQL; the file stays as it is."""
    source = file_of(file)
    if source is None or file_of(db) is not None:
        raise BadDatabase(in_english("move leads from a file to postgresql://USER@HOST/NAME"))
    check_file(source)
    held = OnlyOne(str(source))  # BadDatabase while a server works on it
    try:
        return _fill(source, db)
    finally:
        held.release()
