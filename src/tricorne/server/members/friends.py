"""Friends: asked for, accepted, removed; who is here now is told to them alone. A friend is invited to a table with one
click: the invitation waits for him in the lobby."""

from __future__ import annotations

import time

from sqlalchemy import delete, select

from tricorne.kernel.message import say
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.blocks import Blocks
from tricorne.server.members.wire_people import FriendState, Invitation, MyPeople, PersonInfo
from tricorne.server.problems import bad_value, not_found, not_now, not_yours
from tricorne.server.schema import accounts, blocks, friends, guests, invitations
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest
from tricorne.server.wire_live import LobbyNews

MOST_FRIENDS = 500
MOST_ASKED = 50
"""Questions of one person that wait for an answer."""


def here_now(hub: Hub, guest: str) -> bool:
    """Whether somebody is here: in the lobby of this process, or before a page of a table of ours anywhere."""
    return guest in hub.lobby or any(table.present(guest) for table in hub.tables.values())


async def here_among(hub: Hub, people: set[str]) -> set[str]:
    """Those of the people who are connected, to whichever process."""
    found = {guest for guest in people if here_now(hub, guest)}
    if hub.together is not None and people - found:
        found |= await hub.together.here(people - found)
    return found


class Friends:
    """Who is whose friend."""

    def __init__(self, hub: Hub, blocked: Blocks) -> None:
        self.hub = hub
        self.store = hub.store
        self.blocked = blocked

    async def state(self, guest: str, other: str) -> FriendState:
        where = (friends.c.guest == guest) & (friends.c.other == other)
        rows = await self.store.rows(select(friends.c.state).where(where))
        return rows[0].state if rows else "none"

    async def ask(self, guest: str, other: str) -> None:
        """Ask somebody to be a friend, or accept that he asked."""
        if guest == other:
            raise bad_value(say("why-yourself"))
        found = await self.state(guest, other)
        if found == "asked":
            await self._write_both(guest, other, "friends", "friends")
        elif found == "none":
            # Whoever is blocked learns nothing: it is as if there were no such person.
            known = await self.store.rows(select(accounts.c.guest).where(accounts.c.guest == other))
            if not known or await self.blocked.blocked(other, guest):
                raise not_found(say("why-no-person"))
            if await self.blocked.blocked(guest, other):
                raise not_now(say("why-you-blocked"))
            mine = await self.store.rows(select(friends.c.state).where(friends.c.guest == guest))
            if len(mine) >= MOST_FRIENDS or sum(row.state == "asking" for row in mine) >= MOST_ASKED:
                raise not_now(say("why-most-people", number=MOST_ASKED))
            await self._write_both(guest, other, "asking", "asked")

    async def _write_both(self, guest: str, other: str, mine: FriendState, his: FriendState) -> None:
        now = time.time()
        rows = [
            {"guest": guest, "other": other, "state": mine, "since": now},
            {"guest": other, "other": guest, "state": his, "since": now},
        ]
        await self.store.write(*self._gone(guest, other), *((friends.insert().values(row), None) for row in rows))

    async def remove(self, guest: str, other: str) -> None:
        """No friend any more; also: withdraw a question, or say no to one."""
        await self.store.write(*self._gone(guest, other))

    def _gone(self, guest: str, other: str) -> list[Write]:
        pairs = ((guest, other), (other, guest))
        return [(delete(friends).where(friends.c.guest == one, friends.c.other == two), None) for one, two in pairs]

    # -- inviting --------------------------------------------------------------------------------

    async def invite(self, guest: Guest, table: GameTable, other: str) -> None:
        """Invite a friend to a table at which one sits, or which one has made."""
        if not table.mine(guest.id) and guest.id != table.host:
            raise not_yours(say("why-no-seat"))
        if table.status != "waiting":
            raise not_now(say("why-begun"))
        if await self.state(guest.id, other) != "friends":
            raise not_yours(say("why-no-friend"))
        where = (invitations.c.table_id == table.id) & (invitations.c.guest == other)
        row = {"table_id": table.id, "guest": other, "other": guest.id, "at": time.time()}
        await self.store.write((delete(invitations).where(where), None), (invitations.insert().values(row), None))
        for viewer in self.hub.lobby.get(other, ()):
            viewer.tell(LobbyNews(table=table.info(other)))

    async def decline(self, guest: str, table: str) -> None:
        where = (invitations.c.table_id == table) & (invitations.c.guest == guest)
        await self.store.write((delete(invitations).where(where), None))

    # -- telling ---------------------------------------------------------------------------------

    async def mine(self, guest: str, shown: str) -> MyPeople:
        """All people that somebody has to do with."""
        query = select(friends, guests.c.name).join(guests, guests.c.id == friends.c.other)
        told: dict[str, list[PersonInfo]] = {"friends": [], "asking": [], "asked": []}
        rows = await self.store.rows(query.where(friends.c.guest == guest).order_by(guests.c.name))
        here = await here_among(self.hub, {row.other for row in rows if row.state == "friends"})
        for row in rows:
            told[row.state].append(PersonInfo(row.other, row.name, row.other in here, row.since))
        told["friends"].sort(key=lambda one: not one.here)
        list_of_blocked = select(blocks).where(blocks.c.guest == guest).order_by(blocks.c.since)
        blocked = [PersonInfo(row.other, row.name, False, row.since) for row in await self.store.rows(list_of_blocked)]
        return MyPeople(
            friends=told["friends"],
            asking=told["asking"],
            asked=told["asked"],
            blocked=blocked,
            invitations=await self._invitations(guest),
            shown=shown,  # type: ignore[arg-type]  # it was looked at when it was written
        )

    async def _invitations(self, guest: str) -> list[Invitation]:
        """Those to tables that still wait; others are thrown away."""
        query = select(invitations, guests.c.name).join(guests, guests.c.id == invitations.c.other)
        found: list[Invitation] = []
        for row in await self.store.rows(query.where(invitations.c.guest == guest).order_by(invitations.c.at.desc())):
            table = await self.hub.table(row.table_id)
            free = any(seat.lead == "open" for seat in table.seats)
            if table.status != "waiting" or not free or table.mine(guest):
                await self.decline(guest, table.id)
                continue
            found.append(Invitation(table.id, table.invite, table.title, table.game.id, row.name, row.at))
        return found
