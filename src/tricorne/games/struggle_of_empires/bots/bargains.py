"""The bot and gold for help: what it offers its allies in an attack, and what it takes (NEGOTIATION-3).

Both sides are valued in the same way: what the help changes is worth so many points, the gold is worth so many, and
a deal is good when it leaves more than it takes. Help is only bought where it would not be given for nothing.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import COMMIT_ARMIES, COMMIT_NAVIES
from tricorne.games.struggle_of_empires.board.constants import NONE, PLACES
from tricorne.games.struggle_of_empires.board.position import (
    ATTACKER,
    ON_LAND,
    ON_POWER,
    REGION,
    TARGET,
    TARGET_ID,
    Position,
)
from tricorne.games.struggle_of_empires.bots.battle import Battle
from tricorne.games.struggle_of_empires.bots.outlook import SEVEN, chance_to_win
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_ARMIES as ASKED_FOR_ARMIES
from tricorne.games.struggle_of_empires.step_numbers import COMMIT_NAVIES as ASKED_FOR_NAVIES
from tricorne.games.struggle_of_empires.talk.deals import (
    ARMIES,
    AWAITS_HELPER,
    AWAITS_PAYER,
    GOLD,
    HELPER,
    NAVIES,
    OFFER_SIZE,
    PAYER,
    STATUS,
    number_of_offer,
)
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import actor_of, first_of, kind_of

MOST: Final = 5
"""Gold that is offered at most."""
MARGIN: Final = 0.15
"""Points that a deal must leave."""
FULL_PRICE: Final = 2.0
"""A counter-offer asks for no more than so many times the gold offered."""
SHARE: Final = 0.12
"""The part of what help brings that a helper wants for itself; whoever offers does not know it."""
AHEAD: Final = 0.3
"""Points that help for the leading power costs a helper beyond the rest."""


def asides(p: Position, me: int) -> list[str]:
    """What the power says now: answers to offers, or an offer of its own. Empty for nothing."""
    kind = kind_of(p.stack[-1]) if p.stack else 0
    if kind not in (ASKED_FOR_ARMIES, ASKED_FOR_NAVIES) or p.battle[ATTACKER] == NONE:
        return []
    if p.ruleset.deals_are_actions:
        return []  # asked for as actions: deals.py
    helper = actor_of(p.stack[-1])
    principal = first_of(p.stack[-1])
    said = _answers(p, me, helper, principal)
    if said or me != principal or _spoken_to(p, me, helper):
        return said
    return _offer(p, me, helper)


def _spoken_to(p: Position, me: int, helper: int) -> bool:
    for at in range(0, len(p.offers), OFFER_SIZE):
        if p.offers[at + PAYER] == me and p.offers[at + HELPER] == helper:
            return True
    return False


def hears(p: Position, me: int, action: ActionId) -> str:
    """The power that has called the ally who is asked, if it gives nothing now and has a price; empty otherwise."""
    kind = kind_of(p.stack[-1]) if p.stack else 0
    if kind not in (ASKED_FOR_ARMIES, ASKED_FOR_NAVIES) or actor_of(p.stack[-1]) != me or p.battle[ATTACKER] == NONE:
        return ""
    if p.ruleset.deals_are_actions:
        return ""
    if action != (COMMIT_ARMIES if kind == ASKED_FOR_ARMIES else COMMIT_NAVIES):
        return ""
    here = me * PLACES + p.battle[REGION]
    if p.armies[here] == 0 if kind == ASKED_FOR_ARMIES else p.armies[here] > 0:
        return ""  # nothing to sell, or armies to talk about when they are asked for
    principal = first_of(p.stack[-1])
    if _spoken_to(p, principal, me) or _fair_price(p, me, 1) > MOST:
        return ""
    return p.ruleset.components.power_ids[principal]


# -- answers ---------------------------------------------------------------------------------------


def _answers(p: Position, me: int, helper: int, principal: int) -> list[str]:
    """An answer to the first offer that waits for the power."""
    for at in range(0, len(p.offers), OFFER_SIZE):
        number = number_of_offer(at)
        status = p.offers[at + STATUS]
        gold = p.offers[at + GOLD]
        armies = p.offers[at + ARMIES]
        if status == AWAITS_HELPER and p.offers[at + HELPER] == me == helper:
            if p.offers[at + NAVIES] > 0 and kind_of(p.stack[-1]) != ASKED_FOR_NAVIES:
                return [f"refuse {number}"]
            wanted = _fair_price(p, me, armies + p.offers[at + NAVIES], SHARE)
            if gold >= wanted:
                return [f"accept {number}"]
            return [f"counter {number} {wanted}"] if wanted <= gold * FULL_PRICE else [f"refuse {number}"]
        if status == AWAITS_PAYER and p.offers[at + PAYER] == me == principal:
            worth = worth_of_help(p, me, armies)
            # Taxes for it would cost unrest as well.
            fair = gold <= p.gold[me] and worth > Battle(p, me).prices.gold(gold) + MARGIN
            return [f"accept {number}"] if fair else [f"refuse {number}"]
    return []


def _fair_price(p: Position, helper: int, units: int, share: float = 0.0) -> int:
    """The least gold for which a helper likes to commit so many units to whoever has called it, with a share of what
    they bring him."""
    at_sea = kind_of(p.stack[-1]) != ASKED_FOR_ARMIES
    principal = first_of(p.stack[-1])
    cost = help_price(p, helper, principal, units, at_sea)
    if share > 0 and not at_sea and p.ruleset.is_player[principal]:
        cost += share * max(0.0, worth_of_help(p, principal, units))
    prices = Battle(p, helper).prices
    gold = 1
    while prices.income(gold) - cost < MARGIN and gold < 3 * MOST:
        gold += 1
    return gold


def help_price(p: Position, helper: int, principal: int, units: int, at_sea: bool) -> float:
    """What it costs a helper, in points, to commit so many units: dearer for whoever is ahead of everybody."""
    battle = Battle(p.clone(), helper)
    first = COMMIT_NAVIES if at_sea else COMMIT_ARMIES
    cost = -battle.help([first, first + units], first)[1] + SEVEN * battle.prices.unit * (units - 1) * 0.5
    ahead = p.victory_points[principal] - max(
        p.victory_points[other] for other in p.ruleset.players if other != principal
    )
    return cost + (AHEAD if ahead > 0 else 0.0)


# -- offers ----------------------------------------------------------------------------------------


def worth_of_help(p: Position, me: int, armies: int) -> float:
    """What so many armies more are worth to the power that fights."""
    battle = Battle(p.clone(), me)
    difference = battle.difference(ON_LAND)
    stake = battle.stake()
    if p.battle[ATTACKER] == me:
        return (chance_to_win(difference + armies) - chance_to_win(difference)) * stake
    return (chance_to_win(difference) - chance_to_win(difference - armies)) * stake


def _offer(p: Position, me: int, helper: int) -> list[str]:
    """The best offer to the ally who is asked, if one pays; armies alone, since they decide on land."""
    if kind_of(p.stack[-1]) != ASKED_FOR_ARMIES or p.committed_navies[helper] > 0:
        return []
    if p.battle[TARGET] == ON_POWER and me not in (p.battle[ATTACKER], p.battle[TARGET_ID]):
        return []
    first = COMMIT_ARMIES
    free = Battle(p, helper).help([first, first + 1], first)[1]
    if free > 0:
        return []
    prices = Battle(p, me).prices
    best = MARGIN
    found: list[str] = []
    for armies in range(1, p.armies[helper * PLACES + p.battle[REGION]] + 1):
        gold = _fair_price(p, helper, armies)
        if gold > min(MOST, p.gold[me]):
            continue
        gain = worth_of_help(p, me, armies) - prices.gold(gold)
        if gain > best:
            best = gain
            name = p.ruleset.components.power_ids[helper]
            # A first offer leaves something to bargain for.
            found = [f"offer {name} {max(1, gold - gold // 3)} for navies 0 armies {armies}"]
    return found
