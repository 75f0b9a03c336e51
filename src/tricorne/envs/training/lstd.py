"""Least-squares temporal differences: the weights under which what was expected fits best what then came.

A story is what one seat saw of one game: the features of every moment that counts, and the reward between each and
the next. LSTD(lambda) needs no step size and no second pass: it adds up one matrix and solves it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.lessons import Floats

Doubles = NDArray[np.float64]

LAMBDA: Final = 0.5
"""How far a surprise reaches back: 0 to the moment before, 1 to the beginning."""
RIDGE: Final = 1000.0
"""How strongly weights are held near 0, in moments of evidence."""


class Evidence:
    """The sums of many stories."""

    def __init__(self, size: int) -> None:
        self.matrix: Doubles = np.zeros((size, size))
        self.right: Doubles = np.zeros(size)
        self.square: Doubles = np.zeros(size)
        self.moments = 0.0

    def add(self, features: Floats, rewards: Floats, weight: float) -> None:
        """Take in a story: as many rewards as moments, the last one at the end of the game."""
        seen = features.astype(np.float64)
        trace = np.zeros_like(seen)
        carried = np.zeros(seen.shape[1])
        for at in range(len(seen)):
            carried = LAMBDA * carried + seen[at]
            trace[at] = carried
        later = np.vstack([seen[1:], np.zeros(seen.shape[1])])
        self.matrix += weight * trace.T @ (seen - later)
        self.right += weight * trace.T @ rewards.astype(np.float64)
        self.square += weight * (seen**2).sum(axis=0)
        self.moments += weight * len(seen)

    def weights(self) -> Floats:
        """The weights that fit; those of features that hardly ever differ from 0 stay near 0."""
        spread = np.sqrt(self.square / max(self.moments, 1.0)) + 0.05
        matrix = self.matrix / np.outer(spread, spread)
        found = np.linalg.solve(matrix + RIDGE * np.eye(len(spread)), self.right / spread)
        return (found / spread).astype(np.float32)
