"""Effects that put Conflict markers down (3.8.1, R52): how many, on which spaces, of which kind."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import MARK
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import MARKER, NO_MARKER, PLUS_ONE_MARKER, Side, Space
from tricorne.games.imperial_struggle.board.control import counted, in_play, opposing, protected
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import only
from tricorne.games.imperial_struggle.effects.spaces import OnSpaces
from tricorne.games.imperial_struggle.military.markers import may_mark, place
from tricorne.games.imperial_struggle.text import refuse, say, the_space
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.toml import TomlTable


class PlaceConflict(OnSpaces):
    """Put Conflict markers on spaces of the set, one a space."""

    first = MARK

    def __init__(self, number: int, card: int, toml: TomlTable, c: Components) -> None:
        super().__init__(number, card, toml, c)
        only(toml, ["on", "count", "may", "opposing", "unprotected", "plus_one", "per"])
        self.count = toml.number("count", 1, 9) if toml.has("count") else 1
        self.per: list[int] = []
        """One marker for each own space of this set, counted now (R100); empty: ``count``."""
        if toml.has("per"):
            self.per = c.board.target(toml.word("per", ["own-indian-local-alliances"]).removeprefix("own-"))
        self.opposing = toml.has("opposing") and toml.flag("opposing")
        self.unprotected = toml.has("unprotected") and toml.flag("unprotected")
        self.kind = PLUS_ONE_MARKER if toml.has("plus_one") and toml.flag("plus_one") else MARKER

    def start(self, p: Position, side: Side) -> None:
        count = counted(p, self.per, side) if self.per else self.count
        if count > 0:
            self.go(p, side, count)

    def fits(self, p: Position, side: Side, space: Space) -> bool:
        if not may_mark(p, space) or (self.opposing and not opposing(p, space, side)):
            return False
        return not self.unprotected or not protected(p, space)

    def strike(self, p: Position, side: Side, space: Space) -> None:
        place(p, space, self.kind)

    def problem(self, p: Position, side: Side, space: Space) -> Refusal:
        if not in_play(p, space):
            return refuse("why-not-in-play", [self.rule, "IS-R40"], space=the_space(p, space))
        if p.marker[space] != NO_MARKER:
            return refuse("why-conflict-already", [self.rule, "IS-R52"], space=the_space(p, space))
        if self.opposing and not opposing(p, space, side):
            return refuse("why-no-opposing-flag", [self.rule], space=the_space(p, space))
        return refuse("why-protected", [self.rule, "IS-R37"], space=the_space(p, space))

    def question(self, p: Position, left: int, source: Thing, side: Thing) -> Message:
        return say("prompt-card-mark", source=source, side=side, number=left)
