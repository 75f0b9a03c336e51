"""Clocks and series in the database: one row for each table that has one."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BindParameter, Row, Select, bindparam, func, select, update

from tricorne.server.pace.clock import Clock, Span
from tricorne.server.pace.wire_pace import SeriesPlan
from tricorne.server.schema import clocks, holidays, series, tables
from tricorne.server.writer import OFTEN, Write


class SeriesSoFar(msgspec.Struct):
    """A series at the beginning of one of its games: which it is (from 0), and the wins of the players in the order of
    their seats at the first game."""

    plan: SeriesPlan
    number: int
    wins: list[int]


def _text(data: msgspec.Struct) -> str:
    return msgspec.json.encode(data).decode()


def new_clock(table: str, clock: Clock) -> Write:
    return clocks.insert().values(table_id=table, kind=clock.pace.kind, due=0.0, data=_text(clock)), None


KEPT = (
    update(clocks)
    .where(clocks.c.table_id == bindparam("table"))
    .values(due=bindparam("new_due"), data=bindparam("new_data"))
    .execution_options(**{OFTEN: True})
)


def kept_clock(table: str, clock: Clock, due: float) -> Write:
    return KEPT, [{"table": table, "new_due": due, "new_data": _text(clock)}]


def read_clock(row: Row[Any] | None) -> Clock | None:
    return None if row is None else msgspec.json.decode(row.data, type=Clock)


def new_series(table: str, so_far: SeriesSoFar) -> Write:
    return series.insert().values(table_id=table, data=_text(so_far)), None


def read_series(row: Row[Any] | None) -> SeriesSoFar | None:
    return None if row is None else msgspec.json.decode(row.data, type=SeriesSoFar)


# -- questions ---------------------------------------------------------------------------------------


def clock_of(table: str) -> Select[Any]:
    return select(clocks).where(clocks.c.table_id == table)


def holidays_of(guests: list[str]) -> Select[Any]:
    return select(holidays).where(holidays.c.guest.in_(guests)).order_by(holidays.c.first)


def spans(rows: Any) -> dict[str, list[Span]]:
    """Holidays by person."""
    found: dict[str, list[Span]] = {}
    for row in rows:
        found.setdefault(row.guest, []).append((row.first, row.last))
    return found


NOW: BindParameter[float] = bindparam("now")
_OF_TABLE = tables.c.id == clocks.c.table_id
_RUNS = (tables.c.status == "playing") & (clocks.c.due > 0)
_NEXT = select(func.min(clocks.c.due)).join(tables, _OF_TABLE).where(_RUNS, clocks.c.due > NOW).correlate(None)
DUE = (
    select(clocks.c.table_id, clocks.c.due)
    .join(tables, _OF_TABLE)
    .where(_RUNS, (clocks.c.due <= NOW) | (clocks.c.due == _NEXT.scalar_subquery()))
    .order_by(clocks.c.due)
)
"""The tables where time is out at a moment, then where it is out next. It is asked all the time, also by a server that
has nothing to do: so it is one question, and put into words once."""


def series_to_go_on() -> Select[Any]:
    """Tables of a series whose game is over and whose next game is not there."""
    there = select(tables.c.id)
    found = select(series.c.table_id).join(tables, tables.c.id == series.c.table_id)
    return found.where(tables.c.status == "over", tables.c.rematch.not_in(there))
