"""What a seat sees of the table: the only way out for what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prize_auction.position import BID, BIDDER, GONE, INSURED, NONE, PIECES, ROUND, Position
from prize_auction.text import GAME, SEATS

if TYPE_CHECKING:
    from prize_auction.rules import Rules


def view(rules: Rules, p: Position, seat: int) -> dict[str, object]:
    """All that a seat may know (a spectator: below 0). The plain board shows it part by part, in this order."""
    sale = p.on_sale
    return {
        "game": GAME,
        "seat": None if seat < 0 else SEATS[seat],
        "seats": [SEATS[s] for s in p.ruleset.players],
        "round": p.clock[ROUND],
        "rounds": p.ruleset.prizes,
        "sale": None
        if sale == NONE
        else {
            **_ship(sale),
            "bid": p.clock[BID],
            "bidder": None if p.clock[BIDDER] == NONE else SEATS[p.clock[BIDDER]],
            "insured": p.clock[INSURED] == 1,
            "passed": [SEATS[s] for s in p.ruleset.players if p.passed[s]],
        },
        "merchants": [
            {
                "seat": SEATS[s],
                "guineas": p.purse[s],
                "prizes": [_ship(at) for at, owner in enumerate(p.ships) if owner == s],
                "orders": _orders(p, s) if s == seat or not p.stack else p.orders.count(s),
            }
            for s in p.ruleset.players
        ],
        "lost": [_ship(at) for at, place in enumerate(p.ships) if place == GONE],
        "decision": rules.decision_view(p, seat),
    }


def _ship(at: int) -> dict[str, object]:
    return {"prize": PIECES.prize_ids[at], "cargo": PIECES.cargo_ids[PIECES.cargo[at]], "worth": PIECES.worth[at]}


def _orders(p: Position, seat: int) -> list[str]:
    return sorted(PIECES.cargo_ids[PIECES.orders[at]] for at, holder in enumerate(p.orders) if holder == seat)
