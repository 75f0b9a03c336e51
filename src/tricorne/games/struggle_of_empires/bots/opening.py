"""The bot in the set-up: duplicates, the draft, starting units."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import CONTENT, KEEP, PUT_BACK, REDRAW, place_parts
from tricorne.games.struggle_of_empires.board.constants import KEPT, MARKERS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.bots.outlook import Outlook
from tricorne.games.struggle_of_empires.bots.style import Style
from tricorne.games.struggle_of_empires.bots.units import Units

WORTH_TWO: Final = 6
"""A region with this first value is worth a second marker from the start."""
TIE_BREAK: Final = 0.01
"""Where nothing else tells, an army before a navy before a fort."""


def duplicates(p: Position, legal: list[int]) -> int:
    """Put back what repeats a poor region; two markers in a rich one are a good start."""
    for action in legal:
        if PUT_BACK <= action < PUT_BACK + MARKERS:
            region = p.ruleset.marker_region[action - PUT_BACK]
            if p.ruleset.values[region][0] < WORTH_TWO:
                return action
    if CONTENT in legal:
        return CONTENT
    return REDRAW if REDRAW in legal else legal[0]


def draft(p: Position, me: int, legal: list[int]) -> list[float]:
    """The richest region first, a new one rather than a second marker."""
    kept = [0] * len(p.ruleset.marker_region)
    for marker in range(MARKERS):
        if p.markers[marker] == KEPT + me:
            kept[p.ruleset.marker_region[marker]] += 1
    found: list[float] = []
    for action in legal:
        region = p.ruleset.marker_region[action - KEEP]
        found.append(p.ruleset.values[region][0] - 2.5 * kept[region])
    return found


def place(p: Position, me: int, style: Style, legal: list[int]) -> list[float]:
    """What each starting unit promises where it can stand."""
    outlook = Outlook(p, me, style)
    units = Units(outlook, outlook.prices.actions)
    found: list[float] = []
    for action in legal:
        unit, where = place_parts(action)
        found.append(units.worth(unit, where, 1) - TIE_BREAK * unit)
    return found
