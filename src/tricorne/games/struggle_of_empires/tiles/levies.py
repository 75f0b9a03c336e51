"""Mercenaries, Pressgangs, Trained Native Militia: units without population, once per war."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import IN_REGION, PLACE, place_parts
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    HOME,
    NAVY,
    PLACES,
    POWERS,
    REGIONS,
    UNIT_KINDS,
    Power,
    Region,
    Unit,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import USE_NATIVE_MILITIA
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.games.struggle_of_empires.turn.build import raise_unit
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of


class Levy(Tile):
    """Build one unit of a kind at home without population, with its free move (R-BUILD-4)."""

    def __init__(self, tile: int, unit: Unit, rules: list[str]) -> None:
        super().__init__(tile, rules)
        self.unit = unit

    def usable(self, p: Position, power: Power) -> bool:
        return p.supply(power, self.unit) > 0

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        raise_unit(p, power, self.unit, HOME)

    def obstacle(self, p: Position, power: Power) -> Message:
        return say("why-supply-none", power=the_power(p, power), unit=the_unit(self.unit))


def native_presence(p: Position, power: Power, region: Region) -> bool:
    """An own control marker or any own unit in a colony (R-TILE-12)."""
    at = power * PLACES + region
    return p.control[region * POWERS + power] > 0 or p.armies[at] + p.navies[at] + p.forts[at] > 0


def native_choices(p: Position, power: Power, out: list[int]) -> None:
    """Where natives can be raised: ``in india`` for an army in a colony, ``place navy india`` for the rest."""
    colonies = [region for region in p.ruleset.colonies if native_presence(p, power, region)]
    if p.supply(power, ARMY) > 0:
        for region in colonies:
            out.append(IN_REGION + region)
        if p.ruleset.natives_at_home:
            out.append(PLACE + HOME)
    for unit in range(NAVY, p.ruleset.native_units):
        if p.supply(power, unit) > 0:
            for region in colonies:
                out.append(PLACE + unit * PLACES + region)
            if p.ruleset.natives_at_home:
                out.append(PLACE + unit * PLACES + HOME)


class NativeMilitia(Tile):
    """A unit straight into a colony where its owner is present: no navy, no sea roll, no blockade; or at home."""

    def usable(self, p: Position, power: Power) -> bool:
        found: list[int] = []
        native_choices(p, power, found)
        return len(found) > 0

    def use(self, p: Position, power: Power) -> None:
        p.mark_used(power, self.tile)
        p.ask(USE_NATIVE_MILITIA, power)

    def obstacle(self, p: Position, power: Power) -> Message:
        if p.supply(power, ARMY) < 1 and p.ruleset.native_units == 1:
            return say("why-supply-none", power=the_power(p, power), unit=the_unit(ARMY))
        return say("why-colony-presence", power=the_power(p, power))


class NativeMilitiaPlace(Decision[Position]):
    """Where the natives are raised, and as what (TILE-TRAINED-NATIVE-MILITIA-1 to 4, R-TILE-12)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        native_choices(p, actor_of(frame), out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action < PLACE:
            raise_unit(p, actor_of(frame), ARMY, action - IN_REGION)
        else:
            unit, place = place_parts(action)
            raise_unit(p, actor_of(frame), unit, place)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        power = actor_of(frame)
        rules = ["TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12"]
        unit = ARMY
        place = action - IN_REGION
        if PLACE <= action < PLACE + UNIT_KINDS * PLACES:
            unit, place = place_parts(action)
        elif not 0 <= place < REGIONS:
            return refuse("why-first-natives", ["TILE-TRAINED-NATIVE-MILITIA-1"])
        if unit >= p.ruleset.native_units:
            return refuse("why-natives-unit", rules, unit=the_unit(unit))
        if place == HOME and not p.ruleset.natives_at_home:
            return refuse("why-natives-home", rules)
        if p.supply(power, unit) < 1:
            supply = ["R-PIECE-3", "BUILD-7"]
            return refuse("why-supply-none", supply, power=the_power(p, power), unit=the_unit(unit))
        if place == HOME or (p.ruleset.colony[place] and native_presence(p, power, place)):
            return refuse("why-first-natives", ["TILE-TRAINED-NATIVE-MILITIA-1"])
        where = the_place(p, place)
        if not p.ruleset.colony[place]:
            return refuse("why-no-colony", rules[:1], region=where)
        return refuse("why-no-presence", rules, power=the_power(p, power), region=where)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-native-militia", power=the_power(p, actor_of(frame)))
        return Prompt("native-militia", asked, ["TILE-TRAINED-NATIVE-MILITIA-1"])
