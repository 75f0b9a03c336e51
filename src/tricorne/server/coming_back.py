"""A guest who has lost his cookie comes back to his seats: by the slip of them (slips.py), or because the others vouch
for him (vouching.py). The browser that had the seats has them no longer, and the talk of the table says what happened.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import update

from tricorne.kernel.message import say
from tricorne.server import choosing, slips, vouching
from tricorne.server.accounts.moving import moved, sits_as
from tricorne.server.events.keeping import moves_at
from tricorne.server.game_table import TABLE_CHANNEL, GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.order import Order
from tricorne.server.problems import not_found, not_now
from tricorne.server.schema import messages
from tricorne.server.table_parts import Guest, Saying


async def by_slip(hub: Hub, order: Order, table: GameTable, guest: Guest, given: str, sees: bool) -> None:
    """Whoever gives a slip has the seats it was written for. ``sees``: he may know of the table without it."""
    async with table.lock:
        slips.refuse_ended(table)
        old = await slips.holder(hub.store, table, given)
        if not old:
            raise slips.no_slip() if sees else not_found(say("why-no-table"))
        if old == guest.id:
            return  # he has tried it out where he sits
        if table.mine(guest.id):
            raise not_now(say("why-sits-here"))
        await _give(hub, order, table, old, guest, "talk-seat-slip")


async def by_vouching(hub: Hub, order: Order, table: GameTable, guest: Guest, agree: bool) -> None:
    """Somebody answers a question for a seat; with the last yes it is given."""
    async with table.lock:
        asked = await vouching.answer(hub, table, guest, agree)
        if asked is not None:
            new = Guest(asked.guest, await hub.store.name_of(asked.guest))
            if not new.name:
                raise not_now(say("why-nobody-vouched"))  # he has deleted himself meanwhile
            await _give(hub, order, table, asked.other, new, "talk-seat-vouched")


async def _give(hub: Hub, order: Order, table: GameTable, old: str, new: Guest, key: str) -> None:
    """All seats that somebody has at a table go to another guest, who is the same person. The lock is held."""
    await order.refuse_banned(old)
    mine = table.mine(old)
    said = say(key, seats=[choosing.called(table.game, seat_id) for seat_id in mine])
    now = time.time()
    line = {"table_id": table.id, "channel": TABLE_CHANNEL, "seat": mine[0], "guest": "", "name": ""}
    words = msgspec.json.encode(said.to_data()).decode()
    spoken = messages.c.table_id == table.id, messages.c.guest == old
    muted = await order.goes_along(old, new.id)
    ids = await hub.write(
        table,
        (messages.insert().values(**line, text=words, at=now), None),
        *moved(table.id, old, new.id),
        (update(messages).where(*spoken).values(guest=new.id), None),
        slips.gone(table.id, old),
        vouching.gone(table),
        *moves_at(table.id, old, new.id),
        *muted,
    )
    if muted:
        await order.read()
    sits_as(table, Guest(old, ""), new)
    table.vouching = None
    for viewer in list(table.viewers):
        if viewer.guest == old:
            viewer.hang_up()  # he may look on
    hub.show_line(table, Saying(ids[0], TABLE_CHANNEL, mine[0], "", "", words, now))
    hub.broadcast_table(table)
