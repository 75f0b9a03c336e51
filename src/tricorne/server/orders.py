"""Standing orders: what a player leaves with the server so that it answers for him when he is asked (docs/server.md).

What an order says is the game's business (``Engine.ordered``); here it is kept, followed and ended. An order is for its
seat alone: others see the actions that it gave, as the player's own, and nothing else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import delete

from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import ORDER_ENDED, ORDER_WAITS
from tricorne.kernel.errors import IllegalAction, TricorneError
from tricorne.kernel.message import Message, say
from tricorne.kernel.record import UNDO
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import goes_on
from tricorne.server import schema
from tricorne.server.game_table import GameTable
from tricorne.server.problems import Late, bad_value, not_now, note_failure, of_the_rules
from tricorne.server.table_parts import Guest, Order
from tricorne.server.wire import message
from tricorne.server.wire_live import OrderChanged, OrderEnd, StandingOrder
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.hub import Hub

LONGEST_ORDER = 200


def told(table: GameTable, eyes: str | None) -> StandingOrder | None:
    """The order of a seat, for its own eyes."""
    order = table.orders.get(eyes) if eyes is not None else None
    if order is None or table.state is None:
        return None
    return StandingOrder(order.text, message(table.state.engine.order_words(table.state.position, order.text)))


def _tell(table: GameTable, seat_id: str, ended: OrderEnd | None) -> None:
    for viewer in table.viewers:
        if viewer.eyes == seat_id:
            viewer.tell(OrderChanged(seat=seat_id, order=told(table, seat_id), ended=ended))


def _gone(table: GameTable, seat_id: str) -> Write:
    where = (schema.orders.c.table_id == table.id) & (schema.orders.c.power == seat_id)
    return delete(schema.orders).where(where), None


# -- giving and withdrawing --------------------------------------------------------------------------


async def give(hub: Hub, table: GameTable, guest: Guest, seat_id: str, text: str) -> Message | None:
    """Leave an order for a seat, in place of the one before; empty: withdraw it. What it says, for people."""
    async with table.lock:
        state = table.playing()
        seat = table.own_seat(guest.id, seat_id)
        if len(text) > LONGEST_ORDER:
            raise bad_value(say("why-letters", number=LONGEST_ORDER))
        text = " ".join(text.split()).lower()
        if not text:
            if seat_id not in table.orders:
                raise not_now(say("why-no-order"))
            await drop(hub, table, seat_id, "withdrawn")
            return None
        if seat.stand_in:
            raise not_now(say("why-bot-plays", seat=table.game.seat_thing(seat_id)))
        try:
            refusal = state.engine.why_not_order(state.position, state.seat_number(seat_id), text)
            if refusal is not None:
                raise IllegalAction(refusal.reason, tuple(refusal.rules))
        except TricorneError as problem:
            raise of_the_rules(problem) from None
        order = Order(seat_id, text, state.engine.order_scope(state.position))
        await hub.write(table, _gone(table, seat_id), (schema.orders.insert().values(order.row(table.id)), None))
        table.orders[seat_id] = order
        _tell(table, seat_id, None)
        hub.go_on(table)
        return state.engine.order_words(state.position, text)


async def drop(hub: Hub, table: GameTable, seat_id: str, ended: OrderEnd) -> None:
    """End an order, on disk first. The lock is held."""
    if seat_id in table.orders:
        await hub.write(table, _gone(table, seat_id))
        del table.orders[seat_id]
        _tell(table, seat_id, ended)


def overtaken(table: GameTable, after: State) -> list[str]:
    """The seats whose orders end with an entry, because what they were for is over or was taken back."""
    if not table.orders:
        return []
    if after.last.kind == UNDO or after.over:
        return list(table.orders)
    scope = after.engine.order_scope(after.position)
    return [seat_id for seat_id, order in table.orders.items() if order.scope != scope]


def ending(table: GameTable, seat_ids: list[str]) -> list[Write]:
    return [_gone(table, seat_id) for seat_id in seat_ids]


def ended(table: GameTable, seat_ids: list[str]) -> None:
    """Orders that ended with an entry, once that is on disk."""
    for seat_id in seat_ids:
        table.orders.pop(seat_id, None)
        _tell(table, seat_id, "over")


def tell_changed(table: GameTable, before: dict[str, Order], moved: bool) -> None:
    """Another process has taken or ended orders: their seats are told."""
    for seat_id in {*before, *table.orders}:
        old, new = before.get(seat_id), table.orders.get(seat_id)
        if (old and old.text) != (new and new.text):
            _tell(table, seat_id, None if new is not None else "over" if moved else "withdrawn")


# -- following ---------------------------------------------------------------------------------------


def follow(hub: Hub, table: GameTable) -> None:
    """If the seat that is asked has left an order, let it answer."""
    seat = table.seat(table.actor) if table.actor and table.orders else None
    if seat is None or seat.id not in table.orders or seat.played_by() or table.status != "playing":
        return
    hub.in_background(_answer(hub, table, seat.id, table.number))


async def _answer(hub: Hub, table: GameTable, seat_id: str, number: int) -> None:
    try:
        await hub.shielded(_carry_out(hub, table, seat_id, number))
    except asyncio.CancelledError:
        raise
    except Late:
        pass  # another process has answered
    except Exception as problem:
        note_failure(f"table {table.id}: the order of a seat after entry {number}", problem)


async def _carry_out(hub: Hub, table: GameTable, seat_id: str, number: int) -> None:
    async with table.lock:
        state = table.state
        seat = table.seat(seat_id)
        order = table.orders.get(seat_id)
        if state is None or seat is None or order is None or state.last.number != number or state.actor != seat_id:
            return
        if seat.played_by() or table.status != "playing" or not seat.guest or table.taking_back is not None:
            return
        action = state.engine.ordered(state.position, order.text)
        if action == ORDER_WAITS:
            return
        after = state.clone()
        try:
            if action != ORDER_ENDED:
                after.play(action)
                if not state.engine.within_act(state.position):
                    action = _finish(after, order.text, action)
                    after.join(state.last)
        except TricorneError:
            action = ORDER_ENDED
        if action == ORDER_ENDED:
            await drop(hub, table, seat_id, "unforeseen")
            return
        await hub.commit(table, state, after, seat.guest)


def _finish(after: State, text: str, action: ActionId) -> int:
    """Let an order end the act that it has begun, of which the table sees the whole; ORDER_ENDED if it cannot."""
    seat = after.seat_number(after.last.seat)
    while goes_on(after.engine, after.position, seat):
        action = after.engine.ordered(after.position, text)
        if action < 0:
            return ORDER_ENDED
        after.play(action)
    return action
