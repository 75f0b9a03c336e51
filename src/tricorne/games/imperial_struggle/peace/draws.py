"""What is drawn in a Peace turn (4.1.3 to 4.1.6): Awards, demand, Investment tiles, Event cards."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.card_history import DRAWN, LEFT_PILE, PILE_RENEWED, note
from tricorne.games.imperial_struggle.board.constants import (
    AWARDS,
    COMMODITIES,
    EVENTS,
    INVESTMENTS,
    REVOLUTION,
    SUCCESSION,
)
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    DISCARDED,
    HAND,
    ON_REGION,
    OPEN,
    OUT_OF_GAME,
    PILE,
    STACK,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.streams import (
    AWARDS_STREAM,
    CARDS_STREAM,
    DEMAND_STREAM,
    INVESTMENTS_STREAM,
)
from tricorne.games.imperial_struggle.text import say, the_region, the_side
from tricorne.kernel.chance import below, one_at
from tricorne.kernel.machine.step import Chance
from tricorne.kernel.message import Message
from tricorne.kernel.position import first_of, replaced


def at_place(places: list[int], place: int) -> list[int]:
    """All pieces at a place as outcomes of the same weight."""
    found: list[int] = []
    for piece in range(len(places)):
        if places[piece] == place:
            found.append(piece)
            found.append(1)
    return found


def one_within(p: Position, stream: int, places: list[int], place: int, first: int, end: int) -> int:
    """One of the pieces at a place (``one_at``), among those with the numbers ``first`` to ``end - 1``."""
    count = 0
    for piece in range(first, end):
        if places[piece] == place:
            count += 1
    left = below(p.rng, stream, count)
    for piece in range(first, end):
        if places[piece] == place:
            if left == 0:
                return piece
            left -= 1
    raise ValueError("there is nothing to draw")


def any_at(places: list[int], place: int) -> bool:
    """Is a piece there: what ``in`` would say, without comparing objects where the engine is compiled?"""
    for here in places:
        if here == place:
            return True
    return False


class Award(Chance[Position]):
    """An Award tile for the Region in the frame."""

    def stream(self) -> int:
        return AWARDS_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-award", region=the_region(p, first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return at_place(p.award_place, AWARD_POOL)

    def draw(self, p: Position, frame: int) -> int:
        return one_at(p.rng, AWARDS_STREAM, p.award_place, AWARD_POOL)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        assert 0 <= value < AWARDS
        p.award_place = replaced(p, p.award_place, value, ON_REGION + first_of(frame))

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.awards.ids[value]


class DemandDraw(Chance[Position]):
    """A commodity in demand this turn."""

    def stream(self) -> int:
        return DEMAND_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-demand")

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return at_place(p.demand, 0)

    def draw(self, p: Position, frame: int) -> int:
        return one_at(p.rng, DEMAND_STREAM, p.demand, 0)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        assert 0 <= value < COMMODITIES
        p.demand = replaced(p, p.demand, value, 1)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.commodity_ids[value]


class Reveal(Chance[Position]):
    """An Investment tile is turned up."""

    def stream(self) -> int:
        return INVESTMENTS_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-investment")

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return at_place(p.investment_place, STACK)

    def draw(self, p: Position, frame: int) -> int:
        return one_at(p.rng, INVESTMENTS_STREAM, p.investment_place, STACK)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        p.stack.pop()
        p.investment_place = replaced(p, p.investment_place, value, OPEN)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.investments.ids[value]


def renew_stack(p: Position) -> None:
    """With no tile left to turn up, the used ones are shuffled into a new stack (IS-4.1.6-2)."""
    if any_at(p.investment_place, STACK):
        return
    places = p.investment_place[:]
    for tile in range(INVESTMENTS):
        if places[tile] == USED:
            places[tile] = STACK
    p.investment_place = places


class CardDraw(Chance[Position]):
    """An Event card from the draw pile; only the side that draws sees it."""

    def stream(self) -> int:
        return CARDS_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say("chance-card", side=the_side(first_of(frame)))

    def outcomes(self, p: Position, frame: int) -> list[int]:
        return at_place(p.event_place, PILE)

    def draw(self, p: Position, frame: int) -> int:
        return one_at(p.rng, CARDS_STREAM, p.event_place, PILE)

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        """A Succession card leaves the game in the Revolution Era and another is drawn (R2)."""
        if p.era() == REVOLUTION and p.ruleset.components.events[value].era == SUCCESSION:
            p.event_place = replaced(p, p.event_place, value, OUT_OF_GAME)
            note(p, LEFT_PILE, value)
            if not self.can_draw(p):
                p.stack.pop()
            return
        p.stack.pop()
        p.event_place = replaced(p, p.event_place, value, HAND + first_of(frame))
        note(p, DRAWN + first_of(frame), value)

    def can_draw(self, p: Position) -> bool:
        """Is there a card to draw after one has left the game?"""
        return any_at(p.event_place, PILE)

    def outcome_text(self, p: Position, value: int) -> str:
        return p.ruleset.components.event_ids[value]

    def secret_of(self, p: Position, frame: int) -> int:
        return first_of(frame)


class DealCard(CardDraw):
    """A card of the Deal Cards Phase: here the discards are shuffled into an empty pile (R3)."""

    def can_draw(self, p: Position) -> bool:
        return renew_pile(p)


def renew_pile(p: Position) -> bool:
    """With the draw pile empty the discards become a new one. Is there a card to draw?"""
    if any_at(p.event_place, PILE):
        return True
    renewed = False
    places = p.event_place[:]
    for card in range(EVENTS):
        if places[card] == DISCARDED:
            places[card] = PILE
            renewed = True
    if renewed:
        p.event_place = places
        note(p, PILE_RENEWED, 0)
    return renewed
