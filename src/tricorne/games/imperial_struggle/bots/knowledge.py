"""What the search knows of Imperial Struggle."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import FRANCE, SIDES, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import TURN, WINNER
from tricorne.games.imperial_struggle.bots import worths
from tricorne.games.imperial_struggle.bots.evaluation import FEATURES, Evaluation
from tricorne.games.imperial_struggle.bots.rounds import Rounds
from tricorne.games.imperial_struggle.bots.think import Thinker
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import CHANCE, Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of, kind_of

SEARCHED: Final = [
    step_numbers.TAKE,
    step_numbers.MENU,
    step_numbers.SHIFT,
    step_numbers.DEPLOY_TO,
    step_numbers.ADVANTAGE_TARGET,
    step_numbers.EFFECT,
    step_numbers.CONQUER,
    step_numbers.CHOOSE_MINISTRY,
    step_numbers.FIRST_PLAYER,
    step_numbers.CLEAR,
]
"""Questions that deserve thought."""
POINTS: Final = 6.0
"""Victory points that turn the balance by one, as the evaluation counts it."""
QUIET: Final = [
    step_numbers.TAKE,
    step_numbers.MENU,
    step_numbers.LAYOUT,
    step_numbers.DISCARD,
    step_numbers.CHOOSE_MINISTRY,
    step_numbers.SWAP_MINISTRY,
    step_numbers.THIRD_MINISTRY,
    step_numbers.FIRST_PLAYER,
]
"""Questions at which nothing is half done."""

WORDS: Final = {
    "points": "points",
    "awards": "awards",
    "prestige": "prestige",
    "demands": "demand",
    "final": "final",
    "europe": "europe",
    "north-america": "north-america",
    "caribbean": "caribbean",
    "india": "india",
    "prestige-later": "prestige",
    "theaters": "war",
    "debt": "debt",
    "treaty": "treaty",
    "squadrons": "squadrons",
    "navy-box": "navy-box",
    "cards": "cards",
    "advantages": "advantages",
    "territories": "territories",
    "forts": "forts",
    "economic": "economic",
    "diplomatic": "diplomatic",
    "military": "military",
}
"""What the evaluation counts, as people call it."""


class ImperialKnowledge(Knowledge):
    seats = SIDES
    scale = 0.4

    def __init__(self, engine: Engine, position: AnyPosition) -> None:
        p = cast(Position, position)
        self.engine = engine
        self.evaluation = Evaluation(p.ruleset)

    def worths(self, p: AnyPosition, legal: list[int]) -> list[float]:
        table = cast(Position, p)
        frame = table.stack[-1]
        kind = kind_of(frame)
        if kind == step_numbers.MENU:
            return Rounds(Thinker(self.engine, table, actor_of(frame))).glance(legal)
        if kind < step_numbers.TAKE or kind == step_numbers.TAKE or kind == step_numbers.SHIFT:
            return worths(self.engine, table, legal)
        return [self._after(table, action, actor_of(frame)) for action in legal]

    def _after(self, p: Position, action: ActionId, side: Side) -> float:
        """The position after an action and whatever chance brings, in points."""
        copy = p.clone()
        self.engine.apply(copy, action)
        while self.engine.waits_for(copy) == CHANCE:
            self.engine.apply_outcome(copy, self.engine.draw(copy))
        lead = self.evaluation.lead(copy) * POINTS
        return lead if side == FRANCE else -lead

    def small(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) not in SEARCHED

    def quiet(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) in QUIET

    def turn_begins(self, p: AnyPosition) -> bool:
        return kind_of(p.stack[-1]) == step_numbers.TAKE

    def shares(self, p: AnyPosition) -> list[float]:
        return self.evaluation.shares(cast(Position, p))

    def grounds(self, p: AnyPosition, seat: int) -> dict[str, float]:
        table = cast(Position, p)
        if not table.stack:
            return {"victory": self.evaluation.lead(table) * (1 if seat == FRANCE else -1)}
        weights = self.evaluation.weights[self.evaluation.turns_left[table.clock[TURN]]]
        found: dict[str, float] = {}
        for at, counted in enumerate(self.evaluation.features(table)):
            words = WORDS.get(FEATURES[at])
            if words is not None:
                value = weights[at] * counted
                found[words] = found.get(words, 0.0) + (value if seat == FRANCE else -value)
        return found

    def rows(self, p: AnyPosition) -> list[list[float]]:
        found = self.evaluation.features(cast(Position, p))
        return [found, [0.0] * len(found)]

    def time_left(self, p: AnyPosition) -> float:
        turns = self.evaluation.turns_left
        return turns[cast(Position, p).clock[TURN]] / turns[0]

    def winners(self, p: AnyPosition) -> list[float]:
        return [1.0, 0.0] if cast(Position, p).clock[WINNER] == FRANCE else [0.0, 1.0]
