"""Building units: the Build action, destroy and rebuild, the free move, Militia (BUILD-1 to BUILD-9).

A Build action takes a piece from the supply into the home country for 1 population; the new unit may move
on at once; then Militia may add further units (TILE-MILITIA-1, TILE-MILITIA-3).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import BUILD, CALL_MILITIA, NO_MILITIA, REBUILD, rebuild_parts
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    HOME,
    MILITIA,
    NAVY,
    PLACES,
    UNIT_KINDS,
    Place,
    Power,
    Unit,
)
from tricorne.games.struggle_of_empires.board.pieces import lose
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import AFTER_BUILD, DESTINATION, MILITIA_BUILD
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.turn.movement import can_leave
from tricorne.games.struggle_of_empires.turn.voyage import BUILDING, leaving
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.position import actor_of, added, first_of, second_of


def legal_builds(p: Position, power: Power, out: list[int]) -> None:
    """``build army`` ... and ``rebuild army india`` ..."""
    if p.population[power] < p.ruleset.build_population:
        return
    for unit in range(UNIT_KINDS):
        if p.supply(power, unit) > 0:
            out.append(BUILD + unit)
    at = power * PLACES
    for place in range(PLACES):
        if p.armies[at + place] > 0:
            out.append(REBUILD + place)
    for place in range(PLACES):
        if p.navies[at + place] > 0:
            out.append(REBUILD + PLACES + place)
    for place in range(PLACES):
        if p.forts[at + place] > 0:
            out.append(REBUILD + 2 * PLACES + place)


def why_not_build(p: Position, power: Power, action: ActionId) -> Refusal | None:
    name = the_power(p, power)
    if p.population[power] < p.ruleset.build_population:
        return refuse("why-build-population", ["BUILD-9", "POP-2"], power=name, population=p.population[power])
    if action < REBUILD:
        unit = action - BUILD
        if p.supply(power, unit) < 1:
            limit = p.ruleset.piece_limit[unit]
            return refuse("why-supply-empty", ["BUILD-7", "R-PIECE-3"], unit=the_unit(unit), number=limit)
        return None
    unit, place = rebuild_parts(action)
    if p.pieces(unit)[power * PLACES + place] < 1:
        where = the_place(p, place)
        return refuse("why-none-to-destroy", ["BUILD-8", "R-PIECE-4"], power=name, unit=the_unit(unit), region=where)
    return None


def build_by_action(p: Position, power: Power, action: ActionId) -> None:
    """The Build action: 1 population, the unit, its free move, then Militia."""
    p.population = added(p, p.population, power, -p.ruleset.build_population)
    tiles = p.owned(power, MILITIA)
    if tiles > 1 and not p.ruleset.militia_stacking:
        tiles = 1
    if tiles > 0:
        p.then(AFTER_BUILD, power, tiles)
    if action < REBUILD:
        raise_unit(p, power, action - BUILD, HOME)
        return
    unit, origin = rebuild_parts(action)
    # BUILD-8: destroyed first, with its unrest, then built anew at home.
    p.put(power, unit, HOME, 1)
    if can_leave(p, power, unit, HOME):
        p.ask(DESTINATION, power, leaving(unit, HOME), BUILDING)
    lose(p, power, unit, origin)


def raise_unit(p: Position, power: Power, unit: Unit, place: Place) -> None:
    """Put a new unit on the map and let it move on (BUILD-1, BUILD-2)."""
    p.put(power, unit, place, 1)
    if can_leave(p, power, unit, place):
        p.ask(DESTINATION, power, leaving(unit, place), BUILDING)


class AfterBuild(Passage[Position]):
    """The end of a Build action: one unit more for each Militia tile (TILE-MILITIA-1, R-TILE-7, R-TILE-8)."""

    def run(self, p: Position, frame: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        if p.population[power] >= p.ruleset.build_population:
            for unit in range(p.ruleset.militia_units):
                if p.supply(power, unit) > 0:
                    p.ask(MILITIA_BUILD, power, 0, second_of(frame))
                    return


class MilitiaBuild(Decision[Position]):
    """One more army, or as an option a unit of any kind (TILE-MILITIA-1, TILE-MILITIA-3)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        power = actor_of(frame)
        for unit in range(NAVY, p.ruleset.militia_units):
            if p.supply(power, unit) > 0:
                out.append(BUILD + unit)
        if p.supply(power, ARMY) > 0:
            out.append(CALL_MILITIA)
        out.append(NO_MILITIA)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == NO_MILITIA:
            return
        power = actor_of(frame)
        p.population = added(p, p.population, power, -p.ruleset.build_population)
        if second_of(frame) > 1:
            p.then(AFTER_BUILD, power, second_of(frame) - 1)
        raise_unit(p, power, ARMY if action == CALL_MILITIA else action - BUILD, HOME)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        unit = ARMY if action == CALL_MILITIA else action - BUILD
        if 0 <= unit < p.ruleset.militia_units and p.supply(actor_of(frame), unit) < 1:
            limit = p.ruleset.piece_limit[unit]
            return refuse("why-supply-empty", ["BUILD-7", "R-PIECE-3"], unit=the_unit(unit), number=limit)
        return refuse("why-first-militia", ["TILE-MILITIA-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        if p.ruleset.militia_units > 1:
            return Prompt("militia", say("prompt-militia-any", power=power), ["TILE-MILITIA-3"])
        return Prompt("militia", say("prompt-militia", power=power), ["TILE-MILITIA-1"])
