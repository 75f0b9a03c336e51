"""What can be attacked, and by whom (ATTACK-2 to ATTACK-6, ATTACK-15, NEUTRAL-1, COVERT-12, R-ATTACK rulings)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import ATTACK_MARKER, ATTACK_POWER, ATTACK_TOKEN, attack_parts
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    ATTACKABLE,
    NAVY,
    NONE,
    ON_MAP,
    PIRATES,
    PLACES,
    POWERS,
    REGIONS,
    TOKENS,
    Power,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import BOTH_OWN
from tricorne.games.struggle_of_empires.text import refuse, the_marker, the_place, the_power, the_token, the_unit
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Refusal


def navies_serving(p: Position, power: Power, region: Region) -> int:
    """Navies of a power that count as present in a region (BOARD-5, R-MOVE-8)."""
    area = p.ruleset.naval_area[region]
    return p.navies[power * PLACES + area] if area >= 0 else 0


def present(p: Position, power: Power, region: Region) -> bool:
    """Whether a power has something in a region that can be attacked (ATTACK-4, R-ATTACK-4)."""
    if p.control[region * POWERS + power] > 0:
        return True
    if not p.ruleset.is_player[power]:
        return False
    at = power * PLACES + region
    return p.armies[at] > 0 or p.forts[at] > 0 or navies_serving(p, power, region) > 0


def may_be_helped(p: Position, target: int) -> bool:
    """Whether players may join the defence of a power; for a non-player one an option decides (R-NP-1)."""
    return p.ruleset.is_player[target] or p.ruleset.nonplayer_marker_help


def could_meet_at_sea(p: Position, target: int, region: Region) -> bool:
    """Whether naval combat against a power could follow: it or a player ally has a navy (R-SETTLED-8)."""
    if navies_serving(p, target, region) > 0:
        return True
    if p.ruleset.naval_fleet == BOTH_OWN:
        return False
    if not may_be_helped(p, target):
        return False
    side = p.side[target]
    for ally in p.ruleset.players:
        if ally != target and p.side[ally] == side and navies_serving(p, ally, region) > 0:
            return True
    return False


def fought_at_sea(p: Position, token: int) -> bool:
    """Whether a token that holds a marker is attacked by navies; else by armies (COVERT-12, COVERT-18)."""
    return token == PIRATES and p.ruleset.pirates_at_sea


def can_attack_token(p: Position, power: Power, token: int) -> bool:
    region = p.token_region[token]
    if region == NONE:
        return False
    if fought_at_sea(p, token):
        return navies_serving(p, power, region) > 0
    return p.armies[power * PLACES + region] > 0


def legal_attacks_on_powers(p: Position, power: Power, out: list[int]) -> None:
    at = power * PLACES
    mine = p.side[power]
    # A power that is not in the game has no side, pieces or markers.
    others = [target for target in range(POWERS) if p.side[target] != mine]
    for region in range(REGIONS):
        armed = p.armies[at + region] > 0
        area = p.ruleset.naval_area[region]
        afloat = area >= 0 and p.navies[at + area] > 0
        if not armed and not afloat:
            continue
        for target in others:
            if present(p, target, region) and (armed or could_meet_at_sea(p, target, region)):
                out.append(ATTACK_POWER + region * POWERS + target)


def legal_attacks_on_neutrals(p: Position, power: Power, out: list[int]) -> None:
    """Neutral markers where the power has an army, and tokens."""
    start = len(out)
    for region in range(REGIONS):
        if p.armies[power * PLACES + region] > 0:
            for marker in p.ruleset.attackable[region]:
                if p.markers[marker] == ON_MAP:
                    out.append(ATTACK_MARKER + marker)
    _sort_tail(out, start)
    for token in range(TOKENS):
        if can_attack_token(p, power, token):
            out.append(ATTACK_TOKEN + token)


def _sort_tail(out: list[int], start: int) -> None:
    """Markers are listed by region, their numbers follow the components file: put them in rising order."""
    for at in range(start + 1, len(out)):
        value = out[at]
        back = at
        while back > start and out[back - 1] > value:
            out[back] = out[back - 1]
            back -= 1
        out[back] = value


def can_attack_any(p: Position, power: Power) -> bool:
    found: list[int] = []
    legal_attacks_on_powers(p, power, found)
    legal_attacks_on_neutrals(p, power, found)
    return len(found) > 0


def why_not_attack(p: Position, power: Power, action: ActionId) -> Refusal | None:
    if action >= ATTACK_TOKEN:
        return _why_not_token(p, power, action - ATTACK_TOKEN)
    if action >= ATTACK_MARKER:
        return _why_not_marker(p, power, action - ATTACK_MARKER)
    region, target = attack_parts(action)
    name = the_power(p, power)
    enemy = the_power(p, target)
    where = the_place(p, region)
    if target == power:
        return refuse("why-attack-itself", ["ATTACK-2", "ATTACK-3"], power=name)
    if not p.ruleset.in_game[target]:
        return refuse("why-not-in-game", ["ATTACK-2", "NONPLAYER-15"], power=enemy)
    if p.side[target] == p.side[power]:
        return refuse("why-same-alliance", ["ATTACK-3", "R-ATTACK-7"], power=enemy, power2=name)
    if not present(p, target, region):
        if not p.ruleset.is_player[target]:
            rules = ["NONPLAYER-10", "NONPLAYER-12", "ATTACK-15"]
            return refuse("why-no-control", rules, power=enemy, region=where)
        return refuse("why-no-presence", ["R-ATTACK-4", "ATTACK-4"], power=enemy, region=where)
    if p.armies[power * PLACES + region] > 0:
        return None
    if navies_serving(p, power, region) == 0:
        return refuse("why-no-force", ["ATTACK-5", "R-ATTACK-1"], power=name, region=where)
    if could_meet_at_sea(p, target, region):
        return None
    return refuse("why-no-sea-target", ["R-ATTACK-2", "R-SETTLED-8", "ATTACK-6"], power=name, region=where)


def _why_not_marker(p: Position, power: Power, marker: int) -> Refusal | None:
    where = the_place(p, p.ruleset.marker_region[marker])
    if p.ruleset.marker_kind[marker] != ATTACKABLE:
        return refuse("why-settled", ["NEUTRAL-1"], region=where, marker=the_marker(p, marker))
    if p.markers[marker] != ON_MAP:
        return refuse("why-not-on-map", ["ATTACK-2"], region=where, marker=the_marker(p, marker))
    if p.armies[power * PLACES + p.ruleset.marker_region[marker]] < 1:
        rules = ["ATTACK-5", "R-ATTACK-1"]
        return refuse("why-no-unit", rules, power=the_power(p, power), unit=the_unit(ARMY), region=where)
    return None


def _why_not_token(p: Position, power: Power, token: int) -> Refusal | None:
    region = p.token_region[token]
    if region == NONE:
        return refuse("why-token-supply", ["COVERT-12"], token=the_token(p, token))
    if can_attack_token(p, power, token):
        return None
    return refuse(
        "why-no-unit",
        ["R-COVERT-7", "R-ATTACK-1", "COVERT-12" if p.ruleset.pirates_at_sea else "COVERT-18"],
        power=the_power(p, power),
        unit=the_unit(NAVY if fought_at_sea(p, token) else ARMY),
        region=the_place(p, region),
    )
