"""Looking ahead: what a choice leads to, played on a copy of a sampled position until the side must think again."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.bots.outlook import Outlook
from tricorne.games.imperial_struggle.step_numbers import MENU, TAKE
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import CHANCE, DECISION, Engine
from tricorne.kernel.position import actor_of, kind_of

FARTHEST = 8
"""Choices of its own that a side looks ahead within one deed."""


class Thinker:
    """One side, one position, one decision."""

    def __init__(self, engine: Engine, p: Position, me: int) -> None:
        self.engine = engine
        self.p = p
        self.me = me
        self.outlook = Outlook(p, me)

    def best(self, p: Position, legal: list[int]) -> int:
        """The choice after which the position is worth most, without looking further."""
        if len(legal) == 1:
            return legal[0]
        found = self.worths(p, legal)
        return legal[found.index(max(found))]

    def worths(self, p: Position, legal: list[int]) -> list[float]:
        """What the position is worth after each choice."""
        return [self.outlook.worth(self.after(p, action)) for action in legal]

    def after(self, p: Position, action: ActionId) -> Position:
        """The position after a choice and whatever chance brings."""
        copy = p.clone()
        self.engine.apply(copy, action)
        self._chance(copy)
        return copy

    def _chance(self, p: Position) -> None:
        while self.engine.waits_for(p) == CHANCE:
            self.engine.apply_outcome(p, self.engine.draw(p))

    def outcome(self, action: ActionId) -> float:
        """What a choice is worth when each question that follows is answered in the best way."""
        p = self.after(self.p, action)
        for _ in range(FARTHEST):
            if self.engine.waits_for(p) != DECISION:
                break
            frame = p.stack[-1]
            if kind_of(frame) in (MENU, TAKE):
                break
            legal: list[int] = []
            self.engine.legal(p, legal)
            choice = self.best(p, legal) if actor_of(frame) == self.me else legal[0]
            self.engine.apply(p, choice)
            self._chance(p)
        return self.outlook.worth(p)
