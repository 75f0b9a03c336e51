"""The weights of the evaluation, fitted by ``python -m bench.fit``: at the end, and what is added to that
at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.6456, 0.6269),  # one
    (0.316, -0.257),  # points
    (0.2238, -0.1638),  # awards
    (0.2075, -0.02765),  # prestige
    (0.2569, -0.1391),  # demands
    (0.1257, -0.2692),  # final
    (-0.1229, -0.1241),  # europe
    (0.429, 0.8662),  # north-america
    (0.7298, 1.205),  # caribbean
    (0.7702, 2.081),  # india
    (1.31, 0.4081),  # prestige-later
    (-0.3727, -1.039),  # commodities-later
    (0.3083, -0.2802),  # theaters
    (0.1952, -0.026),  # debt
    (0.1589, 0.02907),  # treaty
    (0.03805, -0.03836),  # treaty-lost
    (-0.139, -0.04872),  # squadrons
    (0.04718, 0.1082),  # navy-box
    (-0.001321, -0.06841),  # unbuilt
    (0.009489, -0.4004),  # gone
    (-0.1451, 0.2887),  # cards
    (-0.07693, 0.2931),  # advantages
    (-0.186, 0.3386),  # used-advantages
    (-0.1243, -0.4675),  # territories
    (-0.004876, 0.09294),  # forts
    (-0.02006, -0.1695),  # marked
    (0.1142, 0.1989),  # flags
    (1.223, 0.4485),  # rounds
    (0.1648, 0.1308),  # economic
    (0.1898, 0.1084),  # diplomatic
    (0.1002, 0.09088),  # military
    (0.196, 0.08472),  # minor
    (0.09192, 0.04697),  # pools
    (0.2653, -0.09997),  # upgrade
    (1.208, 0.3331),  # phasing
]
