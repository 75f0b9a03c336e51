"""The whole price of a purchase before it is made: points, Debt, Treaty Points, and what is left (R23 to R27)."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import actions, step_numbers
from tricorne.games.imperial_struggle.board.constants import NONE, SHIFTABLE, TYPE_IDS, Side, Space
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BUY_PRICE,
    BUY_SPACE,
    CLOSED,
    DEBT,
    HAS_MAJOR,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    POOL_SIZE,
    TREATY,
)
from tricorne.games.imperial_struggle.view.prices import Row, bought_row, deploy_row, prices
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import has_bit
from tricorne.kernel.engine import Engine
from tricorne.kernel.position import kind_of

STILL_ASKED: Final = [
    step_numbers.HUGUENOTS,
    step_numbers.DEPLOY_FROM,
    step_numbers.PAY_BY,
    step_numbers.PAY_EXTRA,
]
"""Questions between a choice and its payment: until they are answered, what is paid with is open."""
MENU_VERBS: Final = {
    actions.BUILD_SQUADRON: "build-squadron",
    actions.BUY_WAR_TILE: "buy-war-tile",
    actions.DRAW_CARD: "draw-card",
}


def purchase(engine: Engine, p: Position, side: Side, action: ActionId) -> dict[str, object] | None:
    """What a purchase other than a shift costs; None for an action that buys nothing or is not open."""
    if engine.why_not(p, action) is not None:
        return None
    row = _row_of(p, side, action) or _row_begun(engine, p, side, action)
    if row is None:
        return None
    return {"kind": "price", **row, "paid": paid(engine, p, side, str(row["type"]), action)}


def paid(engine: Engine, p: Position, side: Side, type: str, action: ActionId) -> dict[str, object] | None:
    """What an open action takes and leaves, by playing it on a copy; None where it is still to be asked what pays."""
    after = p.clone()
    engine.apply(after, action)
    if after.stack and kind_of(after.stack[-1]) in STILL_ASKED:
        return None
    return {
        "points_left": points_left(after, TYPE_IDS.index(type)),
        "debt": after.sides[DEBT + side] - p.sides[DEBT + side],
        "debt_left": max(0, after.available_debt(side)),
        "treaty_points": p.sides[TREATY + side] - after.sides[TREATY + side],
        "treaty_left": after.sides[TREATY + side],
    }


def points_left(p: Position, type: int) -> int:
    """The points of a type that the round still has: Major, Minor, restricted ones too."""
    r = p.round
    found = r[MINOR] if r[MINOR_TYPE] == type else 0
    if has_bit(r[CLOSED], type):
        return found
    if r[HAS_MAJOR + type]:
        found += r[MAJOR + type]
    for at in range(0, len(p.pools), POOL_SIZE):
        if p.pools[at] == type:
            found += p.pools[at + 2]
    return found


def _row_of(p: Position, side: Side, action: ActionId) -> Row | None:
    kind = kind_of(p.stack[-1])
    if kind == step_numbers.DEPLOY_FROM:
        return deploy_row(p, side, p.buy[BUY_SPACE], action == actions.FROM_NAVY_BOX)
    verb, space = _bought(p, kind, action)
    if not verb:
        return None
    at = "" if space == NONE else p.ruleset.board.space_ids[space]
    for row in prices(p, side) or []:
        if row["verb"] == verb and row["space"] == at:
            return row
    return None


def _row_begun(engine: Engine, p: Position, side: Side, action: ActionId) -> Row | None:
    """The row of the purchase that is being paid for, or that an act of the menu begins by itself: an exchange, a
    Squadron sent home, a rising. Found by playing it on a copy."""
    if kind_of(p.stack[-1]) in (step_numbers.PAY_BY, step_numbers.PAY_EXTRA):
        return bought_row(p, side, p.buy)
    if kind_of(p.stack[-1]) not in (step_numbers.MENU, step_numbers.ADVANTAGE_TARGET):
        return None
    after = p.clone()
    after.buy[BUY_PRICE] = NONE
    engine.apply(after, action)
    return None if after.buy[BUY_PRICE] == NONE else bought_row(p, side, after.buy)


def _bought(p: Position, kind: int, action: ActionId) -> tuple[str, Space]:
    """What an action buys, and where; no verb where it buys nothing."""
    pieces = p.ruleset.pieces
    if kind == step_numbers.MENU:
        return MENU_VERBS.get(action, ""), NONE
    if kind == step_numbers.FORT and actions.BUILD <= action < actions.DEPLOY_TO:
        if action < actions.REPAIR:
            return "build", pieces.forts[action - actions.BUILD]
        if action < actions.SEIZE:
            return "repair", pieces.forts[action - actions.REPAIR]
        return "seize", pieces.forts[action - actions.SEIZE]
    if kind == step_numbers.DEPLOY_TO and actions.DEPLOY_TO <= action < actions.FROM:
        return "deploy", pieces.naval[action - actions.DEPLOY_TO]
    if kind == step_numbers.CLEAR and actions.CLEAR <= action < actions.CLEAR + SHIFTABLE:
        return "clear", pieces.shiftable[action - actions.CLEAR]
    return "", NONE
