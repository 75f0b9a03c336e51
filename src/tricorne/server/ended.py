"""Games that end before their end: by a resignation, or because all agree to abandon them. What a table knows of it;
the acts themselves are in ending.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec
from sqlalchemy import Row

from tricorne.server.wire import Abandoning, HowEnded, Status

Early = Literal["", "resigned", "time", "abandoned"]


class Sitting(Protocol):
    """What counts of a seat here."""

    id: str
    guest: str
    stand_in: str

    @property
    def lead(self) -> str: ...


class Abandon:
    """A player's proposal to end the game without a winner, and who has agreed so far."""

    def __init__(self, guest: str, seat_id: str, agreed: list[str]) -> None:
        self.guest = guest
        self.seat_id = seat_id
        self.agreed = agreed

    def row(self, table: str) -> dict[str, Any]:
        agreed = msgspec.json.encode(self.agreed).decode()
        return {"table_id": table, "guest": self.guest, "power": self.seat_id, "agreed": agreed}

    def waiting(self, seats: Sequence[Sitting]) -> list[str]:
        """The people whose answer is awaited: bots, and those for whom a bot plays, do not mind."""
        people = [seat.guest for seat in seats if seat.lead == "person" and not seat.stand_in]
        return [guest for guest in dict.fromkeys(people) if guest != self.guest and guest not in self.agreed]


def read(row: Row[Any] | None) -> Abandon | None:
    """A proposal as it was written down."""
    return None if row is None else Abandon(row.guest, row.power, msgspec.json.decode(row.agreed, type=list[str]))


def told(asked: Abandon | None, seats: Sequence[Sitting], guest: str) -> Abandoning | None:
    """A proposal for the wire."""
    if asked is None:
        return None
    waiting = asked.waiting(seats)
    return Abandoning(
        seat=asked.seat_id,
        waiting=[seat.id for seat in seats if seat.guest in waiting],
        mine=guest != "" and guest == asked.guest,
        asked=guest in waiting,
    )


def how(status: Status, early: Early) -> HowEnded | None:
    """How a game ended; None while it has not."""
    return early or ("played" if status == "over" else "closed" if status == "closed" else None)
