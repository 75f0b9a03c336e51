"""The strength of a side in a combat, item by item (NAVAL-11 to NAVAL-13, LAND-1 to LAND-6, LOCAL-5, 6, 14).

The same sums are fought with, shown before a fight, and worked into the odds.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.battle.targets import navies_serving
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY_TRAINING,
    NAVAL_TRAINING,
    NONE,
    PLACES,
    POWERS,
    Power,
    Side,
)
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BLOCKADING,
    COMBAT_KIND,
    DEFENDERS,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    SUPPORT,
    SURPRISED,
    TARGET,
    TARGET_ID,
    TOKEN,
    Position,
)
from tricorne.kernel.bits import has_bit

# Items of a sum
OWN_ARMY: Final = 0
OWN_NAVY: Final = 1
OWN_FORT: Final = 2
ALLY_ARMY: Final = 3
ALLY_NAVY: Final = 4
NP_ARMY: Final = 5
NP_NAVY: Final = 6
NP_MARKER: Final = 7
MARKER_STRENGTH: Final = 8
TOKEN_STRENGTH: Final = 9
NAVAL_SUPPORT: Final = 10
TRAINING_AT_LAND: Final = 11
TRAINING_AT_SEA: Final = 12
LOCAL_ALLIANCE: Final = 13
ITEM_WORDS: Final = [
    "own-army",
    "own-navy",
    "own-fort",
    "ally-army",
    "ally-navy",
    "np-army",
    "np-navy",
    "np-marker",
    "marker-strength",
    "token-strength",
    "naval-support",
    "army-training",
    "naval-training",
    "local-alliance",
]


def principal(p: Position, side: Side) -> int:
    """The power that leads a side; NONE for a neutral marker or a token."""
    if side == ATTACKERS:
        return p.battle[ATTACKER]
    return p.battle[TARGET_ID] if p.battle[TARGET] == ON_POWER else NONE


def player_principal(p: Position, side: Side) -> int:
    """The player who decides for a side; NONE for markers, tokens and non-player powers (R-NAVAL-7)."""
    power = principal(p, side)
    return power if power != NONE and p.ruleset.is_player[power] else NONE


def own_navies(p: Position, side: Side) -> int:
    power = principal(p, side)
    if power == NONE or _np_left_out(p, side, power):
        return 0
    return navies_serving(p, power, p.battle[REGION])


def has_own_unit(p: Position, kind: int, side: Side) -> bool:
    """Whether the principal has a unit of his own in the combat (LOCAL-6, TILE-ARMY-TRAINING-2)."""
    power = principal(p, side)
    if power == NONE or not p.ruleset.is_player[power]:
        return False
    if kind == AT_SEA:
        return own_navies(p, side) > 0
    at = power * PLACES + p.battle[REGION]
    return p.armies[at] > 0 or (side == DEFENDERS and p.forts[at] > 0)


def _np_left_out(p: Position, side: Side, power: Power) -> bool:
    """Surprise Attack may keep non-player units from the defender, his own among them (R-TILE-21, R-SETTLED-3)."""
    return side == DEFENDERS and _bars_nonplayers(p) and not p.ruleset.is_player[power]


def _bars_nonplayers(p: Position) -> bool:
    return p.battle[SURPRISED] == 1 and p.ruleset.surprise_bars_nonplayers


def _nonplayer_strength(p: Position, kind: int, side: Side, power: Power, items: list[int]) -> int:
    """Non-player units that join a side by themselves (NONPLAYER-8, NONPLAYER-9, R-COVERT-2, R-NP-5)."""
    if p.battle[TARGET] != ON_POWER or (side == DEFENDERS and _bars_nonplayers(p)):
        return 0
    region = p.battle[REGION]
    covert = p.battle[TOKEN] != NONE
    total = 0
    for other in p.ruleset.nonplayers:
        if p.side[other] == p.side[power] and (not covert or other == power):
            if kind == AT_SEA:
                navies = navies_serving(p, other, region)
                total += add(items, NP_NAVY, other, navies, navies)
            else:
                armies = p.armies[other * PLACES + region]
                total += add(items, NP_ARMY, other, armies, armies)
    return total


def training(p: Position, kind: int, side: Side) -> int:
    """+1 for the principal with more training tiles who has an own unit in the combat (NAVAL-12, LAND-5, R-LAND-1)."""
    if not has_own_unit(p, kind, side):
        return 0
    tile = NAVAL_TRAINING if kind == AT_SEA else ARMY_TRAINING
    other_side = DEFENDERS if side == ATTACKERS else ATTACKERS
    other = player_principal(p, other_side)
    theirs = 0
    if other != NONE and (not p.ruleset.training_eligible_only or has_own_unit(p, kind, other_side)):
        theirs = p.owned(other, tile)
    return p.ruleset.training_bonus if p.owned(principal(p, side), tile) > theirs else 0


def applies(p: Position, alliance: int, kind: int, side: Side) -> bool:
    """Whether a local alliance could serve the principal in this kind of combat (LOCAL-5, LOCAL-6, R-SETTLED-7)."""
    if p.alliances[alliance] != principal(p, side):
        return False
    symbol = p.ruleset.alliance_naval[alliance] if kind == AT_SEA else p.ruleset.alliance_land[alliance]
    return symbol and (not p.ruleset.alliance_needs_unit or has_own_unit(p, kind, side))


def add(items: list[int], item: int, who: int, count: int, value: int) -> int:
    """Write one item of a sum: item, power (or alliance, marker, token), how many, what they are worth."""
    if value == 0:
        return 0
    items.append(item)
    items.append(who)
    items.append(count)
    items.append(value)
    return value


def strength(p: Position, side: Side, items: list[int]) -> int:
    """The strength of a side before dice in the combat of ``p.battle``; the items are appended four by four."""
    kind = p.battle[COMBAT_KIND]
    power = principal(p, side)
    if power == NONE:
        total = _bare_strength(p, side, items)
    elif p.ruleset.is_player[power]:
        total = _own_strength(p, kind, side, power, items)
    else:
        total = 0
        # R-COVERT-2: a token's own text counts units alone.
        covert = p.battle[TOKEN] != NONE
        if p.ruleset.nonplayer_strength_against_tokens if covert else kind == ON_LAND:
            total = add(items, NP_MARKER, power, 1, p.ruleset.nonplayer_defence)
    if power == NONE:
        return total
    committed = p.committed_navies if kind == AT_SEA else p.committed_armies
    for ally in p.ruleset.players:
        if committed[ally] > 0 and p.side[ally] == p.side[power]:
            total += add(items, ALLY_NAVY if kind == AT_SEA else ALLY_ARMY, ally, committed[ally], committed[ally])
    total += _nonplayer_strength(p, kind, side, power, items)
    if kind == ON_LAND and p.battle[SUPPORT] == side:
        worth = p.ruleset.blockade_support if p.battle[BLOCKADING] == 1 else p.ruleset.naval_support
        total += add(items, NAVAL_SUPPORT, power, 1, worth)
    return total


def _bare_strength(p: Position, side: Side, items: list[int]) -> int:
    """A neutral marker's or a token's own number (NEUTRAL-2, COVERT-3, COVERT-4, COVERT-12)."""
    if side == DEFENDERS and p.battle[TARGET] == ON_MARKER:
        marker = p.battle[TARGET_ID]
        return add(items, MARKER_STRENGTH, marker, 1, p.ruleset.marker_strength[marker])
    token = p.battle[TARGET_ID] if side == DEFENDERS and p.battle[TARGET] == ON_TOKEN else p.battle[TOKEN]
    return add(items, TOKEN_STRENGTH, token, 1, p.ruleset.token_strength[token])


def _own_strength(p: Position, kind: int, side: Side, power: Power, items: list[int]) -> int:
    region = p.battle[REGION]
    total = 0
    spent = p.battle[SPENT_BY_ATTACKER] if side == ATTACKERS else p.battle[SPENT_BY_DEFENDER]
    if kind == AT_SEA:
        navies = own_navies(p, side)
        total += add(items, OWN_NAVY, power, navies, navies)
    else:
        at = power * PLACES + region
        total += add(items, OWN_ARMY, power, p.armies[at], p.armies[at])
        if side == DEFENDERS:
            total += add(items, OWN_FORT, power, p.forts[at], p.forts[at] * p.ruleset.fort_strength)
    tiles = p.owned(power, NAVAL_TRAINING if kind == AT_SEA else ARMY_TRAINING)
    total += add(items, TRAINING_AT_SEA if kind == AT_SEA else TRAINING_AT_LAND, power, tiles, training(p, kind, side))
    for alliance in p.ruleset.alliances_in[region]:
        used = has_bit(spent, alliance)
        # LOCAL-5: an alliance serves once in an attack, at sea if it was spent there, else on land.
        if used == (kind == AT_SEA) and applies(p, alliance, kind, side):
            total += add(items, LOCAL_ALLIANCE, alliance, 1, p.ruleset.alliance_bonus)
    return total


def side_of_ally(p: Position, ally: Power) -> int:
    """Which side a committed ally stands on."""
    attacker = p.battle[ATTACKER]
    if attacker != NONE and p.side[ally] == p.side[attacker]:
        return ATTACKERS
    return DEFENDERS


def committed_to(p: Position, kind: int, side: Side) -> int:
    """Committed units of the kind that fights, over all allies of a side."""
    power = principal(p, side)
    if power == NONE:
        return 0
    committed = p.committed_navies if kind == AT_SEA else p.committed_armies
    total = 0
    for ally in range(POWERS):
        if committed[ally] > 0 and p.side[ally] == p.side[power]:
            total += committed[ally]
    return total
