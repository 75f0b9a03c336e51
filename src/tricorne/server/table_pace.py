"""What a table knows of its pace: how its clock goes on, and how its series stands (pace/ has the rest)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.kernel.record import PLAY
from tricorne.kernel.state import State
from tricorne.server.pace import clock as clocks
from tricorne.server.pace.clock import Clock, Moved
from tricorne.server.pace.keeping import kept_clock
from tricorne.server.pace.wire_pace import Clocks, Pace, Series
from tricorne.server.record import actions_after
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.table_parts import Seat

NO_PACE = Pace()


# -- the clock ---------------------------------------------------------------------------------------


def pace(table: GameTable) -> Pace:
    return NO_PACE if table.clock is None else table.clock.pace


def after_entry(table: GameTable, before: State | None, after: State, at: float) -> Clock | None:
    """The clock of a table after the last entry of its game."""
    if table.clock is None:
        return None
    last = after.last
    undone = actions_after(before, last.target.number) if before is not None and last.target is not None else 0
    moved = Moved(
        "" if before is None else before.actor or "",
        "" if after.over else after.actor or "",
        last.kind == PLAY,
        undone,
    )
    return clocks.moved_on(table.clock, moved, at, table.seats, table.holidays)


def runs_by_entries(table: GameTable) -> bool:
    """Whether entries alone say how its clock goes on: by correspondence days off do too."""
    return table.clock is not None and table.clock.pace.kind != "days"


def reseated(table: GameTable, place: int, changed: Seat, now: float) -> Clock | None:
    """The clock of a table where somebody else leads a seat from now on."""
    if table.clock is None or table.status != "playing":
        return table.clock
    seats = [changed if at == place else seat for at, seat in enumerate(table.seats)]
    return clocks.reseated(table.clock, table.actor, now, seats, table.holidays)


def kept(table: GameTable, clock: Clock) -> Write:
    """A clock for the disk, with the moment when somebody has to look at it."""
    return kept_clock(table.id, clock, clocks.due(clock, table.seats, table.holidays))


def due(table: GameTable) -> float:
    """When time is out at a table; 0 if it does not run."""
    if table.clock is None or table.status != "playing" or table.set_aside:
        return 0.0
    return clocks.due(table.clock, table.seats, table.holidays)


def told(table: GameTable, now: float) -> Clocks | None:
    """The clocks for the wire; None before the game and after it."""
    if table.clock is None or table.status != "playing":
        return None
    return clocks.told(table.clock, now, table.seats, table.holidays)


# -- the series --------------------------------------------------------------------------------------


def wins(table: GameTable) -> list[int]:
    """How many games each player of a series has won, with this one; in the order of the seats of its first game. Who
    shares a win has won."""
    found = table.series
    if found is None:
        return []
    counts = list(found.wins)
    if table.status == "over":
        for place, seat in enumerate(table.seats):
            if seat.id in table.winners:
                counts[(place - found.number) % len(counts)] += 1
    return counts


def series_over(table: GameTable) -> bool:
    """Whether no further game comes after this one."""
    found = table.series
    if found is None or table.status == "closed":
        return True
    if table.status != "over":
        return False
    enough = 0 < found.plan.first_to <= max(wins(table))
    return enough or found.number + 1 >= found.plan.games


def series_told(table: GameTable) -> Series | None:
    """The series for the wire."""
    found = table.series
    if found is None:
        return None
    counts = wins(table)
    by_seat = {seat.id: counts[(place - found.number) % len(counts)] for place, seat in enumerate(table.seats)}
    most = max(by_seat.values())
    return Series(
        number=found.number + 1,
        games=found.plan.games,
        first_to=found.plan.first_to,
        wins=by_seat,
        over=series_over(table),
        leaders=[seat_id for seat_id, count in by_seat.items() if count == most and most],
    )
