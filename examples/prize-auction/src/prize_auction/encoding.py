"""What a seat knows as a row of small numbers, for programs that learn. Seats stand in order from the looking one."""

from __future__ import annotations

from typing import cast

from prize_auction.position import BID, BIDDER, GONE, INSURED, ON_SALE, PIECES, ROUND, SEATS, Position
from prize_auction.steps import STEP_WORDS
from tricorne.kernel.encoding import Encoder, RowWriter
from tricorne.kernel.position import AnyPosition, actor_of, kind_of

VERSION = 1
PARTS = {
    "round": "the round, and how many there are",
    "step": "what the game waits for",
    "asked": "whether each seat is asked",
    "bid": "the highest bid",
    "bidder": "whose bid it is",
    "insured": "whether the ship at sea is insured",
    "on-sale": "the ship that is sold",
    "in-the-game": "whether each seat has a player",
    "guineas": "of each seat",
    "passed": "whether each seat has passed in this sale",
    "ships": "of each seat: its ships",
    "lost": "ships that are gone",
    "orders": "how many own orders there are for each cargo",
    "hidden-orders": "of each seat: how many orders for each cargo",
}


class PrizeEncoder(Encoder):
    def __init__(self) -> None:
        self.version = VERSION
        self.words = PARTS

    def encode(self, p: AnyPosition, seat: int, row: RowWriter) -> None:
        t = cast(Position, p)
        players = t.ruleset.players
        first = players.index(seat)
        around = players[first:] + players[:first]
        order = around + [other for other in range(SEATS) if other not in players]
        row.part("round")
        row.number(t.clock[ROUND])
        row.number(t.ruleset.prizes)
        row.part("step")
        row.one_hot(kind_of(t.stack[-1]) if t.stack else -1, len(STEP_WORDS))
        row.part("asked")
        row.one_hot(order.index(actor_of(t.stack[-1])) if t.stack and actor_of(t.stack[-1]) < SEATS else -1, SEATS)
        row.part("bid")
        row.number(t.clock[BID])
        row.part("bidder")
        row.one_hot(order.index(t.clock[BIDDER]) if t.clock[BIDDER] >= 0 else -1, SEATS)
        row.part("insured")
        row.number(t.clock[INSURED])
        row.part("on-sale")
        row.where_equal(t.ships, ON_SALE)
        row.part("in-the-game")
        row.row([int(other in players) for other in order], 0, SEATS)
        row.part("guineas")
        row.row([t.purse[other] for other in order], 0, SEATS)
        row.part("passed")
        row.row([t.passed[other] for other in order], 0, SEATS)
        row.part("ships")
        for other in order:
            row.where_equal(t.ships, other)
        row.part("lost")
        row.where_equal(t.ships, GONE)
        row.part("orders")
        self._orders(t, seat, row)

    def encode_hidden(self, p: AnyPosition, seat: int, row: RowWriter) -> None:
        row.part("hidden-orders")
        for other in range(SEATS):
            self._orders(cast(Position, p), other, row)

    def _orders(self, t: Position, seat: int, row: RowWriter) -> None:
        for cargo in range(len(PIECES.cargo_ids)):
            row.number(sum(holder == seat and PIECES.orders[at] == cargo for at, holder in enumerate(t.orders)))
