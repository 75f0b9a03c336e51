"""Exact odds of a combat, of a whole attack and of a distant sea move, before anything is rolled.

Nothing is fought twice: strengths come from strength.py, winners from combat.py, losses from running
losses.py itself on a copy, for every class of dice. Only public facts are used.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires import attack, losses
from tricorne.games.struggle_of_empires.attack import clear_battle, fights_on_land, fights_pirates
from tricorne.games.struggle_of_empires.combat import dice_difference, winner_of
from tricorne.games.struggle_of_empires.distant_sea import FACES
from tricorne.games.struggle_of_empires.kinds import LOSE_ALLY, LOSE_OWN, LOSSES
from tricorne.games.struggle_of_empires.naval import navies_count
from tricorne.games.struggle_of_empires.position import (
    AT_SEA,
    ATTACKERS,
    BLOCKADING,
    COMBAT_KIND,
    DEFENDERS,
    DICE,
    LOSS_NUMBER,
    LOSS_SIDE,
    NO_SIDE,
    ON_LAND,
    SPENT_BY_ATTACKER,
    SPENT_BY_DEFENDER,
    SUPPORT,
    SURPRISED,
    WINNER,
    Table,
)
from tricorne.games.struggle_of_empires.strength import player_principal, strength
from tricorne.games.struggle_of_empires.words import NAVIGATION, NONE, PLACES, POWERS, RESERVES, TILES

PIPS: Final = 6
ROLLS: Final = PIPS**4
RESULTS: Final = [ATTACKERS, NO_SIDE, DEFENDERS]


class Rolled:
    """One class of dice: who wins, which sides rolled a 7, and how likely it is."""

    def __init__(self, winner: int, fatal_attacker: bool, fatal_defender: bool) -> None:
        self.winner = winner
        self.fatal_attacker = fatal_attacker
        self.fatal_defender = fatal_defender
        self.chance = 0.0


class CombatOdds:
    """The odds of one combat. Losses are units lost by a whole side on average; each gains its owner 1 unrest."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.attackers = attackers
        """Strength of the attacking side before dice."""
        self.defenders = defenders
        self.win = 0.0
        self.tie = 0.0
        self.loss = 0.0
        self.attacker_losses = 0.0
        self.defender_losses = 0.0
        self.losses = [0.0] * POWERS
        """Expected units lost, and so expected gains of unrest, of each power."""

    def to_json(self) -> dict[str, object]:
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "win": self.win,
            "tie": self.tie,
            "loss": self.loss,
            "attacker_losses": self.attacker_losses,
            "defender_losses": self.defender_losses,
            "losses": self.losses,
        }


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


# -- one combat ------------------------------------------------------------------------------------


def classes(attackers: int, defenders: int, fatal_sum: int) -> list[Rolled]:
    """All 1296 rolls of four dice sorted into the twelve classes that matter."""
    found = [Rolled(result, a == 1, d == 1) for result in RESULTS for a in range(2) for d in range(2)]
    for one in range(1, PIPS + 1):
        for two in range(1, PIPS + 1):
            mine = attackers + dice_difference(one, two)
            for three in range(1, PIPS + 1):
                for four in range(1, PIPS + 1):
                    winner = winner_of(mine, defenders + dice_difference(three, four))
                    at = RESULTS.index(winner) * 4 + (one + two == fatal_sum) * 2 + (three + four == fatal_sum)
                    found[at].chance += 1 / ROLLS
    return found


def with_reserves(rolled: list[Rolled], attacker: int, defender: int) -> list[float]:
    """The chance of each class when both sides use Reserves for the win (TILE-RESERVES-1, R-SETTLED-14).

    After a roll the attacker may call for another if that makes his win likelier, then the defender if
    that makes it less likely; each Reserves tile serves once.
    """
    stand = [one.chance for one in rolled]
    if attacker + defender == 0:
        return stand
    again_attacker = with_reserves(rolled, attacker - 1, defender) if attacker > 0 else stand
    again_defender = with_reserves(rolled, attacker, defender - 1) if defender > 0 else stand
    win_attacker = _win(rolled, again_attacker)
    win_defender = _win(rolled, again_defender)
    final = [0.0] * len(rolled)
    for at, one in enumerate(rolled):
        worth = 1.0 if one.winner == ATTACKERS else 0.0
        if defender > 0 and win_defender < worth:
            worth = win_defender
        if attacker > 0 and win_attacker > worth:
            _spread(final, again_attacker, one.chance)
        elif defender > 0 and one.winner == ATTACKERS and win_defender < 1.0:
            _spread(final, again_defender, one.chance)
        else:
            final[at] += one.chance
    return final


def _win(rolled: list[Rolled], chances: list[float]) -> float:
    return sum(chances[at] for at in range(len(rolled)) if rolled[at].winner == ATTACKERS)


def _spread(final: list[float], again: list[float], chance: float) -> None:
    for at in range(len(final)):
        final[at] += again[at] * chance


def units_lost(p: Table, rolled: Rolled) -> list[int]:
    """Units that each power loses after such a roll: losses.py run on a copy, the first choice taken each time.

    Choices (army or fort, which ally) never change how many units a side loses.
    """
    copy = p.clone()
    b = copy.battle
    b[WINNER] = rolled.winner
    _set_dice(copy, DICE, rolled.fatal_attacker)
    _set_dice(copy, DICE + 2, rolled.fatal_defender)
    b[LOSS_SIDE] = ATTACKERS
    b[LOSS_NUMBER] = 0
    bottom = len(copy.stack)
    copy.then(LOSSES)
    before = _units(copy)
    taking = losses.Losses()
    own = losses.LoseOwn()
    ally = losses.LoseAlly()
    while len(copy.stack) > bottom:
        frame = copy.stack[-1]
        choices: list[int] = []
        if frame & 255 == LOSSES:
            taking.run(copy, frame)
        elif frame & 255 == LOSE_OWN:
            own.legal(copy, frame, choices)
            own.play(copy, frame, choices[0])
        elif frame & 255 == LOSE_ALLY:
            ally.legal(copy, frame, choices)
            ally.play(copy, frame, choices[0])
        else:
            copy.stack.pop()
    after = _units(copy)
    return [before[power] - after[power] for power in range(POWERS)]


def _set_dice(p: Table, at: int, fatal: bool) -> None:
    p.battle[at] = p.charter.fatal_sum - 1 if fatal else 1
    p.battle[at + 1] = 1


def _units(p: Table) -> list[int]:
    found: list[int] = []
    for power in range(POWERS):
        at = power * PLACES
        found.append(sum(p.armies[at : at + PLACES]) + sum(p.navies[at : at + PLACES]) + sum(p.forts[at : at + PLACES]))
    return found


def combat_odds(p: Table, kind: int) -> CombatOdds:
    """The odds of the combat that ``p.battle`` describes, before its dice, Reserves included."""
    p.battle[COMBAT_KIND] = kind
    odds = CombatOdds(strength(p, ATTACKERS, []), strength(p, DEFENDERS, []))
    rolled = classes(odds.attackers, odds.defenders, p.charter.fatal_sum)
    chances = with_reserves(rolled, _reserves(p, ATTACKERS), _reserves(p, DEFENDERS))
    mine = _side(p, ATTACKERS)
    for at, one in enumerate(rolled):
        chance = chances[at]
        if chance == 0.0:
            continue
        if one.winner == ATTACKERS:
            odds.win += chance
        elif one.winner == NO_SIDE:
            odds.tie += chance
        else:
            odds.loss += chance
        lost = units_lost(p, one)
        for power in range(POWERS):
            odds.losses[power] += chance * lost[power]
            if mine[power]:
                odds.attacker_losses += chance * lost[power]
            else:
                odds.defender_losses += chance * lost[power]
    return odds


def _reserves(p: Table, side: int) -> int:
    power = player_principal(p, side)
    return 0 if power == NONE else p.ready[power * TILES + RESERVES]


def _side(p: Table, side: int) -> list[bool]:
    leader = player_principal(p, side)
    return [leader != NONE and p.side[power] == p.side[leader] for power in range(POWERS)]


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


def attack_odds(p: Table, power: int, action: int, plan: Plan) -> AttackOdds:
    """The odds of an attack by a power as planned; nothing on the table changes."""
    copy = p.clone()
    copy.gold[power] = p.charter.attack_cost
    attack.declare(copy, power, action, 0)
    return _odds(copy, plan)


def covert_odds(p: Table, token: int, region: int, target: int, plan: Plan) -> AttackOdds:
    """The odds of a covert token against a control marker."""
    copy = p.clone()
    clear_battle(copy)
    attack.incite(copy, token, region, target)
    return _odds(copy, plan)


def _odds(p: Table, plan: Plan) -> AttackOdds:
    b = p.battle
    b[SURPRISED] = 1 if plan.surprise else 0
    b[SPENT_BY_ATTACKER] = plan.spent_by_attacker
    b[SPENT_BY_DEFENDER] = plan.spent_by_defender
    for power in range(POWERS):
        p.committed_navies[power] = plan.navies[power]
        p.committed_armies[power] = plan.armies[power]
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


def _land_odds(p: Table, plan: Plan, supports: list[float]) -> CombatOdds:
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


def sea_odds(p: Table, power: int) -> dict[str, float]:
    """The chances of a distant sea move of a power.

    Deluxe die: the faces (gold can mend them); white and red dice: what becomes of the unit (SEA-12).
    """
    c = p.charter
    if c.sea_die:
        total = sum(c.sea_faces)
        return {FACES[at]: c.sea_faces[at] / total for at in range(len(FACES))}
    bonus = c.navigation_bonus * p.owned(power, NAVIGATION)
    fails = (c.white_success_from - 1) / PIPS
    lost = max(0, min(PIPS, c.red_lost_to - bonus)) / PIPS
    stays = max(0, min(PIPS, c.red_stay_to - bonus)) / PIPS - lost
    return {"arrive": 1.0 - fails * (lost + stays), "remain": fails * stays, "lost": fails * lost}
