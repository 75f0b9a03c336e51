"""How much better than expected each decision turned out, seat by seat."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tricorne.kernel.lessons import Floats

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]


def advantages(rewards: Floats, ended: Bools, actors: Ints, values: Floats, trust: float) -> tuple[Floats, Bools]:
    """For steps x games: how much better than expected each decision turned out (generalised advantage estimation),
    and whether that is known.

    ``rewards`` is steps x games x places: what each place got by the step. A decision is followed by the next one of
    the same place, or by the end of the game; where neither lies in these steps nothing is known of it. ``trust``
    (lambda) says how far what came later counts beside what was then expected.
    """
    steps, games, places = rewards.shape
    found = np.zeros((steps, games), dtype=np.float32)
    known = np.zeros((steps, games), dtype=np.bool_)
    game = np.arange(games)
    next_value = np.full((games, places), np.nan, dtype=np.float32)
    next_found = np.zeros((games, places), dtype=np.float32)
    gained = np.zeros((games, places), dtype=np.float32)
    for step in reversed(range(steps)):
        over = ended[step]
        next_value[over] = 0
        next_found[over] = 0
        gained[over] = 0
        gained += rewards[step]
        place = actors[step]
        later = next_value[game, place]
        has_next = ~np.isnan(later)
        surprise = gained[game, place] + np.nan_to_num(later) - values[step]
        found[step] = np.where(has_next, surprise + trust * next_found[game, place], 0)
        known[step] = has_next
        next_found[game, place] = found[step]
        next_value[game, place] = values[step]
        gained[game, place] = 0
    return found, known
