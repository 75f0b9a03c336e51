"""Words for prompts and refusals: the names of sides, spaces, cards and tiles."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import SIDE_NAMES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import actor_of


def refuse(reason: str, *rules: str) -> Refusal:
    return Refusal(reason, list(rules))


def who(frame: int) -> str:
    """The side that is asked."""
    return SIDE_NAMES[actor_of(frame)]


def space_name(p: Position, space: int) -> str:
    return p.ruleset.board.space_names[space]


def region_name(p: Position, region: int) -> str:
    return p.ruleset.board.region_names[region]


def event_name(p: Position, card: int) -> str:
    return p.ruleset.components.events[card].name


def ministry_name(p: Position, ministry: int) -> str:
    return p.ruleset.components.ministries[ministry].name


def advantage_name(p: Position, advantage: int) -> str:
    return p.ruleset.components.advantages[advantage].name


def tile_name(p: Position, tile: int) -> str:
    return p.ruleset.components.wars.tile_names[tile]


def points(count: int, type_name: str) -> str:
    return f"{count} {type_name} point{'' if count == 1 else 's'}"
