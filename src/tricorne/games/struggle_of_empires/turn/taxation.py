"""Gold and taxation: an expense is paid from gold on hand, the rest is taxed (GOLD, TAX rules)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import BANKING, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.turn import unrest


def yield_of(p: Position, power: Power) -> int:
    """Gold from one taxation: 2, or 3 with Banking; a second Banking changes nothing (TAX-3, TAX-4)."""
    return p.ruleset.banking_gold if p.owned(power, BANKING) > 0 else p.ruleset.taxation_gold


def taxations_for(p: Position, power: Power, amount: int) -> int:
    """The smallest number of taxations that covers an expense beyond gold on hand (TAX-2, TAX-5)."""
    short = amount - p.gold[power]
    if short <= 0:
        return 0
    each = yield_of(p, power)
    return (short + each - 1) // each


def pay(p: Position, power: Power, amount: int) -> int:
    """Pay an expense, taxing if gold does not cover it; returns the number of taxations.

    Call it after the step left the stack: each taxation gains 1 unrest, which may be a draw (TAX-3).
    """
    taxations = taxations_for(p, power, amount)
    if taxations > 0:
        p.gold[power] += taxations * yield_of(p, power)
        unrest.gain(p, power, taxations)
    p.gold[power] -= amount
    return taxations
