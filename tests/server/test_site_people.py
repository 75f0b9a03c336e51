"""What several processes know and do together: who is here, how much one may ask for, whose time is out. Two hubs on
one PostgreSQL, with Redis and without; one of them is killed. Left out where neither can be had (conftest.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any

import pytest
from sqlalchemy import select

from tests.for_long import for_long
from tests.server.postgres import Postgres
from tests.server.site import Redis
from tricorne.server import coming_back, presence, schema, seating, slips, vouching
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import ACTS_SAVED_S, MAILS_AN_HOUR, Limits
from tricorne.server.members.friends import here_among
from tricorne.server.members.order import Order
from tricorne.server.news import redis_at
from tricorne.server.pace.keeper import Keeper
from tricorne.server.pace.wire_pace import Pace
from tricorne.server.problems import RequestRefused
from tricorne.server.shared_limits import SharedLimits
from tricorne.server.sharing import Sharing, join
from tricorne.server.stopping import stop
from tricorne.server.store import Store
from tricorne.server.table_parts import Guest
from tricorne.server.together import Together
from tricorne.server.viewer import Viewer
from tricorne.server.wire import Join, NewTable, SeatPlan

ANNA, BORIS = Guest("anna", "Anna"), Guest("boris", "Boris")
WAIT_S = 20.0


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.close()


class Process:
    """One of several. ``die``: nothing is said, nothing is renewed any more."""

    def __init__(self, db: str, redis: str) -> None:
        self.hub = Hub(Store(db, True))
        join(self.hub, Sharing(True, redis, drives=False), Guests(self.hub.store), Limits())
        self.keeper = Keeper(self.hub, {})
        self.dead = False

    async def die(self) -> None:
        together = self.hub.together
        assert isinstance(together, Together) and together.presence is not None
        await stop(*together._tasks, *together.line._tasks, together.presence._work)
        self.dead = True

    def comes(self, guest: str) -> None:
        self.hub.lobby[guest] = {Viewer(guest, None)}


def with_two(db: str, redis: str, work: Callable[[Process, Process], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        both = Process(db, redis), Process(db, redis)
        for one in both:
            await one.hub.open()
        try:
            await work(*both)
        finally:
            for one in both:
                await one.hub.close()

    asyncio.run(whole())


async def until(asked: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WAIT_S):
        while not await asked():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("line", ["redis", for_long("postgresql")])
def test_who_is_here_is_known_everywhere_and_gone_with_a_killed_process(
    postgres: Postgres, redis: Redis, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HERE_S", 0.1)

    async def work(a: Process, b: Process) -> None:
        people = {"anna", "bert"}

        async def told(*here: str) -> None:
            await until(lambda: _are(here_among(b.hub, people), set(here)))

        a.comes("anna")
        await told("anna")
        a.hub.lobby.clear()
        await told()
        for guest in people:
            a.comes(guest)
        await told("anna", "bert")
        if line == "redis":
            redis.kill()
            redis.start()  # it has forgotten everything
            await told("anna", "bert")
        await a.die()
        await told()

    with_two(postgres.url, redis.url if line == "redis" else "", work)


async def _are(found: Awaitable[set[str]], wanted: set[str]) -> bool:
    return await found == wanted


def test_processes_keep_limits_together_and_alone_while_redis_is_away(redis: Redis) -> None:
    async def work() -> None:
        line = redis_at(redis.url)
        two = Limits(), Limits()
        shared = [SharedLimits(line, "limits", one) for one in two]
        sent = 0
        for turn in range(20):
            sent += await _goes(two[turn % 2].mail("anna@example.org"))
        assert sent == MAILS_AN_HOUR, "however many processes there are"
        assert await _goes(two[1].mail("bert@example.org")), "everybody has his own"

        most = round(two[0].acting.most)
        assert two[0].acting.rate * ACTS_SAVED_S == most
        for one in two:
            act_often(one, most // 2 + 5)
        for keeping in (*shared, *shared):
            for often in keeping._often:
                await often.exchange(line)
        two[1].act("bert")
        with pytest.raises(RequestRefused):
            act_often(two[1], most // 2 - 5)

        redis.kill()
        try:
            alone = [await _goes(two[0].mail("clara@example.org")) for _ in range(10)]
            assert sum(alone) == MAILS_AN_HOUR
        finally:
            redis.start()
            await line.aclose()

    asyncio.run(work())


def act_often(limits: Limits, times: int) -> None:
    for _ in range(times):
        limits.act("anna")


async def _goes(asked: Awaitable[None]) -> bool:
    try:
        await asked
    except RequestRefused:
        return False
    return True


def test_time_is_out_once_whichever_process_looks_and_also_when_one_is_dead(postgres: Postgres) -> None:
    async def work(a: Process, b: Process) -> None:
        time = 1_000_000.0
        for one in (a, b):
            one.hub.now = lambda: time

        async def changes(lookers: list[Process]) -> tuple[int, list[str]]:
            """How often the table was written while time ran out, and who has lost his seat by it."""
            nonlocal time
            table = await timed_table(a.hub if not a.dead else b.hub)
            for one in lookers:
                await one.hub.loaded(table.id)
            before, asked = table.revision, table.actor
            time += 61.0
            await asyncio.gather(*(one.keeper.look() for one in lookers))
            await asyncio.gather(*(one.keeper.look() for one in lookers))
            row = await b.hub.store.one(select(schema.tables).where(schema.tables.c.id == table.id))
            gone = select(schema.seats.c.power).where(schema.seats.c.table_id == table.id, schema.seats.c.resigned)
            lost = [str(one.power) for one in await b.hub.store.rows(gone)]
            assert row is not None and lost == [asked]
            return row.revision - before, lost

        alone, _ = await changes([a])
        assert alone > 0
        assert (await changes([b]))[0] == alone, "the other one may act as well, at a table that it did not make"
        for _ in range(3):
            assert (await changes([a, b]))[0] == alone, "both look at the same moment, one acts"
        await a.die()
        assert (await changes([b]))[0] == alone

    with_two(postgres.url, "", work)


async def timed_table(hub: Hub) -> GameTable:
    """Three at a table with a minute each, Anna or Boris being asked; whoever lets it run out loses his seat."""
    plans = [SeatPlan("britain", "me"), SeatPlan("france", "open"), SeatPlan("spain", "bot", "random")]
    made = NewTable("struggle-of-empires", plans, pace=Pace("live", 60, 0, "forfeit"), listed=True)
    table = await seating.create(hub, ANNA, made)
    await seating.join(hub, table, BORIS, Join())
    while table.actor == "spain":
        state = table.begun()
        after = state.clone()
        after.play(state.legal()[0])
        async with table.lock:
            await hub.commit(table, state, after, ANNA.id)
    return table


def test_a_seat_that_comes_back_in_one_process_is_lost_in_the_other(postgres: Postgres) -> None:
    """A slip that was made here is used there; what is asked here is answered there, and ends on both."""

    async def work(a: Process, b: Process) -> None:
        plans = [SeatPlan("britain", "me"), SeatPlan("france", "open"), SeatPlan("spain", "open")]
        here = await seating.create(a.hub, ANNA, NewTable("struggle-of-empires", plans, listed=True))
        clara = Guest("clara", "Clara")
        for guest in (BORIS, clara):
            await seating.join(a.hub, here, guest, Join())
        there = await b.hub.loaded(here.id)
        await a.hub.loaded(here.id)
        old = Viewer(BORIS.id, "france")
        here.viewers.add(old)
        slip = await slips.make(a.hub, here, BORIS)
        rows = [{"id": id, "token": id, "name": id, "created": 0.0} for id in ("lost", "again")]
        await a.hub.store.write((schema.guests.insert(), rows))
        await coming_back.by_slip(
            b.hub, Order(b.hub, []), await b.hub.table(here.id), Guest("lost", "Lost"), slip, True
        )
        await until(lambda: _is(here.mine("lost") == there.mine("lost") == ["france"]))
        await until(lambda: _is(any(one.name == one.guest == "" for one in here.chat or [])))
        sent = [old.waiting.get_nowait() for _ in range(old.waiting.qsize())]
        assert None in sent, "he is hung up on where he looks on"
        here.viewers.discard(old)

        await vouching.ask(a.hub, here, Guest("again", "Again"), "france", 0.0)
        await until(lambda: _asks(b.hub, here.id))
        await coming_back.by_vouching(b.hub, Order(b.hub, []), there, ANNA, True)
        await until(lambda: _agreed(a.hub, here.id))
        await coming_back.by_vouching(a.hub, Order(a.hub, []), here, clara, True)
        await until(lambda: _leads(b.hub, here.id, "again"))
        assert here.mine("again") == ["france"] and here.open_vouching() is None

    with_two(postgres.url, "", work)


async def _is(so: bool) -> bool:
    return so


async def _leads(hub: Hub, id: str, guest: str) -> bool:
    return (await hub.table(id)).mine(guest) == ["france"]


async def _agreed(hub: Hub, id: str) -> bool:
    asked = (await hub.table(id)).open_vouching()
    return asked is not None and asked.agreed == [ANNA.id]


async def _asks(hub: Hub, id: str) -> bool:
    return (await hub.table(id)).open_vouching() is not None
