"""What a power could win by attacks from where it stands, and with a unit more or less: the bot's map of chances.

Strengths come from the game's own sums (strength.py), once for each target; units more or less are added to them.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import ATTACK_MARKER, ATTACK_POWER, ATTACK_TOKEN
from tricorne.games.struggle_of_empires.battle.combat_odds import classes
from tricorne.games.struggle_of_empires.battle.strength import strength
from tricorne.games.struggle_of_empires.battle.targets import fought_at_sea, navies_serving
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY_TRAINING,
    NONE,
    ON_MAP,
    PIRATES,
    PLACES,
    POWERS,
    REGIONS,
    TOKENS,
    UNALLIED,
    Power,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BATTLE_SIZE,
    COMBAT_KIND,
    DEFENDERS,
    NO_SIDE,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    ON_TOKEN,
    REGION,
    TARGET,
    TARGET_ID,
    TOKEN,
    Position,
)
from tricorne.games.struggle_of_empires.bots.prices import Prices
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.kernel.action import ActionId
from tricorne.kernel.word_rows import words

DICE_REACH: Final = 6
"""From this difference of strength on dice change nothing."""
SEVEN: Final = 1 / 6
"""How often two dice add up to the sum that costs a unit."""
MANY: Final = 64
"""More than a power has units."""
NEXT_ATTACK: Final = 0.75
"""How much each further attack in the same region counts."""


def _table() -> list[list[float]]:
    """Chances to win and to tie for every difference of strength from -DICE_REACH to DICE_REACH."""
    wins: list[float] = []
    ties: list[float] = []
    for difference in range(-DICE_REACH, DICE_REACH + 1):
        found = classes(DICE_REACH + difference, DICE_REACH, 0)
        wins.append(sum(one.chance for one in found if one.winner == ATTACKERS))
        ties.append(sum(one.chance for one in found if one.winner == NO_SIDE))
    return [wins, ties]


_WINS, _TIES = _table()


def chance_to_win(difference: int) -> float:
    """The chance of a side that is so much stronger to win a combat."""
    return _WINS[max(-DICE_REACH, min(DICE_REACH, difference)) + DICE_REACH]


def chance_to_tie(difference: int) -> float:
    return _TIES[max(-DICE_REACH, min(DICE_REACH, difference)) + DICE_REACH]


class Target:
    """Something to attack in a region."""

    def __init__(self, action: ActionId, region: Region, gain: float) -> None:
        self.action = action
        self.region = region
        self.gain = gain
        self.mine = 0
        """Strength on land beyond the power's own armies and naval support."""
        self.theirs = 0
        self.sea_mine = 0
        """Strength at sea beyond the power's own navies."""
        self.sea_theirs = NONE
        """Strength of the other side at sea, NONE without navies."""


class Outlook:
    """The chances of one power in one position."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        self.p = p
        self.me = me
        self.prices = Prices(p, me, style)
        self._targets: list[list[Target]] = [[] for _ in range(REGIONS)]
        self._looked = [False] * REGIONS
        self.allied = p.side[me] != UNALLIED
        self._hopes: dict[int, float] = {}
        self._dangers: dict[int, float] = {}
        self.attack_price = self.prices.gold(p.ruleset.attack_cost)

    def targets(self, region: Region) -> list[Target]:
        """What the power could attack in a region, if it had armies there."""
        if not self._looked[region]:
            self._looked[region] = True
            self._look(region)
        return self._targets[region]

    def _look(self, region: Region) -> None:
        """Find the targets. Training and alliances ask for an own unit: look at them as if one stood there."""
        p = self.p
        battle = p.battle
        committed = p.committed_armies, p.committed_navies
        p.battle = words([0] * BATTLE_SIZE)
        p.committed_armies = [0] * POWERS
        p.committed_navies = [0] * POWERS
        p.battle[ATTACKER] = self.me
        p.battle[TOKEN] = NONE
        p.battle[REGION] = region
        at = self.me * PLACES + region
        armies = p.armies
        p.armies = armies[:]
        p.armies[at] = max(1, armies[at])
        self._look_at_markers(region, p.armies[at])
        if self.allied:
            for power in range(POWERS):
                if p.control[region * POWERS + power] > 0 and p.side[power] != p.side[self.me]:
                    gain = self.prices.marker(region, power)
                    target = Target(ATTACK_POWER + region * POWERS + power, region, gain)
                    self._measure(target, ON_POWER, power, p.armies[at])
        for token in range(TOKENS):
            if p.token_region[token] == region:
                target = Target(ATTACK_TOKEN + token, region, self.prices.marker(region, NONE))
                self._measure(target, ON_TOKEN, token, p.armies[at])
        p.armies = armies
        p.battle = battle
        p.committed_armies, p.committed_navies = committed

    def _look_at_markers(self, region: Region, armies: int) -> None:
        """Neutral markers: the attacker's strength is the same against all of them."""
        p = self.p
        ruleset = p.ruleset
        mine = 0
        worth = -1.0
        for marker in ruleset.attackable[region]:
            if p.markers[marker] != ON_MAP:
                continue
            if worth < 0:
                worth = self.prices.marker(region, NONE)
                self._against(ON_MARKER, marker, ON_LAND)
                mine = strength(p, ATTACKERS, []) - armies
            gain = worth + ruleset.marker_vp[marker] + self.prices.income(ruleset.marker_gold[marker])
            target = Target(ATTACK_MARKER + marker, region, gain)
            target.mine = mine
            target.theirs = ruleset.marker_strength[marker]
            self._targets[region].append(target)

    def _against(self, kind: int, id: int, combat: int) -> None:
        b = self.p.battle
        b[TARGET] = kind
        b[TARGET_ID] = id
        b[COMBAT_KIND] = combat

    def _measure(self, target: Target, kind: int, id: int, armies: int) -> None:
        """The strengths of both sides on land and, where it may come to that, at sea."""
        p = self.p
        region = target.region
        self._against(kind, id, ON_LAND)
        target.mine = strength(p, ATTACKERS, []) - armies
        target.theirs = strength(p, DEFENDERS, [])
        if p.ruleset.naval_area[region] >= 0 and (kind == ON_POWER or (kind == ON_TOKEN and fought_at_sea(p, id))):
            self._against(kind, id, AT_SEA)
            target.sea_mine = strength(p, ATTACKERS, []) - navies_serving(p, self.me, region)
            if kind == ON_TOKEN or navies_serving(p, id, region) > 0 or self._others_at_sea(region, id):
                target.sea_theirs = strength(p, DEFENDERS, [])
        self._targets[region].append(target)

    def _others_at_sea(self, region: Region, power: Power) -> bool:
        """Whether non-player navies stand by a power."""
        for other in self.p.ruleset.nonplayers:
            if self.p.side[other] == self.p.side[power] and navies_serving(self.p, other, region) > 0:
                return True
        return False

    # -- what an attack promises -------------------------------------------------------------------

    def chance(self, target: Target, armies: int, navies: int, bonus: int = 0) -> float:
        """The chance to take the marker with so many own armies and navies."""
        if target.action == ATTACK_TOKEN + PIRATES and self.p.ruleset.pirates_at_sea:
            return chance_to_win(target.sea_mine + navies - target.sea_theirs) if navies > 0 else 0.0
        if armies <= 0:
            return 0.0
        difference = target.mine + armies + bonus - target.theirs
        worth = self.p.ruleset.naval_support
        at_sea = self.p.ruleset.naval_area[target.region] >= 0
        if not at_sea or (navies == 0 and target.sea_theirs == NONE):
            return chance_to_win(difference)
        if target.sea_theirs == NONE:
            return chance_to_win(difference + worth)
        if navies == 0:
            return chance_to_win(difference - worth)
        sea = target.sea_mine + navies - target.sea_theirs
        win = chance_to_win(sea)
        tie = chance_to_tie(sea)
        return (
            win * chance_to_win(difference + worth)
            + tie * chance_to_win(difference)
            + (1 - win - tie) * chance_to_win(difference - worth)
        )

    def promise(self, target: Target, armies: int, navies: int, bonus: int = 0, gold: int = -1) -> float:
        """What an attack is worth on average: the gain, less gold, units and unrest."""
        win = self.chance(target, armies, navies, bonus)
        if win == 0.0:
            return -9.0
        prices = self.prices
        cost = self.attack_price if gold < 0 else prices.gold(gold)
        return win * target.gain - (1 - win + SEVEN) * (prices.unit + prices.unrest) - cost

    def hope(self, region: Region, armies: int, navies: int, bonus: int = 0) -> float:
        """What all attacks in a region promise together, the best first."""
        if not self.targets(region):
            return 0.0
        key = ((region * MANY + armies) * MANY + navies) * MANY + bonus
        if key not in self._hopes:
            self._hopes[key] = self._hope(region, armies, navies, bonus)
        return self._hopes[key]

    def _hope(self, region: Region, armies: int, navies: int, bonus: int) -> float:
        found: list[float] = []
        for target in self.targets(region):
            value = self.promise(target, armies, navies, bonus)
            if value > 0:
                found.append(value)
        found.sort(reverse=True)
        total = 0.0
        share = 1.0
        for value in found[: max(1, self.prices.actions)]:
            total += share * value
            share *= NEXT_ATTACK
        return total

    # -- what could be lost ------------------------------------------------------------------------

    def danger(self, region: Region, more: int) -> float:
        """What the power may lose in a region to others who stand there, with so much more strength of its own."""
        key = region * MANY + more
        if key not in self._dangers:
            self._dangers[key] = self._danger(region, more)
        return self._dangers[key]

    def _danger(self, region: Region, more: int) -> float:
        p = self.p
        if p.control[region * POWERS + self.me] == 0:
            return 0.0
        at = self.me * PLACES + region
        defence = p.armies[at] + p.forts[at] * p.ruleset.fort_strength + more
        worst = 0.0
        for power in p.ruleset.players:
            armies = p.armies[power * PLACES + region]
            if power == self.me or armies == 0 or (self.allied and p.side[power] == p.side[self.me]):
                continue
            edge = 1 if p.owned(power, ARMY_TRAINING) > p.owned(self.me, ARMY_TRAINING) else 0
            risk = chance_to_win(armies + edge - defence) * self.prices.loss(region, power)
            worst = max(worst, risk if self.allied else risk * 0.5)
        return 0.5 * worst
