"""Choosing powers before a game: one player after the other clockwise, where the rules of the game have it so.

The seats of such a table are numbered places. When every place is taken, whoever sits at the first chooses a power,
then the next; bots choose by lot. With the last choice each place becomes the seat of its power. All letters are still
sealed then (letters.py): nobody who chooses can know anything of the dice, not even the house.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row, update

from tricorne.bots import Numbers
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, Text, Thing, say
from tricorne.kernel.record import Choice
from tricorne.server import schema
from tricorne.server.problems import bad_value, not_now
from tricorne.server.wire import Chosen, ChosenPower
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.hub import Hub
    from tricorne.server.table_parts import Seat

PLACE = "place-"
"""With its number behind it: the seat of a place whose power is still to be chosen."""


class Taken:
    """A choice that was made: which power, by whom, and whether a bot took it."""

    def __init__(self, power: str, player: str, bot: bool, at: float) -> None:
        self.power = power
        self.player = player
        self.bot = bot
        self.at = at

    def insert(self, table: str, place: int) -> Write:
        row = {
            "table_id": table,
            "place": place,
            "power": self.power,
            "player": self.player,
            "bot": self.bot,
            "at": self.at,
        }
        return schema.choices.insert().values(row), None


def read(rows: Sequence[Row[Any]]) -> list[Taken]:
    """The choices of a table as they were written down, clockwise."""
    return [Taken(row.power, row.player, row.bot, row.at) for row in rows]


# -- places ----------------------------------------------------------------------------------------


def place_id(place: int) -> str:
    """The seat of a place, counted from 0.

    >>> place_id(0)
    'place-1'
    """
    return f"{PLACE}{place + 1}"


def called(game: Game, seat_id: str) -> Thing | Message:
    """A seat, or a place that has no power yet, for messages."""
    if seat_id.startswith(PLACE):
        return say("place-number", number=int(seat_id.removeprefix(PLACE)))
    return game.seat_thing(seat_id)


def seats_to_check(game: Game, seat_ids: list[str]) -> list[str]:
    """Seats with which options can be checked as long as nobody has chosen."""
    return game.seat_ids[: len(seat_ids)] if any(one.startswith(PLACE) for one in seat_ids) else seat_ids


def refuse_unfit(game: Game, players: int) -> None:
    """Refused where the rules of the game do not let players choose, or so many not play."""
    if not game.choosing_rules:
        raise bad_value(say("why-no-choosing", game=Text(game.title)))
    fewest, most = game.options.fewest, game.options.most
    if not fewest <= players <= most:
        raise bad_value(say("bad-players", players=players, fewest=fewest, most=most))


# -- how it stands ---------------------------------------------------------------------------------


def unsettled(table: GameTable) -> bool:
    """Whether powers are still to be chosen here."""
    return table.choosing and len(table.choices) < len(table.seats)


def chooser(table: GameTable) -> Seat | None:
    """Who chooses now; None before every place is taken, and after the last choice."""
    waiting = table.status == "waiting" and not table.set_aside and unsettled(table)
    if not waiting or any(seat.lead == "open" for seat in table.seats):
        return None
    return table.seats[len(table.choices)]


def free(table: GameTable) -> list[str]:
    """The powers that can be chosen now."""
    return table.game.free_to_choose(len(table.seats), [choice.power for choice in table.choices])


def told(table: GameTable) -> Chosen | None:
    """For the wire; None at a table whose powers were given with its seats."""
    if not table.choosing:
        return None
    now = chooser(table)
    return Chosen(
        chooser=None if now is None else now.id,
        free=free(table) if unsettled(table) and not table.set_aside else [],
        chosen=[ChosenPower(one.power, one.player, one.bot) for one in table.choices],
        rules=list(table.game.choosing_rules),
    )


def lines(table: GameTable) -> list[Message]:
    """The choices as the log tells them."""
    found: list[Message] = []
    for choice in table.choices:
        power = table.game.seat_thing(choice.power)
        name = Text(choice.player)
        found.append(say("log-chose-bot", seat=power) if choice.bot else say("log-chose", name=name, seat=power))
    return found


def written(table: GameTable) -> list[Choice]:
    """The choices as the record tells them."""
    return [Choice(choice.power, choice.bot) for choice in table.choices]


# -- choosing --------------------------------------------------------------------------------------


async def take(hub: Hub, table: GameTable, power: str, bot: bool) -> None:
    """Whoever chooses now takes a power; with the last choice places become seats. The lock is held."""
    seat = chooser(table)
    if seat is None:
        raise not_now(say("why-no-choice"))
    open_powers = free(table)
    if power not in open_powers:
        names = [table.game.seat_thing(one) for one in open_powers]
        if power in table.game.seat_ids:
            raise not_now(say("why-power-chosen", seat=table.game.seat_thing(power), seats=names))
        raise bad_value(say("why-no-power", text=Text(power[:40]), seats=names))
    choice = Taken(power, seat.player, bot, time.time())
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
    while (seat := chooser(table)) is not None and seat.played_by():
        left = free(table)
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
