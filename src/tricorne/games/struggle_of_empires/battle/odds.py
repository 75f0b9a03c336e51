"""Exact odds of a whole attack, of a covert token and of a distant sea move, before anything is rolled.

The combat at sea, if there is one, decides who has naval support on land; the land combat is averaged over
that. Only public facts are used.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.battle import attack
from tricorne.games.struggle_of_empires.battle.attack import clear_battle, fights_on_land, fights_pirates
from tricorne.games.struggle_of_empires.battle.combat_odds import PIPS, RESULTS, CombatOdds, combat_odds
from tricorne.games.struggle_of_empires.battle.naval import navies_count
from tricorne.games.struggle_of_empires.board.constants import NAVIGATION, POWERS, Power, Region
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKERS,
    BLOCKADING,
    DEFENDERS,
    NO_SIDE,
    ON_LAND,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    SUPPORT,
    SURPRISED,
    Position,
)
from tricorne.games.struggle_of_empires.turn.distant_sea import FACES
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import replaced


class AttackOdds:
    """The odds of a whole attack: the combat at sea if there is one, and the land combat after it."""

    def __init__(self) -> None:
        self.naval: CombatOdds | None = None
        self.land: CombatOdds | None = None
        """Averaged over the results at sea; None for an attack without land combat."""
        self.capture = 0.0
        """The chance to win the combat that takes the marker."""
        self.losses = [0.0] * POWERS

    def to_json(self) -> dict[str, object]:
        return {
            "capture": self.capture,
            "naval": None if self.naval is None else self.naval.to_json(),
            "land": None if self.land is None else self.land.to_json(),
            "losses": self.losses,
        }


# -- a whole attack --------------------------------------------------------------------------------


class Plan:
    """What is assumed about an attack: who commits what, whether both sides fight at sea, which tiles are used."""

    def __init__(self) -> None:
        self.navies = [0] * POWERS
        self.armies = [0] * POWERS
        self.fight_at_sea = True
        self.surprise = False
        self.blockade = False
        self.spent_by_attacker = 0
        self.spent_by_defender = 0
        """Bits of local alliances used at sea."""


def attack_odds(p: Position, power: Power, action: ActionId, plan: Plan) -> AttackOdds:
    """The odds of an attack by a power as planned; nothing on the table changes."""
    copy = p.clone()
    copy.gold[power] = p.ruleset.attack_cost
    attack.declare(copy, power, action, 0)
    return _odds(copy, plan)


def covert_odds(p: Position, token: int, region: Region, target: int, plan: Plan) -> AttackOdds:
    """The odds of a covert token against a control marker."""
    copy = p.clone()
    clear_battle(copy)
    attack.incite(copy, token, region, target)
    return _odds(copy, plan)


def _odds(p: Position, plan: Plan) -> AttackOdds:
    b = p.battle
    b[SURPRISED] = 1 if plan.surprise else 0
    b[SPENT_BY_ATTACKER] = plan.spent_by_attacker
    b[SPENT_BY_DEFENDER] = plan.spent_by_defender
    for power in range(POWERS):
        p.committed_navies = replaced(p, p.committed_navies, power, plan.navies[power])
        p.committed_armies = replaced(p, p.committed_armies, power, plan.armies[power])
    odds = AttackOdds()
    supports = [0.0, 0.0, 0.0]
    attackers = navies_count(p, ATTACKERS)
    defenders = navies_count(p, DEFENDERS)
    if fights_pirates(p) or (attackers and defenders and plan.fight_at_sea):
        odds.naval = combat_odds(p, AT_SEA)
        supports[ATTACKERS] = odds.naval.win
        supports[NO_SIDE] = odds.naval.tie
        supports[DEFENDERS] = odds.naval.loss
        _add(odds.losses, odds.naval.losses, 1.0)
        if fights_pirates(p):
            odds.capture = odds.naval.win
    elif attackers and defenders:
        # NAVAL-8: the attacker declined, the defender has naval support.
        supports[DEFENDERS] = 1.0
    elif attackers:
        supports[ATTACKERS] = 1.0
    elif defenders:
        supports[DEFENDERS] = 1.0
    else:
        supports[NO_SIDE] = 1.0
    if fights_on_land(p):
        odds.land = _land_odds(p, plan, supports)
        odds.capture = odds.land.win
        _add(odds.losses, odds.land.losses, 1.0)
    return odds


def _land_odds(p: Position, plan: Plan, supports: list[float]) -> CombatOdds:
    """The land combat, averaged over who has naval support."""
    whole: CombatOdds | None = None
    for support in RESULTS:
        share = supports[support]
        if share == 0.0:
            continue
        p.battle[SUPPORT] = support
        p.battle[BLOCKADING] = 1 if plan.blockade and support == ATTACKERS else 0
        part = combat_odds(p, ON_LAND)
        if whole is None:
            whole = CombatOdds(part.attackers, part.defenders)
        whole.win += share * part.win
        whole.tie += share * part.tie
        whole.loss += share * part.loss
        whole.attacker_losses += share * part.attacker_losses
        whole.defender_losses += share * part.defender_losses
        _add(whole.losses, part.losses, share)
    assert whole is not None
    return whole


def _add(total: list[float], part: list[float], share: float) -> None:
    for power in range(POWERS):
        total[power] += share * part[power]


# -- the sea ---------------------------------------------------------------------------------------


def sea_odds(p: Position, power: Power) -> dict[str, float]:
    """The chances of a distant sea move of a power.

    Deluxe die: the faces (gold can mend them); white and red dice: what becomes of the unit (SEA-12).
    """
    c = p.ruleset
    if c.sea_die:
        total = sum(c.sea_faces)
        return {FACES[at]: c.sea_faces[at] / total for at in range(len(FACES))}
    bonus = c.navigation_bonus * p.owned(power, NAVIGATION)
    fails = (c.white_success_from - 1) / PIPS
    lost = max(0, min(PIPS, c.red_lost_to - bonus)) / PIPS
    stays = max(0, min(PIPS, c.red_stay_to - bonus)) / PIPS - lost
    return {"arrive": 1.0 - fails * (lost + stays), "remain": fails * stays, "lost": fails * lost}
