"""Dealing the hidden Event cards anew, with the chances that somebody has who remembers all that he saw (R2, R3, R166).

Cards that a seat cannot place are in the pile or in a hidden hand. Those that joined the pile together are alike to
the seat: they make a *kind*. Everything it can know is how many of each kind a hand holds. So the history is read
forward, with a weight for each such count: a draw takes any card of the pile, a card that a hand shows was there, one
that the seat drew itself was in the pile. Then one course of events is drawn backward from the weights. Chance counts
with its probabilities; what others chose to play or to keep says no more than that they could.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.card_history import (
    DISCARD_SHOWN,
    DRAWN,
    ERA_JOINED,
    LEFT_HAND,
    LEFT_PILE,
    PILE_RENEWED,
    card_of_event,
    event_of,
    kind_of_event,
)
from tricorne.games.imperial_struggle.board.constants import EVENTS, NONE, REVOLUTION, SIDES, SUCCESSION, Side
from tricorne.games.imperial_struggle.board.places import DISCARDED, HAND, PILE, SECRET
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.chance import below, shuffle
from tricorne.kernel.position import Chronicle, replaced

BITS: Final = 5
"""Of a number of cards in a hand."""
MOST: Final = 31
FINE: Final = 1 << 30
"""Steps of a random number between 0 and 1."""


class CardBelief:
    """What a seat knows of the hidden hands, from the history of the cards."""

    def __init__(self, chronicle: Chronicle, eras: list[int], seat: int) -> None:
        self.chronicle = chronicle
        self.history = chronicle.all()
        self.eras = eras
        """Of the cards."""
        self.seat = seat
        self.kind_of_card = [NONE] * EVENTS
        """The kind of each card that the seat cannot place."""
        self.kind_era: list[int] = []
        self.unknown: list[int] = []
        """By kind: how many such cards there are."""
        self.discards: list[int] = []
        self.era = SUCCESSION
        self.weights: dict[int, float] = {0: 1.0}
        """Of every way in which the hidden hands may be made up: a number of ``BITS`` for each side and kind."""
        self.steps: list[dict[int, float]] = []
        """The weights before each event."""
        self.sizes: list[list[int]] = []
        """The cards of each kind that the seat could not place before that event."""
        self.shown: list[int] = []
        """By event: the kind of the card that a hidden hand showed, else NONE."""
        self.join([card for card in range(EVENTS) if self.eras[card] == SUCCESSION])
        self.possible = self.read()
        """False for a history that cannot be."""

    # -- reading forward -----------------------------------------------------------------------

    def join(self, cards: list[int]) -> None:
        """Cards join the pile together; those of one era are a kind."""
        for era in range(REVOLUTION + 1):
            alike = [card for card in cards if self.eras[card] == era]
            if alike:
                for card in alike:
                    self.kind_of_card[card] = len(self.unknown)
                self.kind_era.append(era)
                self.unknown.append(len(alike))

    def shift(self, side: Side, kind: int) -> int:
        return (kind * SIDES + side) * BITS

    def in_hands(self, hands: int, kind: int) -> int:
        """How many cards of a kind the hidden hands hold."""
        both = hands >> kind * SIDES * BITS
        return (both & MOST) + (both >> BITS & MOST)

    def read(self) -> bool:
        for event in self.history:
            self.steps.append(self.weights)
            self.sizes.append(self.unknown[:])
            self.shown.append(NONE)
            what = kind_of_event(event)
            card = card_of_event(event)
            if card >= EVENTS:
                return False
            if what == ERA_JOINED:
                self.join_era(card)
            elif what == PILE_RENEWED:
                self.join(self.discards)
                self.discards = []
            elif what == LEFT_PILE:
                self.leave_pile(card)
            elif what < DISCARD_SHOWN:
                side = what - DRAWN
                if side == self.seat:
                    self.leave_pile(card)
                else:
                    self.draw(side)
            else:
                side = what - DISCARD_SHOWN if what < LEFT_HAND else what - LEFT_HAND
                if side != self.seat:
                    self.shown[-1] = self.kind_of_card[card]
                    self.leave_hand(side, card)
                if what < LEFT_HAND:
                    self.discards.append(card)
            if not self.weights:
                return False
            self.to_one()
        return True

    def to_one(self) -> None:
        total = 0.0
        for weight in self.weights.values():
            total += weight
        for hands in self.weights:
            self.weights[hands] /= total

    def join_era(self, era: int) -> None:
        """In the last era no hand keeps a card of the first (R2)."""
        self.era = era
        if era == REVOLUTION:
            left: dict[int, float] = {}
            for hands, weight in self.weights.items():
                kept = 0
                for kind in range(len(self.unknown)):
                    if self.kind_era[kind] == SUCCESSION:
                        kept += self.in_hands(hands, kind)
                if kept == 0:
                    left[hands] = weight
            self.weights = left
        self.join([card for card in range(EVENTS) if self.eras[card] == era])

    def draw(self, side: Side) -> None:
        """A hidden hand takes one card of the pile, any as likely as the other."""
        after: dict[int, float] = {}
        for hands, weight in self.weights.items():
            for kind in range(len(self.unknown)):
                left = self.drawable(hands, kind)
                if left > 0:
                    more = hands + (1 << self.shift(side, kind))
                    after[more] = after.get(more, 0.0) + weight * left
        self.weights = after

    def drawable(self, hands: int, kind: int) -> int:
        """The cards of a kind in the pile that can come into a hand; in the last era none of the first (R2)."""
        if self.era == REVOLUTION and self.kind_era[kind] == SUCCESSION:
            return 0
        return self.unknown[kind] - self.in_hands(hands, kind)

    def leave_pile(self, card: int) -> None:
        """A card comes from the pile before the seat's eyes: it was in no hand."""
        kind = self.kind_of_card[card]
        after: dict[int, float] = {}
        if kind != NONE:
            for hands, weight in self.weights.items():
                left = self.unknown[kind] - self.in_hands(hands, kind)
                if left > 0:
                    after[hands] = weight * left
            self.unknown[kind] -= 1
        self.kind_of_card[card] = NONE
        self.weights = after

    def leave_hand(self, side: Side, card: int) -> None:
        """A hidden hand shows one of its cards."""
        kind = self.kind_of_card[card]
        after: dict[int, float] = {}
        if kind != NONE:
            at = self.shift(side, kind)
            for hands, weight in self.weights.items():
                held = hands >> at & MOST
                if held > 0:
                    after[hands - (1 << at)] = weight * held
            self.unknown[kind] -= 1
        self.kind_of_card[card] = NONE
        self.weights = after

    def fits(self, p: Position) -> bool:
        """Do the cards lie where the history leaves them, as far as the seat can see?"""
        places = p.event_place
        if not self.possible:
            return False
        for card in range(EVENTS):
            place = places[card]
            hidden = place == PILE or (HAND <= place < DISCARDED and (place - HAND) % SIDES != self.seat)
            if hidden != (self.kind_of_card[card] != NONE):
                return False
        for hands in self.weights:
            # All ways to make the hands up have the same number of cards.
            for side in range(SIDES):
                held = 0
                for kind in range(len(self.unknown)):
                    held += hands >> self.shift(side, kind) & MOST
                if side != self.seat and held != places.count(HAND + side) + places.count(SECRET + side):
                    return False
            break
        return True

    # -- drawing backward ----------------------------------------------------------------------

    def deal(self, p: Position, numbers: list[int]) -> None:
        """Write one course of events that fits into a position: its history, and the hands that come of it."""
        history = self.history[:]
        kinds = self.kinds_drawn(numbers)
        open_draws: list[int] = []
        """Hidden draws whose card has not been shown, by their places in the history."""
        for at in range(len(history)):
            what = kind_of_event(history[at])
            if kinds[at] == NONE:
                continue
            if what < DISCARD_SHOWN:
                open_draws.append(at)
            else:
                # Of the cards of this kind in the hand it may be any.
                drawn = DRAWN + (what - DISCARD_SHOWN) % SIDES
                alike = [one for one in open_draws if kinds[one] == kinds[at] and kind_of_event(history[one]) == drawn]
                found = alike[below(numbers, 0, len(alike))]
                history[found] = event_of(drawn, card_of_event(history[at]))
                open_draws.remove(found)
        self.lay_out(p, history, kinds, open_draws, numbers)
        p.card_history = Chronicle(history, len(history))

    def kinds_drawn(self, numbers: list[int]) -> list[int]:
        """By event: the kind of card that a hidden hand drew or showed, else NONE. The last draw is made up first."""
        history = self.history
        kinds = self.shown[:]
        hands = pick_by_weight(self.weights, numbers)
        for at in range(len(history) - 1, -1, -1):
            what = kind_of_event(history[at])
            side = what % SIDES
            if kinds[at] != NONE:
                hands += 1 << self.shift(side, kinds[at])
            elif what < DISCARD_SHOWN and side != self.seat:
                before: dict[int, float] = {}
                for kind in range(len(self.sizes[at])):
                    shift = self.shift(side, kind)
                    if hands >> shift & MOST:
                        less = hands - (1 << shift)
                        left = self.sizes[at][kind] - self.in_hands(less, kind)
                        before[kind] = self.steps[at].get(less, 0.0) * left
                kinds[at] = pick_by_weight(before, numbers)
                hands -= 1 << self.shift(side, kinds[at])
        return kinds

    def lay_out(
        self, p: Position, history: list[int], kinds: list[int], open_draws: list[int], numbers: list[int]
    ) -> None:
        """Cards that nobody showed: each hidden draw still open brought one of its kind, the others are in the pile."""
        cards = [card for card in range(EVENTS) if self.kind_of_card[card] != NONE]
        shuffle(numbers, 0, cards)
        chosen = [p.event_place.count(SECRET + side) for side in range(SIDES)]
        for card in cards:
            p.event_place = replaced(p, p.event_place, card, PILE)
        shuffle(numbers, 0, open_draws)
        for at in open_draws:
            side = kind_of_event(history[at]) - DRAWN
            for card in cards:
                if self.kind_of_card[card] == kinds[at]:
                    history[at] = event_of(DRAWN + side, card)
                    p.event_place = replaced(p, p.event_place, card, SECRET + side if chosen[side] > 0 else HAND + side)
                    chosen[side] -= 1
                    cards.remove(card)
                    break


LAST: Final[list[CardBelief]] = []
"""The belief asked for last: many samples are drawn from one position, and reading its history takes longest."""


def card_belief(p: Position, seat: int) -> CardBelief:
    """What a seat knows of the hidden hands of a position."""
    eras = p.ruleset.event_eras
    for kept in LAST:
        if kept.chronicle.same_as(p.card_history) and kept.seat == seat and kept.eras is eras:
            return kept
    found = CardBelief(p.card_history.copy(), eras, seat)
    LAST[:] = [found]
    return found


def pick_by_weight(weights: dict[int, float], numbers: list[int]) -> int:
    """A key, as likely as its weight says."""
    if len(weights) == 1:
        for only in weights:
            return only
    total = 0.0
    for weight in weights.values():
        total += weight
    left = below(numbers, 0, FINE) * total / FINE
    chosen = NONE
    for key, weight in weights.items():
        chosen = key
        left -= weight
        if left < 0.0:
            break
    return chosen
