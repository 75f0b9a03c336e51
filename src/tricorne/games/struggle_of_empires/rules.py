"""The engine of Struggle of Empires: the machine with the steps of this game, and what it shows, scores and tells."""

from __future__ import annotations

from typing import cast

from tricorne.games.struggle_of_empires import deals, endgame, log, luck, reckoning, sight, standing_orders, view
from tricorne.games.struggle_of_empires import never as nevers
from tricorne.games.struggle_of_empires.actions import build_table
from tricorne.games.struggle_of_empires.charter import Charter
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.kernel.action import ActionTable
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.position import Position
from tricorne.kernel.record import Entry


class Rules(Machine[Table]):
    """The rules under one charter."""

    def __init__(self, charter: Charter, table: ActionTable | None = None) -> None:
        c = charter.components
        super().__init__(all_steps(), build_table(c) if table is None else table, c.power_ids, c.power_names)
        self.charter = charter
        self.facts = sight.standing_facts(charter, False)
        self.facts_at_end = sight.standing_facts(charter, True)

    def never(self, position: Position, text: str) -> Refusal | None:
        return nevers.never(cast(Table, position), self.actor(position), text)

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
        return {self.seat_ids[self.charter.players[at]]: found[at] for at in range(len(found))}

    def ranking(self, position: Position) -> list[list[str]]:
        return [[self.seat_ids[power] for power in group] for group in endgame.ranking(cast(Table, position))]

    def winners(self, position: Position) -> list[str]:
        """Nobody wins where all are in revolution (R-END-3)."""
        p = cast(Table, position)
        return [self.seat_ids[power] for power in endgame.final(p).winners] if sight.over(p) else []

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

    def narrate(self, before: Position, after: Position, entry: Entry, seat: int) -> list[str]:
        return log.narrate(self, cast(Table, before), cast(Table, after), entry, seat)

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: Position, seat: int, text: str) -> Refusal | None:
        return deals.aside_refusal(self, cast(Table, position), seat, text)

    def aside(self, position: Position, seat: int, text: str) -> str:
        return deals.play_aside(self, cast(Table, position), seat, text)

    def order_scope(self, position: Position) -> str:
        return standing_orders.scope(cast(Table, position))

    def why_not_order(self, position: Position, seat: int, text: str) -> Refusal | None:
        return standing_orders.why_not(cast(Table, position), seat, text)

    def ordered(self, position: Position, text: str) -> int:
        return standing_orders.action(cast(Table, position), text)

    def order_words(self, position: Position, text: str) -> str:
        return standing_orders.words(cast(Table, position), text)
