"""The Action Round under way: the points of the side whose round it is, what it has done, and what it is paying for."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    DIPLOMATIC,
    ECONOMIC,
    NONE,
    REGIONS,
    SIDE_IDS,
    TYPE_IDS,
    TYPES,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ADVANTAGE_REGIONS,
    ADVANTAGES_USED,
    BONUS,
    BOUGHT_TILES,
    BUY_ADVANTAGE,
    BUY_FROM,
    BUY_HUGUENOTS,
    BUY_MISSING,
    BUY_PRICE,
    BUY_REMOVES,
    BUY_SPACE,
    BUY_TYPE,
    BUY_VERB,
    EVENT,
    EXCHANGED,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    OPEN_ACTION,
    POOL_SIZE,
    REGIONS_PAID,
    SIDE,
    SPENT,
    SQUADRON_LESS,
    TILE,
    UPGRADE,
    is_attached,
    restriction_of,
)
from tricorne.games.imperial_struggle.payment.funds import major_open, money
from tricorne.kernel.bits import numbers_in
from tricorne.kernel.position import kind_of

VERBS: Final = [
    "shift",
    "jacobite-shift",
    "build-fort",
    "repair-fort",
    "seize-fort",
    "deploy",
    "clear-marker",
    "squadron",
    "war-tile",
    "event-card",
    "exchange",
    "naval-bastion",
    "jacobite-rising",
]
"""What can be bought, in the order of verbs.py."""


def under_way(p: Position) -> bool:
    """Is an Action Round open?"""
    for frame in p.stack:
        if kind_of(frame) == step_numbers.ROUND:
            return True
    return False


def rests_on(p: Position) -> list[int]:
    """What ``action_round`` shows besides the registers of the round, its restricted points and its discounts."""
    if not under_way(p):
        return []
    return [money(p, p.round[SIDE], type) for type in range(TYPES)]


def action_round(p: Position) -> dict[str, object] | None:
    """Points, closed and open actions, limits used up; None outside the Action Rounds."""
    if not under_way(p):
        return None
    r = p.round
    c = p.ruleset.components
    side = r[SIDE]
    return {
        "side": SIDE_IDS[side],
        "tile": None if r[TILE] == NONE else c.investments.ids[r[TILE]],
        "major": {TYPE_IDS[type]: r[MAJOR + type] for type in range(TYPES) if major_open(p, type)},
        "minor": None if r[MINOR_TYPE] == NONE else {"type": TYPE_IDS[r[MINOR_TYPE]], "points": r[MINOR]},
        "restricted": _pools(p),
        "debt_and_treaty_points": {TYPE_IDS[type]: money(p, side, type) for type in range(TYPES)},
        "open_action": None if r[OPEN_ACTION] == NONE else TYPE_IDS[r[OPEN_ACTION]],
        "spent": r[SPENT] != 0,
        "event": None if r[EVENT] == NONE else c.event_ids[r[EVENT]],
        "event_bonus": r[BONUS] == 1,
        "upgrade": r[UPGRADE] == 1,
        "advantages_used": r[ADVANTAGES_USED],
        "advantage_regions": _regions(p, r[ADVANTAGE_REGIONS]),
        "economic_regions": _regions(p, r[REGIONS_PAID + ECONOMIC]),
        "diplomatic_regions": _regions(p, r[REGIONS_PAID + DIPLOMATIC]),
        "war_tiles_bought": r[BOUGHT_TILES],
        "squadron_less": r[SQUADRON_LESS],
        "exchanged_for": None if r[EXCHANGED] == NONE else TYPE_IDS[r[EXCHANGED]],
        "discounts": [p.ruleset.discounts[number].source.to_data() for number in p.discounts],
    }


def _regions(p: Position, bits: int) -> list[str]:
    return [p.ruleset.board.region_ids[at] for at in numbers_in(bits, REGIONS)]


def _pools(p: Position) -> list[dict[str, object]]:
    """Restricted points of events, and attached ones of ministries."""
    found: list[dict[str, object]] = []
    for at in range(0, len(p.pools), POOL_SIZE):
        found.append(
            {
                "type": TYPE_IDS[p.pools[at]],
                "restriction": p.ruleset.board.restriction_ids[restriction_of(p.pools[at + 1])],
                "attached": is_attached(p.pools[at + 1]),
                "points": p.pools[at + 2],
            }
        )
    return found


def purchase(p: Position) -> dict[str, object] | None:
    """What is being paid for while a side is asked how; None otherwise."""
    if not p.stack or kind_of(p.stack[-1]) not in (step_numbers.PAY_BY, step_numbers.PAY_EXTRA):
        return None
    buy = p.buy
    ids = p.ruleset.board.space_ids
    return {
        "verb": VERBS[buy[BUY_VERB]],
        "type": TYPE_IDS[buy[BUY_TYPE]],
        "space": None if buy[BUY_SPACE] == NONE else ids[buy[BUY_SPACE]],
        "removes": buy[BUY_REMOVES] == 1,
        "price": buy[BUY_PRICE],
        "missing": buy[BUY_MISSING] if kind_of(p.stack[-1]) == step_numbers.PAY_EXTRA else None,
        "from": _from(p),
        "advantage": None if buy[BUY_ADVANTAGE] == NONE else p.ruleset.components.advantage_ids[buy[BUY_ADVANTAGE]],
        "huguenots": None if buy[BUY_HUGUENOTS] == NONE else ids[buy[BUY_HUGUENOTS]],
    }


def _from(p: Position) -> str | None:
    """Where a Squadron comes from, or the type of point in an exchange."""
    verb = VERBS[p.buy[BUY_VERB]]
    at = p.buy[BUY_FROM]
    if verb == "deploy":
        return "navy-box" if at == NONE else p.ruleset.board.space_ids[at]
    if verb == "exchange":
        return TYPE_IDS[at]
    return None
