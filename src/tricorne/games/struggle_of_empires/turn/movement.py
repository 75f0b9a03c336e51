"""Moving units: where they may go, and the Move action (MOVE-1 to MOVE-17, BOARD-3 to BOARD-7).

A Move action names a unit, then its destination; a distant sea move is rolled for (distant_sea.py) before
the next unit is named. A new unit's free move passes through the same Destination decision.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import DONE, MOVE, STAY, TO, move_parts
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    FORT,
    HOME,
    LOGISTICS,
    NAVY,
    PLACES,
    POWERS,
    REGIONS,
    UNIT_KINDS,
    Place,
    Power,
    Region,
    Unit,
)
from tricorne.games.struggle_of_empires.board.pieces import arrive
from tricorne.games.struggle_of_empires.board.position import MOVES_LEFT, Position
from tricorne.games.struggle_of_empires.step_numbers import DESTINATION, MORE_MOVES, MOVES
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.turn import distant_sea
from tricorne.games.struggle_of_empires.turn.voyage import BUILDING, MOVING, leaving, origin_of, unit_at, unit_of
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.position import actor_of, first_of, longer, second_of

# -- where a unit may go ---------------------------------------------------------------------------


def blockaded(p: Position, power: Power, region: Region) -> bool:
    """Whether a Blockade bars the power's land units from a colony (TILE-BLOCKADE-3, R-TILE-16)."""
    owner = p.blockade[0]
    if owner < 0 or p.blockade[1] != region or p.side[owner] == p.side[power]:
        return False
    return p.navies[power * PLACES + region] <= p.navies[owner * PLACES + region]


def reaches_overland(p: Position, power: Power, region: Region) -> bool:
    """Whether an army may enter a European region under the adjacency rule (MOVE-10)."""
    ruleset = p.ruleset
    if p.control[region * POWERS + power] > 0 or ruleset.home_adjacent[power][region]:
        return True
    area = ruleset.naval_area[region]
    if area >= 0 and p.navies[power * PLACES + area] > 0:
        return True
    for neighbour in ruleset.neighbours[region]:
        if p.control[neighbour * POWERS + power] > 0:
            return True
    return False


def may_enter(p: Position, power: Power, unit: Unit, place: Place) -> bool:
    """Whether a unit of the power may move to a place, wherever it comes from."""
    if place == HOME:
        return True
    if unit == NAVY:
        return p.ruleset.ship[place]
    if p.ruleset.colony[place]:
        return p.navies[power * PLACES + place] > 0 and not blockaded(p, power, place)
    return p.ruleset.free_europe or reaches_overland(p, power, place)


def can_leave(p: Position, power: Power, unit: Unit, place: Place) -> bool:
    """Whether a unit in a place could move anywhere at all."""
    if unit == FORT and place != HOME:
        return False
    if place != HOME or unit == NAVY or p.ruleset.free_europe:
        return True
    for region in range(REGIONS):
        if may_enter(p, power, unit, region):
            return True
    return False


def why_not_enter(p: Position, power: Power, unit: Unit, place: Place) -> Refusal:
    """Why a unit may not move to a place (only asked where it may not)."""
    where = the_place(p, place)
    if unit == NAVY:
        return refuse("why-navy-no-icon", ["BOARD-3", "BOARD-4", "MOVE-6"], region=where)
    if p.ruleset.colony[place]:
        own = p.navies[power * PLACES + place]
        if own == 0:
            rules = ["MOVE-7", "MOVE-8", "MOVE-17"]
            return refuse("why-beside-navy", rules, unit=the_unit(unit), region=where, power=the_power(p, power))
        owner = p.blockade[0]
        held = p.navies[owner * PLACES + place]
        return refuse(
            "why-blockaded",
            ["TILE-BLOCKADE-3", "R-TILE-16"],
            power=the_power(p, owner),
            region=where,
            navies=held,
            power2=the_power(p, power),
            navies2=own,
        )
    rules = ["MOVE-10", "MOVE-11", "MOVE-12", "MOVE-13"]
    return refuse("why-no-way", rules, power=the_power(p, power), region=where)


# -- the Move action -------------------------------------------------------------------------------


def has_moved(p: Position, unit: Unit, place: Place) -> int:
    """How many units of a kind in a place already moved in this Move action (MOVE-3, R-MOVE-2)."""
    return p.moved.count(unit_at(unit, place)) if p.moved else 0


def legal_moves(p: Position, power: Power, out: list[int]) -> None:
    """The units that can be named next: ``move army india`` ..."""
    at = power * PLACES
    for place in range(PLACES):
        here = p.armies[at + place]
        if here > 0 and here > has_moved(p, ARMY, place) and can_leave(p, power, ARMY, place):
            out.append(MOVE + place)
    for place in range(PLACES):
        here = p.navies[at + place]
        if here > 0 and here > has_moved(p, NAVY, place):
            out.append(MOVE + NAVY * PLACES + place)
    if p.forts[at + HOME] > has_moved(p, FORT, HOME) and can_leave(p, power, FORT, HOME):
        out.append(MOVE + FORT * PLACES + HOME)


def why_not_move(p: Position, power: Power, action: ActionId) -> Refusal | None:
    unit, place = move_parts(action)
    held = p.pieces(unit)[power * PLACES + place]
    what = the_unit(unit)
    where = the_place(p, place)
    if held == 0:
        return refuse("why-no-unit", ["MOVE-1"], power=the_power(p, power), unit=what, region=where)
    if unit == FORT and place != HOME:
        return refuse("why-fort-fixed", ["MOVE-15", "BUILD-6"], region=where)
    if held <= has_moved(p, unit, place):
        return refuse("why-all-moved", ["MOVE-1", "MOVE-3", "R-MOVE-2"], unit=what, region=where)
    if not can_leave(p, power, unit, place):
        return refuse("why-nowhere", ["MOVE-7", "MOVE-10", "R-SETTLED-19"], unit=what)
    return None


def start_move(p: Position, power: Power, action: ActionId) -> None:
    """Open the Move action with its first unit."""
    tiles = p.owned(power, LOGISTICS)
    if tiles > 1 and not p.ruleset.logistics_stacking:
        tiles = 1
    p.turn[MOVES_LEFT] = p.ruleset.move_units + tiles * p.ruleset.logistics_units - 1
    p.moved = []
    p.then(MORE_MOVES, power)
    name_unit(p, power, action)


def name_unit(p: Position, power: Power, action: ActionId) -> None:
    unit, place = move_parts(action)
    p.ask(DESTINATION, power, leaving(unit, place), MOVING)


class MoreMoves(Passage[Position]):
    """After each move: ask for the next unit while the action allows one (MOVE-1, MOVE-2)."""

    def run(self, p: Position, frame: int) -> None:
        power = first_of(frame)
        if p.turn[MOVES_LEFT] > 0:
            found: list[int] = []
            legal_moves(p, power, found)
            if found:
                p.ask(MOVES, power)
                return
        p.stack.pop()
        p.moved = []


class Moves(Decision[Position]):
    """Which unit moves next, or none (R-SETTLED-19)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        legal_moves(p, actor_of(frame), out)
        out.append(DONE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == DONE:
            p.turn[MOVES_LEFT] = 0
        else:
            p.turn[MOVES_LEFT] -= 1
            name_unit(p, actor_of(frame), action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        if action == DONE:
            return None
        if MOVE <= action < MOVE + UNIT_KINDS * PLACES:
            return why_not_move(p, actor_of(frame), action)
        return refuse("why-first-move", ["MOVE-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-next-move", power=the_power(p, actor_of(frame)), left=p.turn[MOVES_LEFT])
        return Prompt("next-move", asked, ["MOVE-1", "MOVE-2"])


class Destination(Decision[Position]):
    """Where the named unit goes; a unit just built may also stay (MOVE-5, BUILD-2)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        power = actor_of(frame)
        unit = unit_of(frame)
        origin = origin_of(frame)
        for place in range(PLACES):
            if place != origin and may_enter(p, power, unit, place):
                out.append(TO + place)
        if second_of(frame) == BUILDING:
            out.append(STAY)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == STAY:
            return
        power = actor_of(frame)
        unit = unit_of(frame)
        origin = origin_of(frame)
        place = action - TO
        if p.ruleset.zone[origin] != p.ruleset.zone[place]:
            distant_sea.set_sail(p, power, unit, origin, place, second_of(frame))
        else:
            arrive(p, power, unit, origin, place)
            if second_of(frame) == MOVING:
                p.moved = longer(p, p.moved, unit_at(unit, place))

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        unit = unit_of(frame)
        origin = origin_of(frame)
        if action == STAY:
            if second_of(frame) == BUILDING:
                return None
            return refuse("why-must-go", ["R-MOVE-3", "MOVE-1"])
        if TO <= action < TO + PLACES:
            place = action - TO
            if place == origin:
                return refuse("why-already-there", ["R-MOVE-3"], unit=the_unit(unit), region=the_place(p, place))
            if may_enter(p, actor_of(frame), unit, place):
                return None
            return why_not_enter(p, actor_of(frame), unit, place)
        return refuse("why-first-destination", ["MOVE-5"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        unit = the_unit(unit_of(frame))
        origin = the_place(p, origin_of(frame))
        if second_of(frame) == BUILDING:
            asked = say("prompt-free-move", power=power, unit=unit, region=origin)
            return Prompt("free-move", asked, ["BUILD-2", "MOVE-5"])
        return Prompt("destination", say("prompt-destination", power=power, unit=unit, region=origin), ["MOVE-5"])
