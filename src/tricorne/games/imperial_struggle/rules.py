"""The engine of Imperial Struggle: the machine with the steps of this game, and what it shows, scores and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE, SIDE_IDS, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import VP, WINNER
from tricorne.games.imperial_struggle.board.ruleset import RuleSet, Value
from tricorne.games.imperial_struggle.effects.verbs import read_book
from tricorne.games.imperial_struggle.figures import luck, odds_and_charts
from tricorne.games.imperial_struggle.log import battles, log
from tricorne.games.imperial_struggle.ministries.cabinet import cabinet
from tricorne.games.imperial_struggle.never_allowed import never_allowed
from tricorne.games.imperial_struggle.sequence import all_steps
from tricorne.games.imperial_struggle.setup import laid_position
from tricorne.games.imperial_struggle.text import GAME, the_side
from tricorne.games.imperial_struggle.view import reveals, sight, together, view
from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.message import Message, Text, say
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry


def ruleset_of(components: Components, settings: Mapping[str, Value]) -> RuleSet:
    """The rule set of a game with these components and options, with what its cards do."""
    return RuleSet(components, settings, read_book(components), cabinet(components))


class Rules(Machine[Position]):
    """The rules under one rule set."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        actions = build_table(ruleset.components) if table is None else table
        super().__init__(all_steps(), actions, SIDE_IDS, [the_side(side).of(GAME) for side in range(SIDES)])
        self.ruleset = ruleset
        self.laid = laid_position(ruleset)
        """The table before the first turn: every game begins with a copy of it."""

    def secrets(self, position: AnyPosition) -> list[int]:
        return sight.secrets(cast(Position, position))

    def sight_of(self, position: AnyPosition) -> object:
        return reveals.Sight(cast(Position, position))

    def revealed_since(self, position: AnyPosition, before: object, actor: int) -> bool:
        return reveals.revealed_since(cast(Position, position), cast(reveals.Sight, before), actor)

    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        return view.view(self, cast(Position, position), seat)

    def views_apart(
        self, position: AnyPosition, seats: list[int], kept: KeptParts
    ) -> tuple[dict[str, object], list[dict[str, object]]]:
        return together.views_apart(cast(Position, position), seats, kept)

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

    def action_view(self, position: AnyPosition, action: ActionId) -> dict[str, object]:
        return view.action_row(cast(Position, position), action, Machine.action_view(self, position, action))

    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> Sequence[Message]:
        return self.narrate_to(before, after, entry, [seat])[0]

    def narrate_to(
        self, before: AnyPosition, after: AnyPosition, entry: Entry, seats: list[int]
    ) -> list[Sequence[Message]]:
        return log.narrate(self, cast(Position, before), cast(Position, after), entry, seats)

    def battles(self, told: list[tuple[int, Message]]) -> list[dict[str, object]]:
        return battles.battles(told)

    def never_allowed(self, position: AnyPosition, text: str) -> Refusal | None:
        return never_allowed(cast(Position, position), text)

    def odds(self, position: AnyPosition, seat: int, text: str) -> dict[str, object] | None:
        return odds_and_charts.odds(self, cast(Position, position), seat, self.actions.number(text))

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.figures(cast(Position, position))

    def same_figures(self, before: AnyPosition, after: AnyPosition) -> bool:
        return odds_and_charts.same_figures(cast(Position, before), cast(Position, after))

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
        raise BadAction(say("bad-no-asides", text=Text(text)))

    def aside(self, position: AnyPosition, seat: int, text: str) -> Message:
        raise BadAction(say("bad-no-asides", text=Text(text)))
