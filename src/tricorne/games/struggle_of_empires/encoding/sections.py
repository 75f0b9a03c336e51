"""The sections of a row, and the lists of the position that each rests on: what is written anew when they change."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.step_numbers import ATTACK, BID, COMBAT, PROPOSE_BLUE, PROPOSE_RED
from tricorne.kernel.bits import bit
from tricorne.kernel.position import kind_of

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

NOTHING: Final[list[int]] = []

WATCHED: Final = [
    "question",
    "fighting",
    "armies",
    "navies",
    "forts",
    "control",
    "markers",
    "token_region",
    "token_owner",
    "alliances",
    "blockade",
    "gold",
    "population",
    "victory_points",
    "unrest",
    "counters",
    "unrest_gains",
    "unrest_history",
    "ready",
    "used",
    "display",
    "removed",
    "side",
    "box",
    "order",
    "clock",
    "turn",
    "auction",
    "battle",
    "committed_navies",
    "committed_armies",
    "moved",
    "draft",
    "offers",
    "asked_for_alliances",
    "over",
]

# Lists that look alike to all seats, worked out here: by power what the end of the war would bring, and so on.
SCORED: Final = 0
UPKEEP: Final = 1
PURSE: Final = 2
SHARED: Final[dict[int, list[str]]] = {
    SCORED: ["control"],
    UPKEEP: ["armies", "navies", "forts"],
    PURSE: ["population", "victory_points", "ready", "used", "control"],
}
PURSE_SIZE: Final = 5
"""Numbers for each power: population, tens and ones of its points, income, taxation."""

RESTS_ON: Final[dict[int, list[str]]] = {
    CLOCK: ["clock"],
    QUESTION: ["question"],
    TURN: ["clock", "order", "turn"],
    MOVED: ["moved"],
    AUCTION: ["auction", "clock", "asked_for_alliances"],
    BATTLE: ["battle", "fighting", "committed_navies", "committed_armies"],
    OFFERS: ["offers"],
    SIDES: ["side", "box"],
    GOLD: ["gold", "over"],
    UNREST: ["unrest", "counters", "unrest_gains", "unrest_history", "over"],
    TOKENS: ["token_region", "token_owner"],
    BLOCKADE: ["blockade"],
    PASSED_ON: ["draft"],
}
"""The sections that are not written by mirrors (mirrors.py), or never change."""
REMEMBERED: Final = bit(CLOCK) | bit(QUESTION)
"""Sections that look the same again and again."""
DEALS_REST_ON: Final = ["talk", "word", "clock", "question", "side"]


def fighting(p: Position) -> list[int]:
    """1 for an attack under way, 1 for its combat."""
    attack = 0
    combat = 0
    for frame in p.stack:
        kind = kind_of(frame)
        if kind == ATTACK:
            attack = 1
        elif kind == COMBAT:
            combat = 1
    return [attack, combat]


def watched(p: Position) -> list[list[int]]:
    """The lists named by ``WATCHED``. Of the stack only the question counts, and whether there is an attack."""
    kind = kind_of(p.stack[-1]) if p.stack else 0
    return [
        [p.stack[-1] if p.stack else 0],
        fighting(p),
        p.armies,
        p.navies,
        p.forts,
        p.control,
        p.markers,
        p.token_region,
        p.token_owner,
        p.alliances,
        p.blockade,
        p.gold,
        p.population,
        p.victory_points,
        p.unrest,
        p.counters,
        p.unrest_gains,
        [p.unrest_history.length],
        p.ready,
        p.used,
        p.display,
        p.removed,
        p.side,
        p.box,
        p.order,
        p.clock,
        p.turn,
        p.auction,
        p.battle,
        p.committed_navies,
        p.committed_armies,
        p.moved,
        p.markers + p.scratch if p.scratch and draft.under_way(p) else NOTHING,
        p.offers,
        [kind if kind == PROPOSE_RED or kind == PROPOSE_BLUE or kind == BID else 0, 1 if p.stack else 0],
        [1 if p.clock[PHASE] == GAME_OVER else 0],
    ]
