"""Events where several processes share a database: a round is paired once, and each of its tables is opened once. Left
out where there is no site (conftest.py)."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.postgres import Postgres
from tests.server.test_site_people import Process, with_two
from tricorne.server import schema
from tricorne.server.events.running import Running
from tricorne.server.events.wire_events import NewEvent
from tricorne.server.problems import RequestRefused
from tricorne.server.table_parts import Guest
from tricorne.server.wire import NewTable

OWNER = Guest("owner", "Owner")
PEOPLE = 8


async def an_event(running: Running, format: str) -> str:
    """People have signed up, and no round has begun."""
    people = [Guest(f"{format}-{number}", f"{'ABCDEFGH'[number]} {format}") for number in range(PEOPLE)]
    for one in people:
        row = {"id": one.id, "token": one.id, "name": one.name, "created": 0.0}
        await running.store.write((schema.guests.insert().values(row), None))
    id = await running.make(OWNER, NewEvent(title="Cup", format=format, table=NewTable("imperial-struggle", [])))  # type: ignore[arg-type]  # one of its words
    for one in people:
        await running.enter(id, one)
    return id


async def pressed(*both: Running, id: str) -> list[bool]:
    """The same round is begun at all of them at the same moment; who did it."""
    found = await asyncio.gather(*(one.begin_round(id, OWNER) for one in both), return_exceptions=True)
    for one in found:
        if one is not None and not isinstance(one, RequestRefused):
            raise one
    return [one is None for one in found]


async def is_whole(running: Running, id: str, round: int) -> None:
    """Everybody sits at one table with whom he meets, and there is no other table of this round."""
    found = await running.event(id)
    boards: dict[int, list[Any]] = defaultdict(list)
    for one in found.of_round(round):
        boards[one.board].append(one)
    assert found.row.round == round and sorted(boards) == list(range(1, PEOPLE // 2 + 1))
    tables = {board: {one.table_id for one in here} for board, here in boards.items()}
    assert all(len(here) == 1 and "" not in here for here in tables.values())
    title = schema.tables.c.title == f"{found.row.title} {round}"
    rows = await running.store.rows(select(schema.tables).where(title, schema.tables.c.status == "playing"))
    mine = {one for here in tables.values() for one in here}
    assert {row.id for row in rows if row.changed >= found.row.created} == mine, "no table of this round twice"
    for board, here in boards.items():
        [table] = tables[board]
        sit = await running.store.rows(select(schema.seats).where(schema.seats.c.table_id == table))
        assert {(one.power, one.guest) for one in sit} == {(one.power, one.guest) for one in here}
    if found.row.format == "round-robin":
        numbered = [one.guest for one in found.people]
        assert {frozenset(one.guest for one in here) for here in boards.values()} == {
            frozenset((numbered[at], numbered[-1 - at])) for at in range(PEOPLE // 2)
        }, "paired by the numbers that are kept"


@pytest.mark.parametrize("format", ["round-robin", "swiss"])
def test_of_two_who_begin_a_round_at_two_processes_one_pairs_it(postgres: Postgres, format: str) -> None:
    async def work(a: Process, b: Process) -> None:
        here, there = Running(a.hub), Running(b.hub)
        id = await an_event(here, format)
        assert any(await pressed(here, there, here, there, id=id))
        await is_whole(there, id, 1)
        with pytest.raises(RequestRefused):
            await there.begin_round(id, OWNER)
        await there.close(id)
        await gone(there)

    with_two(postgres.url, "", work)


def test_tables_that_a_round_lacks_are_opened_once(postgres: Postgres) -> None:
    """Whoever paired it was killed before he opened them; two others see them missing at the same moment."""

    async def work(a: Process, b: Process) -> None:
        here, there = Running(a.hub), Running(b.hub)
        id = await an_event(here, "swiss")
        await here._pair_round(await here.event(id))
        assert len((await there.event(id)).unopened) == PEOPLE
        assert any(await pressed(here, there, id=id))
        await is_whole(here, id, 1)

    with_two(postgres.url, "", work)


async def gone(running: Running) -> None:
    """Nobody is there for the next test."""
    for table in (schema.guests, schema.tables, schema.seats):
        await running.store.write((table.delete(), None))
