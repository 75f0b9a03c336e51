"""What the bots of the house know of the game: what a ship is worth to whoever bids, and what a bid leaves over."""

from __future__ import annotations

from typing import cast

from prize_auction.position import BID, PIECES, ROUND, Position
from prize_auction.steps import BIDS, INSURE, PASS
from tricorne.kernel.engine import Engine
from tricorne.kernel.playbook import Playbook
from tricorne.kernel.position import AnyPosition, actor_of

ARRIVES = 5 / 6
CHEST = PIECES.chest / 6


def worth_to(p: Position, seat: int) -> float:
    """What the ship that is sold is worth to a merchant, storms and orders reckoned in."""
    prize = p.on_sale
    orders = sum(holder == seat and PIECES.orders[at] == PIECES.cargo[prize] for at, holder in enumerate(p.orders))
    return ARRIVES * (PIECES.worth[prize] + PIECES.order_bonus * orders) + CHEST


class Merchants(Playbook):
    """Enough for `heuristic` and `ensign`; the levels that think ahead do not play this game."""

    def worths(self, engine: Engine, p: AnyPosition, legal: list[int], style: str) -> list[float]:
        table = cast(Position, p)
        seat = actor_of(table.stack[-1])
        if legal[0] == INSURE:
            saved = table.clock[BID] / 6 - PIECES.premium
            return [saved if action == INSURE else 0.0 for action in legal]
        # Guineas are scarce while many prizes are still to come: a bid must leave a little gain.
        left = table.ruleset.prizes - table.clock[ROUND]
        value = worth_to(table, seat) - (0.3 if left else 0.0)
        stands = table.clock[BID]
        liked = stands + max(1, int((value - stands) / 3))
        return [0.0 if action == PASS else _gain(action - BIDS, value, liked) for action in legal]


def _gain(bid: int, value: float, liked: int) -> float:
    """What a bid promises. Raising in steps of a third saves everybody's time and scares the others a little."""
    return value - bid if bid > value else value - liked - 0.05 * abs(bid - liked)


PLAYBOOK = Merchants()
