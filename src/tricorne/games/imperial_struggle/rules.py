"""The engine of Imperial Struggle: finds the step on top of the stack and hands over to it."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE, SIDE_IDS, SIDES, TYPES
from tricorne.games.imperial_struggle.board.position import MINOR_TYPE, VP, WINNER, Position
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.effects.book import Book
from tricorne.games.imperial_struggle.figures import luck, odds_and_charts
from tricorne.games.imperial_struggle.log import log
from tricorne.games.imperial_struggle.ministries.cabinet import cabinet
from tricorne.games.imperial_struggle.payment.funds import Funds
from tricorne.games.imperial_struggle.sequence import all_steps
from tricorne.games.imperial_struggle.step import CHANCE, PASSAGE, Step
from tricorne.games.imperial_struggle.view import sight, view
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import DECISION as WAITS_FOR_DECISION
from tricorne.kernel.engine import OVER, Engine, Prompt, Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry

MOST_KEPT: Final = 256
"""Actions that random play leaves in its list before it clears it."""


class Rules(Engine):
    """The rules under one rule set."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        self.ruleset = ruleset
        self.table = table
        ruleset.book = Book(ruleset.components)
        ruleset.cabinet = cabinet(ruleset.components)
        blank = Position(ruleset, None)
        blank.round[MINOR_TYPE] = NONE
        ruleset.no_funds = [Funds(blank, side, type) for side in range(SIDES) for type in range(TYPES)]
        self.steps: list[Step] = all_steps()

    def actions(self) -> ActionTable:
        """The rows of the action table, for views and the log."""
        if self.table is None:
            self.table = build_table(self.ruleset.components)
        return self.table

    def waits_for(self, position: AnyPosition) -> int:
        if not position.stack:
            return OVER
        step = self.steps[position.stack[-1] & 255]
        return WAITS_FOR_CHANCE if step.role == CHANCE else WAITS_FOR_DECISION

    def actor(self, position: AnyPosition) -> int:
        return position.stack[-1] >> 8 & 15

    def legal(self, position: AnyPosition, out: list[int]) -> None:
        frame = position.stack[-1]
        self.steps[frame & 255].legal(cast(Position, position), frame, out)

    def apply(self, position: AnyPosition, action: int) -> None:
        p = cast(Position, position)
        frame = p.stack[-1]
        self.steps[frame & 255].play(p, frame, action)
        self.run_passages(p)

    def run_passages(self, position: AnyPosition) -> None:
        p = cast(Position, position)
        stack = p.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            step = steps[frame & 255]
            if step.role != PASSAGE:
                return
            step.run(p, frame)

    def draw(self, position: AnyPosition) -> int:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].draw(p, frame)

    def outcomes(self, position: AnyPosition) -> list[int]:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].outcomes(p, frame)

    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        p = cast(Position, position)
        frame = p.stack[-1]
        self.steps[frame & 255].apply_outcome(p, frame, value)
        self.run_passages(p)

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        """The same as the kernel's, with each step looked up once and the passages taken along."""
        p = cast(Position, position)
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
                step.apply_outcome(p, frame, step.draw(p, frame))
            else:
                # An emptied list gives its memory back: that happens only when it has grown long.
                if len(out) > MOST_KEPT:
                    out.clear()
                first = len(out)
                step.legal(p, frame, out)
                step.play(p, frame, out[first + chooses.below(len(out) - first)])
                decisions += 1
        self.run_passages(p)
        return decisions

    # -- words and sight -----------------------------------------------------------------------

    def prompt(self, position: AnyPosition) -> Prompt:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].prompt(p, frame)

    def why_not(self, position: AnyPosition, action: int) -> Refusal | None:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].why_not(p, frame, action)

    def outcome_text(self, position: AnyPosition, value: int) -> str:
        p = cast(Position, position)
        return self.steps[p.stack[-1] & 255].outcome_text(p, value)

    def outcome_secret(self, position: AnyPosition) -> int:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].secret_of(p, frame)

    def decision_secret(self, position: AnyPosition) -> bool:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].keeps_secret(p, frame)

    def secrets(self, position: AnyPosition) -> list[int]:
        return sight.secrets(cast(Position, position))

    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        return view.view(self, cast(Position, position), seat)

    def views(self, position: AnyPosition, seats: list[int]) -> list[dict[str, object]]:
        return view.views(cast(Position, position), seats)

    def resample_hidden(self, position: AnyPosition, seat: int, seed: int) -> None:
        sight.resample_hidden(cast(Position, position), seat, seed)

    def scores(self, position: AnyPosition) -> dict[str, int]:
        """The VP total is one number: France has what lies above the level, Britain what lies below."""
        p = cast(Position, position)
        lead = p.clock[VP] - self.ruleset.components.level_vp
        return {SIDE_IDS[FRANCE]: lead, SIDE_IDS[BRITAIN]: -lead}

    def ranking(self, position: AnyPosition) -> list[list[str]]:
        p = cast(Position, position)
        winner = p.clock[WINNER]
        if winner == NONE:
            lead = p.clock[VP] - self.ruleset.components.level_vp
            if lead == 0:
                return [[SIDE_IDS[FRANCE], SIDE_IDS[BRITAIN]]]
            winner = FRANCE if lead > 0 else BRITAIN
        return [[SIDE_IDS[winner]], [SIDE_IDS[1 - winner]]]

    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> list[str]:
        return log.narrate(self, cast(Position, before), cast(Position, after), entry, seat)

    def odds(self, position: AnyPosition, seat: int, text: str) -> dict[str, object] | None:
        return odds_and_charts.odds(cast(Position, position), seat, self.actions().number(text))

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.figures(cast(Position, position))

    def points(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.points(cast(Position, before), cast(Position, after))

    def sources(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.sources(self, cast(Position, before), cast(Position, after))

    def results(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.results(cast(Position, position))

    def luck(self, position: AnyPosition, value: int) -> tuple[str, int, float, float] | None:
        return luck.luck(cast(Position, position), value, self.outcomes(position))

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        raise BadAction(f"{text!r} is no act outside the turns: this game has none")

    def aside(self, position: AnyPosition, seat: int, text: str) -> str:
        raise BadAction(f"{text!r} is no act outside the turns: this game has none")
