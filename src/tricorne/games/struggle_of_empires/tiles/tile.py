"""A tile: what happens when it is claimed, when it can be used as a free action, and what it then does."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import TILES, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import refuse, say, the_power, the_tile
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import Message


class Tile:
    """A tile without any use of its own: its owner simply has it (training, Banking, Logistics ...)."""

    def __init__(self, tile: int, rules: list[str]) -> None:
        self.tile = tile
        self.rules = rules

    def claimed(self, p: Position, power: Power) -> None:
        """What claiming it does beyond lying before its owner."""

    def usable(self, p: Position, power: Power) -> bool:
        """Whether its owner can use it as a free action on the own turn, given a ready copy (TURN-9)."""
        return False

    def use(self, p: Position, power: Power) -> None:
        """Carry out the free action."""
        raise ValueError("this tile has no free action")

    def why_not(self, p: Position, power: Power) -> Refusal | None:
        """Why it cannot be used now; None if it can."""
        name = the_tile(p, self.tile)
        at = power * TILES + self.tile
        if p.ready[at] < 1:
            if p.used[at] > 0:
                return refuse("why-tile-used-war", ["CLAIM-7", *self.rules], tile=name)
            return refuse("why-tile-not-owned", ["TURN-10", *self.rules], power=the_power(p, power), tile=name)
        if self.usable(p, power):
            return None
        return Refusal(self.obstacle(p, power), self.rules[:])

    def obstacle(self, p: Position, power: Power) -> Message:
        """What is missing for its use."""
        return say("why-tile-no-free-action", tile=the_tile(p, self.tile))
