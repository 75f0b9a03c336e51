"""Block lists: whom somebody does not want to sit with, to hear, or to be found by.

What is refused is looked up in the database. What is only hidden (talk) is looked up in memory: the lists are read when
the server opens, with every change here, and anew after a while for what other processes changed.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, select

from tricorne.kernel.message import say
from tricorne.server.problems import bad_value, not_found, not_now
from tricorne.server.schema import blocks, friends, invitations
from tricorne.server.store import Store, Write

ANEW_S = 30.0
MOST_BLOCKED = 500


class Blocks:
    """Who has blocked whom."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pairs: set[tuple[str, str]] = set()
        self._read_at = float("-inf")

    async def read(self) -> None:
        """Read the lists anew, if that was not done lately."""
        if time.monotonic() - self._read_at > ANEW_S:
            await self._read()

    async def _read(self) -> None:
        rows = await self.store.rows(select(blocks.c.guest, blocks.c.other))
        self._pairs = {(row.guest, row.other) for row in rows}
        self._read_at = time.monotonic()

    def hides(self, reader: str, speaker: str) -> bool:
        """Whether somebody does not want to read what another person says."""
        return (reader, speaker) in self._pairs

    async def blocked(self, guest: str, other: str) -> bool:
        """Whether somebody has blocked another person."""
        where = (blocks.c.guest == guest) & (blocks.c.other == other)
        return bool(await self.store.rows(select(blocks.c.since).where(where)))

    async def add(self, guest: str, other: str) -> None:
        """Block somebody: he is no friend any more, and what he was invited to is void."""
        name = await self.store.name_of(other)
        if not name:
            raise not_found(say("why-no-person"))
        if guest == other:
            raise bad_value(say("why-yourself"))
        if len(await self.store.rows(select(blocks.c.other).where(blocks.c.guest == guest))) >= MOST_BLOCKED:
            raise not_now(say("why-most-people", number=MOST_BLOCKED))
        row = {"guest": guest, "other": other, "name": name, "since": time.time()}
        writes: list[Write] = [self._gone(guest, other), (blocks.insert().values(row), None)]
        for table in (friends, invitations):
            for one, two in ((guest, other), (other, guest)):
                writes.append((delete(table).where(table.c.guest == one, table.c.other == two), None))
        await self.store.write(*writes)
        await self._read()

    async def remove(self, guest: str, other: str) -> None:
        await self.store.write(self._gone(guest, other))
        await self._read()

    def _gone(self, guest: str, other: str) -> Write:
        return delete(blocks).where(blocks.c.guest == guest, blocks.c.other == other), None


def hidden(lists: Blocks | None, reader: str, speaker: str) -> bool:
    """Whether a line is not shown to somebody, because he has blocked whoever said it."""
    return lists is not None and lists.hides(reader, speaker)
