"""Effects on Advantages (8, R104, R115, R127, R128): use one for free, refresh, exhaust; and a discount on shifts."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import ENOUGH, EXHAUST, REFRESH, USE_ADVANTAGE
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import ADVANTAGES, EUROPEAN_ADVANTAGES, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.payment.discounts import PACTE_DISCOUNT
from tricorne.games.imperial_struggle.round.advantages import usable, use
from tricorne.games.imperial_struggle.text import refuse, say, the_advantage, the_side
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.position import replaced
from tricorne.kernel.toml import TomlTable


class UseAdvantage(Effect):
    """Use one held Advantage of some Regions, exhausted or not, without exhausting it (R104, R127)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["regions", "just_gained"])
        regions = [c.board.region_of(id) for id in toml.words("regions", c.board.region_ids)]
        self.advantages = [a for a in range(ADVANTAGES) if c.advantages[a].region in regions]
        self.just_gained = toml.has("just_gained") and toml.flag("just_gained")

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for advantage in self.advantages:
            if usable(p, actor, advantage, True, self.just_gained):
                out.append(USE_ADVANTAGE + advantage)
        if out:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action != ENOUGH:
            use(p, actor, action - USE_ADVANTAGE, True)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not USE_ADVANTAGE <= action < USE_ADVANTAGE + ADVANTAGES:
            return None
        advantage = action - USE_ADVANTAGE
        name = the_advantage(p, advantage)
        if advantage not in self.advantages:
            return refuse("why-card-region", [self.rule], advantage=name)
        if p.advantage_owner[advantage] != actor:
            return refuse("why-not-held", [self.rule, "IS-R104"], side=the_side(actor), advantage=name)
        if p.advantage_new[advantage] and not self.just_gained:
            return refuse("why-advantage-new", [self.rule, "IS-R54"], advantage=name)
        return refuse("why-advantage-idle", [self.rule, "IS-R55", "IS-R56"], advantage=name)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-use-advantage", source=source, side=side)


class RefreshAdvantages(Effect):
    """Refresh some exhausted European Advantages that are held (R115)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["region", "most"])
        self.most = toml.number("most", 1, 9)
        region = c.board.region_of(toml.text("region"))
        self.advantages = [a for a in range(EUROPEAN_ADVANTAGES) if c.advantages[a].region == region]

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, self.most)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for advantage in self.advantages:
            if p.advantage_used[advantage] and p.advantage_owner[advantage] == actor:
                out.append(REFRESH + advantage)
        if out:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action == ENOUGH:
            return
        p.advantage_used = replaced(p, p.advantage_used, action - REFRESH, 0)
        if left > 1:
            self.go(p, actor, left - 1)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not REFRESH <= action < REFRESH + EUROPEAN_ADVANTAGES:
            return None
        name = the_advantage(p, action - REFRESH)
        if p.advantage_owner[action - REFRESH] != actor:
            return refuse("why-not-held", [self.rule, "IS-R115"], side=the_side(actor), advantage=name)
        return refuse("why-not-exhausted", [self.rule], advantage=name)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-refresh", source=source, side=side, number=left)


class ExhaustAdvantages(Effect):
    """Exhaust some Advantages, whoever holds them, without their effect and without a use (R128)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["most"])
        self.most = toml.number("most", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, self.most)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for advantage in range(ADVANTAGES):
            if not p.advantage_used[advantage]:
                out.append(EXHAUST + advantage)
        if out:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action == ENOUGH:
            return
        p.advantage_used = replaced(p, p.advantage_used, action - EXHAUST, 1)
        if left > 1:
            self.go(p, actor, left - 1)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not EXHAUST <= action < EXHAUST + ADVANTAGES:
            return None
        return refuse("why-exhausted-already", [self.rule, "IS-R128"], advantage=the_advantage(p, action - EXHAUST))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-exhaust", source=source, side=side, number=left)


class UnflagDiscount(Effect):
    """For this round taking flags off some spaces costs less; the numbers stand in discounts.py (R115)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on", "less"])

    def start(self, p: Position, side: Side) -> None:
        p.discounts = p.discounts + [PACTE_DISCOUNT]
