"""Who is here, through any of the processes of a site.

Each process writes down who is here through it (the lobby is open, or he sits before the page of a table): in Valkey
or Redis as a set of its own that ends by itself unless it is renewed, else in rows of PostgreSQL. Only what living
processes wrote counts (together.py knows which live), so that the people of one that was killed are gone with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any, Protocol

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from tricorne.server.hub import Hub
from tricorne.server.problems import note_failure
from tricorne.server.schema import processes
from tricorne.server.schema_people import presence
from tricorne.server.stopping import stop
from tricorne.server.store import Store

HERE_S = 1.0
"""How often a process writes down who has come and gone."""
LEASE_S = 10
"""For so long a set in Redis is believed that was not renewed."""


class Place(Protocol):
    """Where it is written down who is here."""

    async def write(self, process: str, here: set[str], before: set[str]) -> None: ...

    async def among(self, guests: Collection[str], alive: Collection[str]) -> set[str]: ...

    async def leave(self, process: str) -> None: ...


class InRedis:
    """One set for each process."""

    def __init__(self, redis: Any, name: str) -> None:
        self._redis = redis
        self._name = name

    def _key(self, process: str) -> str:
        return f"{self._name}:here:{process}"

    async def write(self, process: str, here: set[str], before: set[str]) -> None:
        key = self._key(process)
        if not await self._redis.expire(key, LEASE_S):
            before = set()  # it was empty, or Redis has begun anew
        async with self._redis.pipeline(transaction=True) as change:
            if here - before:
                change.sadd(key, *(here - before))
            if before - here:
                change.srem(key, *(before - here))
            change.expire(key, LEASE_S)
            await change.execute()

    async def among(self, guests: Collection[str], alive: Collection[str]) -> set[str]:
        asked = list(guests)
        async with self._redis.pipeline(transaction=False) as questions:
            for process in alive:
                questions.smismember(self._key(process), asked)
            found = await questions.execute()
        return {guest for known in found for guest, there in zip(asked, known, strict=True) if there}

    async def leave(self, process: str) -> None:
        await self._redis.delete(self._key(process))


class InPostgres:
    """One row for each person and process."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, process: str, here: set[str], before: set[str]) -> None:
        if here == before:
            return
        async with self._store.engine.begin() as connection:
            if before - here:
                mine = (presence.c.process == process) & presence.c.guest.in_(before - here)
                await connection.execute(delete(presence).where(mine))
            if here - before:
                rows = [{"process": process, "guest": guest} for guest in sorted(here - before)]
                await connection.execute(insert(presence).on_conflict_do_nothing(), rows)

    async def among(self, guests: Collection[str], alive: Collection[str]) -> set[str]:
        there = presence.c.guest.in_(guests) & presence.c.process.in_(alive)
        return {row.guest for row in await self._store.rows(select(presence.c.guest).where(there))}

    async def leave(self, process: str) -> None:
        """Also what processes left behind that nobody has heard of for long."""
        gone = (presence.c.process == process) | presence.c.process.not_in(select(processes.c.id))
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(presence).where(gone))


class Presence:
    """What this process tells and knows of who is here."""

    def __init__(self, hub: Hub, process: str, place: Place, alive: Callable[[], set[str]]) -> None:
        self.hub = hub
        self.process = process
        self.place = place
        self._alive = alive
        self._written: set[str] = set()
        self._work: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._work = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        await stop(self._work)
        try:
            await self.place.leave(self.process)
        except Exception as problem:
            note_failure("taking leave of who is here", problem)

    async def among(self, guests: Collection[str]) -> set[str]:
        """Those of the guests who are here through another process."""
        alive = self._alive() - {self.process}
        if not alive or not guests:
            return set()
        try:
            return await self.place.among(guests, alive)
        except Exception as problem:
            note_failure("asking who is here", problem)
            return set()  # tables still tell of those who look on

    async def _write_on(self) -> None:
        while True:
            here = self._here()
            try:
                await self.place.write(self.process, here, self._written)
                self._written = here
            except Exception as problem:
                note_failure("writing down who is here", problem)
            await asyncio.sleep(HERE_S)

    def _here(self) -> set[str]:
        here = set(self.hub.lobby)
        for table in self.hub.tables.values():
            here.update(viewer.guest for viewer in table.viewers if viewer.here)
        return here - {""}
