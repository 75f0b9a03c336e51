"""Forts (3.2.5, 5.6.3, 5.6.4, R45, R46): building, repairing, seizing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.actions import BUILD, REPAIR, SEIZE, fort_number
from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    FORTS,
    MILITARY,
    NONE,
    Side,
    flag_of,
    side_of,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.payment import paying
from tricorne.games.imperial_struggle.payment.funds import Funds, funds_of
from tricorne.games.imperial_struggle.payment.verbs import BUILD_FORT, REPAIR_FORT, SEIZE_FORT
from tricorne.games.imperial_struggle.text import refuse, say, the_side, the_space, who
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------


def can_support(p: Position, side: Side, fort: Word) -> bool:
    """Does the side hold a connected Market, Squadron or Territory since the start of its round (R45)?"""
    fixed = p.ruleset.sets
    own = p.held[flag_of(side)]
    markets: i64 = fixed.near_markets[fort]
    harbours: i64 = fixed.near_harbours[fort]
    return (p.snapshot.markets & own.markets & markets) | (p.snapshot.bases & own.bases & harbours) != 0


def can_storm(p: Position, side: Side, fort: Word) -> bool:
    """Does the side hold a connected Market or Squadron, even a new one (R46)?"""
    fixed = p.ruleset.sets
    own = p.held[flag_of(side)]
    markets: i64 = fixed.near_markets[fort]
    naval: i64 = fixed.near_naval[fort]
    return own.markets & markets | own.bases & naval != 0


def fort_verb(p: Position, side: Side, fort: Word) -> int:
    """What the state of a Fort allows a side, connections apart; NONE for an intact Fort."""
    if p.flag[fort] == EMPTY:
        return BUILD_FORT
    if not p.damaged[fort]:
        return NONE
    return REPAIR_FORT if p.flag[fort] == flag_of(side) else SEIZE_FORT


def fort_price(p: Position, fort: Word, verb: Word) -> int:
    c = p.ruleset.components
    cost = c.board.cost[fort]
    if verb == REPAIR_FORT:
        return cost - c.repair_fort_less
    return cost + c.seize_fort_more if verb == SEIZE_FORT else cost


def connected(p: Position, side: Side, fort: Word, verb: Word) -> bool:
    """Has the side the connection that this needs?"""
    if verb == BUILD_FORT:
        return can_support(p, side, fort)
    return verb == REPAIR_FORT or can_storm(p, side, fort)


def any_fort(p: Position, funds: Funds) -> bool:
    """Is there a Fort to pay for?"""
    fixed = p.ruleset.sets
    open_forts = fixed.forts & (p.held[EMPTY].bases | p.damaged_forts)
    if not open_forts:
        return False
    for fort in p.ruleset.forts:
        bit: i64 = fixed.bit[fort]
        if open_forts & bit and open_verb(p, funds, fort) != NONE:
            return True
    return False


def open_verb(p: Position, funds: Funds, fort: Word) -> int:
    """What the side can carry out on a Fort now and pay for, NONE if nothing."""
    verb = fort_verb(p, funds.side, fort)
    if verb == NONE or not funds.pay(p, verb, fort, verb == SEIZE_FORT, fort_price(p, fort, verb)):
        return NONE
    return verb if connected(p, funds.side, fort, verb) else NONE


# -- the decision ------------------------------------------------------------------------------


class Fort(Decision[Position]):
    """Which Fort is built, repaired or seized."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        funds = funds_of(p, actor_of(frame), MILITARY)
        verbs = [open_verb(p, funds, fort) for fort in p.ruleset.pieces.forts]
        for at in range(FORTS):
            if verbs[at] == BUILD_FORT:
                out.append(BUILD + at)
        for at in range(FORTS):
            if verbs[at] == REPAIR_FORT:
                out.append(REPAIR + at)
        for at in range(FORTS):
            if verbs[at] == SEIZE_FORT:
                out.append(SEIZE + at)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        verb = _verb_of(action)
        fort = p.ruleset.pieces.forts[fort_number(action)]
        price = fort_price(p, fort, verb)
        paying.begin(p, actor_of(frame), verb, MILITARY, fort, verb == SEIZE_FORT, price)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        if not BUILD <= action < SEIZE + FORTS:
            return Decision.reason(self, p, frame, action)
        side = actor_of(frame)
        verb = _verb_of(action)
        fort = p.ruleset.pieces.forts[fort_number(action)]
        name = the_space(p, fort)
        if fort_verb(p, side, fort) != verb:
            return _not_now(p, fort)
        if verb == BUILD_FORT and not can_support(p, side, fort):
            return refuse("why-fort-unsupported", ["IS-5.6.3-2"], side=who(frame), space=name)
        if verb == SEIZE_FORT and not can_storm(p, side, fort):
            return refuse("why-fort-no-storm", ["IS-5.6.4-3"], side=who(frame), space=name)
        key = "why-fort-price-seize" if verb == SEIZE_FORT else "why-fort-price"
        rules = ["IS-5.6.3-1", "IS-R46"]
        return refuse(key, rules, space=name, price=fort_price(p, fort, verb), side=who(frame))

    def prompt(self, p: Position, frame: int) -> Prompt:
        return Prompt("forts", say("prompt-forts", side=who(frame)), ["IS-5.6.3-1", "IS-5.6.4-1", "IS-5.6.4-2"])


def _verb_of(action: ActionId) -> int:
    if action < REPAIR:
        return BUILD_FORT
    return REPAIR_FORT if action < SEIZE else SEIZE_FORT


def _not_now(p: Position, fort: Word) -> Refusal:
    """Why something else would have to be done with a Fort."""
    rules = ["IS-R45", "IS-R46", "IS-3.2.5-3"]
    name = the_space(p, fort)
    if p.flag[fort] == EMPTY:
        return refuse("why-fort-empty", rules, space=name)
    key = "why-fort-damaged" if p.damaged[fort] else "why-fort-intact"
    return refuse(key, rules, space=name, side=the_side(side_of(p.flag[fort])))
