"""Advice at a table: what a bot that thinks ahead would play for a seat, from what this seat may know.

It is given against bots, and among people where the table allows it. The workers think (thinkers.py); a person has one
question open at a time and so many a minute, and what was answered is kept until the table moves on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.bots.advice import can_advise
from tricorne.kernel.message import say
from tricorne.server import wire_live
from tricorne.server.advice_rule import may_ask
from tricorne.server.problems import bad_value, not_now
from tricorne.server.wire import message

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.hub import Hub
    from tricorne.server.table_parts import Guest


async def advise(hub: Hub, table: GameTable, guest: Guest, ask: wire_live.AskAdvice) -> wire_live.Advice:
    """Advice for the seat that is asked, which is the guest's own."""
    if not can_advise(table.game):
        raise not_now(say("why-no-advice"))
    if not may_ask(table.game, table.advice, table.seats, guest.id):
        raise not_now(say("why-advice-people"))
    state = table.playing()
    if ask.action is not None and ask.action not in state.legal():
        raise bad_value(say("why-advice-action"))
    seat_id = table.actor
    kept = table.advised.get(seat_id)
    if kept is not None and kept[0] == ask.at and (ask.action is None or kept[1] == ask.action):
        answer = kept[2]
        return wire_live.Advice(id=ask.id, at=ask.at, best=answer.best, chosen=answer.chosen, blunder=answer.blunder)
    if guest.id in hub.advising:
        raise not_now(say("why-advice-asked"))
    hub.advising.add(guest.id)
    try:
        await hub.limits.advise(guest.id)
        given = await hub.thinkers.advise(table.id, state, seat_id, ask.action, guest.id)
    finally:
        hub.advising.discard(guest.id)
    if given is None:
        raise not_now(say("why-no-advice"))
    best = [
        wire_live.Advised(
            action=one.action,
            text=one.text,
            words=message(one.words),
            then=one.then,
            percent=one.percent,
            reason=message(one.reason),
            fear=None if one.fear is None else message(one.fear),
        )
        for one in given.best
    ]
    answer = wire_live.Advice(id=ask.id, at=ask.at, best=best, chosen=given.chosen, blunder=given.blunder)
    table.advised[seat_id] = (ask.at, ask.action, answer)
    return answer
