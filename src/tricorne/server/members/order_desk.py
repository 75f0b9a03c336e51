"""The addresses about order in the house, and the work behind each."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import say
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.identity import Guests
from tricorne.server.members.order import Order
from tricorne.server.members.wire_members import ChatSwitch, NewReport, OrderOverview, Reported, Sentence, Staff
from tricorne.server.problems import not_found


class OrderDesk:
    """What moderators do, and those who call them."""

    def __init__(self, order: Order, guests: Guests) -> None:
        self.order = order
        self.guests = guests

    def addresses(self) -> list[Address]:
        nothing = dict[str, str]
        return [
            Address("POST", "/api/reports", self.tell_moderators, "Tell the moderators", NewReport, Reported, 201),
            Address("GET", "/api/order", self.overview, "What moderators see", None, OrderOverview, priced=True),
            Address("POST", "/api/order/sentence", self.sentence, "Mute, ban, or lift it", Sentence, OrderOverview),
            Address(
                "POST", "/api/order/chat", self.switch_chat, "Switch the talk of a table off", ChatSwitch, OrderOverview
            ),
            Address("POST", "/api/order/staff", self.name_staff, "Name a moderator", Staff, OrderOverview),
            Address(
                "POST",
                "/api/order/reports/{id}/close",
                self.close_report,
                "A report is dealt with",
                nothing,
                OrderOverview,
            ),
        ]

    async def tell_moderators(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await self.order.report(guest, await read_body(request, NewReport))
        return answer(Reported(True), 201)

    async def overview(self, request: Request) -> Response:
        return answer(await self.order.overview(await self.guests.required(request)))

    async def sentence(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await self.order.sentence(guest, await read_body(request, Sentence))
        return answer(await self.order.overview(guest))

    async def switch_chat(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await self.order.switch_chat(guest, await read_body(request, ChatSwitch))
        return answer(await self.order.overview(guest))

    async def name_staff(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await self.order.appoint(guest, await read_body(request, Staff))
        return answer(await self.order.overview(guest))

    async def close_report(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        number = request.path_params["id"]
        if not number.isascii() or not number.isdigit() or len(number) > 9:
            raise not_found(say("why-no-message"))
        await self.order.close_report(guest, int(number))
        return answer(await self.order.overview(guest))
