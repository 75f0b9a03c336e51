"""Effects on Squadrons (3.6, R47): sent home, set aside, removed from the game, built, made cheaper."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import (
    LOSE,
    LOSE_NAVY_BOX,
    PAY_TREATY_POINT,
    SEND_HOME,
    SET_ASIDE,
    SET_ASIDE_NAVY_BOX,
    TAKE_DEBT,
)
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import NAVAL_SPACES, NONE, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import GONE, NAVY_BOX, SQUADRON_LESS, TREATY
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.military.squadrons import build, lose, send_home, set_aside
from tricorne.games.imperial_struggle.payment.debt import force_debt
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable


class OnSquadrons(Effect):
    """A choice among the Squadrons of one side. A subclass names its families and what happens to the Squadron."""

    first = 0
    """First action of the family for Squadrons on the map."""
    box = NONE
    """The action for one of the Navy Box, NONE if those are safe."""

    def whose(self, actor: int) -> int:
        """The side whose Squadron it is."""
        return 1 - actor

    def strike(self, p: Position, actor: int, naval: Word) -> None:
        """Carry it out on the Squadron of a Naval space, or of the Navy Box (NONE)."""
        raise ValueError(f"{self.verb} strikes no Squadron")

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        flag = self.whose(actor) + 1
        naval = p.ruleset.pieces.naval
        for at in range(NAVAL_SPACES):
            if p.flag[naval[at]] == flag:
                out.append(self.first + at)
        if self.box != NONE and p.sides[NAVY_BOX + self.whose(actor)] > 0:
            out.append(self.box)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        self.strike(p, actor, NONE if action == self.box else p.ruleset.pieces.naval[action - self.first])

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        owner = the_side(self.whose(actor))
        if action == self.box:
            return refuse("why-no-squadron-box", [self.rule], side=owner)
        if self.first <= action < self.first + NAVAL_SPACES:
            where = the_space(p, p.ruleset.pieces.naval[action - self.first])
            return refuse("why-no-squadron-in", [self.rule], side=owner, space=where)
        return None


class ReturnSquadron(OnSquadrons):
    """One opposing Squadron of the map goes to the Navy Box."""

    first = SEND_HOME

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def strike(self, p: Position, actor: int, naval: Word) -> None:
        send_home(p, naval)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-home", source=source, side=side)


class SetAsideSquadron(OnSquadrons):
    """A Squadron leaves until the next Reset Phase (R116, R122); ``own``: one's own, for VP."""

    first = SET_ASIDE
    box = SET_ASIDE_NAVY_BOX

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["own", "vp"])
        self.own = toml.has("own") and toml.flag("own")
        self.vp = toml.number("vp", 1, 9) if toml.has("vp") else 0

    def whose(self, actor: int) -> int:
        return actor if self.own else 1 - actor

    def strike(self, p: Position, actor: int, naval: Word) -> None:
        set_aside(p, self.whose(actor), naval)
        p.score(actor, self.vp)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-aside", source=source, side=side, own=int(self.own))


class RemoveSquadron(OnSquadrons):
    """An opposing Squadron leaves the game for good (R132)."""

    first = LOSE
    box = LOSE_NAVY_BOX

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, [])

    def strike(self, p: Position, actor: int, naval: Word) -> None:
        lose(p, 1 - actor, naval, GONE)

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-lose", source=source, side=side)


class BuildSquadron(Effect):
    """Build one Squadron for free; ``debt_or_treaty_point``: then pay one of the two (R122)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["debt_or_treaty_point"])
        self.price = toml.number("debt_or_treaty_point", 1, 9) if toml.has("debt_or_treaty_point") else 0

    def start(self, p: Position, side: Side) -> None:
        if build(p, side) and self.price > 0:
            self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        treaty = p.sides[TREATY + actor] >= self.price
        if not treaty or p.available_debt(actor) > 0:
            out.append(TAKE_DEBT)
        if treaty:
            out.append(PAY_TREATY_POINT)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action == TAKE_DEBT:
            force_debt(p, actor, self.price)
        else:
            p.sides[TREATY + actor] -= self.price

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-pay", source=source, side=side, debt=self.price, treaty=self.price)


class SquadronDiscount(Effect):
    """The next Squadron of this round costs less (R103)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["less"])
        self.less = toml.number("less", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        p.round[SQUADRON_LESS] += self.less
