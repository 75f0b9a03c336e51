"""Playing an Event card (3.4, 5.2, R20, R21): when it may be played, its bonus, and carrying it out verb by verb."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import PLAY
from tricorne.games.imperial_struggle.board.card_history import LEFT_HAND, note
from tricorne.games.imperial_struggle.board.constants import (
    BANK_OF_ENGLAND,
    BRITAIN,
    CONDORCET,
    ECONOMIC,
    FRANCE,
    NONE,
    Side,
)
from tricorne.games.imperial_struggle.board.places import HAND, PLAYED, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BONUS, EVENT, SIDE, SPENT, TILE
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.round.conditions import bonus_condition, bonus_met
from tricorne.games.imperial_struggle.step_numbers import EVENT as EVENT_KIND
from tricorne.games.imperial_struggle.text import refuse, the_card, the_type
from tricorne.kernel.engine import Refusal
from tricorne.kernel.machine.step import Passage
from tricorne.kernel.position import counted_up, first_of, replaced, second_of

# -- questions ---------------------------------------------------------------------------------


def symbol_shown(p: Position, side: Side) -> bool:
    """Does the tile show the Event symbol, or does Condorcet stand in for it (R163)?"""
    if p.ruleset.components.investments.event[p.round[TILE]]:
        return True
    return side == FRANCE and p.ministry_place[CONDORCET] == UP and p.ability[CONDORCET * 2] == 0


def bank_helps(p: Position, side: Side) -> bool:
    """May Britain play an Economic event on a tile of another type (R147)?"""
    return side == BRITAIN and p.ministry_place[BANK_OF_ENGLAND] == UP and p.ability[BANK_OF_ENGLAND * 2 + 1] == 0


def type_fits(p: Position, side: Side, card: int) -> bool:
    """Does the type of a card fit the Major action of the tile?"""
    type = p.ruleset.components.events[card].type
    if type == NONE or type == p.ruleset.components.investments.major[p.round[TILE]]:
        return True
    return type == ECONOMIC and bank_helps(p, side)


def chance_open(p: Position) -> bool:
    """Is this still the moment for an event: nothing spent, no Advantage, no event yet (R17)?"""
    return not p.round[SPENT] and p.round[EVENT] == NONE


def can_pass(p: Position) -> bool:
    """Is no part of the tile used yet: no event, point or upgrade (6.2, R13)?"""
    return p.round[SPENT] != 1 and p.round[EVENT] == NONE


def legal_events(p: Position, side: Side, out: list[int]) -> None:
    """Cards that the side may play now, as menu actions in rising order."""
    if not chance_open(p) or not symbol_shown(p, side):
        return
    hand = HAND + side
    for card, place in enumerate(p.event_place):
        if place == hand and type_fits(p, side, card):
            out.append(PLAY + card)


def why_not_play(p: Position, side: Side, card: int) -> Refusal:
    """Why a card cannot be played now; it says nothing about cards in other places."""
    if p.event_place[card] != HAND + side:
        return refuse("why-not-in-hand", ["IS-5.2-1"], card=the_card(p, card))
    return with_bonus(p, side, card, _why_not_now(p, side, card))


def with_bonus(p: Position, side: Side, card: int, refusal: Refusal) -> Refusal:
    """A refusal of a card of the own hand, with what its bonus needs and whether that holds."""
    condition = bonus_condition(p, side, card)
    if condition is None:
        return refusal
    return refuse("why-event-and-bonus", refusal.rules, why=refusal.reason, bonus=condition)


def _why_not_now(p: Position, side: Side, card: int) -> Refusal:
    if p.round[EVENT] != NONE:
        return refuse("why-event-played", ["IS-R20"])
    if p.round[SPENT]:
        return refuse("why-event-first", ["IS-3.3-3", "IS-R17"])
    if not symbol_shown(p, side):
        return refuse("why-event-symbol", ["IS-5.2-1"])
    type = the_type(p.ruleset.components.events[card].type)
    return refuse("why-event-type", ["IS-3.4.4-3"], card=the_card(p, card), type=type)


# -- acts --------------------------------------------------------------------------------------


def play(p: Position, side: Side, card: int) -> None:
    """Play a card: it leaves the game, its bonus is judged, and its verbs lie on the stack (IS-5.2-13)."""
    investments = p.ruleset.components.investments
    tile = p.round[TILE]
    if not investments.event[tile]:
        p.ability = replaced(p, p.ability, CONDORCET * 2, 1)
    type = p.ruleset.components.events[card].type
    if type != NONE and type != investments.major[tile]:
        p.ability = replaced(p, p.ability, BANK_OF_ENGLAND * 2 + 1, 1)
    p.event_place = replaced(p, p.event_place, card, PLAYED)
    note(p, LEFT_HAND + side, card)
    p.round[EVENT] = card
    p.round[BONUS] = 1 if bonus_met(p, side, card) else 0
    p.then(EVENT_KIND, card)


class EventPassage(Passage[Position]):
    """The standard effect, then the bonus; the frame carries the card and how many verbs are done."""

    def run(self, p: Position, frame: int) -> None:
        card = first_of(frame)
        done = second_of(frame)
        side = p.round[SIDE]
        book = p.ruleset.book
        steps = book.steps[card * 2 + side]
        bonus = book.bonus[card * 2 + side]
        if done < len(steps):
            number = steps[done]
        elif p.round[BONUS] and done < len(steps) + len(bonus):
            number = bonus[done - len(steps)]
        else:
            p.stack.pop()
            cabinet.event_over(p, side)
            return
        p.stack[-1] = counted_up(frame)
        book.effects[number].start(p, side)
