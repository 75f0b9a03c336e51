"""Who may know what: unrest counters, draft hands, and (by option) gold; and drawing the unknown anew (UNREST-7, R-INFO)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.words import IN_DRAFT, KEPT, MARKERS, POWERS


def secrets(p: Table) -> list[int]:
    """Hidden facts with those who know them: each marker in a draft hand or kept face down."""
    found: list[int] = []
    for marker in range(MARKERS):
        at = p.markers[marker]
        if IN_DRAFT <= at < IN_DRAFT + POWERS:
            found.append(marker)
            found.append(1 << (at - IN_DRAFT))
        elif KEPT <= at < KEPT + POWERS:
            found.append(marker)
            found.append(1 << (at - KEPT))
    return found


def conceal(p: Table, seat: int, seed: int) -> None:
    """Draw anew what a seat cannot know."""
