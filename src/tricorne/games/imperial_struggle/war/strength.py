"""The strength of a side in a theater (7.1.1, 7.1.3, R69 to R72, R86): War tiles, markers, and what the board gives.

``strength`` is one sum for the war, for previews and for people: with ``items`` it also writes down every part.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    BASIC_PER_SIDE,
    BONUS_PER_SET,
    BRITAIN,
    NONE,
    Side,
    enemy_flag,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import IN_THEATER
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BYNG, DOMINANCE
from tricorne.games.imperial_struggle.board.sets import size
from tricorne.games.imperial_struggle.board.wars import Theater
from tricorne.games.imperial_struggle.ministries.ministry import has_keyword
from tricorne.kernel.machine_words import Word


class Item:
    """One part of a strength: what gives it, the id of that piece, and how much."""

    def __init__(self, key: str, id: str, amount: int) -> None:
        self.key = key
        """alliance, squadron, fort, conflict, keyword, basic-tile, bonus-tile, byng, atlantic-dominance."""
        self.id = id
        self.amount = amount


def strength(p: Position, theater: Word, side: Side, tiles: bool, items: list[Item] | None) -> int:
    """What a side brings together in a theater now; ``tiles`` says whether its War tiles count."""
    total = board_strength(p, theater, side, items) + marker_strength(p, theater, side, items)
    if tiles:
        total += tile_strength(p, theater, side, items)
    return total


def board_strength(p: Position, theater: Word, side: Side, items: list[Item] | None) -> int:
    """The Bonus Strength list: Alliances, Squadrons, intact Forts, markers on opposing spaces, a keyword (7.1.3)."""
    t = p.ruleset.components.wars.theaters[theater]
    own = p.held[flag_of(side)]
    # Markers on empty spaces count for nobody (R71), nor do those on Spanish ones (12.1).
    other = p.held[enemy_flag(side)]
    front = p.ruleset.fronts[theater]
    disputed = p.ruleset.disputed[theater]
    total = size(own.political & front.political & ~p.marked_political)
    total += size(own.bases & front.bases & ~p.damaged_forts)
    total += size(other.political & disputed.political & p.marked_political)
    total += size(other.markets & disputed.markets & p.marked_markets)
    if items is not None:
        _board_items(p, t, side, items)
    if t.keyword != NONE and has_keyword(p, side, t.keyword):
        total += 1
        if items is not None:
            items.append(Item("keyword", p.ruleset.components.keyword_ids[t.keyword], 1))
    return total


def _board_items(p: Position, t: Theater, side: Side, items: list[Item]) -> None:
    """The same space by space, 1 for each."""
    ids = p.ruleset.board.space_ids
    own = flag_of(side)
    for space in t.alliances:
        if p.flag[space] == own and not p.marker[space]:
            items.append(Item("alliance", ids[space], 1))
    for space in t.squadrons:
        if p.flag[space] == own:
            items.append(Item("squadron", ids[space], 1))
    for space in t.forts:
        if p.flag[space] == own and not p.damaged[space]:
            items.append(Item("fort", ids[space], 1))
    for space in t.conflicts:
        if p.marker[space] and p.flag[space] == enemy_flag(side):
            items.append(Item("conflict", ids[space], 1))


def marker_strength(p: Position, theater: Word, side: Side, items: list[Item] | None) -> int:
    """Byng's fleet and Atlantic Dominance: markers that count like tiles and are none (R86, R88)."""
    wars = p.ruleset.components.wars
    t = wars.theaters[theater]
    if t.war != p.next_war():
        return 0
    total = 0
    if side == BRITAIN and p.clock[BYNG] != NONE and p.clock[BYNG] == place_in_war(p, theater):
        total += wars.byng
        if items is not None:
            items.append(Item("byng", "byng", wars.byng))
    if t.atlantic_dominance and p.clock[DOMINANCE] == side:
        total += wars.atlantic_dominance
        if items is not None:
            items.append(Item("atlantic-dominance", "atlantic-dominance", wars.atlantic_dominance))
    return total


def tile_strength(p: Position, theater: Word, side: Side, items: list[Item] | None) -> int:
    """Army Strength: the side's Basic and Bonus War tiles in the theater (7.1.1)."""
    wars = p.ruleset.components.wars
    total = 0
    for tile in tiles_in(p, theater, side):
        total += wars.strength[tile]
        if items is not None:
            basic = wars.tile_war[tile] == NONE
            items.append(Item("basic-tile" if basic else "bonus-tile", wars.tile_ids[tile], wars.strength[tile]))
    return total


def tiles_in(p: Position, theater: Word, side: Side) -> list[int]:
    """A side's War tiles in a theater of the war that is being prepared or fought, in rising order."""
    wars = p.ruleset.components.wars
    war = wars.theaters[theater].war
    found: list[int] = []
    if war != p.next_war():
        return found
    here = IN_THEATER + place_in_war(p, theater)
    for tile in range(side * BASIC_PER_SIDE, (side + 1) * BASIC_PER_SIDE):
        if p.tile_place[tile] == here:
            found.append(tile)
    first = wars.bonus_set(war, side)
    for tile in range(first, first + BONUS_PER_SET):
        if p.tile_place[tile] == here:
            found.append(tile)
    return found


def place_in_war(p: Position, theater: Word) -> int:
    """The number of a theater within its war, from 0."""
    wars = p.ruleset.components.wars
    return theater - wars.theaters_of[wars.theaters[theater].war][0]
