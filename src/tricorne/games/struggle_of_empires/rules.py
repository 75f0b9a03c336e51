"""The engine of Struggle of Empires: finds the step on top of the stack and hands over to it."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires import deals, endgame, log, luck, reckoning, sight, standing_orders, view
from tricorne.games.struggle_of_empires import never as nevers
from tricorne.games.struggle_of_empires.actions import build_table
from tricorne.games.struggle_of_empires.charter import Charter
from tricorne.games.struggle_of_empires.kinds import DRAFT_PICK
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.games.struggle_of_empires.step import CHANCE, DECISION, PASSAGE, Step
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Stream
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import DECISION as WAITS_FOR_DECISION
from tricorne.kernel.engine import OVER, Engine, Prompt, Refusal
from tricorne.kernel.message import Message
from tricorne.kernel.position import Position
from tricorne.kernel.record import Entry

MOST_KEPT: Final = 256
"""Actions that random play leaves in its list before it clears it."""


class Rules(Engine):
    """The rules under one charter."""

    def __init__(self, charter: Charter, table: ActionTable | None = None) -> None:
        self.charter = charter
        self.steps: list[Step] = all_steps()
        self.facts = sight.standing_facts(charter, False)
        self.facts_at_end = sight.standing_facts(charter, True)
        self.table = table

    def actions(self) -> ActionTable:
        """The rows of the action table, for views."""
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
        found = self.steps[frame & 255].outcomes(p, frame)
        possible: list[int] = []
        for at in range(0, len(found), 2):
            if found[at + 1] > 0:
                possible.append(found[at])
                possible.append(found[at + 1])
        return possible

    def land(self, position: Position, value: int) -> None:
        p = cast(Table, position)
        frame = p.stack[-1]
        self.steps[frame & 255].land(p, frame, value)
        self.settle(p)

    def playout(self, position: Position, seed: int, limit: int) -> int:
        """As any engine plays at random, without asking at each turn what the steps have told already."""
        p = cast(Table, position)
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
                step.land(p, frame, step.draw(p, frame))
            else:
                step.run(p, frame)
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

    def never(self, position: Position, text: str) -> Refusal | None:
        return nevers.never(cast(Table, position), self.actor(position), text)

    def outcome_text(self, position: Position, value: int) -> str:
        p = cast(Table, position)
        return self.steps[p.stack[-1] & 255].outcome_text(p, value)

    def outcome_secret(self, position: Position) -> int:
        p = cast(Table, position)
        frame = p.stack[-1]
        return self.steps[frame & 255].secret_of(p, frame)

    def decision_secret(self, position: Position) -> bool:
        return position.stack[-1] & 255 == DRAFT_PICK

    def secrets(self, position: Position) -> list[int]:
        p = cast(Table, position)
        standing = self.facts_at_end if sight.over(p) else self.facts
        return sight.draft_facts(p) + standing if sight.drafting(p) else standing

    def view(self, position: Position, seat: int) -> dict[str, object]:
        return view.view(self, cast(Table, position), seat)

    def views(self, position: Position, seats: list[int]) -> list[dict[str, object]]:
        return view.views(cast(Table, position), seats)

    def conceal(self, position: Position, seat: int, seed: int) -> None:
        sight.conceal(cast(Table, position), seat, seed)

    def scores(self, position: Position) -> dict[str, int]:
        p = cast(Table, position)
        found = endgame.scores(p)
        ids = self.charter.components.power_ids
        return {ids[self.charter.players[at]]: found[at] for at in range(len(found))}

    def ranking(self, position: Position) -> list[list[str]]:
        ids = self.charter.components.power_ids
        return [[ids[power] for power in group] for group in endgame.ranking(cast(Table, position))]

    def odds(self, position: Position, seat: int, text: str) -> dict[str, object] | None:
        return reckoning.odds(self, cast(Table, position), seat, text)

    def figures(self, position: Position) -> dict[str, dict[str, int]]:
        return reckoning.figures(cast(Table, position))

    def points(self, before: Position, after: Position) -> dict[str, dict[str, int]]:
        return reckoning.points(cast(Table, before), cast(Table, after))

    def results(self, position: Position) -> dict[str, dict[str, int]]:
        return reckoning.results(cast(Table, position))

    def luck(self, position: Position, value: int) -> tuple[str, int, float, float] | None:
        return luck.luck(cast(Table, position), value, self.outcomes(position))

    def narrate(self, before: Position, after: Position, entry: Entry, seat: int) -> list[Message]:
        return log.narrate(self, cast(Table, before), cast(Table, after), entry, seat)

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: Position, seat: int, text: str) -> Refusal | None:
        return deals.aside_refusal(self, cast(Table, position), seat, text)

    def aside(self, position: Position, seat: int, text: str) -> Message:
        return deals.play_aside(self, cast(Table, position), seat, text)

    def order_scope(self, position: Position) -> str:
        return standing_orders.scope(cast(Table, position))

    def why_not_order(self, position: Position, seat: int, text: str) -> Refusal | None:
        return standing_orders.why_not(cast(Table, position), seat, text)

    def ordered(self, position: Position, text: str) -> int:
        return standing_orders.action(cast(Table, position), text)

    def order_words(self, position: Position, text: str) -> Message:
        return standing_orders.words(cast(Table, position), text)
