"""The engine: the machine with the steps of this game; what each seat may see and know, the log, the count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from prize_auction import log, view
from prize_auction.position import DECK, Position, RuleSet
from prize_auction.steps import STEPS, STREAMS
from prize_auction.text import SEATS, refuse
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import seeded, shuffle
from tricorne.kernel.engine import Refusal
from tricorne.kernel.errors import BadAction
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import Entry


class Rules(Machine[Position]):
    """The rules under one agreement. The machine runs the steps; here is what is shown, told and counted."""

    def __init__(self, ruleset: RuleSet, actions: ActionTable, seat_names: list[str]) -> None:
        super().__init__(STEPS, actions, SEATS, seat_names)
        self.ruleset = ruleset

    # -- who may know what -------------------------------------------------------------------

    def secrets(self, position: AnyPosition) -> list[int]:
        """The orders: each known to its merchant, all to everybody at the end (SETUP-2, END-2)."""
        p = cast(Position, position)
        everybody = (1 << len(SEATS)) - 1
        found: list[int] = []
        for at, holder in enumerate(p.orders):
            if holder != DECK:
                found += [at, 1 << holder if p.stack else everybody]
        return found

    def resample_hidden(self, position: AnyPosition, seat: int, seed: int) -> None:
        p = cast(Position, position)
        p.rng = seeded(f"resampled/{seed}", STREAMS)
        if not p.stack:
            return
        unknown = [at for at, holder in enumerate(p.orders) if holder != seat or seat < 0]
        held = [other for other in range(len(SEATS)) if other != seat for _ in range(p.orders.count(other))]
        shuffle(seeded(seed, ["resampled"]), 0, unknown)
        for at, order in enumerate(unknown):
            p.orders[order] = held[at] if at < len(held) else DECK

    def view(self, position: AnyPosition, seat: int) -> dict[str, object]:
        return view.view(self, cast(Position, position), seat)

    def narrate(self, before: AnyPosition, after: AnyPosition, entry: Entry, seat: int) -> Sequence[Message]:
        return log.narrate(cast(Position, before), cast(Position, after), entry)

    # -- the count ---------------------------------------------------------------------------

    def scores(self, position: AnyPosition) -> dict[str, int]:
        """Orders count only when they are shown, at the end."""
        p = cast(Position, position)
        over = not p.stack
        return {SEATS[s]: p.goods(s) + (p.order_points(s) if over else 0) for s in self.ruleset.players}

    def ranking(self, position: AnyPosition) -> list[list[str]]:
        scores = self.scores(position)
        return [
            [seat for seat in scores if scores[seat] == count] for count in sorted(set(scores.values()), reverse=True)
        ]

    def figures(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        p = cast(Position, position)
        players = self.ruleset.players
        return {
            "goods": {SEATS[s]: p.goods(s) for s in players},
            "guineas": {SEATS[s]: p.purse[s] for s in players},
            "orders": {SEATS[s]: p.order_points(s) for s in players},
        }

    def results(self, position: AnyPosition) -> dict[str, dict[str, int]]:
        p = cast(Position, position)
        return {
            SEATS[s]: {"ships": p.ships.count(s), "guineas": p.purse[s], "orders": p.order_points(s)}
            for s in self.ruleset.players
        }

    # -- acts that are not turns: there are none ---------------------------------------------

    def why_not_aside(self, position: AnyPosition, seat: int, text: str) -> Refusal | None:
        raise BadAction(refuse("why-no-aside", []).reason)

    def aside(self, position: AnyPosition, seat: int, text: str) -> Message:
        raise BadAction(refuse("why-no-aside", []).reason)
