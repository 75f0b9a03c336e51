"""Holidays: days on which the clocks of a member stand still where he plays by days. So many a year as the owner
allows; a day is one of universal time."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Row, delete, update
from starlette.requests import Request
from starlette.responses import Response

from tricorne.kernel.message import say
from tricorne.server import table_pace
from tricorne.server.accounts.keeping import Keeping
from tricorne.server.accounts.member import member_of
from tricorne.server.address import Address
from tricorne.server.asking import answer, read_body
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.pace import clock as clocks
from tricorne.server.pace.clock import DAY_S
from tricorne.server.pace.keeping import holidays_of, spans
from tricorne.server.pace.wire_pace import HolidayDays, Holidays, SetHoliday
from tricorne.server.problems import bad_value, not_found, not_now
from tricorne.server.schema import holidays
from tricorne.server.store import Write

FURTHEST = 366
"""How many days ahead somebody can plan."""


def _start_of(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _day_of(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


def _read(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise bad_value(say("why-holiday-days")) from None


def days_in_year(spans: list[tuple[float, float]], year: int) -> int:
    """How many days of a year lie in holidays.

    >>> days_in_year([(_start_of(date(2026, 12, 30)), _start_of(date(2027, 1, 3)))], 2026)
    2
    """
    count = 0
    for first, last in spans:
        day, end = _day_of(first), _day_of(last - 1)
        while day <= end:
            count += day.year == year
            day += timedelta(days=1)
    return count


class HolidayDesk:
    """Where a member takes days off."""

    def __init__(self, hub: Hub, guests: Guests, days_a_year: int) -> None:
        self.hub = hub
        self.guests = guests
        self.keeping = Keeping(hub.store)
        self.a_year = days_a_year

    def addresses(self) -> list[Address]:
        at = "/api/account/holidays"
        return [
            Address("GET", at, self.holidays, "Your days off", None, Holidays),
            Address("POST", at, self.set_holiday, "Take days off, or not any more", SetHoliday, Holidays),
        ]

    async def holidays(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        return answer(await self._told(guest.id))

    async def set_holiday(self, request: Request) -> Response:
        guest, _ = await member_of(self.guests, self.keeping, request)
        asked = await read_body(request, SetHoliday)
        write = await (self._remove(guest.id, asked) if asked.remove else self._add(guest.id, asked))
        await self.hub.shielded(self._change(guest.id, write))
        return answer(await self._told(guest.id))

    async def _rows(self, guest: str) -> list[Row[Any]]:
        return list(await self.hub.store.rows(holidays_of([guest])))

    async def _told(self, guest: str) -> Holidays:
        now = self.hub.now()
        rows = await self._rows(guest)
        used = days_in_year([(row.first, row.last) for row in rows], _day_of(now).year)
        days = [
            HolidayDays(_day_of(row.first).isoformat(), _day_of(row.last - 1).isoformat())
            for row in rows
            if row.last > now
        ]
        return Holidays(days, self.a_year, max(0, self.a_year - used))

    async def _add(self, guest: str, asked: SetHoliday) -> Write:
        first, last = _read(asked.first), _read(asked.last)
        today = _day_of(self.hub.now())
        if not today <= first <= last <= today + timedelta(days=FURTHEST):
            raise bad_value(say("why-holiday-days"))
        begins, ends = _start_of(first), _start_of(last) + DAY_S
        taken = [(row.first, row.last) for row in await self._rows(guest)]
        if any(begins < end and start < ends for start, end in taken):
            raise not_now(say("why-holiday-overlaps"))
        for year in {first.year, last.year}:
            if days_in_year([*taken, (begins, ends)], year) > self.a_year:
                raise not_now(say("why-holiday-many", number=self.a_year))
        return holidays.insert().values(guest=guest, first=begins, last=ends), None

    async def _remove(self, guest: str, asked: SetHoliday) -> Write:
        begins, now = _start_of(_read(asked.first)), self.hub.now()
        if not any(row.first == begins and row.last > now for row in await self._rows(guest)):
            raise not_found(say("why-no-holiday"))
        one = (holidays.c.guest == guest) & (holidays.c.first == begins)
        # What has been used of it counts; the rest is given back.
        if begins > now:
            return delete(holidays).where(one), None
        return update(holidays).where(one).values(last=now), None

    async def _change(self, guest: str, write: Write) -> None:
        """Change the holidays of somebody: what his clocks have counted so far stays; then the new ones hold."""
        await self.hub.store.write(write)
        found = spans(await self.hub.store.rows(holidays_of([guest])))
        for id in await self.hub.store.tables_of(guest, ("playing",)):
            table = await self.hub.table(id)
            async with table.lock:
                if table.clock is None or table.clock.pace.kind != "days":
                    continue
                clock = clocks.up_to_now(table.clock, self.hub.now(), table.seats, table.holidays)
                table.holidays = {**table.holidays, guest: found.get(guest, [])}
                await self.hub.write(table, table_pace.kept(table, clock))
                table.clock = clock
                self.hub.broadcast_table(table)
                self.hub.timed(table)
