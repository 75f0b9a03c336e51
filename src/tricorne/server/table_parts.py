"""What belongs to a table: who sits there, what was said, what was left for the house to do, what was asked. Compiled
with the engine, as the table is."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.server.wire import ChatLine, Lead, Message

ReadRow = Any
"""A row of the database. To the compiler its own type is a tuple, which it is not."""

_encode = msgspec.json.encode


class Guest:
    """Somebody without a registration: an id that others may see, and a name."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Saying:
    """What somebody said in the talk of a table. What the house says there is a message, stored as JSON; nobody (no
    guest, no name) says it."""

    def __init__(self, id: int, channel: str, seat: str, guest: str, name: str, text: str, at: float) -> None:
        self.id = id
        self.channel = channel
        self.seat = seat
        self.guest = guest
        self.name = name
        self.text = text
        self.at = at

    def line(self, guest: str) -> ChatLine:
        """As a guest reads it."""
        mine = guest != "" and guest == self.guest
        words = None if self.guest or self.name else msgspec.json.decode(self.text, type=Message)
        text = self.text if words is None else ""
        return ChatLine(self.id, self.channel, self.seat or None, self.name, text, words, mine, self.at)


def read_saying(row: ReadRow) -> Saying:
    """Something that was said, as it was written down."""
    return Saying(row.id, row.channel, row.seat, row.guest, row.name, row.text, row.at)


class Seat:
    """A seat of a table."""

    def __init__(
        self, seat_id: str, lead: Lead, guest: str, player: str, bot: str, stand_in: str = "", resigned: bool = False
    ) -> None:
        self.id = seat_id
        self.lead = lead
        self.guest = guest
        """The id of the person; empty for bots and open seats."""
        self.player = player
        self.bot = bot
        self.stand_in = stand_in
        """The bot that plays for the person just now; empty for none."""
        self.resigned = resigned
        """Whether the person has given up; the bot then plays to the end."""

    def played_by(self) -> str:
        """The bot that takes this seat's decisions; empty for a person."""
        return self.bot if self.lead == "bot" else self.stand_in

    def row(self, table: str, place: int) -> dict[str, Any]:
        return {
            "table_id": table,
            "place": place,
            "power": self.id,
            "lead": self.lead,
            "guest": self.guest,
            "player": self.player,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
        }


def read_seat(row: ReadRow) -> Seat:
    """A seat as it was written down."""
    return Seat(row.power, row.lead, row.guest, row.player, row.bot, row.stand_in, row.resigned)


class Order:
    """A standing order of a seat, and what it is for (``Engine.order_scope``)."""

    def __init__(self, seat_id: str, text: str, scope: str) -> None:
        self.seat_id = seat_id
        self.text = text
        self.scope = scope

    def row(self, table: str) -> dict[str, Any]:
        return {"table_id": table, "power": self.seat_id, "text": self.text, "scope": self.scope}


class TakeBack:
    """A player's question to the others, whether all after entry ``to`` may be taken back."""

    def __init__(self, guest: str, seat_id: str, at: int, to: int, actions: int, agreed: list[str]) -> None:
        self.guest = guest
        self.seat_id = seat_id
        self.at = at
        """The last entry when it was asked."""
        self.to = to
        self.actions = actions
        self.agreed = agreed
        """The guests who have agreed so far."""

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "guest": self.guest,
            "power": self.seat_id,
            "number": self.at,
            "back_to": self.to,
            "actions": self.actions,
            "agreed": _encode(self.agreed).decode(),
        }


class WayBack:
    """How far back all together can go after an entry: to which one, and whether that takes any action back."""

    def __init__(self, after: int, to: int, actions: bool) -> None:
        self.after = after
        self.to = to
        self.actions = actions
