"""What goes over the wire about events (docs/server.md)."""

from __future__ import annotations

from typing import Literal

from tricorne.server.events.pairing import Format
from tricorne.server.events.standings import TieBreak
from tricorne.server.pace.wire_pace import Pace
from tricorne.server.wire import Given, Json, NewTable, Sent

EventStatus = Literal["open", "running", "over"]


class NewEvent(Given):
    """An event. ``size``: people at a table; ``rounds`` 0: as many as the format asks for. ``table`` says how its
    tables are made, as for a new table; its seats are left empty, its title is that of the event."""

    title: str
    format: Format
    table: NewTable
    size: int = 2
    rounds: int = 0


class Withdraw(Given):
    """Who plays no more; empty: I. An organiser names others."""

    person: str = ""


class Forfeit(Given):
    """Who has forfeited his game of this round."""

    person: str


class EventInfo(Sent):
    """An event in a list. ``mine``: I play in it; ``runs``: I run it."""

    id: str
    title: str
    game: str
    format: Format
    size: int
    status: EventStatus
    round: int
    rounds: int
    people: int
    organiser: str
    created: float
    mine: bool
    runs: bool


class EventList(Sent):
    """All events, those that are still open first; ``may_make``: whether I may make one."""

    events: list[EventInfo]
    may_make: bool


class EventSeat(Sent):
    """Somebody at a table of a round. ``points`` is None until the game has ended."""

    person: str
    name: str
    power: str
    points: float | None
    forfeit: bool


class EventBoard(Sent):
    """A table of a round; ``board`` is 0 where somebody has a bye. ``table`` is empty there, and where the table is not
    open yet or was removed long ago. ``asked``: whose turn it is."""

    board: int
    table: str
    playing: bool
    asked: str
    seats: list[EventSeat]


class EventCell(Sent):
    """How somebody fared in a round; without a power: a bye, or he did not play."""

    round: int
    power: str
    points: float | None
    bye: bool
    forfeit: bool


class EventLine(Sent):
    """Somebody in the standings. ``breaks`` in the order of the event's tie-breaks."""

    place: int
    person: str
    name: str
    points: float
    breaks: list[float]
    withdrawn: bool
    me: bool
    cells: list[EventCell]


class EventShare(Sent):
    """Wins out of games, a shared win shared out, with the interval in which the share lies 95 times of 100. ``fair``:
    what it would be if nothing made a difference."""

    games: int
    wins: float
    share: float
    fair: float
    low: float
    high: float


class EventRating(Sent):
    """How well somebody has played in this event alone, on the scale of the house: 1500 is a newcomer."""

    rating: int
    low: int
    high: int


class EventForm(Sent):
    """What the games of somebody say. ``rating``: null where the server cannot work it out."""

    person: str
    name: str
    wins: EventShare
    rating: EventRating | None


class EventPower(Sent):
    """How a power has fared, whoever led it."""

    power: str
    wins: EventShare


class EventStatistics(Sent):
    """What the arena tells of a tournament, of the tables that have ended; byes do not count. The best first; powers in
    the order of the game."""

    games: int
    people: list[EventForm]
    powers: list[EventPower]


class ClubEvent(Sent):
    """All of an event. ``next``: whether its organiser can begin the next round. ``statistics``: null until a table has
    ended."""

    info: EventInfo
    preset: str
    options: dict[str, Json]
    pace: Pace
    breaks: list[TieBreak]
    lines: list[EventLine]
    boards: list[EventBoard]
    statistics: EventStatistics | None
    next: bool
