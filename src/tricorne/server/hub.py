"""The heart of the server: all tables in use, the store behind them, and the bots that play at them.

Whatever changes a table goes to the disk first, then into memory, then to everybody who looks on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

import tricorne
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.message import say
from tricorne.kernel.state import State
from tricorne.server import beginning, bots, following, letters, orders, table_info, table_pace, takeback
from tricorne.server.broadcast import broadcast_step
from tricorne.server.catching_up import catch_up
from tricorne.server.fair_line import Turns
from tricorne.server.game_table import MOST_MESSAGES, GameTable
from tricorne.server.house_rules import HouseRules
from tricorne.server.limits import Limits
from tricorne.server.members.blocks import Blocks, hidden
from tricorne.server.next_entry import go_on_to, page_and_writes
from tricorne.server.opening import open_or_set_aside
from tricorne.server.others import Others
from tricorne.server.pages import Page
from tricorne.server.problems import Late, bad_value, not_found, not_now, note_failure
from tricorne.server.record import restore
from tricorne.server.stopping import stop
from tricorne.server.store import Store, Write, counted, saw
from tricorne.server.table_parts import Guest, Saying, read_saying
from tricorne.server.table_reading import read_table
from tricorne.server.thinkers import Thinkers
from tricorne.server.viewer import Viewer, encoder
from tricorne.server.wire_live import ClockChanged, LobbyNews, Said, TableChanged
from tricorne.server.writer import MovedOn

MOST_TABLES = 400
"""Tables kept in memory although nobody looks at them."""
TIRED_S = 5.0
"""How long a bot waits before it tries again after something broke."""

Result = TypeVar("Result")


class Hub:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        workers: int = 1,
        pace_s: float = 0.0,
        hear_s: float = 0.0,
        letters_s: float = letters.PATIENCE_S,
    ) -> None:
        self.store = store
        self.together: Others | None = None
        """The other processes that serve the same tables; None where this one serves alone."""
        self.thinkers = Thinkers(workers)
        self.turns = Turns()
        """The line of those who ask costly questions."""
        self.limits = Limits(requests=0.0)
        self.rules = HouseRules()
        """What people may do at the tables here."""
        self.advising: set[str] = set()
        """Guests whose question for advice is being thought about."""
        self.pace_s = pace_s
        """How long bots wait before each action."""
        self.hear_s = hear_s
        """How long bots wait for the offer of a person, where they have something to sell."""
        self.letters_s = letters_s
        """How long a full table waits for letters."""
        self.turned: Callable[[GameTable, State], list[Write]] | None = None
        """What is written down with an entry about who is to be told of it (notices/)."""
        self.now: Callable[[], float] = time.time
        """The time that all clocks go by."""
        self.timed: Callable[[GameTable], None] = lambda table: None
        """Told of each table whose clock may run otherwise, or whose game may be over (pace/keeper.py)."""
        self.game_ended: Callable[[GameTable], None] | None = None
        """Who counts games that have ended here (ratings/)."""
        self.report_waits: Callable[[], None] = lambda: None
        """Told when a report may wait to be computed (study/working.py)."""
        self.blocks: Blocks | None = None
        """Who does not want to hear whom; None where nobody can say so."""
        self.tables: dict[str, GameTable] = {}
        self.lobby: dict[str, set[Viewer]] = {}
        """Connections to the lobby channel, by guest."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._acts: set[asyncio.Task[Any]] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._open = False

    @property
    def is_open(self) -> bool:
        """Whether people are let in."""
        return self._open

    async def open(self) -> None:
        await self.store.open()
        for game in tricorne.games():
            tricorne.game(game)
        self._open = True
        if self.together is not None:
            await self.together.open()
            return
        for id in await self.store.waiting_for_bots() + await self.store.waiting_for_orders():
            await self.loaded(id)
        for id in await self.store.waiting_for_letters():
            table = await self.table(id)
            async with table.lock:
                await beginning.begin_if_ready(self, table)

    async def close(self) -> None:
        """Finish what is being written; bots stop thinking."""
        self._open = False
        await stop(*self._thoughts)
        await asyncio.gather(*self._acts, return_exceptions=True)
        if self.together is not None:
            await self.together.close()
        self.thinkers.close()
        await self.store.close()

    async def shielded(self, act: Coroutine[Any, Any, Result]) -> Result:
        """Carry a change through, even if whoever asked for it hangs up in the middle."""
        return await asyncio.shield(self.begin(act))

    def begin(self, act: Coroutine[Any, Any, Result], context: Context | None = None) -> asyncio.Task[Result]:
        """Begin to carry a change through: nobody breaks it off, and the server does not close before it is done."""
        task = asyncio.get_running_loop().create_task(act, context=context)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return task

    # -- finding tables ----------------------------------------------------------------------

    async def table(self, id: str) -> GameTable:
        """A table by its id, without its game; refused if there is none."""
        found = self.tables.get(id)
        if found is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    found = self.tables.get(id) or await self._load(id)
            finally:
                self._loading.pop(id, None)  # also of a table that is not there: strangers make up ids
        elif self.together is not None and (found.revision < found.behind or self.together.deaf):
            await self.together.refresh(found)
        found.used = time.monotonic()
        return found

    async def _load(self, id: str) -> GameTable:
        stored = await self.store.whole_table(id)
        if not stored["table"]:
            raise not_found(say("why-no-table"))
        table = read_table(stored)
        table.now = self._time
        table.rules = self.rules
        self._forget_some()
        self.tables[id] = table
        if self.together is not None:
            self.together.loaded(table)
        return table

    def _time(self) -> float:
        return self.now()

    def _forget_some(self) -> None:
        """Let go of the tables that were not used for longest; all they were is on disk."""
        if len(self.tables) <= MOST_TABLES:
            return
        idle = [table for table in self.tables.values() if not table.viewers and not table.lock.locked()]
        idle = [table for table in idle if table.thinking < 0 and not table.watched]
        if len(idle) > MOST_TABLES:
            for table in sorted(idle, key=lambda one: one.used)[: len(idle) - MOST_TABLES]:
                del self.tables[table.id]

    async def loaded(self, id: str) -> GameTable:
        """A table with its game rebuilt from the record, if it has begun."""
        table = await self.table(id)
        if table.state is None and table.number >= 0 and not table.set_aside:
            async with table.lock:
                if table.state is None and not table.set_aside:
                    await open_or_set_aside(self, table)
            self.go_on(table)
        if table.chat is None:
            rows = await self.store.messages(id, "", 0, MOST_MESSAGES)
            if table.chat is None:
                table.chat = [read_saying(row) for row in rows]
        return table

    async def at(self, table: GameTable, number: int) -> State:
        """The game as it was right after an entry."""
        state = table.begun()
        if number == state.last.number:
            return state
        if not 0 <= number < state.last.number:
            raise not_found(say("why-no-entry", number=number, number2=state.last.number))
        snapshot = await self.store.snapshot(table.id, table.game.version, number)
        try:
            return restore(table.setting(), table.pages, snapshot, number)
        except BadRecord:
            raise not_now(say("why-no-moment")) from None

    # -- changing them -----------------------------------------------------------------------

    async def commit(self, table: GameTable, before: State | None, after: State, led_by: str, *more: Write) -> None:
        """Let chance bring what is due and write the last entry of a game down; when it is on disk, the table has moved
        on. The lock is held."""
        letters.draw(table, after)
        base = -1 if before is None else before.last.number
        page, writes = page_and_writes(table, before, after, led_by, self.now())
        if self.turned is not None:
            writes += self.turned(table, after)
        clock = table_pace.after_entry(table, before, after, page.at)
        if clock is not None:
            writes.append(table_pace.kept(table, clock))
        overtaken = orders.overtaken(table, after)
        writes += orders.ending(table, overtaken)
        if table.taking_back is not None:
            writes.append(takeback.gone(table))
        await self._write(table, *more, *writes)
        table.revision += 1
        table.clock = clock
        self.moved_on(table, base, after, page, overtaken)
        if self.together is not None:
            self.together.changed(table, before is not None and not more)
        self.timed(table)
        if table.status == "over" and self.game_ended is not None:
            self.game_ended(table)
        self.go_on(table)

    def moved_on(self, table: GameTable, base: int, after: State, page: Page, overtaken: list[str]) -> None:
        """A table has come from entry ``base`` to another, here or by another process: show it. The lock is held."""
        status, actor, asked = table.status, table.actor, table.taking_back
        go_on_to(table, after, page)
        broadcast_step(table, base)
        if table.status != status or asked is not None:
            self.broadcast_table(table)
        elif table.actor != actor:
            self.tell_lobby(table)  # those who look on read in the step whose turn it is
        self.broadcast_clocks(table)
        orders.ended(table, overtaken)
        if table.status == "over":
            bots.wake_alone(self, table)

    async def write(self, table: GameTable, *writes: Write) -> list[int]:
        """Write a change of a table that is no entry, with the new row's id (or 0) of each statement; Late if another
        process was quicker. The lock is held."""
        ids = await self._write(table, counted(table.id, table.revision), *writes)
        table.revision += 1
        if self.together is not None:
            self.together.changed(table, False)
        return ids[1:]

    async def _write(self, table: GameTable, *writes: Write) -> list[int]:
        try:
            return await self.store.write(*writes)
        except MovedOn:
            table.behind = table.revision + 1
            await catch_up(self, table)
            raise Late(table.number) from None
        except Exception:
            table.behind = table.revision + 1  # it may have been written before the line broke: look before the next
            raise

    def broadcast_table(self, table: GameTable) -> None:
        """Show everybody who looks on, and everybody who plays, how the table stands."""
        found = table_info.infos(table, {viewer.guest for viewer in table.viewers})
        for viewer in list(table.viewers):
            viewer.tell(TableChanged(table=found[viewer.guest]))
        self.tell_lobby(table)

    def show_line(self, table: GameTable, saying: Saying) -> None:
        """Show what was said at a table to all who may read it, here and through other processes."""
        table.note(saying)
        if self.together is not None:
            self.together.tell(table=table.id, said=saying.id)
        for viewer in table.viewers:
            if table.reads(viewer.guest, saying.channel) and not hidden(self.blocks, viewer.guest, saying.guest):
                viewer.tell(Said(line=saying.line(viewer.guest)))

    def broadcast_clocks(self, table: GameTable) -> None:
        """Show everybody who looks on how the clocks stand."""
        found = table_pace.told(table, self.now())
        if found is not None:
            message = encoder.encode(ClockChanged(clock=found))
            for viewer in table.viewers:
                viewer.send_encoded(message)

    def tell_lobby(self, table: GameTable) -> None:
        if self.lobby:
            for guest in {table.host, *(seat.guest for seat in table.seats)}:
                for viewer in self.lobby.get(guest, ()):
                    viewer.tell(LobbyNews(table=table.info(guest)))

    # -- coming and going --------------------------------------------------------------------

    def arrive(self, table: GameTable, viewer: Viewer) -> None:
        news = not table.present(viewer.guest)
        table.viewers.add(viewer)
        if self.together is not None:
            self.together.arrived(table)
        if news:
            self.broadcast_table(table)
        if bots.alone(table):
            self.go_on(table)

    async def depart(self, table: GameTable, viewer: Viewer) -> None:
        if viewer not in table.viewers:
            return  # it was turned away before it saw anything
        table.viewers.discard(viewer)
        if self.together is not None:
            self.together.arrived(table)
        bots.wake_alone(self, table)
        following.gone(table, viewer.guest)
        if viewer.guest and viewer.here and not table.present(viewer.guest):
            table.left[viewer.guest] = time.time()
        self.broadcast_table(table)
        if viewer.guest and self._open and table.number >= 0:
            await self.saw(table, viewer.guest, table.seen.get(viewer.guest, table.number))

    def heed(self, table: GameTable, viewer: Viewer, here: bool) -> None:
        """Somebody sits down before his page again, or does not any more."""
        before = table.present(viewer.guest)
        viewer.here = here
        if self.together is not None:
            self.together.arrived(table)
        if table.present(viewer.guest) != before:
            if before:
                table.left[viewer.guest] = time.time()
            self.broadcast_table(table)

    async def saw(self, table: GameTable, guest: str, number: int) -> None:
        table.seen[guest] = max(table.seen.get(guest, -1), number)
        await self.store.write(*saw(table.id, guest, table.seen[guest]))

    def shown(self, table: GameTable, guest: str, number: int | None) -> None:
        """A page of a guest has come so far in its show (following.py)."""
        if number is not None and not 0 <= number <= table.number:
            raise bad_value(say("why-no-entry", number=number, number2=table.number))
        following.shown(table, guest, number)
        if self.together is not None:
            self.together.tell(table=table.id, shown=(guest, number))

    def rename(self, guest: Guest) -> None:
        """A guest has another name now: at his tables too."""
        for table in self.tables.values():
            if table.host == guest.id:
                table.host_name = guest.name
        if self.together is not None:
            self.together.tell(guest=guest.id)

    def hang_up(self, guest: str) -> None:
        """Close somebody's live channels here."""
        for viewer in list(self.lobby.get(guest, ())):
            viewer.hang_up()
        for table in self.tables.values():
            for viewer in list(table.viewers):
                if viewer.guest == guest:
                    viewer.hang_up()

    # -- bots --------------------------------------------------------------------------------

    def go_on(self, table: GameTable) -> None:
        """Answer for the seat that is asked where the server can: by a bot, or by an order that the player left."""
        if self._open and table.taking_back is None and not table.set_aside:
            if self.together is not None and not self.together.may_drive(table):
                return
            self.ask_bots(table)
            orders.follow(self, table)

    def in_background(self, act: Coroutine[Any, Any, None]) -> None:
        """Do something as soon as there is time for it; forgotten if the server closes before."""
        task = asyncio.ensure_future(act)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def ask_bots(self, table: GameTable) -> None:
        """If a bot is asked, or may have something to say, let it think."""
        if not self._open or table.thinking == table.number or not table.has_bots():
            return
        if (bots.awaited(table) is None and not bots.speakers(table)) or not bots.runs(self, table):
            return
        table.thinking = table.number
        self.in_background(self._let_think(table, table.number))

    async def _let_think(self, table: GameTable, number: int) -> None:
        try:
            await bots.go_on(self, table, number)
        except Late:
            pass  # another process was quicker
        except Exception as problem:
            note_failure(f"table {table.id}: a bot after entry {number}", problem)
            await asyncio.sleep(TIRED_S)
        if table.thinking == number:
            table.thinking = -1
            if table.number == number:
                self.go_on(table)
