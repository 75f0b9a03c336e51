"""Diplomatic purchases besides shifts (5.5.3), and Jacobite shifts (R142)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import SHIFT
from tricorne.games.imperial_struggle.board.constants import (
    DIPLOMATIC,
    EMPTY,
    MILITARY,
    NONE,
    SHIFTABLE,
    Side,
)
from tricorne.games.imperial_struggle.board.places import PILE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.ministries.jacobites import can_shift
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import Funds
from tricorne.games.imperial_struggle.payment.price import Item, jacobite_price, sum_of
from tricorne.games.imperial_struggle.payment.verbs import EVENT_CARD, JACOBITE
from tricorne.games.imperial_struggle.peace.draws import any_at
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def can_draw_card(p: Position, funds: Funds) -> bool:
    """Can an Event card be bought: the draw pile has one and 3 points are there (R4)?"""
    return funds.pay(p, EVENT_CARD, NONE, False, p.ruleset.components.price_draw_event) and any_at(p.event_place, PILE)


def draw_card(p: Position, side: Side) -> None:
    paying.begin(p, side, EVENT_CARD, DIPLOMATIC, NONE, False, p.ruleset.components.price_draw_event)


class JacobiteShift(Decision[Position]):
    """Which space of Scotland or Ireland is shifted with Military points."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        side = actor_of(frame)
        for space in p.ruleset.rising.spaces:
            if can_shift(p, side, space):
                out.append(SHIFT + p.ruleset.pieces.at_shiftable[space])

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        space = p.ruleset.pieces.shiftable[action - SHIFT]
        removes = p.flag[space] != EMPTY
        paying.begin(p, actor_of(frame), JACOBITE, MILITARY, space, removes, jacobite_price(p, space, None))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not SHIFT <= action < SHIFT + SHIFTABLE:
            return Decision.reason(self, p, frame, action)
        space = p.ruleset.pieces.shiftable[action - SHIFT]
        name = the_space(p, space)
        if space not in p.ruleset.rising.spaces:
            return refuse("why-rising-elsewhere", ["IS-R142"], space=name)
        if p.flag[space] == actor_of(frame) + 1:
            return refuse("why-holds-already", ["IS-3.2.8-3"], side=who(frame), space=name)
        items: list[Item] = []
        cost = jacobite_price(p, space, items)
        return refuse("why-rising-price", ["IS-R142"], space=name, price=cost, sum=sum_of(items))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("jacobite-shift", say("prompt-jacobite-shift", side=who(frame)), ["IS-R142", "IS-MINISTRY-4-1"])
