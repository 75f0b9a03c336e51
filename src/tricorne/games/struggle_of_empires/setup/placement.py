"""Starting units: five rounds clockwise, one unit each (SETUP-26 to SETUP-31, R-SETUP-8).

A unit may stand in any region, a navy only where there is a ship icon, and where the rules allow it at home.
It comes out of the supply, costs no population and makes no sea roll. Another power's home country cannot
even be named: "home" is always one's own (BOARD-7).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import HOME, NAVY, PLACES, UNIT_KINDS, Place, Unit
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import PLACE_UNIT
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, first_of


def may_stand(p: Position, unit: Unit, place: Place) -> bool:
    """May a starting unit of a kind be put into a place (SETUP-27 to SETUP-29)?"""
    if place == HOME and not p.ruleset.home_placement:
        return False
    return unit != NAVY or p.ruleset.ship[place]


def ask_round(p: Position, number: int) -> None:
    """Ask every player who has a unit left for one, start player first (SETUP-26)."""
    for power in reversed(p.ruleset.players):
        left = 0
        for unit in range(UNIT_KINDS):
            left += p.supply(power, unit)
        if left > 0:
            p.ask(PLACE_UNIT, power, number)


class PlaceUnit(Decision[Position]):
    """One starting unit; the frame has the number of the round."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        power = actor_of(frame)
        for unit in range(UNIT_KINDS):
            if p.supply(power, unit) > 0:
                for place in range(PLACES):
                    if may_stand(p, unit, place):
                        out.append(actions.PLACE + unit * PLACES + place)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        unit, place = actions.place_parts(action)
        p.put(actor_of(frame), unit, place, 1)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        power = actor_of(frame)
        name = the_power(p, power)
        if not actions.PLACE <= action < actions.PLACE + UNIT_KINDS * PLACES:
            return refuse("why-place-now", ["SETUP-26"], power=name)
        unit, place = actions.place_parts(action)
        if place == HOME and not p.ruleset.home_placement:
            return refuse("why-place-not-home", ["SETUP-27", "SETUP-29"])
        if not may_stand(p, unit, place):
            return refuse("why-no-ship-icon", ["SETUP-28", "BOARD-4"], region=the_place(p, place))
        limit = p.ruleset.piece_limit[unit]
        return refuse("why-all-placed", ["SETUP-31"], power=name, number=limit, unit=the_unit(unit))

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        asked = say("prompt-place-unit", power=power, number=first_of(frame), total=p.ruleset.placed_units)
        return Prompt("place-unit", asked, ["SETUP-26", "SETUP-27", "SETUP-28", "SETUP-31"])
