"""Resigning, abandoning by consent, and a rematch with rotated seats (docs/server.md tells what each means)."""

from __future__ import annotations

import msgspec
from sqlalchemy import update

from tricorne.kernel.message import say
from tricorne.server import beginning, early_end, orders, schema, seating, table_pace, takeback
from tricorne.server.choosing import place_id
from tricorne.server.ended import Abandon, Early
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.problems import not_now, not_yours
from tricorne.server.table_parts import Guest, Seat
from tricorne.server.wire import Join, NewTable, Rematch, SeatPlan

# -- giving up ---------------------------------------------------------------------------------------


async def resign(hub: Hub, table: GameTable, guest: Guest, seat_id: str) -> None:
    """Give a seat up. Of two the other wins; with more a bot plays the seat to the end, as long as anybody plays."""
    async with table.lock:
        table.playing()
        mine = [seat.id for seat in table.seats if seat.guest == guest.id and not seat.resigned]
        seat = table.leading_seat(guest.id, seat_id or (mine or table.mine(guest.id) or [""])[0])
        await give_up(hub, table, seat, "resigned")


async def give_up(hub: Hub, table: GameTable, seat: Seat, how: Early) -> None:
    """A seat is given up, by its person or because his time is out. The lock is held."""
    bot = seat.stand_in or seating.check_bot(table.game, "")
    after = Seat(seat.id, seat.lead, seat.guest, seat.player, seat.bot, bot, resigned=True)
    others = [one for one in table.seats if one is not seat]
    if len(others) == 1:
        await early_end.end(hub, table, "over", how, [others[0].id], seating.changed_seat(table, seat, after))
        table.seats[table.seats.index(seat)] = after
    elif any(one.lead == "person" and not one.resigned for one in others):
        await seating.reseat(hub, table, table.seats.index(seat), after)
        await orders.drop(hub, table, seat.id, "left")
        await takeback.reconsider(hub, table)
        await early_end.reconsider(hub, table)
    else:
        await early_end.end(hub, table, "closed", how, [], seating.changed_seat(table, seat, after))
        table.seats[table.seats.index(seat)] = after
    hub.broadcast_table(table)
    hub.timed(table)
    hub.go_on(table)


async def abandon(hub: Hub, table: GameTable, guest: Guest, agree: bool) -> None:
    """Propose to end a game without a winner, or answer such a proposal; ``False`` of whoever proposed withdraws it."""
    async with table.lock:
        table.playing()
        asked = table.abandoning
        mine = [seat.id for seat in table.seats if seat.guest == guest.id and not seat.resigned]
        if not mine:
            raise not_yours(say("why-no-seat"))
        if asked is None:
            if not agree:
                raise not_now(say("why-no-proposal"))
            asked = Abandon(guest.id, mine[0], [])
            if asked.waiting(table.seats):
                await hub.write(table, (schema.abandons.insert().values(asked.row(table.id)), None))
            table.abandoning = asked
        elif not agree:
            await hub.write(table, early_end.gone(table))
            table.abandoning = None
        elif guest.id != asked.guest and guest.id not in asked.agreed:
            agreed = [*asked.agreed, guest.id]
            values = {"agreed": msgspec.json.encode(agreed).decode()}
            where = schema.abandons.c.table_id == table.id
            await hub.write(table, (update(schema.abandons).where(where).values(values), None))
            asked.agreed = agreed
        await early_end.reconsider(hub, table)
        hub.broadcast_table(table)


# -- and again ---------------------------------------------------------------------------------------


async def rematch(hub: Hub, table: GameTable, guest: Guest, asked: Rematch) -> GameTable:
    """The next game of the same people: whoever asks first makes its table, the others sit down there. Everybody moves
    on by one seat, clockwise."""
    if not table.mine(guest.id):
        raise not_yours(say("why-no-seat"))
    if table.status not in ("over", "closed"):
        raise not_now(say("why-not-ended"))
    async with table.lock:
        found = await hub.table(table.rematch) if table.rematch else None
        if found is None and not table_pace.series_over(table):
            raise not_now(say("why-series-opens"))
        if found is None or found.status == "closed":
            found = await seating.create(hub, guest, plan_after(table, guest, asked.seal))
            written = update(schema.tables).where(schema.tables.c.id == table.id).values(rematch=found.id)
            await hub.write(table, (written, None))
            table.rematch = found.id
            hub.broadcast_table(table)
            return found
    if not found.mine(guest.id):
        await _sit_down(hub, table, found, guest, asked.seal)
    elif asked.seal:
        await beginning.seal_later(hub, found, guest, asked.seal)
    return found


def plan_after(table: GameTable, guest: Guest, seal: str) -> NewTable:
    """The same game with everybody one seat further."""
    plans: list[SeatPlan] = []
    me = "me"
    for place, seat in enumerate(table.seats):
        before = table.seats[place - 1]
        if before.lead == "bot":
            plans.append(SeatPlan(seat.id, "bot", before.bot))
        elif before.guest == guest.id:
            plans.append(SeatPlan(seat.id, "me" if me else "same-screen", "", before.player))
            me = ""
        else:
            plans.append(SeatPlan(seat.id, "open"))
    return NewTable(
        game=table.game.id,
        seats=plans,
        preset=table.preset,
        options=table.options,
        powers="chosen" if table.choosing else "given",
        title=table.title,
        watch=table.watch,
        undo=table.undo,
        advice=table.advice,
        talk=table.hosted_talk,
        seal=seal,
        pace=table_pace.pace(table),
    )


async def _sit_down(hub: Hub, old: GameTable, new: GameTable, guest: Guest, seal: str) -> None:
    """Take the seats that are meant for somebody at a rematch."""
    for place, seat in enumerate(old.seats):
        if seat.guest == guest.id:
            at = (place + 1) % len(old.seats)
            power = place_id(at) if new.choosing else old.seats[at].id
            await seating.join(hub, new, guest, Join(power=power, invite=new.invite, seal=seal))
            seal = ""
