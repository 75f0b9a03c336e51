"""Which navies count: for naval combat and for naval support (NAVAL-2 to NAVAL-7, NEUTRAL-3, R-NAVAL rulings)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.battle.strength import committed_to, own_navies, principal
from tricorne.games.struggle_of_empires.board.constants import NONE, PIRATES, Side
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKERS,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    TARGET,
    TARGET_ID,
    TOKEN,
    Position,
)
from tricorne.games.struggle_of_empires.board.ruleset import ANY_COMMITTED, BOTH_OWN


def navies_count(p: Position, side: Side) -> bool:
    """Whether a side has navies that count in the naval step of this attack."""
    b = p.battle
    if p.ruleset.naval_area[b[REGION]] < 0 or principal(p, side) == NONE:
        return False
    if b[TOKEN] != NONE or b[TARGET] != ON_POWER:
        return _counts_outside_war(p, side)
    if own_navies(p, side) > 0:
        return True
    fleet = p.ruleset.naval_fleet
    if fleet == BOTH_OWN or (side == ATTACKERS and fleet != ANY_COMMITTED):
        return False
    return committed_to(p, AT_SEA, side) > 0


def _counts_outside_war(p: Position, side: Side) -> bool:
    """Support against a neutral marker or Pirates attacked like one, in a Revolt, and against the Revolt token."""
    b = p.battle
    if b[TARGET] == ON_MARKER or (b[TARGET] == ON_TOKEN and b[TARGET_ID] == PIRATES):
        if own_navies(p, side) > 0:
            return True
        # R-NEUTRAL-1
        return p.ruleset.neutral_support_from_ally and committed_to(p, AT_SEA, side) > 0
    # COVERT-16, R-SETTLED-5, R-SETTLED-6: own navies alone, and only if the option counts them.
    return p.ruleset.revolt_naval_support and p.ruleset.is_player[principal(p, side)] and own_navies(p, side) > 0
