"""Mercenaries, Pressgangs, Trained Native Militia: units without population, once per war."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import IN_REGION
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    HOME,
    PLACES,
    POWERS,
    REGIONS,
    TRAINED_NATIVE_MILITIA,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.refusals import (
    not_offered,
    power_name,
    refuse,
    region_name,
    tile_name,
    unit_name,
)
from tricorne.games.struggle_of_empires.step_numbers import USE_NATIVE_MILITIA
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.games.struggle_of_empires.turn.build import raise_unit
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


class Levy(Tile):
    """Build one unit of a kind at home without population, with its free move (R-BUILD-4)."""

    def __init__(self, tile: int, unit: int, rules: list[str]) -> None:
        super().__init__(tile, rules)
        self.unit = unit

    def usable(self, p: Position, power: int) -> bool:
        return p.supply(power, self.unit) > 0

    def use(self, p: Position, power: int) -> None:
        p.mark_used(power, self.tile)
        raise_unit(p, power, self.unit, HOME)

    def obstacle(self, p: Position, power: int) -> str:
        return f"{power_name(p, power)} has no {unit_name(self.unit)} in the supply"


def native_presence(p: Position, power: int, region: int) -> bool:
    """An own control marker or any own unit in a colony (R-TILE-12)."""
    at = power * PLACES + region
    return p.control[region * POWERS + power] > 0 or p.armies[at] + p.navies[at] + p.forts[at] > 0


class NativeMilitia(Tile):
    """An army straight into a colony where its owner is present; no navy, no sea roll, no blockade."""

    def usable(self, p: Position, power: int) -> bool:
        if p.supply(power, ARMY) < 1:
            return False
        for region in p.ruleset.colonies:
            if native_presence(p, power, region):
                return True
        return False

    def use(self, p: Position, power: int) -> None:
        p.mark_used(power, self.tile)
        p.ask(USE_NATIVE_MILITIA, power)

    def obstacle(self, p: Position, power: int) -> str:
        if p.supply(power, ARMY) < 1:
            return f"{power_name(p, power)} has no army in the supply"
        return f"{power_name(p, power)} has neither a control marker nor a unit in any colony"


class NativeMilitiaPlace(Decision[Position]):
    """The colony in which the natives are raised (TILE-TRAINED-NATIVE-MILITIA-1 to 3)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        for region in p.ruleset.colonies:
            if native_presence(p, actor_of(frame), region):
                out.append(IN_REGION + region)

    def play(self, p: Position, frame: int, action: int) -> None:
        p.stack.pop()
        raise_unit(p, actor_of(frame), ARMY, action - IN_REGION)

    def reason(self, p: Position, frame: int, action: int) -> Refusal:
        if not IN_REGION <= action < IN_REGION + REGIONS:
            return not_offered("say first in which colony the natives are raised", "TILE-TRAINED-NATIVE-MILITIA-1")
        region = action - IN_REGION
        where = region_name(p, region)
        if not p.ruleset.colony[region]:
            return refuse(f"{where} is no colony", "TILE-TRAINED-NATIVE-MILITIA-1")
        name = power_name(p, actor_of(frame))
        return refuse(
            f"{name} has neither a control marker nor a unit in {where}", "TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12"
        )

    def prompt(self, p: Position, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        words = f"In which colony does {name} raise an army by {tile_name(p, TRAINED_NATIVE_MILITIA)}?"
        return Prompt("native-militia", words, ["TILE-TRAINED-NATIVE-MILITIA-1"])
