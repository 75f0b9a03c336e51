"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that
at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.155, -0.03681),  # points
    (0.1021, -0.04882),  # scoring
    (0.06961, -0.0007868),  # hope
    (-0.01094, -0.00343),  # danger
    (0.08016, 0.1198),  # markers
    (-0.1283, 0.04964),  # unrest
    (-0.03293, 0.05722),  # penalty
    (-0.202, 0.03127),  # near-revolution
    (-0.00535, 0.07722),  # gold
    (0.06221, -0.01758),  # income
    (-0.05343, -0.07494),  # taxation
    (0.01011, 0.05053),  # population
    (0.02884, 0.08685),  # armies
    (0.03192, 0.09419),  # navies
    (0.02503, 0.06871),  # forts
    (0.01018, 0.06025),  # at-home
    (0.1736, 0.166),  # actions
    (0.1491, 0.5974),  # training
    (0.09466, -0.00311),  # ready-tiles
    (-0.006577, 0.2085),  # owned-tiles
    (0.04042, 0.1388),  # other-tiles
    (0.02508, 0.1803),  # agriculture
    (0.01246, 0.04684),  # trade
    (0.05903, -0.002921),  # alliances
    (-0.0003385, -0.001227),  # regions
]
