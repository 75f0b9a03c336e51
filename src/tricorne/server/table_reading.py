"""Reading a table from the database, without its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from tricorne.server import choosing, ended, letters, takeback
from tricorne.server.game_table import GameTable
from tricorne.server.opening import set_aside
from tricorne.server.pace.keeping import clock_of, holidays_of, read_clock, read_series, series_of, spans
from tricorne.server.store import Store
from tricorne.server.table_parts import Order, read_seat


async def read_table(store: Store, row: Row[Any], rows: Sequence[Row[Any]]) -> GameTable:
    """A table from its row and those of its seats. One that could not begin is set aside."""
    seats = [read_seat(one) for one in rows]
    left = [Order(one.power, one.text, one.scope) for one in await store.orders(row.id)]
    table = GameTable(row, seats, await store.name_of(row.host), await store.visits(row.id), left)
    await read_questions(store, table)
    if table.number < 0:
        table.version = table.game.version  # nothing has been played: it will begin by the rules of today
        try:
            checked = choosing.seats_to_check(table.game, [seat.id for seat in seats])
            table.game.engine_for(checked, table.preset, table.options)
        except Exception as problem:
            set_aside(table, problem)
    return table


async def read_questions(store: Store, table: GameTable) -> None:
    """What lies on a table beside its seats: letters, choices of powers, and what everybody was asked."""
    table.taking_back = takeback.read(await store.takeback(table.id))
    table.abandoning = ended.read(await store.abandon(table.id))
    table.letters = letters.read(await store.letters(table.id))
    table.choices = choosing.read(await store.choices(table.id)) if table.choosing else []
    await read_pace(store, table)
    table.series = read_series(await store.one(series_of(table.id)))


async def read_pace(store: Store, table: GameTable) -> None:
    """The clock of a table, and the holidays of its people where they count."""
    table.clock = read_clock(await store.one(clock_of(table.id)))
    if table.clock is not None and table.clock.pace.kind == "days":
        guests = [seat.guest for seat in table.seats if seat.guest]
        table.holidays = spans(await store.rows(holidays_of(guests)))
