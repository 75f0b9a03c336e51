"""The sections of a row, and the lists of the position that each rests on: what is written anew when they change."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BYNG, DOMINANCE, EVENT, JACOBITE_IS_THIRD, STAGE, TURN
from tricorne.games.imperial_struggle.step_numbers import PAY_BY, PAY_EXTRA
from tricorne.games.imperial_struggle.view.round import under_way
from tricorne.kernel.bits import bit
from tricorne.kernel.position import kind_of

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
ROUND_EVENT: Final = 24
ROUND_DONE: Final = 25
DISCOUNTS: Final = 26

NO_QUESTION: Final = 0

WATCHED: Final = [
    "question",
    "flag",
    "marker",
    "damaged",
    "snapshot",
    "isolated",
    "moved",
    "huguenots",
    "tile_place",
    "event_place",
    "investment_place",
    "award_place",
    "demand",
    "ministry_place",
    "ability",
    "advantage_owner",
    "advantage_used",
    "advantage_new",
    "sides",
    "clock",
    "round",
    "buy",
    "pools",
    "discounts",
    "war",
    "under_way",
    "paying",
    "place_on_track",
    "phase",
    "markers_of_war",
]

# Lists that are worked out here once for both sides: what the Scoring Phase would give as France sees it, and the
# strength that the board gives in the theaters.
SCORED: Final = 0
STRENGTHS: Final = 1
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
}

RESTS_ON: Final[dict[int, list[str]]] = {
    CLOCK: ["clock", "under_way"],
    QUESTION: ["question"],
    VICTORY_POINTS: ["clock"],
    SIDES: ["sides", "flag", "event_place"],
    HELD_SINCE: ["snapshot"],
    ISOLATED: ["isolated"],
    HUGUENOTS: ["huguenots"],
    PILE: ["event_place"],
    CABINETS: ["ministry_place", "phase"],
    ROUND: ["round", "pools", "under_way"],
    ROUND_EVENT: ["under_way"],
    ROUND_DONE: ["round", "ministry_place", "under_way"],
    DISCOUNTS: ["discounts", "under_way"],
    PURCHASE: ["buy", "paying"],
    WAR: ["markers_of_war", "war", "tile_place"],
    WAR_TILES: ["place_on_track", "war", "tile_place"],
}
"""The sections that are not written by mirrors (mirrors.py)."""
REMEMBERED: Final = bit(QUESTION) | bit(ROUND_EVENT) | bit(PURCHASE)
"""Sections that look the same again and again."""


def watched(p: Position) -> list[list[int]]:
    """The lists named by ``WATCHED``. Of the stack only the question counts, and whether an Action Round is
    open, with its event."""
    frame = p.stack[-1] if p.stack else NO_QUESTION
    kind = kind_of(frame)
    is_open = 1 if p.stack else 0
    clock = p.clock
    return [
        [frame],
        p.flag,
        p.marker,
        p.damaged,
        p.snapshot.numbers(),
        [p.isolated_markets],
        p.moved,
        p.huguenots,
        p.tile_place,
        p.event_place,
        p.investment_place,
        p.award_place,
        p.demand,
        p.ministry_place,
        p.ability,
        p.advantage_owner,
        p.advantage_used,
        p.advantage_new,
        p.sides,
        p.clock,
        p.round,
        p.buy,
        p.pools,
        p.discounts,
        p.war,
        [1, is_open, p.round[EVENT]] if under_way(p) else [0, is_open, NONE],
        [kind if kind == PAY_BY or kind == PAY_EXTRA else NO_QUESTION],
        [clock[TURN], is_open],
        [clock[TURN], clock[STAGE], clock[JACOBITE_IS_THIRD]],
        [clock[TURN], clock[BYNG], clock[DOMINANCE]],
    ]
