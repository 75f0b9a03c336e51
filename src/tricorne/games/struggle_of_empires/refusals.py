"""Words for refusals: names of powers, places and units, and the reason for actions that are not asked for now."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.words import HOME, UNIT_WORDS
from tricorne.kernel.engine import Refusal


def refuse(reason: str, *rules: str) -> Refusal:
    return Refusal(reason, list(rules))


def not_offered(reason: str, *rules: str) -> Refusal:
    """The action belongs to another decision than the one that is open."""
    return Refusal(reason, list(rules))


def power_name(p: Table, power: int) -> str:
    return p.charter.components.power_names[power]


def region_name(p: Table, region: int) -> str:
    return p.charter.components.region_names[region]


def place_name(p: Table, place: int) -> str:
    return "the home country" if place == HOME else p.charter.components.region_names[place]


def tile_name(p: Table, tile: int) -> str:
    return p.charter.components.tile_names[tile]


def alliance_name(p: Table, alliance: int) -> str:
    return p.charter.components.alliance_names[alliance]


def marker_name(p: Table, marker: int) -> str:
    return p.charter.components.marker_ids[marker]


def unit_name(unit: int) -> str:
    return UNIT_WORDS[unit]
