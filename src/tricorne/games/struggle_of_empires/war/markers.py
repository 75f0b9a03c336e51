"""Neutral region markers: drawn from the bag, laid face up on the map, counted (MARKER-1 to MARKER-17).

Set-up and phase I of later wars lay markers with ``place_markers``; each one is a draw of its own, every
marker in the bag being equally likely. No order of the bag is kept. A marker that was used for starting
control or for a non-player unit, or that was replaced, never returns to the bag (MARKER-14, SETUP-25).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import (
    IN_BAG,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    TOKENS,
    USED,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import MAP_MARKER
from tricorne.games.struggle_of_empires.streams import BAG_STREAM
from tricorne.games.struggle_of_empires.text import say
from tricorne.kernel.chance import one_at
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.message import Message
from tricorne.kernel.position import first_of, replaced

# -- questions ---------------------------------------------------------------------------------


def in_bag(p: Position) -> int:
    """How many markers are in the bag."""
    return p.markers.count(IN_BAG)


def bag_outcomes(p: Position) -> list[int]:
    """One marker from the bag, each with the same chance: marker, 1, marker, 1 ..."""
    found: list[int] = []
    for marker in range(MARKERS):
        if p.markers[marker] == IN_BAG:
            found.append(marker)
            found.append(1)
    return found


def lying(p: Position, code: int) -> list[int]:
    """The markers in one place (IN_BAG, ON_MAP, IN_HAND + power ...), in rising order."""
    return [marker for marker in range(MARKERS) if p.markers[marker] == code]


def on_map(p: Position, region: Region) -> list[int]:
    """The neutral markers face up in a region; there is no limit (R-MARK-2)."""
    regions = p.ruleset.marker_region
    return [marker for marker in range(MARKERS) if p.markers[marker] == ON_MAP and regions[marker] == region]


def taken(p: Position, region: Region) -> int:
    """Markers of a region that lie on the map or are used up."""
    total = 0
    for marker in range(MARKERS):
        if p.ruleset.marker_region[marker] == region and p.markers[marker] in (ON_MAP, USED):
            total += 1
    return total


def accounted(p: Position, region: Region) -> int:
    """What they became: neutral and control markers, also on tokens, and non-player units (MARKER-16)."""
    total = len(on_map(p, region))
    for power in range(POWERS):
        total += p.control[region * POWERS + power]
    for token in range(TOKENS):
        if p.token_region[token] == region and p.token_owner[token] != NONE:
            total += 1
    for power in p.ruleset.nonplayers:
        total += p.armies[power * PLACES + region] + p.navies[power * PLACES + region]
    return total


# -- acts --------------------------------------------------------------------------------------


def place_markers(p: Position, number: int) -> None:
    """Lay so many random markers on the map, fewer if the bag runs out (MARKER-5 to MARKER-11, R-MARK-1)."""
    if number > 0 and in_bag(p) > 0:
        p.then(MAP_MARKER, number)


class FromBag(Chance[Position]):
    """A marker is drawn from the bag, each with the same chance."""

    def stream(self) -> int:
        return BAG_STREAM

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return bag_outcomes(p)

    def draw(self, p: Position, frame: int) -> int:
        return one_at(p.rng, BAG_STREAM, p.markers, IN_BAG)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.marker_ids[value]


class MapMarker(FromBag):
    """The next marker for the map; the frame says how many are still to come."""

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-map-marker")

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.markers = replaced(p, p.markers, value, ON_MAP)
        place_markers(p, first_of(frame) - 1)
