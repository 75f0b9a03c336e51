"""A game's network as it is asked while a decision is rehearsed: it answers for everybody, and judges where that led.

It sees what a seat sees, in positions that were drawn to fit what the seat that thinks knows.
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final

import numpy as np

from tricorne.bots.network.brain import Brain, brain_at
from tricorne.kernel.action import ActionId
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.position import AnyPosition, actor_of
from tricorne.kernel.state import State

WARMTH: Final = 0.2
"""How much of the variety that it learned with is left in its answers."""
EVEN_OF_FOUR: Final = -1.0
EXPECTED: Final = 3.0
"""The logarithm of the odds to win: with nothing to expect where four play, and what an expectation of 1 adds."""

EVALUATION: Final = 0.5
"""How much the evaluation counts at the end of the game; less before, when the network foresees more than it."""
SURELY: Final = 1e-4


class Guide:
    """The network of a game, for the tables of a state."""

    def __init__(self, state: State, path: Path) -> None:
        self.brain: Brain
        self.brain, self.encoding = brain_at(path, state.game, state.engine, state.seat_number(state.seats[0]))
        self.rows_of = self.encoding.bytes
        self.length = self.encoding.size
        self.even = EVEN_OF_FOUR + log(3 / (len(state.seats) - 1))
        """The logarithm of the odds with nothing to expect: with more players a fair share is less."""

    def knows(self, legal: list[int]) -> bool:
        """Whether it has learned all answers to a question."""
        return legal[-1] < self.brain.actions

    def odds(self, expected: float) -> float:
        """The logarithm of a seat's odds to win, by what it expects."""
        return self.even + EXPECTED * expected

    def odds_with(self, expected: float, own: float, left: float) -> float:
        """The same with the chance that the evaluation gives the seat, which counts the more the less of the game is
        left."""
        own = min(1 - SURELY, max(SURELY, own))
        return self.odds(expected) + EVALUATION * (1 - left) * log(own / (1 - own))

    def likes(self, p: AnyPosition, legal: list[int]) -> list[float]:
        """The logarithm of how often it would take each open action."""
        row = np.frombuffer(self.rows_of(p, actor_of(p.stack[-1])), dtype=np.int8)
        scores = self.brain.look(row).scores[legal]
        scores = scores - scores.max()
        found: list[float] = (scores - np.log(np.exp(scores).sum())).tolist()
        return found

    def answers(self, positions: list[AnyPosition], open_actions: list[list[ActionId]], seed: int) -> list[int]:
        """What those who are asked in some positions would do, drawn among what it likes."""
        actions = sorted({action for legal in open_actions for action in legal})
        place = {action: at for at, action in enumerate(actions)}
        scores = self.brain.scores(self._rows([(p, actor_of(p.stack[-1])) for p in positions]), actions) / WARMTH
        # The highest of scores with such noise on them is a draw by how likely each action is.
        scores += np.random.default_rng(seed).gumbel(size=scores.shape)
        chosen = (scores[at, [place[action] for action in legal]].argmax() for at, legal in enumerate(open_actions))
        return [legal[int(at)] for legal, at in zip(open_actions, chosen, strict=True)]

    def expects(self, positions: list[AnyPosition], seat: int) -> list[float]:
        """What a seat may expect in each of some positions."""
        found: list[float] = self.brain.expectations(self._rows([(p, seat) for p in positions])).tolist()
        return found

    def chances(self, positions: list[AnyPosition], seat: int, known: Knowledge) -> list[float]:
        """How likely a seat is to win in each of some positions; what is over needs no network."""
        going = [p for p in positions if p.stack]
        expected = iter(self.expects(going, seat) if going else [])
        return [1 / (1 + exp(-self.odds(next(expected)))) if p.stack else known.leaning(p)[seat] for p in positions]

    def _rows(self, seen: list[tuple[AnyPosition, int]]) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
        rows = b"".join(self.rows_of(p, seat) for p, seat in seen)
        return np.frombuffer(rows, dtype=np.int8).reshape(len(seen), self.length)
