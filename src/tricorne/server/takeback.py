"""Taking back by consent: further than a player may go alone, past what other people did since (docs/server.md).

One player asks, everybody else at the table agrees or one of them refuses. Nobody goes back past chance, a revelation
or a secret choice, not even together: what was seen cannot be unseen, and the dice would fall the same way again.
While the question is open the server does nothing by itself: no bot and no standing order acts. Whoever plays on
refuses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Row, delete, update

from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import say
from tricorne.kernel.state import State
from tricorne.kernel.undo import undo_limit
from tricorne.server import schema
from tricorne.server.game_table import GameTable
from tricorne.server.problems import not_now, not_yours, of_the_rules, stale
from tricorne.server.record import actions_after
from tricorne.server.table_parts import Guest, TakeBack
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.hub import Hub


def read(row: Row[tuple[object, ...]] | None) -> TakeBack | None:
    """A question as it was written down."""
    if row is None:
        return None
    return TakeBack(row.guest, row.power, row.number, row.back_to, row.actions, msgspec.json.decode(row.agreed))


def gone(table: GameTable) -> Write:
    return delete(schema.takebacks).where(schema.takebacks.c.table_id == table.id), None


def furthest(state: State) -> int | None:
    """The entry to which all together can go back; None if nothing can be taken back."""
    limit = undo_limit(state, "", True)
    return limit.number if limit.actions else None


def _taken_back(table: GameTable, state: State, seat: str, to: int) -> State:
    after = state.clone()
    try:
        after.undo(to, seat, True)
    except TricorneError as problem:
        raise of_the_rules(problem) from None
    return after


async def ask(hub: Hub, table: GameTable, guest: Guest, seat_id: str, at: int, to: int) -> None:
    """Ask the others; done at once if nobody else is there to be asked."""
    async with table.lock:
        state = table.playing()
        mine = table.mine(guest.id)
        if not mine:
            raise not_yours(say("why-no-seat"))
        seat = table.leading_seat(guest.id, seat_id or mine[0]).id
        if table.undo == "none":
            raise not_now(say("why-no-undo"))
        if at != state.last.number:
            raise stale(state.last.number)
        if table.taking_back is not None:
            raise not_now(say("why-undo-asked"))
        limit = furthest(state)
        if limit is None or to < limit:
            reason = undo_limit(state, "", True).reason
            raise not_now(say("why-undo-together", number=limit or at, reason=reason))
        after = _taken_back(table, state, seat, to)
        asked = TakeBack(guest.id, seat, at, to, actions_after(state, to), [])
        if not table.to_be_asked(asked):
            await hub.commit(table, state, after, guest.id)
            return
        await hub.write(table, (schema.takebacks.insert().values(asked.row(table.id)), None))
        table.taking_back = asked
        hub.broadcast_table(table)


async def answer(hub: Hub, table: GameTable, guest: Guest, at: int, agree: bool) -> None:
    """Agree or refuse; for whoever asked: withdraw."""
    async with table.lock:
        state = table.playing()
        asked = table.taking_back
        if asked is None:
            raise not_now(say("why-undo-nobody"))
        if at != state.last.number or asked.at != state.last.number:
            raise stale(state.last.number)
        waiting = table.to_be_asked(asked)
        if guest.id == asked.guest:
            if agree:
                raise not_now(say("why-undo-own"))
        elif guest.id not in waiting:
            raise not_yours(say("why-undo-not-awaited"))
        if not agree:
            await hub.write(table, gone(table))
            table.taking_back = None
            hub.broadcast_table(table)
            hub.go_on(table)
            return
        agreed = [*asked.agreed, guest.id]
        if set(waiting) == {guest.id}:
            await hub.commit(table, state, _taken_back(table, state, asked.seat_id, asked.to), asked.guest)
            return
        values = {"agreed": msgspec.json.encode(agreed).decode()}
        where = schema.takebacks.c.table_id == table.id
        await hub.write(table, (update(schema.takebacks).where(where).values(values), None))
        asked.agreed = agreed
        hub.broadcast_table(table)


async def reconsider(hub: Hub, table: GameTable) -> None:
    """Somebody has left, or a bot stands in for him: the question is settled if he was the last, void if he had asked.
    The lock is held."""
    asked = table.taking_back
    if asked is None:
        return
    if asked.seat_id not in table.mine(asked.guest):
        await hub.write(table, gone(table))
        table.taking_back = None
    elif not table.to_be_asked(asked):
        state = table.playing()
        await hub.commit(table, state, _taken_back(table, state, asked.seat_id, asked.to), asked.guest)
