"""Effects that give Action Points (5.2, R22): free ones as Major points, restricted ones as a pool of their own."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.actions import POINTS
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import NONE, TYPE_IDS, TYPES, Side
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import Effect, only
from tricorne.games.imperial_struggle.military.squadrons import built
from tricorne.games.imperial_struggle.payment.funds import add_major, add_pool
from tricorne.games.imperial_struggle.text import refuse, say, the_type
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable

# How often the points are given
PER_WORDS: Final = ["own-spain", "two-built-squadrons", "more-available-debt"]
OWN_SPACE: Final = 0
TWO_SQUADRONS: Final = 1
MORE_DEBT: Final = 2


def give(p: Position, type: Word, restriction: int, points: int) -> None:
    """Give the points of an event; 0 points open no action (R132, R133)."""
    if points <= 0:
        return
    if restriction == NONE:
        add_major(p, type, points)
    else:
        add_pool(p, type, restriction, points, False)


class Points(Effect):
    """Points of one type."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["type", "points", "only", "per"])
        self.type = TYPE_IDS.index(toml.word("type", TYPE_IDS))
        self.points = toml.number("points", 1, 9)
        self.restriction = c.board.restriction(toml.text("only")) if toml.has("only") else NONE
        self.per = PER_WORDS.index(toml.word("per", PER_WORDS)) if toml.has("per") else NONE
        self.spain = c.board.target("spain")

    def start(self, p: Position, side: Side) -> None:
        give(p, self.type, self.restriction, self.points * self._times(p, side))

    def _times(self, p: Position, side: Side) -> int:
        if self.per == OWN_SPACE:
            return counted(p, self.spain, side)
        if self.per == TWO_SQUADRONS:
            return built(p, side) // 2
        if self.per == MORE_DEBT:
            return 1 if p.available_debt(side) > p.available_debt(1 - side) else 0
        return 1


class PointsChoice(Effect):
    """Points of one of several types, as the side likes."""

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["types", "points", "only"])
        self.types = sorted(TYPE_IDS.index(id) for id in toml.words("types", TYPE_IDS))
        self.points = toml.number("points", 1, 9)
        self.restriction = c.board.restriction(toml.text("only")) if toml.has("only") else NONE

    def start(self, p: Position, side: Side) -> None:
        self.go(p, side, 0)

    def legal(self, p: Position, actor: int, left: int, out: list[int]) -> None:
        for type in self.types:
            out.append(POINTS + type)

    def play(self, p: Position, actor: int, left: int, action: ActionId) -> None:
        give(p, action - POINTS, self.restriction, self.points)

    def reason(self, p: Position, actor: int, left: int, action: ActionId) -> Refusal | None:
        if not POINTS <= action < POINTS + TYPES:
            return None
        return refuse("why-card-points", [self.rule], type=the_type(action - POINTS))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-points", source=source, side=side, number=self.points)
