"""The weights of the evaluation: at the end, and what is added to that at the beginning of the game."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.12, -0.05),  # points
    (0.12, 0.08),  # scoring
    (0.06, 0.03),  # hope
    (-0.05, -0.02),  # danger
    (0.0, 0.08),  # markers
    (-0.03, -0.06),  # unrest
    (-0.1, 0.03),  # penalty
    (-0.5, 0.1),  # near-revolution
    (0.01, 0.04),  # gold
    (0.01, 0.05),  # income
    (-0.06, -0.03),  # taxation
    (0.01, 0.06),  # population
    (0.02, 0.08),  # armies
    (0.02, 0.07),  # navies
    (0.01, 0.04),  # forts
    (0.0, 0.05),  # at-home
    (0.1, 0.05),  # actions
    (0.1, 0.3),  # training
    (0.02, 0.15),  # ready-tiles
    (0.0, 0.1),  # other-tiles
    (0.0, 0.15),  # agriculture
    (0.01, 0.05),  # trade
    (0.03, 0.0),  # alliances
    (0.01, 0.03),  # regions
]
