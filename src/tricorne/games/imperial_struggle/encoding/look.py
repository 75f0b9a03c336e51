"""What has changed on the table since it was last looked at: the lists that rows rest on, each under its number."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BUY_SIZE,
    BYNG,
    COUNT,
    DOMINANCE,
    JACOBITE_IS_THIRD,
    REASON,
    ROUND_SIZE,
    STAGE,
    TURN,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.peace.turn import INITIATIVE_HELD
from tricorne.games.imperial_struggle.step_numbers import PAY_BY, PAY_EXTRA, ROUND
from tricorne.kernel.kept_rows import GameRows
from tricorne.kernel.position import KIND_MASK
from tricorne.kernel.word_rows import as_list

# Of the stack only the question counts, and whether an Action Round is open
OF_QUESTION: Final = 0
OF_UNDER_WAY: Final = 1
OF_FLAG: Final = 2
OF_MARKER: Final = 3
OF_DAMAGED: Final = 4
OF_SNAPSHOT: Final = 5
OF_ISOLATED: Final = 6
OF_MOVED: Final = 7
OF_HUGUENOTS: Final = 8
OF_TILE_PLACE: Final = 9
OF_EVENT_PLACE: Final = 10
OF_INVESTMENT_PLACE: Final = 11
OF_AWARD_PLACE: Final = 12
OF_DEMAND: Final = 13
OF_MINISTRY_PLACE: Final = 14
OF_ABILITY: Final = 15
OF_ADVANTAGE_OWNER: Final = 16
OF_ADVANTAGE_USED: Final = 17
OF_ADVANTAGE_NEW: Final = 18
OF_SIDES: Final = 19
OF_CLOCK: Final = 20
OF_ROUND: Final = 21
OF_PURCHASE: Final = 22
OF_POOLS: Final = 23
OF_DISCOUNTS: Final = 24
OF_WAR: Final = 25
OF_CALENDAR: Final = 26
OF_PLACE_ON_TRACK: Final = 27
OF_PHASE: Final = 28
OF_MARKERS_OF_WAR: Final = 29

WATCHED: Final = [
    "question",
    "under_way",
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
    "purchase",
    "pools",
    "discounts",
    "war",
    "calendar",
    "place_on_track",
    "phase",
    "markers_of_war",
]
"""Their names, in that order."""

NO_QUESTION: Final = 0
NO_ROUND: Final = [NONE] * ROUND_SIZE
"""What is seen of the round when there is none."""
NO_PURCHASE: Final = [NO_QUESTION] * (1 + BUY_SIZE)


def look(p: Position, kept: GameRows) -> None:
    """Hand over what has changed."""
    seen = kept.seen
    frame = NO_QUESTION
    rounds = 0
    is_open = 0
    for frame in p.stack:
        is_open = 1
        if frame & KIND_MASK == ROUND:
            rounds = 1
    if seen[OF_QUESTION][0] != frame:
        kept.carry(OF_QUESTION, [frame])
    opened = seen[OF_UNDER_WAY]
    turned = opened[0] != rounds or opened[1] != is_open
    if turned:
        kept.carry(OF_UNDER_WAY, [rounds, is_open])
    kind = frame & KIND_MASK
    if kind == PAY_BY or kind == PAY_EXTRA:
        kept.carry(OF_PURCHASE, [kind] + as_list(p.buy))
    elif seen[OF_PURCHASE][0] != NO_QUESTION:
        kept.carry(OF_PURCHASE, NO_PURCHASE)
    _look_at_board(p, kept)
    _look_at_pieces(p, kept)
    kept.look_at(OF_SIDES, p.sides)
    if rounds:
        kept.look_at(OF_ROUND, p.round)
    elif seen[OF_ROUND] is not NO_ROUND:
        kept.carry(OF_ROUND, NO_ROUND)
        kept.forget(OF_ROUND)
    if seen[OF_POOLS] != p.pools:
        kept.carry_copy(OF_POOLS, p.pools)
    kept.look_at(OF_WAR, p.war)
    if kept.look_at(OF_CLOCK, p.clock) or turned:
        _look_at_clock(p, is_open, kept)


def _look_at_board(p: Position, kept: GameRows) -> None:
    seen = kept.seen
    if seen[OF_FLAG] is not p.flag:
        kept.carry(OF_FLAG, p.flag)
    if seen[OF_MARKER] is not p.marker:
        kept.carry(OF_MARKER, p.marker)
    if seen[OF_DAMAGED] is not p.damaged:
        kept.carry(OF_DAMAGED, p.damaged)
    held = p.snapshot
    since = seen[OF_SNAPSHOT]
    if since[0] != held.political or since[1] != held.markets or since[2] != held.bases:
        kept.carry(OF_SNAPSHOT, [held.political, held.markets, held.bases])
    if seen[OF_ISOLATED][0] != p.isolated_markets:
        kept.carry(OF_ISOLATED, [p.isolated_markets])
    if seen[OF_MOVED] is not p.moved:
        kept.carry(OF_MOVED, p.moved)
    if seen[OF_HUGUENOTS] is not p.huguenots:
        kept.carry(OF_HUGUENOTS, p.huguenots)


def _look_at_pieces(p: Position, kept: GameRows) -> None:
    """Cards and tiles, and the discounts that they give."""
    seen = kept.seen
    if seen[OF_TILE_PLACE] is not p.tile_place:
        kept.carry(OF_TILE_PLACE, p.tile_place)
    if seen[OF_EVENT_PLACE] is not p.event_place:
        kept.carry(OF_EVENT_PLACE, p.event_place)
    if seen[OF_INVESTMENT_PLACE] is not p.investment_place:
        kept.carry(OF_INVESTMENT_PLACE, p.investment_place)
    if seen[OF_AWARD_PLACE] is not p.award_place:
        kept.carry(OF_AWARD_PLACE, p.award_place)
    if seen[OF_DEMAND] is not p.demand:
        kept.carry(OF_DEMAND, p.demand)
    if seen[OF_MINISTRY_PLACE] is not p.ministry_place:
        kept.carry(OF_MINISTRY_PLACE, p.ministry_place)
    if seen[OF_ABILITY] is not p.ability:
        kept.carry(OF_ABILITY, p.ability)
    if seen[OF_ADVANTAGE_OWNER] is not p.advantage_owner:
        kept.carry(OF_ADVANTAGE_OWNER, p.advantage_owner)
    if seen[OF_ADVANTAGE_USED] is not p.advantage_used:
        kept.carry(OF_ADVANTAGE_USED, p.advantage_used)
    if seen[OF_ADVANTAGE_NEW] is not p.advantage_new:
        kept.carry(OF_ADVANTAGE_NEW, p.advantage_new)
    if seen[OF_DISCOUNTS] is not p.discounts:
        kept.carry(OF_DISCOUNTS, p.discounts)


def _look_at_clock(p: Position, is_open: int, kept: GameRows) -> None:
    """The clock, and what some sections read of it."""
    clock = as_list(p.clock)
    calendar = clock[:]
    calendar[COUNT] = calendar[VP] = calendar[WINNER] = calendar[REASON] = 0
    kept.carry(OF_CALENDAR, calendar)
    kept.carry(OF_PLACE_ON_TRACK, [clock[TURN], is_open])
    choosing = 1 if clock[STAGE] == INITIATIVE_HELD else 0
    kept.carry(OF_PHASE, [clock[TURN], choosing, clock[JACOBITE_IS_THIRD]])
    kept.carry(OF_MARKERS_OF_WAR, [clock[TURN], clock[BYNG], clock[DOMINANCE]])
