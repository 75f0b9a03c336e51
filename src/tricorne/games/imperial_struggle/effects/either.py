"""A choice between two effects (R100, R118): one that cannot do anything is not offered."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import EITHER
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.text import refuse, say
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable


class Either(Effect):
    """The side chooses which of the inner effects is carried out."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["steps"])
        self.inner: list[int] = []
        """Numbers of the inner effects; written by the book, which makes them first."""

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for at in range(len(self.inner)):
            if p.ruleset.book.effects[self.inner[at]].possible(p, actor):
                out.append(EITHER + at)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        p.ruleset.book.effects[self.inner[action - EITHER]].start(p, actor)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not EITHER <= action < EITHER + len(self.inner):
            return None
        return refuse("why-nothing-on-board", [self.rule, "IS-R21"])

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-either", source=source, side=side)
