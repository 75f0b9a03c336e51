"""Colonizing and Gold Coast Commerce: neutral markers that are settled, not fought (COLONIZE, COMMERCE rules)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import COLONIZE_MARKER, COMMERCE_MARKER
from tricorne.games.struggle_of_empires.board.constants import AFRICA, COLONIZE, COMMERCE, ON_MAP, PLACES, POWERS, USED
from tricorne.games.struggle_of_empires.board.pieces import at_control_limit
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.refusals import marker_name, power_name, refuse
from tricorne.kernel.engine import Refusal


def legal_colonize(p: Position, power: int, out: list[int]) -> None:
    if p.population[power] < p.ruleset.colonize_population or at_control_limit(p, power):
        return
    for marker in p.ruleset.colonize_markers:
        if p.markers[marker] == ON_MAP:
            out.append(COLONIZE_MARKER + marker)


def legal_commerce(p: Position, power: int, out: list[int]) -> None:
    if p.navies[power * PLACES + AFRICA] < 1 or at_control_limit(p, power):
        return
    for marker in p.ruleset.commerce_markers:
        if p.markers[marker] == ON_MAP:
            out.append(COMMERCE_MARKER + marker)


def why_not_settle(p: Position, power: int, action: int) -> Refusal | None:
    """Why a marker cannot be colonized or taken by commerce now."""
    colonizing = action < COMMERCE_MARKER
    marker = action - (COLONIZE_MARKER if colonizing else COMMERCE_MARKER)
    name = marker_name(p, marker)
    wanted = COLONIZE if colonizing else COMMERCE
    section = "COLONIZE" if colonizing else "COMMERCE"
    if p.ruleset.marker_kind[marker] != wanted:
        word = "a Colonize" if colonizing else "a Gold Coast Commerce"
        return refuse(f"{name} is not {word} marker", f"{section}-1", "MARKER-2")
    if p.markers[marker] != ON_MAP:
        return refuse(f"{name} does not lie on the map", f"{section}-1")
    if colonizing and p.population[power] < p.ruleset.colonize_population:
        return refuse(
            f"colonizing costs 1 population; {power_name(p, power)} has {p.population[power]}", "COLONIZE-1", "POP-2"
        )
    if not colonizing and p.navies[power * PLACES + AFRICA] < 1:
        return refuse(f"{power_name(p, power)} has no navy of its own in Africa", "COMMERCE-1", "COMMERCE-5")
    if at_control_limit(p, power):
        return refuse(f"all {p.ruleset.control_limit} control markers are on the map", "R-PIECE-1")
    return None


def settle(p: Position, power: int, action: int) -> None:
    """Replace the marker by a control marker; rewards are only for attacks (NEUTRAL-10, CONTROL-2)."""
    if action < COMMERCE_MARKER:
        p.population[power] -= p.ruleset.colonize_population
        marker = action - COLONIZE_MARKER
    else:
        marker = action - COMMERCE_MARKER
    p.markers[marker] = USED
    p.control[p.ruleset.marker_region[marker] * POWERS + power] += 1
