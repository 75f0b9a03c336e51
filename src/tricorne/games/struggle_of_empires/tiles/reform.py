"""Government Reform: give back unrest at once (TILE-GOVERNMENT-REFORM-1)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires import unrest
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.tiles.tile import Tile


class GovernmentReform(Tile):
    def claimed(self, p: Table, power: int) -> None:
        unrest.give_back(p, power, p.charter.reform_points)
