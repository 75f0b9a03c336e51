"""Catching up: another process has changed a table, and this one reads from the database what has changed.

The lock of the table is held. Everybody who looks on is shown what he would have been shown where it happened: a step
for each entry, and how the table stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.replay import play_on
from tricorne.server import orders, table_pace
from tricorne.server.game_table import GameTable
from tricorne.server.opening import open_and_show
from tricorne.server.record import OpenRow, line_of, page_after
from tricorne.server.table_parts import Order, Seat, read_seat
from tricorne.server.table_reading import host_name, lay_out, read_pace, read_questions

if TYPE_CHECKING:
    from tricorne.server.hub import Hub


async def catch_up(hub: Hub, table: GameTable) -> None:
    """Bring a table to where the database is. The lock is held."""
    if not await _by_entries(hub, table):
        await _by_all(hub, table)


async def _by_entries(hub: Hub, table: GameTable) -> bool:
    """The quick way, where nothing but entries were added: whether it led to the end."""
    missing = table.plain - table.revision
    if missing <= 0 or table.plain < table.behind or table.state is None:
        return False
    rows = await hub.store.entries(table.id, after=table.number, most=missing)
    if len(rows) != missing:
        return False
    if table.clock is not None:
        await read_pace(hub.store, table)
    for row in rows:
        if not _play(hub, table, row):
            return False
        table.revision += 1
    return True


async def _by_all(hub: Hub, table: GameTable) -> None:
    """Read everything anew."""
    awaited = table.behind
    stored = await hub.store.whole_table(table.id)
    if not stored["table"]:
        table.behind = table.revision  # it is not there any more
        return
    row = stored["table"][0]
    if row.revision == table.revision:
        table.behind = max(table.revision, table.behind if table.behind != awaited else 0)
        return
    base = table.number
    before = table.taking_back, table.status, table.actor
    left = [Order(one.power, one.text, one.scope) for one in stored["orders"]]
    orders_before = dict(table.orders)
    _reseat(table, [read_seat(one) for one in stored["seats"]])
    lay_out(table, stored)
    if row.host != table.host:
        table.host_name = host_name(stored)
    if table.state is not None and row.version == table.version:
        missing = await hub.store.entries(table.id, after=base, most=max(0, row.number - base))
        for one in missing:
            if not _play(hub, table, one):
                table.state = None
                break
    else:
        table.state = None
    table.take_over(row)
    table.orders = {order.seat_id: order for order in left}
    read_questions(table, stored)
    table.revision = row.revision
    table.spoken = -1  # somebody else may have something else to say
    if table.state is None:
        table.pages = []
        if table.number >= 0 and table.viewers:
            await open_and_show(hub, table, base)
    orders.tell_changed(table, orders_before, table.number != base)
    for viewer in list(table.viewers):
        if viewer.eyes is not None and viewer.eyes not in table.mine(viewer.guest):
            viewer.hang_up()  # the seat is somebody else's now
    if before != (table.taking_back, table.status, table.actor) or table.number == base:
        hub.broadcast_table(table)


def _reseat(table: GameTable, seats: list[Seat]) -> None:
    """Who sits where now; where places have become powers, everybody looks through the eyes of his power."""
    if len(seats) == len(table.seats):
        power_of = {old.id: new.id for old, new in zip(table.seats, seats, strict=True) if old.id != new.id}
        for message in table.chat or [] if power_of else []:
            message.seat = power_of.get(message.seat, message.seat)
        for viewer in table.viewers if power_of else ():
            viewer.eyes = power_of.get(viewer.eyes, viewer.eyes) if viewer.eyes else viewer.eyes
    table.seats = seats


def play_open(hub: Hub, table: GameTable, row: OpenRow) -> bool:
    """Go on by an entry that came with the news of it: whether that could be. Whoever reads the database for a table
    holds its lock: then this entry is among what he reads."""
    if table.lock.locked() or table.state is None or row[:2] != (table.id, table.number + 1):
        return False
    if table.clock is not None and not table_pace.runs_by_entries(table):
        return False
    return _play(hub, table, row, True)


def _play(hub: Hub, table: GameTable, row: Row[Any] | OpenRow, clock: bool = False) -> bool:
    """Go on by an entry of the record, and let the clock go on with it: whether it fits."""
    before = table.begun()
    page = page_after(table.pages, row)
    after = before.clone()
    try:
        play_on(after, [line_of(page.entry)], [])
    except TricorneError:
        return False
    if clock:
        table.clock = table_pace.after_entry(table, before, after, page.at)
    hub.moved_on(table, before.last.number, after, page, orders.overtaken(table, after))
    return True
