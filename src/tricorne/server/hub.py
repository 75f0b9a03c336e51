"""The heart of the server: all tables in use, the store behind them, and the bots that play at them.

Whatever changes a table goes to the disk first, then into memory, then to everybody who looks on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row
from sqlalchemy.exc import SQLAlchemyError

import tricorne
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.message import say
from tricorne.kernel.state import State
from tricorne.server import bots, choosing, ended, letters, orders, takeback
from tricorne.server.broadcast import broadcast_step
from tricorne.server.fair_line import Turns
from tricorne.server.game_table import MOST_MESSAGES, GameTable, Guest, Order, Saying, Seat
from tricorne.server.old_rules import bring_up, checked_pages, waits_for_another
from tricorne.server.problems import not_found, not_now, note_failure
from tricorne.server.record import SNAPSHOT_EVERY, restore, row_of, snapshot_of, write_page
from tricorne.server.retelling import from_before, tell_anew
from tricorne.server.store import MOVED_ON, NEW_ENTRY, NEW_SNAPSHOT, TOLD_ANEW, BadDatabase, Store, Write, began, saw
from tricorne.server.thinkers import Thinkers
from tricorne.server.viewer import Viewer
from tricorne.server.wire import Status
from tricorne.server.wire_live import LobbyNews, TableChanged

MOST_TABLES = 400
"""Tables kept in memory although nobody looks at them."""
MOST_ALONE = 3
"""Tables of bots alone that run for one host."""
TIRED_S = 5.0
"""How long a bot waits before it tries again after something broke."""

log = logging.getLogger("tricorne.server")
Result = TypeVar("Result")


def read_message(row: Row[Any]) -> Saying:
    return Saying(row.id, row.channel, row.seat, row.guest, row.name, row.text, row.at)


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
        self.thinkers = Thinkers(workers)
        self.turns = Turns()
        """The line of those who ask costly questions."""
        self.pace_s = pace_s
        """How long bots wait before each action."""
        self.hear_s = hear_s
        """How long bots wait for the offer of a person, where they have something to sell."""
        self.letters_s = letters_s
        """How long a full table waits for letters."""
        self.tables: dict[str, GameTable] = {}
        self.lobby: dict[str, set[Viewer]] = {}
        """Connections to the lobby channel, by guest."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._acts: set[asyncio.Task[Any]] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._open = False

    async def open(self) -> None:
        await self.store.open()
        for game in tricorne.games():
            tricorne.game(game)
        self._open = True
        for id in await self.store.waiting_for_bots() + await self.store.waiting_for_orders():
            await self.loaded(id)
        for id in await self.store.waiting_for_letters():
            table = await self.table(id)
            async with table.lock:
                await letters.begin_if_ready(self, table)

    async def close(self) -> None:
        """Finish what is being written; bots stop thinking."""
        self._open = False
        for task in list(self._thoughts):
            task.cancel()
        await asyncio.gather(*self._acts, *self._thoughts, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    async def shielded(self, act: Coroutine[Any, Any, Result]) -> Result:
        """Carry a change through, even if whoever asked for it hangs up in the middle."""
        task = asyncio.ensure_future(act)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

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
        found.used = time.monotonic()
        return found

    async def _load(self, id: str) -> GameTable:
        stored = await self.store.table(id)
        if stored is None:
            raise not_found(say("why-no-table"))
        row, rows = stored
        seats = [Seat(one.power, one.lead, one.guest, one.player, one.bot, one.stand_in, one.resigned) for one in rows]
        left = [Order(one.power, one.text, one.scope) for one in await self.store.orders(id)]
        table = GameTable(row, seats, await self.store.name_of(row.host), await self.store.visits(id), left)
        table.taking_back = takeback.read(await self.store.takeback(id))
        table.abandoning = ended.read(await self.store.abandon(id))
        table.letters = letters.read(await self.store.letters(id))
        table.choices = choosing.read(await self.store.choices(id)) if table.choosing else []
        if table.number < 0:
            table.version = table.game.version  # nothing has been played: it will begin by the rules of today
            try:
                checked = choosing.seats_to_check(table.game, [seat.id for seat in seats])
                table.game.engine_for(checked, table.preset, table.options)
            except Exception as problem:
                self._set_aside(table, problem)
        self._forget_some()
        self.tables[id] = table
        return table

    def _forget_some(self) -> None:
        """Let go of the tables that were not used for longest; all they were is on disk."""
        idle = [table for table in self.tables.values() if not table.viewers and not table.lock.locked()]
        idle = [table for table in idle if table.thinking < 0 and not table.watched]
        if len(idle) > MOST_TABLES:
            for table in sorted(idle, key=lambda one: one.used)[: len(idle) - MOST_TABLES]:
                del self.tables[table.id]

    async def loaded(self, id: str) -> GameTable:
        """A table with its game rebuilt from the record, if it has begun."""
        table = await self.table(id)
        if table.chat is None:
            rows = await self.store.messages(id, "", 0, MOST_MESSAGES)
            if table.chat is None:
                table.chat = [read_message(row) for row in rows]
        if table.state is None and table.number >= 0 and not table.set_aside:
            async with table.lock:
                if table.state is None and not table.set_aside:
                    try:
                        await self._open_game(table)
                    except (SQLAlchemyError, OSError, BadDatabase):
                        raise  # the database is in trouble, not this game
                    except Exception as problem:
                        self._set_aside(table, problem)
            self.go_on(table)
        return table

    async def _open_game(self, table: GameTable) -> None:
        """Rebuild the game of a table from its record, by the rules that it began with. The lock is held."""
        pages = checked_pages(await self.store.entries(table.id), table.number)
        if table.version != table.game.version:
            brought = await asyncio.to_thread(bring_up, table.setting(), pages)
            await self.store.write(*brought.writes(table.id))
            table.version, table.preset = brought.setting.version, brought.setting.preset
            table.options = dict(brought.setting.options)
            pages = checked_pages(await self.store.entries(table.id), table.number)
        snapshot = await self.store.snapshot(table.id, table.game.version, table.number)
        table.pages = pages
        await self._tell_anew(table)
        state = restore(table.setting(), pages, snapshot, table.number)
        if table.status == "playing" and (state.actor or "") != table.actor:
            raise BadRecord(waits_for_another(state.actor, table.actor))
        table.state = state

    def _set_aside(self, table: GameTable, problem: Exception) -> None:
        """A game that cannot be opened stops nobody else. What is wrong may name a secret choice: it is not logged."""
        table.set_aside = True
        table.pages = []
        kind = type(problem).__name__
        log.error("table %s is set aside: its game cannot be opened (%s); ask tricorne doctor", table.id, kind)

    async def _tell_anew(self, table: GameTable) -> None:
        """Turn the sentences of a log from before messages were data into messages, for good. The lock is held."""
        if not from_before(table.pages):
            return
        told = await asyncio.to_thread(tell_anew, table.setting(), table.pages)
        if told:
            rows = [{"of": table.id, "entry": number, "told": lines} for number, lines in told.items()]
            await self.store.write((TOLD_ANEW, rows))
            for number, lines in told.items():
                table.pages[number].lines = lines

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
        earlier = table.setting().opened().position if before is None else before.position
        page = write_page(earlier, after, led_by)
        status: Status = "over" if after.over else "playing"
        actor = after.actor or ""
        winners = after.winners
        now = page.at
        row = row_of(table.id, page, earlier, after)
        moved = {
            "table": table.id,
            "new_number": after.last.number,
            "new_status": status,
            "new_actor": actor,
            "new_scores": page.scores,
            "new_winners": msgspec.json.encode(winners).decode(),
            "new_changed": now,
        }
        writes: list[Write] = [(NEW_ENTRY, [row]), (MOVED_ON, [moved])]
        if before is None:
            writes.append(began(table.id, table.version))
        if after.over or after.last.number % SNAPSHOT_EVERY == 0:
            writes.append((NEW_SNAPSHOT, [snapshot_of(table.id, after)]))
        overtaken = orders.overtaken(table, after)
        writes += orders.ending(table, overtaken)
        if table.taking_back is not None:
            writes.append(takeback.gone(table))
        await self.store.write(*more, *writes)
        changed = table.status != status or table.taking_back is not None
        table.taking_back = None
        asked = table.actor
        table.state = after
        table.pages.append(page)
        table.number = after.last.number
        table.status, table.actor, table.winners = status, actor, winners
        table.scores, table.changed = after.scores, now
        for viewer in table.viewers:
            if viewer.guest:
                table.seen[viewer.guest] = table.number
        broadcast_step(table, base)
        if changed:
            self.broadcast_table(table)
        elif asked != actor:
            self.broadcast_turn(table, asked)
        orders.ended(table, overtaken)
        self.go_on(table)
        if after.over:
            self._wake_alone(table)

    def broadcast_table(self, table: GameTable) -> None:
        """Show everybody who looks on, and everybody who plays, how the table stands."""
        for viewer in table.viewers:
            viewer.tell(TableChanged(table=table.info(viewer.guest)))
        self._tell_lobby(table)

    def broadcast_turn(self, table: GameTable, before: str) -> None:
        """Show those whose turn it was and those whose turn it is how the table stands; others read it in the step."""
        turned = {seat.guest for seat in table.seats if seat.id in (before, table.actor) and seat.guest}
        for viewer in table.viewers:
            if viewer.guest in turned:
                viewer.tell(TableChanged(table=table.info(viewer.guest)))
        self._tell_lobby(table)

    def _tell_lobby(self, table: GameTable) -> None:
        if self.lobby:
            for guest in {table.host, *(seat.guest for seat in table.seats)}:
                for viewer in self.lobby.get(guest, ()):
                    viewer.tell(LobbyNews(table=table.info(guest)))

    # -- coming and going --------------------------------------------------------------------

    def arrive(self, table: GameTable, viewer: Viewer) -> None:
        news = not table.present(viewer.guest)
        table.viewers.add(viewer)
        if news:
            self.broadcast_table(table)
        if bots.alone(table):
            self.go_on(table)

    async def depart(self, table: GameTable, viewer: Viewer) -> None:
        if viewer not in table.viewers:
            return  # it was turned away before it saw anything
        table.viewers.discard(viewer)
        self._wake_alone(table)
        if viewer.guest and not table.present(viewer.guest):
            table.left[viewer.guest] = time.time()
        self.broadcast_table(table)
        if viewer.guest and self._open and table.number >= 0:
            await self.saw(table, viewer.guest, table.seen.get(viewer.guest, table.number))

    async def saw(self, table: GameTable, guest: str, number: int) -> None:
        table.seen[guest] = max(table.seen.get(guest, -1), number)
        await self.store.write(*saw(table.id, guest, table.seen[guest]))

    def rename(self, guest: Guest) -> None:
        """A guest has another name now: at his tables too."""
        for table in self.tables.values():
            if table.host == guest.id:
                table.host_name = guest.name

    # -- bots --------------------------------------------------------------------------------

    def go_on(self, table: GameTable) -> None:
        """Answer for the seat that is asked where the server can: by a bot, or by an order that the player left."""
        if self._open and table.taking_back is None and not table.set_aside:
            self.ask_bots(table)
            orders.follow(self, table)

    def _runs(self, table: GameTable) -> bool:
        """Whether bots play here. A table of bots alone runs while somebody looks on, a few of one host at a time."""
        if not bots.alone(table):
            return True
        looked_at = [one for one in self.tables.values() if one.host == table.host and one.viewers and bots.alone(one)]
        running = sorted((one for one in looked_at if one.status == "playing"), key=lambda one: one.created)
        return table in running[:MOST_ALONE]

    def _wake_alone(self, table: GameTable) -> None:
        """A table of bots alone has stopped: perhaps another one of its host may run."""
        if bots.alone(table):
            for other in list(self.tables.values()):
                if other is not table and other.host == table.host and other.viewers and bots.alone(other):
                    self.go_on(other)

    def in_background(self, act: Coroutine[Any, Any, None]) -> None:
        """Do something as soon as there is time for it; forgotten if the server closes before."""
        task = asyncio.ensure_future(act)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def ask_bots(self, table: GameTable) -> None:
        """If a bot is asked, or may have something to say, let it think."""
        if not self._open or table.thinking == table.number:
            return
        if (bots.awaited(table) is None and not bots.speakers(table)) or not self._runs(table):
            return
        table.thinking = table.number
        self.in_background(self._let_think(table, table.number))

    async def _let_think(self, table: GameTable, number: int) -> None:
        try:
            await bots.go_on(self, table, number)
        except Exception as problem:
            note_failure(f"table {table.id}: a bot after entry {number}", problem)
            await asyncio.sleep(TIRED_S)
        if table.thinking == number:
            table.thinking = -1
            if table.number == number:
                self.go_on(table)
