"""Conflict markers (3.8, 5.6.2, R44, R51, R52): placing them, and buying them off."""

from __future__ import annotations

from tricorne.games.imperial_struggle.actions import CLEAR
from tricorne.games.imperial_struggle.board.constants import (
    MARKET,
    MILITARY,
    NO_MARKER,
    PLUS_ONE_MARKER,
    POLITICAL,
    SHIFTABLE,
    Space,
)
from tricorne.games.imperial_struggle.board.control import in_play, protected, set_marker
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import Funds, funds_of
from tricorne.games.imperial_struggle.payment.verbs import CLEAR_MARKER
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.position import actor_of


def may_mark(p: Position, space: Space) -> bool:
    """Can a Conflict marker be put there: a Market or Political space in play without one (R52)?"""
    kind = p.ruleset.board.kind[space]
    return (kind == MARKET or kind == POLITICAL) and p.marker[space] == NO_MARKER and in_play(p, space)


def place(p: Position, space: Space, kind: int) -> None:
    """Put a Conflict marker (MARKER or PLUS_ONE_MARKER) on a space."""
    set_marker(p, space, kind)


def clear_price(p: Position, space: Space) -> int:
    """What buying a marker off costs: less on a Protected space, more for the dearer kind (R44)."""
    c = p.ruleset.components
    cost = c.price_remove_conflict_protected if protected(p, space) else c.price_remove_conflict
    if p.marker[space] == PLUS_ONE_MARKER:
        cost += c.price_plus_one_conflict
    return cost


def pays_off(p: Position, funds: Funds, space: Space) -> bool:
    """Can the marker that lies on a space be paid for?"""
    return funds.pay(p, CLEAR_MARKER, space, False, clear_price(p, space))


def can_clear(p: Position, funds: Funds) -> bool:
    """Is there any marker to pay for?"""
    if not p.marked_political | p.marked_markets:
        return False
    c = p.ruleset.components
    dearest = c.price_remove_conflict + c.price_plus_one_conflict
    if dearest <= funds.major or (dearest <= funds.minor and not funds.special):
        return True
    cheapest = c.price_remove_conflict_protected
    if funds.major < cheapest and funds.minor < cheapest and not funds.special:
        return False
    for space in p.ruleset.pieces.shiftable:
        if p.marker[space] != NO_MARKER and pays_off(p, funds, space):
            return True
    return False


class Clear(Decision[Position]):
    """Which marker is removed."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        funds = funds_of(p, actor_of(frame), MILITARY)
        for at, space in enumerate(p.ruleset.pieces.shiftable):
            if p.marker[space] != NO_MARKER and pays_off(p, funds, space):
                out.append(CLEAR + at)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        space = p.ruleset.pieces.shiftable[action - CLEAR]
        paying.begin(p, actor_of(frame), CLEAR_MARKER, MILITARY, space, False, clear_price(p, space))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not CLEAR <= action < CLEAR + SHIFTABLE:
            return Decision.reason(self, p, frame, action)
        space = p.ruleset.pieces.shiftable[action - CLEAR]
        if not p.marker[space]:
            return refuse("why-no-conflict", ["IS-5.6.2-1"], space=the_space(p, space))
        cost = clear_price(p, space)
        return refuse("why-clear-price", ["IS-R44"], space=the_space(p, space), price=cost, side=who(frame))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("clear-markers", say("prompt-clear-markers", side=who(frame)), ["IS-5.6.2-1", "IS-R44"])
