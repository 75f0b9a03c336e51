"""One process among several that serve the same tables: what it tells and hears, and whose bots it plays.

The database is the truth. Every change of a table counts its revision up by one, and only from the revision that the
process knows (``hub.write``); who comes too late reads what has happened and answers as to a late act. The others hear
of a change over a line (news.py) and read it. A process is alive while its row in ``processes`` is fresh; the bots and
orders of a table are played by the one that holds its row in ``claims``, until that one lets go or dies. Should two
ever play the same bot, one of them comes too late.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, select

from tricorne.server import beginning, bots, following
from tricorne.server.catching_up import catch_up, play_open
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.blocks import hidden
from tricorne.server.news import Line, News
from tricorne.server.others import Beside
from tricorne.server.presence import Presence
from tricorne.server.problems import RequestRefused, note_failure
from tricorne.server.process_rows import ALIVE, BEAT, BURY, CLAIM, DEAD_S
from tricorne.server.record import OpenRow, open_row
from tricorne.server.schema import claims, messages, processes, tables
from tricorne.server.stopping import stop
from tricorne.server.table_parts import read_saying
from tricorne.server.wire_live import Said

BEAT_S = 0.4
"""How often a process says that it lives."""
LOOK_S = 5.0
"""How often each process looks for changes that it has not heard of; at every beat while its line is broken."""
SCAN_S = 15.0
"""How often a process that plays bots looks for tables where nobody does."""
IDLE_S = 30.0
"""A table whose bots were not asked for so long is let go, so that it may go to whoever has time."""
AT_ONCE = 500
"""Tables in one question to the database."""
LATE_LINES = 200
"""Lines of the talk before the last one that are looked for: they may have been written down later."""
WAITS_S = 0.02
"""How long a process waits for each bot that it thinks for already before it takes another one."""

LONGEST_ROW = 3000
"""Bytes of an entry that travels with the news of it; a longer one is read from the database."""

_encode = msgspec.json.Encoder().encode


class Together:
    """This process among the others."""

    def __init__(self, hub: Hub, line: Line, drives: bool = True) -> None:
        self.id = secrets.token_hex(6)
        self.hub = hub
        self.store = hub.store
        self.line = line
        self.drives = drives
        """Whether it plays bots."""
        self.person_changed: Callable[[str, bool], None] = lambda guest, out: None
        self.alive: set[str] = set()
        self.claimed: dict[str, float] = {}
        """The tables whose bots it plays, and when one of them was asked last."""
        self._held: dict[str, str] = {}
        """The tables that another process is known to hold."""
        self._claiming: set[str] = set()
        self._following: set[str] = set()
        self._last_line = 0
        self.heard = self.caught_up = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._look_now = asyncio.Event()
        self._scan_at = 0.0
        self._ahead = 0.0
        """By how much the clock of the database is ahead of this machine's."""
        self.presence: Presence | None = None
        self.beside: list[Beside] = []
        """What else it does with the others."""
        hub.now = self.now
        line.heard = self._hear
        line.joined = self._joined

    async def open(self) -> None:
        await self._beat()
        newest = await self.store.rows(select(messages.c.id).order_by(messages.c.id.desc()).limit(1))
        self._last_line = newest[0][0] if newest else 0
        self.line.open()
        for part in self.beside:
            part.open()
        self._tasks = [asyncio.create_task(self._live_on()), asyncio.create_task(self._look_on())]

    async def close(self) -> None:
        """Let go of everything, so that others need not wait."""
        await stop(*self._tasks)
        for part in self.beside:
            await part.close()
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(delete(claims).where(claims.c.process == self.id))
                await connection.execute(delete(processes).where(processes.c.id == self.id))
        except Exception as problem:
            note_failure("saying goodbye", problem)
        self.tell(bye=True)
        await self.line.close()

    async def here(self, guests: set[str]) -> set[str]:
        """Those of the guests who are connected to another process."""
        return set() if self.presence is None else await self.presence.among(guests)

    @property
    def deaf(self) -> bool:
        return not self.line.hears

    def gauges(self) -> list[tuple[str, str, float]]:
        """Figures for the owner: how it stands."""
        return [
            ("processes", "how many are alive.", len(self.alive)),
            ("claims", "tables whose bots this one plays.", len(self.claimed)),
            ("line_hears", "1 while it hears of the others.", float(not self.deaf)),
            ("tables_behind", "tables that another one has moved on.", self._behind()),
        ]

    def counts(self) -> list[tuple[str, str, float]]:
        """Figures for the owner: what has been done."""
        return [
            ("news_heard", "news of the others.", self.heard),
            ("catch_ups", "how often a table was brought up to date.", self.caught_up),
        ]

    def _behind(self) -> int:
        return sum(1 for table in list(self.hub.tables.values()) if table.viewers and table.revision < table.behind)

    def now(self) -> float:
        """The time of the database: machines differ, and all clocks of a table go by one."""
        return time.time() + self._ahead

    # -- telling -----------------------------------------------------------------------------

    def tell(self, **what: Any) -> None:
        self.line.tell(News(self.id, **what))

    def changed(self, table: GameTable, entry: bool) -> None:
        """A table has come to its revision by this process."""
        table.plain = table.behind = table.revision
        due = bots.due(table)
        guests = list(dict.fromkeys([table.host, *(seat.guest for seat in table.seats if seat.guest)]))
        # Where nobody looks on elsewhere and no bot sits, nobody plays it there; who comes just now reads the database.
        followed = due or bool(table.elsewhere) or any(seat.played_by() for seat in table.seats)
        row = open_row(table.id, table.pages[-1]) if entry and followed else None
        if row is not None and len(_encode(row)) > LONGEST_ROW:
            row = None
        self.tell(table=table.id, revision=table.revision, entry=entry, row=row, due=due, guests=guests)

    def loaded(self, table: GameTable) -> None:
        self.tell(table=table.id, who=True)

    def arrived(self, table: GameTable) -> None:
        """Somebody comes to look on, or goes."""
        looking = table.looking()
        if looking != table.told_here:
            table.told_here = looking
            self._tell_who(table)
        if table.viewers and table.revision < table.behind:
            self._follow(table)

    def _tell_who(self, table: GameTable) -> None:
        here, away = table.looking()
        self.tell(table=table.id, here=here, away=away)

    # -- hearing -----------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        if news.sender == self.id:
            return
        self.heard += 1
        if news.bye:
            self._gone({news.sender})
        elif news.guest:
            self.person_changed(news.guest, news.out)
        elif news.report:
            self.hub.report_waits()
        elif news.free:
            self._held.pop(news.table, None)
        elif news.table:
            table = self.hub.tables.get(news.table)
            if table is not None:
                self._hear_of(table, news)
            elif (news.due or news.here) and self._nobody_plays(news.table):
                self.hub.in_background(self._consider(news.table))
            if any(guest in self.hub.lobby for guest in news.guests) and (table is None or not table.viewers):
                self.hub.in_background(self._tell_lobby(news.table))

    def _hear_of(self, table: GameTable, news: News) -> None:
        """Of a table that is in memory here."""
        if news.who and table.viewers:
            self._tell_who(table)
        if news.here is not None:
            self._look_on_there(table, news.sender, set(news.here), set(news.away))
        if news.shown is not None:
            following.shown(table, *news.shown)
        if news.said:
            self.hub.in_background(self._fetch_lines(table, [news.said]))
        if news.revision > table.revision and not self._play_on(table, news):
            if news.entry and news.revision == max(table.revision, table.plain) + 1:
                table.plain = news.revision
            table.behind = max(table.behind, news.revision)
            if table.viewers or table.id in self.claimed or (news.due and self._nobody_plays(table.id)):
                self._follow(table)

    def _play_on(self, table: GameTable, news: News) -> bool:
        """Go on by the entry that came with the news, if it is the next one and somebody looks on or waits for it."""
        if news.row is None or news.revision != table.revision + 1 or table.id in self._following:
            return False
        if not table.viewers and table.id not in self.claimed:
            return False
        try:
            if not play_open(self.hub, table, msgspec.convert(news.row, OpenRow)):
                return False
        except msgspec.MsgspecError:
            return False  # of another version: it is in the database
        table.revision = news.revision
        table.plain = max(table.plain, table.revision)
        table.behind = max(table.behind, table.revision)
        self.caught_up += 1
        self.hub.go_on(table)
        return True

    def _look_on_there(self, table: GameTable, sender: str, guests: set[str], away: set[str]) -> None:
        before = table.elsewhere.get(sender, set())
        if not table.look_on_there(sender, guests, away):
            return
        for guest in before - guests:
            following.gone(table, guest)
        self.hub.broadcast_table(table)
        self.hub.go_on(table)

    def _follow(self, table: GameTable) -> None:
        if table.id not in self._following:
            self._following.add(table.id)
            self.hub.in_background(self._follow_on(table))

    async def _follow_on(self, table: GameTable) -> None:
        try:
            while table.revision < table.behind:
                await self.refresh(table)
            self.hub.go_on(table)
        except Exception as problem:
            note_failure(f"table {table.id}: catching up", problem)
        finally:
            self._following.discard(table.id)

    async def refresh(self, table: GameTable) -> None:
        """Bring a table up to date, if it is not. Its lock is not held."""
        async with table.lock:
            if self.deaf and table.revision >= table.behind:
                table.behind = table.revision + 1  # perhaps: nobody can tell us
            if table.revision < table.behind:
                self.caught_up += 1
                await catch_up(self.hub, table)

    async def _tell_lobby(self, id: str) -> None:
        try:
            self.hub.tell_lobby(await self.hub.table(id))
        except Exception as problem:
            note_failure(f"table {id}: telling the lobby", problem)

    async def _fetch_lines(self, table: GameTable, ids: list[int]) -> None:
        """Read what was said elsewhere, and show it."""
        try:
            rows = await self.store.rows(select(messages).where(messages.c.id.in_(ids)).order_by(messages.c.id))
            if self.hub.blocks is not None:
                await self.hub.blocks.read()
        except Exception as problem:
            note_failure(f"table {table.id}: what was said", problem)
            return
        for row in rows:
            line = read_saying(row)
            if table.note(line):
                for viewer in table.viewers:
                    if table.reads(viewer.guest, line.channel) and not hidden(
                        self.hub.blocks, viewer.guest, line.guest
                    ):
                        viewer.tell(Said(line=line.line(viewer.guest)))

    def _joined(self) -> None:
        """The line hears again: tell and ask what may have been missed."""
        for table in self.hub.tables.values():
            if table.viewers:
                self._tell_who(table)
            self.tell(table=table.id, who=True)
        self._look_now.set()

    # -- living ------------------------------------------------------------------------------

    async def _live_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
                if self.drives and time.monotonic() >= self._scan_at:
                    self._scan_at = time.monotonic() + SCAN_S
                    await self._scan()
                    await self._let_idle_go()
            except Exception as problem:
                note_failure("the beat of this process", problem)

    async def _beat(self) -> None:
        async with self.store.engine.begin() as connection:
            began = time.time()
            seen = (await connection.execute(BEAT, {"id": self.id, "drives": self.drives})).scalar_one()
            self._ahead = seen - (began + time.time()) / 2
            alive = {row[0] for row in await connection.execute(ALIVE, {"dead": DEAD_S})}
        gone = self.alive - alive
        self.alive = alive
        if gone:
            self._gone(gone)

    def _gone(self, gone: set[str]) -> None:
        """Processes have ended: nobody looks on through them, and their bots are free."""
        self.alive -= gone
        self._held = {table: process for table, process in self._held.items() if process not in gone}
        for table in list(self.hub.tables.values()):
            for process in gone & table.elsewhere.keys():
                self._look_on_there(table, process, set(), set())
        self._scan_at = 0.0
        self._look_now.set()
        self.hub.report_waits()

    # -- looking -----------------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), BEAT_S if self.deaf else LOOK_S)
            self._look_now.clear()
            try:
                await self._look()
            except Exception as problem:
                note_failure("looking for changes", problem)

    async def _look(self) -> None:
        """Compare all tables in memory with the database: what was not heard is found."""
        ids = list(self.hub.tables)
        for first in range(0, len(ids), AT_ONCE):
            query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids[first : first + AT_ONCE]))
            for row in await self.store.rows(query):
                table = self.hub.tables.get(row.id)
                if table is not None and row.revision > table.revision:
                    table.behind = max(table.behind, row.revision)
                    if table.viewers or table.id in self.claimed:
                        self._follow(table)
        found = select(messages.c.id, messages.c.table_id).where(messages.c.id > self._last_line - LATE_LINES)
        lines: dict[str, list[int]] = {}
        for row in await self.store.rows(found):
            self._last_line = max(self._last_line, row.id)
            table = self.hub.tables.get(row.table_id)
            if table is not None and table.chat is not None and not table.has_line(row.id):
                lines.setdefault(row.table_id, []).append(row.id)
        for id, numbers in lines.items():
            await self._fetch_lines(self.hub.tables[id], numbers)

    # -- bots --------------------------------------------------------------------------------

    def may_drive(self, table: GameTable) -> bool:
        """Whether this process plays the bots of a table; if nobody does, it tries to be the one."""
        if not self.drives or not bots.due(table):
            return False
        if table.id in self.claimed:
            self.claimed[table.id] = time.monotonic()
            return True
        if self._nobody_plays(table.id) and table.id not in self._claiming:
            self._claiming.add(table.id)
            self.hub.in_background(self._claim(table))
        return False

    def _nobody_plays(self, id: str) -> bool:
        """Whether this process would play the bots of a table, as far as it knows."""
        return self.drives and self._held.get(id) not in self.alive

    async def _claim(self, table: GameTable) -> None:
        try:
            busy = sum(1 for one in self.hub.tables.values() if one.thinking >= 0)
            await asyncio.sleep(min(0.5, WAITS_S * busy))
            async with self.store.engine.begin() as connection:
                won = await connection.execute(CLAIM, {"table": table.id, "id": self.id, "dead": DEAD_S})
                if won.rowcount == 1:
                    self.claimed[table.id] = time.monotonic()
                else:
                    found = await connection.execute(select(claims.c.process).where(claims.c.table_id == table.id))
                    self._held[table.id] = str(found.scalar() or "")
            if table.id in self.claimed:
                await self.hub.loaded(table.id)
                self.hub.go_on(table)
        except Exception as problem:
            note_failure(f"table {table.id}: claiming it", problem)
        finally:
            self._claiming.discard(table.id)

    async def _consider(self, id: str) -> None:
        """A bot may be asked at a table that is not in memory here."""
        try:
            self.hub.go_on(await self.hub.loaded(id))
        except RequestRefused:
            pass  # it is gone
        except Exception as problem:
            note_failure(f"table {id}: looking after its bots", problem)

    async def _scan(self) -> None:
        """Look after the tables where something waits for the house."""
        due = dict.fromkeys([*await self.store.waiting_for_bots(), *await self.store.waiting_for_orders()])
        for id in due:
            if id not in self.claimed and self._nobody_plays(id):
                await self._consider(id)
        for id in await self.store.waiting_for_letters():
            table = await self.hub.table(id)
            if not table.watched:
                try:
                    async with table.lock:
                        await beginning.begin_if_ready(self.hub, table)
                except RequestRefused:
                    pass  # another process was quicker

    async def _let_idle_go(self) -> None:
        since = time.monotonic() - IDLE_S
        idle = [id for id, asked in self.claimed.items() if asked < since and not self._busy(id)]
        async with self.store.engine.begin() as connection:
            if idle:
                gone = delete(claims).where(claims.c.process == self.id, claims.c.table_id.in_(idle))
                await connection.execute(gone)
            await connection.execute(BURY)
        for id in idle:
            del self.claimed[id]
            self.tell(table=id, free=True)

    def _busy(self, id: str) -> bool:
        table = self.hub.tables.get(id)
        return table is not None and (table.thinking >= 0 or bots.due(table))
