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
from tricorne.games.imperial_struggle.war import theater as stages
from tricorne.games.imperial_struggle.war.strength import board_strength, marker_strength
from tricorne.games.imperial_struggle.war.theaters import fought_up_to
from tricorne.kernel.encoding import BYTE, NOWHERE, RowWriter
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

TILE_UNPLACED: Final = MOST_THEATERS + 1
TILE_REMOVED: Final = MOST_THEATERS + 2
THEATER_SIZE: Final = 12
STRENGTH: Final = 4
"""The place of the looking side's strength of the board among the numbers of a theater, and of the other's."""
OTHER_STRENGTH: Final = 8

# What both sides see: the war, its theaters, the fight. Of a theater: that it is there, four numbers of each side
# (Basic tiles, Bonus tiles, strength of all of them, of the open ones), Byng's fleet, whether it is over, who has won.
SHOWN_SIDE: Final = 4
SHOWN_BYNG: Final = 1 + SIDES * SHOWN_SIDE
SHOWN_THEATER: Final = SHOWN_BYNG + 3
THEATERS: Final = WARS
FIGHT: Final = THEATERS + MOST_THEATERS * SHOWN_THEATER
SHOWN_SIZE: Final = FIGHT + MOST_THEATERS + 5

NO_WAR: Final = words([0] * SHOWN_SIZE)
NO_STRENGTHS: Final = words([0] * (SIDES * MOST_THEATERS))
NO_TILES: Final = words([0] * WAR_TILES)


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


def strengths(p: Position) -> Words:
    """What the board and markers give: by side and theater."""
    found = NO_STRENGTHS[:]
    war = war_shown(p)
    if war != NONE:
        numbers = p.ruleset.components.wars.theaters_of[war]
        for side in range(SIDES):
            for at in range(len(numbers)):
                strength = board_strength(p, numbers[at], side, None) + marker_strength(p, numbers[at], side, None)
                found[side * MOST_THEATERS + at] = strength & BYTE
    return found


def war_numbers(p: Position) -> Words:
    """What both sides see of the war: which one it is, its theaters without the strength of the board, the fight."""
    war = war_shown(p)
    at_war = p.ruleset.components.turn_war[p.clock[TURN]] != NONE
    if at_war and p.war[FIGHTING] == NONE and prepared_war(p) != NONE:
        at_war = False
    found = NO_WAR[:]
    if war != NONE:
        found[war] = 1
        _theaters(p, war, at_war, found)
    stage = p.war[WAR_STAGE]
    if at_war and p.war[FIGHTING] != NONE:
        found[FIGHT + p.war[FIGHTING]] = 1
        after = FIGHT + MOST_THEATERS
        if stage <= stages.COUNTED:
            found[after] = p.war[PENDING_STRIKES] & BYTE
            found[after + 1] = p.war[PENDING_UNFLAGS] & BYTE
        if stage == stages.CONQUEST:
            found[after + 2] = p.war[CONQUEST_POINTS] & BYTE
        if stage == stages.LOSSES:
            found[after + 3] = p.war[TO_LOSE] & BYTE
        found[after + 4] = p.war[SPANISH_OWED] & BYTE
    return found


def _theaters(p: Position, war: int, at_war: bool, found: Words) -> None:
    """Each theater: by side Basic and Bonus tiles, their strength, that of the open ones; Byng; how it ended."""
    wars = p.ruleset.components.wars
    fighting = p.war[FIGHTING]
    opened = fought_up_to(p.ruleset.components, p.clock[TURN], fighting)
    theaters = len(wars.theaters_of[war])
    for at in range(theaters):
        first = THEATERS + at * SHOWN_THEATER
        found[first] = 1
        found[first + SHOWN_BYNG] = 1 if p.clock[BYNG] == at else 0
        if at_war and (at < fighting or (at == fighting and p.war[WAR_STAGE] > stages.COUNTED)):
            found[first + SHOWN_BYNG + 1] = 1
            found[first + SHOWN_BYNG + 2] = 1 + p.war[WON_BY + at]
    for tile, place in enumerate(p.tile_place):
        at = place - IN_THEATER
        if 0 <= at < theaters:
            first = THEATERS + at * SHOWN_THEATER + 1 + wars.tile_side[tile] * SHOWN_SIDE
            kind = first if tile < BASIC_TILES else first + 1
            found[kind] = found[kind] + 1
            found[first + 2] = (found[first + 2] + wars.strength[tile]) & BYTE
            if at <= opened:
                found[first + 3] = (found[first + 3] + wars.strength[tile]) & BYTE


def places_of_war(seat: int, first: int) -> list[int]:
    """By number of ``war_numbers``: its place in the row of a side whose part ``war`` begins at ``first``."""
    found = [NOWHERE] * SHOWN_SIZE
    for at in range(WARS):
        found[at] = first + at
    for theater in range(MOST_THEATERS):
        shown = THEATERS + theater * SHOWN_THEATER
        row = first + WARS + theater * THEATER_SIZE
        found[shown] = row
        for side in range(SIDES):
            of_side = shown + 1 + side * SHOWN_SIDE
            start = row + 1 if side == seat else row + 1 + STRENGTH
            found[of_side] = start
            found[of_side + 1] = start + 1
            # A side knows all of its own tiles, and of the other's those that lie open.
            found[of_side + (2 if side == seat else 3)] = start + 2
        for at in range(3):
            found[shown + SHOWN_BYNG + at] = row + OTHER_STRENGTH + 1 + at
    for at in range(FIGHT, SHOWN_SIZE):
        found[at] = first + WARS + MOST_THEATERS * THEATER_SIZE + at - FIGHT
    return found


WON_AT: Final = [THEATERS + at * SHOWN_THEATER + SHOWN_BYNG + 2 for at in range(MOST_THEATERS)]
"""Where ``war_numbers`` tell who has won a theater: 0 for nobody, 1 and the number of the side."""


def won_table(seat: int) -> list[int]:
    """How a side sees who has won."""
    table = [0] * (BYTE + 1)
    table[1 + seat] = 1
    table[2 - seat] = BYTE
    return table


def encode_war(p: Position, seat: int, s: RowWriter) -> None:
    """The war as a side sees it."""
    s.part("war")
    first = len(s.out)
    s.zeros(WARS)
    s.part("theaters")
    s.zeros(MOST_THEATERS * THEATER_SIZE)
    s.part("fight")
    s.zeros(SHOWN_SIZE - FIGHT)
    table = won_table(seat)
    places = places_of_war(seat, first)
    for at, number in enumerate(war_numbers(p)):
        if places[at] != NOWHERE:
            s.out[places[at]] = table[number] if at in WON_AT else number
    for at, strength in enumerate(strengths(p)):
        s.out[place_of_strength(seat, at, first + WARS)] = strength


def place_of_strength(seat: int, at: int, first: int) -> int:
    """The place of one of the ``strengths`` in the row of a side whose part ``theaters`` begins at ``first``."""
    own = at // MOST_THEATERS == seat
    return first + at % MOST_THEATERS * THEATER_SIZE + (STRENGTH if own else OTHER_STRENGTH)


def open_tiles(p: Position) -> Words:
    """By War tile: where it lies, if everybody sees it."""
    opened = fought_up_to(p.ruleset.components, p.clock[TURN], p.war[FIGHTING])
    found = NO_TILES[:]
    for tile, place in enumerate(p.tile_place):
        if place == REMOVED or IN_THEATER <= place <= IN_THEATER + opened:
            found[tile] = tile_code(place)
    return found


def encode_tiles(p: Position, seat: int, s: RowWriter) -> None:
    """The War tiles that a side knows: its own, and those that lie open."""
    side_of = p.ruleset.components.wars.tile_side
    s.part("tiles")
    for tile, code in enumerate(open_tiles(p)):
        s.out.append(tile_code(p.tile_place[tile]) if side_of[tile] == seat else code)


def encode_hidden_tiles(p: Position, seat: int, s: RowWriter) -> None:
    """The other side's tiles, for critics."""
    wars = p.ruleset.components.wars
    s.part("hidden-tiles")
    for tile in range(WAR_TILES):
        s.number(tile_code(p.tile_place[tile]) if wars.tile_side[tile] != seat else 0)
