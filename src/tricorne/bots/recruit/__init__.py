"""`recruit`: a bot of Imperial Struggle that has learned what positions are worth from games it has seen and played.

Its knowledge is one short row of weights (``weights.npz``), found by ``python -m tricorne.envs.training``; it uses
them by trying plans on a position that fits all its seat knows. See docs/researchers.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, cast

import numpy as np

from tricorne.bots.bot import Bot, Seat
from tricorne.bots.recruit.features import Floats
from tricorne.bots.recruit.plans import Planner, Value
from tricorne.games.imperial_struggle.position import Table

WEIGHTS: Final = "weights.npz"
SEEDS: Final = 1 << 30
PLANS: Final = 96


@cache
def learned() -> Floats:
    """The weights that ship with the bot."""
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as kept:
        return cast(Floats, kept["weights"])


class Recruit(Bot):
    name = "recruit"
    words = "Has learned from its own games what a position is worth."
    games = ("imperial-struggle",)

    def __init__(self, weights: Floats | None = None, plans: int = PLANS) -> None:
        self.value = Value(learned() if weights is None else weights)
        self.plans = plans
        self.plan: list[int] = []

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            self.plan = self.plan[1:] if self.plan[:1] == legal else []
            return legal[0]
        sampled = seat.sample(seat.rng.below(SEEDS))
        planner = Planner(sampled.engine, self.value, seat.number, seat.rng)
        # What was thought before is not thought again: fewer plans while an earlier one can go on.
        plans = self.plans // 3 if self.plan and self.plan[0] in legal else self.plans
        best = planner.best(cast(Table, sampled.position), legal, plans, self.plan)
        self.plan = best[1:]
        return best[0]
