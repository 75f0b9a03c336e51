"""Effects that put Conflict markers down (3.8.1, R52): how many, on which spaces, of which kind."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import MARK
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import MARKER, NO_MARKER, PLUS_ONE_MARKER
from tricorne.games.imperial_struggle.board.control import counted, in_play, opposing, protected
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.effects.effect import only
from tricorne.games.imperial_struggle.effects.spaces import OnSpaces
from tricorne.games.imperial_struggle.military.markers import may_mark, place
from tricorne.games.imperial_struggle.refusals import refuse
from tricorne.kernel.engine import Refusal
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

    def start(self, p: Position, side: int) -> None:
        count = counted(p, self.per, side) if self.per else self.count
        if count > 0:
            self.go(p, side, count)

    def fits(self, p: Position, side: int, space: int) -> bool:
        if not may_mark(p, space) or (self.opposing and not opposing(p, space, side)):
            return False
        return not self.unprotected or not protected(p, space)

    def strike(self, p: Position, side: int, space: int) -> None:
        place(p, space, self.kind)

    def problem(self, p: Position, side: int, space: int, name: str) -> Refusal:
        if not in_play(p, space):
            return refuse(f"{name} is not in play yet", self.rule, "IS-R40")
        if p.marker[space] != NO_MARKER:
            return refuse(f"{name} has a Conflict marker already", self.rule, "IS-R52")
        if self.opposing and not opposing(p, space, side):
            return refuse(f"{name} has no opposing flag", self.rule)
        return refuse(f"{name} is Protected", self.rule, "IS-R37")

    def words(self, p: Position, left: int) -> str:
        more = f" ({left} to place)" if left > 1 else ""
        return f"puts a Conflict marker down{more}: on which space?"
