"""Making tables, sitting down, leaving, starting, closing."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import delete, update

import tricorne
from tricorne.bots import for_game
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.game import Game
from tricorne.kernel.message import Text, say
from tricorne.server import beginning, choosing, early_end, letters, orders, schema, table_pace, takeback
from tricorne.server.clean_text import LONGEST_TITLE, name_of, one_line
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.look_alikes import alike
from tricorne.server.pace.clock import Clock, checked
from tricorne.server.pace.keeping import SeriesSoFar, new_clock, new_series
from tricorne.server.pace.plans import first_game
from tricorne.server.problems import bad_value, not_found, not_now, not_yours, of_the_rules
from tricorne.server.store import Write
from tricorne.server.table_parts import Guest, Seat
from tricorne.server.wire import Choose, Join, Leave, NewTable, SeatPlan, Start

MOST_OPEN = 50
"""Tables that one guest may have open."""
MOST_SEATS = 16

_shuffle = secrets.SystemRandom().shuffle


def find_game(id: str) -> Game:
    try:
        return tricorne.game(id)
    except TricorneError:
        raise not_found(say("why-no-game", text=Text(id[:40]))) from None


def check_bot(game: Game, name: str) -> str:
    """The name of a bot that plays this game; the usual one if none is named."""
    names = [kind.name for kind in for_game(game.id)]
    if not name and names:
        return names[0]
    if name not in names:
        raise bad_value(say("why-no-bot", name=Text(name), game=Text(game.title), names=[Text(one) for one in names]))
    return name


class Following:
    """A table at which everybody sits from the beginning, the next one of a series or one of an event: its id, who sits
    where, how its series stands, and what is written down with it or not at all."""

    def __init__(self, id: str, seats: list[Seat], so_far: SeriesSoFar | None = None, *writes: Write) -> None:
        self.id = id
        self.seats = seats
        self.so_far = so_far
        self.writes = writes


# -- a new table -----------------------------------------------------------------------------------


async def create(hub: Hub, guest: Guest, asked: NewTable, following: Following | None = None) -> GameTable:
    """A new table; the game begins at once if no seat is open. ``following``: the house opens it."""
    game = find_game(asked.game)
    if len(asked.seats) > MOST_SEATS:
        raise bad_value(say("why-too-many-seats", number=len(asked.seats)))
    plans = list(asked.seats)
    if asked.powers == "chosen":
        choosing.refuse_unfit(game, len(plans))
    if asked.order == "random":
        _shuffle(plans)
    if asked.powers == "chosen":
        plans = [msgspec.structs.replace(plan, power=choosing.place_id(at)) for at, plan in enumerate(plans)]
    if sum(plan.who == "me" for plan in plans) > 1:
        raise bad_value(say("why-one-me"))
    seats = [_seat(game, guest, plan) for plan in plans] if following is None else following.seats
    clock = Clock(checked(asked.pace))
    so_far = first_game(asked.series, len(seats)) if following is None else following.so_far
    preset = asked.preset or next(iter(game.options.presets))
    try:
        game.engine(choosing.seats_to_check(game, [seat.id for seat in seats]), preset, asked.options)
    except TricorneError as problem:
        raise of_the_rules(problem) from None
    if following is None and await hub.store.open_tables_of(guest.id) >= MOST_OPEN:
        raise not_now(say("why-most-tables", number=MOST_OPEN))
    title = one_line(asked.title, LONGEST_TITLE, say("what-title")) if asked.title.strip() else ""
    id = secrets.token_hex(8) if following is None else following.id
    now = time.time()
    row: dict[str, Any] = {
        "id": id,
        "title": title,
        "game": game.id,
        "version": game.version,
        "began": game.version,
        "preset": preset,
        "options": msgspec.json.encode(asked.options).decode(),
        "status": "waiting",
        "host": guest.id,
        "listed": asked.listed,
        "watch": asked.watch,
        "undo": asked.undo,
        "advice": asked.advice,
        "talk": asked.talk,
        "invite": secrets.token_urlsafe(16),
        "seed": "",
        "bot_seed": secrets.token_hex(16),
        "number": -1,
        "actor": "",
        "scores": "{}",
        "winners": "[]",
        "created": now,
        "changed": now,
        "choosing": asked.powers == "chosen",
    }
    rows = [seat.row(id, place) for place, seat in enumerate(seats)]
    added = [letters.of_the_house()]
    mine = next((plan.power for plan in plans if plan.who == "me"), "")
    own = letters.sealed_by(mine, asked.seal if mine else "")
    added += [own] if own is not None else []
    sealed = [letter.insert(id) for letter in added]
    if clock.pace.kind != "none":
        sealed.append(new_clock(id, clock))
    if so_far is not None:
        sealed.append(new_series(id, so_far))
    with_it = () if following is None else following.writes
    await hub.store.write((schema.tables.insert(), [row]), (schema.seats.insert(), rows), *sealed, *with_it)
    table = await hub.table(id)
    async with table.lock:
        await beginning.begin_if_ready(hub, table)
    hub.broadcast_table(table)
    return table


def _seat(game: Game, guest: Guest, plan: SeatPlan) -> Seat:
    """A seat as it was planned."""
    if plan.who == "open":
        return Seat(plan.power, "open", "", "", "")
    if plan.who == "bot":
        name = check_bot(game, plan.bot)
        return Seat(plan.power, "bot", "", name, name)
    player = name_of(plan.name) if plan.name.strip() else guest.name
    return Seat(plan.power, "person", guest.id, player, "")


# -- coming and going ------------------------------------------------------------------------------


def changed_seat(table: GameTable, seat: Seat, changed: Seat) -> Write:
    """Somebody else leads a seat, or otherwise, on disk."""
    place = table.seats.index(seat)
    values = changed.row(table.id, place)
    where = (schema.seats.c.table_id == table.id) & (schema.seats.c.place == place)
    return update(schema.seats).where(where).values(values), None


async def reseat(hub: Hub, table: GameTable, place: int, changed: Seat, *more: Write) -> None:
    """Somebody else leads a seat: on disk first, then at the table. The lock is held."""
    clock = table_pace.reseated(table, place, changed, hub.now())
    timed = [table_pace.kept(table, clock)] if clock is not None and clock is not table.clock else []
    await hub.write(table, changed_seat(table, table.seats[place], changed), *timed, *more)
    table.seats[place] = changed
    table.clock = clock
    hub.timed(table)
    table.spoken = -1  # somebody else may have something else to say


async def join(hub: Hub, table: GameTable, guest: Guest, asked: Join) -> None:
    """Sit down on an open seat."""
    async with table.lock:
        if not table.listed and asked.invite != table.invite and guest.id != table.host:
            raise not_yours(say("why-invited"))
        table.refuse_set_aside()
        if table.status != "waiting":
            raise not_now(say("why-begun"))
        found = [seat for seat in table.seats if seat.lead == "open" and asked.power in ("", seat.id)]
        if not found:
            if asked.power and table.seat(asked.power) is None:
                raise bad_value(say("why-no-such-seat", text=Text(asked.power)))
            raise not_now(say("why-seat-taken" if asked.power else "why-no-open-seat"))
        refuse_alike(table, guest)
        if hub.blocks is not None and await hub.blocks.blocked(table.host, guest.id):
            raise not_yours(say("why-not-with-you"))
        place = table.seats.index(found[0])
        seat_id = found[0].id
        letter = letters.sealed_by(seat_id, asked.seal) if letters.HOUSE in table.letters else None
        sealed = [letter.insert(table.id)] if letter is not None else []
        await reseat(hub, table, place, Seat(seat_id, "person", guest.id, guest.name, ""), *sealed)
        if letter is not None:
            table.letters[seat_id] = letter
        await beginning.begin_if_ready(hub, table)
        hub.broadcast_table(table)


async def choose(hub: Hub, table: GameTable, guest: Guest, asked: Choose) -> None:
    """A person chooses a power for the place whose turn it is; after the last choice the game begins."""
    async with table.lock:
        seat = choosing.chooser(table)
        if seat is None:
            raise not_now(say("why-no-choice"))
        if seat.guest != guest.id:
            raise not_yours(say("why-not-your-choice", name=Text(seat.player)))
        await beginning.take(hub, table, asked.power, bot=False)
        await beginning.begin_if_ready(hub, table)
        hub.broadcast_table(table)


def refuse_alike(table: GameTable, guest: Guest) -> None:
    """Nobody speaks or plays at a table under a name that could be taken for another's there."""
    for seat in table.seats:
        if seat.lead == "person" and seat.guest != guest.id and alike(seat.player, guest.name):
            raise bad_value(say("why-name-alike", name=Text(seat.player)))


async def leave(hub: Hub, table: GameTable, guest: Guest, asked: Leave) -> None:
    """Stand up, from one seat or all: before the game it is open again, later (and where powers are being chosen
    already) a bot leads it for good."""
    async with table.lock:
        if table.status not in ("waiting", "playing"):
            raise not_now(say("why-nothing-to-leave"))
        mine = [table.own_seat(guest.id, asked.power)] if asked.power else []
        mine = mine or [seat for seat in table.seats if seat.guest == guest.id]
        if not mine:
            raise not_yours(say("why-no-seat"))
        if letters.opening(table):
            await beginning.begin(hub, table)  # letters lie open: whoever sat here anew would know them beforehand
        chosen = choosing.chooser(table) is not None
        for seat in mine:
            if chosen:
                name = check_bot(table.game, "")
                after = Seat(seat.id, "bot", "", name, name)
                await reseat(hub, table, table.seats.index(seat), after, letters.torn(table.id, seat.id))
                table.letters.pop(seat.id, None)
            elif table.status == "waiting":
                after = Seat(seat.id, "open", "", "", "")
                await reseat(hub, table, table.seats.index(seat), after, letters.torn(table.id, seat.id))
                table.letters.pop(seat.id, None)
            else:
                name = check_bot(table.game, "")
                after = Seat(seat.id, "bot", "", name, name)
                await reseat(hub, table, table.seats.index(seat), after, *left_behind(table.id, seat.id, guest.id))
            await orders.drop(hub, table, seat.id, "left")
        for viewer in list(table.viewers):
            if viewer.guest == guest.id and viewer.eyes is not None and viewer.eyes not in table.mine(guest.id):
                viewer.hang_up()
        await beginning.begin_if_ready(hub, table)
        await takeback.reconsider(hub, table)
        await early_end.reconsider(hub, table)
        hub.broadcast_table(table)
        hub.go_on(table)


def left_behind(table: str, seat_id: str, guest: str) -> list[Write]:
    """Write down who has left a game that is played: it counts for him as lost (ratings/)."""
    gone = schema.left_seats.c.table_id == table, schema.left_seats.c.power == seat_id
    row = {"table_id": table, "power": seat_id, "guest": guest}
    return [(delete(schema.left_seats).where(*gone), None), (schema.left_seats.insert().values(row), None)]


def _only_host(table: GameTable, guest: Guest) -> None:
    if guest.id != table.host:
        raise not_yours(say("why-host-only", name=Text(table.host_name)))


async def start(hub: Hub, table: GameTable, guest: Guest, asked: Start) -> None:
    """Begin: bots take the open seats. If there is none, begin without the letters that are missing."""
    async with table.lock:
        _only_host(table, guest)
        table.refuse_set_aside()
        if table.status != "waiting":
            raise not_now(say("why-begun-already"))
        if letters.opening(table) or letters.awaits_seals(table):
            await beginning.begin(hub, table)
            hub.broadcast_table(table)
            return
        chooser = choosing.chooser(table)
        if chooser is not None:
            raise not_now(say("why-choosing", name=Text(chooser.player)))
        name = check_bot(table.game, asked.fill)
        for place, seat in enumerate(list(table.seats)):
            if seat.lead == "open":
                await reseat(hub, table, place, Seat(seat.id, "bot", "", name, name))
        await beginning.begin_if_ready(hub, table)
        hub.broadcast_table(table)


async def close(hub: Hub, table: GameTable, guest: Guest) -> None:
    """End a table for good; what was played can still be looked at."""
    async with table.lock:
        _only_host(table, guest)
        if table.status not in ("waiting", "playing"):
            raise not_now(say("why-ended-already"))
        values = {"status": "closed", "changed": time.time()}
        await hub.write(table, (update(schema.tables).where(schema.tables.c.id == table.id).values(values), None))
        table.status = "closed"
        hub.broadcast_table(table)
        if hub.game_ended is not None:
            hub.game_ended(table)


async def let_talk(hub: Hub, table: GameTable, guest: Guest, on: bool) -> None:
    """The host lets people talk, or not."""
    async with table.lock:
        _only_host(table, guest)
        await hub.write(table, (update(schema.tables).where(schema.tables.c.id == table.id).values(talk=on), None))
        table.hosted_talk = on
        hub.broadcast_table(table)


async def stand_in(hub: Hub, table: GameTable, guest: Guest, seat_id: str, bot: str, away_s: float) -> None:
    """Let a bot play for a person, or (no bot) take the seat back."""
    async with table.lock:
        seat = table.seat(seat_id)
        if seat is None or seat.lead != "person":
            raise bad_value(say("why-nobody-sits", text=Text(seat_id)))
        if seat.resigned:
            raise not_now(say("why-resigned", seat=choosing.called(table.game, seat_id)))
        if seat.guest != guest.id:
            if guest.id != table.host or not bot:
                raise not_yours(say("why-not-your-seat", seat=choosing.called(table.game, seat_id)))
            if table.away_s(seat.guest) < away_s:
                raise not_now(say("why-here-lately", name=Text(seat.player), number=round(away_s / 60)))
        name = check_bot(table.game, bot) if bot else ""
        after = Seat(seat.id, seat.lead, seat.guest, seat.player, seat.bot, name)
        await reseat(hub, table, table.seats.index(seat), after)
        if choosing.chooser(table) is not None:
            await beginning.begin_if_ready(hub, table)
        await takeback.reconsider(hub, table)
        await early_end.reconsider(hub, table)
        hub.broadcast_table(table)
        hub.go_on(table)
