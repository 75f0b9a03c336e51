"""Distant sea moves: one roll for a move between two sea zones (SEA-1 to SEA-12).

Deluxe die: Success, Stay or Sink, and gold can mend the last two. White and red dice: the red die speaks
only after a white 1, helped by Navigation, and no gold helps. Then the unit arrives, remains or is lost.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import ARRIVE, LOST_AT_SEA, REMAIN
from tricorne.games.struggle_of_empires.board.constants import NAVIGATION, Place, Power, Unit
from tricorne.games.struggle_of_empires.board.pieces import arrive, lose
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import RED_DIE, SEA_CHOICE, SEA_DIE, WHITE_DIE
from tricorne.games.struggle_of_empires.streams import SEA_STREAM
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.turn.voyage import (
    bound_for,
    face_of,
    goal_of,
    is_new,
    leaving,
    origin_of,
    owner_of,
    unit_at,
    unit_of,
)
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Chance, Decision, Die
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of, first_of, longer, second_of

SUCCESS: Final = 0
STAYS: Final = 1
SINKS: Final = 2
FACES: Final = ["success", "stay", "sink"]


def set_sail(p: Position, power: Power, unit: Unit, origin: Place, place: Place, building: int) -> None:
    """Roll for a unit that leaves its sea zone (SEA-1, SEA-3)."""
    p.then(SEA_DIE if p.ruleset.sea_die else WHITE_DIE, leaving(unit, origin), bound_for(place, power, building))


def _arrives(p: Position, frame: int) -> None:
    unit = unit_of(frame)
    place = goal_of(frame)
    arrive(p, owner_of(frame), unit, origin_of(frame), place)
    if not is_new(frame):
        p.moved = longer(p, p.moved, unit_at(unit, place))


def _remains(p: Position, frame: int) -> None:
    # MOVE-3: a unit that failed may not move again in the same Move action.
    if not is_new(frame):
        p.moved = longer(p, p.moved, unit_at(unit_of(frame), origin_of(frame)))


def _is_lost(p: Position, frame: int) -> None:
    lose(p, owner_of(frame), unit_of(frame), origin_of(frame))


def _at_sea(p: Position, frame: int) -> Message:
    """Whose unit the die is rolled for, and where it is bound."""
    unit = the_unit(unit_of(frame))
    return say("chance-sea", power=the_power(p, owner_of(frame)), unit=unit, region=the_place(p, goal_of(frame)))


class SeaDie(Chance[Position]):
    """The Deluxe die (SEA-4 to SEA-6)."""

    def stream(self) -> int:
        return SEA_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return _at_sea(p, frame)

    def outcomes(self, p: Position, frame: int) -> list[int]:
        faces = p.ruleset.sea_faces
        return [SUCCESS, faces[SUCCESS], STAYS, faces[STAYS], SINKS, faces[SINKS]]

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        if value == SUCCESS:
            _arrives(p, frame)
        else:
            p.ask(SEA_CHOICE, owner_of(frame), first_of(frame), second_of(frame) + value)

    def outcome_text(self, p: Position, value: int) -> str:
        return FACES[value]


class WhiteDie(Die[Position]):
    """The white die: 2 to 6 and the unit arrives (SEA-8)."""

    def stream(self) -> int:
        return SEA_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return _at_sea(p, frame)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        if value >= p.ruleset.white_success_from:
            _arrives(p, frame)
        else:
            p.then(RED_DIE, first_of(frame), second_of(frame))


class RedDie(Die[Position]):
    """The red die after a white 1, with 2 more for each Navigation tile (SEA-9, SEA-10, R-SEA-6)."""

    def stream(self) -> int:
        return SEA_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return _at_sea(p, frame)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        total = value + p.ruleset.navigation_bonus * p.owned(owner_of(frame), NAVIGATION)
        if total <= p.ruleset.red_lost_to:
            _is_lost(p, frame)
        elif total <= p.ruleset.red_stay_to:
            _remains(p, frame)
        else:
            _arrives(p, frame)


def price(p: Position, face: int, action: ActionId) -> int:
    """What an outcome costs after a face of the Deluxe die: -1 if it cannot be had (SEA-5, SEA-6)."""
    if face == STAYS:
        if action == REMAIN:
            return 0
        return p.ruleset.stay_pay_to_arrive if action == ARRIVE else -1
    if action == LOST_AT_SEA:
        return 0
    return p.ruleset.sink_pay_to_remain if action == REMAIN else p.ruleset.sink_pay_to_arrive


class SeaChoice(Decision[Position]):
    """The owner decides directly after the roll (R-SEA-4); the gold may be taxed (SEA-7)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        if face_of(frame) == SINKS:
            out.append(LOST_AT_SEA)
        out.append(REMAIN)
        out.append(ARRIVE)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        taxation.pay(p, owner_of(frame), price(p, face_of(frame), action))
        if action == ARRIVE:
            _arrives(p, frame)
        elif action == REMAIN:
            _remains(p, frame)
        else:
            _is_lost(p, frame)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if action == LOST_AT_SEA:
            return refuse("why-sea-stay", ["SEA-5"])
        return refuse("why-first-unit-at-sea", ["R-SEA-4"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        unit = the_unit(unit_of(frame))
        where = the_place(p, goal_of(frame))
        power = the_power(p, actor_of(frame))
        if face_of(frame) == STAYS:
            arrive = p.ruleset.stay_pay_to_arrive
            asked = say("prompt-sea-stay", power=power, unit=unit, region=where, arrive=arrive)
            return Prompt("sea-stay", asked, ["SEA-5", "SEA-7"])
        remain = p.ruleset.sink_pay_to_remain
        arrive = p.ruleset.sink_pay_to_arrive
        asked = say("prompt-sea-sink", power=power, unit=unit, region=where, remain=remain, arrive=arrive)
        return Prompt("sea-sink", asked, ["SEA-6", "SEA-7"])
