"""The addresses about coming back to a seat and about the talk of a table, and the work behind each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import say
from tricorne.server import coming_back, seating, slips, vouching
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits, address_of
from tricorne.server.members.order import Order
from tricorne.server.problems import Late, not_found
from tricorne.server.table_parts import Guest
from tricorne.server.wire import TableInfo
from tricorne.server.wire_seats import AskSeat, SetTalk, Slip, UseSlip, Vouch

TRIES = 3
"""How often a change is tried where other processes change the table at the same moment."""


class SeatDesk:
    """Slips, vouching, and the host's word about talk."""

    def __init__(self, hub: Hub, guests: Guests, limits: Limits, order: Order, away_s: float) -> None:
        self.hub = hub
        self.guests = guests
        self.limits = limits
        self.order = order
        self.away_s = away_s
        """How long nobody must have been at a seat before others can be asked for it."""

    def addresses(self) -> list[Address]:
        table = "/api/tables/{id}"
        return [
            Address("POST", table + "/slip", self.make_slip, "A slip for your seats", dict[str, Any], Slip),
            Address("POST", table + "/slip/use", self.use_slip, "Come back by a slip", UseSlip, TableInfo),
            Address("POST", table + "/vouch/ask", self.ask, "Ask the others for your seat", AskSeat, TableInfo),
            Address("POST", table + "/vouch", self.vouch, "Say whether it is the player", Vouch, TableInfo),
            Address("POST", table + "/talk", self.let_talk, "Switch the talk off, or on", SetTalk, TableInfo),
        ]

    async def _here(self, request: Request) -> tuple[Guest, GameTable, bool]:
        """Who asks, the table, and whether he may know of it."""
        guest = await self.guests.required(request)
        table = await self.hub.table(request.path_params["id"])
        return guest, table, table.may_see(guest.id, request.query_params.get("invite", ""))

    async def _seen(self, request: Request) -> tuple[Guest, GameTable]:
        guest, table, sees = await self._here(request)
        if not sees:
            raise not_found(say("why-no-table"))
        return guest, table

    async def _carry_through(self, change: Callable[[], Awaitable[Any]]) -> Any:
        """Change a table, again if another process was quicker. Nobody breaks it off."""

        async def tried() -> Any:
            for _ in range(TRIES - 1):
                try:
                    return await change()
                except Late:
                    pass
            return await change()

        return await self.hub.shielded(tried())

    async def make_slip(self, request: Request) -> Response:
        guest, table = await self._seen(request)
        await read_body(request, dict[str, Any])
        return answer(Slip(await self._carry_through(lambda: slips.make(self.hub, table, guest))))

    async def use_slip(self, request: Request) -> Response:
        await self.limits.sign_in(address_of(request))
        guest, table, sees = await self._here(request)
        given = (await read_body(request, UseSlip)).slip
        await self._carry_through(lambda: coming_back.by_slip(self.hub, self.order, table, guest, given, sees))
        return answer(table.info(guest.id))

    async def ask(self, request: Request) -> Response:
        await self.limits.sign_in(address_of(request))
        guest, table = await self._seen(request)
        power = (await read_body(request, AskSeat)).power
        await self._carry_through(lambda: vouching.ask(self.hub, table, guest, power, self.away_s))
        return answer(table.info(guest.id))

    async def vouch(self, request: Request) -> Response:
        guest, table = await self._seen(request)
        agree = (await read_body(request, Vouch)).agree
        await self._carry_through(lambda: coming_back.by_vouching(self.hub, self.order, table, guest, agree))
        return answer(table.info(guest.id))

    async def let_talk(self, request: Request) -> Response:
        guest, table = await self._seen(request)
        on = (await read_body(request, SetTalk)).on
        await self._carry_through(lambda: seating.let_talk(self.hub, table, guest, on))
        return answer(table.info(guest.id))
