"""What every act writes: its statements are put into the words of the database once, and go straight to a file of
SQLite, without what SQLAlchemy does around them, which would take longer than they. So this is compiled with the
engine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from operator import itemgetter
from typing import Any, cast

from sqlalchemy import Engine, Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

Write = tuple[Executable, list[dict[str, Any]] | None]
"""A statement, and the rows that it is carried out for (None: once)."""
EVERY_ROW = "tricorne_every_row"
"""An execution option of statements that must find each of their rows; MovedOn if they do not."""
OFTEN = "tricorne_often"
"""An execution option of statements that every act makes: they are put into the words of the database once, not each
time. All their values are in the rows, and are numbers, words, or true and false, which suit any database."""


class MovedOn(Exception):
    """A row is not any more as the statement expected it: another process has changed it."""


def is_often(statement: Executable) -> bool:
    return bool(statement.get_execution_options().get(OFTEN))


def finds_every_row(statement: Executable) -> bool:
    return bool(statement.get_execution_options().get(EVERY_ROW))


class Words:
    """A statement in the words of a database, for rows that all have the same keys."""

    def __init__(self, engine: Engine, statement: Executable, keys: list[str]) -> None:
        written = cast(ClauseElement, statement).compile(dialect=engine.dialect, column_keys=keys, for_executemany=True)
        self.text = str(written)
        self.every_row = finds_every_row(statement)
        names = cast(SQLCompiler, written).positiontup
        self._in_order: Callable[[dict[str, Any]], Any] | None = None if names is None else itemgetter(*names)
        """The values in their order, where the database counts them."""

    def values(self, rows: list[dict[str, Any]]) -> list[Any]:
        in_order = self._in_order
        return list(rows) if in_order is None else [in_order(row) for row in rows]


class Often:
    """The statements that every act makes, in the words of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._known: dict[Executable, Words] = {}

    def words(self, statement: Executable, rows: list[dict[str, Any]]) -> Words:
        found = self._known.get(statement)
        if found is None:
            found = self._known[statement] = Words(self._engine, statement, list(rows[0]))
        return found

    def by_statement(self, groups: list[tuple[Write, ...]]) -> dict[Executable, list[dict[str, Any]]] | None:
        """The rows for each statement, if all of them are such as every act makes."""
        together: dict[Executable, list[dict[str, Any]]] = {}
        for writes in groups:
            for statement, rows in writes:
                if rows is None or not (statement in self._known or is_often(statement)):
                    return None
                found = together.get(statement)
                if found is None:
                    together[statement] = list(rows)
                else:
                    found.extend(rows)
        return together

    def write(self, file: sqlite3.Connection, together: dict[Executable, list[dict[str, Any]]]) -> None:
        """One transaction of such statements."""
        try:
            for statement, rows in together.items():
                words = self.words(statement, rows)
                found = file.executemany(words.text, words.values(rows)).rowcount
                if words.every_row and found != len(rows):
                    raise MovedOn
            file.commit()
        except Exception:
            file.rollback()
            raise
