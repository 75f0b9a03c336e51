"""The board as everybody sees it: regions with what stands in them, local alliances, tokens, neutral markers."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.components import MARKER_KINDS, SETS, ZONES
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    IN_BAG,
    IN_DRAFT,
    IN_HAND,
    KEPT,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    REGIONS,
    TOKENS,
    UNIT_KINDS,
    UNIT_WORDS,
    Place,
    Power,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.text import token_effect_data
from tricorne.games.struggle_of_empires.turn.covert import is_barred
from tricorne.games.struggle_of_empires.war.markers import in_bag, on_map
from tricorne.games.struggle_of_empires.war.scoring import region_points

UNSEEN: Final = "bag"
"""Where a marker is that may be in the bag or in somebody's hidden hand: nobody else can tell (R-INFO-4)."""


def units(p: Position, power: Power, place: Place) -> dict[str, object]:
    """Armies, navies and forts of a power in a place."""
    at = power * PLACES + place
    return {UNIT_WORDS[unit]: p.pieces(unit)[at] for unit in range(UNIT_KINDS)}


def regions(p: Position) -> list[dict[str, object]]:
    return [region_row(p, region) for region in range(REGIONS)]


def regions_rest_on(p: Position) -> list[list[int]]:
    """By region, all numbers that its row is made of: control, pieces, then what else lies there."""
    found: list[list[int]] = []
    for region in range(REGIONS):
        here = p.control[region * POWERS : region * POWERS + POWERS]
        for at in range(region, POWERS * PLACES, PLACES):
            here.append(p.armies[at])
            here.append(p.navies[at])
            here.append(p.forts[at])
        found.append(here)
    for marker in range(MARKERS):
        if p.markers[marker] == ON_MAP:
            found[p.ruleset.marker_region[marker]].append(marker)
    for token in range(TOKENS):
        if p.token_region[token] != NONE:
            found[p.token_region[token]].append(MARKERS + token)
    if p.blockade[0] != NONE:
        found[p.blockade[1]].append(MARKERS + TOKENS + p.blockade[0])
    return found


def region_row(p: Position, region: Region) -> dict[str, object]:
    ruleset = p.ruleset
    c = ruleset.components
    points = region_points(p, region)
    control: dict[str, object] = {}
    pieces: dict[str, object] = {}
    scores: dict[str, object] = {}
    for power in range(POWERS):
        at = power * PLACES + region
        if p.control[region * POWERS + power] > 0:
            control[c.power_ids[power]] = p.control[region * POWERS + power]
        if p.armies[at] + p.navies[at] + p.forts[at] > 0:
            pieces[c.power_ids[power]] = units(p, power, region)
        if points[power] > 0:
            scores[c.power_ids[power]] = points[power]
    area = ruleset.naval_area[region]
    return {
        "id": c.region_ids[region],
        "name": c.name_data("region", c.region_ids[region]),
        "values": ruleset.values[region][:],
        "colony": ruleset.colony[region],
        "zone": ZONES[ruleset.zone[region]],
        "ship": ruleset.ship[region],
        "naval_area": None if area < 0 else c.region_ids[area],
        "neighbours": [c.region_ids[other] for other in ruleset.neighbours[region]],
        "homes": [c.power_ids[power] for power in range(POWERS) if ruleset.home_adjacent[power][region]],
        "control": control,
        "units": pieces,
        "markers": [c.marker_ids[marker] for marker in on_map(p, region)],
        "tokens": [c.token_ids[token] for token in range(TOKENS) if p.token_region[token] == region],
        "alliances": [c.alliance_ids[alliance] for alliance in ruleset.alliances_in[region]],
        "blockade": None if p.blockade[1] != region else c.power_ids[p.blockade[0]],
        "points": scores,
    }


def alliances(p: Position) -> list[dict[str, object]]:
    """The local alliances, their reach, symbols, price and holder."""
    ruleset = p.ruleset
    c = ruleset.components
    found: list[dict[str, object]] = []
    for alliance in range(ALLIANCES):
        reach = [c.region_ids[r] for r in range(REGIONS) if alliance in ruleset.alliances_in[r]]
        holder = p.alliances[alliance]
        found.append(
            {
                "id": c.alliance_ids[alliance],
                "name": c.name_data("alliance", c.alliance_ids[alliance]),
                "regions": reach,
                "land": ruleset.alliance_land[alliance],
                "naval": ruleset.alliance_naval[alliance],
                "gold": ruleset.alliance_gold[alliance],
                "holder": None if holder == NONE else c.power_ids[holder],
            }
        )
    return found


def tokens(p: Position) -> list[dict[str, object]]:
    """The covert tokens: where each can strike, where it lies, whose marker it holds, who may not choose it yet."""
    c = p.ruleset.components
    found: list[dict[str, object]] = []
    for token in range(TOKENS):
        region = p.token_region[token]
        owner = p.token_owner[token]
        found.append(
            {
                "id": c.token_ids[token],
                "name": c.name_data("token", c.token_ids[token]),
                "effect": token_effect_data(c, token),
                "strength": p.ruleset.token_strength[token],
                "naval": c.token_naval[token],
                "regions": [c.region_ids[reach] for reach in p.ruleset.token_regions[token]],
                "region": None if region == NONE else c.region_ids[region],
                "holds": None if owner == NONE else c.power_ids[owner],
                "barred": [c.power_ids[power] for power in p.ruleset.players if is_barred(p, power, token)],
            }
        )
    return found


def blockade(p: Position) -> dict[str, object] | None:
    """A Blockade tile lying on the map."""
    if p.blockade[0] == NONE:
        return None
    c = p.ruleset.components
    return {"owner": c.power_ids[p.blockade[0]], "region": c.region_ids[p.blockade[1]]}


def markers(p: Position, seat: int) -> list[dict[str, object]]:
    """All neutral markers and where each lies: the mix of the bag is public, its order is not (R-INFO-4)."""
    c = p.ruleset.components
    found: list[dict[str, object]] = []
    for marker in range(MARKERS):
        letter = c.marker_set[marker]
        at = p.markers[marker]
        holder = None
        if IN_HAND <= at < IN_HAND + POWERS:
            holder = c.power_ids[at - IN_HAND]
        elif seat >= 0 and at in (IN_DRAFT + seat, KEPT + seat):
            holder = c.power_ids[seat]
        found.append(
            {
                "id": c.marker_ids[marker],
                "region": c.region_ids[c.marker_region[marker]],
                "kind": MARKER_KINDS[c.marker_kind[marker]],
                "strength": c.marker_strength[marker],
                "gold": c.marker_gold[marker],
                "victory_points": c.marker_vp[marker],
                "set": None if letter < 0 else SETS[letter],
                "place": _place(at, seat),
                "holder": holder,
            }
        )
    return found


def _place(at: int, seat: int) -> str:
    if at == IN_BAG:
        return UNSEEN
    if at == ON_MAP:
        return "map"
    if IN_HAND <= at < IN_HAND + POWERS:
        return "hand"
    if IN_DRAFT <= at < KEPT + POWERS:
        if seat >= 0 and at == IN_DRAFT + seat:
            return "draft-hand"
        return "draft-kept" if seat >= 0 and at == KEPT + seat else UNSEEN
    return "used"


def bag(p: Position) -> dict[str, object]:
    """How many markers are in the bag, and how many go round in hidden hands or lie face down."""
    hidden = 0
    for at in p.markers:
        if IN_DRAFT <= at < KEPT + POWERS:
            hidden += 1
    return {"markers": in_bag(p), "hidden": hidden}
