"""What goes over the wire about pace (docs/server.md). It stands on its own: the other wire classes use it."""

from __future__ import annotations

from typing import Literal

import msgspec

PaceKind = Literal["none", "live", "days"]
WhenOut = Literal["stand-in", "reminder", "forfeit"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays. ``live``: each seat begins with ``bank_s`` seconds and gets ``step_s`` more for each
    decision. ``days``: each turn may take ``step_s`` seconds; what it takes longer comes out of ``bank_s``, once for
    the whole game. ``none``: no clock. ``out``: what happens to a person whose time is out."""

    kind: PaceKind = "none"
    bank_s: int = 0
    step_s: int = 0
    out: WhenOut = "stand-in"


class SeatClock(msgspec.Struct):
    """The time of a seat at the moment ``at`` of its clocks: ``left`` in all, and how much of that is its ``bank``.
    ``running``: it grows less while you read this. ``out``: none is left, and the seat is asked. ``holiday``: its clock
    stands still until then."""

    power: str
    left: float
    bank: float
    running: bool
    out: bool
    holiday: float | None


class Clocks(msgspec.Struct):
    """The clocks of all seats that people lead, at the moment ``at`` (by the clock of the server)."""

    at: float
    seats: list[SeatClock]


class SeriesPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several games of the same people, who move on by one seat after each: ``games`` of them, or until somebody has
    won ``first_to`` (0: all are played)."""

    games: int = 1
    first_to: int = 0


class Series(msgspec.Struct):
    """A series: this is game ``number`` of at most ``games``; ``wins`` by the seat that each player has now. ``over``:
    no further game comes, and ``leaders`` have won most."""

    number: int
    games: int
    first_to: int
    wins: dict[str, int]
    over: bool
    leaders: list[str]


class HolidayDays(msgspec.Struct):
    """From the beginning of the day ``first`` to the end of the day ``last`` (as 2026-12-24, in universal time)."""

    first: str
    last: str


class SetHoliday(msgspec.Struct, forbid_unknown_fields=True):
    """Take days off, from ``first`` to ``last``; ``remove``: not any more."""

    first: str
    last: str
    remove: bool = False


class Holidays(msgspec.Struct):
    """Your days off that are not over; how many a year there are (0: none here), and how many of this year are left."""

    days: list[HolidayDays]
    a_year: int
    left: int
