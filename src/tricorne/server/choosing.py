"""Choosing powers before a game: one player after the other clockwise, where the rules of the game have it so.

The seats of such a table are numbered places. When every place is taken, whoever sits at the first chooses a power,
then the next; bots choose by lot. With the last choice each place becomes the seat of its power. All letters are still
sealed then (letters.py): nobody who chooses can know anything of the dice, not even the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, Text, Thing, say
from tricorne.kernel.record import Choice
from tricorne.server import schema
from tricorne.server.problems import bad_value
from tricorne.server.wire import Chosen, ChosenPower
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
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


def still_choosing(table: GameTable) -> bool:
    """Whether powers are still to be chosen here."""
    return table.choosing and len(table.choices) < len(table.seats)


def chooser(table: GameTable) -> Seat | None:
    """Who chooses now; None before every place is taken, and after the last choice."""
    waiting = table.status == "waiting" and not table.set_aside and still_choosing(table)
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
        free=free(table) if still_choosing(table) and not table.set_aside else [],
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
