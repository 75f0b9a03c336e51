"""How a game begins: powers that are to be chosen are chosen, letters are opened, and with the last one it starts.

What a table knows of both is in choosing.py and letters.py.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import update

from tricorne.bots import Numbers
from tricorne.kernel.chance import commitment
from tricorne.kernel.keyed import is_letter
from tricorne.kernel.message import Text, say
from tricorne.server import choosing, letters, schema
from tricorne.server.game_table import GameTable
from tricorne.server.problems import Late, bad_value, not_now
from tricorne.server.table_parts import Guest
from tricorne.server.wire import OpenLetter
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.hub import Hub

# -- when the last seat is taken -------------------------------------------------------------------


async def begin(hub: Hub, table: GameTable, *more: Write) -> None:
    """Begin the game with the letters that lie open. The lock is held."""
    await hub.commit(table, None, table.setting().opened(), "", *more)


async def begin_if_ready(hub: Hub, table: GameTable) -> None:
    """Begin the game once every seat is taken, every power chosen and every letter open. The lock is held."""
    if not letters.full(table):
        return
    await let_bots_choose(hub, table)
    if choosing.still_choosing(table):
        return
    if not letters.opening(table) and not letters.awaits_seals(table):
        await begin(hub, table)
    elif not table.watched:
        table.watched = True
        hub.in_background(_begin_without(hub, table))


async def _begin_without(hub: Hub, table: GameTable) -> None:
    """Begin without the letters that are missing after a while."""
    await asyncio.sleep(hub.letters_s)
    async with table.lock:
        table.watched = False
        if letters.full(table):
            with suppress(Late):  # another process has begun it
                await begin(hub, table)
            hub.broadcast_table(table)


async def seal_later(hub: Hub, table: GameTable, guest: Guest, seal: str) -> None:
    """Somebody for whom the house has kept a seat comes, and adds his letter to the dice."""
    async with table.lock:
        bare = [seat.id for seat in table.seats if seat.guest == guest.id and seat.id not in table.letters]
        letter = letters.sealed_by(bare[0], seal) if bare and letters.awaits_seals(table) else None
        if letter is None:
            return
        await hub.write(table, letter.insert(table.id))
        table.letters[letter.seat_id] = letter
        await begin_if_ready(hub, table)
        hub.broadcast_table(table)


async def open_letter(hub: Hub, table: GameTable, guest: Guest, asked: OpenLetter) -> None:
    """A person opens his letter; with the last one the game begins."""
    async with table.lock:
        seat = table.own_seat(guest.id, asked.power)
        letter = table.letters.get(seat.id)
        if letter is None or letter.text:
            raise not_now(say("why-no-letter-awaited"))
        if not letters.opening(table):
            late = table.status != "waiting"
            raise not_now(say("why-letter-too-late" if late else "why-letter-too-early"))
        if not is_letter(asked.letter) or commitment(asked.letter) != letter.seal:
            raise bad_value(say("why-other-letter"))
        now = time.time()
        where = (schema.letters.c.table_id == table.id) & (schema.letters.c.power == seat.id)
        await hub.write(table, (update(schema.letters).where(where).values(text=asked.letter, opened=now), None))
        letter.text, letter.opened = asked.letter, now
        await begin_if_ready(hub, table)
        hub.broadcast_table(table)


# -- choosing powers ------------------------------------------------------------------------------


async def take(hub: Hub, table: GameTable, power: str, bot: bool) -> None:
    """Whoever chooses now takes a power; with the last choice places become seats. The lock is held."""
    seat = choosing.chooser(table)
    if seat is None:
        raise not_now(say("why-no-choice"))
    open_powers = choosing.free(table)
    if power not in open_powers:
        names = [table.game.seat_thing(one) for one in open_powers]
        if power in table.game.seat_ids:
            raise not_now(say("why-power-chosen", seat=table.game.seat_thing(power), seats=names))
        raise bad_value(say("why-no-power", text=Text(power[:40]), seats=names))
    choice = choosing.Taken(power, seat.player, bot, time.time())
    writes = [choice.insert(table.id, len(table.choices))]
    powers = [one.power for one in table.choices] + [power]
    last = len(powers) == len(table.seats)
    if last:
        writes += _renaming(table, powers)
    changed = update(schema.tables).where(schema.tables.c.id == table.id).values(changed=choice.at)
    await hub.write(table, *writes, (changed, None))
    table.choices.append(choice)
    table.changed = choice.at
    if last:
        _rename(table, powers)


async def let_bots_choose(hub: Hub, table: GameTable) -> None:
    """Bots, and those who stand in for somebody, choose by lot while it is their turn. The lock is held."""
    while (seat := choosing.chooser(table)) is not None and seat.played_by():
        left = choosing.free(table)
        lot = Numbers(f"{table.bot_seed}/choosing/{len(table.choices)}").below(len(left))
        await take(hub, table, left[lot], bot=True)


def _renaming(table: GameTable, powers: list[str]) -> list[Write]:
    """Each place becomes the seat of its power, wherever it is written down."""
    writes: list[Write] = []
    for place, (seat, power) in enumerate(zip(table.seats, powers, strict=True)):
        seats, letters, messages = schema.seats, schema.letters, schema.messages
        at_place = (seats.c.table_id == table.id) & (seats.c.place == place)
        writes.append((update(seats).where(at_place).values(power=power), None))
        sealed = (letters.c.table_id == table.id) & (letters.c.power == seat.id)
        writes.append((update(letters).where(sealed).values(power=power), None))
        spoken = (messages.c.table_id == table.id) & (messages.c.seat == seat.id)
        writes.append((update(messages).where(spoken).values(seat=power), None))
    return writes


def _rename(table: GameTable, powers: list[str]) -> None:
    power_of = {seat.id: power for seat, power in zip(table.seats, powers, strict=True)}
    for seat in table.seats:
        letter = table.letters.pop(seat.id, None)
        seat.id = power_of[seat.id]
        if letter is not None:
            letter.seat_id = seat.id
            table.letters[seat.id] = letter
    for message in table.chat or []:
        message.seat = power_of.get(message.seat, message.seat)
    for viewer in table.viewers:
        viewer.eyes = power_of.get(viewer.eyes, viewer.eyes) if viewer.eyes else viewer.eyes
