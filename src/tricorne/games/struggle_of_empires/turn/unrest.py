"""Unrest: gaining it, drawing counters from the bag, giving it back (UNREST-1 to UNREST-12).

With drawn unrest every gain is a hidden draw of a counter worth 0, 1 or 2; with fixed unrest it is one point.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import POWERS, Power
from tricorne.games.struggle_of_empires.board.position import BAG, GENERAL, UNREST_SUPPLY_SIZE, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.step_numbers import UNREST_DRAW
from tricorne.games.struggle_of_empires.streams import UNREST_STREAM
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.kernel.chance import below
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.machine_words import Word
from tricorne.kernel.message import Message
from tricorne.kernel.position import Chronicle, added, first_of

EVENT: Final = 16
"""An event of ``unrest_history`` is ``power * EVENT + value drawn`` or ``power * EVENT + RETURNED + points``."""
RETURNED: Final = 4
"""Added to the points that may be given back, whether or not the power has them: that it has is no public matter."""


def power_of(event: Word) -> Power:
    """Who gained unrest or gave it back."""
    return event // EVENT


def is_return(event: Word) -> bool:
    """Was unrest given back, rather than gained?"""
    return event % EVENT >= RETURNED


def value_of(event: Word) -> Word:
    """The counter that was drawn, or the points that might be given back.

    >>> drawn, returned = 6 * EVENT + 2, 5 * EVENT + RETURNED + 3
    >>> [(power_of(event), is_return(event), value_of(event)) for event in (drawn, returned)]
    [(6, False, 2), (5, True, 3)]
    """
    return event % EVENT - RETURNED if is_return(event) else event % EVENT


def fill_bag(p: Position) -> None:
    """All counters go into the bag; the 5s stay out, and fixed unrest is taken by value (SETUP-10, SETUP-11)."""
    supply = [0] * UNREST_SUPPLY_SIZE
    if p.ruleset.unrest_mode == DRAWN_HIDDEN:
        for value in range(len(p.ruleset.unrest_counters)):
            supply[BAG + value] = p.ruleset.unrest_counters[value]
    p.unrest_supply = supply


def gain(p: Position, power: Power, times: int) -> None:
    """A power gains 1 unrest so many times (UNREST-5, UNREST-6). Call it after the step left the stack."""
    if p.ruleset.unrest_mode == DRAWN_HIDDEN:
        for _ in range(times):
            p.then(UNREST_DRAW, power)
    else:
        for _ in range(times):
            _take(p, power, 1)


def _take(p: Position, power: Power, points: int) -> None:
    p.unrest = added(p, p.unrest, power, points)
    p.unrest_gains = added(p, p.unrest_gains, power, 1)
    p.unrest_history.append(power * EVENT + points)


def give_back(p: Position, power: Power, points: int) -> None:
    """Return unrest by value, at most what the power has (UNREST-10, R-UNREST-1, R-UNREST-3)."""
    p.unrest_history.append(power * EVENT + RETURNED + points)
    points = min(points, p.unrest[power])
    p.unrest = added(p, p.unrest, power, -points)
    if p.ruleset.unrest_mode != DRAWN_HIDDEN:
        return
    at = power * 3
    for _ in range(points):
        if p.counters[at + 1] > 0:
            p.counters = added(p, p.counters, at + 1, -1)
            p.unrest_supply = added(p, p.unrest_supply, GENERAL + 1, 1)
        else:
            # A 2 is changed: it goes to the general supply and a 1 comes back, from the change if need be.
            p.counters = added(p, p.counters, at + 2, -1)
            p.unrest_supply = added(p, p.unrest_supply, GENERAL + 2, 1)
            p.counters = added(p, p.counters, at + 1, 1)
            if p.unrest_supply[GENERAL + 1] > 0:
                p.unrest_supply = added(p, p.unrest_supply, GENERAL + 1, -1)


def take_counter(p: Position, power: Power, value: int) -> None:
    """A counter of a value goes from the bag to a power; an empty bag is filled first (UNREST-11)."""
    bag = p.unrest_supply if p.alone else p.unrest_supply[:]
    if bag[BAG] + bag[BAG + 1] + bag[BAG + 2] == 0:
        bag[BAG + 1] = bag[GENERAL + 1]
        bag[GENERAL + 1] = 0
    if bag[BAG + value] > 0:
        bag[BAG + value] -= 1
    p.unrest_supply = bag
    p.counters = added(p, p.counters, power * 3 + value, 1)
    _take(p, power, value)


def returns_of(p: Position, power: Power) -> int:
    """How often a power gave unrest back: public, as are its gains (R-INFO-2, R-INFO-3)."""
    number = 0
    for event in p.unrest_history.all():
        if power_of(event) == power and is_return(event):
            number += 1
    return number


def retell(p: Position, values: list[int]) -> None:
    """Write all unrest anew as if these values had been drawn, one after another, with the same returns between."""
    history = p.unrest_history.all()
    p.unrest_history = Chronicle([], 0)
    fill_bag(p)
    p.unrest = [0] * POWERS
    p.unrest_gains = [0] * POWERS
    p.counters = [0] * len(p.counters)
    drawn = 0
    for event in history:
        if is_return(event):
            give_back(p, power_of(event), value_of(event))
        else:
            take_counter(p, power_of(event), values[drawn])
            drawn += 1


class UnrestDraw(Chance[Position]):
    """One counter from the bag, seen by its owner alone (UNREST-5, UNREST-7)."""

    def stream(self) -> int:
        return UNREST_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-unrest", power=the_power(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        bag = p.unrest_supply
        if bag[BAG] + bag[BAG + 1] + bag[BAG + 2] == 0:
            # UNREST-11: the bag is refilled with 1s; R-UNREST-2: without any the draw is worth 1.
            return [1, 1]
        return [0, bag[BAG], 1, bag[BAG + 1], 2, bag[BAG + 2]]

    def draw(self, p: Position, frame: int) -> int:
        bag = p.unrest_supply
        total = bag[BAG] + bag[BAG + 1] + bag[BAG + 2]
        if total == 0:
            return 1
        ticket = below(p.rng, UNREST_STREAM, total)
        if ticket < bag[BAG]:
            return 0
        return 1 if ticket < bag[BAG] + bag[BAG + 1] else 2

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        take_counter(p, first_of(frame), value)

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)
