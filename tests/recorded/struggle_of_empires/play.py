"""Driving the engine through a case: one passage at a time, so that a watcher sees what happens in between."""

from __future__ import annotations

from tests.recorded.struggle_of_empires.table import GAME
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.step_numbers import UNREST_DRAW
from tricorne.kernel.engine import CHANCE, DECISION, OVER, Refusal
from tricorne.kernel.machine.step import PASSAGE
from tricorne.kernel.position import actor_of, kind_of

ANY_COUNTER = 1
"""With drawn unrest every draw of a case is fed a counter of value 1."""


class Watcher:
    """Sees the position before and after every passage of the sequence of play."""

    def before(self, p: Position, kind: int) -> None:
        pass

    def after(self, p: Position, kind: int) -> None:
        pass


class Play:
    """A position that is being played. The engine's own acts must lead to the same place."""

    def __init__(self, engine: Rules, p: Position, watcher: Watcher | None = None) -> None:
        self.engine = engine
        self.p = p
        self.watcher = watcher if watcher is not None else Watcher()
        self._run_passages()
        self._draw_unrest()

    def _run_passages(self) -> None:
        while self.p.stack:
            frame = self.p.stack[-1]
            step = self.engine.steps[kind_of(frame)]
            if step.role != PASSAGE:
                return
            self.watcher.before(self.p, kind_of(frame))
            step.run(self.p, frame)
            self.watcher.after(self.p, kind_of(frame))

    def _draw_unrest(self) -> None:
        while self.p.stack and kind_of(self.p.stack[-1]) == UNREST_DRAW:
            self._apply_outcome(ANY_COUNTER)

    def _apply_outcome(self, value: int) -> None:
        twin = self.p.clone()
        self.engine.apply_outcome(twin, value)
        frame = self.p.stack[-1]
        self.engine.steps[kind_of(frame)].apply_outcome(self.p, frame, value)
        self._run_passages()
        assert twin.fields() == self.p.fields(), "engine.apply_outcome leads elsewhere"

    def apply_outcome(self, value: int) -> None:
        """Feed an outcome; it must be possible."""
        outcomes = self.engine.outcomes(self.p)
        assert value in outcomes[0::2], f"{value} is no outcome: {outcomes[0::2]}"
        self._apply_outcome(value)
        self._draw_unrest()

    def apply(self, action: int) -> None:
        """Play a legal action."""
        assert action in self.legal(), f"{self.name(action)} is not legal"
        twin = self.p.clone()
        self.engine.apply(twin, action)
        frame = self.p.stack[-1]
        self.engine.steps[kind_of(frame)].play(self.p, frame, action)
        self._run_passages()
        assert twin.fields() == self.p.fields(), "engine.apply leads elsewhere"
        self._draw_unrest()

    def why_not(self, action: int) -> Refusal | None:
        """The engine's refusal; it must agree with the list of legal actions."""
        refusal = self.engine.why_not(self.p, action)
        assert (refusal is None) == (action in self.legal()), f"why_not and legal differ about {self.name(action)}"
        return refusal

    def legal(self) -> list[int]:
        out: list[int] = []
        if self.waits == DECISION:
            self.engine.legal(self.p, out)
        return out

    @property
    def waits(self) -> int:
        return self.engine.waits_for(self.p)

    @property
    def over(self) -> bool:
        return self.waits == OVER

    @property
    def chance(self) -> bool:
        return self.waits == CHANCE

    @property
    def kind(self) -> int:
        """The kind of step on top of the stack; 0 at the end."""
        return kind_of(self.p.stack[-1]) if self.p.stack else 0

    @property
    def actor(self) -> int:
        return actor_of(self.p.stack[-1])

    def asks(self, kind: int) -> bool:
        return self.kind == kind

    def on_stack(self, kind: int) -> bool:
        return any(kind_of(frame) == kind for frame in self.p.stack)

    def copy(self) -> Play:
        return Play(self.engine, self.p.clone())

    def name(self, action: int) -> str:
        return GAME.actions[action].text
