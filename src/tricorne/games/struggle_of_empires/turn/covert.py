"""Covert tokens: inciting pirates and colony revolts (COVERT-1 to COVERT-17).

The fight itself is an attack by the token (attack.py); a token that holds a marker is attacked like a
neutral marker (targets.py).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import INCITE, incite_parts
from tricorne.games.struggle_of_empires.battle.attack import incite
from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS, REGIONS, TOKENS, Power
from tricorne.games.struggle_of_empires.board.position import ATTACKED, TOKENS_USED, Position
from tricorne.games.struggle_of_empires.text import refuse, the_place, the_power, the_token
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.engine import Refusal


def is_barred(p: Position, power: Power, token: int) -> bool:
    """Whether a token failed in the hands of a power not long ago (COVERT-11, R-COVERT-6)."""
    return p.token_bars[power * TOKENS + token] > 0


def legal_covert(p: Position, power: Power, out: list[int]) -> None:
    for token in range(TOKENS):
        if p.token_region[token] != NONE or has_bit(p.turn[TOKENS_USED], token):
            continue
        if is_barred(p, power, token):
            continue
        for region in p.ruleset.token_regions[token]:
            at = region * POWERS
            for target in range(POWERS):
                if p.control[at + target] > 0 and (target != power or p.ruleset.covert_own_marker):
                    out.append(INCITE + token * REGIONS * POWERS + at + target)


def why_not_incite(p: Position, power: Power, action: ActionId) -> Refusal | None:
    token, region, target = incite_parts(action)
    name = the_token(p, token)
    reach = "COVERT-3" if token == 0 else "COVERT-4"
    if p.token_region[token] != NONE:
        return refuse("why-token-holds", ["COVERT-15"], token=name, region=the_place(p, p.token_region[token]))
    if has_bit(p.turn[TOKENS_USED], token):
        return refuse("why-token-used", ["COVERT-11", "R-COVERT-6"], power=the_power(p, power), token=name)
    if is_barred(p, power, token):
        return refuse("why-token-barred", ["COVERT-11", "R-COVERT-6"], power=the_power(p, power), token=name)
    if region not in p.ruleset.token_regions[token]:
        return refuse("why-token-reach", [reach], token=name, region=the_place(p, region))
    if target == power and not p.ruleset.covert_own_marker:
        return refuse("why-own-marker", ["R-COVERT-1"], power=the_power(p, power))
    if p.control[region * POWERS + target] < 1:
        where = the_place(p, region)
        return refuse("why-no-control", [reach, "R-COVERT-11"], power=the_power(p, target), region=where)
    return None


def turn_is_over(p: Position, power: Power) -> None:
    """A turn of a power shortens its bans (COVERT-11, R-COVERT-6)."""
    for token in range(TOKENS):
        left = p.token_bars[power * TOKENS + token]
        if left > 0:
            p.bar_token(power, token, left - 1)


def strike(p: Position, power: Power, action: ActionId) -> None:
    """Use a token; its user may not choose it again in this turn, nor if it fails in his next one (COVERT-11)."""
    token, region, target = incite_parts(action)
    p.turn[TOKENS_USED] |= bit(token)
    if p.ruleset.token_ban_turns > 0:
        p.bar_token(power, token, p.ruleset.token_ban_turns)
    if p.ruleset.incite_spoils_relief:
        p.turn[ATTACKED] = 1
    incite(p, token, region, target)
