"""A guest's seats become those of an account: on disk, and at the tables that are in memory, one after the other."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from tricorne.server.events.keeping import moves
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping
from tricorne.server.schema import (
    abandons,
    guests,
    left_seats,
    messages,
    seats,
    studies,
    study_jobs,
    tables,
    takebacks,
    visits,
)
from tricorne.server.schema_people import slips
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest


async def move_all(hub: Hub, old: Guest, new: Guest) -> None:
    """All that a guest has goes to an account; then there is no such guest any more."""
    mine = select(seats.c.table_id).where(seats.c.guest == old.id)
    here = select(tables.c.id).where((tables.c.host == old.id) | tables.c.id.in_(mine))
    for row in await hub.store.rows(here):
        table = await hub.table(row[0])
        async with table.lock:
            await hub.write(table, *moved(table.id, old.id, new.id))
            sits_as(table, old, new)
        hub.broadcast_table(table)
    await hub.store.write(
        (update(messages).where(messages.c.guest == old.id).values(guest=new.id), None),
        (update(left_seats).where(left_seats.c.guest == old.id).values(guest=new.id), None),
        (update(studies).where(studies.c.guest == old.id).values(guest=new.id), None),
        (update(study_jobs).where(study_jobs.c.guest == old.id).values(guest=new.id), None),
        (delete(visits).where(visits.c.guest == old.id), None),
        (delete(slips).where(slips.c.guest == old.id), None),
        *keeping.devices_move(old.id, new.id),
        *moves(old.id, new.id),
        (delete(guests).where(guests.c.id == old.id), None),
    )


def moved(table: str, old: str, new: str) -> list[Write]:
    """What somebody has at a table is another's, on disk. What he had asked the others is asked no longer."""
    looked = select(visits.c.table_id).where(visits.c.guest == new)
    of_old = visits.c.table_id == table, visits.c.guest == old
    return [
        (update(seats).where(seats.c.table_id == table, seats.c.guest == old).values(guest=new), None),
        (update(tables).where(tables.c.id == table, tables.c.host == old).values(host=new), None),
        (update(visits).where(*of_old, visits.c.table_id.not_in(looked)).values(guest=new), None),
        (delete(takebacks).where(takebacks.c.table_id == table, takebacks.c.guest == old), None),
        (delete(abandons).where(abandons.c.table_id == table, abandons.c.guest == old), None),
    ]


def sits_as(table: GameTable, old: Guest, new: Guest) -> None:
    """The same in memory."""
    for seat in table.seats:
        if seat.guest == old.id:
            seat.guest = new.id
    if table.host == old.id:
        table.host, table.host_name = new.id, new.name
    if old.id in table.seen:
        table.seen.setdefault(new.id, table.seen.pop(old.id))
    for saying in table.chat or []:
        if saying.guest == old.id:
            saying.guest = new.id
    if table.taking_back is not None:
        # Whoever agreed has to be asked again under the name that he has now.
        table.taking_back.agreed = [one for one in table.taking_back.agreed if one != old.id]
        if table.taking_back.guest == old.id:
            table.taking_back = None
    if table.abandoning is not None:
        table.abandoning.agreed = [one for one in table.abandoning.agreed if one != old.id]
        if table.abandoning.guest == old.id:
            table.abandoning = None


def hang_up(hub: Hub, guest: str) -> None:
    """Close somebody's live channels everywhere; whoever is still signed in comes back by himself."""
    hub.hang_up(guest)
    if hub.together is not None:
        hub.together.tell(guest=guest, out=True)
