"""The sections of a row, and the lists of the position that each rests on: what is written anew when they change."""

from __future__ import annotations

from typing import Final

from tricorne.kernel.bits import bit

CLOCK: Final = 0
QUESTION: Final = 1
TURN: Final = 2
MOVED: Final = 3
AUCTION: Final = 4
BATTLE: Final = 5
OFFERS: Final = 6
ROLES: Final = 7
SIDES: Final = 8
GOLD: Final = 9
UNREST: Final = 10
TREASURY: Final = 11
TILES_READY: Final = 12
TILES_USED: Final = 13
ALLIANCES: Final = 14
ARMIES: Final = 15
NAVIES: Final = 16
FORTS: Final = 17
CONTROL: Final = 18
MARKERS: Final = 19
TOKENS: Final = 20
BLOCKADE: Final = 21
DISPLAY: Final = 22
REMOVED: Final = 23
ALLIANCES_FREE: Final = 24
PASSED_ON: Final = 25
DEALS: Final = 26
"""Only where deals are actions."""

# Lists that look alike to all seats, worked out once: by power what the end of the war would bring, and so on; the turn
# and the auction under way; gold and unrest as the powers themselves and as all others know them; units that moved.
SCORED: Final = 0
UPKEEP: Final = 1
HOLDINGS: Final = 2
TURN_SHOWN: Final = 3
AUCTION_SHOWN: Final = 4
GOLD_SHOWN: Final = 5
UNREST_SHOWN: Final = 6
MOVED_SHOWN: Final = 7
SHARED: Final[dict[int, list[str]]] = {
    SCORED: ["control"],
    UPKEEP: ["armies", "navies", "forts"],
    HOLDINGS: ["population", "victory_points", "ready", "used", "control"],
    TURN_SHOWN: ["clock", "order", "turn"],
    AUCTION_SHOWN: ["auction", "clock", "asked_for_alliances"],
    GOLD_SHOWN: ["gold", "over"],
    UNREST_SHOWN: ["unrest", "counters", "unrest_gains", "unrest_history", "over"],
    MOVED_SHOWN: ["moved"],
}
HOLDINGS_SIZE: Final = 5
"""Numbers for each power: population, tens and ones of its points, income, taxation."""

RESTS_ON: Final[dict[int, list[str]]] = {
    CLOCK: ["clock"],
    QUESTION: ["question"],
    BATTLE: ["battle", "fighting", "committed_navies", "committed_armies"],
    OFFERS: ["offers"],
    TOKENS: ["token_region", "token_owner"],
    BLOCKADE: ["blockade"],
    PASSED_ON: ["draft"],
}
"""The sections that are not written by mirrors (mirrors.py) or composed (composed.py), and may change."""
REMEMBERED: Final = bit(CLOCK) | bit(QUESTION)
"""Sections that look the same again and again."""
DEALS_REST_ON: Final = ["talk", "word", "clock", "question", "side"]
