"""A step: one kind of decision, one kind of chance, or one passage of the sequence of play.

Steps hold no state: the position and the frame on its stack say everything. A frame is one integer (see
``kernel/position.py``): which step it is, which seat is asked, and two small numbers that the step may use as it likes.

A game writes its steps for its own position: ``class Take(Decision[Table])``. Steps never look at each other;
they talk by what they leave in the position and by what they put on its stack.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tricorne.kernel.action import ActionId
from tricorne.kernel.chance import below
from tricorne.kernel.engine import EVERYBODY, Prompt, Refusal
from tricorne.kernel.message import Message, say
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.subclassing import mypyc_attr

P = TypeVar("P", bound=AnyPosition)

DECISION: Final = 0
CHANCE: Final = 1
PASSAGE: Final = 2

FACES: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """What the machine may ask of a step. Games build upon Decision, Chance, Die or Passage."""

    role = PASSAGE
    secret = False
    """Whether the answer to this decision is for the actor's eyes alone until it is shown."""

    # -- of a decision ---------------------------------------------------------------------------

    def legal(self, p: P, frame: int, out: list[int]) -> None:
        """Append the actions that are open, in rising order."""
        raise ValueError("this step takes no actions")

    def play(self, p: P, frame: int, action: ActionId) -> None:
        """Carry out one of the open actions."""
        raise ValueError("this step takes no actions")

    def why_not(self, p: P, frame: int, action: ActionId) -> Refusal | None:
        """Why an action is not open; None exactly for those that are."""
        raise ValueError("this step takes no actions")

    def prompt(self, p: P, frame: int) -> Prompt:
        """What is asked."""
        raise ValueError("this step takes no actions")

    def keeps_secret(self, p: P, frame: int) -> bool:
        """Whether the answer to this decision is for the actor's eyes alone."""
        return self.secret

    # -- of a chance -----------------------------------------------------------------------------

    def stream(self) -> int:
        """The random stream of the position that brings the outcome in quick play."""
        raise ValueError("this step is no chance")

    def outcomes(self, p: P, frame: int) -> list[int]:
        """What can come: value, weight, value, weight ..."""
        raise ValueError("this step is no chance")

    def draw(self, p: P, frame: int) -> int:
        """One of the outcomes, from the position's own stream."""
        raise ValueError("this step is no chance")

    def apply_outcome(self, p: P, frame: int, value: int) -> None:
        """Apply an outcome."""
        raise ValueError("this step is no chance")

    def outcome_text(self, p: P, value: int) -> str:
        """How the record writes an outcome."""
        return str(value)

    def awaited(self, p: P, frame: int) -> Message:
        """Which chance is due, and for whom, in words."""
        return say("prompt-chance")

    def secret_of(self, p: P, frame: int) -> int:
        """The only seat that may see the outcome; EVERYBODY or NOBODY_AT_ALL."""
        return EVERYBODY

    # -- of a passage ----------------------------------------------------------------------------

    def run(self, p: P, frame: int) -> None:
        """Do the next thing of the sequence of play."""
        raise ValueError("this step is no passage of the sequence of play")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """A seat is asked. A game writes ``legal``, ``play``, ``prompt``, and ``reason`` where the prompt is not reason
    enough. A step that can judge one action more quickly than list them all answers ``why_not`` itself."""

    def __init__(self) -> None:
        self.role = DECISION

    def why_not(self, p: P, frame: int, action: ActionId) -> Refusal | None:
        open_now: list[int] = []
        self.legal(p, frame, open_now)
        if action in open_now:
            return None
        return self.reason(p, frame, action)

    def reason(self, p: P, frame: int, action: ActionId) -> Refusal:
        """Why an action that is not open is refused."""
        asked = self.prompt(p, frame)
        return Refusal(say("why-not-asked", prompt=asked.words), asked.rules)


def pick(outcomes: list[int], ticket: int) -> int:
    """The outcome that a ticket wins: each has as many tickets as its weight, and they are numbered from 0.

    >>> [pick([7, 1, 8, 0, 9, 2], ticket) for ticket in range(3)]
    [7, 9, 9]
    """
    for at in range(0, len(outcomes), 2):
        ticket -= outcomes[at + 1]
        if ticket < 0:
            return outcomes[at]
    raise ValueError("there are fewer tickets than that")


def tickets(outcomes: list[int]) -> int:
    """How many tickets all outcomes have together.

    >>> tickets([7, 1, 8, 0, 9, 2])
    3
    """
    total = 0
    for at in range(1, len(outcomes), 2):
        total += outcomes[at]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[P]):
    """An outcome is due. A game writes ``stream``, ``outcomes`` and ``apply_outcome``.

    A step may also write a quicker ``draw``: it must find what ``pick`` finds for the same ticket.
    """

    def __init__(self) -> None:
        self.role = CHANCE

    def draw(self, p: P, frame: int) -> int:
        outcomes = self.outcomes(p, frame)
        return pick(outcomes, below(p.rng, self.stream(), tickets(outcomes)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[P]):
    """A die with six faces, 1 to 6. A game writes ``stream`` and ``apply_outcome``."""

    def outcomes(self, p: P, frame: int) -> list[int]:
        return [1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1]

    def draw(self, p: P, frame: int) -> int:
        return 1 + below(p.rng, self.stream(), FACES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage(Step[P]):
    """The sequence of play goes on by itself. A game writes ``run``."""

    def __init__(self) -> None:
        self.role = PASSAGE
