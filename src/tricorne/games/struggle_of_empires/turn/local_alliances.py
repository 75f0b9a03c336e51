"""Local alliances: taking one (LOCAL-1 to LOCAL-4, LOCAL-12); in combat they are counted by strength.py."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import TAKE_ALLIANCE
from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, NONE, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import refuse, the_alliance, the_power
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import replaced


def held(p: Position, power: Power) -> int:
    """How many alliances a power holds."""
    number = 0
    for holder in p.alliances:
        if holder == power:
            number += 1
    return number


def legal_alliances(p: Position, power: Power, out: list[int]) -> None:
    if held(p, power) >= p.ruleset.alliance_limit:
        return
    for alliance in range(ALLIANCES):
        if p.alliances[alliance] == NONE:
            out.append(TAKE_ALLIANCE + alliance)


def can_take_any(p: Position, power: Power) -> bool:
    return NONE in p.alliances and held(p, power) < p.ruleset.alliance_limit


def why_not_take(p: Position, power: Power, action: ActionId) -> Refusal | None:
    alliance = action - TAKE_ALLIANCE
    holder = p.alliances[alliance]
    if holder != NONE:
        rules = ["LOCAL-4", "LOCAL-1", "R-LOCAL-1"]
        return refuse("why-alliance-held", rules, power=the_power(p, holder), alliance=the_alliance(p, alliance))
    limit = p.ruleset.alliance_limit
    if held(p, power) >= limit:
        return refuse("why-alliance-limit", ["LOCAL-12", "R-PIECE-5"], power=the_power(p, power), number=limit)
    return None


def take(p: Position, power: Power, action: ActionId) -> None:
    """Form an alliance and pay its gold (LOCAL-3)."""
    alliance = action - TAKE_ALLIANCE
    p.alliances = replaced(p, p.alliances, alliance, power)
    taxation.pay(p, power, p.ruleset.alliance_gold[alliance])
