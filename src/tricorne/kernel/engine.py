"""The engine: what a game must answer about a position, and the bulk calls that stay inside it.

An engine belongs to one set of options and seats and never changes. The kernel only ever speaks to a
game through these questions and acts; the public face (``state.py``) adds checking, words and the record.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from tricorne.kernel.chance import below, seeded
from tricorne.kernel.position import Position

DECISION: Final = 0
CHANCE: Final = 1
OVER: Final = 2


class Refusal:
    """Why an action is not open now: the failed condition in words, and the rules it rests on."""

    def __init__(self, reason: str, rules: list[str]) -> None:
        self.reason = reason
        self.rules = rules


class Prompt:
    """What is asked: a stable key, words for people, and the rules in play."""

    def __init__(self, key: str, words: str, rules: list[str]) -> None:
        self.key = key
        self.words = words
        self.rules = rules

    def __repr__(self) -> str:
        return f"<Prompt {self.key}: {self.words}>"


class Engine:
    """The rules of one game under one set of options."""

    # -- what the game waits for -------------------------------------------------------------

    @abstractmethod
    def waits_for(self, position: Position) -> int:
        """DECISION, CHANCE or OVER."""

    @abstractmethod
    def actor(self, position: Position) -> int:
        """The number of the seat that decides now (only when waiting for a decision)."""

    @abstractmethod
    def legal(self, position: Position, out: list[int]) -> None:
        """Append the numbers of all legal actions, in rising order."""

    @abstractmethod
    def apply(self, position: Position, action: int) -> None:
        """Play a legal action and pass on to the next decision or chance. Does not check legality."""

    # -- chance ------------------------------------------------------------------------------

    @abstractmethod
    def draw(self, position: Position) -> int:
        """Draw the outcome that is due from the position's own streams, without applying it."""

    @abstractmethod
    def outcomes(self, position: Position) -> list[int]:
        """All possible outcomes of the chance that is due with their weights: value, weight, value, weight ..."""

    @abstractmethod
    def land(self, position: Position, value: int) -> None:
        """Apply an outcome and pass on to the next decision or chance."""

    # -- bulk --------------------------------------------------------------------------------

    def playout(self, position: Position, seed: int, limit: int) -> int:
        """Play uniformly random legal actions to the end (or the limit); the number of decisions taken."""
        numbers = seeded(seed, ["playout"])
        out: list[int] = []
        decisions = 0
        while decisions < limit:
            waits = self.waits_for(position)
            if waits == CHANCE:
                self.land(position, self.draw(position))
            elif waits == DECISION:
                out.clear()
                self.legal(position, out)
                self.apply(position, out[below(numbers, 0, len(out))])
                decisions += 1
            else:
                break
        return decisions
