"""What a row shows element by element: the board, cards and tiles."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    AWARDS,
    EVENTS,
    INVESTMENTS,
    MINISTRIES,
    SPACES,
    SPANISH,
    USA,
    enemy_flag,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    DISCARDED,
    HAND,
    MINISTRY_OUT,
    OPEN,
    OUT_OF_GAME,
    PLAYED,
    SECRET,
    SPENT_AWARD,
    TAKEN,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.encoding.sections import WATCHED
from tricorne.kernel.encoding import AS_IT_IS, Layout, Mirror, shows

CARD_PLACES: Final = [DISCARDED, PLAYED, OUT_OF_GAME]
"""Where cards lie that everybody has seen."""


class _Finder:
    """Gathers the mirrors of a seat."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.found: list[Mirror] = []

    def show(self, name: str, size: int, part: str, table: list[int], repeat: int = 0) -> None:
        """A list in a part of the row; ``repeat`` counts the lists of that length before it in the same part."""
        first = int(self.layout.slices[part].start) + repeat * size
        self.found.append(Mirror(WATCHED.index(name), list(range(first, first + size)), table))


def mirrors(seat: int, layout: Layout) -> list[Mirror]:
    """The mirrors of a side."""
    f = _Finder(layout)
    other = 1 - seat
    third = shows(SPANISH)
    third[USA] = 2
    f.show("flag", SPACES, "flags-own", shows(flag_of(seat)))
    f.show("flag", SPACES, "flags-other-side", shows(enemy_flag(seat)))
    f.show("flag", SPACES, "flags-third", third)
    f.show("marker", SPACES, "conflicts", AS_IT_IS)
    f.show("damaged", SPACES, "damaged", AS_IT_IS)
    f.show("moved", SPACES, "squadron-moved", AS_IT_IS)
    f.show("event_place", EVENTS, "hand", shows(HAND + seat))
    f.show("event_place", EVENTS, "discarding", shows(SECRET + seat))
    for at in range(len(CARD_PLACES)):
        f.show("event_place", EVENTS, "cards-seen", shows(CARD_PLACES[at]), at)
    f.show("ministry_place", MINISTRIES, "ministries-up", shows(UP))
    f.show("ministry_place", MINISTRIES, "ministries-out", shows(MINISTRY_OUT))
    f.show("ability", 2 * MINISTRIES, "abilities-used", AS_IT_IS)
    f.show("advantage_owner", ADVANTAGES, "advantages-own", shows(seat))
    f.show("advantage_owner", ADVANTAGES, "advantages-other-side", shows(other))
    f.show("advantage_used", ADVANTAGES, "advantages-exhausted", shows(1))
    f.show("advantage_new", ADVANTAGES, "advantages-new", shows(1))
    f.show("investment_place", INVESTMENTS, "investments-open", shows(OPEN))
    f.show("investment_place", INVESTMENTS, "investments-own", shows(TAKEN + seat))
    f.show("investment_place", INVESTMENTS, "investments-other-side", shows(TAKEN + other))
    f.show("investment_place", INVESTMENTS, "investments-used", shows(USED))
    f.show("award_place", AWARDS, "award-tiles", shows(AWARD_POOL))
    f.show("award_place", AWARDS, "award-tiles", shows(SPENT_AWARD), 1)
    return f.found
