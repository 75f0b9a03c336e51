"""Non-player powers at set-up (NONPLAYER-1 to NONPLAYER-7, VARIANT-NP, VARIANT-SIMPLE-2, VARIANT-SIMPLE-3).

First every non-player power gets its markers: a lettered set at random (R-SETUP-3), or with mixed sets five
different regions of the sets in use, or in the Simple Variant any five from the bag (R-SETUP-9). Then it has
an army in each region it drew. With 2 or 3 players one army of each is replaced by a control marker; only
then dice turn armies into navies, if so agreed (R-SETUP-11). The markers are used up and never come back.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.components import SETS
from tricorne.games.struggle_of_empires.board.constants import (
    IN_BAG,
    IN_HAND,
    MARKERS,
    PLACES,
    POWERS,
    REGIONS,
    USED,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import LETTERED_SETS
from tricorne.games.struggle_of_empires.setup.draws import hand_by_region
from tricorne.games.struggle_of_empires.step_numbers import LETTER, NP_CONTROL, NP_DRAW, NP_NAVY
from tricorne.games.struggle_of_empires.streams import BAG_STREAM, SETUP_STREAM
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.games.struggle_of_empires.war.markers import bag_outcomes, in_bag
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.message import Message
from tricorne.kernel.position import added, first_of, kind_of, replaced, second_of

DIE_FACES: Final = 6

ASIDE: Final = 2
"""From here on ``scratch`` lists duplicates laid aside while a non-player power draws from mixed sets."""


def mixed(p: Position) -> bool:
    """Are the lettered sets in use mixed (VARIANT-NP-MIX-1)?"""
    return p.ruleset.mixed_sets and p.ruleset.nonplayer_mode == LETTERED_SETS


# -- markers -----------------------------------------------------------------------------------


def deal(p: Position) -> None:
    """Give every non-player power its markers, in the order of the powers."""
    lettered = p.ruleset.nonplayer_mode == LETTERED_SETS and not mixed(p)
    for power in reversed(p.ruleset.nonplayers):
        if lettered:
            p.then(LETTER, power)
        else:
            p.then(NP_DRAW, power, p.ruleset.nonplayer_markers)


def _deal_again(p: Position) -> None:
    """A power could only be left with duplicates: all sets are mixed and dealt again (R-SETUP-10)."""
    while p.stack and kind_of(p.stack[-1]) == NP_DRAW:
        p.stack.pop()
    for marker in range(MARKERS):
        if p.markers[marker] >= IN_HAND:
            p.markers = replaced(p, p.markers, marker, IN_BAG)
    deal(p)


class Letter(Chance[Position]):
    """Which lettered set a power gets: each set still free is equally likely (NONPLAYER-2, R-SETUP-3)."""

    def stream(self) -> int:
        return SETUP_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-letter", power=the_power(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for letter in p.ruleset.nonplayer_sets:
            if p.markers[p.ruleset.marker_set.index(letter)] == IN_BAG:
                found.append(letter)
                found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        for marker in range(MARKERS):
            if p.ruleset.marker_set[marker] == value:
                p.markers = replaced(p, p.markers, marker, IN_HAND + first_of(frame))

    def outcome_text(self, p: Position, value: int) -> str:
        return SETS[value]


class NonplayerDraw(Chance[Position]):
    """The next marker of a power from mixed sets or, in the Simple Variant, from the whole bag.

    From mixed sets a region that the power has already is laid aside; after the last draw all such markers
    go back and as many are drawn again.
    """

    def stream(self) -> int:
        return BAG_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-hand-marker", power=the_power(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        if not mixed(p):
            return bag_outcomes(p)
        found: list[int] = []
        for marker in range(MARKERS):
            if p.markers[marker] == IN_BAG and p.ruleset.marker_set[marker] in p.ruleset.nonplayer_sets:
                found.append(marker)
                found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        again = mixed(p) and hand_by_region(p, power)[p.ruleset.marker_region[value]] > 0
        p.markers = replaced(p, p.markers, value, IN_HAND + power)
        if again:
            p.scratch.append(value)
        left = second_of(frame) - 1
        if left > 0 and in_bag(p) > 0:
            p.then(NP_DRAW, power, left)
        elif len(p.scratch) > ASIDE:
            self._redraw(p, power)

    def _redraw(self, p: Position, power: Power) -> None:
        """Put the duplicates back and draw as many, or mix all sets again if that cannot help."""
        aside = p.scratch[ASIDE:]
        del p.scratch[ASIDE:]
        for marker in aside:
            p.markers = replaced(p, p.markers, marker, IN_BAG)
        counts = hand_by_region(p, power)
        for marker in range(MARKERS):
            in_use = p.ruleset.marker_set[marker] in p.ruleset.nonplayer_sets
            if in_use and p.markers[marker] == IN_BAG and counts[p.ruleset.marker_region[marker]] == 0:
                p.then(NP_DRAW, power, len(aside))
                return
        _deal_again(p)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.marker_ids[value]


# -- pieces ------------------------------------------------------------------------------------


def place_armies(p: Position) -> None:
    """One army for each marker; the markers go to the display (NONPLAYER-3, NONPLAYER-5)."""
    for marker in range(MARKERS):
        if p.markers[marker] >= IN_HAND:
            power = p.markers[marker] - IN_HAND
            p.armies = added(p, p.armies, power * PLACES + p.ruleset.marker_region[marker], 1)
            p.markers = replaced(p, p.markers, marker, USED)


def pick_control(p: Position) -> None:
    """With 2 or 3 players each non-player power trades one army for a control marker (NONPLAYER-4)."""
    if p.ruleset.nonplayer_control:
        for power in reversed(p.ruleset.nonplayers):
            p.then(NP_CONTROL, power)


def roll_navies(p: Position) -> None:
    """A die for each army in a region with a ship icon (VARIANT-NP-NAVY-1, VARIANT-NP-NAVY-2)."""
    if not p.ruleset.navy_roll:
        return
    for power in reversed(p.ruleset.nonplayers):
        for region in reversed(p.ruleset.ship_regions):
            for _ in range(p.armies[power * PLACES + region]):
                p.then(NP_NAVY, power, region)


class NonplayerControl(Chance[Position]):
    """The region, one of its armies' regions at random, where a power has a control marker instead."""

    def stream(self) -> int:
        return SETUP_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-nonplayer-control", power=the_power(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for region in range(REGIONS):
            armies = p.armies[first_of(frame) * PLACES + region]
            if armies > 0:
                found.append(region)
                found.append(armies)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        power = first_of(frame)
        p.armies = added(p, p.armies, power * PLACES + value, -1)
        p.control = added(p, p.control, value * POWERS + power, 1)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.region_ids[value]


class NonplayerNavy(Chance[Position]):
    """A die for one army: on a low roll it is a navy; the frame has the power and the region."""

    def stream(self) -> int:
        return SETUP_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-nonplayer-navy", power=the_power(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        found: list[int] = []
        for face in range(1, DIE_FACES + 1):
            found.append(face)
            found.append(1)
        return found

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        if value <= p.ruleset.nonplayer_navy_to:
            at = first_of(frame) * PLACES + second_of(frame)
            p.armies = added(p, p.armies, at, -1)
            p.navies = added(p, p.navies, at, 1)
