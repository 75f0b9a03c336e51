"""The keeper of time: looks after clocks that have run out, and after series that go on.

Every process that serves tables has one. All that there is to do lies in the database, so that a server that was killed
goes on where it was. Of several processes one acts: each looks at the table again under its lock, and only who knows
its last change can write the next (``hub.write``). For a while after a process has come up it lets nobody's time run
out, for people may have been unable to reach it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import select

from tricorne.server import early_end, ending, orders, seating, table_pace, takeback
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.notices import keeping as notices
from tricorne.server.pace import keeping, series
from tricorne.server.pace.clock import Clock
from tricorne.server.problems import RequestRefused, note_failure
from tricorne.server.schema import tables
from tricorne.server.stopping import stop
from tricorne.server.table_parts import Seat

LOOKS_S = 5.0
"""How often it looks at least: another process may have ended."""
SCANS_S = 60.0
"""How often it looks for series whose next game is missing."""
SOON_S = 0.05
PATIENCE_S = {"live": 30.0, "days": 3600.0}
"""For so long after a process has come up nobody's time runs out."""


class Keeper:
    """Keeps the time of a server's tables."""

    def __init__(self, hub: Hub, patience_s: dict[str, float] | None = None) -> None:
        self.hub = hub
        self.patience_s = PATIENCE_S if patience_s is None else patience_s
        self.since = 0.0
        self._due = 0.0
        self._wake = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        hub.timed = self.timed

    def open(self) -> None:
        self.since = self.hub.now()
        self._work = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        await stop(self._work)

    def timed(self, table: GameTable) -> None:
        """A clock may run otherwise now, or a game of a series may be over."""
        if series.goes_on(table):
            self.hub.in_background(self._go_on(table.id))
        due = table_pace.due(table)
        if due and (not self._due or due < self._due):
            self._due = due
            self._wake.set()

    async def _look_on(self) -> None:
        scanned = -SCANS_S
        loop = asyncio.get_running_loop()
        while True:
            try:
                if loop.time() >= scanned + SCANS_S:
                    scanned = loop.time()
                    for row in await self.hub.store.rows(keeping.series_to_go_on()):
                        await self._go_on(row.table_id)
                await self.look()
            except Exception as problem:
                note_failure("the keeper of time", problem)
            wait = min(LOOKS_S, max(SOON_S, self._due - self.hub.now())) if self._due else LOOKS_S
            self._wake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)

    async def look(self) -> None:
        """Act where time is out now."""
        now = self.hub.now()
        found = await self.hub.store.rows(keeping.DUE, {"now": now})
        run_out = [row for row in found if row.due <= now]
        for row in run_out:
            try:
                await self.hub.shielded(self._time_is_out(row.table_id))
            except RequestRefused:
                pass  # another process was quicker
            except Exception as problem:
                note_failure(f"table {row.table_id}: time is out", problem)
        if run_out:  # clocks have gone on meanwhile
            found = await self.hub.store.rows(keeping.DUE, {"now": now})
        self._due = next((row.due for row in found if row.due > now), 0.0)

    async def _time_is_out(self, id: str) -> None:
        table = await self.hub.loaded(id)
        async with table.lock:
            due, clock = table_pace.due(table), table.clock
            now = self.hub.now()
            if clock is None or not due or due > now or now < self.since + self.patience_s.get(clock.pace.kind, 0.0):
                return
            seat = table.seat(clock.running)
            if seat is None:
                return
            if clock.pace.out == "forfeit":
                await ending.give_up(self.hub, table, seat, "time")
            elif clock.pace.out == "reminder":
                await self._remind(table, seat, clock)
            else:
                await self._let_bot_play(table, seat)

    async def _remind(self, table: GameTable, seat: Seat, clock: Clock) -> None:
        told = Clock(clock.pace, clock.left, clock.running, clock.since, clock.behind, reminded=True)
        reminder = notices.reminds(table.id, seat.guest, table.number, self.hub.now())
        await self.hub.write(table, table_pace.kept(table, told), *reminder)
        table.clock = told
        self.hub.broadcast_table(table)

    async def _let_bot_play(self, table: GameTable, seat: Seat) -> None:
        bot = seating.check_bot(table.game, "")
        after = Seat(seat.id, seat.lead, seat.guest, seat.player, seat.bot, bot)
        await seating.reseat(self.hub, table, table.seats.index(seat), after)
        await orders.drop(self.hub, table, seat.id, "left")
        await takeback.reconsider(self.hub, table)
        await early_end.reconsider(self.hub, table)
        self.hub.broadcast_table(table)
        self.hub.go_on(table)

    async def _go_on(self, id: str) -> None:
        try:
            table = await self.hub.table(id)
            found = await self.hub.store.one(select(tables.c.id).where(tables.c.id == table.rematch))
            if found is None:
                await series.go_on(self.hub, table)
        except RequestRefused:
            pass  # another process was quicker
        except Exception as problem:
            note_failure(f"table {id}: the next game of its series", problem)
