"""Covert tokens: inciting pirates and colony revolts (COVERT-1 to COVERT-17).

The fight itself is an attack by the token (attack.py); a token that holds a marker is attacked like a
neutral marker (targets.py).
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import INCITE
from tricorne.games.struggle_of_empires.battle.attack import incite
from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS, REGIONS, TOKENS
from tricorne.games.struggle_of_empires.board.position import TOKENS_USED, Position
from tricorne.games.struggle_of_empires.refusals import power_name, refuse, region_name
from tricorne.kernel.engine import Refusal


def legal_covert(p: Position, power: int, out: list[int]) -> None:
    for token in range(TOKENS):
        if p.token_region[token] != NONE or p.turn[TOKENS_USED] >> token & 1 == 1:
            continue
        for region in p.ruleset.token_regions[token]:
            at = region * POWERS
            for target in range(POWERS):
                if p.control[at + target] > 0 and target != power:
                    out.append(INCITE + token * REGIONS * POWERS + at + target)


def why_not_incite(p: Position, power: int, action: int) -> Refusal | None:
    token = (action - INCITE) // (REGIONS * POWERS)
    region = (action - INCITE) // POWERS % REGIONS
    target = (action - INCITE) % POWERS
    name = p.ruleset.components.token_ids[token]
    reach = "COVERT-3" if token == 0 else "COVERT-4"
    if p.token_region[token] != NONE:
        return refuse(f"the {name} token holds a marker in {region_name(p, p.token_region[token])}", "COVERT-15")
    if p.turn[TOKENS_USED] >> token & 1 == 1:
        return refuse(f"{power_name(p, power)} has just used the {name} token", "COVERT-11", "R-COVERT-6")
    if region not in p.ruleset.token_regions[token]:
        return refuse(f"the {name} token cannot strike in {region_name(p, region)}", reach)
    if target == power:
        return refuse(f"{power_name(p, power)} cannot strike its own marker", "R-COVERT-1")
    if p.control[region * POWERS + target] < 1:
        return refuse(
            f"{power_name(p, target)} has no control marker in {region_name(p, region)}", reach, "R-COVERT-11"
        )
    return None


def strike(p: Position, action: int) -> None:
    """Use a token; its user may not choose it again in this turn (COVERT-11)."""
    token = (action - INCITE) // (REGIONS * POWERS)
    p.turn[TOKENS_USED] |= 1 << token
    incite(p, token, (action - INCITE) // POWERS % REGIONS, (action - INCITE) % POWERS)
