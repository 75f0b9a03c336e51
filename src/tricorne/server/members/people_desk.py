"""The addresses about ratings, profiles, friends and block lists, and the work behind each."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import Text, say
from tricorne.server import seating
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.accounts.member import member_of
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.members.blocks import Blocks
from tricorne.server.members.friends import Friends
from tricorne.server.members.profile import Profiles
from tricorne.server.members.wire_people import InviteFriend, Leaders, MyPeople, Profile, ShowProfile, Standings, Whom
from tricorne.server.problems import RequestRefused, bad_value, not_found
from tricorne.server.ratings.boards import MOST_TABLES, Boards
from tricorne.server.ratings.counting import Counter
from tricorne.server.ratings.scale import Pace
from tricorne.server.schema import messages


class PeopleDesk:
    """What members ask about each other."""

    def __init__(self, hub: Hub, guests: Guests, blocks: Blocks, counter: Counter) -> None:
        self.hub = hub
        self.guests = guests
        self.keeping = Keeping(hub.store)
        self.blocks = blocks
        self.friends = Friends(hub, blocks)
        self.profiles = Profiles(hub, self.friends)
        self.boards = Boards(hub, counter, self.profiles, self.friends)

    def addresses(self) -> list[Address]:
        me = "/api/me"
        return [
            Address("GET", "/api/leaders/{game}/{pace}", self.leaders, "The best", None, Leaders, priced=True),
            Address("GET", "/api/standings", self.standings, "Ratings beside names", None, Standings, priced=True),
            Address("GET", "/api/people/{id}", self.profile, "A member", None, Profile, priced=True),
            Address("GET", me + "/people", self.mine, "Your friends, your block list", None, MyPeople, priced=True),
            Address("POST", me + "/profile", self.show, "To whom your profile is shown", ShowProfile, MyPeople),
            Address("POST", me + "/friends", self.befriend, "Ask for a friend, or accept", Whom, MyPeople),
            Address("POST", me + "/friends/end", self.unfriend, "No friend any more", Whom, MyPeople),
            Address("POST", me + "/blocks", self.block, "Block somebody", Whom, MyPeople),
            Address("POST", me + "/blocks/end", self.unblock, "Block somebody no longer", Whom, MyPeople),
            Address("POST", "/api/tables/{id}/invite", self.invite, "Invite a friend", InviteFriend, MyPeople),
            Address("POST", "/api/tables/{id}/decline", self.decline, "Decline an invitation", None, MyPeople),
        ]

    # -- looking ---------------------------------------------------------------------------------

    async def _viewer(self, request: Request) -> str:
        guest = await self.guests.of(request)
        return guest.id if guest is not None else ""

    async def leaders(self, request: Request) -> Response:
        game = seating.find_game(request.path_params["game"])
        pace = request.path_params["pace"]
        if pace not in get_args(Pace):
            raise not_found(say("why-no-page"))
        return answer(await self.boards.leaders(await self._viewer(request), game.id, pace))

    async def standings(self, request: Request) -> Response:
        viewer = await self._viewer(request)
        invite = request.query_params.get("invite", "")
        asked = []
        for id in request.query_params.get("tables", "").split(",")[:MOST_TABLES]:
            try:
                table = await self.hub.table(id)
            except RequestRefused:
                continue
            if table.may_see(viewer, invite):
                asked.append(table)
        return answer(Standings(await self.boards.standings(viewer, asked)))

    async def profile(self, request: Request) -> Response:
        return answer(await self.profiles.profile(await self._viewer(request), request.path_params["id"]))

    async def _mine(self, guest: str) -> Response:
        return answer(await self.friends.mine(guest, await self.profiles.shown(guest)))

    async def mine(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        return await self._mine(guest.id)

    # -- doing -----------------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        await self.profiles.show(guest.id, (await read_body(request, ShowProfile)).shown)
        return await self._mine(guest.id)

    async def _whom(self, request: Request, viewer: str) -> str:
        """The person who is meant."""
        asked = await read_body(request, Whom)
        if asked.person:
            return asked.person
        table = await self.hub.table(asked.table)
        found = ""
        if table.may_see(viewer, ""):
            if asked.message:
                said = (messages.c.id == asked.message) & (messages.c.table_id == table.id)
                rows = await self.hub.store.rows(select(messages.c.guest, messages.c.channel).where(said))
                found = rows[0].guest if rows and table.reads(viewer, rows[0].channel) else ""
            else:
                seat = table.seat(asked.power)
                found = seat.guest if seat is not None else ""
        if not found:
            raise bad_value(say("why-nobody-sits", text=Text(asked.power[:40])))
        return found

    async def befriend(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        whom = await self._whom(request, guest.id)
        known = await self.friends.state(guest.id, whom) != "none"
        if not known and not await self.profiles.visible(guest.id, {whom}):
            raise not_found(say("why-no-person"))
        await self.friends.ask(guest.id, whom)
        return await self._mine(guest.id)

    async def unfriend(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        await self.friends.remove(guest.id, await self._whom(request, guest.id))
        return await self._mine(guest.id)

    async def block(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        await self.blocks.add(guest.id, await self._whom(request, guest.id))
        return await self._mine(guest.id)

    async def unblock(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        await self.blocks.remove(guest.id, await self._whom(request, guest.id))
        return await self._mine(guest.id)

    async def invite(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        asked = await read_body(request, InviteFriend)
        table = await self.hub.table(request.path_params["id"])
        if not table.may_see(guest.id, ""):
            raise not_found(say("why-no-table"))
        await self.friends.invite(guest, table, asked.person)
        return await self._mine(guest.id)

    async def decline(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        await self.friends.decline(guest.id, request.path_params["id"])
        return await self._mine(guest.id)
