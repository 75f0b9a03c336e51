"""What the database knows of events."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row, delete, func, select, update

from tricorne.server.events.standings import Played
from tricorne.server.schema import event_people, event_seats, events, guests, seats, tables
from tricorne.server.store import Rows, Store, Write
from tricorne.server.writer import EVERY_ROW

MOST_TOLD = 50


class Known:
    """An event as it stands on disk: who plays in it, who sat where, and what became of the tables."""

    def __init__(self, row: Row[Any], people: Rows, sat: Rows) -> None:
        self.row = row
        self.people = people
        self.sat = sat

    @property
    def playing(self) -> list[Row[Any]]:
        return [one for one in self.people if not one.withdrawn]

    def of_round(self, number: int) -> list[Row[Any]]:
        return [one for one in self.sat if one.round == number]

    @property
    def unopened(self) -> list[Row[Any]]:
        """The seats of this round whose tables have not been opened yet."""
        return [one for one in self.of_round(self.row.round) if one.board and not one.table_id]

    @property
    def under_way(self) -> list[Row[Any]]:
        """The seats of this round at tables that are not over."""
        return [one for one in self.of_round(self.row.round) if one.table_id and one.points is None]

    def played(self) -> list[Played]:
        return [Played(one.round, one.board, one.guest, one.place, one.points, not one.board) for one in self.sat]


class Keeping:
    """Reads of events."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def event(self, id: str) -> Known | None:
        found = await self.store.rows(select(events).where(events.c.id == id))
        if not found:
            return None
        who = select(event_people, guests.c.name).join(guests, guests.c.id == event_people.c.guest)
        people = await self.store.rows(
            who.where(event_people.c.event == id).order_by(event_people.c.number, event_people.c.joined)
        )
        sat = select(event_seats, guests.c.name).join(guests, guests.c.id == event_seats.c.guest)
        order = (event_seats.c.round, event_seats.c.board, event_seats.c.place)
        return Known(found[0], people, await self.store.rows(sat.where(event_seats.c.event == id).order_by(*order)))

    async def all(self) -> Rows:
        """All events, those that are not over first, with how many people each has."""
        count = select(func.count()).where(event_people.c.event == events.c.id).scalar_subquery()
        name = select(guests.c.name).where(guests.c.id == events.c.organiser).scalar_subquery()
        query = select(events, count.label("people"), name.label("organiser_name"))
        return await self.store.rows(
            query.order_by(events.c.status == "over", events.c.created.desc()).limit(MOST_TOLD)
        )

    async def of_person(self, guest: str) -> set[str]:
        query = select(event_people.c.event).where(event_people.c.guest == guest)
        return {row[0] for row in await self.store.rows(query)}

    async def ended(self, ids: list[str]) -> Rows:
        """Of these tables those that have ended, with their seats."""
        query = select(tables.c.id, tables.c.scores, tables.c.winners, seats.c.power, seats.c.resigned)
        query = query.join(seats, seats.c.table_id == tables.c.id)
        return await self.store.rows(query.where(tables.c.id.in_(ids), tables.c.status.in_(["over", "closed"])))

    async def made_by(self, guest: str) -> int:
        """How many events somebody runs that are not over."""
        mine = (events.c.organiser == guest) & (events.c.status != "over")
        return int((await self.store.rows(select(func.count()).select_from(events).where(mine)))[0][0])


def changed(id: str, **values: object) -> Write:
    return update(events).where(events.c.id == id).values(changed=time.time(), **values), None


def begun(id: str, after: int, **values: object) -> Write:
    """The round after another one begins; MovedOn if another process has begun it, or the event is over."""
    here = (events.c.id == id) & (events.c.round == after) & (events.c.status != "over")
    written = update(events).where(here).values(changed=time.time(), round=after + 1, status="running", **values)
    return written.execution_options(**{EVERY_ROW: True}), None


def enters(id: str, guest: str) -> Write:
    row = {"event": id, "guest": guest, "number": 0, "withdrawn": False, "joined": time.time()}
    return event_people.insert().values(row), None


def leaves(id: str, guest: str) -> Write:
    return delete(event_people).where(event_people.c.event == id, event_people.c.guest == guest), None


def person(id: str, guest: str, **values: object) -> Write:
    one = (event_people.c.event == id) & (event_people.c.guest == guest)
    return update(event_people).where(one).values(**values), None


def opened(id: str, number: int, guest: str, table: str) -> Write:
    """Somebody's board of a round has its table; MovedOn if another process has opened one."""
    his = (event_seats.c.event == id) & (event_seats.c.round == number) & (event_seats.c.guest == guest)
    written = update(event_seats).where(his, event_seats.c.table_id == "").values(table_id=table)
    return written.execution_options(**{EVERY_ROW: True}), None


def result(id: str, number: int, guest: str, points: float, forfeit: bool = False) -> Write:
    """What somebody's game gave. What is written already stays: whoever counts it a second time changes nothing."""
    one = (event_seats.c.event == id) & (event_seats.c.round == number) & (event_seats.c.guest == guest)
    return update(event_seats).where(one, event_seats.c.points.is_(None)).values(points=points, forfeit=forfeit), None


def moves(old: str, new: str) -> list[Write]:
    """A guest has become somebody else's account: his places in events are the account's, unless it has one there."""
    writes: list[Write] = [(update(events).where(events.c.organiser == old).values(organiser=new), None)]
    for table in (event_people, event_seats):
        there = select(table.c.event).where(table.c.guest == new)
        writes.append((update(table).where(table.c.guest == old, table.c.event.not_in(there)).values(guest=new), None))
    return writes


def moves_at(table: str, old: str, new: str) -> list[Write]:
    """A guest has come back to his seat at a table in another browser: his place in the event of that table is his."""
    held = select(event_seats.c.event).where(event_seats.c.table_id == table)
    writes: list[Write] = []
    for one in (event_people, event_seats):
        there = select(one.c.event).where(one.c.guest == new)
        his = one.c.guest == old, one.c.event.in_(held), one.c.event.not_in(there)
        writes.append((update(one).where(*his).values(guest=new), None))
    return writes


def without(guest: str) -> Write:
    """An event whose organiser is gone is run by those who keep order."""
    return update(events).where(events.c.organiser == guest).values(organiser=""), None
