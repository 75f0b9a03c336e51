"""Debt and Treaty Points outside of purchases (6, 9): lowering, forcing, gaining."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import BRITAIN, JAMES_WATT, Side
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import DEBT, LIMIT, TREATY


def lower_debt(p: Position, side: Side, points: int) -> int:
    """Lower a side's Debt, to no less than 0; by how much it fell."""
    fell = min(points, p.sides[DEBT + side])
    p.sides[DEBT + side] = p.sides[DEBT + side] - fell
    return fell


def force_debt(p: Position, side: Side, points: int) -> None:
    """Debt a side must take: what does not fit under its limit gives the opponent 1 VP each (R61, R157)."""
    fits = max(0, min(points, p.sides[LIMIT + side] - p.sides[DEBT + side]))
    p.sides[DEBT + side] = p.sides[DEBT + side] + fits
    over = points - fits
    if over > 0 and not (side == BRITAIN and p.ministry_place[JAMES_WATT] == UP):
        p.score(1 - side, over)


def gain_treaty(p: Position, side: Side, points: int) -> None:
    """Treaty Points for a side; the cut to four comes in its own phase (R14)."""
    p.sides[TREATY + side] = p.sides[TREATY + side] + points
