"""Who knows what is hidden (R166), and whether an act made something known to the other side.

The answer rests on where cards and tiles are and on three registers. ``Sight`` keeps these as they were before an act;
mostly none of them has changed after it, and otherwise only the pieces that were moved are looked at.
"""

from __future__ import annotations

from typing import Final, final

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    JACOBITE_UPRISINGS,
    MOST_THEATERS,
    SIDES,
)
from tricorne.games.imperial_struggle.board.places import (
    CHOSEN,
    HAND,
    IN_THEATER,
    LATER,
    MINISTRY_OUT,
    PILE,
    REMOVED,
    SECRET,
    UNPLACED,
    UNUSED,
    UP,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING, JACOBITE_IS_THIRD, TURN
from tricorne.games.imperial_struggle.war.theaters import fought_up_to
from tricorne.kernel.bits import all_bits, bit

BOTH: Final = all_bits(SIDES)
NO_SECRET: Final = -1
"""Nobody holds this piece: there is nothing to know about it."""

# -- who knows a piece, as bits of the sides -----------------------------------------------------


def know_card(place: int) -> int:
    """Who knows where an Event card is, by its place."""
    if place == PILE or place == LATER:
        return NO_SECRET
    if HAND <= place < HAND + SIDES:
        return bit(place - HAND)
    return bit(place - SECRET) if SECRET <= place < SECRET + SIDES else BOTH


def shows_third(is_third: int, ministry_place: list[int]) -> bool:
    """Is Jacobite Uprisings known to be the third card of France (R85)?"""
    return is_third == 1 and ministry_place[JACOBITE_UPRISINGS] == CHOSEN


def know_ministry(c: Components, ministry: int, place: int, shown: bool) -> int:
    """Who knows that a Ministry card was chosen, by its place and whether the third one is ``shown``."""
    if place == UP or place == MINISTRY_OUT or (ministry == JACOBITE_UPRISINGS and shown):
        return BOTH
    return NO_SECRET if place == UNUSED else bit(c.side_of_ministry[ministry])


def know_tile(c: Components, tile: int, place: int, fought: int) -> int:
    """Who knows a War tile, by its place and the theaters that were ``fought``."""
    if place == REMOVED:
        return BOTH
    if IN_THEATER <= place < IN_THEATER + MOST_THEATERS:
        return BOTH if place - IN_THEATER <= fought else bit(c.wars.tile_side[tile])
    return bit(c.wars.tile_side[tile]) if place == UNPLACED else NO_SECRET


# -- before and after an act ---------------------------------------------------------------------


@final
class Sight:
    """What all of it rests on, before an act."""

    def __init__(self, p: Position) -> None:
        # Rules replace these lists and never write into them, unless nobody looks back.
        self.events = p.event_place[:] if p.alone else p.event_place
        self.ministries = p.ministry_place[:] if p.alone else p.ministry_place
        self.tiles = p.tile_place[:] if p.alone else p.tile_place
        self.is_third = p.clock[JACOBITE_IS_THIRD]
        self.turn = p.clock[TURN]
        self.fighting = p.war[FIGHTING]


def revealed_since(p: Position, before: Sight, actor: int) -> bool:
    """Has the other side come to know something, or has something hidden come to lie open?"""
    if p.event_place is not before.events and _cards_revealed(p, before, actor):
        return True
    is_third = p.clock[JACOBITE_IS_THIRD]
    if p.ministry_place is not before.ministries or is_third != before.is_third:
        if _ministries_revealed(p, before, actor):
            return True
    if p.tile_place is before.tiles and p.clock[TURN] == before.turn and p.war[FIGHTING] == before.fighting:
        return False
    return _tiles_revealed(p, before, actor)


def _told(before: int, now: int, actor: int) -> bool:
    """Does anybody but the actor know a piece now that he did not know, or is it no secret any more?"""
    if now == NO_SECRET:
        return before != NO_SECRET
    if before != NO_SECRET:
        now &= ~before
    return now & ~bit(actor) != 0


def _cards_revealed(p: Position, before: Sight, actor: int) -> bool:
    for card, place in enumerate(p.event_place):
        was = before.events[card]
        if place != was and _told(know_card(was), know_card(place), actor):
            return True
    return False


def _ministries_revealed(p: Position, before: Sight, actor: int) -> bool:
    c = p.ruleset.components
    shown_before = shows_third(before.is_third, before.ministries)
    shown = shows_third(p.clock[JACOBITE_IS_THIRD], p.ministry_place)
    for ministry, place in enumerate(p.ministry_place):
        was = before.ministries[ministry]
        if place != was or ministry == JACOBITE_UPRISINGS:
            known_before = know_ministry(c, ministry, was, shown_before)
            if _told(known_before, know_ministry(c, ministry, place, shown), actor):
                return True
    return False


def _tiles_revealed(p: Position, before: Sight, actor: int) -> bool:
    c = p.ruleset.components
    fought_before = fought_up_to(c, before.turn, before.fighting)
    fought = fought_up_to(c, p.clock[TURN], p.war[FIGHTING])
    for tile, place in enumerate(p.tile_place):
        was = before.tiles[tile]
        if place != was or fought != fought_before:
            if _told(know_tile(c, tile, was, fought_before), know_tile(c, tile, place, fought), actor):
                return True
    return False
