"""Words for prompts and refusals: the names of sides, spaces, cards and tiles."""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import Table
from tricorne.games.imperial_struggle.words import SIDE_NAMES
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import actor_of


def refuse(reason: str, *rules: str) -> Refusal:
    return Refusal(reason, list(rules))


def who(frame: int) -> str:
    """The side that is asked."""
    return SIDE_NAMES[actor_of(frame)]


def space_name(p: Table, space: int) -> str:
    return p.charter.board.space_names[space]


def region_name(p: Table, region: int) -> str:
    return p.charter.board.region_names[region]


def event_name(p: Table, card: int) -> str:
    return p.charter.components.events[card].name


def ministry_name(p: Table, ministry: int) -> str:
    return p.charter.components.ministries[ministry].name


def advantage_name(p: Table, advantage: int) -> str:
    return p.charter.components.advantages[advantage].name


def tile_name(p: Table, tile: int) -> str:
    return p.charter.components.wars.tile_names[tile]


def points(count: int, type_name: str) -> str:
    return f"{count} {type_name} point{'' if count == 1 else 's'}"
