"""An attack from declaration to end (ATTACK-1 to ATTACK-15): payment, allies, the naval step, land combat.

The Attack passage lies on the stack while the attack lasts and walks through the stages below in order;
each stage may open decisions (here, in allies.py) or a combat (combat.py) and is left when they are done.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires import allies, taxation
from tricorne.games.struggle_of_empires.actions import (
    ATTACK_MARKER,
    ATTACK_POWER,
    ATTACK_TOKEN,
    DECLINE,
    DEFEND,
    FIGHT,
    NO_BLOCKADE,
    NO_MORE,
    NO_SURPRISE,
    RAISE_SUPPORT,
    SPEND_AT_SEA,
    SURPRISE,
    SURRENDER,
)
from tricorne.games.struggle_of_empires.combat import capture_from_power, join_combat
from tricorne.games.struggle_of_empires.kinds import (
    ALLIANCES_AT_SEA,
    ATTACK,
    BLOCKADE_SUPPORT,
    FIGHT_AT_SEA,
)
from tricorne.games.struggle_of_empires.kinds import SURPRISE as ASK_SURPRISE
from tricorne.games.struggle_of_empires.kinds import SURRENDER as ASK_SURRENDER
from tricorne.games.struggle_of_empires.naval import navies_count
from tricorne.games.struggle_of_empires.pieces import return_to_display
from tricorne.games.struggle_of_empires.position import (
    AT_SEA,
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    BATTLE_SIZE,
    BLOCKADING,
    CALLED,
    DEFENDERS,
    NO_SIDE,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    STAGE,
    SUPPORT,
    SURPRISED,
    TACTICS_USED,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    Table,
)
from tricorne.games.struggle_of_empires.refusals import alliance_name, not_offered, power_name, refuse, region_name
from tricorne.games.struggle_of_empires.step import Decision, Passage
from tricorne.games.struggle_of_empires.strength import applies, player_principal, principal
from tricorne.games.struggle_of_empires.words import (
    ALLIANCES,
    BLOCKADE,
    NONE,
    PIRATES,
    PLACES,
    POWERS,
    SURPRISE_ATTACK,
    TILES,
)
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.position import actor_of, first_of

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


def clear_battle(p: Table) -> None:
    """Wipe the registers of the last attack, and what was offered for help in it."""
    p.offers.clear()
    for at in range(BATTLE_SIZE):
        p.battle[at] = 0
    p.battle[ATTACKER] = NONE
    p.battle[TOKEN] = NONE
    for power in range(POWERS):
        p.committed_navies[power] = 0
        p.committed_armies[power] = 0


def declare(p: Table, power: int, action: int, cost: int) -> None:
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
        b[REGION] = p.charter.marker_region[b[TARGET_ID]]
    else:
        b[TARGET] = ON_POWER
        b[TARGET_ID] = (action - ATTACK_POWER) % POWERS
        b[REGION] = (action - ATTACK_POWER) // POWERS
    p.turn[ATTACKED] = 1
    p.then(ATTACK)
    taxation.pay(p, power, cost)


def incite(p: Table, token: int, region: int, target: int) -> None:
    """A covert token attacks a control marker: no payment, no allies (COVERT-3, COVERT-4, COVERT-7)."""
    clear_battle(p)
    b = p.battle
    b[TOKEN] = token
    b[TARGET] = ON_POWER
    b[TARGET_ID] = target
    b[REGION] = region
    b[STAGE] = NAVAL_STEP
    p.then(ATTACK)


def fights_on_land(p: Table) -> bool:
    """Whether a land combat belongs to this attack (ATTACK-5, ATTACK-6, COVERT-3, COVERT-12)."""
    b = p.battle
    if b[TOKEN] != NONE:
        return b[TOKEN] != PIRATES
    if b[TARGET] == ON_TOKEN and b[TARGET_ID] == PIRATES:
        return False
    return p.armies[b[ATTACKER] * PLACES + b[REGION]] > 0


def fights_pirates(p: Table) -> bool:
    """Pirates, attacking or attacked, fight at sea and nowhere else."""
    b = p.battle
    return b[TOKEN] == PIRATES or (b[TOKEN] == NONE and b[TARGET] == ON_TOKEN and b[TARGET_ID] == PIRATES)


# -- the stages ------------------------------------------------------------------------------------


class Attack(Passage):
    """Walks through the stages of ATTACK-8 in order."""

    def run(self, p: Table, frame: int) -> None:
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
            closed = b[TARGET] != ON_POWER or b[SURPRISED] == 1
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


def _naval_step(p: Table) -> None:
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


def _ask_alliances(p: Table, side: int, next_stage: int) -> None:
    """Ask a principal which alliances he spends at sea, one by one (NAVAL-13, R-NAVAL-5)."""
    b = p.battle
    power = player_principal(p, side)
    if power != NONE:
        for alliance in p.charter.alliances_in[b[REGION]]:
            if applies(p, alliance, AT_SEA, side):
                b[STAGE] = next_stage
                p.ask(ALLIANCES_AT_SEA, power, side)
                return
    b[STAGE] = next_stage


def _may_surrender(p: Table) -> None:
    """Between the naval step and the land dice (R-SUR-1, R-SETTLED-13)."""
    b = p.battle
    if not fights_on_land(p):
        b[STAGE] = FINISHED
        return
    b[STAGE] = MAY_BLOCKADE
    if p.charter.surrender and b[TOKEN] == NONE and b[TARGET] == ON_POWER:
        defender = b[TARGET_ID]
        if p.charter.is_player[defender] and p.control[b[REGION] * POWERS + defender] > 0:
            p.ask(ASK_SURRENDER, defender)


# -- decisions of an attack ------------------------------------------------------------------------


class SurpriseAttack(Decision):
    """With the declaration: nobody may join the defender (TILE-SURPRISE-ATTACK-1, R-TILE-21)."""

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        out.append(SURPRISE)
        out.append(NO_SURPRISE)

    def play(self, p: Table, frame: int, action: int) -> None:
        p.stack.pop()
        if action == SURPRISE:
            p.battle[SURPRISED] = 1
            return_to_display(p, actor_of(frame), SURPRISE_ATTACK)
            p.turn[TACTICS_USED] |= 1 << (SURPRISE_ATTACK - BLOCKADE)

    def why_not(self, p: Table, frame: int, action: int) -> Refusal | None:
        if action == SURPRISE or action == NO_SURPRISE:
            return None
        return not_offered("say first whether the attack is a surprise", "TILE-SURPRISE-ATTACK-1")

    def prompt(self, p: Table, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        enemy = power_name(p, p.battle[TARGET_ID])
        words = f"Does {name} play Surprise Attack, so that nobody may join {enemy}?"
        return Prompt("surprise-attack", words, ["TILE-SURPRISE-ATTACK-1"])


class FightAtSea(Decision):
    """Both sides have navies: the attacker decides first, then the defender (NAVAL-8, NAVAL-9, R-NAVAL-3)."""

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        out.append(FIGHT)
        out.append(DECLINE)

    def play(self, p: Table, frame: int, action: int) -> None:
        p.stack.pop()
        side = first_of(frame)
        if action == FIGHT:
            p.battle[STAGE] = DEFENDER_AT_SEA if side == ATTACKERS else ATTACKER_ALLIANCES
        else:
            p.battle[SUPPORT] = DEFENDERS if side == ATTACKERS else ATTACKERS
            p.battle[STAGE] = MAY_SURRENDER

    def why_not(self, p: Table, frame: int, action: int) -> Refusal | None:
        if action == FIGHT or action == DECLINE:
            return None
        return not_offered("say first whether to fight at sea", "NAVAL-8", "NAVAL-9")

    def prompt(self, p: Table, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        where = region_name(p, p.battle[REGION])
        words = f"Does {name} fight at sea for {where}? Declining leaves naval support to the other side."
        return Prompt("fight-at-sea", words, ["NAVAL-8" if first_of(frame) == ATTACKERS else "NAVAL-9"])


class AlliancesAtSea(Decision):
    """Local alliances used now are spent for the land combat (NAVAL-13, LOCAL-7)."""

    def _spent(self, side: int) -> int:
        return SPENT_BY_ATTACKER if side == ATTACKERS else SPENT_BY_DEFENDER

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        side = first_of(frame)
        spent = p.battle[self._spent(side)]
        reach = p.charter.alliances_in[p.battle[REGION]]
        for alliance in range(ALLIANCES):
            if alliance in reach and spent >> alliance & 1 == 0 and applies(p, alliance, AT_SEA, side):
                out.append(SPEND_AT_SEA + alliance)
        out.append(NO_MORE)

    def play(self, p: Table, frame: int, action: int) -> None:
        if action == NO_MORE:
            p.stack.pop()
            return
        side = first_of(frame)
        p.battle[self._spent(side)] |= 1 << (action - SPEND_AT_SEA)
        left: list[int] = []
        self.legal(p, frame, left)
        if len(left) == 1:
            p.stack.pop()

    def why_not(self, p: Table, frame: int, action: int) -> Refusal | None:
        if action == NO_MORE:
            return None
        if not SPEND_AT_SEA <= action < SPEND_AT_SEA + ALLIANCES:
            return not_offered("say first which local alliances are used at sea", "NAVAL-13")
        alliance = action - SPEND_AT_SEA
        side = first_of(frame)
        name = alliance_name(p, alliance)
        if p.alliances[alliance] != actor_of(frame):
            return refuse(f"{power_name(p, actor_of(frame))} does not hold {name}", "NAVAL-13", "LOCAL-4")
        if alliance not in p.charter.alliances_in[p.battle[REGION]]:
            return refuse(
                f"{name} does not apply in {region_name(p, p.battle[REGION])}", "NAVAL-13", "LOCAL-5", "R-NAVAL-4"
            )
        if not applies(p, alliance, AT_SEA, side):
            return refuse(f"{name} has no naval symbol or no own navy to support", "LOCAL-6", "R-LOCAL-3", "R-NAVAL-6")
        if p.battle[self._spent(side)] >> alliance & 1 == 1:
            return refuse(f"{name} is already used in this combat", "LOCAL-5")
        return None

    def prompt(self, p: Table, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        words = f"Which local alliances does {name} use at sea? They are then spent for the land combat."
        return Prompt("alliances-at-sea", words, ["NAVAL-13", "LOCAL-7"])


class Surrender(Decision):
    """The defender may give up the marker instead of fighting (VARIANT-SURRENDER-1, 2)."""

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        out.append(SURRENDER)
        out.append(DEFEND)

    def play(self, p: Table, frame: int, action: int) -> None:
        p.stack.pop()
        if action == SURRENDER:
            capture_from_power(p)
            p.battle[STAGE] = FINISHED

    def why_not(self, p: Table, frame: int, action: int) -> Refusal | None:
        if action == SURRENDER or action == DEFEND:
            return None
        return not_offered("say first whether to surrender", "VARIANT-SURRENDER-1")

    def prompt(self, p: Table, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        where = region_name(p, p.battle[REGION])
        return Prompt(
            "surrender",
            f"Does {name} surrender its control marker in {where} without a fight?",
            ["VARIANT-SURRENDER-1"],
        )


class BlockadeSupport(Decision):
    """Before the land dice, Blockade can raise naval support (TILE-BLOCKADE-1, R-TILE-15)."""

    def legal(self, p: Table, frame: int, out: list[int]) -> None:
        out.append(RAISE_SUPPORT)
        out.append(NO_BLOCKADE)

    def play(self, p: Table, frame: int, action: int) -> None:
        p.stack.pop()
        if action == RAISE_SUPPORT:
            p.battle[BLOCKADING] = 1
            return_to_display(p, actor_of(frame), BLOCKADE)
            if actor_of(frame) == principal(p, ATTACKERS):
                p.turn[TACTICS_USED] |= 1

    def why_not(self, p: Table, frame: int, action: int) -> Refusal | None:
        if action == RAISE_SUPPORT or action == NO_BLOCKADE:
            return None
        return not_offered("say first whether Blockade is used", "TILE-BLOCKADE-1")

    def prompt(self, p: Table, frame: int) -> Prompt:
        name = power_name(p, actor_of(frame))
        worth = p.charter.blockade_support
        words = f"Does {name} return Blockade so that its naval support counts {worth}?"
        return Prompt("blockade-support", words, ["TILE-BLOCKADE-1"])
