"""Where a device says that it wants to be told, for guests and members alike."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.languages import languages
from tricorne.kernel.message import say
from tricorne.server.accounts.keeping import device_of
from tricorne.server.address import Address
from tricorne.server.asking import answer, language_of, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests, token_of
from tricorne.server.limits import Limits, address_of
from tricorne.server.notices import keeping
from tricorne.server.notices.keeping import LONGEST_KEY, PUSH
from tricorne.server.notices.outside import NotOutside, Outside
from tricorne.server.notices.push import Pusher, device_way, subscription_of
from tricorne.server.notices.wire_notices import EndPush, PushDevice, PushOffer, SetPush
from tricorne.server.problems import bad_value, not_found, not_now
from tricorne.server.schema import notice_ways, sessions
from tricorne.server.store import digest

MOST_DEVICES = 12


class PushDesk:
    """Everything about devices that is asked over HTTP."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, pusher: Pusher, outside: Outside) -> None:
        self.store = hub.store
        self.guests = guests
        self.limits = limits
        self.pusher = pusher
        self.outside = outside

    def addresses(self) -> list[Address]:
        return [
            Address("GET", "/api/push", self.push_key, "The key for a device that wants to be told", None, PushOffer),
            Address("POST", "/api/push", self.begin_push, "Tell this device that it is your turn", SetPush, PushDevice),
            Address("POST", "/api/push/got/{key}", self.got_push, "A device has shown a notice", None, PushDevice),
            Address("POST", "/api/push/end", self.end_push, "Tell a device of yours no more", EndPush, PushDevice),
        ]

    async def push_key(self, request: Request) -> Response:
        return answer(PushOffer(await self.pusher.public() if self.pusher.offered else ""))

    async def begin_push(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, SetPush)
        await self.limits.sign_in(address_of(request))
        if not self.pusher.offered:
            raise not_now(say("why-no-push"))
        device = subscription_of(asked)
        try:
            await self.outside.find(device.endpoint)
        except NotOutside as problem:
            raise bad_value(problem.why) from None
        way = device_way(device.endpoint)
        mine = (notice_ways.c.guest == guest.id) & notice_ways.c.way.startswith(PUSH) & (notice_ways.c.way != way)
        count = await self.store.rows(select(func.count()).select_from(notice_ways).where(mine))
        if count[0][0] >= MOST_DEVICES:
            raise not_now(say("why-many-devices", count=MOST_DEVICES))
        here = await self.store.rows(select(sessions.c.id).where(sessions.c.token == digest(token_of(request))))
        language = asked.language if asked.language in languages() else language_of(request)
        name = device_of(request.headers.get("user-agent", ""))
        target = msgspec.json.encode(device).decode()
        made = keeping.new_way(guest.id, way, target, name, language, here[0][0] if here else "")
        await self.store.write(keeping.of_others(guest.id, way), *made)
        return answer(PushDevice(way, True))

    async def got_push(self, request: Request) -> Response:
        """A worker says so, also while nobody is signed in: the secret of its way is enough, and opens nothing."""
        key = request.path_params["key"]
        mine = (notice_ways.c.stop == key[:LONGEST_KEY]) & notice_ways.c.way.startswith(PUSH)
        found = await self.store.rows(select(notice_ways.c.guest, notice_ways.c.way).where(mine))
        if not found:
            raise not_found(say("why-no-way"))
        await self.store.write(keeping.device_got(found[0].guest, found[0].way))
        return answer(PushDevice(found[0].way, True))

    async def end_push(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, EndPush)
        if asked.way.startswith(PUSH):
            await self.store.write(*keeping.way_is_gone(guest.id, asked.way))
        return answer(PushDevice(asked.way, False))
