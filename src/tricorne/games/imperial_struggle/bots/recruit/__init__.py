"""`recruit`: a bot of Imperial Struggle that has learned what positions are worth from games it has seen and played.

Its knowledge is one short row of weights (``weights.npz``), found by ``python -m tricorne.envs.training imperial-
struggle``; it uses them by trying plans on a position that fits all its seat knows. See docs/researchers.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.encoding.encoding import VERSION
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import Bot, Budget, Numbers, Seat
from tricorne.kernel.engine import Engine
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, say

# Whoever only lists the bots shall not wait for numpy: what needs it is imported where a recruit begins to play.
if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.bots.recruit.plans import Planner
    from tricorne.kernel.lessons import Floats

GAME: Final = "imperial-struggle"
WEIGHTS: Final = "weights.npz"
PLANS: Final = 96


@cache
def learned() -> Floats:
    """The weights that ship with the bot."""
    from tricorne.kernel.lessons import read_weights

    with files(__package__).joinpath(WEIGHTS).open("rb") as file:
        return read_weights(file, GAME, VERSION)


class Recruit(Bot):
    name = "recruit"
    words = say(f"{GAME}/bot-recruit")
    games = (GAME,)
    packages = ("numpy",)

    @classmethod
    def passes(cls, game: Game) -> int:
        return Budget(passes=PLANS).times(cls.part).passes

    def __init__(self, weights: Floats | None = None, plans: int = 0) -> None:
        from tricorne.games.imperial_struggle.bots.recruit.plans import Value

        self.value = Value(learned() if weights is None else weights)
        self.plans = plans or Budget(passes=PLANS).times(self.part).passes
        self.plan: list[int] = []

    def _planner(self, engine: Engine, seat: int, rng: Numbers) -> Planner:
        from tricorne.games.imperial_struggle.bots.recruit.plans import Planner

        return Planner(engine, self.value, seat, rng)

    def decide(self, seat: Seat) -> int:
        legal = seat.legal()
        goes_on = bool(self.plan) and self.plan[0] in legal
        if len(legal) == 1:
            self.plan = self.plan[1:] if goes_on else []
            return legal[0]
        sampled = seat.sample(seat.rng.seed())
        p = cast(Position, sampled.position)
        planner = self._planner(sampled.engine, seat.number, seat.rng)
        # What was thought before is not thought again: fewer plans while an earlier one can go on.
        best = planner.best(p, legal, self.plans // 3 if goes_on else self.plans, self.plan if goes_on else [])
        self.plan = best[1:]
        return best[0]

    def explain(self, seat: Seat, action: ActionId) -> Message:
        """Why it would play an action now, in one sentence."""
        sampled = seat.sample(0)
        p = cast(Position, sampled.position)
        if action not in seat.legal():
            return say("reason-not-open", bot=self.called())
        planner = self._planner(sampled.engine, seat.number, Numbers("explain"))
        with_it, without = planner.compare(p, action, seat.legal())
        more = with_it - without
        if abs(more) < 0.05:
            return say("reason-plans-equal")
        return say("reason-plans-more" if more > 0 else "reason-plans-less", worth=round(abs(more), 1))
