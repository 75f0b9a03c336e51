"""A network as promise and judgement of the search: what it likes is tried first, what it expects is believed.

Which questions are small the game says; they are answered by the network too. Every position in which somebody must
decide can be judged, so nothing needs to be finished first. For games of two.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

import numpy as np

from tricorne.bots.network.brain import Brain, Look, brain_of
from tricorne.encodings import encoding
from tricorne.kernel.game import Game
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of

SIDES: Final = 2
SURE: Final = 0.995
"""From this share on the network is taken at its word."""


class NetworkKnowledge(Knowledge):
    """What a game knows, with a network's promise and judgement; made anew for every decision."""

    scale = 1.0

    def __init__(self, own: Knowledge, game: Game, path: Path) -> None:
        assert own.seats == SIDES, "one expectation tells two shares, not more"
        self.own = own
        self.seats = own.seats
        self.rows_of = encoding(game.id).bytes
        self.brain: Brain = brain_of(path, encoding(game.id), game.plain_actions())
        self.seen: dict[bytes, Look] = {}
        """What was looked at in this decision; passes come by the same positions again."""

    def _look(self, p: AnyPosition) -> Look:
        """As whoever is asked sees it."""
        row = self.rows_of(p, actor_of(p.stack[-1]))
        found = self.seen.get(row)
        if found is None:
            found = self.seen[row] = self.brain.look(np.frombuffer(row, dtype=np.int8))
        return found

    def worths(self, p: AnyPosition, legal: list[int]) -> list[float]:
        """The best is worth 0, the others so much less."""
        scores = self._look(p).scores[legal]
        found: list[float] = (scores - scores.max()).tolist()
        return found

    def answer(self, p: AnyPosition, legal: list[int]) -> int:
        return legal[int(self._look(p).scores[legal].argmax())]

    def sure(self, worths: list[float]) -> bool:
        return sum(exp(worth) for worth in worths) * SURE < 1

    def small(self, p: AnyPosition) -> bool:
        return self.own.small(p)

    def quiet(self, p: AnyPosition) -> bool:
        return True

    def turn_begins(self, p: AnyPosition) -> bool:
        return self.own.turn_begins(p)

    def shares(self, p: AnyPosition) -> list[float]:
        if not p.stack:
            return self.own.shares(p)
        mine = (1 + min(1.0, max(-1.0, self._look(p).expects))) / 2
        return [mine, 1 - mine] if actor_of(p.stack[-1]) == 0 else [1 - mine, mine]

    def grounds(self, p: AnyPosition, seat: int) -> dict[str, float]:
        return self.own.grounds(p, seat)

    def rows(self, p: AnyPosition) -> list[list[float]]:
        return self.own.rows(p)

    def time_left(self, p: AnyPosition) -> float:
        return self.own.time_left(p)

    def winners(self, p: AnyPosition) -> list[float]:
        return self.own.winners(p)
