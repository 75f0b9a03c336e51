"""What became of the Event cards, in order: what a side that remembers everything knows about the other's hand.

``card_history`` of a position lists every card that changed its place. A draw names the card, which its side alone saw;
everything else happens openly. Who reads a history (``view/card_belief.py``) leaves out what its seat did not see.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.position import Position

KIND: Final = 64
"""An event is ``kind * KIND + card``."""
DRAWN: Final = 0
"""DRAWN + side: into the hand."""
DISCARD_SHOWN: Final = 2
"""DISCARD_SHOWN + side: from the hand to the open discards."""
LEFT_HAND: Final = 4
"""LEFT_HAND + side: from the hand out of the game, openly."""
LEFT_PILE: Final = 6
"""From the pile out of the game, openly."""
ERA_JOINED: Final = 7
"""The cards of an era (in the place of a card) join the pile; other eras' hands are cut if the era is the last."""
PILE_RENEWED: Final = 8
"""All discards become the pile."""
KINDS: Final = 9


def event_of(kind: int, card: int) -> int:
    """The number of an event.

    >>> shown = event_of(DISCARD_SHOWN + 1, 40)
    >>> kind_of_event(shown), card_of_event(shown)
    (3, 40)
    """
    return kind * KIND + card


def kind_of_event(event: int) -> int:
    """What happened: DRAWN, DISCARD_SHOWN and so on, with the side added where a hand is meant."""
    return event // KIND


def card_of_event(event: int) -> int:
    """The card it happened to; the era, where ERA_JOINED."""
    return event % KIND


def note(p: Position, kind: int, card: int) -> None:
    """Add an event."""
    p.card_history.append(event_of(kind, card))
