"""Wars in the log: tiles that are turned up, both strengths, the winner and the spoils (7.1, 7.2)."""

from __future__ import annotations

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE, SIDE_NAMES, SIDES
from tricorne.games.imperial_struggle.board.position import STRENGTH, WAR_STAGE, Position
from tricorne.games.imperial_struggle.board.wars import Wars
from tricorne.games.imperial_struggle.war.strength import tiles_in
from tricorne.games.imperial_struggle.war.theater import COUNTED, REVEALED
from tricorne.games.imperial_struggle.war.theaters import fighting, spoils_row, theater_number, winner, won_row
from tricorne.kernel.position import kind_of


def stage(before: Position, p: Position, packed: int) -> list[str]:
    """What a stage of a theater tells besides its changes on the table; nothing outside wars."""
    if kind_of(packed) != step_numbers.THEATER:
        return []
    if before.war[WAR_STAGE] == REVEALED:
        return _turned_up(p)
    if before.war[WAR_STAGE] == COUNTED:
        return _counted(p)
    return []


def _turned_up(p: Position) -> list[str]:
    wars = p.ruleset.components.wars
    found = [f"Theater: {fighting(p).name}."]
    for side in range(SIDES):
        tiles = [tile_words(wars, tile) for tile in tiles_in(p, theater_number(p), side)]
        found.append(f"{SIDE_NAMES[side]} turns up {', '.join(tiles) or 'no tile'}.")
    return found


def tile_words(wars: Wars, tile: int) -> str:
    """A tile with its strength; Basic tiles have no other name."""
    name = wars.tile_names[tile]
    return name if wars.tile_war[tile] == NONE else f"{name} {wars.strength[tile]:+d}"


def _counted(p: Position) -> list[str]:
    french = p.war[STRENGTH + FRANCE]
    british = p.war[STRENGTH + BRITAIN]
    sums = f"{fighting(p).name}: France {french}, Britain {british}"
    side = winner(p)
    if side == NONE:
        return [f"{sums}. A tie."]
    if won_row(p) == NONE:
        return [f"{sums}. {SIDE_NAMES[side]} wins without a reward."]
    row = spoils_row(p)
    parts: list[str] = []
    if row.vp:
        parts.append(f"{row.vp} VP")
    if row.conquest_points:
        parts.append(f"{row.conquest_points} Conquest Point{'' if row.conquest_points == 1 else 's'}")
    if row.treaty_points:
        parts.append(f"{row.treaty_points} TRP to {SIDE_NAMES[1 - side]}")
    if row.unflag:
        parts.append("a flag to take off")
    if row.losses:
        parts.append(f"{row.losses} Squadrons lost")
    return [f"{sums}. {SIDE_NAMES[side]} wins{': ' + ', '.join(parts) if parts else ''}."]
