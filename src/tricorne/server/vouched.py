"""What a table knows of a question for a seat: who asks for whose, and who has still to answer (vouching.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from tricorne.server.table_parts import Seat
from tricorne.server.wire_seats import Vouching

WITNESSES = 2
"""So many others at least must agree: where one alone could, an opponent would give himself the hidden hand of
somebody who is away."""


class Asked:
    """Somebody (``guest``) asks for the seat of ``other``."""

    def __init__(
        self, guest: str, other: str, seat_id: str, agreed: list[str], asked: float, away: float, due: float
    ) -> None:
        self.guest = guest
        self.other = other
        self.seat_id = seat_id
        self.agreed = agreed
        """The guests who have agreed so far."""
        self.asked = asked
        self.away = away
        """Since when nobody was at the seat."""
        self.due = due

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "guest": self.guest,
            "other": self.other,
            "power": self.seat_id,
            "agreed": msgspec.json.encode(self.agreed).decode(),
            "asked": self.asked,
            "away": self.away,
            "due": self.due,
        }

    def stands(self, seats: Sequence[Seat], now: float) -> bool:
        """Whether it can still be answered: not run out, the seat still the same person's, nothing given yet."""
        if now >= self.due or any(seat.guest == self.guest for seat in seats):
            return False
        return any(seat.id == self.seat_id and seat.guest == self.other and not seat.resigned for seat in seats)

    def waiting(self, seats: Sequence[Seat]) -> list[str]:
        """The people whose answer is awaited: all who sit there and have not given up, also those for whom a bot plays
        just now. Otherwise one could be away for a moment, and be passed over."""
        people = [seat.guest for seat in seats if seat.lead == "person" and seat.guest and not seat.resigned]
        return [one for one in dict.fromkeys(people) if one not in (self.guest, self.other, *self.agreed)]

    def told(self, seats: Sequence[Seat], guest: str) -> Vouching | None:
        """For the wire, to those whom it concerns: whoever asks, and all who sit there."""
        if not guest or (guest != self.guest and not any(seat.guest == guest for seat in seats)):
            return None
        waiting = self.waiting(seats)
        return Vouching(
            seat=self.seat_id,
            waiting=[seat.id for seat in seats if seat.guest in waiting],
            mine=guest == self.guest,
            asked=guest in waiting,
            holder=guest == self.other,
            at=self.asked,
            away=self.away,
            until=self.due,
        )


def read(row: Row[Any] | None) -> Asked | None:
    """A question as it was written down."""
    if row is None:
        return None
    agreed = msgspec.json.decode(row.agreed, type=list[str])
    return Asked(row.guest, row.other, row.power, agreed, row.asked, row.away, row.due)
