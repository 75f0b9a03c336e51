"""Effects on flags (3.2.8): unflag, give up an own flag, shift for free, take control, damage a Fort, cash flags in.

Nothing here costs points, so nothing needs a connection (R39). An unflag effect never hits an own flag (R21).
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import CONTROL, DAMAGE, GIVE_UP, SHIFT, UNFLAG
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import EMPTY, USA, Side, Space, flag_of
from tricorne.games.imperial_struggle.board.control import (
    counted,
    in_play,
    isolates_another,
    opposing,
    set_damage,
    set_flag,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.effects.spaces import OnSpaces
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Words
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable


class Unflag(OnSpaces):
    """Take one opposing flag off a space of the set."""

    first = UNFLAG

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on", "isolates_nothing"])
        self.isolates_nothing = toml.has("isolates_nothing") and toml.flag("isolates_nothing")
        """No other Market of that side may become Isolated by it (R103)."""

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        if not opposing(p, space, side):
            return False
        return not self.isolates_nothing or not isolates_another(p, space)

    def strike(self, p: Position, side: Side, space: Space) -> None:
        set_flag(p, space, EMPTY)

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        if not opposing(p, space, side):
            return refuse("why-no-opposing-flag", [self.rule, "IS-R21"], space=the_space(p, space))
        return refuse("why-would-isolate", [self.rule, "IS-R103"], space=the_space(p, space))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-unflag", source=source, side=side)


class RemoveOwnFlag(OnSpaces):
    """Take one own flag off a Caribbean Market (R102)."""

    first = GIVE_UP

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on"])

    def places(self, p: Position) -> Words:
        return p.ruleset.pieces.at_caribbean_market

    def members(self, p: Position) -> list[int]:
        return p.ruleset.pieces.caribbean_markets

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        return p.flag[space] == flag_of(side)

    def strike(self, p: Position, side: Side, space: Space) -> None:
        set_flag(p, space, EMPTY)

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        return refuse("why-no-flag-of", [self.rule, "IS-R102"], space=the_space(p, space), side=the_side(side))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-give-up", source=source, side=side)


class Shift(OnSpaces):
    """Shift one space of the set for free: an opposing flag goes, or an own flag comes to an empty space."""

    first = SHIFT

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        self.known(toml)

    def known(self, toml: TomlTable) -> None:
        only(toml, ["on"])

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        return p.flag[space] != flag_of(side) and p.flag[space] != USA and in_play(p, space)

    def strike(self, p: Position, side: Side, space: Space) -> None:
        set_flag(p, space, flag_of(side) if p.flag[space] == EMPTY else EMPTY)

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        if not in_play(p, space):
            return refuse("why-not-in-play", [self.rule, "IS-R40"], space=the_space(p, space))
        return refuse("why-flag-already", [self.rule, "IS-3.2.8-3"], space=the_space(p, space), side=the_side(side))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-shift", source=source, side=side)


class ShiftOrScore(Shift):
    """Score if all spaces of the set are own already, else shift one (R107)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        self.vp = toml.number("vp", 1, 9)

    def known(self, toml: TomlTable) -> None:
        only(toml, ["on", "vp"])

    def start(self, p: Position, side: Side) -> None:
        if counted(p, self.spaces, side) == len(self.spaces):
            p.score(side, self.vp)
        else:
            self.go(p, side, 1)


class TakeControl(OnSpaces):
    """Put an own flag on one Local Alliance of India in place of whatever stands there (R118)."""

    first = CONTROL

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on"])

    def places(self, p: Position) -> Words:
        return p.ruleset.pieces.at_indian_alliance

    def members(self, p: Position) -> list[int]:
        return p.ruleset.pieces.indian_alliances

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        return p.flag[space] != flag_of(side)

    def strike(self, p: Position, side: Side, space: Space) -> None:
        set_flag(p, space, flag_of(side))

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        return refuse("why-flag-already", [self.rule, "IS-R118"], space=the_space(p, space), side=the_side(side))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-control", source=source, side=side)


class DamageFort(OnSpaces):
    """Damage one intact opposing Fort (R100)."""

    first = DAMAGE

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on"])

    def places(self, p: Position) -> Words:
        return p.ruleset.pieces.at_fort

    def members(self, p: Position) -> list[int]:
        return p.ruleset.pieces.forts

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        return opposing(p, space, side) and not p.damaged[space]

    def strike(self, p: Position, side: Side, space: Space) -> None:
        set_damage(p, space, 1)

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        return refuse("why-no-intact-fort", [self.rule, "IS-R100"], space=the_space(p, space))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-damage", source=source, side=side)


class CashInFlags(Effect):
    """Score for each own flag of the set that counts, then take those flags off (R50, R125)."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on", "vp"])
        self.spaces = c.board.target(toml.text("on"))
        self.vp = toml.number("vp", 1, 9)

    def start(self, p: Position, side: Side) -> None:
        for space in self.spaces:
            if p.flag[space] == flag_of(side) and not p.marker[space]:
                p.score(side, self.vp)
                set_flag(p, space, EMPTY)
