"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that
at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.1337, -0.002285),  # points
    (0.101, 0.0354),  # scoring
    (0.0691, 0.006237),  # hope
    (-0.04021, 4.346e-05),  # danger
    (0.07851, 0.01438),  # markers
    (-0.1154, 0.03832),  # unrest
    (-0.02151, 0.03139),  # penalty
    (-0.2815, 0.03873),  # near-revolution
    (0.02117, 0.04064),  # gold
    (0.01445, -0.002842),  # income
    (-0.05953, -0.03899),  # taxation
    (0.03016, 0.1052),  # population
    (0.01063, 0.02712),  # armies
    (0.0514, 0.1427),  # navies
    (0.08982, 0.1876),  # forts
    (0.003494, 0.09187),  # at-home
    (0.1496, 0.2074),  # actions
    (0.1696, 0.5294),  # training
    (0.03674, -0.0115),  # ready-tiles
    (-0.1166, -0.07726),  # owned-tiles
    (0.2089, 0.3578),  # other-tiles
    (0.1612, 0.3809),  # agriculture
    (0.09087, 0.2287),  # trade
    (0.0561, -0.03742),  # alliances
    (-0.001291, -0.05121),  # regions
]
