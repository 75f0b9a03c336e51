"""Colonizing and Gold Coast Commerce: neutral markers that are settled, not fought (COLONIZE, COMMERCE rules)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import COLONIZE_MARKER, COMMERCE_MARKER
from tricorne.games.struggle_of_empires.board.constants import (
    AFRICA,
    COLONIZE,
    COMMERCE,
    ON_MAP,
    PLACES,
    POWERS,
    USED,
    Power,
)
from tricorne.games.struggle_of_empires.board.pieces import at_control_limit
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import refuse, the_marker, the_place, the_power
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import added, replaced


def legal_colonize(p: Position, power: Power, out: list[int]) -> None:
    if p.population[power] < p.ruleset.colonize_population or at_control_limit(p, power):
        return
    for marker in p.ruleset.colonize_markers:
        if p.markers[marker] == ON_MAP:
            out.append(COLONIZE_MARKER + marker)


def legal_commerce(p: Position, power: Power, out: list[int]) -> None:
    if p.navies[power * PLACES + AFRICA] < 1 or at_control_limit(p, power):
        return
    for marker in p.ruleset.commerce_markers:
        if p.markers[marker] == ON_MAP:
            out.append(COMMERCE_MARKER + marker)


def why_not_take_marker(p: Position, power: Power, action: ActionId) -> Refusal | None:
    """Why a marker cannot be colonized or taken by commerce now."""
    colonizing = action < COMMERCE_MARKER
    marker = action - (COLONIZE_MARKER if colonizing else COMMERCE_MARKER)
    where = the_place(p, p.ruleset.marker_region[marker])
    wanted = COLONIZE if colonizing else COMMERCE
    section = "COLONIZE" if colonizing else "COMMERCE"
    if p.ruleset.marker_kind[marker] != wanted:
        key = "why-not-colonize" if colonizing else "why-not-commerce"
        return refuse(key, [f"{section}-1", "MARKER-2"], region=where, marker=the_marker(p, marker))
    if p.markers[marker] != ON_MAP:
        return refuse("why-not-on-map", [f"{section}-1"], region=where, marker=the_marker(p, marker))
    if colonizing and p.population[power] < p.ruleset.colonize_population:
        rules = ["COLONIZE-1", "POP-2"]
        return refuse("why-colonize-population", rules, power=the_power(p, power), population=p.population[power])
    if not colonizing and p.navies[power * PLACES + AFRICA] < 1:
        return refuse("why-commerce-navy", ["COMMERCE-1", "COMMERCE-5"], power=the_power(p, power))
    if at_control_limit(p, power):
        return refuse("why-control-limit", ["R-PIECE-1"], number=p.ruleset.control_limit)
    return None


def take_marker(p: Position, power: Power, action: ActionId) -> None:
    """Replace the marker by a control marker; rewards are only for attacks (NEUTRAL-10, CONTROL-2)."""
    if action < COMMERCE_MARKER:
        p.population = added(p, p.population, power, -p.ruleset.colonize_population)
        marker = action - COLONIZE_MARKER
    else:
        marker = action - COMMERCE_MARKER
    p.markers = replaced(p, p.markers, marker, USED)
    p.control = added(p, p.control, p.ruleset.marker_region[marker] * POWERS + power, 1)
