"""The engine of Imperial Struggle: the machine with the steps of this game, and what it shows, scores and tells."""

from __future__ import annotations

from typing import cast

from tricorne.games.imperial_struggle import log, luck, reckoning, sight, view
from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.charter import Charter
from tricorne.games.imperial_struggle.effects.book import Book
from tricorne.games.imperial_struggle.ministries.cabinet import cabinet
from tricorne.games.imperial_struggle.position import MINOR_TYPE, VP, WINNER, Table
from tricorne.games.imperial_struggle.purse import Means
from tricorne.games.imperial_struggle.sequence import all_steps
from tricorne.games.imperial_struggle.words import BRITAIN, FRANCE, NONE, SIDE_IDS, SIDE_NAMES, SIDES, TYPES
from tricorne.kernel.action import ActionTable
from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.position import Position
from tricorne.kernel.record import Entry


class Rules(Machine[Table]):
    """The rules under one charter."""

    def __init__(self, charter: Charter, table: ActionTable | None = None) -> None:
        actions = build_table(charter.components) if table is None else table
        super().__init__(all_steps(), actions, SIDE_IDS, SIDE_NAMES)
        self.charter = charter
        charter.book = Book(charter.components)
        charter.cabinet = cabinet(charter.components)
        blank = Table(charter, None)
        blank.round[MINOR_TYPE] = NONE
        charter.no_means = [Means(blank, side, type) for side in range(SIDES) for type in range(TYPES)]

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

    def action_view(self, position: Position, action: int) -> dict[str, object]:
        return view.action_row(cast(Table, position), action, Machine.action_view(self, position, action))

    def narrate(self, before: Position, after: Position, entry: Entry, seat: int) -> list[str]:
        return log.narrate(self, cast(Table, before), cast(Table, after), entry, seat)

    def odds(self, position: Position, seat: int, text: str) -> dict[str, object] | None:
        return reckoning.odds(cast(Table, position), seat, self.actions.number(text))

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
