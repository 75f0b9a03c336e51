"""Discarding down to three cards (4.1.6, R5): in secret, France first, shown together."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import DISCARD as DISCARD_CARD
from tricorne.games.imperial_struggle.board.card_history import DISCARD_SHOWN, note
from tricorne.games.imperial_struggle.board.constants import EVENTS, SIDES, Side
from tricorne.games.imperial_struggle.board.places import DISCARDED, HAND, SECRET
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.step_numbers import DISCARD
from tricorne.games.imperial_struggle.text import refuse, say, the_card, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of, replaced


def hand_size(p: Position, side: Side) -> int:
    hand = HAND + side
    count = 0
    for place in p.event_place:
        if place == hand:
            count += 1
    return count


def show_discards(p: Position) -> None:
    """Both sides have chosen: the cards go to the open discard pile."""
    for card in range(EVENTS):
        if SECRET <= p.event_place[card] < SECRET + SIDES:
            note(p, DISCARD_SHOWN + p.event_place[card] - SECRET, card)
            p.event_place = replaced(p, p.event_place, card, DISCARDED)


class Discard(Decision[Position]):
    """One card more to be discarded."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = True

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        hand = HAND + actor_of(frame)
        for card, place in enumerate(p.event_place):
            if place == hand:
                out.append(DISCARD_CARD + card)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        side = actor_of(frame)
        p.event_place = replaced(p, p.event_place, action - DISCARD_CARD, SECRET + side)
        if hand_size(p, side) > p.ruleset.components.hand:
            p.ask(DISCARD, side)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if DISCARD_CARD <= action < DISCARD_CARD + EVENTS:
            return refuse("why-not-in-hand", ["IS-4.1.6-4"], card=the_card(p, action - DISCARD_CARD))
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-discard", side=who(frame), number=p.ruleset.components.hand)
        return Prompt("discard", asked, ["IS-4.1.6-4", "IS-4.1.6-5"])
