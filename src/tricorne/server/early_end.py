"""A game ends here and now, before its end: on disk, then at the table."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, update

from tricorne.server import schema
from tricorne.server.ended import Early
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.wire import Status
from tricorne.server.writer import Write


def gone(table: GameTable) -> Write:
    return delete(schema.abandons).where(schema.abandons.c.table_id == table.id), None


async def end(hub: Hub, table: GameTable, status: Status, how: Early, winners: list[str], *more: Write) -> None:
    """The game ends here and now, on disk first. The lock is held."""
    now = time.time()
    values = {
        "status": status,
        "ended": how,
        "winners": msgspec.json.encode(winners).decode(),
        "actor": "",
        "changed": now,
    }
    orders = delete(schema.orders).where(schema.orders.c.table_id == table.id)
    asked = delete(schema.takebacks).where(schema.takebacks.c.table_id == table.id)
    ended = update(schema.tables).where(schema.tables.c.id == table.id).values(values)
    await hub.write(table, *more, (ended, None), gone(table), (orders, None), (asked, None))
    table.status, table.ended, table.winners, table.actor = status, how, winners, ""
    table.changed = now
    table.abandoning = table.taking_back = None
    table.orders.clear()
    if hub.game_ended is not None:
        hub.game_ended(table)


async def reconsider(hub: Hub, table: GameTable) -> None:
    """Somebody has left, or a bot stands in for him: a proposal is settled if he was the last, void if it was his.
    The lock is held."""
    asked = table.abandoning
    if asked is None or table.status != "playing":
        return
    if asked.seat_id not in table.mine(asked.guest):
        await hub.write(table, gone(table))
        table.abandoning = None
    elif not asked.waiting(table.seats):
        await end(hub, table, "closed", "abandoned", [])
