"""What raises and bids were worth to the bots of version 0.1: kept as they were, to measure others against.

A raise above the highest bid, or beyond the own gold, was as bad at any sum, and every bid but the least worth the
same; so whoever slipped now and then slipped to any sum.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.position import BLUE_PROPOSED, RED_PROPOSED, STANDING
from tricorne.games.struggle_of_empires.bots.auction import Auction

HIGHEST: Final = 4
MARGIN: Final = 0.4
KEPT_BACK: Final = 4


class AuctionBefore(Auction):
    def raise_worth(self) -> float:
        p = self.p
        bid = p.auction[STANDING] + 1
        if bid > HIGHEST or bid > p.gold[self.me] - KEPT_BACK:
            return -2.0
        gain = self._best()[0] - self._value(p.auction[RED_PROPOSED], p.auction[BLUE_PROPOSED])
        return 0.35 * gain - self.prices.gold(bid) - MARGIN

    def bid(self, legal: list[int]) -> list[float]:
        return [1.0 if at == 0 else 0.0 for at in range(len(legal))]
