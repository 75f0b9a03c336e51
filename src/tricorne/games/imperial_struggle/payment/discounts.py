"""Discounts of cards on shifts of Political spaces (R115, R145, R154, R160): which spaces, how much, and for what.

The position lists the numbers of those that hold in the current round.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    EDMUND_BURKE,
    HANBURY_WILLIAMS,
    JONATHAN_SWIFT,
    SPACES,
    Space,
)
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.message import Thing, in_english

SWIFT_DISCOUNT: Final = 0
BURKE_DISCOUNT: Final = 1
HANBURY_DISCOUNT: Final = 2
PACTE_DISCOUNT: Final = 3


class Discount:
    """Fewer points for some shifts of Political spaces."""

    def __init__(self, source: Thing, spaces: list[Space], less: int, flags: bool, unflags: bool) -> None:
        self.source = source
        """The card that gives it."""
        self.on = [s in spaces for s in range(SPACES)]
        self.less = less
        self.flags = flags
        self.unflags = unflags


def all_discounts(c: Components) -> list[Discount]:
    """The four discounts of the game, under the numbers above (R145, R160, R154, R115)."""
    found: list[Discount] = []
    for ministry, ability, flags, unflags in (
        (JONATHAN_SWIFT, 0, True, False),
        (EDMUND_BURKE, 1, True, True),
        (HANBURY_WILLIAMS, 0, False, True),
    ):
        card = c.ministries[ministry]
        table = card.abilities[ability]
        spaces = c.board.target(table.text("on"))
        found.append(Discount(Thing("ministry", card.id), spaces, table.number("less", 1, 9), flags, unflags))
    for event in c.events:
        for step in event.versions[BRITAIN].steps:
            if step.text("do") == "unflag-discount":
                spaces = c.board.target(step.text("on"))
                found.append(Discount(Thing("card", event.id), spaces, step.number("less", 1, 9), False, True))
    if len(found) != PACTE_DISCOUNT + 1:
        words = f"the events hold {len(found) - PACTE_DISCOUNT} discounts on shifts; they must hold one"
        raise BadComponents(in_english(words))
    return found
