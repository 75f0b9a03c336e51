"""The lobby: tables with a free seat, games that can be watched, and a seat found by itself."""

from __future__ import annotations

from secrets import SystemRandom

from sqlalchemy import exists, select

from tricorne.kernel.message import say
from tricorne.server import seating
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.look_alikes import alike
from tricorne.server.members.wire_members import Lobby, QuickMatch
from tricorne.server.problems import RequestRefused, bad_value
from tricorne.server.schema import seats, tables
from tricorne.server.table_parts import Guest
from tricorne.server.wire import Join, NewTable, SeatPlan

MOST = 60
"""Tables of each kind that are told."""
MOST_TRIED = 20

_shuffle = SystemRandom().shuffle


async def lobby(hub: Hub, guest: str, game: str = "") -> Lobby:
    """Listed tables: those with a free seat, the oldest first, and apart from them those in play that anybody may
    watch, the latest first."""
    waiting = [await hub.table(id) for id in await _open_tables(hub, game)]
    live = select(tables.c.id).where(tables.c.listed, tables.c.status == "playing", tables.c.watch == "anyone")
    if game:
        live = live.where(tables.c.game == game)
    found = await hub.store.rows(live.order_by(tables.c.changed.desc()).limit(MOST))
    watched = [await hub.table(row[0]) for row in found]
    return Lobby([one.info(guest) for one in waiting], [one.info(guest) for one in watched if not one.mine(guest)])


async def _open_tables(hub: Hub, game: str) -> list[str]:
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.lead == "open")
    query = select(tables.c.id).where(tables.c.listed, tables.c.status == "waiting", free)
    if game:
        query = query.where(tables.c.game == game)
    return [row[0] for row in await hub.store.rows(query.order_by(tables.c.created).limit(MOST))]


def fits(table: GameTable, guest: Guest, players: int) -> bool:
    """Whether somebody could sit down at a table and would find what he asked for: the usual rules."""
    if table.set_aside or table.status != "waiting" or table.options or table.clock or table.series:
        return False
    if table.preset != next(iter(table.game.options.presets)) or (players and len(table.seats) != players):
        return False
    return not any(seat.lead == "person" and alike(seat.player, guest.name) for seat in table.seats)


def _missing(table: GameTable) -> int:
    return sum(seat.lead == "open" for seat in table.seats)


async def quick_match(hub: Hub, guest: Guest, asked: QuickMatch) -> GameTable:
    """A seat at a fitting table, the one that lacks fewest players; if there is none, a new table that others find."""
    game = seating.find_game(asked.game)
    fewest, most = game.options.fewest, game.options.most
    if asked.players and not fewest <= asked.players <= most:
        raise bad_value(say("bad-players", players=asked.players, fewest=fewest, most=most))
    found = [await hub.table(id) for id in await _open_tables(hub, game.id)]
    for table in found:
        if table.mine(guest.id) and (not asked.players or len(table.seats) == asked.players):
            return table  # he is looking for others there already
    fitting = [table for table in found if fits(table, guest, asked.players)]
    for table in sorted(fitting, key=_missing)[:MOST_TRIED]:
        try:
            await seating.join(hub, table, guest, Join(seal=asked.seal))
        except RequestRefused:
            continue  # somebody was quicker
        return table
    powers = list(game.seat_ids)
    _shuffle(powers)
    plans = [SeatPlan(power, "open") for power in powers[: asked.players or fewest]]
    plans[0] = SeatPlan(plans[0].power, "me")
    return await seating.create(
        hub, guest, NewTable(game=game.id, seats=plans, order="random", listed=True, seal=asked.seal)
    )
