"""Conflict markers (3.8, 5.6.2, R44, R51, R52): placing them, and buying them off."""

from __future__ import annotations

from tricorne.games.imperial_struggle import buying
from tricorne.games.imperial_struggle.actions import CLEAR
from tricorne.games.imperial_struggle.control import in_play, protected, set_marker
from tricorne.games.imperial_struggle.position import Table
from tricorne.games.imperial_struggle.purse import Means, means_of
from tricorne.games.imperial_struggle.step import Decision
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.games.imperial_struggle.verbs import CLEAR_MARKER
from tricorne.games.imperial_struggle.words import (
    MARKET,
    MILITARY,
    NO_MARKER,
    PLUS_ONE_MARKER,
    POLITICAL,
    SHIFTABLE,
)
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.position import actor_of


def may_mark(p: Table, space: int) -> bool:
    """Can a Conflict marker be put there: a Market or Political space in play without one (R52)?"""
    kind = p.charter.board.kind[space]
    return (kind == MARKET or kind == POLITICAL) and p.marker[space] == NO_MARKER and in_play(p, space)


def place(p: Table, space: int, kind: int) -> None:
    """Put a Conflict marker (MARKER or PLUS_ONE_MARKER) on a space."""
    set_marker(p, space, kind)


def clear_price(p: Table, space: int) -> int:
    """What buying a marker off costs: less on a Protected space, more for the dearer kind (R44)."""
    c = p.charter.components
    cost = c.price_remove_conflict_protected if protected(p, space) else c.price_remove_conflict
    if p.marker[space] == PLUS_ONE_MARKER:
        cost += c.price_plus_one_conflict
    return cost


def clearable(p: Table, means: Means, space: int) -> bool:
    return p.marker[space] != NO_MARKER and means.pay(p, CLEAR_MARKER, space, False, clear_price(p, space))


def can_clear(p: Table, means: Means) -> bool:
    """Is there any marker to pay for?"""
    if not p.marked_political | p.marked_markets:
        return False
    c = p.charter.components
    dearest = c.price_remove_conflict + c.price_plus_one_conflict
    if dearest <= means.major or (dearest <= means.minor and not means.special):
        return True
    cheapest = c.price_remove_conflict_protected
    if means.major < cheapest and means.minor < cheapest and not means.special:
        return False
    for space in p.charter.pieces.shiftable:
        if clearable(p, means, space):
            return True
    return False


class Clear(Decision):
    """Which marker is removed."""

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        means = means_of(p, actor_of(frame), MILITARY)
        shiftable = p.charter.pieces.shiftable
        for at in range(SHIFTABLE):
            if clearable(p, means, shiftable[at]):
                out.append(CLEAR + at)

    def play(self, p: Table, frame: int, action: int) -> None:
        p.stack.pop()
        space = p.charter.pieces.shiftable[action - CLEAR]
        buying.begin(p, actor_of(frame), CLEAR_MARKER, MILITARY, space, False, clear_price(p, space))

    def reason(self, p: Table, frame: int, action: int) -> Refusal:
        if not CLEAR <= action < CLEAR + SHIFTABLE:
            return Decision.reason(self, p, frame, action)
        space = p.charter.pieces.shiftable[action - CLEAR]
        if not p.marker[space]:
            return refuse("why-no-conflict", ["IS-5.6.2-1"], space=the_space(p, space))
        cost = clear_price(p, space)
        return refuse("why-clear-price", ["IS-R44"], space=the_space(p, space), price=cost, side=who(frame))

    def prompt(self, p: Table, frame: int) -> Prompt:
        return Prompt("clear-markers", say("prompt-clear-markers", side=who(frame)), ["IS-5.6.2-1", "IS-R44"])
