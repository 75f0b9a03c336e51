"""What the game says: messages, and the things that they speak of by name. The texts stand in ``messages``.

>>> str(say("log-pass", side=the_side(FRANCE)))
'France passes.'
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    FLAG_IDS,
    FRANCE,
    NONE,
    SIDE_IDS,
    TYPE_IDS,
    Region,
    Side,
    Space,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.wars import Wars
from tricorne.games.imperial_struggle.speech import GAME, refuse, say
from tricorne.kernel.message import Arg, Message, Thing
from tricorne.kernel.position import actor_of

__all__ = ["FRANCE", "GAME", "refuse", "say", "the_side"]


# -- things ----------------------------------------------------------------------------------------


def the_side(side: Side) -> Thing:
    return Thing("side", SIDE_IDS[side])


def who(frame: int) -> Thing:
    """The side that is asked."""
    return Thing("side", SIDE_IDS[actor_of(frame)])


def the_flag(flag: int) -> Thing:
    """Whose flag or Squadron stands on a space."""
    return Thing("flag", FLAG_IDS[flag])


def the_type(type: int) -> Thing:
    return Thing("type", TYPE_IDS[type])


def the_space(p: Position, space: Space) -> Thing:
    return Thing("space", p.ruleset.board.space_ids[space])


def the_region(p: Position, region: Region) -> Thing:
    return Thing("region", p.ruleset.board.region_ids[region])


def the_commodity(p: Position, commodity: int) -> Thing:
    return Thing("commodity", p.ruleset.components.commodity_ids[commodity])


def the_card(p: Position, card: int) -> Thing:
    """An Event card."""
    return Thing("card", p.ruleset.components.event_ids[card])


def the_ministry(p: Position, ministry: int) -> Thing:
    return Thing("ministry", p.ruleset.components.ministry_ids[ministry])


def the_keyword(p: Position, keyword: int) -> Thing:
    return Thing("keyword", p.ruleset.components.keyword_ids[keyword])


def the_advantage(p: Position, advantage: int) -> Thing:
    return Thing("advantage", p.ruleset.components.advantage_ids[advantage])


def the_theater(p: Position, theater: int) -> Thing:
    """One of all theaters."""
    return Thing("theater", p.ruleset.components.wars.theaters[theater].id)


# -- tiles -----------------------------------------------------------------------------------------


def the_tile(wars: Wars, tile: int) -> Thing | Message:
    """A War tile as it is called; Basic tiles have no name but their strength."""
    if wars.tile_war[tile] == NONE:
        return say("basic-tile", tile=Thing("tile", wars.tile_ids[tile]), strength=wars.strength[tile])
    return Thing("tile", wars.tile_ids[tile])


def tile_with_strength(wars: Wars, tile: int) -> Message:
    named = the_tile(wars, tile)
    if isinstance(named, Message):
        return named
    return say("tile-strength", tile=named, strength=wars.strength[tile])


def the_investment(c: Components, at: int, full: bool) -> Message:
    """An Investment tile by what it shows: Major and Minor action; in full also its symbols."""
    i = c.investments
    args: dict[str, Arg] = {
        "investment": Thing("investment", i.ids[at]),
        "major": the_type(i.major[at]),
        "points": i.points[at],
        "minor": the_type(i.minor[at]),
        "less": i.minor_points,
    }
    if full:
        args["event"] = int(i.event[at])
        args["upgrade"] = int(i.upgrade[at])
    return Message(f"{GAME}/investment-full" if full else f"{GAME}/investment", args)


def ability_text(id: str, ability: int) -> Message:
    """What an ability of a ministry does."""
    return say(f"does-ministry-{id}-{ability + 1}")
