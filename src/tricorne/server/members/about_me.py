"""All that is kept about a person: told as JSON, or deleted for good.

Whatever table of the database has a column ``guest`` belongs to a person, and is told and deleted with him, also one
that is added later. The games of other people stay whole: where the person played a bot plays on, and where he had
played there is a seat without a name. What he did in a game, and wrote into it (offers, promises), is its record, and
stays as an act of that seat.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Table, delete, or_, select, update

from tricorne.server import seating
from tricorne.server.accounts.moving import hang_up
from tricorne.server.events.keeping import without as events_without
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.schema import choices, entries, events, guests, metadata, seats, tables
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest
from tricorne.server.wire import Leave

SECRET = ("token", "handle", "credential", "public_key")
"""Columns that open something: nobody is told them."""
UNTOLD = ("tickets", "seats")
"""Tickets are secrets through and through; of seats the list of games tells."""
SOMEBODY = "somebody"
"""Who played an entry whose player is gone; bots are told apart by having no name there."""
PEOPLE = ("guest", "other")
"""The names of columns that hold a person's id."""


def personal() -> list[Table]:
    """The tables of the database whose rows belong to a person."""
    return [one for one in metadata.sorted_tables if "guest" in one.c and one is not seats]


# -- telling ---------------------------------------------------------------------------------------


async def export(hub: Hub, guest: Guest) -> dict[str, Any]:
    """All that is kept about a person, but for the secrets that let him in."""
    mine = await hub.store.rows(select(guests).where(guests.c.id == guest.id))
    told: dict[str, Any] = {"told": time.time(), "person": [_row(guests, row) for row in mine]}
    told["games"] = await _games(hub, guest.id)
    made = await hub.store.rows(select(events).where(events.c.organiser == guest.id))
    told["events"] = [_row(events, row) for row in made]
    for table in personal():
        if table.name not in UNTOLD:
            rows = await hub.store.rows(select(table).where(table.c.guest == guest.id))
            told[table.name] = [_row(table, row) for row in rows]
    return told


def _row(table: Table, row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in table.c.keys() if name not in SECRET}  # noqa: SIM118


async def _games(hub: Hub, guest: str) -> list[dict[str, Any]]:
    """Where somebody sits or sat, and where the record of it lies."""
    told: list[dict[str, Any]] = []
    for row in await hub.store.rows(_tables_of(guest, tables)):
        sat = await hub.store.rows(select(seats).where(seats.c.table_id == row.id, seats.c.guest == guest))
        names = ("id", "title", "game", "status", "created", "changed")
        one = {name: getattr(row, name) for name in names}
        one["host"] = row.host == guest
        one["seats"] = [{"power": seat.power, "player": seat.player} for seat in sat]
        one["record"] = f"/api/tables/{row.id}/record"
        told.append(one)
    return told


def _tables_of(guest: str, what: Any) -> Any:
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    return select(what).where((tables.c.host == guest) | tables.c.id.in_(mine)).order_by(tables.c.created)


# -- deleting --------------------------------------------------------------------------------------


async def delete_all(hub: Hub, guest: Guest) -> int:
    """Delete a person. First he stands up everywhere, then nothing is left of him; at how many tables he sat."""
    ids = [row[0] for row in await hub.store.rows(_tables_of(guest.id, tables.c.id))]
    for id in ids:
        table = await hub.table(id)
        if not table.set_aside:
            await _stand_up(hub, table, guest)
        async with table.lock:
            await hub.write(table, *_without(table, guest.id))
            _forget(table, guest.id)
        hub.broadcast_table(table)
    gone: list[Write] = [(delete(guests).where(guests.c.id == guest.id), None)]
    for one in personal():
        his = [one.c[name] == guest.id for name in PEOPLE if name in one.c]
        gone.append((delete(one).where(or_(*his)), None))
    await hub.store.write(*gone, events_without(guest.id))
    for table in hub.tables.values():  # he may have spoken from the gallery
        if table.chat is not None:
            table.chat = [saying for saying in table.chat if saying.guest != guest.id]
    hang_up(hub, guest.id)
    return len(ids)


async def _stand_up(hub: Hub, table: GameTable, guest: Guest) -> None:
    """A table that waits for players ends with its host; elsewhere the seat is free, or a bot plays on."""
    if table.status == "waiting" and table.host == guest.id:
        await seating.close(hub, table, guest)
    elif table.status in ("waiting", "playing") and table.mine(guest.id):
        await hub.loaded(table.id)
        await seating.leave(hub, table, guest, Leave())


def _next_host(table: GameTable, guest: str) -> str:
    """Who looks after a table when its host is gone: the next person at it; nobody if there is none."""
    return next((seat.guest for seat in table.seats if seat.guest not in ("", guest)), "")


def _without(table: GameTable, guest: str) -> list[Write]:
    """A table without somebody, on disk."""
    writes: list[Write] = []
    his = (seats.c.table_id == table.id) & (seats.c.guest == guest)
    for place, seat in enumerate(table.seats):
        if seat.guest == guest:
            chosen = (choices.c.table_id == table.id) & (choices.c.place == place)
            writes.append((update(choices).where(chosen).values(player=""), None))
    writes.append((update(seats).where(his).values(guest="", player=""), None))
    if table.host == guest:
        values = {"host": _next_host(table, guest)}
        writes.append((update(tables).where(tables.c.id == table.id).values(values), None))
    played = (entries.c.table_id == table.id) & (entries.c.led_by == guest)
    writes.append((update(entries).where(played).values(led_by=SOMEBODY), None))
    return writes


def _forget(table: GameTable, guest: str) -> None:
    """The same in memory."""
    if table.host == guest:
        heir = _next_host(table, guest)
        table.host = heir
        table.host_name = next((seat.player for seat in table.seats if seat.guest == heir and heir), "")
    for place, seat in enumerate(table.seats):
        if seat.guest == guest:
            seat.guest = seat.player = ""
            if place < len(table.choices):
                table.choices[place].player = ""
    for page in table.pages:
        if page.led_by == guest:
            page.led_by = SOMEBODY
    table.seen.pop(guest, None)
    table.left.pop(guest, None)
    if table.taking_back is not None and table.taking_back.guest == guest:
        table.taking_back = None
    if table.abandoning is not None and table.abandoning.guest == guest:
        table.abandoning = None
