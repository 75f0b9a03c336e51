"""A step: one kind of open decision, one kind of chance, or one passage of the sequence of play.

Steps hold no state; the frame on the stack and the position say everything. A step that is finished takes itself off
the stack first and then does what follows; a step that needs something first puts that on top and is met again.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.chance import below
from tricorne.kernel.engine import EVERYBODY, Prompt, Refusal

DECISION: Final = 0
CHANCE: Final = 1
PASSAGE: Final = 2


class Step:
    """What the engine asks of any step. Subclasses are Decision, Chance or Passage."""

    role = PASSAGE
    secret = False
    """Whether the answer to this decision is for the actor's eyes alone until it is shown."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        raise ValueError("this step takes no actions")

    def play(self, p: Position, frame: int, action: int) -> None:
        raise ValueError("this step takes no actions")

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
        raise ValueError("this step takes no actions")

    def prompt(self, p: Position, frame: int) -> Prompt:
        raise ValueError("this step takes no actions")

    def keeps_secret(self, p: Position, frame: int) -> bool:
        """Is the answer to this decision for the actor's eyes alone?"""
        return self.secret

    def run(self, p: Position, frame: int) -> None:
        raise ValueError("this step is no passage of the sequence of play")

    def stream(self) -> int:
        raise ValueError("this step is no chance")

    def outcomes(self, p: Position, frame: int) -> list[int]:
        raise ValueError("this step is no chance")

    def draw(self, p: Position, frame: int) -> int:
        raise ValueError("this step is no chance")

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        raise ValueError("this step is no chance")

    def outcome_text(self, p: Position, value: int) -> str:
        """How the record writes an outcome."""
        return str(value)

    def secret_of(self, p: Position, frame: int) -> int:
        """The only side that may see this outcome; EVERYBODY if both may."""
        return EVERYBODY


class Decision(Step):
    """A side is asked. ``legal`` appends the open actions in rising order, ``play`` carries one out, ``prompt`` says
    what is asked, ``reason`` why an action that is not open is refused."""

    def __init__(self) -> None:
        self.role = DECISION

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
        open_now: list[int] = []
        self.legal(p, frame, open_now)
        if action in open_now:
            return None
        return self.reason(p, frame, action)

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
        """Why an action that is not legal now is refused."""
        asked = self.prompt(p, frame)
        return Refusal(f"this is no answer to what is asked: {asked.words}", asked.rules)


class Chance(Step):
    """Something is drawn. ``outcomes`` lists value, weight, value, weight ...; ``apply_outcome`` applies a value."""

    def __init__(self) -> None:
        self.role = CHANCE

    def draw(self, p: Position, frame: int) -> int:
        """Every piece of a pile has the same weight."""
        outcomes = self.outcomes(p, frame)
        return outcomes[2 * below(p.rng, self.stream(), len(outcomes) // 2)]


class Passage(Step):
    """The sequence of play goes on by itself: ``run`` does the next thing."""

    def __init__(self) -> None:
        self.role = PASSAGE
