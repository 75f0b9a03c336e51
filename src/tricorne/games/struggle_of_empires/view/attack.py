"""What is going on in a turn: the attack and its strengths, the unit on the move, offers for help. All public."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.battle import attack as stages
from tricorne.games.struggle_of_empires.battle import strength
from tricorne.games.struggle_of_empires.battle.combat import BATTLE_DICE, RESULT, total_of
from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, HOME, NONE, POWERS, UNIT_WORDS, Side
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BASE_ATTACKER,
    BASE_DEFENDER,
    BLOCKADING,
    COMBAT_KIND,
    COMBAT_STAGE,
    DEFENDERS,
    DICE,
    DICE_ROLLED,
    ON_LAND,
    ON_POWER,
    ON_TOKEN,
    REGION,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    STAGE,
    SUPPORT,
    SURPRISED,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    WITHDRAWN,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import (
    ATTACK,
    COMBAT,
    DESTINATION,
    RED_DIE,
    SEA_CHOICE,
    SEA_DIE,
    WHITE_DIE,
)
from tricorne.games.struggle_of_empires.talk import deals
from tricorne.games.struggle_of_empires.turn import distant_sea
from tricorne.games.struggle_of_empires.turn.voyage import (
    BUILDING,
    face_of,
    goal_of,
    is_new,
    origin_of,
    owner_of,
    unit_of,
)
from tricorne.kernel.bits import numbers_in
from tricorne.kernel.position import actor_of, kind_of, second_of

SIDES: Final[list[str | None]] = [None, "attackers", "defenders"]
STAGES: Final = [
    "declared",
    "call-attackers",
    "call-defenders",
    "naval-step",
    "defender-at-sea",
    "attacker-alliances",
    "defender-alliances",
    "naval-combat",
    "after-naval",
    "may-surrender",
    "may-blockade",
    "land-combat",
    "finished",
]
"""Where the attack goes on when what is open now is done (see attack.py)."""
OFFER_STATUS: Final = ["awaits-helper", "awaits-payer", "accepted", "refused", "withdrawn"]
VOYAGES: Final = [SEA_DIE, WHITE_DIE, RED_DIE, SEA_CHOICE]


def on_stack(p: Position, kind: int) -> bool:
    """Whether a step of a kind is under way."""
    for packed in p.stack:
        if kind_of(packed) == kind:
            return True
    return False


# -- the attack ----------------------------------------------------------------------------------


def attack(p: Position) -> dict[str, object] | None:
    """The attack under way: who, where, whom, who helps, and how strong both sides are now."""
    if not on_stack(p, ATTACK):
        return None
    c = p.ruleset.components
    b = p.battle
    helpers: list[dict[str, object]] = []
    for power in range(POWERS):
        if p.committed_navies[power] + p.committed_armies[power] > 0:
            helpers.append(
                {
                    "power": c.power_ids[power],
                    "side": SIDES[strength.side_of_ally(p, power)],
                    "navies": p.committed_navies[power],
                    "armies": p.committed_armies[power],
                }
            )
    return {
        "region": c.region_ids[b[REGION]],
        "attacker": None if b[ATTACKER] == NONE else c.power_ids[b[ATTACKER]],
        "token": None if b[TOKEN] == NONE else c.token_ids[b[TOKEN]],
        "target": _target(p),
        "stage": STAGES[b[STAGE]],
        "surprise": b[SURPRISED] == 1,
        "committed": helpers,
        "support": SIDES[b[SUPPORT]],
        "blockade": b[BLOCKADING] == 1,
        "withdrawal": b[WITHDRAWN] != 0,
        "spent_at_sea": {
            "attackers": _bits(c.alliance_ids, b[SPENT_BY_ATTACKER]),
            "defenders": _bits(c.alliance_ids, b[SPENT_BY_DEFENDER]),
        },
        "fights_on_land": stages.fights_on_land(p),
        "sea": _strengths(p, AT_SEA),
        "land": _strengths(p, ON_LAND),
        "combat": _combat(p),
    }


def _target(p: Position) -> dict[str, object]:
    c = p.ruleset.components
    target = p.battle[TARGET_ID]
    if p.battle[TARGET] == ON_POWER:
        return {"kind": "power", "id": c.power_ids[target]}
    if p.battle[TARGET] == ON_TOKEN:
        return {"kind": "token", "id": c.token_ids[target]}
    return {"kind": "marker", "id": c.marker_ids[target]}


def _bits(ids: list[str], spent: int) -> list[str]:
    return [ids[alliance] for alliance in numbers_in(spent, ALLIANCES)]


def _strengths(p: Position, kind: int) -> dict[str, object]:
    """What both sides would have before dice in a combat of a kind that began now."""
    copy = p.clone()
    copy.battle[COMBAT_KIND] = kind
    return {"attackers": _strength(copy, ATTACKERS), "defenders": _strength(copy, DEFENDERS)}


def _strength(p: Position, side: Side) -> dict[str, object]:
    items: list[int] = []
    total = strength.strength(p, side, items)
    lines: list[dict[str, object]] = []
    for at in range(0, len(items), 4):
        lines.append(
            {
                "item": strength.ITEM_WORDS[items[at]],
                "of": _owner_of(p, items[at], items[at + 1]),
                "count": items[at + 2],
                "worth": items[at + 3],
            }
        )
    return {"strength": total, "items": lines}


def _owner_of(p: Position, item: int, number: int) -> str | None:
    """Whose item it is: a power, an alliance, a marker or a token."""
    c = p.ruleset.components
    if number == NONE:
        return None
    if item == strength.LOCAL_ALLIANCE:
        return c.alliance_ids[number]
    if item == strength.MARKER_STRENGTH:
        return c.marker_ids[number]
    return c.token_ids[number] if item == strength.TOKEN_STRENGTH else c.power_ids[number]


def _combat(p: Position) -> dict[str, object] | None:
    """The combat being fought: strengths fixed before the dice, the dice so far, totals, the winner."""
    if not on_stack(p, COMBAT):
        return None
    b = p.battle
    rolled = b[DICE_ROLLED]
    dice = [b[DICE + at] for at in range(min(rolled, BATTLE_DICE))]
    done = rolled == BATTLE_DICE
    decided = b[COMBAT_STAGE] > RESULT
    return {
        "kind": "sea" if b[COMBAT_KIND] == AT_SEA else "land",
        "attackers": {
            "strength": b[BASE_ATTACKER],
            "dice": dice[:2],
            "total": total_of(p, ATTACKERS) if done else None,
        },
        "defenders": {
            "strength": b[BASE_DEFENDER],
            "dice": dice[2:],
            "total": total_of(p, DEFENDERS) if done else None,
        },
        "winner": SIDES[b[WINNER]] if decided else None,
        "tie": decided and b[WINNER] == 0,
    }


# -- a unit on the move --------------------------------------------------------------------------


def move(p: Position) -> dict[str, object] | None:
    """The unit that has been named and has not arrived yet."""
    if not p.stack:
        return None
    packed = p.stack[-1]
    kind = kind_of(packed)
    if kind != DESTINATION and kind not in VOYAGES:
        return None
    c = p.ruleset.components
    places = c.region_ids + ["home"]
    sailing = kind != DESTINATION
    return {
        "power": c.power_ids[owner_of(packed) if sailing else actor_of(packed)],
        "unit": UNIT_WORDS[unit_of(packed)],
        "from": places[min(origin_of(packed), HOME)],
        "to": places[goal_of(packed)] if sailing else None,
        "new_unit": is_new(packed) if sailing else second_of(packed) == BUILDING,
        "sea": distant_sea.FACES[face_of(packed)] if kind == SEA_CHOICE else None,
    }


# -- offers --------------------------------------------------------------------------------------


def offers(p: Position) -> list[dict[str, object]]:
    """Offers of gold for help in this attack: made aloud, so everybody hears them (NEGOTIATION-1)."""
    c = p.ruleset.components
    found: list[dict[str, object]] = []
    for at in range(0, len(p.offers), deals.OFFER_SIZE):
        found.append(
            {
                "number": deals.number_of_offer(at),
                "payer": c.power_ids[p.offers[at + deals.PAYER]],
                "helper": c.power_ids[p.offers[at + deals.HELPER]],
                "gold": p.offers[at + deals.GOLD],
                "navies": p.offers[at + deals.NAVIES],
                "armies": p.offers[at + deals.ARMIES],
                "status": OFFER_STATUS[p.offers[at + deals.STATUS]],
            }
        )
    return found
