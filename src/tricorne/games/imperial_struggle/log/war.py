"""Wars in the log: tiles that are turned up, both strengths, the winner and the spoils (7.1, 7.2)."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE, SIDES, Side
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import STRENGTH, WAR_STAGE
from tricorne.games.imperial_struggle.text import say, the_side, tile_with_strength
from tricorne.games.imperial_struggle.war.strength import Item, board_strength, tile_strength, tiles_in
from tricorne.games.imperial_struggle.war.theater import COUNTED, REVEALED
from tricorne.games.imperial_struggle.war.theaters import spoils_row, theater_number, this_theater, winner, won_row
from tricorne.kernel.message import Arg, Message, Thing
from tricorne.kernel.position import kind_of

ON_SPACES: Final = ["alliance", "squadron", "fort", "conflict"]
"""Parts of a strength that lie on a space."""


def stage(before: Position, p: Position, packed: int) -> list[Message]:
    """What a stage of a theater tells besides its changes on the table; nothing outside wars."""
    if kind_of(packed) != step_numbers.THEATER:
        return []
    if before.war[WAR_STAGE] == REVEALED:
        return _turned_up(p)
    if before.war[WAR_STAGE] == COUNTED:
        return [_counted(p)]
    return []


def _turned_up(p: Position) -> list[Message]:
    wars = p.ruleset.components.wars
    found = [say("log-theater", theater=this_theater(p))]
    for side in range(SIDES):
        tiles = [tile_with_strength(wars, tile) for tile in tiles_in(p, theater_number(p), side)]
        if tiles:
            found.append(say("log-turns-up", side=the_side(side), tiles=tiles))
        else:
            found.append(say("log-turns-up-nothing", side=the_side(side)))
    return found


def _counted(p: Position) -> Message:
    """Both strengths with their parts: what the map and markers gave, and what the tiles."""
    side = winner(p)
    facts: dict[str, Arg] = {
        "theater": this_theater(p),
        "france": p.war[STRENGTH + FRANCE],
        "britain": p.war[STRENGTH + BRITAIN],
        "france_tiles": tile_strength(p, theater_number(p), FRANCE, None),
        "britain_tiles": tile_strength(p, theater_number(p), BRITAIN, None),
        "spaces": _spaces(p),
    }
    if side == NONE:
        return say("log-counted-tie", **facts)
    facts["side"] = the_side(side)
    parts = _spoils(p, side) if won_row(p) != NONE else []
    if not parts:
        return say("log-counted-bare", **facts)
    facts["parts"] = parts
    return say("log-counted", **facts)


def _spaces(p: Position) -> list[Arg]:
    """The spaces that gave strength to a side."""
    items: list[Item] = []
    for side in range(SIDES):
        board_strength(p, theater_number(p), side, items)
    return [Thing("space", item.id) for item in items if item.key in ON_SPACES]


def _spoils(p: Position, side: Side) -> list[Message]:
    """What the winner gets, and the loser's Treaty Points."""
    row = spoils_row(p)
    parts: list[Message] = []
    if row.vp:
        parts.append(say("part-vp", count=row.vp))
    if row.conquest_points:
        parts.append(say("part-conquest", count=row.conquest_points))
    if row.treaty_points:
        parts.append(say("part-treaty-to", count=row.treaty_points, side=the_side(1 - side)))
    if row.unflag:
        parts.append(say("part-unflag"))
    if row.losses:
        parts.append(say("part-squadrons", count=row.losses))
    return parts
