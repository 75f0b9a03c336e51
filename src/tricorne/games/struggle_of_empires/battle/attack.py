"""An attack from declaration to end (ATTACK-1 to ATTACK-15): payment, allies, the naval step, land combat.

The Attack passage lies on the stack while the attack lasts and walks through the stages below in order;
each stage may open decisions (here, in allies.py) or a combat (combat.py) and is left when they are done.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    ATTACK_MARKER,
    ATTACK_TOKEN,
    attack_parts,
)
from tricorne.games.struggle_of_empires.battle import allies
from tricorne.games.struggle_of_empires.battle.combat import join_combat
from tricorne.games.struggle_of_empires.battle.naval import navies_count
from tricorne.games.struggle_of_empires.battle.strength import applies, player_principal
from tricorne.games.struggle_of_empires.battle.targets import fought_at_sea, may_be_helped
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    NONE,
    PIRATES,
    PLACES,
    POWERS,
    SURPRISE_ATTACK,
    TILES,
    Power,
    Region,
    Side,
)
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    BATTLE_SIZE,
    CALLED,
    DEFENDERS,
    NO_SIDE,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    STAGE,
    SUPPORT,
    SURPRISED,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import ALLIANCES_AT_SEA, ATTACK, BLOCKADE_SUPPORT, FIGHT_AT_SEA
from tricorne.games.struggle_of_empires.step_numbers import SURPRISE as ASK_SURPRISE
from tricorne.games.struggle_of_empires.step_numbers import SURRENDER as ASK_SURRENDER
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.action import ActionId
from tricorne.kernel.machine.step import Passage

# Stages of an attack
DECLARED: Final = 0
CALL_ATTACKERS: Final = 1
CALL_DEFENDERS: Final = 2
NAVAL_STEP: Final = 3
DEFENDER_AT_SEA: Final = 4
ATTACKER_ALLIANCES: Final = 5
DEFENDER_ALLIANCES: Final = 6
NAVAL_COMBAT: Final = 7
AFTER_NAVAL: Final = 8
MAY_SURRENDER: Final = 9
MAY_BLOCKADE: Final = 10
LAND_COMBAT: Final = 11
FINISHED: Final = 12


# -- declaration -----------------------------------------------------------------------------------


def clear_battle(p: Position) -> None:
    """Wipe the registers of the last attack, and what was offered for help in it."""
    p.offers = []
    for at in range(BATTLE_SIZE):
        p.battle[at] = 0
    p.battle[ATTACKER] = NONE
    p.battle[TOKEN] = NONE
    p.committed_navies = [0] * POWERS
    p.committed_armies = [0] * POWERS


def declare(p: Position, power: Power, action: ActionId, cost: int) -> None:
    """Name region and target and pay (ATTACK-1, ATTACK-2); War Office pays nothing."""
    clear_battle(p)
    b = p.battle
    b[ATTACKER] = power
    if action >= ATTACK_TOKEN:
        b[TARGET] = ON_TOKEN
        b[TARGET_ID] = action - ATTACK_TOKEN
        b[REGION] = p.token_region[b[TARGET_ID]]
    elif action >= ATTACK_MARKER:
        b[TARGET] = ON_MARKER
        b[TARGET_ID] = action - ATTACK_MARKER
        b[REGION] = p.ruleset.marker_region[b[TARGET_ID]]
    else:
        b[TARGET] = ON_POWER
        b[REGION], b[TARGET_ID] = attack_parts(action)
    p.turn[ATTACKED] = 1
    p.then(ATTACK)
    taxation.pay(p, power, cost)


def incite(p: Position, token: int, region: Region, target: int) -> None:
    """A covert token attacks a control marker: no payment, no allies (COVERT-3, COVERT-4, COVERT-7)."""
    clear_battle(p)
    b = p.battle
    b[TOKEN] = token
    b[TARGET] = ON_POWER
    b[TARGET_ID] = target
    b[REGION] = region
    b[STAGE] = NAVAL_STEP
    p.then(ATTACK)


def fights_on_land(p: Position) -> bool:
    """Whether a land combat belongs to this attack (ATTACK-5, ATTACK-6, COVERT-3, COVERT-12)."""
    b = p.battle
    if b[TOKEN] != NONE:
        return b[TOKEN] != PIRATES
    if b[TARGET] == ON_TOKEN and fought_at_sea(p, b[TARGET_ID]):
        return False
    return p.armies[b[ATTACKER] * PLACES + b[REGION]] > 0


def fights_pirates(p: Position) -> bool:
    """Pirates that attack, or are attacked at sea, fight there and nowhere else."""
    b = p.battle
    return b[TOKEN] == PIRATES or (b[TOKEN] == NONE and b[TARGET] == ON_TOKEN and fought_at_sea(p, b[TARGET_ID]))


# -- the stages ------------------------------------------------------------------------------------


class Attack(Passage[Position]):
    """Walks through the stages of ATTACK-8 in order."""

    def run(self, p: Position, frame: int) -> None:
        b = p.battle
        stage = b[STAGE]
        if stage == DECLARED:
            b[STAGE] = CALL_ATTACKERS
            if b[TARGET] == ON_POWER and p.ready[b[ATTACKER] * TILES + SURPRISE_ATTACK] > 0:
                p.ask(ASK_SURPRISE, b[ATTACKER])
        elif stage == CALL_ATTACKERS:
            if not allies.call_next(p, b[ATTACKER]):
                b[STAGE] = CALL_DEFENDERS
                b[CALLED] = 0
        elif stage == CALL_DEFENDERS:
            closed = b[TARGET] != ON_POWER or b[SURPRISED] == 1 or not may_be_helped(p, b[TARGET_ID])
            if closed or not allies.call_next(p, b[TARGET_ID]):
                b[STAGE] = NAVAL_STEP
        elif stage == NAVAL_STEP:
            _naval_step(p)
        elif stage == DEFENDER_AT_SEA:
            b[STAGE] = ATTACKER_ALLIANCES
            # R-NAVAL-7, R-SETTLED-1: a non-player marker always accepts.
            if player_principal(p, DEFENDERS) != NONE:
                p.ask(FIGHT_AT_SEA, b[TARGET_ID], DEFENDERS)
        elif stage == ATTACKER_ALLIANCES:
            _ask_alliances(p, ATTACKERS, DEFENDER_ALLIANCES)
        elif stage == DEFENDER_ALLIANCES:
            _ask_alliances(p, DEFENDERS, NAVAL_COMBAT)
        elif stage == NAVAL_COMBAT:
            b[STAGE] = AFTER_NAVAL
            join_combat(p, AT_SEA)
        elif stage == AFTER_NAVAL:
            b[SUPPORT] = b[WINNER]
            b[STAGE] = MAY_SURRENDER
        elif stage == MAY_SURRENDER:
            _may_surrender(p)
        elif stage == MAY_BLOCKADE:
            b[STAGE] = LAND_COMBAT
            if b[SUPPORT] != NO_SIDE:
                helped = player_principal(p, b[SUPPORT])
                if helped != NONE and p.ready[helped * TILES + BLOCKADE] > 0:
                    p.ask(BLOCKADE_SUPPORT, helped)
        elif stage == LAND_COMBAT:
            b[STAGE] = FINISHED
            join_combat(p, ON_LAND)
        else:
            p.stack.pop()
            clear_battle(p)


def _naval_step(p: Position) -> None:
    """Who fights at sea and who has naval support (NAVAL-1 to NAVAL-9, NEUTRAL-3, COVERT-16)."""
    b = p.battle
    if fights_pirates(p):
        b[STAGE] = ATTACKER_ALLIANCES
        return
    b[STAGE] = MAY_SURRENDER
    attackers = navies_count(p, ATTACKERS)
    defenders = navies_count(p, DEFENDERS)
    if attackers and not defenders:
        b[SUPPORT] = ATTACKERS
    elif defenders and not attackers:
        b[SUPPORT] = DEFENDERS
    elif attackers and defenders:
        p.ask(FIGHT_AT_SEA, b[ATTACKER], ATTACKERS)


def _ask_alliances(p: Position, side: Side, next_stage: int) -> None:
    """Ask a principal which alliances he spends at sea, one by one (NAVAL-13, R-NAVAL-5)."""
    b = p.battle
    power = player_principal(p, side)
    if power != NONE:
        for alliance in p.ruleset.alliances_in[b[REGION]]:
            if applies(p, alliance, AT_SEA, side):
                b[STAGE] = next_stage
                p.ask(ALLIANCES_AT_SEA, power, side)
                return
    b[STAGE] = next_stage


def _may_surrender(p: Position) -> None:
    """Between the naval step and the land dice (R-SUR-1, R-SETTLED-13)."""
    b = p.battle
    if not fights_on_land(p):
        b[STAGE] = FINISHED
        return
    b[STAGE] = MAY_BLOCKADE
    if p.ruleset.surrender and b[TOKEN] == NONE and b[TARGET] == ON_POWER:
        defender = b[TARGET_ID]
        if p.ruleset.is_player[defender] and p.control[b[REGION] * POWERS + defender] > 0:
            p.ask(ASK_SURRENDER, defender)
