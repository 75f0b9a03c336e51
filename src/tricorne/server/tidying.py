"""Tidying up: old games, old talk, and guests who never came back are thrown away, if the owner wants it. What came of
the games stays: the cross tables of events, and how ratings moved."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, select

from tricorne.server import schema
from tricorne.server.copies import Counts, check_file, engine_of, file_of, refuse_other_version

A_DAY_S = 24 * 3600.0
RESULTS = ("event_seats", "rating_games", "rated_tables")
"""What is left of a table that was removed: results of events, steps of ratings, the order in which they counted."""


class Retention:
    """After how many days what is thrown away; 0: never."""

    def __init__(self, tables: int = 0, talk: int = 0, guests: int = 0) -> None:
        self.tables = tables
        """Tables that are over or closed, with all that belongs to them but their results."""
        self.talk = talk
        """What was said at tables that are over or closed."""
        self.guests = guests
        """Guests who have nothing here: no seat or table, no account, no place in an event, no study, no role."""


def of_a_table() -> list[Table]:
    """What goes with a table. A later table of the database that has a column ``table_id`` goes with the rest."""
    return [one for name, one in schema.metadata.tables.items() if "table_id" in one.c and name not in RESULTS]


def known() -> list[ColumnElement[str]]:
    """Who has something here."""
    where = [schema.accounts, schema.event_people, schema.event_seats, schema.studies, schema.roles]
    return [schema.seats.c.guest, schema.tables.c.host, schema.events.c.organiser, *(one.c.guest for one in where)]


def tidy(db: str, keep: Retention, really: bool) -> Counts:
    """Throw away what nobody needs any more; without ``really`` only count it."""
    source = file_of(db)
    if source is not None:
        check_file(source)
    now = time.time()
    with engine_of(db) as engine, engine.connect() as connection, connection.begin() as whole:
        refuse_other_version(connection)
        counts = _tidy(connection, keep, now)
        if not really:
            whole.rollback()
    return counts


def _tidy(connection: Connection, keep: Retention, now: float) -> Counts:
    tables, guests, messages, tickets = schema.tables, schema.guests, schema.messages, schema.tickets
    ended = tables.c.status.in_(["over", "closed"])
    counts: Counts = {}

    def remove(table: Table, *where: Any) -> None:
        gone = connection.execute(delete(table).where(*where)).rowcount
        counts[table.name] = counts.get(table.name, 0) + gone

    if keep.talk:
        old = select(tables.c.id).where(ended, tables.c.changed < now - keep.talk * A_DAY_S)
        remove(messages, messages.c.table_id.in_(old))
    if keep.tables:
        # A result is taken when somebody looks at the event; until then its table has to tell it.
        seats = schema.event_seats
        untold = select(seats.c.table_id).where(seats.c.points.is_(None))
        old = select(tables.c.id).where(
            ended, tables.c.changed < now - keep.tables * A_DAY_S, tables.c.id.not_in(untold)
        )
        for table in of_a_table():
            unread = [table.c.closed != 0] if table is schema.reports else []  # somebody has still to read it
            remove(table, table.c.table_id.in_(old), *unread)
        remove(tables, tables.c.id.in_(old))
    if keep.guests:
        here = (select(one).where(one != "") for one in known())
        remove(guests, guests.c.created < now - keep.guests * A_DAY_S, *(guests.c.id.not_in(one) for one in here))
    remove(tickets, tickets.c.expires > 0, tickets.c.expires < now - A_DAY_S)
    return counts
