"""A unit on its way: how the frames of a move and of a sea voyage carry it. Nobody else takes these numbers apart.

The frame of a destination that is asked for, and of every step of a voyage, has the unit and where it comes from as
its first number. The second number of a destination says whether the unit is new; that of a voyage also whose unit
it is, where it goes and, once the Deluxe die has been rolled, what the die says.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import UNIT_KINDS, Place, Power, Unit
from tricorne.kernel.position import FIRST_MASK, FIRST_SHIFT, SECOND_SHIFT

PLACE_BITS: Final = 4
PLACE_MASK: Final = 15

FACE_MASK: Final = 3
POWER_SHIFT: Final = 2
POWER_MASK: Final = 7
NEW_SHIFT: Final = 5
GOAL_SHIFT: Final = 6

MOVING: Final = 0
BUILDING: Final = 1
"""The second number of a destination that is asked for."""


def leaving(unit: Unit, origin: Place) -> int:
    """The first number: a unit that leaves a place.

    >>> from tricorne.kernel.position import frame
    >>> step = frame(60, 15, leaving(2, 11), bound_for(10, 6, BUILDING) + 1)
    >>> unit_of(step), origin_of(step), owner_of(step), goal_of(step), is_new(step), face_of(step)
    (2, 11, 6, 10, True, 1)
    """
    return unit << PLACE_BITS | origin


def unit_of(frame: int) -> Unit:
    """The kind of unit that is on its way."""
    return (frame >> FIRST_SHIFT & FIRST_MASK) >> PLACE_BITS


def origin_of(frame: int) -> Place:
    """The place it leaves."""
    return frame >> FIRST_SHIFT & PLACE_MASK


def bound_for(place: Place, power: Power, building: int) -> int:
    """The second number of a voyage; the face of the die is added once it is rolled."""
    return place << GOAL_SHIFT | building << NEW_SHIFT | power << POWER_SHIFT


def owner_of(frame: int) -> Power:
    """The power whose unit is at sea."""
    return frame >> SECOND_SHIFT + POWER_SHIFT & POWER_MASK


def goal_of(frame: int) -> Place:
    """The place that a unit at sea is bound for."""
    return frame >> SECOND_SHIFT + GOAL_SHIFT


def is_new(frame: int) -> bool:
    """Was the unit at sea just built, so that it has not moved yet?"""
    return frame >> SECOND_SHIFT + NEW_SHIFT & 1 == 1


def face_of(frame: int) -> int:
    """What the Deluxe die says."""
    return frame >> SECOND_SHIFT & FACE_MASK


def unit_at(unit: Unit, place: Place) -> int:
    """An entry of ``p.moved``: a unit that has moved and stands in a place."""
    return place * UNIT_KINDS + unit
