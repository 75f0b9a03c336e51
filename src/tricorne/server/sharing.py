"""What the owner decides about several processes on one database. Without a word from him there is one."""

from __future__ import annotations

from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.news import line_to


class Sharing:
    """Whether other processes serve the same tables, how they hear of each other (empty: through the database), and
    whether this one plays bots."""

    def __init__(self, on: bool = False, redis: str = "", drives: bool = True) -> None:
        self.on = on or bool(redis)
        self.redis = redis
        self.drives = drives


ALONE = Sharing()


def join(hub: Hub, sharing: Sharing, guests: Guests | None) -> None:
    """Make a house one of several on its database."""
    from tricorne.server.together import Together  # only here: whoever serves alone needs none of it

    hub.together = together = Together(hub, line_to(hub.store.url, sharing.redis), sharing.drives)

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
