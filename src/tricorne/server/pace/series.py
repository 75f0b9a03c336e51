"""Series: when a game is over, the next one opens by itself, with everybody one seat further.

The table that is over names the next one first, and only one process can do that; then the next one is made under that
name. Whoever is killed in between has lost nothing: the keeper of time finds it.
"""

from __future__ import annotations

import secrets

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from tricorne.server import schema, seating, table_pace
from tricorne.server.choosing import place_id
from tricorne.server.ending import plan_after
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.pace.keeping import SeriesSoFar
from tricorne.server.seating import Following
from tricorne.server.table_parts import Guest, Seat


def goes_on(table: GameTable) -> bool:
    """Whether a further game comes after the one that is over."""
    return table.status == "over" and not table_pace.series_over(table)


async def go_on(hub: Hub, table: GameTable) -> None:
    """Make the table of the next game."""
    so_far = table.series
    if so_far is None or not goes_on(table):
        return
    async with table.lock:
        if not table.rematch:
            id = secrets.token_hex(8)
            named = update(schema.tables).where(schema.tables.c.id == table.id).values(rematch=id)
            await hub.write(table, (named, None))
            table.rematch = id
        host = Guest(table.host, table.host_name)
        following = Following(
            table.rematch, _moved_on(table), SeriesSoFar(so_far.plan, so_far.number + 1, table_pace.wins(table))
        )
        try:
            await seating.create(hub, host, plan_after(table, host, ""), following)
        except IntegrityError:
            return  # another process has made it
    hub.broadcast_table(table)


def _moved_on(table: GameTable) -> list[Seat]:
    """Everybody one seat further, as he was when the game began: nobody has resigned from the next one."""
    seats: list[Seat] = []
    for place, seat in enumerate(table.seats):
        before = table.seats[place - 1]
        id = place_id(place) if table.choosing else seat.id
        seats.append(Seat(id, before.lead, before.guest, before.player, before.bot))
    return seats
