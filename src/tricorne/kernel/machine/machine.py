"""The machine: the part of a game's engine that runs its steps.

A whole game: two runners, each of whom may run once or stay; a die says how far he gets.

>>> from tricorne.kernel.action import ActionTable
>>> from tricorne.kernel.chance import seeded
>>> from tricorne.kernel.machine.step import Decision, Die
>>> from tricorne.kernel.position import actor_of, first_of
>>> STAY, RUN = 0, 1  # what a runner can do
>>> CHOICE, ROLL = 0, 1  # the steps, by number
>>> class Race(AnyPosition):
...     def __init__(self):
...         self.stack, self.rng, self.metres = [], seeded(1756, ["dice"]), [0, 0]
>>> class Choice(Decision[Race]):
...     def legal(self, p, frame, out):
...         out += [STAY, RUN]
...     def play(self, p, frame, action):
...         p.stack.pop()
...         if action == RUN:
...             p.then(ROLL, actor_of(frame))
>>> class Roll(Die[Race]):
...     def stream(self):
...         return 0
...     def apply_outcome(self, p, frame, value):
...         p.stack.pop()
...         p.metres[first_of(frame)] += value
>>> class Running(Machine[Race]):
...     pass

The last that is put on the stack comes first. A seat's answer is applied, then the die that it asked for:

>>> running = Running([Choice(), Roll()], ActionTable(), ["red", "blue"], ["Red", "Blue"])
>>> p = Race()
>>> p.ask(CHOICE, 1)
>>> p.ask(CHOICE, 0)
>>> running.actor(p), running.why_not(p, RUN)
(0, None)
>>> running.apply(p, RUN)
>>> running.waits_for(p) == WAITS_FOR_CHANCE, running.outcomes(p)[:4]
(True, [1, 1, 2, 1])
>>> running.apply_outcome(p, 5)
>>> running.actor(p), p.metres
(1, [5, 0])

Left alone it plays at random to the end:

>>> running.playout(p, 1756, 1000), p.stack
(1, [])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, cast, final

from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import DECISION as WAITS_FOR_DECISION
from tricorne.kernel.engine import OVER, Engine, Prompt, Refusal
from tricorne.kernel.machine.step import CHANCE, DECISION, PASSAGE, P, Step
from tricorne.kernel.message import Arg, Message, Text, say
from tricorne.kernel.position import KIND_MASK, AnyPosition, actor_of
from tricorne.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

MOST_KEPT: Final = 2048
"""Actions that random play leaves in its list before it clears it."""


@final
class Kind(Generic[P]):
    """A kind of step as the machine looks it up. Nothing is ever built upon this class: in compiled code that is known
    at a glance, while a step taken out of a list would be asked each time whether it is one."""

    def __init__(self, step: Step[P]) -> None:
        self.step = step
        self.role: i64 = step.role


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Engine, Generic[P]):
    """Finds the step on top of the stack and hands over to it. A game adds what it shows, scores and tells."""

    def __init__(self, steps: list[Step[P]], actions: ActionTable, seat_ids: list[str], seats: Sequence[Arg]) -> None:
        self.steps = steps
        """By kind: the number that a frame of the stack carries."""
        self.kinds = [Kind(step) for step in steps]
        self.actions = actions
        self.seat_ids = seat_ids
        """By the number of the seat, as frames name the actor."""
        self.seats = [Text(seat) if isinstance(seat, str) else seat for seat in seats]
        """The seats as messages speak of them: things, or their names."""

    # -- what the game waits for ---------------------------------------------------------------

    def waits_for(self, position: AnyPosition) -> int:
        if not position.stack:
            return OVER
        frame: i64 = position.stack[-1]
        kind = self.kinds[frame & KIND_MASK]
        return WAITS_FOR_CHANCE if kind.role == CHANCE else WAITS_FOR_DECISION

    def actor(self, position: AnyPosition) -> int:
        return actor_of(position.stack[-1])

    def legal(self, position: AnyPosition, out: list[int]) -> None:
        frame: i64 = position.stack[-1]
        self.kinds[frame & KIND_MASK].step.legal(cast(P, position), frame, out)

    def apply(self, position: AnyPosition, action: ActionId) -> None:
        frame: i64 = position.stack[-1]
        self.kinds[frame & KIND_MASK].step.play(cast(P, position), frame, action)
        self.run_passages(position)

    def run_passages(self, position: AnyPosition) -> None:
        p = cast(P, position)
        stack = p.stack
        kinds = self.kinds
        while stack:
            frame: i64 = stack[-1]
            kind = kinds[frame & KIND_MASK]
            if kind.role != PASSAGE:
                return
            kind.step.run(p, frame)

    # -- chance --------------------------------------------------------------------------------

    def awaited(self, position: AnyPosition) -> Message:
        frame = position.stack[-1]
        return self.steps[frame & KIND_MASK].awaited(cast(P, position), frame)

    def draw(self, position: AnyPosition) -> int:
        frame: i64 = position.stack[-1]
        return self.kinds[frame & KIND_MASK].step.draw(cast(P, position), frame)

    def outcomes(self, position: AnyPosition) -> list[int]:
        frame = position.stack[-1]
        found = self.steps[frame & KIND_MASK].outcomes(cast(P, position), frame)
        possible: list[int] = []
        for at in range(0, len(found), 2):
            if found[at + 1] > 0:
                possible.append(found[at])
                possible.append(found[at + 1])
        return possible

    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        frame: i64 = position.stack[-1]
        self.kinds[frame & KIND_MASK].step.apply_outcome(cast(P, position), frame, value)
        self.run_passages(position)

    def outcome_text(self, position: AnyPosition, value: int) -> str:
        return self.kinds[position.stack[-1] & KIND_MASK].step.outcome_text(cast(P, position), value)

    def outcome_secret(self, position: AnyPosition) -> int:
        frame: i64 = position.stack[-1]
        return self.kinds[frame & KIND_MASK].step.secret_of(cast(P, position), frame)

    def stream(self, position: AnyPosition) -> int:
        """The random stream that brings the outcome that is due."""
        return self.steps[position.stack[-1] & KIND_MASK].stream()

    # -- what is asked -------------------------------------------------------------------------

    def prompt(self, position: AnyPosition) -> Prompt:
        frame = position.stack[-1]
        return self.steps[frame & KIND_MASK].prompt(cast(P, position), frame)

    def why_not(self, position: AnyPosition, action: ActionId) -> Refusal | None:
        frame: i64 = position.stack[-1]
        return self.kinds[frame & KIND_MASK].step.why_not(cast(P, position), frame, action)

    def decision_secret(self, position: AnyPosition) -> bool:
        frame: i64 = position.stack[-1]
        return self.kinds[frame & KIND_MASK].step.keeps_secret(cast(P, position), frame)

    def decision_view(self, position: AnyPosition, seat: int) -> dict[str, object] | None:
        """The part of a view that says who is asked what; the actions are for the eyes of whoever is asked."""
        waits = self.waits_for(position)
        if waits == WAITS_FOR_CHANCE:
            return {
                "actor": "chance",
                "key": "chance",
                "words": say("prompt-chance").to_data(),
                "rules": [],
                "secret": False,
            }
        if waits != WAITS_FOR_DECISION:
            return None
        actor = self.actor(position)
        secret = self.decision_secret(position)
        prompt = self.prompt(position)
        found: dict[str, object] = {
            "actor": self.seat_ids[actor],
            "key": prompt.key,
            "words": prompt.words.to_data(),
            "rules": prompt.rules,
            "secret": secret,
        }
        if seat != actor:
            if secret:
                found["words"] = say("prompt-secret", seat=self.seats[actor]).to_data()
            return found
        legal: list[int] = []
        self.legal(position, legal)
        found["actions"] = [self.action_view(position, action) for action in legal]
        return found

    def action_view(self, position: AnyPosition, action: ActionId) -> dict[str, object]:
        """One open action, as the view shows it."""
        row = self.actions[action]
        return {"id": action, "text": row.text, "words": row.words.to_data(), "rule": row.rule}

    # -- bulk ----------------------------------------------------------------------------------

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        """As any engine plays at random, with each step looked up once and the passages taken along."""
        p = cast(P, position)
        p.stand_alone()
        stack = p.stack
        kinds = self.kinds
        chooses = Stream(seed, "playout")
        out: list[int] = []
        decisions = 0
        while stack and decisions < limit:
            frame: i64 = stack[-1]
            kind = kinds[frame & KIND_MASK]
            role = kind.role
            step = kind.step
            if role == DECISION:
                # An emptied list gives its memory back: that happens only when it has grown long.
                if len(out) > MOST_KEPT:
                    out.clear()
                first = len(out)
                step.legal(p, frame, out)
                step.play(p, frame, out[first + chooses.below(len(out) - first)])
                decisions += 1
            elif role == CHANCE:
                step.apply_outcome(p, frame, step.draw(p, frame))
            else:
                step.run(p, frame)
        self.run_passages(p)
        p.alone = False
        return decisions
