"""What the search knows of Imperial Struggle."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle import kinds
from tricorne.games.imperial_struggle.bots import worths
from tricorne.games.imperial_struggle.bots.evaluation import FEATURES, Evaluation
from tricorne.games.imperial_struggle.bots.rounds import Rounds
from tricorne.games.imperial_struggle.bots.think import Thinker
from tricorne.games.imperial_struggle.position import TURN, WINNER, Table
from tricorne.games.imperial_struggle.words import FRANCE, SIDES
from tricorne.kernel.engine import CHANCE, Engine
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import Position, actor_of, kind_of

SEARCHED: Final = [
    kinds.TAKE,
    kinds.MENU,
    kinds.SHIFT,
    kinds.DEPLOY_TO,
    kinds.ADVANTAGE_TARGET,
    kinds.EFFECT,
    kinds.CONQUER,
    kinds.CHOOSE_MINISTRY,
    kinds.FIRST_PLAYER,
    kinds.CLEAR,
]
"""Questions that deserve thought."""
POINTS: Final = 6.0
"""Victory points that turn the balance by one, as the evaluation counts it."""
QUIET: Final = [
    kinds.TAKE,
    kinds.MENU,
    kinds.LAYOUT,
    kinds.DISCARD,
    kinds.CHOOSE_MINISTRY,
    kinds.SWAP_MINISTRY,
    kinds.THIRD_MINISTRY,
    kinds.FIRST_PLAYER,
]
"""Questions at which nothing is half done."""

WORDS: Final = {
    "points": "Victory points",
    "awards": "this turn's Awards",
    "prestige": "Prestige",
    "demands": "Global Demand",
    "final": "Final Scoring",
    "europe": "Europe",
    "north-america": "North America",
    "caribbean": "the Caribbean",
    "india": "India",
    "prestige-later": "Prestige",
    "theaters": "the coming war",
    "debt": "Available Debt",
    "treaty": "Treaty Points",
    "squadrons": "Squadrons at sea",
    "navy-box": "Squadrons in the Navy Box",
    "cards": "Event cards",
    "advantages": "Advantages",
    "territories": "Territories",
    "forts": "Forts",
    "economic": "Economic points in hand",
    "diplomatic": "Diplomatic points in hand",
    "military": "Military points in hand",
}
"""What the evaluation counts, as people call it."""


class ImperialKnowledge(Knowledge):
    seats = SIDES
    scale = 0.4

    def __init__(self, engine: Engine, position: Position) -> None:
        p = cast(Table, position)
        self.engine = engine
        self.evaluation = Evaluation(p.charter)

    def worths(self, p: Position, legal: list[int]) -> list[float]:
        table = cast(Table, p)
        frame = table.stack[-1]
        kind = kind_of(frame)
        if kind == kinds.MENU:
            return Rounds(Thinker(self.engine, table, actor_of(frame))).glance(legal)
        if kind < kinds.TAKE or kind == kinds.TAKE or kind == kinds.SHIFT:
            return worths(self.engine, table, legal)
        return [self._after(table, action, actor_of(frame)) for action in legal]

    def _after(self, p: Table, action: int, side: int) -> float:
        """The position after an action and whatever chance brings, in points."""
        copy = p.clone()
        self.engine.apply(copy, action)
        while self.engine.waits_for(copy) == CHANCE:
            self.engine.land(copy, self.engine.draw(copy))
        lead = self.evaluation.lead(copy) * POINTS
        return lead if side == FRANCE else -lead

    def small(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) not in SEARCHED

    def quiet(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) in QUIET

    def turn_begins(self, p: Position) -> bool:
        return kind_of(p.stack[-1]) == kinds.TAKE

    def shares(self, p: Position) -> list[float]:
        return self.evaluation.shares(cast(Table, p))

    def grounds(self, p: Position, seat: int) -> dict[str, float]:
        table = cast(Table, p)
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

    def rows(self, p: Position) -> list[list[float]]:
        found = self.evaluation.features(cast(Table, p))
        return [found, [0.0] * len(found)]

    def later(self, p: Position) -> float:
        turns = self.evaluation.turns_left
        return turns[cast(Table, p).clock[TURN]] / turns[0]

    def winners(self, p: Position) -> list[float]:
        return [1.0, 0.0] if cast(Table, p).clock[WINNER] == FRANCE else [0.0, 1.0]
