"""Bots at a table: they speak (offers, answers, thanks), they decide, and they tell a reason when they are asked.

All thinking is done by the workers (thinkers.py). What a bot says is an entry of the record like any aside, on disk
before anybody reads it. After each entry the bots are let speak first, then the one that is asked decides; one that has
help to sell waits a little for the offer of a person who is there to make one. What a bot says or plays waits for the
show on the pages of people (following.py).
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING

from tricorne.bots import bot
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message, say
from tricorne.kernel.record import ASIDE, PLAY, all_standing
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import act_of, goes_on
from tricorne.server import following
from tricorne.server.game_table import GameTable
from tricorne.server.problems import bad_value, not_now, not_yours
from tricorne.server.table_parts import Guest, Seat

if TYPE_CHECKING:
    from tricorne.server.hub import Hub

MOST_SAID = 12
"""Asides of bots between two actions, at most."""
MOST_ALONE = 3
"""Tables of bots alone that run for one host."""
LISTENS_S = 0.1
"""How often a bot that waits for an offer looks up."""


def speakers(table: GameTable) -> list[Seat]:
    """The bots that may speak about the question that is open now, and have not yet."""
    state = table.state
    if state is None or table.status != "playing" or table.spoken == table.number:
        return []
    led = [seat for seat in table.seats if seat.played_by()]
    key = state.prompt.key if led else ""
    return [seat for seat in led if bot(seat.played_by()).speaks_at(table.game, key) or _replies(table, seat)]


def _replies(table: GameTable, seat: Seat) -> list[str]:
    """What a bot has still to answer to what people have said or paid since the last action."""
    if table.pages[-1].entry.kind != ASIDE:
        return []
    people: list[tuple[str, str]] = []
    due: list[str] = []
    said: list[str] = []
    for entry in all_standing(table.begun().last):
        if entry.kind == PLAY:
            due, said = [], []
        elif entry.kind == ASIDE and table.pages[entry.number].led_by:
            people.append((entry.seat, entry.text))
            if entry.seat != seat.id:
                due += bot(seat.played_by()).replies(table.game, seat.id, people)[:1]
        elif entry.kind == ASIDE and entry.seat == seat.id:
            said.append(entry.text)
    for text in said:
        if text in due:
            due.remove(text)
    return due


def alone(table: GameTable) -> bool:
    """Whether no person has a seat."""
    return all(seat.lead == "bot" for seat in table.seats)


def runs(hub: Hub, table: GameTable) -> bool:
    """Whether bots play here. A table of bots alone runs while somebody looks on, a few of one host at a time."""
    if not alone(table):
        return True
    looked_at = [one for one in hub.tables.values() if one.host == table.host and one.looked_at() and alone(one)]
    running = sorted((one for one in looked_at if one.status == "playing"), key=lambda one: one.created)
    return table in running[:MOST_ALONE]


def wake_alone(hub: Hub, table: GameTable) -> None:
    """A table of bots alone has stopped: perhaps another one of its host may run."""
    if alone(table):
        for other in list(hub.tables.values()):
            if other is not table and other.host == table.host and other.looked_at() and alone(other):
                hub.go_on(other)


def awaited(table: GameTable) -> Seat | None:
    """The seat that is asked, if a bot plays it."""
    seat = table.seat(table.actor) if table.actor and table.status == "playing" else None
    return seat if seat is not None and seat.played_by() else None


def due(table: GameTable) -> bool:
    """Whether the house has something to do at a table: a bot is asked or may speak, or an order is asked."""
    if table.status != "playing" or table.taking_back is not None or table.set_aside:
        return False
    return awaited(table) is not None or table.actor in table.orders or bool(speakers(table))


async def go_on(hub: Hub, table: GameTable, number: int) -> None:
    """What the bots do after an entry: one says something, or the one that is asked decides."""
    state = table.begun()
    if hub.pace_s and awaited(table) is not None:
        await asyncio.sleep(hub.pace_s)
    if table.number != number:
        return
    host = table.host
    for seat in speakers(table):
        texts = _replies(table, seat)
        may_speak = bot(seat.played_by()).speaks_at(table.game, state.prompt.key) and _said_lately(table) < MOST_SAID
        if not texts and may_speak:
            texts = await hub.thinkers.asides(table.id, state, seat.id, seat.played_by(), _seed(table, seat), host)
        if texts:
            await following.wait(table, number)
        for text in texts:
            if await hub.shielded(_say(hub, table, seat.id, number, text)):
                return
    if table.number == number:
        table.spoken = number
    seat_asked = awaited(table)
    if seat_asked is None or table.number != number:
        return
    seat_id = seat_asked.id
    name = seat_asked.played_by()
    seed = _seed(table, seat_asked)
    action, hears = await hub.thinkers.decide(table.id, state, seat_id, name, seed, host)
    after = state.clone()
    after.play(action)
    if not state.engine.within_act(state.position):
        # A bot decides part by part; the table sees the whole act.
        while goes_on(after.engine, after.position, after.seat_number(seat_id)):
            action, _ = await hub.thinkers.decide(table.id, after, seat_id, name, f"{seed}/{after.last.number}", host)
            after.play(action)
        after.join(state.last)
    await following.wait(table, number)
    if hears:
        await _listen(hub, table, number, hears)
    if table.number == number:
        await hub.shielded(_play(hub, table, seat_id, number, after))


def _seed(table: GameTable, seat: Seat) -> str:
    """The seed of a bot's own numbers. Nobody can find another bot's from it, nor its earlier or later ones."""
    return hashlib.sha256(f"{table.bot_seed}/{table.number}/{seat.id}".encode()).hexdigest()[:32]


def _said_lately(table: GameTable) -> int:
    """How many asides of bots stand after the last action."""
    count = 0
    for page in reversed(table.pages):
        if page.entry.kind == PLAY:
            break
        count += page.entry.kind == ASIDE and page.led_by == ""
    return count


async def _listen(hub: Hub, table: GameTable, number: int, seat_id: str) -> None:
    """Wait for somebody's offer: no longer than the server allows, and only if a person sits there."""
    seat = table.seat(seat_id)
    until = time.monotonic() + hub.hear_s
    while table.number == number and time.monotonic() < until:
        if seat is None or seat.played_by() or not table.present(seat.guest):
            return
        await asyncio.sleep(LISTENS_S)


def _still(table: GameTable, seat_id: str, number: int) -> bool:
    """Whether the table still stands where the bot was asked, so that its answer can be used."""
    seat = table.seat(seat_id)
    if table.state is None or seat is None or table.state.last.number != number:
        return False
    return bool(seat.played_by()) and table.status == "playing" and table.taking_back is None


async def _say(hub: Hub, table: GameTable, seat_id: str, number: int, text: str) -> bool:
    """Write an aside of a bot down; whether the table has moved on, by it or otherwise."""
    async with table.lock:
        if not _still(table, seat_id, number):
            return True
        state = table.begun()
        after = state.clone()
        try:
            after.aside(seat_id, text)
        except TricorneError:
            return False  # not allowed just now: it remains unsaid
        await hub.commit(table, state, after, "")
        return True


async def _play(hub: Hub, table: GameTable, seat_id: str, number: int, after: State) -> None:
    """The table goes on to what a bot has played, unless it has moved meanwhile."""
    async with table.lock:
        if _still(table, seat_id, number):
            await hub.commit(table, table.begun(), after, "")


# -- reasons -----------------------------------------------------------------------------------


async def reason(hub: Hub, table: GameTable, guest: Guest, number: int, address: str = "") -> Message:
    """Why a bot played entry ``number``, told so that everybody may read; refused if it keeps that to itself."""
    table.begun()
    if not table.mine(guest.id):
        raise not_yours(say("why-no-seat"))
    if not 1 <= number < len(table.pages):
        raise bad_value(say("why-no-entry", number=number, number2=table.number))
    page = table.pages[number]
    seat = table.seat(page.entry.seat)
    if page.entry.kind != PLAY or page.led_by or seat is None:
        raise bad_value(say("why-not-of-a-bot", number=number))
    name = table.game.seat_thing(seat.id)
    if not seat.played_by():
        raise not_now(say("why-bot-left", seat=name))
    if number in table.reasons:
        return table.reasons[number]
    if table.explaining:
        raise not_now(say("why-bots-asked"))
    table.explaining = True
    try:
        before = await hub.turns.ask(address, guest.id, hub.at(table, number - 1))
        action = act_of(before.engine, table.game.actions, before.position, page.entry.text).parts[0]
        said = await hub.thinkers.explain(table.id, before, seat.id, seat.played_by(), action, guest.id)
    finally:
        table.explaining = False
    if said is None:
        raise not_now(say("why-reason-kept", seat=name))
    # An act of several parts is explained as a whole, and not by the part that was looked at.
    whole = before.engine.act_words(page.entry.text)
    if whole is not None and "action" in said.args:
        said = Message(said.key, {**said.args, "action": whole})
    table.reasons[number] = said
    return said
