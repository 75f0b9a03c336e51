"""What lies on the table: the pieces of the game, the rules that were agreed on, and the position."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from tricorne.kernel.position import AnyPosition

SEATS = 5
NONE = -1

# Where a ship or an order is: with the merchant of that number, or
DECK = -1
ON_SALE = -2
GONE = -3

# The clock.
ROUND, BID, BIDDER, INSURED = 0, 1, 2, 3


class Pieces:
    """Figures of the data file; read once, never changed."""

    def __init__(self) -> None:
        data = tomllib.loads(files("prize_auction").joinpath("data", "prizes.toml").read_text(encoding="utf-8"))
        self.cargo_ids: list[str] = data["cargoes"]
        self.orders: list[int] = [c for c in range(len(self.cargo_ids)) for _ in range(data["orders_of_each"])]
        """The cargo that each order asks for."""
        self.orders_each: int = data["orders_each"]
        self.order_bonus: int = data["order_bonus"]
        self.premium: int = data["premium"]
        self.chest: int = data["chest"]
        self.highest_bid: int = data["highest_bid"]
        self.widest_raise: int = data["widest_raise"]
        self.prize_ids: list[str] = [one["id"] for one in data["prizes"]]
        self.cargo: list[int] = [self.cargo_ids.index(one["cargo"]) for one in data["prizes"]]
        self.worth: list[int] = [one["worth"] for one in data["prizes"]]


PIECES = Pieces()


class RuleSet:
    """Who plays, and under which options."""

    def __init__(self, players: list[int], options: Mapping[str, object]) -> None:
        self.players = players
        """The numbers of the seats, clockwise from whoever bids first."""
        self.prizes = int(str(options["prizes"]))
        self.guineas = int(str(options["guineas"]))
        self.insurance = options["insurance"] is True


class Position(AnyPosition):
    """A position: flat lists of small numbers, so that it can be copied, compared and written down."""

    def __init__(self, ruleset: RuleSet, source: Position | None = None) -> None:
        self.ruleset = ruleset
        self.stack: list[int] = [] if source is None else source.stack[:]
        self.rng: list[int] = [] if source is None else source.rng[:]
        self.clock: list[int] = [0, 0, NONE, 0] if source is None else source.clock[:]
        self.purse: list[int] = [0] * SEATS if source is None else source.purse[:]
        self.passed: list[int] = [0] * SEATS if source is None else source.passed[:]
        self.ships: list[int] = [DECK] * len(PIECES.prize_ids) if source is None else source.ships[:]
        self.orders: list[int] = [DECK] * len(PIECES.orders) if source is None else source.orders[:]

    def clone(self) -> Position:
        return Position(self.ruleset, self)

    def field_names(self) -> list[str]:
        return ["stack", "rng", "clock", "purse", "passed", "ships", "orders"]

    # -- questions -----------------------------------------------------------------------------

    @property
    def on_sale(self) -> int:
        """The ship that is being sold or at sea; NONE if there is none."""
        return self.ships.index(ON_SALE) if ON_SALE in self.ships else NONE

    def goods(self, seat: int) -> int:
        """What a merchant's guineas and ships count (END-1)."""
        return self.purse[seat] + sum(PIECES.worth[at] for at, owner in enumerate(self.ships) if owner == seat)

    def order_points(self, seat: int) -> int:
        """What a merchant's orders count (END-2)."""
        found = 0
        for at, holder in enumerate(self.orders):
            if holder == seat:
                cargo = PIECES.orders[at]
                found += sum(owner == seat and PIECES.cargo[ship] == cargo for ship, owner in enumerate(self.ships))
        return found * PIECES.order_bonus

    def next_bidder(self, after: int) -> int:
        """Who is asked next, clockwise: somebody who has not passed and is not the highest bidder; NONE if nobody."""
        players = self.ruleset.players
        start = players.index(after)
        for step in range(1, len(players) + 1):
            seat = players[(start + step) % len(players)]
            if not self.passed[seat] and seat != self.clock[BIDDER]:
                return seat
        return NONE
