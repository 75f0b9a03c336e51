"""A step: one kind of open decision, one kind of chance, or one passage of the sequence of play.

Steps hold no state; the frame on the stack and the position say everything. A step that is finished
takes itself off the stack; a step that needs something first puts that on top and is met again after it.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.kernel.chance import below
from tricorne.kernel.engine import Prompt, Refusal

DECISION: Final = 0
CHANCE: Final = 1
PASSAGE: Final = 2


class Step:
    """What the engine asks of any step. Subclasses are Decision, Chance or Passage."""

    role = PASSAGE

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        raise ValueError("this step takes no actions")

    def play(self, p: Position, frame: int, action: int) -> None:
        raise ValueError("this step takes no actions")

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
        raise ValueError("this step takes no actions")

    def prompt(self, p: Position, frame: int) -> Prompt:
        raise ValueError("this step takes no actions")

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
        """The only power that may see this outcome; -1 if everybody may, -2 if nobody may."""
        return -1


class Decision(Step):
    """A power is asked. ``legal`` appends the open actions in rising order, ``play`` carries one out,
    ``why_not`` says which condition fails for any other action that this step could ever offer
    (None: it is open), ``prompt`` says what is asked."""

    def __init__(self) -> None:
        self.role = DECISION


class Chance(Step):
    """Something is drawn. ``outcomes`` lists value, weight, value, weight ...; ``apply_outcome`` applies a value."""

    def __init__(self) -> None:
        self.role = CHANCE

    def draw(self, p: Position, frame: int) -> int:
        """Draw one of the outcomes by its weight; dice and counters have shorter ways of their own."""
        outcomes = self.outcomes(p, frame)
        total = 0
        for at in range(1, len(outcomes), 2):
            total += outcomes[at]
        ticket = below(p.rng, self.stream(), total)
        for at in range(0, len(outcomes), 2):
            ticket -= outcomes[at + 1]
            if ticket < 0:
                return outcomes[at]
        return outcomes[-2]


class Die(Chance):
    """A die with six faces, 1 to 6."""

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return [1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1]

    def draw(self, p: Position, frame: int) -> int:
        return 1 + below(p.rng, self.stream(), 6)


class Passage(Step):
    """The sequence of play goes on by itself: ``run`` does the next thing."""

    def __init__(self) -> None:
        self.role = PASSAGE
