"""Improved Agriculture and Industry: population and victory points (TILE-IMPROVED-AGRICULTURE, TILE-INDUSTRY)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import (
    IMPROVED_AGRICULTURE,
    IMPROVED_AGRICULTURE_ORIGINAL,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.kernel.position import added, replaced


def grow(p: Position, power: Power) -> None:
    """One population more; beyond the maximum it is lost (POP-1)."""
    p.population = replaced(p, p.population, power, min(p.ruleset.population_max, p.population[power] + 1))


class ImprovedAgriculture(Tile):
    """+1 population once per war; the Deluxe tile also on claiming."""

    def __init__(self, tile: int, on_claiming: bool) -> None:
        super().__init__(tile, ["TILE-IMPROVED-AGRICULTURE-2"])
        self.on_claiming = on_claiming

    def claimed(self, p: Position, power: Power) -> None:
        if self.on_claiming:
            grow(p, power)

    def usable(self, p: Position, power: Power) -> bool:
        return True

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        grow(p, power)


class Industry(Tile):
    """Victory points at once, more for Improved Agriculture with the Deluxe tile (R-TILE-24)."""

    def claimed(self, p: Position, power: Power) -> None:
        farms = p.owned(power, IMPROVED_AGRICULTURE) + p.owned(power, IMPROVED_AGRICULTURE_ORIGINAL)
        p.victory_points = added(
            p, p.victory_points, power, p.ruleset.industry_points + farms * p.ruleset.agriculture_points
        )
