"""Reading a table from the database, without its game."""

from __future__ import annotations

from typing import Any

from tricorne.server import choosing, ended, letters, takeback, vouched
from tricorne.server.game_table import GameTable
from tricorne.server.opening import set_aside
from tricorne.server.pace.keeping import clock_of, holidays_of, read_clock, read_series, spans
from tricorne.server.store import Store
from tricorne.server.table_parts import Order, read_seat


def read_table(stored: dict[str, list[Any]]) -> GameTable:
    """A table from all that is stored of it (whole_table.py). One that could not begin is set aside."""
    row = stored["table"][0]
    seats = [read_seat(one) for one in stored["seats"]]
    left = [Order(one.power, one.text, one.scope) for one in stored["orders"]]
    seen = {one.guest: one.seen for one in stored["visits"]}
    table = GameTable(row, seats, host_name(stored), seen, left)
    lay_out(table, stored)
    read_questions(table, stored)
    if table.number < 0:
        table.version = table.game.version  # nothing has been played: it will begin by the rules of today
        try:
            checked = choosing.seats_to_check(table.game, [seat.id for seat in seats])
            table.game.engine_for(checked, table.preset, table.options)
        except Exception as problem:
            set_aside(table, problem)
    return table


def lay_out(table: GameTable, stored: dict[str, list[Any]]) -> None:
    """What lies on a table beside its seats: letters, choices of powers, its clock, its series."""
    table.letters = letters.read(stored["letters"])
    table.choices = choosing.read(stored["choices"]) if table.choosing else []
    table.clock = read_clock(_only(stored["clocks"]))
    if by_days(table):
        table.holidays = spans(stored["holidays"])
    table.series = read_series(_only(stored["series"]))


def read_questions(table: GameTable, stored: dict[str, list[Any]]) -> None:
    """What everybody at a table was asked."""
    table.taking_back = takeback.read(_only(stored["takebacks"]))
    table.abandoning = ended.read(_only(stored["abandons"]))
    table.vouching = vouched.read(_only(stored["vouchings"]))


def host_name(stored: dict[str, list[Any]]) -> str:
    """The name of the host; empty if he has gone."""
    return stored["host"][0].name if stored["host"] else ""


def _only(rows: list[Any]) -> Any:
    return rows[0] if rows else None


def by_days(table: GameTable) -> bool:
    """Whether the holidays of its people count."""
    return table.clock is not None and table.clock.pace.kind == "days"


async def read_pace(store: Store, table: GameTable) -> None:
    """The clock of a table, and the holidays of its people where they count."""
    table.clock = read_clock(await store.one(clock_of(table.id)))
    if by_days(table):
        guests = [seat.guest for seat in table.seats if seat.guest]
        table.holidays = spans(await store.rows(holidays_of(guests)))
