"""Bots wait for the show: a page that plays what others do one after the other says how far it has come.

Before a bot acts, the pages of the people at the table may show what has happened so far. A page that shows everything
at once says so, or nothing, and nobody waits for it. How long bots wait is bounded, and short wherever anybody else
would wait too; whoever let them wait in vain is not waited for again before his page has caught up. What a page says
changes nothing but that, and nobody else is told of it.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from tricorne.server.game_table import GameTable

ALONE_S = 300.0
"""How long bots wait for the page of the only person there."""
AMONG_OTHERS_S = 3.0
"""How long they wait where others would wait too, or a clock runs."""


def shown(table: GameTable, guest: str, number: int | None) -> None:
    """A page of a guest has shown everything up to an entry; None: it shows everything at once."""
    if number is None or guest not in awaited(table):
        table.followers.pop(guest, None)
    elif guest in table.followers or number >= table.number:
        table.followers[guest] = max(number, table.followers.get(guest, 0))
    table.has_followed.set()


def gone(table: GameTable, guest: str) -> None:
    """Nobody waits for somebody who has left."""
    if not table.connected(guest):
        table.followers.pop(guest, None)
        table.has_followed.set()


def awaited(table: GameTable) -> set[str]:
    """Whose show bots wait for: the people who play here; of bots alone, their host."""
    return {seat.guest for seat in table.seats if seat.guest} or {table.host}


def behind(table: GameTable, number: int) -> list[str]:
    """Those whose pages still show what was before an entry."""
    people = awaited(table)
    late = [guest for guest, at in table.followers.items() if at < number and guest in people]
    return [guest for guest in late if table.connected(guest)]


def patience_s(table: GameTable, guest: str) -> float:
    """How long bots wait for somebody's page."""
    others = {seat.guest for seat in table.seats if seat.lead != "bot"} | {viewer.guest for viewer in table.viewers}
    others = others.union(*table.elsewhere.values())
    return AMONG_OTHERS_S if others - {guest} or table.clock is not None else ALONE_S


async def wait(table: GameTable, number: int) -> None:
    """Until the pages of the people here have shown an entry, the table has moved on, or nobody need wait longer."""
    began = time.monotonic()
    while table.number == number and (late := behind(table, number)):
        left = {guest: began + patience_s(table, guest) - time.monotonic() for guest in late}
        for guest in late:
            if left[guest] <= 0.0:
                del table.followers[guest]
        table.has_followed.clear()
        if max(left.values()) > 0.0:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.has_followed.wait(), min(one for one in left.values() if one > 0.0))
