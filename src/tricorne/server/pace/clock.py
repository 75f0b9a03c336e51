"""The clock of a table, and how it is counted. Nothing here reads a clock on the wall: the time is always given.

A seat has what is left of its turn (by days alone) and its bank; its turn is used up first. Only one clock runs: that
of the seat that is asked, if a person decides for it. Time that was used is never given back, neither by taking back
nor by playing again what was taken back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from tricorne.kernel.message import say
from tricorne.server.pace.wire_pace import Clocks, Pace, SeatClock
from tricorne.server.problems import bad_value

MINUTE_S = 60
HOUR_S = 3600
DAY_S = 86400
BACK_S = 60.0
"""Whoever comes back to a live game after his time was out has at least so long for what follows."""
MOST_BANK_S = {"live": 12 * HOUR_S, "days": 60 * DAY_S}
MOST_STEP_S = {"live": HOUR_S, "days": 30 * DAY_S}

Span = tuple[float, float]
"""From when to when."""
Holidays = Mapping[str, Sequence[Span]]
"""When the clocks of people stand still, by guest."""


class Sitting(Protocol):
    """What counts of a seat here."""

    id: str
    guest: str

    @property
    def lead(self) -> str: ...

    def played_by(self) -> str: ...


class Left(msgspec.Struct):
    """What a seat has left."""

    bank: float
    turn: float = 0.0


class Clock(msgspec.Struct):
    """The clock of a table. ``running`` is the seat whose time runs ``since`` a moment; ``behind`` the number of
    decisions that were taken back and have not been made again; ``reminded`` whether the person was told already."""

    pace: Pace
    left: dict[str, Left] = {}
    running: str = ""
    since: float = 0.0
    behind: int = 0
    reminded: bool = False


def checked(pace: Pace) -> Pace:
    """A pace that can be kept; refused otherwise."""
    if pace.kind == "none":
        return Pace()
    fewest = MINUTE_S if pace.kind == "live" else 0
    turn = 0 if pace.kind == "live" else MINUTE_S
    if not (fewest <= pace.bank_s <= MOST_BANK_S[pace.kind] and turn <= pace.step_s <= MOST_STEP_S[pace.kind]):
        raise bad_value(say("why-pace"))
    return pace


# -- time that counts --------------------------------------------------------------------------------


def counted(since: float, now: float, off: Sequence[Span]) -> float:
    """How much of a time counts: what lies in no holiday.

    >>> counted(10.0, 20.0, [(0.0, 12.0), (15.0, 16.0)])
    7.0
    """
    taken = sum(max(0.0, min(now, last) - max(since, first)) for first, last in off)
    return max(0.0, now - since - taken)


def moment_after(since: float, seconds: float, off: Sequence[Span]) -> float:
    """When so many seconds have been counted.

    >>> moment_after(10.0, 3.0, [(11.0, 20.0)])
    22.0
    """
    at = since
    for first, last in sorted(off):
        if last <= at:
            continue
        if at + seconds <= first:
            break
        seconds -= max(0.0, first - at)
        at = last
    return at + seconds


def off_until(now: float, off: Sequence[Span]) -> float | None:
    """The end of the holiday that it is now."""
    ends = [last for first, last in off if first <= now < last]
    return max(ends) if ends else None


# -- how it goes on ----------------------------------------------------------------------------------


def _off(clock: Clock, seats: Sequence[Sitting], holidays: Holidays, seat_id: str) -> Sequence[Span]:
    """The holidays of whoever leads a seat; a live game knows none."""
    if clock.pace.kind != "days":
        return ()
    return next((holidays.get(seat.guest, ()) for seat in seats if seat.id == seat_id), ())


def _stopped(clock: Clock, now: float, seats: Sequence[Sitting], holidays: Holidays) -> Clock:
    """A copy in which nothing runs, and what has been used is taken off."""
    left = {id: Left(one.bank, one.turn) for id, one in clock.left.items()}
    if clock.running in left:
        used = counted(clock.since, now, _off(clock, seats, holidays, clock.running))
        one = left[clock.running]
        of_turn = min(one.turn, used)
        one.turn -= of_turn
        one.bank = max(0.0, one.bank - (used - of_turn))
    return Clock(clock.pace, left, "", 0.0, clock.behind, clock.reminded)


def _person(seats: Sequence[Sitting], seat_id: str) -> bool:
    """Whether a person decides for a seat."""
    return any(seat.id == seat_id and seat.lead == "person" and not seat.played_by() for seat in seats)


def _started(clock: Clock, seat_id: str, now: float, seats: Sequence[Sitting]) -> Clock:
    if seat_id and _person(seats, seat_id):
        clock.running, clock.since = seat_id, now
        clock.left.setdefault(seat_id, Left(float(clock.pace.bank_s)))
    return clock


class Moved:
    """What an entry does to whose turn it is: who was asked before and is after it, whether a decision was made in it,
    and how many it took back."""

    def __init__(self, before: str, after: str, played: bool, undone: int) -> None:
        self.before = before
        self.after = after
        self.played = played
        self.undone = undone


def moved_on(clock: Clock, moved: Moved, now: float, seats: Sequence[Sitting], holidays: Holidays) -> Clock:
    """The clock after an entry."""
    found = _stopped(clock, now, seats, holidays)
    pace = clock.pace
    if moved.played:
        if found.behind:
            found.behind -= 1
        elif pace.kind == "live" and clock.running:
            found.left[clock.running].bank += pace.step_s
    found.behind += moved.undone
    same = moved.after == moved.before
    found.reminded = found.reminded and same and (pace.kind == "days" or not moved.played)
    found = _started(found, moved.after, now, seats)
    if pace.kind == "days" and found.running and not same and not moved.undone:
        found.left[found.running].turn = float(pace.step_s)
    return found


def reseated(clock: Clock, asked: str, now: float, seats: Sequence[Sitting], holidays: Holidays) -> Clock:
    """The clock after somebody else, or a bot, leads a seat. Whoever comes back without time has a little again."""
    before = clock.running
    found = _started(_stopped(clock, now, seats, holidays), asked, now, seats)
    if found.running and not before:
        one = found.left[found.running]
        if clock.pace.kind == "live":
            one.bank = max(one.bank, float(clock.pace.step_s), BACK_S)
        elif one.turn + one.bank <= 0.0:
            one.turn = float(clock.pace.step_s)
    if found.running != before:
        found.reminded = False
    return found


def up_to_now(clock: Clock, now: float, seats: Sequence[Sitting], holidays: Holidays) -> Clock:
    """The same clock, with what has been used so far taken off."""
    return _started(_stopped(clock, now, seats, holidays), clock.running, now, seats)


def due(clock: Clock, seats: Sequence[Sitting], holidays: Holidays) -> float:
    """When the time of the running seat will be out; 0 if nothing runs, or all is done that there is to do."""
    if not clock.running or clock.reminded:
        return 0.0
    one = clock.left[clock.running]
    return moment_after(clock.since, one.turn + one.bank, _off(clock, seats, holidays, clock.running))


def told(clock: Clock, now: float, seats: Sequence[Sitting], holidays: Holidays) -> Clocks:
    """For the wire."""
    stands = _stopped(clock, now, seats, holidays)
    found: list[SeatClock] = []
    for seat in seats:
        if seat.lead != "person":
            continue
        one = stands.left.get(seat.id) or Left(float(clock.pace.bank_s))
        runs = clock.running == seat.id
        off = off_until(now, _off(clock, seats, holidays, seat.id))
        turn = one.turn if runs else 0.0
        found.append(
            SeatClock(
                power=seat.id,
                left=turn + one.bank if runs else one.bank + (clock.pace.step_s if clock.pace.kind == "days" else 0.0),
                bank=one.bank,
                running=runs and off is None,
                out=runs and turn + one.bank <= 0.0,
                holiday=off,
            )
        )
    return Clocks(now, found)
