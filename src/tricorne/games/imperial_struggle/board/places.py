"""Where a card or tile can lie: the numbers in the lists of places of a position."""

from __future__ import annotations

from typing import Final

# Places of an Event card
PILE: Final = 0
HAND: Final = 1
"""HAND + side."""
SECRET: Final = 3
"""SECRET + side: chosen to be discarded, not yet shown."""
DISCARDED: Final = 5
PLAYED: Final = 6
OUT_OF_GAME: Final = 7
LATER: Final = 8
"""Of an era still to come."""

# Places of an Investment tile
STACK: Final = 0
OPEN: Final = 1
TAKEN: Final = 2
"""TAKEN + side."""
USED: Final = 4

# Places of an Award tile
AWARD_POOL: Final = 0
ON_REGION: Final = 1
"""ON_REGION + Region."""
SPENT_AWARD: Final = 5

# Places of a War tile
POOL: Final = 0
IN_THEATER: Final = 1
"""IN_THEATER + number of the theater within its war, 0 to 3."""
UNPLACED: Final = 5
"""Drawn by its owner and not yet put anywhere."""
REMOVED: Final = 6
AWAY: Final = 7
"""A Bonus tile of another war than the next one."""

# Places of a Ministry card
UNUSED: Final = 0
CHOSEN: Final = 1
"""Face down before its owner."""
UP: Final = 2
MINISTRY_OUT: Final = 3
FRESH: Final = 4
"""Face down, taken in exchange in this Ministry Phase."""
GIVEN_BACK: Final = 5
"""Given in exchange in this Ministry Phase."""
