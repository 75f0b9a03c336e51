"""What a row of noisy estimates says about a quantity that changes step by step (a Kalman filter and smoother).

Playouts give the chance to win with an error that is known; between two estimates the chance moves by an act or a
stroke of luck. How much it moves on average, and how much judgements err besides, is found from the whole game (the
sizes under which the estimates are most likely); then every estimate is corrected by those around it. Without this
the errors of hundreds of estimates would add up to more than any difference between the players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

SIZES = [10.0**power for power in (-6, -5, -4.5, -4, -3.5, -3, -2.5, -2, -1.5)]
"""Mean squares of a step that are tried."""
EXTRAS = [1e-5, 2e-4, 1e-3, 3e-3, 1e-2]
"""Variances that estimates may have beyond that of their playouts: judgements err too."""
LEAST = 1e-6
MOST_APART = 10.5
WIDE = 0.06
"""How unsure one is before the first estimate, as a variance."""


def filtered(
    seen: Sequence[float], errors: Sequence[float], moves: Sequence[float], begin: float
) -> tuple[list[float], list[float], float]:
    """Means and variances after each estimate, and the logarithm of how likely the estimates are."""
    means: list[float] = []
    spreads: list[float] = []
    likely = 0.0
    mean, spread = begin, WIDE
    for at, value in enumerate(seen):
        if at > 0:
            spread += moves[at - 1]
        total = spread + errors[at]
        likely -= 0.5 * (math.log(2 * math.pi * total) + (value - mean) ** 2 / total)
        gain = spread / total
        mean += gain * (value - mean)
        spread *= 1 - gain
        means.append(mean)
        spreads.append(spread)
    return means, spreads, likely


def smoothed(seen: Sequence[float], errors: Sequence[float], moves: Sequence[float], begin: float) -> list[float]:
    """The best guess at every point, from all estimates before and after it.

    >>> guess = smoothed([0.4, 0.6, 0.4, 1.0], [0.01, 0.01, 0.01, 1e-9], [1e-6, 1e-6, 0.1], 0.5)
    >>> [round(value, 2) for value in guess]
    [0.48, 0.48, 0.48, 1.0]
    """
    means, spreads, _ = filtered(seen, errors, moves, begin)
    found = means[:]
    for at in range(len(found) - 2, -1, -1):
        ahead = spreads[at] + moves[at]
        found[at] = means[at] + (spreads[at] / ahead if ahead > 0 else 0.0) * (found[at + 1] - means[at])
    return found


Row = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""Estimates, their errors, and the mean squares of steps as far as they are known (below 0: not)."""


def fit(rows: Sequence[Row], kinds: Sequence[int], begin: float) -> tuple[list[list[float]], float]:
    """The mean square of each step of each row, and what must be added to the error of every estimate but the last, so
    that all rows are most likely; steps that are not known have one size for each of two kinds.

    Neither kind may be thought much smaller than the other: few playouts would put everything down to one of them.
    """
    best = -math.inf
    found: tuple[list[list[float]], float] = ([], 0.0)
    for extra in EXTRAS:
        worse = [[*(error + extra for error in errors[:-1]), errors[-1]] for _, errors, _ in rows]
        for first in SIZES:
            for second in SIZES:
                if not 1 / MOST_APART <= first / second <= MOST_APART:
                    continue
                moves = [_moves(known, kinds, first, second) for _, _, known in rows]
                likely = 0.0
                for at, (seen, _, _) in enumerate(rows):
                    likely += filtered(seen, worse[at], moves[at], begin)[2]
                if likely > best:
                    best = likely
                    found = (moves, extra)
    return found


def _moves(known: Sequence[float], kinds: Sequence[int], first: float, second: float) -> list[float]:
    sizes = (first, second)
    return [sizes[kinds[at]] if known[at] < 0 else max(known[at], LEAST) for at in range(len(kinds))]
