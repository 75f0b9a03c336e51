"""The addresses about events, and the work behind each."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import Row, select
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import in_english, say
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.events.keeping import Known
from tricorne.server.events.pairing import usual_rounds
from tricorne.server.events.running import Running
from tricorne.server.events.standings import TIE_BREAKS, standings
from tricorne.server.events.statistics import Statistics
from tricorne.server.events.wire_events import (
    ClubEvent,
    EventBoard,
    EventCell,
    EventInfo,
    EventLine,
    EventList,
    EventSeat,
    Forfeit,
    NewEvent,
    Withdraw,
)
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.members.order import Order
from tricorne.server.problems import RequestRefused, not_yours
from tricorne.server.schema import accounts
from tricorne.server.table_parts import Guest
from tricorne.server.wire import NewTable

Makers = Literal["staff", "members", "everybody"]
MAKERS: tuple[str, ...] = get_args(Makers)


class BadEvents(TricorneError):
    """There is no such setting."""


def check_makers(text: str) -> Makers:
    """Who may make events: those who keep order always may."""
    if text not in MAKERS:
        raise BadEvents(in_english(f"--events {text}: it is one of {', '.join(MAKERS)}"))
    return text  # type: ignore[return-value]  # it has just been looked at


class EventDesk:
    """What people ask about events."""

    def __init__(self, hub: Hub, guests: Guests, order: Order, makers: Makers) -> None:
        self.hub = hub
        self.guests = guests
        self.order = order
        self.makers = makers
        self.running = Running(hub)
        self.statistics = Statistics()

    def addresses(self) -> list[Address]:
        at = "/api/events"
        one = at + "/{id}"
        nothing = dict[str, str]
        return [
            Address("GET", at, self.all_events, "All events", None, EventList, priced=True),
            Address("POST", at, self.make_event, "A new event", NewEvent, ClubEvent, 201),
            Address("GET", one, self.one_event, "An event with its standings", None, ClubEvent, priced=True),
            Address("POST", one + "/enter", self.enter_event, "Sign up", nothing, ClubEvent),
            Address("POST", one + "/withdraw", self.withdraw, "Play no more", Withdraw, ClubEvent),
            Address("POST", one + "/round", self.begin_round, "Begin the next round", nothing, ClubEvent),
            Address("POST", one + "/forfeit", self.forfeit, "Somebody has forfeited his game", Forfeit, ClubEvent),
            Address("POST", one + "/close", self.close_event, "End the event", nothing, ClubEvent),
        ]

    async def all_events(self, request: Request) -> Response:
        guest = await self.guests.of(request)
        me = guest.id if guest is not None else ""
        mine = await self.running.keeping.of_person(me) if me else set()
        staff = await self._staff(me)
        told = [
            _info(row, row.people, row.organiser_name or "", row.id in mine, staff or row.organiser == me, _rounds(row))
            for row in await self.running.keeping.all()
        ]
        return answer(EventList(told, guest is not None and await self._may_make(guest)))

    async def make_event(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, NewEvent)
        if not await self._may_make(guest):
            raise not_yours(say("why-no-organiser"))
        return answer(await self._told(await self.running.make(guest, asked), guest), 201)

    async def one_event(self, request: Request) -> Response:
        return answer(await self._told(request.path_params["id"], await self.guests.of(request)))

    async def enter_event(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        await self.running.enter(request.path_params["id"], guest)
        return answer(await self._told(request.path_params["id"], guest))

    async def withdraw(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        asked = await read_body(request, Withdraw)
        id = request.path_params["id"]
        if asked.person not in ("", guest.id):
            await self._runs(id, guest)
        await self.hub.shielded(self.running.withdraw(id, asked.person or guest.id))
        return answer(await self._told(id, guest))

    async def begin_round(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        id = request.path_params["id"]
        await self._runs(id, guest)
        await self.hub.shielded(self.running.begin_round(id, guest))
        return answer(await self._told(id, guest))

    async def forfeit(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        id = request.path_params["id"]
        asked = await read_body(request, Forfeit)
        await self._runs(id, guest)
        await self.hub.shielded(self.running.forfeit(id, asked.person))
        return answer(await self._told(id, guest))

    async def close_event(self, request: Request) -> Response:
        guest = await self.guests.required(request)
        id = request.path_params["id"]
        await self._runs(id, guest)
        await self.running.close(id)
        return answer(await self._told(id, guest))

    # -- who may ----------------------------------------------------------------------------------

    async def _staff(self, guest: str) -> bool:
        return bool(guest) and await self.order.role(guest) is not None

    async def _may_make(self, guest: Guest) -> bool:
        if self.makers == "everybody" or await self._staff(guest.id):
            return True
        member = select(accounts.c.guest).where(accounts.c.guest == guest.id)
        return self.makers == "members" and bool(await self.hub.store.rows(member))

    async def _runs(self, id: str, guest: Guest) -> None:
        """Refused unless somebody runs the event, or keeps order in the house."""
        found = await self.running.event(id)
        if found.row.organiser != guest.id and not await self._staff(guest.id):
            raise not_yours(say("why-not-organiser"))

    # -- telling ----------------------------------------------------------------------------------

    async def _told(self, id: str, guest: Guest | None) -> ClubEvent:
        found = await self.running.event(id)
        me = guest.id if guest is not None else ""
        row = found.row
        names = {one.guest: one.name for one in found.people}
        runs = bool(me) and (row.organiser == me or await self._staff(me))
        rounds = self.running.rounds(found)
        mine = any(one.guest == me and not one.withdrawn for one in found.people)
        organiser = await self.hub.store.name_of(row.organiser) or ""
        made = msgspec.json.decode(row.template, type=NewTable)
        breaks = TIE_BREAKS[row.format]
        gone = {one.guest for one in found.people if one.withdrawn}
        order = standings(row.format, list(names), found.played())
        return ClubEvent(
            info=_info(row, len(found.people), organiser, mine, runs, rounds),
            preset=made.preset,
            options=made.options,
            pace=made.pace,
            breaks=breaks,
            lines=[
                EventLine(
                    place=one.place,
                    person=one.person,
                    name=names[one.person],
                    points=one.points,
                    breaks=[one.breaks[name] for name in breaks],
                    withdrawn=one.person in gone,
                    me=one.person == me,
                    cells=[
                        EventCell(sat.round, sat.power, sat.points, not sat.board, sat.forfeit)
                        for sat in found.sat
                        if sat.guest == one.person
                    ],
                )
                for one in order
            ],
            boards=await self._boards(found),
            statistics=await asyncio.to_thread(self.statistics.of, found),
            next=runs and (bool(found.unopened) or self.running.can_begin(found)),
        )

    async def _boards(self, found: Known) -> list[EventBoard]:
        """The tables of the round that is played, in their order; byes last."""
        told: dict[tuple[int, str], EventBoard] = {}
        for one in found.of_round(found.row.round):
            key = (one.board, "") if one.board else (len(found.sat) + 1, one.guest)
            if key not in told:
                table = await self._table(one.table_id)
                playing = table is not None and table.status in ("waiting", "playing")
                asked = table.actor if table is not None and playing else ""
                told[key] = EventBoard(one.board, "" if table is None else table.id, playing, asked, [])
            told[key].seats.append(EventSeat(one.guest, one.name, one.power, one.points, one.forfeit))
        return [told[key] for key in sorted(told)]

    async def _table(self, id: str) -> GameTable | None:
        """A table of the event; None if there is none yet, or none any more (tidying.py)."""
        try:
            return await self.hub.table(id) if id else None
        except RequestRefused as problem:
            if problem.status == 404:
                return None
            raise


def _rounds(row: Row[Any]) -> int:
    """How many rounds an event of the list has, or would have if it began now."""
    return int(row.rounds) or usual_rounds(row.format, row.people, row.size)


def _info(row: Row[Any], people: int, organiser: str, mine: bool, runs: bool, rounds: int) -> EventInfo:
    return EventInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        format=row.format,
        size=row.size,
        status=row.status,
        round=row.round,
        rounds=rounds,
        people=people,
        organiser=organiser,
        created=row.created,
        mine=mine,
        runs=runs,
    )
