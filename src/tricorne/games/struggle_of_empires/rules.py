"""The engine of Struggle of Empires: the machine with the steps of this game, and what it shows, scores and tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tricorne.games.struggle_of_empires import never_allowed as never_rules
from tricorne.games.struggle_of_empires.action_table import build_table
from tricorne.games.struggle_of_empires.actions import ACTIONS, ALL_ACTIONS
from tricorne.games.struggle_of_empires.auction import standing_orders, whole_bids
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.figures import luck, odds_and_charts
from tricorne.games.struggle_of_empires.log import battles, log
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.games.struggle_of_empires.talk import deals, moments, promises
from tricorne.games.struggle_of_empires.text import GAME
from tricorne.games.struggle_of_empires.view import sight, together, view
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.kernel.action import ActionTable
from tricorne.kernel.engine import Refusal
from tricorne.kernel.kept_parts import KeptParts
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry


class Rules(Machine[Position]):
    """The rules under one rule set."""

    def __init__(self, ruleset: RuleSet, table: ActionTable | None = None) -> None:
        c = ruleset.components
        seats = [c.thing("power", id).of(GAME) for id in c.power_ids]
        super().__init__(
            all_steps(ruleset.deals_are_actions), build_table(c) if table is None else table, c.power_ids, seats
        )
        self.ruleset = ruleset
        self.facts = sight.standing_facts(ruleset, False)
        self.facts_at_end = sight.standing_facts(ruleset, True)

    def action_count(self) -> int:
        return ALL_ACTIONS if self.ruleset.deals_are_actions else ACTIONS

    def never_allowed(self, position: AnyPosition, text: str) -> Refusal | None:
        return never_rules.never_allowed(cast(Position, position), self.actor(position), text)

    def secrets(self, position: AnyPosition) -> list[int]:
        p = cast(Position, position)
        standing = self.facts_at_end if sight.over(p) else self.facts
        return sight.draft_facts(p) + standing if sight.drafting(p) else standing

    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        return view.view(self, cast(Position, position), seat)

    def views_apart(
        self, position: AnyPosition, seats: list[int], kept: KeptParts
    ) -> tuple[dict[str, object], list[dict[str, object]]]:
        return together.views_apart(cast(Position, position), seats, kept)

    def resample_hidden(self, position: AnyPosition, seat: int, seed: int) -> None:
        sight.resample_hidden(cast(Position, position), seat, seed)

    def redraw_unshown(self, position: AnyPosition, seat: int, seed: int) -> None:
        p = cast(Position, position)
        sight.resample_hidden(p, seat, seed)
        sight.recount_gold(p, seat, seed)

    def scores(self, position: AnyPosition) -> dict[str, int]:
        p = cast(Position, position)
        found = endgame.scores(p)
        return {self.seat_ids[self.ruleset.players[at]]: found[at] for at in range(len(found))}

    def ranking(self, position: AnyPosition) -> list[list[str]]:
        return [[self.seat_ids[power] for power in group] for group in endgame.ranking(cast(Position, position))]

    def winners(self, position: AnyPosition) -> list[str]:
        """Nobody wins where all are in revolution (R-END-3)."""
        p = cast(Position, position)
        return [self.seat_ids[power] for power in endgame.final(p).winners] if sight.over(p) else []

    def odds(self, position: AnyPosition, seat: int, text: str) -> dict[str, object] | None:
        return odds_and_charts.odds(self, cast(Position, position), seat, text)

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.figures(cast(Position, position))

    def same_figures(self, before: AnyPosition, after: AnyPosition) -> bool:
        return odds_and_charts.same_figures(cast(Position, before), cast(Position, after))

    def points(self, before: AnyPosition, after: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.points(cast(Position, before), cast(Position, after))

    def results(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        return odds_and_charts.results(cast(Position, position))

    def luck(self, position: AnyPosition, value: int) -> tuple[str, int, float, float] | None:
        return luck.luck(cast(Position, position), value, self.outcomes(position))

    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> Sequence[Message]:
        return self.narrate_to(before, after, entry, [seat])[0]

    def narrate_to(
        self, before: AnyPosition, after: AnyPosition, entry: Entry, seats: list[int]
    ) -> list[Sequence[Message]]:
        return log.narrate(self, cast(Position, before), cast(Position, after), entry, seats)

    def battles(self, told: list[tuple[int, Message]]) -> list[dict[str, object]]:
        return battles.battles(told)

    # -- acts that are not turns ---------------------------------------------------------------

    def why_not_aside(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        return deals.aside_refusal(self, cast(Position, position), seat, text)

    def aside(self, position: AnyPosition, seat: int, text: str) -> Message:
        return deals.play_aside(self, cast(Position, position), seat, text)

    def silence(self, position: AnyPosition, seat: int) -> int:
        return moments.silence(cast(Position, position), seat)

    def bargaining(self, position: AnyPosition, seat: int) -> dict[str, int]:
        p = cast(Position, position)
        if not self.ruleset.deals_are_actions:
            return {}
        return {"kept": promises.kept_by(p, seat), "broken": promises.broken_by(p, seat)}

    def parts(self, position: AnyPosition, text: str) -> list[int]:
        return whole_bids.parts(cast(Position, position), text)

    def within_act(self, position: AnyPosition) -> bool:
        return whole_bids.within(cast(Position, position))

    def whole(self, parts: list[str]) -> str:
        return whole_bids.whole(parts)

    def act_words(self, text: str) -> Message | None:
        return whole_bids.words(self.ruleset.components, text)

    def order_scope(self, position: AnyPosition) -> str:
        return standing_orders.scope(cast(Position, position))

    def why_not_order(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        return standing_orders.why_not(cast(Position, position), seat, text)

    def ordered(self, position: AnyPosition, text: str) -> int:
        return standing_orders.action(cast(Position, position), text)

    def order_words(self, position: AnyPosition, text: str) -> Message:
        return standing_orders.words(cast(Position, position), text)
