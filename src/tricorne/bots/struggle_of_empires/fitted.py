"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that
at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.1635, -0.05183),  # points
    (0.1161, -0.06541),  # scoring
    (0.06952, -0.0009537),  # hope
    (-0.01622, 0.005182),  # danger
    (0.08023, 0.1198),  # markers
    (-0.1296, 0.0389),  # unrest
    (-0.02801, 0.05523),  # penalty
    (-0.2229, 0.1762),  # near-revolution
    (0.01668, 0.05072),  # gold
    (0.06999, -0.02283),  # income
    (-0.03202, -0.101),  # taxation
    (0.01034, 0.05111),  # population
    (0.02871, 0.08612),  # armies
    (0.03216, 0.09422),  # navies
    (0.02606, 0.07122),  # forts
    (0.01083, 0.06359),  # at-home
    (0.1024, 0.2684),  # actions
    (0.1495, 0.5974),  # training
    (0.09463, -0.004452),  # ready-tiles
    (-0.007, 0.2038),  # owned-tiles
    (0.04646, 0.1495),  # other-tiles
    (0.02664, 0.1839),  # agriculture
    (0.01342, 0.04703),  # trade
    (0.05895, -0.003177),  # alliances
    (-0.0004596, -0.002053),  # regions
]
