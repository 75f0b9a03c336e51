"""Games that end before their end: by a resignation, or because all agree to abandon them. What the table knows of it;
the acts themselves are in ending.py."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import Row, delete, update

from tricorne.server import schema
from tricorne.server.wire import Abandoning, HowEnded, Status
from tricorne.server.writer import Write

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.hub import Hub

Early = Literal["", "resigned", "abandoned"]


class Abandon:
    """A player's proposal to end the game without a winner, and who has agreed so far."""

    def __init__(self, guest: str, seat_id: str, agreed: list[str]) -> None:
        self.guest = guest
        self.seat_id = seat_id
        self.agreed = agreed

    def row(self, table: str) -> dict[str, Any]:
        agreed = msgspec.json.encode(self.agreed).decode()
        return {"table_id": table, "guest": self.guest, "power": self.seat_id, "agreed": agreed}

    def waiting(self, table: GameTable) -> list[str]:
        """The people whose answer is awaited: bots, and those for whom a bot plays, do not mind."""
        people = [seat.guest for seat in table.seats if seat.lead == "person" and not seat.stand_in]
        return [guest for guest in dict.fromkeys(people) if guest != self.guest and guest not in self.agreed]


def read(row: Row[Any] | None) -> Abandon | None:
    """A proposal as it was written down."""
    return None if row is None else Abandon(row.guest, row.power, msgspec.json.decode(row.agreed, type=list[str]))


def told(table: GameTable, guest: str) -> Abandoning | None:
    """A proposal for the wire."""
    asked = table.abandoning
    if asked is None or table.status != "playing":
        return None
    waiting = asked.waiting(table)
    return Abandoning(
        seat=asked.seat_id,
        waiting=[seat.id for seat in table.seats if seat.guest in waiting],
        mine=guest != "" and guest == asked.guest,
        asked=guest in waiting,
    )


def how(table: GameTable) -> HowEnded | None:
    """How a game ended; None while it has not."""
    if table.ended:
        return table.ended
    return "played" if table.status == "over" else "closed" if table.status == "closed" else None


def gone(table: GameTable) -> Write:
    return delete(schema.abandons).where(schema.abandons.c.table_id == table.id), None


async def end(hub: Hub, table: GameTable, status: Status, how: Early, winners: list[str], *more: Write) -> None:
    """The game ends here and now, on disk first. The lock is held."""
    now = time.time()
    values = {
        "status": status,
        "ended": how,
        "winners": msgspec.json.encode(winners).decode(),
        "actor": "",
        "changed": now,
    }
    orders = delete(schema.orders).where(schema.orders.c.table_id == table.id)
    asked = delete(schema.takebacks).where(schema.takebacks.c.table_id == table.id)
    ended = update(schema.tables).where(schema.tables.c.id == table.id).values(values)
    await hub.write(table, *more, (ended, None), gone(table), (orders, None), (asked, None))
    table.status, table.ended, table.winners, table.actor = status, how, winners, ""
    table.changed = now
    table.abandoning = table.taking_back = None
    table.orders.clear()


async def reconsider(hub: Hub, table: GameTable) -> None:
    """Somebody has left, or a bot stands in for him: a proposal is settled if he was the last, void if it was his.
    The lock is held."""
    asked = table.abandoning
    if asked is None or table.status != "playing":
        return
    if asked.seat_id not in table.mine(asked.guest):
        await hub.write(table, gone(table))
        table.abandoning = None
    elif not asked.waiting(table):
        await end(hub, table, "closed", "abandoned", [])
