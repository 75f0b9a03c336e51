"""Government Reform: give back unrest at once (TILE-GOVERNMENT-REFORM-1)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.games.struggle_of_empires.turn import unrest


class GovernmentReform(Tile):
    def claimed(self, p: Position, power: Power) -> None:
        unrest.give_back(p, power, p.ruleset.reform_points)
