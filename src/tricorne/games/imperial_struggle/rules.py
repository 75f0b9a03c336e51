"""The engine of Imperial Struggle: finds the step on top of the stack and hands over to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tricorne.games.imperial_struggle import log, luck, reckoning, sight, view
from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.charter import Charter
from tricorne.games.imperial_struggle.effects.book import Book
from tricorne.games.imperial_struggle.ministries.cabinet import cabinet
from tricorne.games.imperial_struggle.position import MINOR_TYPE, VP, WINNER, Table
from tricorne.games.imperial_struggle.purse import Means
from tricorne.games.imperial_struggle.sequence import all_steps
from tricorne.games.imperial_struggle.step import CHANCE, PASSAGE, Step
from tricorne.games.imperial_struggle.words import BRITAIN, FRANCE, NONE, SIDE_IDS, SIDES, TYPES
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import DECISION as WAITS_FOR_DECISION
from tricorne.kernel.engine import OVER, Engine, Prompt, Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.message import Said
from tricorne.kernel.position import Position
from tricorne.kernel.record import Entry

MOST_KEPT: Final = 256
"""Actions that random play leaves in its list before it clears it."""


class Rules(Engine):
    """The rules under one charter."""

    def __init__(self, charter: Charter, table: ActionTable | None = None) -> None:
        self.charter = charter
        self.table = table
        charter.book = Book(charter.components)
        charter.cabinet = cabinet(charter.components)
        blank = Table(charter, None)
        blank.round[MINOR_TYPE] = NONE
        charter.no_means = [Means(blank, side, type) for side in range(SIDES) for type in range(TYPES)]
        self.steps: list[Step] = all_steps()

    def actions(self) -> ActionTable:
        """The rows of the action table, for views and the log."""
        if self.table is None:
            self.table = build_table(self.charter.components)
        return self.table

    def waits_for(self, position: Position) -> int:
        if not position.stack:
            return OVER
        step = self.steps[position.stack[-1] & 255]
        return WAITS_FOR_CHANCE if step.role == CHANCE else WAITS_FOR_DECISION

    def actor(self, position: Position) -> int:
        return position.stack[-1] >> 8 & 15

    def legal(self, position: Position, out: list[int]) -> None:
        frame = position.stack[-1]
        self.steps[frame & 255].legal(cast(Table, position), frame, out)

    def apply(self, position: Position, action: int) -> None:
        p = cast(Table, position)
        frame = p.stack[-1]
        self.steps[frame & 255].play(p, frame, action)
        self.settle(p)

    def settle(self, position: Position) -> None:
        p = cast(Table, position)
        stack = p.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            step = steps[frame & 255]
            if step.role != PASSAGE:
                return
            step.run(p, frame)

    def draw(self, position: Position) -> int:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].draw(p, frame)

    def outcomes(self, position: Position) -> list[int]:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].outcomes(p, frame)

    def land(self, position: Position, value: int) -> None:
        p = cast(Table, position)
        frame = p.stack[-1]
        self.steps[frame & 255].land(p, frame, value)
        self.settle(p)

    def playout(self, position: Position, seed: int, limit: int) -> int:
        """The same as the kernel's, with each step looked up once and the passages taken along."""
        p = cast(Table, position)
        chooses = Stream(seed, "playout")
        stack = p.stack
        steps = self.steps
        out: list[int] = []
        decisions = 0
        while stack and decisions < limit:
            frame = stack[-1]
            step = steps[frame & 255]
            role = step.role
            if role == PASSAGE:
                step.run(p, frame)
            elif role == CHANCE:
                step.land(p, frame, step.draw(p, frame))
            else:
                # An emptied list gives its memory back: that happens only when it has grown long.
                if len(out) > MOST_KEPT:
                    out.clear()
                first = len(out)
                step.legal(p, frame, out)
                step.play(p, frame, out[first + chooses.below(len(out) - first)])
                decisions += 1
        self.settle(p)
        return decisions

    # -- words and sight -----------------------------------------------------------------------

    def prompt(self, position: Position) -> Prompt:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].prompt(p, frame)

    def why_not(self, position: Position, action: int) -> Refusal | None:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].why_not(p, frame, action)

    def outcome_text(self, position: Position, value: int) -> str:
        p = cast(Table, position)
        return self.steps[p.stack[-1] & 255].outcome_text(p, value)

    def outcome_secret(self, position: Position) -> int:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].secret_of(p, frame)

    def decision_secret(self, position: Position) -> bool:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].keeps_secret(p, frame)

    def secrets(self, position: Position) -> list[int]:
        return sight.secrets(cast(Table, position))

    def view(self, position: Position, seat: int) -> dict[str, object]:
        return view.view(self, cast(Table, position), seat)

    def views(self, position: Position, seats: list[int]) -> list[dict[str, object]]:
        return view.views(cast(Table, position), seats)

    def conceal(self, position: Position, seat: int, seed: int) -> None:
        sight.conceal(cast(Table, position), seat, seed)

    def scores(self, position: Position) -> dict[str, int]:
        """The VP total is one number: France has what lies above the level, Britain what lies below."""
        p = cast(Table, position)
        lead = p.clock[VP] - self.charter.components.level_vp
        return {SIDE_IDS[FRANCE]: lead, SIDE_IDS[BRITAIN]: -lead}

    def ranking(self, position: Position) -> list[list[str]]:
        p = cast(Table, position)
        winner = p.clock[WINNER]
        if winner == NONE:
            lead = p.clock[VP] - self.charter.components.level_vp
            if lead == 0:
                return [[SIDE_IDS[FRANCE], SIDE_IDS[BRITAIN]]]
            winner = FRANCE if lead > 0 else BRITAIN
        return [[SIDE_IDS[winner]], [SIDE_IDS[1 - winner]]]

    def narrate(self, before: Position, after: Position, entry: Entry, seat: int) -> Sequence[Said]:
        return log.narrate(self, cast(Table, before), cast(Table, after), entry, seat)

    def odds(self, position: Position, seat: int, text: str) -> dict[str, object] | None:
        return reckoning.odds(cast(Table, position), seat, self.actions().number(text))

    def figures(self, position: Position) -> dict[str, dict[str, int]]:
        return reckoning.figures(cast(Table, position))

    def points(self, before: Position, after: Position) -> dict[str, dict[str, int]]:
        return reckoning.points(cast(Table, before), cast(Table, after))

    def sources(self, before: Position, after: Position) -> dict[str, dict[str, int]]:
        return reckoning.sources(self, cast(Table, before), cast(Table, after))

    def results(self, position: Position) -> dict[str, dict[str, int]]:
        return reckoning.results(cast(Table, position))

    def luck(self, position: Position, value: int) -> tuple[str, int, float, float] | None:
        return luck.luck(cast(Table, position), value, self.outcomes(position))

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: Position, seat: int, text: str) -> Refusal | None:
        raise BadAction(f"{text!r} is no act outside the turns: this game has none")

    def aside(self, position: Position, seat: int, text: str) -> str:
        raise BadAction(f"{text!r} is no act outside the turns: this game has none")
