"""A network beside rehearsals, for games of many: what it likes is rehearsed too, what it expects counts at their end.

It sees what the seat sees in the sampled positions, and is asked by the seat that thinks alone: once before the
rehearsals, and once after every set of them, about all their ends together. Small questions of the real game it
answers itself; in rehearsals everybody answers quickly.
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final

import numpy as np

from tricorne.bots.network.brain import Brain, brain_of
from tricorne.bots.search.rehearsal import Plan, Rehearsal
from tricorne.encodings import encoding
from tricorne.kernel.bot import Numbers
from tricorne.kernel.engine import Engine
from tricorne.kernel.game import Game
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of

LIKED: Final = 4
"""So many actions that the network likes best are rehearsed, with as many of the heuristic's, together as many as the
plan says."""
UNLIKELY: Final = -5.3
"""Actions that it would take less often than one time in 200, as a logarithm: not because of it."""
POINT: Final = 0.005
"""What a step of 1 in that logarithm is worth as a share of the win."""
LEAST: Final = -8.0
"""Further behind the best no action is thought to be, in steps or in points."""
OWN_PART: Final = 0.5
"""How much the heuristic's promise counts beside that."""
ALL_EVEN: Final = -1.0
EXPECTED: Final = 3.0
"""The logarithm of the odds to win: with nothing to expect, and what an expectation of 1 adds."""
SURELY: Final = 1e-4


class Guide:
    """A game's network, as it is asked beside rehearsals."""

    def __init__(self, game: Game, path: Path) -> None:
        self.rows_of = encoding(game.id).bytes
        self.actions = game.plain_actions()
        self.brain: Brain = brain_of(path, encoding(game.id), self.actions)

    def knows(self, legal: list[int]) -> bool:
        """Whether it has learned all answers to a question."""
        return legal[-1] < self.actions

    def likes(self, p: AnyPosition, legal: list[int]) -> list[float]:
        """The logarithm of how often it would take each open action."""
        row = np.frombuffer(self.rows_of(p, actor_of(p.stack[-1])), dtype=np.int8)
        scores = self.brain.look(row).scores[legal]
        scores = scores - scores.max()
        found: list[float] = (scores - np.log(np.exp(scores).sum())).tolist()
        return found

    def expects(self, positions: list[AnyPosition], seat: int) -> list[float]:
        """What a seat may expect in each of some positions."""
        rows = b"".join(self.rows_of(p, seat) for p in positions)
        looked = np.frombuffer(rows, dtype=np.int8).reshape(len(positions), self.brain.size)
        found: list[float] = self.brain.expectations(looked).tolist()
        return found


class GuidedRehearsal(Rehearsal):
    """Rehearsals whose actions and judgement are the network's as well as the game's own."""

    def __init__(
        self,
        engine: Engine,
        knowledge: Knowledge,
        worlds: list[AnyPosition],
        numbers: Numbers,
        plan: Plan,
        guide: Guide,
    ) -> None:
        super().__init__(engine, knowledge, worlds, numbers, plan)
        self.guide = guide
        self.ends: list[AnyPosition] = []
        """Where the rehearsals of this set led; they are judged together."""
        legal: list[int] = []
        engine.legal(worlds[0], legal)
        if guide.knows(legal):
            self._choose(legal, guide.likes(worlds[0], legal))

    def _choose(self, legal: list[int], likes: list[float]) -> None:
        """Rehearse what the network likes and what the game's own knowledge likes."""
        order = sorted(range(len(legal)), key=lambda at: -likes[at])
        found = [legal[at] for at in order[:LIKED] if likes[at] > UNLIKELY]
        found += [action for action in self.actions[:LIKED] if action not in found]
        self.actions = found[: self.plan.wide]
        self.found = {action: [] for action in self.actions}
        top = max(likes)
        least = LEAST * self.plan.point
        for action, liked in zip(legal, likes, strict=True):
            own = OWN_PART * max(least, self.promise[action])
            self.promise[action] = own + POINT * max(LEAST, liked - top)

    def go(self) -> None:
        self.ends.append(self.rehearsed(self.actions[self.turn]))
        self.turn += 1
        if self.turn == len(self.actions):
            for action, share in zip(self.actions, self._judged(), strict=True):
                self.found[action].append(share)
            self.ends = []
            self.set_is_over()

    def _judged(self) -> list[float]:
        """The chances of the seat at the ends of a set. Early in a game the network foresees more than the evaluation,
        which counts the more the less is to come."""
        found = [self.knowledge.leaning(p)[self.me] for p in self.ends]
        going = [at for at, p in enumerate(self.ends) if p.stack]
        if going:
            expected = self.guide.expects([self.ends[at] for at in going], self.me)
            for at, value in zip(going, expected, strict=True):
                own = min(1 - SURELY, max(SURELY, found[at]))
                past = 1 - self.knowledge.time_left(self.ends[at])
                found[at] = 1 / (1 + exp(-(ALL_EVEN + past * log(own / (1 - own)) + EXPECTED * value)))
        return found
