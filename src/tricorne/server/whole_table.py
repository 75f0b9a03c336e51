"""Everything about a table in two questions: who sits there and what lies on it, and its game with what was said."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, bindparam, select

from tricorne.server.one_question import InOne
from tricorne.server.schema import (
    abandons,
    choices,
    clocks,
    entries,
    guests,
    holidays,
    letters,
    messages,
    orders,
    seats,
    series,
    snapshots,
    tables,
    takebacks,
    visits,
)
from tricorne.server.schema_people import vouchings

ID = bindparam("table", type_=tables.c.id.type)


def _of(part: Any) -> Select[Any]:
    return select(part).where(part.c.table_id == ID)


TABLE = InOne(
    table=(select(tables).where(tables.c.id == ID), ""),
    host=(select(guests.c.name).join(tables, tables.c.host == guests.c.id).where(tables.c.id == ID), ""),
    seats=(_of(seats), "place"),
    visits=(_of(visits), ""),
    orders=(_of(orders), ""),
    takebacks=(_of(takebacks), ""),
    abandons=(_of(abandons), ""),
    vouchings=(_of(vouchings), ""),
    letters=(_of(letters), ""),
    choices=(_of(choices), "place"),
    clocks=(_of(clocks), ""),
    series=(_of(series), ""),
    holidays=(
        select(holidays).where(holidays.c.guest.in_(select(seats.c.guest).where(seats.c.table_id == ID))),
        "first",
    ),
)

ENTRY = [column for column in entries.c if column.name not in ("figures", "points")]
"""An entry without the figures for the end of its game."""

GAME = InOne(
    entries=(select(*ENTRY).where(entries.c.table_id == ID, entries.c.number <= bindparam("last")), "number"),
    snapshots=(
        _of(snapshots)
        .where(snapshots.c.version == bindparam("version"), snapshots.c.number <= bindparam("last"))
        .order_by(snapshots.c.number.desc())
        .limit(1),
        "",
    ),
    messages=(_of(messages).order_by(messages.c.id.desc()).limit(bindparam("most")), "id"),
)
"""Its record up to an entry, the latest snapshot of a version of the game that is not after it, the last messages."""
