"""What the owner decides about several processes on one database. Without a word from him there is one."""

from __future__ import annotations

from typing import Any

from tricorne.kernel.extras import require
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits
from tricorne.server.news import channel, line_to, redis_at


class Sharing:
    """Whether other processes serve the same tables, how they hear of each other (empty: through the database), and
    whether this one plays bots."""

    def __init__(self, on: bool = False, redis: str = "", drives: bool = True) -> None:
        if redis:
            require("site", ["redis"])
        self.on = on or bool(redis)
        self.redis = redis
        self.drives = drives


ALONE = Sharing()


class Closing:
    """Hangs up after all who speak over a connection."""

    def __init__(self, redis: Any) -> None:
        self._redis = redis

    def open(self) -> None:
        """It connects by itself."""

    async def close(self) -> None:
        await self._redis.aclose()


def join(hub: Hub, sharing: Sharing, guests: Guests | None, limits: Limits | None = None) -> None:
    """Make a house one of several on its database. ``guests`` and ``limits`` are those of a process that people come
    to."""
    # Only here: whoever serves alone needs none of it.
    from tricorne.server.presence import InPostgres, InRedis, Place, Presence
    from tricorne.server.shared_limits import SharedLimits
    from tricorne.server.together import Together

    hub.together = together = Together(hub, line_to(hub.store.url, sharing.redis), sharing.drives)
    if guests is not None and limits is not None:
        place: Place = InPostgres(hub.store)
        if sharing.redis:
            redis, name = redis_at(sharing.redis), channel(hub.store.url)
            place = InRedis(redis, name)
            together.beside = [SharedLimits(redis, name, limits), Closing(redis)]
        together.presence = Presence(hub, together.id, place, lambda: together.alive)
        together.beside.insert(0, together.presence)

    def person_changed(guest: str, out: bool) -> None:
        if guests is not None:
            hub.in_background(_look_again(hub, guests, guest))
        if out:
            hub.hang_up(guest)

    together.person_changed = person_changed


async def _look_again(hub: Hub, guests: Guests, guest: str) -> None:
    await guests.look_again(guest)
    name = await hub.store.name_of(guest)
    for table in hub.tables.values():
        if table.host == guest:
            table.host_name = name
        if not name and table.chat is not None:  # he was deleted, and all that he said with him
            table.chat = [saying for saying in table.chat if saying.guest != guest]
