"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that
at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.1362, -0.0125),  # points
    (0.06724, -0.04426),  # scoring
    (0.03965, 0.008528),  # hope
    (0.009068, -0.02935),  # danger
    (0.3454, -0.06641),  # markers
    (-0.1293, 0.06055),  # unrest
    (-0.01889, 0.04153),  # penalty
    (-0.2078, -0.1578),  # near-revolution
    (0.02525, 0.02365),  # gold
    (0.09534, -0.06499),  # income
    (-0.02334, -0.1133),  # taxation
    (-0.05435, 0.2255),  # population
    (0.06186, 0.06984),  # armies
    (0.07843, 0.2397),  # navies
    (0.2196, 0.2133),  # forts
    (0.09534, -0.02063),  # at-home
    (0.1164, 0.2023),  # actions
    (0.5889, -0.01543),  # training
    (-0.3104, 0.3602),  # ready-tiles
    (0.3289, 0.4025),  # other-tiles
    (0.4034, 0.1229),  # agriculture
    (0.0587, 0.185),  # trade
    (0.1277, -0.2212),  # alliances
    (0.05168, -0.1064),  # regions
]
