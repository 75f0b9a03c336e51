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

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.errors import BadOptions

CERTAINTY = 0.95
STAKE = 1 / (1 - CERTAINTY)
"""How many times over the stake must have grown."""
BETS = np.arange(1, 10) / 10
"""Parts of the stake that are laid, in equal shares: small ones for small edges, large ones for large."""
FEWEST = 5
"""Deals before the spread that the generalised test needs is trusted."""
GRID = np.arange(1, 1000) / 1000

Floats = NDArray[np.float64]


def evidence(shares: Sequence[float], fair: float) -> float:
    """How many times over the stake has grown of one who bets against an even match.

    >>> evidence([1.0] * 10, 0.5) > 20 > evidence([1.0, 0.0] * 5, 0.5)
    True
    """
    return float(_stakes(np.asarray(shares, dtype=np.float64), np.asarray([fair]))[0])


def _stakes(shares: Floats, fair: Floats) -> Floats:
    """The stakes against each of several fair shares, half laid on more and half on less."""
    edges = shares[:, None, None] - fair[None, :, None]
    more = np.log1p(edges * (BETS[None, None, :] / fair[None, :, None])).sum(axis=0)
    less = np.log1p(edges * (-BETS[None, None, :] / (1 - fair[None, :, None]))).sum(axis=0)
    logs = np.concatenate([more, less], axis=1)
    top = logs.max(axis=1)
    return np.asarray(np.exp(np.minimum(top + np.log(np.exp(logs - top[:, None]).mean(axis=1)), 700.0)))


def at_any_time(shares: Sequence[float]) -> tuple[float, float]:
    """The interval that holds the true share with 95%, however often one has looked."""
    numbers = np.asarray(shares, dtype=np.float64)
    inside = GRID[_stakes(numbers, GRID) < STAKE]
    if len(inside) == 0:
        return float(numbers.mean()), float(numbers.mean())
    low = 0.0 if inside[0] == GRID[0] else float(inside[0])
    high = 1.0 if inside[-1] == GRID[-1] else float(inside[-1])
    return low, high


class Until:
    """When to stop: never before all games, when every match is decided, or by Wald's test."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rule, *rest = text.split(":")
        self.low = self.high = 0.0
        if self.rule not in ("", "decided", "sprt") or (self.rule != "sprt" and rest):
            raise BadOptions(f"--until {text}: write decided, or sprt:LOW:HIGH such as sprt:0.5:0.65")
        if self.rule == "sprt":
            try:
                self.low, self.high = (float(part) for part in rest)
            except ValueError:
                raise BadOptions(
                    f"--until {text}: write sprt:LOW:HIGH with two shares, such as sprt:0.5:0.65"
                ) from None
            if not 0 < self.low < self.high < 1:
                raise BadOptions(f"--until {text}: the shares must rise, between 0 and 1, such as sprt:0.5:0.65")

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
        if len(shares) < FEWEST:
            return ""
        spread = sum((share - mean) ** 2 for share in shares) / len(shares)
        # A match that only ever went one way has some spread yet.
        spread = max(spread, 1 / (4 * len(shares)))
        favour = len(shares) * (self.high - self.low) * (mean - (self.low + self.high) / 2) / spread
        bound = math.log(CERTAINTY / (1 - CERTAINTY))
        return "high" if favour >= bound else "low" if favour <= -bound else ""
