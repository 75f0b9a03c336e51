"""The addresses about people and their games, and the work behind each."""

from __future__ import annotations

import math

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import Text, say
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import COOKIE, Guests
from tricorne.server.members import about_me
from tricorne.server.members.games import my_games
from tricorne.server.members.lobby import lobby, quick_match
from tricorne.server.members.wire_members import Deleted, DeleteMe, Lobby, MyGames, QuickMatch
from tricorne.server.problems import bad_value
from tricorne.server.wire import Json, TableInfo


class MembersDesk:
    """What people ask about themselves and others."""

    def __init__(self, hub: Hub, guests: Guests) -> None:
        self.hub = hub
        self.guests = guests

    def addresses(self) -> list[Address]:
        return [
            Address("GET", "/api/me/games", self.games, "Your games, running and finished", None, MyGames, priced=True),
            Address("GET", "/api/lobby", self.lobby, "Tables to join, games to watch", None, Lobby, priced=True),
            Address("POST", "/api/lobby/quick", self.quick, "Find a seat, or make a table", QuickMatch, TableInfo),
            Address("GET", "/api/me/export", self.export, "All that is kept about you", None, Json, priced=True),
            Address("POST", "/api/me/delete", self.delete, "Delete all of it", DeleteMe, Deleted),
        ]

    async def games(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        return answer(await my_games(self.hub, guest.id, _time_in(request, "before")))

    async def lobby(self, request: Request) -> Response:
        guest = await self.guests.of(request)
        game = request.query_params.get("game", "")
        return answer(await lobby(self.hub, guest.id if guest else "", game))

    async def quick(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, QuickMatch)
        table = await self.hub.shielded(quick_match(self.hub, guest, asked))
        return answer(table.info(guest.id))

    async def export(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        told = msgspec.json.format(msgspec.json.encode(await about_me.export(self.hub, guest)))
        headers = {"Content-Disposition": 'attachment; filename="tricorne.json"', "Cache-Control": "no-store"}
        return Response(told, 200, headers, "application/json")

    async def delete(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, DeleteMe)
        if asked.name.strip() != guest.name:
            raise bad_value(say("why-other-person", name=Text(guest.name)))
        games = await self.hub.shielded(about_me.delete_all(self.hub, guest))
        self.guests.forget(guest.id)
        response = answer(Deleted(games))
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
        return response


def _time_in(request: Request, name: str) -> float:
    """A moment in the address, in seconds; 0 for none, or for what is no moment."""
    try:
        found = float(request.query_params.get(name, "0"))
    except ValueError:
        return 0.0
    return found if math.isfinite(found) else 0.0
