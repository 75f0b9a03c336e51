"""What the game says: its messages, and the things that it has names for.

The sentences stand in ``messages/LANGUAGE/*.ftl``; here are only keys and facts. ``the_power`` and its like make the
thing that a number of the position stands for.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.components import ATTACK, COLONIZE, Components
from tricorne.games.struggle_of_empires.board.constants import HOME, UNIT_WORDS, Place, Power, Unit
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.speech import GAME, refuse, say
from tricorne.kernel.message import Message, Thing, as_it_stood

__all__ = ["GAME", "refuse", "say"]


# -- things ------------------------------------------------------------------------------------------


def place_of(c: Components, place: Place) -> Thing:
    """A region, or the home country of whoever is spoken of."""
    return Thing("region", "home") if place == HOME else c.thing("region", c.region_ids[place])


def the_unit(unit: Unit) -> Thing:
    return Thing("unit", UNIT_WORDS[unit])


def marker_of(c: Components, marker: int) -> Message:
    """A neutral marker by what is printed on it: it has no name."""
    thing = Thing("marker", c.marker_ids[marker])
    kind = c.marker_kind[marker]
    if kind == ATTACK:
        found = say("marker-attack", marker=thing, strength=c.marker_strength[marker])
    else:
        found = say("marker-colonize" if kind == COLONIZE else "marker-commerce", marker=thing)
    if c.marker_gold[marker] > 0:
        return say("marker-with-gold", marker=found, gold=c.marker_gold[marker])
    return say("marker-with-points", marker=found, points=c.marker_vp[marker]) if c.marker_vp[marker] > 0 else found


def the_power(p: Position, power: Power) -> Thing:
    c = p.ruleset.components
    return c.thing("power", c.power_ids[power])


def the_place(p: Position, place: Place) -> Thing:
    return place_of(p.ruleset.components, place)


def the_tile(p: Position, tile: int) -> Thing:
    c = p.ruleset.components
    return c.thing("tile", c.tile_ids[tile])


def the_alliance(p: Position, alliance: int) -> Thing:
    c = p.ruleset.components
    return c.thing("alliance", c.alliance_ids[alliance])


def the_token(p: Position, token: int) -> Thing:
    c = p.ruleset.components
    return c.thing("token", c.token_ids[token])


def the_marker(p: Position, marker: int) -> Message:
    return marker_of(p.ruleset.components, marker)


# -- what tiles and tokens do ------------------------------------------------------------------------


def tile_effect(c: Components, tile: int) -> Message:
    """What a tile does; in the owner's own words where he has written some."""
    if c.trade_regions[tile]:
        return say("effect-trade", regions=[place_of(c, region) for region in c.trade_regions[tile]])
    if c.shipped is not None and c.tile_effects[tile] != c.shipped.tile_effects[tile]:
        return as_it_stood(c.tile_effects[tile])
    return say("effect-tile", tile=c.thing("tile", c.tile_ids[tile]))


def token_effect(c: Components, token: int) -> Message:
    if c.shipped is not None and c.token_effects[token] != c.shipped.token_effects[token]:
        return as_it_stood(c.token_effects[token])
    return say("effect-token", token=c.thing("token", c.token_ids[token]))


def tile_effect_data(c: Components, tile: int) -> object:
    """The effect as views send it, made once."""
    at = f"tile-effect/{c.tile_ids[tile]}"
    if at not in c.said:
        c.said[at] = tile_effect(c, tile).to_data()
    return c.said[at]


def token_effect_data(c: Components, token: int) -> object:
    at = f"token-effect/{c.token_ids[token]}"
    if at not in c.said:
        c.said[at] = token_effect(c, token).to_data()
    return c.said[at]
