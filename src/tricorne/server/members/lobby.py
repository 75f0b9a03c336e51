"""The lobby: tables with a free seat, games that can be watched, and a seat found by itself."""

from __future__ import annotations

from secrets import SystemRandom

from sqlalchemy import exists, select

from tricorne.kernel.message import say
from tricorne.server import seating, table_pace
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.look_alikes import alike
from tricorne.server.members.profile import shown_to
from tricorne.server.members.wire_members import Lobby, QuickMatch
from tricorne.server.pace.clock import DAY_S, MINUTE_S
from tricorne.server.pace.wire_pace import Pace
from tricorne.server.problems import RequestRefused, bad_value
from tricorne.server.ratings.scale import MIDDLE, pace_of_clock, points
from tricorne.server.schema import accounts, ratings, seats, tables
from tricorne.server.table_parts import Guest
from tricorne.server.wire import Join, NewTable, SeatPlan

MOST = 60
"""Tables of each kind that are told."""
MOST_TRIED = 20
NEAR = 200
"""Points between people of about the same strength: the better one wins 3 games of 4."""
USUAL_PACES = {
    "any": Pace(),
    "none": Pace(),
    "live": Pace("live", 60 * MINUTE_S, 30),
    "days": Pace("days", 3 * DAY_S, 2 * DAY_S),
}
"""What a table is made with where none was found."""

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


def fits(table: GameTable, guest: Guest, asked: QuickMatch) -> bool:
    """Whether somebody could sit down at a table and would find what he asked for: the usual rules, and his pace."""
    if table.set_aside or table.status != "waiting" or table.options or table.series:
        return False
    if table.preset != next(iter(table.game.options.presets)) or not _of_size(table, asked):
        return False
    if not _unhurried(table_pace.pace(table)) or not _at_pace(table, asked):
        return False
    return not any(seat.lead == "person" and alike(seat.player, guest.name) for seat in table.seats)


def _of_size(table: GameTable, asked: QuickMatch) -> bool:
    return asked.players in (0, len(table.seats))


def _at_pace(table: GameTable, asked: QuickMatch) -> bool:
    return asked.pace in ("any", table_pace.pace(table).kind)


def _unhurried(pace: Pace) -> bool:
    """Nobody who only named a kind of pace is surprised by a bullet game, or by losing his seat to the clock."""
    if pace.kind == "none":
        return True
    usual = USUAL_PACES[pace.kind]
    return pace.out != "forfeit" and pace.bank_s + pace.step_s >= (usual.bank_s + usual.step_s) / 3


async def _of_my_level(hub: Hub, guest: Guest, found: list[GameTable]) -> list[GameTable]:
    """The tables at which every person has about the rating of this one, as far as he may know them: whoever has none,
    or does not show it to him, counts as a newcomer."""
    people = {seat.guest for table in found for seat in table.seats if seat.guest} | {guest.id}
    member = bool(await hub.store.rows(select(accounts.c.guest).where(accounts.c.guest == guest.id)))
    shown = shown_to(guest.id, member, ratings.c.guest)
    known = select(ratings).where(ratings.c.guest.in_(people), shown)
    marks = {(row.guest, row.game, row.pace): points(row.mu) for row in await hub.store.rows(known)}

    def near(table: GameTable) -> bool:
        pace = pace_of_clock(table_pace.pace(table).kind)
        mine = marks.get((guest.id, table.game.id, pace), MIDDLE)
        theirs = [marks.get((seat.guest, table.game.id, pace), MIDDLE) for seat in table.seats if seat.guest]
        return all(abs(mark - mine) <= NEAR for mark in theirs)

    return [table for table in found if near(table)]


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
        if table.mine(guest.id) and _of_size(table, asked) and _at_pace(table, asked):
            return table  # he is looking for others there already
    fitting = [table for table in found if fits(table, guest, asked)]
    if asked.level == "near":
        fitting = await _of_my_level(hub, guest, fitting)
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
    pace = USUAL_PACES[asked.pace]
    made = NewTable(game=game.id, seats=plans, order="random", listed=True, pace=pace, seal=asked.seal)
    await hub.limits.new_table(guest.id)
    return await seating.create(hub, guest, made)
