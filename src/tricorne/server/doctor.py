"""Whether the games of a database fit this version of the program: each is replayed from its first entry, in processes
beside each other. Nothing is written, and a database of an older version is read as it is."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine, Row, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from tricorne.kernel.errors import BadRecord
from tricorne.kernel.extras import command_for
from tricorne.kernel.message import in_english
from tricorne.kernel.replay import replay
from tricorne.server.old_rules import (
    MissingGame,
    bring_up,
    checked_pages,
    game_of,
    not_installed,
    waits_for_another,
)
from tricorne.server.record import Setting
from tricorne.server.schema import entries, seats, tables
from tricorne.server.store import DRIVERS, address_of
from tricorne.server.writer import BadDatabase, unreadable

PLAIN = [
    tables.c[name]
    for name in ("id", "game", "version", "title", "preset", "options", "seed", "status", "number", "actor", "scores")
]
"""What is asked of a table: columns that databases of every version have."""


class Finding(msgspec.Struct, frozen=True):
    """What was found at one table: a problem, or (``brought_up``) that it goes on by the rules that it began with."""

    id: str
    title: str
    game: str
    status: str
    version: int
    entries: int
    problem: str = ""
    brought_up: bool = False


@contextmanager
def reading(db: str) -> Iterator[Engine]:
    """A database that is only read; BadDatabase says why it cannot be."""
    url = address_of(db)
    kind = url.get_backend_name()
    if kind == "sqlite":
        path = str(url.database)
        if not os.path.isfile(path):
            raise BadDatabase(in_english(f"{path}: there is no such file; name the database with --db"))
        url = url.set(database=f"file:{path}", query={"mode": "ro", "uri": "true"})
    try:
        engine = create_engine(url.set(drivername=DRIVERS[kind][1]))
    except ImportError as problem:
        raise BadDatabase(in_english(f"{problem.name} is missing; {command_for('postgres')}")) from None
    try:
        yield engine
    except (SQLAlchemyError, OSError) as problem:
        raise unreadable(db, problem) from None
    finally:
        engine.dispose()


def ids(db: str) -> list[str]:
    """The tables of a database at which something has been played, the latest first."""
    with reading(db) as engine, engine.connect() as connection:
        query = select(tables.c.id).where(tables.c.number >= 0).order_by(tables.c.changed.desc())
        return [str(row[0]) for row in connection.execute(query)]


def examine(db: str, id: str) -> Finding:
    """Replay one table from its first entry."""
    with reading(db) as engine, engine.connect() as connection:
        row = connection.execute(select(*PLAIN).where(tables.c.id == id)).one()
        seated = connection.execute(select(seats.c.power).where(seats.c.table_id == id).order_by(seats.c.place)).all()
        columns = [column for column in entries.c if column.name not in ("figures", "points")]
        rows = connection.execute(select(*columns).where(entries.c.table_id == id).order_by(entries.c.number)).all()
    problem = ""
    try:
        _replay(row, [str(one[0]) for one in seated], list(rows))
    except Exception as found:  # whatever it is, this table could not be opened
        problem = " ".join(str(found).split()) or type(found).__name__
        problem = problem if isinstance(found, ValueError) else f"{type(found).__name__}: {problem}"
    older = not problem and row.version != game_of(row.game).version
    return Finding(id, row.title or row.game, row.game, row.status, row.version, len(rows), problem, older)


def _replay(row: Row[Any], seat_ids: list[str], rows: list[Row[Any]]) -> None:
    game = game_of(row.game)
    if isinstance(game, MissingGame):
        raise BadRecord(not_installed(row.game))
    setting = Setting(game, row.version, seat_ids, row.preset, msgspec.json.decode(row.options), row.seed or None)
    pages = checked_pages(rows, row.number)
    if row.version != game.version:
        state = bring_up(setting, pages).state
    else:
        state = replay(game, setting.record(pages), None, [])
    if row.status == "playing" and (state.actor or "") != row.actor:
        raise BadRecord(waits_for_another(state.actor, row.actor))
    if state.scores != msgspec.json.decode(row.scores):
        raise BadRecord(in_english("its scores are not those that are stored"))


def examine_all(db: str, workers: int) -> Iterator[Finding]:
    """Replay every table, in the order in which they are done."""
    wanted = ids(db)
    if workers <= 1 or len(wanted) <= 1:
        for id in wanted:
            yield examine(db, id)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(examine, db, id) for id in wanted]):
            yield done.result()
