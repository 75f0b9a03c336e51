"""Jacobite Uprisings (ministry 4, R142, R143): shifts for Military points, or victory points."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import EMPTY, MILITARY, NONE, Side, Space, flag_of
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import JACOBITE_SHIFTED, ROSE
from tricorne.games.imperial_struggle.ministries.ministry import Ministry
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import any_action, can_pay
from tricorne.games.imperial_struggle.payment.price import jacobite_price
from tricorne.games.imperial_struggle.payment.verbs import JACOBITE, RISING
from tricorne.games.imperial_struggle.step_numbers import JACOBITE_SHIFT
from tricorne.games.imperial_struggle.text import refuse
from tricorne.kernel.engine import Refusal

SHIFTS = 0
RISES = 1


def can_shift(p: Position, side: Side, space: Space) -> bool:
    """Can a space of Scotland or Ireland be shifted with Military points now?"""
    flag = p.flag[space]
    if flag == flag_of(side):
        return False
    return can_pay(p, side, MILITARY, JACOBITE, space, flag != EMPTY, jacobite_price(p, space, None))


class Jacobites(Ministry):
    """Both abilities are used when their purchase is made, the shifts any number of times in one round."""

    def unused(self, p: Position, ability: int) -> bool:
        if p.round[JACOBITE_SHIFTED]:
            return ability == SHIFTS and p.round[JACOBITE_SHIFTED] != ROSE
        return p.ability[self.number * 2 + ability] == 0

    def exhaust(self, p: Position, ability: int) -> None:
        """The purchase itself marks the ability (purchase.py)."""

    def usable(self, p: Position, ability: int) -> bool:
        if not any_action(p, MILITARY):
            return False
        if ability == RISES:
            return can_pay(p, self.side, MILITARY, RISING, NONE, False, p.ruleset.rising.price)
        for space in p.ruleset.rising.spaces:
            if can_shift(p, self.side, space):
                return True
        return False

    def why_not(self, p: Position, ability: int) -> Refusal:
        if not any_action(p, MILITARY):
            return refuse("why-ministry-needs-military", ["IS-R142", "IS-R143"], ministry=self.thing())
        if ability == RISES:
            return refuse("why-rising-cost", ["IS-R143"], price=p.ruleset.rising.price)
        return refuse("why-rising-no-space", ["IS-R142"])

    def use(self, p: Position, ability: int) -> None:
        if ability == SHIFTS:
            p.ask(JACOBITE_SHIFT, self.side)
        else:
            paying.begin(p, self.side, RISING, MILITARY, NONE, False, p.ruleset.rising.price)
