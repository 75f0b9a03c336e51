"""Effects on Debt and Treaty Points (6, 9)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import NONE, TYPE_IDS, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT, LIMIT
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.payment.debt import force_debt, gain_treaty, lower_debt
from tricorne.games.imperial_struggle.payment.funds import add_major
from tricorne.kernel.toml import TomlTable


class LowerDebt(Effect):
    """Lower own Debt. ``rest_as_points``: what could not be lowered comes as free points of that type (R106).

    They may be declined by leaving them unspent, so nobody is asked.
    """

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["less", "rest_as_points"])
        self.less = toml.number("less", 1, 9)
        self.rest_type = NONE
        if toml.has("rest_as_points"):
            self.rest_type = TYPE_IDS.index(toml.word("rest_as_points", TYPE_IDS))

    def start(self, p: Position, side: Side) -> None:
        rest = self.less - lower_debt(p, side, self.less)
        if rest > 0 and self.rest_type != NONE:
            add_major(p, self.rest_type, rest)


class ForceDebt(Effect):
    """The opponent takes Debt, or gives VP for what does not fit (R61)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["debt"])
        self.debt = toml.number("debt", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        force_debt(p, 1 - side, self.debt)


class GainTreatyPoints(Effect):
    """Treaty Points for the side that plays the card."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["treaty_points"])
        self.treaty_points = toml.number("treaty_points", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        gain_treaty(p, side, self.treaty_points)


class LowerOpponentsLimit(Effect):
    """The opponent's Debt Limit falls; Debt exactly at the limit falls with it and gives VP (R113)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["less", "vp"])
        self.less = toml.number("less", 1, 9)
        self.vp = toml.number("vp", 0, 9)

    def start(self, p: Position, side: Side) -> None:
        other = 1 - side
        at_limit = p.sides[DEBT + other] == p.sides[LIMIT + other]
        p.sides[LIMIT + other] -= self.less
        if at_limit:
            p.sides[DEBT + other] -= self.less
            p.score(side, self.vp)
