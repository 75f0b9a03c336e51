"""The bonus condition of an Event card in words (3.4.3, 5.2): what it asks, whether it holds now, and through what.

For the owner of the card alone: it may name face-down ministries of the side.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import Side
from tricorne.games.imperial_struggle.board.control import counted
from tricorne.games.imperial_struggle.board.deck import (
    NEEDS_ADVANTAGE,
    NEEDS_AVAILABLE_DEBT,
    NEEDS_BONUS_TILES,
    NEEDS_KEYWORD,
    NEEDS_MORE_OWN,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.military.tiles import all_bonus_tiles
from tricorne.games.imperial_struggle.ministries.ministry import has_keyword
from tricorne.games.imperial_struggle.text import say, the_advantage, the_keyword, the_ministry, the_space
from tricorne.kernel.message import Arg, Message


def bonus_met(p: Position, side: Side, card: int) -> bool:
    """Is the bonus condition met at this moment (IS-5.2-2)?"""
    event = p.ruleset.components.events[card]
    other = 1 - side
    if event.needs == NEEDS_KEYWORD:
        return has_keyword(p, side, event.needs_what)
    if event.needs == NEEDS_AVAILABLE_DEBT:
        return p.available_debt(side) - p.available_debt(other) >= event.needs_what
    if event.needs == NEEDS_BONUS_TILES:
        return all_bonus_tiles(p, side) - all_bonus_tiles(p, other) >= event.needs_what
    if event.needs == NEEDS_ADVANTAGE:
        return p.advantage_owner[event.needs_what] == side
    if event.needs == NEEDS_MORE_OWN:
        return counted(p, event.needs_spaces, side) > counted(p, event.needs_spaces, other)
    return False


def rests_on(p: Position, side: Side, card: int) -> list[int]:
    """All numbers that the words about the bonus of a card are made of: while they are the same, so are the words."""
    event = p.ruleset.components.events[card]
    if event.needs == NEEDS_KEYWORD:
        return [card, *p.face_up[side], -1, *p.face_down[side]]
    if event.needs == NEEDS_AVAILABLE_DEBT:
        return [card, p.available_debt(side), p.available_debt(1 - side)]
    if event.needs == NEEDS_BONUS_TILES:
        return [card, all_bonus_tiles(p, side), all_bonus_tiles(p, 1 - side)]
    if event.needs == NEEDS_ADVANTAGE:
        return [card, p.advantage_owner[event.needs_what]]
    if event.needs == NEEDS_MORE_OWN:
        return [card, counted(p, event.needs_spaces, side), counted(p, event.needs_spaces, 1 - side)]
    return [card]


def bonus_condition(p: Position, side: Side, card: int) -> Message | None:
    """What the bonus of a card needs, with how things stand; None for a card without bonus."""
    event = p.ruleset.components.events[card]
    if not event.versions[side].bonus:
        return None
    other = 1 - side
    state = say("bonus-holds" if bonus_met(p, side, card) else "bonus-fails")
    number = event.needs_what
    if event.needs == NEEDS_KEYWORD:
        return say("bonus-if-keyword", keyword=the_keyword(p, number), state=_through(p, side, number))
    if event.needs == NEEDS_AVAILABLE_DEBT:
        own, theirs = p.available_debt(side), p.available_debt(other)
        return say("bonus-if-debt", number=number, own=own, other=theirs, state=state)
    if event.needs == NEEDS_BONUS_TILES:
        own, theirs = all_bonus_tiles(p, side), all_bonus_tiles(p, other)
        return say("bonus-if-tiles", number=number, own=own, other=theirs, state=state)
    if event.needs == NEEDS_ADVANTAGE:
        return say("bonus-if-advantage", advantage=the_advantage(p, number), state=state)
    if event.needs == NEEDS_MORE_OWN:
        spaces: list[Arg] = [the_space(p, space) for space in event.needs_spaces]
        own, theirs = counted(p, event.needs_spaces, side), counted(p, event.needs_spaces, other)
        return say("bonus-if-more", spaces=spaces, own=own, other=theirs, state=state)
    return None


def bonus_needs(p: Position, side: Side, card: int) -> Message | None:
    """The same in two or three words, for the face of the card."""
    event = p.ruleset.components.events[card]
    if not event.versions[side].bonus:
        return None
    number = event.needs_what
    if event.needs == NEEDS_KEYWORD:
        return say("bonus-by-keyword", keyword=the_keyword(p, number))
    if event.needs == NEEDS_AVAILABLE_DEBT:
        return say("bonus-by-debt", number=number)
    if event.needs == NEEDS_BONUS_TILES:
        return say("bonus-by-tiles", number=number)
    if event.needs == NEEDS_ADVANTAGE:
        return say("bonus-by-advantage", advantage=the_advantage(p, number))
    if event.needs == NEEDS_MORE_OWN:
        return say("bonus-by-more", number=len(event.needs_spaces))
    return None


def _through(p: Position, side: Side, keyword: int) -> Message:
    """The ministries that bring a keyword: those that are up, else those that need only be turned up."""
    cards = p.ruleset.components.ministries
    for key, numbers in (("bonus-holds-by", p.face_up[side]), ("bonus-turn-up", p.face_down[side])):
        found: list[Arg] = [the_ministry(p, number) for number in numbers if cards[number].has_keyword[keyword]]
        if found:
            return say(key, ministries=found)
    return say("bonus-fails")
