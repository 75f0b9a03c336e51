"""The sections of a row, and the lists of the position that each rests on: what is written anew when they change."""

from __future__ import annotations

from typing import Final

from tricorne.kernel.bits import bit

CLOCK: Final = 0
QUESTION: Final = 1
VICTORY_POINTS: Final = 2
SCORING: Final = 3
SIDES: Final = 4
FLAGS: Final = 5
CONFLICTS: Final = 6
DAMAGED: Final = 7
HELD_SINCE: Final = 8
ISOLATED: Final = 9
MOVED: Final = 10
HUGUENOTS: Final = 11
CARDS: Final = 12
MINISTRIES: Final = 13
ABILITIES: Final = 14
ADVANTAGES: Final = 15
INVESTMENTS: Final = 16
AWARD_TILES: Final = 17
ROUND: Final = 18
PURCHASE: Final = 19
WAR: Final = 20
WAR_TILES: Final = 21
PILE: Final = 22
CABINETS: Final = 23
DISCOUNTS: Final = 24

# Lists that are worked out once for both sides: what the Scoring Phase would give as France sees it, the strength that
# the board gives in the theaters, squadrons on the map, the Action Round under way, the war,
# the War tiles that all see, the clock, what the phasing side has held since its round began, Isolated Markets,
# ministries that lie face down, the Awards and demands themselves, cards in the hands and in the pile.
SCORED: Final = 0
STRENGTHS: Final = 1
DEPLOYED: Final = 2
ROUND_SHOWN: Final = 3
WAR_SHOWN: Final = 4
TILES_OPEN: Final = 5
CLOCK_SHOWN: Final = 6
SINCE: Final = 7
ISOLATED_NOW: Final = 8
FACE_DOWN: Final = 9
REWARDS: Final = 10
CARDS_HELD: Final = 11
SHARED: Final[dict[int, list[str]]] = {
    SCORED: [
        "flag",
        "marker",
        "award_place",
        "demand",
        "ministry_place",
        "advantage_owner",
        "advantage_used",
        "place_on_track",
    ],
    STRENGTHS: ["flag", "marker", "damaged", "ministry_place", "war", "markers_of_war"],
    DEPLOYED: ["flag"],
    ROUND_SHOWN: ["round", "pools", "ministry_place", "under_way"],
    WAR_SHOWN: ["markers_of_war", "war", "tile_place"],
    TILES_OPEN: ["place_on_track", "war", "tile_place"],
    CLOCK_SHOWN: ["calendar", "under_way"],
    SINCE: ["snapshot"],
    ISOLATED_NOW: ["isolated"],
    FACE_DOWN: ["ministry_place", "phase"],
    REWARDS: ["award_place", "demand", "place_on_track"],
    CARDS_HELD: ["event_place"],
}

RESTS_ON: Final[dict[int, list[str]]] = {
    QUESTION: ["question"],
    HUGUENOTS: ["huguenots"],
    DISCOUNTS: ["discounts", "under_way"],
    PURCHASE: ["purchase"],
}
"""The sections that are not written by mirrors (mirrors.py) or composed (clock.py, round.py)."""
REMEMBERED: Final = bit(QUESTION) | bit(PURCHASE) | bit(DISCOUNTS)
"""Sections that look the same again and again."""
