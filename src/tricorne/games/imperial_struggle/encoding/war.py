"""The war that is prepared or fought, and the War tiles a side knows, as numbers. Part of encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import BASIC_TILES, MOST_THEATERS, NONE, SIDES, WAR_TILES, WARS
from tricorne.games.imperial_struggle.board.places import IN_THEATER, REMOVED, UNPLACED
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    CONQUEST_POINTS,
    FIGHTING,
    PENDING_STRIKES,
    PENDING_UNFLAGS,
    SPANISH_OWED,
    TO_LOSE,
    TURN,
    WAR_STAGE,
    WON_BY,
)
from tricorne.games.imperial_struggle.military.tiles import prepared_war
from tricorne.games.imperial_struggle.view.sight import sees_tile
from tricorne.games.imperial_struggle.war import theater as stages
from tricorne.games.imperial_struggle.war.strength import board_strength, marker_strength
from tricorne.kernel.encoding import BYTE, RowWriter

TILE_UNPLACED: Final = MOST_THEATERS + 1
TILE_REMOVED: Final = MOST_THEATERS + 2
THEATER_SIZE: Final = 12
STRENGTH: Final = 4
"""The place of the looking side's strength of the board among the numbers of a theater, and of the other's."""
OTHER_STRENGTH: Final = 8


def tile_code(place: int) -> int:
    """Where a tile is: 1 to 4 for a theater, then in hand, out of the game; 0 for the pool."""
    if IN_THEATER <= place < IN_THEATER + MOST_THEATERS:
        return place - IN_THEATER + 1
    if place == UNPLACED:
        return TILE_UNPLACED
    return TILE_REMOVED if place == REMOVED else 0


def war_shown(p: Position) -> int:
    """The war that is prepared or fought; the next one as soon as one is over and its tiles are being laid out."""
    at_war = p.ruleset.components.turn_war[p.clock[TURN]] != NONE
    if at_war and p.war[FIGHTING] == NONE and prepared_war(p) != NONE:
        return prepared_war(p)
    return p.next_war()


def strengths(p: Position) -> list[int]:
    """What the board and markers give: by side and theater."""
    found = [0] * (SIDES * MOST_THEATERS)
    war = war_shown(p)
    if war != NONE:
        numbers = p.ruleset.components.wars.theaters_of[war]
        for side in range(SIDES):
            for at in range(len(numbers)):
                strength = board_strength(p, numbers[at], side, None) + marker_strength(p, numbers[at], side, None)
                found[side * MOST_THEATERS + at] = strength & BYTE
    return found


def encode_war(p: Position, seat: int, s: RowWriter) -> None:
    c = p.ruleset.components
    at_war = c.turn_war[p.clock[TURN]] != NONE
    war = war_shown(p)
    if at_war and p.war[FIGHTING] == NONE and prepared_war(p) != NONE:
        at_war = False
    s.part("war")
    s.one_hot(war, WARS)
    s.part("theaters")
    if war == NONE:
        s.zeros(MOST_THEATERS * THEATER_SIZE)
    else:
        _theaters(p, seat, war, at_war, s)
    s.part("fight")
    stage = p.war[WAR_STAGE]
    fought = at_war and p.war[FIGHTING] != NONE
    counted = fought and stage > stages.COUNTED
    s.one_hot(p.war[FIGHTING] if fought else NONE, MOST_THEATERS)
    s.number(p.war[PENDING_STRIKES] if fought and not counted else 0)
    s.number(p.war[PENDING_UNFLAGS] if fought and not counted else 0)
    s.number(p.war[CONQUEST_POINTS] if fought and stage == stages.CONQUEST else 0)
    s.number(p.war[TO_LOSE] if fought and stage == stages.LOSSES else 0)
    s.number(p.war[SPANISH_OWED] if fought else 0)


def encode_tiles(p: Position, seat: int, s: RowWriter) -> None:
    """The War tiles that a side knows."""
    s.part("tiles")
    codes = [0] * WAR_TILES
    for tile, place in enumerate(p.tile_place):
        code = tile_code(place)
        if code > 0 and sees_tile(p, seat, tile):
            codes[tile] = code
    s.row(codes, 0, WAR_TILES)


def _theaters(p: Position, seat: int, war: int, at_war: bool, s: RowWriter) -> None:
    """Each theater: for both sides Basic and Bonus tiles, strength of those known, the rest of the strength."""
    wars = p.ruleset.components.wars
    numbers = wars.theaters_of[war]
    basic = [0] * (SIDES * MOST_THEATERS)
    bonus = [0] * (SIDES * MOST_THEATERS)
    known = [0] * (SIDES * MOST_THEATERS)
    board = strengths(p)
    for tile, place in enumerate(p.tile_place):
        at = place - IN_THEATER
        if 0 <= at < MOST_THEATERS:
            entry = wars.tile_side[tile] * MOST_THEATERS + at
            if tile < BASIC_TILES:
                basic[entry] += 1
            else:
                bonus[entry] += 1
            if sees_tile(p, seat, tile):
                known[entry] += wars.strength[tile]
    for at in range(MOST_THEATERS):
        if at >= len(numbers):
            s.zeros(THEATER_SIZE)
            continue
        s.number(1)
        for side in (seat, 1 - seat):
            entry = side * MOST_THEATERS + at
            s.number(basic[entry])
            s.number(bonus[entry])
            s.number(known[entry])
            s.out.append(board[entry])
        s.number(1 if p.clock[BYNG] == at else 0)
        fighting = p.war[FIGHTING]
        over = at_war and (at < fighting or (at == fighting and p.war[WAR_STAGE] > stages.COUNTED))
        won = p.war[WON_BY + at] if over else NONE
        s.number(1 if over else 0)
        s.number(0 if won == NONE else 1 if won == seat else -1)


def encode_hidden_tiles(p: Position, seat: int, s: RowWriter) -> None:
    """The other side's tiles, for critics."""
    wars = p.ruleset.components.wars
    s.part("hidden-tiles")
    for tile in range(WAR_TILES):
        s.number(tile_code(p.tile_place[tile]) if wars.tile_side[tile] != seat else 0)
