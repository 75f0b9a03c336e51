"""Effects that strike one space of a named set after the other: what they have in common."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import ENOUGH
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import Side, Space
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect
from tricorne.games.imperial_struggle.text import refuse, the_space
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Words
from tricorne.kernel.toml import TomlTable


class OnSpaces(Effect):
    """A choice among the spaces of a set. A subclass names its family of actions and says which spaces fit."""

    first = 0
    """First action of the family."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        self.spaces = c.board.target(toml.text("on"))
        self.may = toml.has("may") and toml.flag("may")
        """The side may stop at any time; without it the effect is compulsory (R21)."""

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 1)

    def possible(self, p: Position, side: Side) -> bool:
        for space in self.spaces:
            if self.fits(p, side, space):
                return True
        return False

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        places = self.places(p)
        for space in self.spaces:
            if self.fits(p, actor, space):
                out.append(self.first + places[space])
        if self.may and out:
            out.append(ENOUGH)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        if action == ENOUGH:
            return
        self.strike(p, actor, self.members(p)[action - self.first])
        if left > 1:
            self.go(p, actor, left - 1)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        members = self.members(p)
        if not self.first <= action < self.first + len(members):
            return None
        space = members[action - self.first]
        if space not in self.spaces:
            return refuse("why-card-space", [self.rule], space=the_space(p, space))
        return self.problem(p, actor, space)

    # -- what a subclass says ----------------------------------------------------------------------

    def places(self, p: Position) -> Words:
        """By space: its place in the family of actions."""
        return p.ruleset.pieces.at_shiftable

    def members(self, p: Position) -> list[int]:
        """The spaces of the family of actions."""
        return p.ruleset.pieces.shiftable

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        """Can a space of the set be struck?"""
        raise ValueError(f"{self.verb} strikes no space")

    def strike(self, p: Position, side: Side, space: Space) -> None:
        raise ValueError(f"{self.verb} strikes no space")

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        """Why a space of the set cannot be struck."""
        raise ValueError(f"{self.verb} strikes no space")
