"""Effects on the Global Demand of the turn (4.1.4, R117, R119)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import DEMAND, ENOUGH
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import COMMODITIES, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.step_numbers import OTHER_DEMAND
from tricorne.games.imperial_struggle.streams import DEMAND_STREAM
from tricorne.games.imperial_struggle.text import refuse, say, the_commodity
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import first_of, replaced, second_of
from tricorne.kernel.toml import TomlTable


class AddDemand(Effect):
    """One of the named commodities joins the demands of this turn (R117)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["commodities", "may"])
        self.commodities = sorted(c.commodity(id) for id in toml.texts("commodities"))
        self.may = toml.has("may") and toml.flag("may")

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for commodity in self.commodities:
            if not p.demand[commodity]:
                out.append(DEMAND + commodity)
        if self.may and out:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action != ENOUGH:
            p.demand = replaced(p, p.demand, action - DEMAND, 1)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not DEMAND <= action < DEMAND + COMMODITIES:
            return None
        name = the_commodity(p, action - DEMAND)
        if action - DEMAND not in self.commodities:
            return refuse("why-card-commodity", [self.rule], commodity=name)
        return refuse("why-demand-already", [self.rule, "IS-R117"], commodity=name)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-demand", source=source, side=side)


class SwapDemand(Effect):
    """A commodity drawn from those not in demand takes the place of one that is (R119).

    ``left`` of the decision is the commodity drawn.
    """

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def start(self, p: Position, side: Side) -> None:
        if 0 in p.demand and 1 in p.demand:
            p.then(OTHER_DEMAND, self.number, side)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for commodity in range(COMMODITIES):
            if p.demand[commodity]:
                out.append(DEMAND + commodity)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        p.demand = replaced(p, p.demand, action - DEMAND, 0)
        p.demand = replaced(p, p.demand, left, 1)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not DEMAND <= action < DEMAND + COMMODITIES:
            return None
        name = the_commodity(p, action - DEMAND)
        return refuse("why-not-in-demand", [self.rule, "IS-R119"], commodity=name)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-demand-swap", source=source, side=side, commodity=the_commodity(p, left))


class OtherDemand(Chance[Position]):
    """A commodity that is not in demand is drawn. The frame carries the effect and the side."""

    def stream(self) -> int:
        return DEMAND_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-demand")

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for commodity in range(COMMODITIES):
            if not p.demand[commodity]:
                found.append(commodity)
                found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.ruleset.book.effects[first_of(frame)].go(p, second_of(frame), value)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.commodity_ids[value]
