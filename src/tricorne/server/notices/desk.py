"""Where a member says how he wants to be told that it is his turn; and where a link in a notice ends them."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from sqlalchemy import Row, select, update
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.languages import languages
from tricorne.kernel.message import say
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.accounts.member import member_of
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits, address_of
from tricorne.server.notices import keeping
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.notices.keeping import HOOK, LONGEST_KEY, MAIL
from tricorne.server.notices.outside import NotOutside
from tricorne.server.notices.wire_notices import Notices, NoticeWay, SetHook, SetNotice, Stopped, WayKind
from tricorne.server.problems import bad_value, not_found, not_now
from tricorne.server.schema import accounts, notice_ways
from tricorne.server.table_parts import Guest


class NoticeDesk:
    """Everything about notices that is asked over HTTP."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, rules: AccountRules, how: NoticeRules) -> None:
        self.store = hub.store
        self.guests = guests
        self.limits = limits
        self.rules = rules
        self.how = how
        self.keeping = Keeping(hub.store)

    def addresses(self) -> list[Address]:
        at = "/api/account/notices"
        return [
            Address("GET", at, self.notices, "How you are told that it is your turn", None, Notices),
            Address("POST", at, self.set_notice, "Switch a way on or off", SetNotice, Notices),
            Address("POST", at + "/hook", self.set_hook, "Name a webhook of your own", SetHook, Notices),
            Address("POST", "/api/notices/stop/{key}", self.stop, "End notices by their own link", None, Stopped),
        ]

    async def notices(self, request: Request) -> Response:
        guest, account = await member_of(self.guests, self.keeping, request)
        return answer(await self._notices(guest, account))

    async def set_notice(self, request: Request) -> Response:
        guest, account = await member_of(self.guests, self.keeping, request)
        asked = await read_body(request, SetNotice)
        if asked.way:
            if asked.way not in {row.way for row in await self._ways(guest)}:
                raise not_found(say("why-no-way"))
            await self.store.write(keeping.want_way(guest.id, asked.way, asked.wanted))
        if asked.language in languages():
            mine = accounts.c.guest == guest.id
            await self.store.write((update(accounts).where(mine).values(language=asked.language), None))
        return answer(await self._notices(guest, await self.keeping.account(guest.id) or account))

    async def set_hook(self, request: Request) -> Response:
        guest, account = await member_of(self.guests, self.keeping, request)
        asked = await read_body(request, SetHook)
        url = asked.url.strip()
        if not url:
            await self.store.write(keeping.end_way(guest.id, HOOK))
            return answer(await self._notices(guest, account))
        await self.limits.sign_in(address_of(request))
        if not self.rules.site:
            raise not_now(say("why-no-hooks"))
        try:
            await self.how.outside.find(url)
        except NotOutside as problem:
            raise bad_value(problem.why) from None
        await self.store.write(*keeping.new_way(guest.id, HOOK, url))
        return answer(await self._notices(guest, account))

    async def stop(self, request: Request) -> Response:
        """No more by the way of this secret. Mail programs ask so too, without a cookie: the secret is enough, and it
        opens nothing else."""
        key = request.path_params["key"]
        await self.limits.sign_in(address_of(request))
        found = await self.store.rows(select(notice_ways).where(notice_ways.c.stop == key[:LONGEST_KEY]))
        if not found:
            raise not_found(say("why-no-way"))
        await self.store.write(keeping.want_way(found[0].guest, found[0].way, False))
        return answer(Stopped(_kind(found[0].way)))

    # -- what all of them need -----------------------------------------------------------------

    async def _ways(self, guest: Guest) -> list[Row[Any]]:
        """The highest rung first."""
        query = select(notice_ways).where(notice_ways.c.guest == guest.id).order_by(notice_ways.c.way)
        return sorted(await self.store.rows(query), key=lambda row: keeping.rung(row.way))

    async def _notices(self, guest: Guest, account: Row[Any]) -> Notices:
        ways = [
            NoticeWay(row.way, _kind(row.way), row.wanted, _words(row, account.email or ""))
            for row in await self._ways(guest)
        ]
        minutes, unseen = (max(1, round(wait_s / 60)) for wait_s in (self.how.away_s, self.how.unseen_s))
        return Notices(account.language, ways, self.rules.mail is not None, bool(self.rules.site), minutes, unseen)


def _kind(way: str) -> WayKind:
    return cast(WayKind, way.partition("-")[0])


def _words(row: Row[Any], email: str) -> str:
    """What tells a way from others; of a webhook only the host, for the rest of its address is a secret."""
    if row.way == MAIL:
        return email
    return str(urlsplit(row.target).hostname) if row.way == HOOK else str(row.device)
