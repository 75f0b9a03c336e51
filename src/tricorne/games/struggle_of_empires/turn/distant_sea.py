"""Distant sea moves: one roll for a move between two sea zones (SEA-1 to SEA-12).

Deluxe die: Success, Stay or Sink, and gold can mend the last two. White and red dice: the red die speaks
only after a white 1, helped by Navigation, and no gold helps. Then the unit arrives, remains or is lost.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import ARRIVE, LOST_AT_SEA, REMAIN
from tricorne.games.struggle_of_empires.board.constants import NAVIGATION, UNIT_KINDS
from tricorne.games.struggle_of_empires.board.pieces import arrive, lose
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step import Chance, Decision, Die
from tricorne.games.struggle_of_empires.step_numbers import RED_DIE, SEA_CHOICE, SEA_DIE, WHITE_DIE
from tricorne.games.struggle_of_empires.streams import SEA_STREAM
from tricorne.games.struggle_of_empires.text import refuse, say, the_place, the_power, the_unit
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.position import actor_of, first_of, second_of

SUCCESS: Final = 0
STAYS: Final = 1
SINKS: Final = 2
FACES: Final = ["success", "stay", "sink"]

# A voyage is packed into a frame: first = unit * 16 + origin;
# second = ((destination * 2 + building) * 8 + power) * 4 + face of the die.


def set_sail(p: Position, power: int, unit: int, origin: int, place: int, building: int) -> None:
    """Roll for a unit that leaves its sea zone (SEA-1, SEA-3)."""
    voyage = (place * 2 + building) * 8 + power << 2
    p.then(SEA_DIE if p.ruleset.sea_die else WHITE_DIE, unit * 16 + origin, voyage)


def power_of(second: int) -> int:
    return second >> 2 & 7


def destination_of(second: int) -> int:
    return second >> 6


def _arrives(p: Position, first: int, second: int) -> None:
    place = destination_of(second)
    arrive(p, power_of(second), first >> 4, first & 15, place)
    if second >> 5 & 1 == 0:
        p.moved.append(place * UNIT_KINDS + (first >> 4))


def _remains(p: Position, first: int, second: int) -> None:
    # MOVE-3: a unit that failed may not move again in the same Move action.
    if second >> 5 & 1 == 0:
        p.moved.append((first & 15) * UNIT_KINDS + (first >> 4))


def _is_lost(p: Position, first: int, second: int) -> None:
    lose(p, power_of(second), first >> 4, first & 15)


class SeaDie(Chance):
    """The Deluxe die (SEA-4 to SEA-6)."""

    def stream(self) -> int:
        return SEA_STREAM

    def outcomes(self, p: Position, frame: int) -> list[int]:
        faces = p.ruleset.sea_faces
        return [SUCCESS, faces[SUCCESS], STAYS, faces[STAYS], SINKS, faces[SINKS]]

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        first = first_of(frame)
        second = second_of(frame)
        if value == SUCCESS:
            _arrives(p, first, second)
        else:
            p.ask(SEA_CHOICE, power_of(second), first, second + value)

    def outcome_text(self, p: Position, value: int) -> str:
        return FACES[value]


class WhiteDie(Die):
    """The white die: 2 to 6 and the unit arrives (SEA-8)."""

    def stream(self) -> int:
        return SEA_STREAM

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        if value >= p.ruleset.white_success_from:
            _arrives(p, first_of(frame), second_of(frame))
        else:
            p.then(RED_DIE, first_of(frame), second_of(frame))


class RedDie(Die):
    """The red die after a white 1, with 2 more for each Navigation tile (SEA-9, SEA-10, R-SEA-6)."""

    def stream(self) -> int:
        return SEA_STREAM

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        first = first_of(frame)
        second = second_of(frame)
        total = value + p.ruleset.navigation_bonus * p.owned(power_of(second), NAVIGATION)
        if total <= p.ruleset.red_lost_to:
            _is_lost(p, first, second)
        elif total <= p.ruleset.red_stay_to:
            _remains(p, first, second)
        else:
            _arrives(p, first, second)


def price(p: Position, face: int, action: int) -> int:
    """What an outcome costs after a face of the Deluxe die: -1 if it cannot be had (SEA-5, SEA-6)."""
    if face == STAYS:
        if action == REMAIN:
            return 0
        return p.ruleset.stay_pay_to_arrive if action == ARRIVE else -1
    if action == LOST_AT_SEA:
        return 0
    return p.ruleset.sink_pay_to_remain if action == REMAIN else p.ruleset.sink_pay_to_arrive


class SeaChoice(Decision):
    """The owner decides directly after the roll (R-SEA-4); the gold may be taxed (SEA-7)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        if second_of(frame) & 3 == SINKS:
            out.append(LOST_AT_SEA)
        out.append(REMAIN)
        out.append(ARRIVE)

    def play(self, p: Position, frame: int, action: int) -> None:
        p.stack.pop()
        first = first_of(frame)
        second = second_of(frame)
        power = power_of(second)
        taxation.pay(p, power, price(p, second & 3, action))
        if action == ARRIVE:
            _arrives(p, first, second)
        elif action == REMAIN:
            _remains(p, first, second)
        else:
            _is_lost(p, first, second)

    def why_not(self, p: Position, frame: int, action: int) -> Refusal | None:
        if action == REMAIN or action == ARRIVE:
            return None
        if action == LOST_AT_SEA:
            if second_of(frame) & 3 == SINKS:
                return None
            return refuse("why-sea-stay", ["SEA-5"])
        return refuse("why-first-unit-at-sea", ["R-SEA-4"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        second = second_of(frame)
        face = second & 3
        unit = the_unit(first_of(frame) >> 4)
        where = the_place(p, destination_of(second))
        power = the_power(p, actor_of(frame))
        if face == STAYS:
            arrive = p.ruleset.stay_pay_to_arrive
            asked = say("prompt-sea-stay", power=power, unit=unit, region=where, arrive=arrive)
            return Prompt("sea-stay", asked, ["SEA-5", "SEA-7"])
        remain = p.ruleset.sink_pay_to_remain
        arrive = p.ruleset.sink_pay_to_arrive
        asked = say("prompt-sea-sink", power=power, unit=unit, region=where, remain=remain, arrive=arrive)
        return Prompt("sea-sink", asked, ["SEA-6", "SEA-7"])
