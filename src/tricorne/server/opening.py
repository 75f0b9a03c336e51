"""Opening a stored game: it is rebuilt from its record, by the rules that it began with, or set aside."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tricorne.kernel.errors import BadRecord
from tricorne.server.broadcast import broadcast_step
from tricorne.server.game_table import MOST_MESSAGES, GameTable
from tricorne.server.old_rules import bring_up, checked_pages, waits_for_another
from tricorne.server.problems import Late
from tricorne.server.record import restore
from tricorne.server.retelling import from_before, tell_anew
from tricorne.server.store import TOLD_ANEW, BadDatabase
from tricorne.server.table_parts import read_saying

if TYPE_CHECKING:
    from tricorne.server.hub import Hub

log = logging.getLogger("tricorne.server")


async def open_and_show(hub: Hub, table: GameTable, base: int) -> None:
    """Open a game that another process has begun, for those who look on. The lock is held."""
    await open_or_set_aside(hub, table)
    if table.state is not None:
        broadcast_step(table, base)


async def open_or_set_aside(hub: Hub, table: GameTable) -> None:
    try:
        await _open_game(hub, table)
    except (SQLAlchemyError, OSError, BadDatabase):
        raise  # the database is in trouble, not this game
    except Exception as problem:
        set_aside(table, problem)


async def _open_game(hub: Hub, table: GameTable) -> None:
    """Rebuild the game of a table from its record, by the rules that it began with. The lock is held."""
    stored = await hub.store.whole_game(table.id, table.game.version, table.number, MOST_MESSAGES)
    if table.chat is None:
        table.chat = [read_saying(row) for row in stored["messages"]]
    pages = checked_pages(stored["entries"], table.number)
    snapshot = stored["snapshots"][0] if stored["snapshots"] else None
    if table.version != table.game.version:
        brought = await asyncio.to_thread(bring_up, table.setting(), pages)
        with suppress(Late):  # another process has done the same
            await hub.write(table, *brought.writes(table.id))
        table.version, table.preset = brought.setting.version, brought.setting.preset
        table.options = dict(brought.setting.options)
        pages = checked_pages(await hub.store.entries(table.id, most=table.number + 1), table.number)
        snapshot = await hub.store.snapshot(table.id, table.game.version, table.number)
    table.pages = pages
    await _tell_anew(hub, table)
    state = restore(table.setting(), pages, snapshot, table.number)
    if table.status == "playing" and (state.actor or "") != table.actor:
        raise BadRecord(waits_for_another(state.actor, table.actor))
    table.state = state


def set_aside(table: GameTable, problem: Exception) -> None:
    """A game that cannot be opened stops nobody else. What is wrong may name a secret choice: it is not logged."""
    table.set_aside = True
    table.pages = []
    kind = type(problem).__name__
    log.error("table %s is set aside: its game cannot be opened (%s); ask tricorne doctor", table.id, kind)


async def _tell_anew(hub: Hub, table: GameTable) -> None:
    """Turn the sentences of a log from before messages were data into messages, for good. The lock is held."""
    if not from_before(table.pages):
        return
    told = await asyncio.to_thread(tell_anew, table.setting(), table.pages)
    if told:
        rows = [{"of": table.id, "entry": number, "told": lines} for number, lines in told.items()]
        await hub.store.write((TOLD_ANEW, rows))
        for number, lines in told.items():
            table.pages[number].lines = lines
