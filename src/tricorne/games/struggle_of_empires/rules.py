"""The engine of Struggle of Empires: finds the step on top of the stack and hands over to it."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires import never_allowed as never_rules
from tricorne.games.struggle_of_empires.actions import build_table
from tricorne.games.struggle_of_empires.auction import standing_orders
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.figures import luck, odds_and_charts
from tricorne.games.struggle_of_empires.log import log
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.games.struggle_of_empires.step import CHANCE, DECISION, PASSAGE, Step
from tricorne.games.struggle_of_empires.step_numbers import DRAFT_PICK
from tricorne.games.struggle_of_empires.talk import deals
from tricorne.games.struggle_of_empires.view import sight, view
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import DECISION as WAITS_FOR_DECISION
from tricorne.kernel.engine import OVER, Engine, Prompt, Refusal
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry

MOST_KEPT: Final = 256
"""Actions that random play leaves in its list before it clears it."""


class Rules(Engine):
    """The rules under one rule set."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        self.ruleset = ruleset
        self.steps: list[Step] = all_steps()
        self.facts = sight.standing_facts(ruleset, False)
        self.facts_at_end = sight.standing_facts(ruleset, True)
        self.table = table

    def actions(self) -> ActionTable:
        """The rows of the action table, for views."""
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
        found = self.steps[frame & 255].outcomes(p, frame)
        possible: list[int] = []
        for at in range(0, len(found), 2):
            if found[at + 1] > 0:
                possible.append(found[at])
                possible.append(found[at + 1])
        return possible

    def apply_outcome(self, position: AnyPosition, value: int) -> None:
        p = cast(Position, position)
        frame = p.stack[-1]
        self.steps[frame & 255].apply_outcome(p, frame, value)
        self.run_passages(p)

    def playout(self, position: AnyPosition, seed: int, limit: int) -> int:
        """As any engine plays at random, without asking at each turn what the steps have told already."""
        p = cast(Position, position)
        stack = p.stack
        steps = self.steps
        chooses = Stream(seed, "playout")
        out: list[int] = []
        decisions = 0
        while stack and decisions < limit:
            frame = stack[-1]
            step = steps[frame & 255]
            role = step.role
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

    def never_allowed(self, position: AnyPosition, text: str) -> Refusal | None:
        return never_rules.never_allowed(cast(Position, position), self.actor(position), text)

    def outcome_text(self, position: AnyPosition, value: int) -> str:
        p = cast(Position, position)
        return self.steps[p.stack[-1] & 255].outcome_text(p, value)

    def outcome_secret(self, position: AnyPosition) -> int:
        p = cast(Position, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].secret_of(p, frame)

    def decision_secret(self, position: AnyPosition) -> bool:
        return position.stack[-1] & 255 == DRAFT_PICK

    def secrets(self, position: AnyPosition) -> list[int]:
        p = cast(Position, position)
        standing = self.facts_at_end if sight.over(p) else self.facts
        return sight.draft_facts(p) + standing if sight.drafting(p) else standing

    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        return view.view(self, cast(Position, position), seat)

    def views(self, position: AnyPosition, seats: list[int]) -> list[dict[str, object]]:
        return view.views(cast(Position, position), seats)

    def resample_hidden(self, position: AnyPosition, seat: int, seed: int) -> None:
        sight.resample_hidden(cast(Position, position), seat, seed)

    def scores(self, position: AnyPosition) -> dict[str, int]:
        p = cast(Position, position)
        found = endgame.scores(p)
        ids = self.ruleset.components.power_ids
        return {ids[self.ruleset.players[at]]: found[at] for at in range(len(found))}

    def ranking(self, position: AnyPosition) -> list[list[str]]:
        ids = self.ruleset.components.power_ids
        return [[ids[power] for power in group] for group in endgame.ranking(cast(Position, position))]

    def odds(self, position: AnyPosition, seat: int, text: str) -> dict[str, object] | None:
        return odds_and_charts.odds(self, cast(Position, position), seat, text)

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.figures(cast(Position, position))

    def points(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.points(cast(Position, before), cast(Position, after))

    def results(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.results(cast(Position, position))

    def luck(self, position: AnyPosition, value: int) -> tuple[str, int, float, float] | None:
        return luck.luck(cast(Position, position), value, self.outcomes(position))

    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> list[Message]:
        return log.narrate(self, cast(Position, before), cast(Position, after), entry, seat)

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        return deals.aside_refusal(self, cast(Position, position), seat, text)

    def aside(self, position: AnyPosition, seat: int, text: str) -> Message:
        return deals.play_aside(self, cast(Position, position), seat, text)

    def order_scope(self, position: AnyPosition) -> str:
        return standing_orders.scope(cast(Position, position))

    def why_not_order(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        return standing_orders.why_not(cast(Position, position), seat, text)

    def ordered(self, position: AnyPosition, text: str) -> int:
        return standing_orders.action(cast(Position, position), text)

    def order_words(self, position: AnyPosition, text: str) -> Message:
        return standing_orders.words(cast(Position, position), text)
