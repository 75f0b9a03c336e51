"""When a tournament may stop early: sequential tests that stay honest however often one looks.

Looking at an ordinary 95% interval after every game and stopping when it excludes even finds a winner among equals far
more often than one time in twenty. Two ways that do not:

``decided``  A bettor who does not believe that the bots are even bets on every deal at fair odds. If they are even,
             the chance that the stake ever grows twentyfold is at most 1 in 20 (Ville), whenever one looks. All that is
             needed is that deals are independent; nothing is assumed about how results are spread.
``sprt``     Wald's test of one share of wins against another, in its generalised form: the spread of the deals is
             estimated. Errors of both kinds are about 5%, for tables of more than a few deals.

Both look at deals, never at single games: the games of a deal share their luck and are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english

CERTAINTY = 0.95
STAKE = 1 / (1 - CERTAINTY)
"""How many times over the stake must have grown."""
BETS = [part / 10 for part in range(1, 10)]
"""Parts of the stake that are laid, in equal shares: small ones for small edges, large ones for large."""
CAUTION = 12
"""How many deals' worth of spread the generalised test assumes beforehand."""
HALVINGS = 40
LARGEST = 700.0
"""The logarithm of the largest stake that is told."""


def evidence(shares: Sequence[float], fair: float) -> float:
    """How many times over the stake has grown of one who bets against an even match, half on more and half on less.

    >>> evidence([1.0] * 10, 0.5) > 20 > evidence([1.0, 0.0] * 5, 0.5)
    True
    """
    logs: list[float] = []
    for bet in BETS:
        logs.append(sum(math.log1p(bet * (share - fair) / fair) for share in shares))
        logs.append(sum(math.log1p(bet * (fair - share) / (1 - fair)) for share in shares))
    top = max(logs)
    return math.exp(min(LARGEST, top + math.log(sum(math.exp(one - top) for one in logs) / len(logs))))


def at_any_time(shares: Sequence[float]) -> tuple[float, float]:
    """The interval that holds the true share with 95%, however often one has looked: all shares that are not refuted.

    >>> at_any_time([1.0] * 10)[0] > 0.5
    True
    """
    mean = sum(shares) / len(shares)
    # The stake is a convex function of the share that is bet against (in logarithms), so there is one bound each way.
    return _bound(shares, mean, 0.0), _bound(shares, mean, 1.0)


def _bound(shares: Sequence[float], inside: float, outside: float) -> float:
    if inside == outside:
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if evidence(shares, middle) < STAKE:
            inside = middle
        else:
            outside = middle
    return outside


class Until:
    """When to stop: never before all games, when every match is decided, or by Wald's test."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rule, *rest = text.split(":")
        self.low = self.high = 0.0
        if self.rule not in ("", "decided", "sprt") or (self.rule != "sprt" and rest):
            raise BadOptions(in_english(f"--until {text}: write decided, or sprt:LOW:HIGH such as sprt:0.5:0.65"))
        if self.rule == "sprt":
            try:
                self.low, self.high = (float(part) for part in rest)
            except ValueError:
                raise BadOptions(
                    in_english(f"--until {text}: write sprt:LOW:HIGH with two shares, such as sprt:0.5:0.65")
                ) from None
            if not 0 < self.low < self.high < 1:
                raise BadOptions(
                    in_english(f"--until {text}: the shares must rise, between 0 and 1, such as sprt:0.5:0.65")
                )

    def __bool__(self) -> bool:
        return self.rule != ""

    def verdict(self, shares: Sequence[float], fair: float) -> str:
        """What the deals so far say about a match; empty while it must go on."""
        if not shares or not self:
            return ""
        mean = sum(shares) / len(shares)
        if self.rule == "decided":
            if evidence(shares, fair) < STAKE:
                return ""
            return "above" if mean > fair else "below"
        # Until there are many deals the spread is taken for nearly that of single games, which is more.
        spread = sum((share - mean) ** 2 for share in shares) + CAUTION * fair * (1 - fair)
        spread /= len(shares) + CAUTION
        favour = len(shares) * (self.high - self.low) * (mean - (self.low + self.high) / 2) / spread
        bound = math.log(CERTAINTY / (1 - CERTAINTY))
        return "high" if favour >= bound else "low" if favour <= -bound else ""
