"""Words for refusals: names of powers, places and units, and the reason for actions that are not asked for now."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import HOME, UNIT_WORDS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.kernel.engine import Refusal


def refuse(reason: str, *rules: str) -> Refusal:
    return Refusal(reason, list(rules))


def not_offered(reason: str, *rules: str) -> Refusal:
    """The action belongs to another decision than the one that is open."""
    return Refusal(reason, list(rules))


def power_name(p: Position, power: int) -> str:
    return p.ruleset.components.power_names[power]


def region_name(p: Position, region: int) -> str:
    return p.ruleset.components.region_names[region]


def place_name(p: Position, place: int) -> str:
    return "the home country" if place == HOME else p.ruleset.components.region_names[place]


def tile_name(p: Position, tile: int) -> str:
    return p.ruleset.components.tile_names[tile]


def alliance_name(p: Position, alliance: int) -> str:
    return p.ruleset.components.alliance_names[alliance]


def marker_name(p: Position, marker: int) -> str:
    return p.ruleset.components.marker_ids[marker]


def unit_name(unit: int) -> str:
    return UNIT_WORDS[unit]
