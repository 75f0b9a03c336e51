"""Who will win from here: each player's chance, from one look at a full position.

``rows`` counts for each player what matters, ``shares`` weighs it: the more points a player can expect beside the
others, the larger its share. The weights were fitted to the results of games that bots played against each other
(``python -m bench.fit struggle-of-empires``).
"""

from __future__ import annotations

from math import exp
from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    ARMY_TRAINING,
    BANKING,
    DIPLOMATIC_SERVICE,
    FIRST_TRADE_TILE,
    HOME,
    IMPROVED_AGRICULTURE,
    IMPROVED_AGRICULTURE_ORIGINAL,
    LOGISTICS,
    MERCENARIES,
    MILITIA,
    NAVAL_TRAINING,
    NAVIGATION,
    ON_MAP,
    PLACES,
    POWERS,
    PRESSGANGS,
    REGIONS,
    RESERVES,
    TILES,
    TRAINED_NATIVE_MILITIA,
    UNALLIED,
    WAR_OFFICE,
    Power,
    Region,
)
from tricorne.games.struggle_of_empires.board.position import ACTIONS_LEFT, PHASE, ROUND, TURN_OF, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.bots.fitted import WEIGHTS
from tricorne.games.struggle_of_empires.bots.outlook import DICE_REACH, SEVEN, chance_to_win
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.games.struggle_of_empires.war.war import INCOME, PLAYER_ACTIONS, VICTORY_POINTS

FEATURES: Final = [
    "points",
    "scoring",
    "hope",
    "danger",
    "markers",
    "unrest",
    "penalty",
    "near-revolution",
    "gold",
    "income",
    "taxation",
    "population",
    "armies",
    "navies",
    "forts",
    "at-home",
    "actions",
    "training",
    "ready-tiles",
    "owned-tiles",
    "other-tiles",
    "agriculture",
    "trade",
    "alliances",
    "regions",
]
"""What is counted for each player; each has one weight at the end and one that is added at the beginning."""

JUDGED: Final = [
    (0.13, 0.0),
    (0.11, 0.08),
    (0.07, 0.0),
    (-0.05, 0.0),
    (0.08, 0.12),
    (-0.12, 0.02),
    (-0.03, 0.01),
    (-0.3, 0.0),
    (0.005, 0.02),
    (0.01, 0.03),
    (-0.05, -0.03),
    (0.01, 0.05),
    (0.03, 0.09),
    (0.03, 0.09),
    (0.02, 0.06),
    (0.01, 0.06),
    (0.12, 0.08),
    (0.15, 0.6),
    (0.1, 0.0),
    (0.0, 0.22),
    (0.04, 0.14),
    (0.02, 0.17),
    (0.01, 0.04),
    (0.06, 0.0),
    (0.0, 0.0),
]
"""What each should weigh by the prices that the heuristic plays by, at 0.13 for a point. The fit starts from here,
since whoever is winning can afford much that does not win by itself."""

FITTED: Final = [
    "points",
    "scoring",
    "danger",
    "unrest",
    "penalty",
    "near-revolution",
    "gold",
    "income",
    "taxation",
    "actions",
]
"""What the fit may change much; the weights of means to an end stay near what was judged."""

READY: Final = {
    MERCENARIES: 1.1,
    PRESSGANGS: 0.7,
    TRAINED_NATIVE_MILITIA: 1.0,
    RESERVES: 0.9,
    WAR_OFFICE: 1.5,
    DIPLOMATIC_SERVICE: 0.5,
}
OTHERS: Final = [BANKING, LOGISTICS, MILITIA, NAVAL_TRAINING, NAVIGATION]
A_POINT: Final = 0.15
"""How much a point at the end leans towards a win."""
AT_STAKE: Final = 1.2
"""Points that a lost unit and its unrest cost."""
NEXT_HOPE: Final = 0.75
"""How much each further attack counts."""
LATER_HOPE: Final = 0.3
"""How much of a hope is left for the next war."""
NEAR: Final = 6
"""So many points below revolution unrest begins to frighten."""

_CHANCES: Final = [chance_to_win(difference) for difference in range(-DICE_REACH, DICE_REACH + 1)]


def _chance(difference: int) -> float:
    if difference >= DICE_REACH:
        return _CHANCES[-1]
    return _CHANCES[0] if difference <= -DICE_REACH else _CHANCES[difference + DICE_REACH]


class Evaluation:
    """The look of one game's positions."""

    def __init__(self, ruleset: RuleSet) -> None:
        self.ruleset = ruleset
        self.players = ruleset.players
        self.turns = ruleset.rounds * ruleset.actions_per_turn
        """Actions of a player in one war."""
        self.values = [row + [0] * (POWERS + 2) for row in ruleset.values]
        """By region and place, 0 for places that bring nothing."""
        self.ready = [(tile, READY[tile]) for tile in READY]
        self.trades = list(range(FIRST_TRADE_TILE, TILES))

    # -- the answer ------------------------------------------------------------------------------

    def shares(self, p: Position) -> list[float]:
        """By power: its chance to win; 0 for those that nobody leads."""
        found = [0.0] * POWERS
        if not p.stack:
            winners = endgame.final(p).winners
            for power in winners:
                found[power] = 1.0 / len(winners)
            return found
        later = self.time_left(p)
        weights = [end + more * later for end, more in WEIGHTS]
        sums: list[float] = []
        for row in self.rows(p):
            total = 0.0
            for at in range(len(row)):
                total += weights[at] * row[at]
            sums.append(total)
        top = max(sums)
        parts = [exp(total - top) for total in sums]
        whole = sum(parts)
        for at in range(len(parts)):
            found[self.players[at]] = parts[at] / whole
        return found

    def leaning(self, p: Position) -> list[float]:
        """Like ``shares``; where the game is over, by how many points as well."""
        if p.stack:
            return self.shares(p)
        result = endgame.final(p)
        found = [0.0] * POWERS
        best = max([result.points[power] for power in self.players])
        whole = 0.0
        for power in self.players:
            if not result.revolution[power]:
                found[power] = exp(A_POINT * (result.points[power] - best))
                whole += found[power]
        for power in self.players:
            found[power] = found[power] / whole if whole else 0.0
        return found

    def moment(self, p: Position) -> int:
        """Rounds since the beginning; between two wars passes one more."""
        clock = p.clock
        rounds = self.ruleset.rounds
        begun = (max(1, clock[WAR_NUMBER]) - 1) * (rounds + 1)
        if clock[PHASE] < PLAYER_ACTIONS:
            return begun
        return begun + (clock[ROUND] if clock[PHASE] == PLAYER_ACTIONS else rounds + 1)

    def time_left(self, p: Position) -> float:
        """How much of the game is still to come: 1 at the beginning, 0 at the end."""
        clock = p.clock
        wars = self.ruleset.wars
        left = float(wars - max(1, clock[WAR_NUMBER]))
        if clock[PHASE] < PLAYER_ACTIONS:
            left += 1.0
        elif clock[PHASE] == PLAYER_ACTIONS:
            left += 1.0 - (clock[ROUND] - 1) / self.ruleset.rounds
        return left / wars

    # -- what is counted ---------------------------------------------------------------------------

    def rows(self, p: Position) -> list[list[float]]:
        """For each player, in the order of the seats, what is counted, in the order of FEATURES."""
        players = self.players
        scoring = [0.0] * POWERS
        hopes: list[list[float]] = [[] for _ in range(POWERS)]
        danger = [0.0] * POWERS
        markers = [0] * POWERS
        regions = [0] * POWERS
        for region in range(REGIONS):
            self._region(p, region, scoring, hopes, danger, markers, regions)
        penalty = endgame.final(p).penalty
        if p.clock[PHASE] > VICTORY_POINTS:
            # This war's points are on the track already.
            scoring = [0.0] * POWERS
        limit = self.ruleset.revolution_unrest - NEAR
        found: list[list[float]] = []
        for power in players:
            start = power * PLACES
            armies = sum(p.armies[start : start + HOME])
            navies = sum(p.navies[start : start + HOME])
            forts = sum(p.forts[start : start + HOME])
            home = p.armies[start + HOME] + p.navies[start + HOME] + p.forts[start + HOME]
            net = p.population[power] + markers[power] - armies - navies - forts - home
            if p.clock[PHASE] > INCOME:
                net = 0
            ready = p.ready
            owned = power * TILES
            uses = 0.0
            kept = 0.0
            for tile, worth in self.ready:
                uses += worth * ready[owned + tile]
                kept += worth * (ready[owned + tile] + p.used[owned + tile])
            actions = self._actions(p, power)
            others = 0
            for tile in OTHERS:
                others += ready[owned + tile]
            trade = 0
            for tile in self.trades:
                if p.owned(power, tile):
                    trade += max([p.control[region * POWERS + power] for region in self.ruleset.trade_regions[tile]])
            farms = p.owned(power, IMPROVED_AGRICULTURE) + p.owned(power, IMPROVED_AGRICULTURE_ORIGINAL)
            alliances = 0
            for alliance in range(ALLIANCES):
                if p.alliances[alliance] == power:
                    alliances += 1
            unrest = p.unrest[power]
            gold = p.gold[power]
            found.append(
                [
                    float(p.victory_points[power]),
                    scoring[power],
                    _hope(hopes[power], actions),
                    danger[power],
                    float(markers[power]),
                    float(unrest),
                    float(penalty[power]),
                    float(max(0, unrest - limit)),
                    float(gold),
                    float(net),
                    float(max(0, -gold - net)),
                    float(p.population[power]),
                    float(armies),
                    float(navies),
                    float(forts),
                    float(home),
                    float(actions),
                    float(min(1, ready[owned + ARMY_TRAINING])),
                    uses,
                    kept,
                    float(others),
                    float(farms),
                    float(trade),
                    float(alliances),
                    float(regions[power]),
                ]
            )
        return found

    def _region(
        self,
        p: Position,
        region: Region,
        scoring: list[float],
        hopes: list[list[float]],
        danger: list[float],
        markers: list[int],
        regions: list[Region],
    ) -> None:
        """Points of a region as it stands, and what attacks there could change."""
        players = self.players
        here = region * POWERS
        values = self.values[region]
        control = p.control[here : here + POWERS]
        weakest = 99
        for marker in self.ruleset.attackable[region]:
            if p.markers[marker] == ON_MAP:
                weakest = min(weakest, self.ruleset.marker_strength[marker])
        ties: list[int] = []
        if self.ruleset.nonplayer_ties:
            for power in self.ruleset.nonplayers:
                if control[power]:
                    ties.append(control[power])
        standing = sorted({control[power] for power in players if control[power]}, reverse=True)
        armed = [power for power in players if p.armies[power * PLACES + region]]
        area = self.ruleset.naval_area[region]
        for power in players:
            mine = control[power]
            armies = p.armies[power * PLACES + region]
            if mine == 0 and armies == 0:
                continue
            now = _points(values, standing, ties, mine) if mine else 0
            scoring[power] += now
            markers[power] += mine
            support = 1 if area >= 0 and p.navies[power * PLACES + area] else 0
            if armies:
                regions[power] += 1
                strength = armies + support + (1 if p.ready[power * TILES + ARMY_TRAINING] else 0)
                gain = _points(values, standing, ties, mine + 1) - now + 0.5
                best = _chance(strength - weakest) if weakest < 99 else 0.0
                for other in range(POWERS):
                    if control[other] and other != power and self._may_fight(p, power, other):
                        at = other * PLACES + region
                        defence = p.armies[at] + p.forts[at] * self.ruleset.fort_strength
                        if not self.ruleset.is_player[other]:
                            defence += self.ruleset.nonplayer_defence
                        best = max(best, _chance(strength - defence))
                net = best * gain - (1.0 - best + SEVEN) * AT_STAKE
                if net > 0.0:
                    hopes[power].append(net)
            if mine:
                at = power * PLACES + region
                defence = p.armies[at] + p.forts[at] * self.ruleset.fort_strength
                worst = 0.0
                for other in armed:
                    if other != power and self._may_fight(p, other, power):
                        attack = p.armies[other * PLACES + region] + (
                            1 if p.ready[other * TILES + ARMY_TRAINING] else 0
                        )
                        worst = max(worst, _chance(attack - defence))
                if worst > 0.0:
                    less = _points(values, standing, ties, mine - 1) if mine > 1 else 0
                    danger[power] += worst * (now - less + 0.5)

    def _may_fight(self, p: Position, one: int, other: int) -> bool:
        return p.side[one] != p.side[other] or p.side[one] == UNALLIED

    def _actions(self, p: Position, power: Power) -> int:
        """Actions that a player has still to take in this war."""
        clock = p.clock
        each = self.ruleset.actions_per_turn
        if clock[PHASE] < PLAYER_ACTIONS:
            return self.turns
        if clock[PHASE] > PLAYER_ACTIONS or power not in p.order:
            return 0
        left = (self.ruleset.rounds - clock[ROUND]) * each
        at = p.order.index(power)
        if at > clock[TURN_OF]:
            left += each
        elif at == clock[TURN_OF]:
            left += p.turn[ACTIONS_LEFT]
        return left


def _hope(found: list[float], actions: int) -> float:
    """What attacks promise together: the best first, one for each action that is left; a little for later wars."""
    if not found:
        return 0.0
    found.sort(reverse=True)
    if actions == 0:
        return LATER_HOPE * found[0]
    total = 0.0
    share = 1.0
    for value in found[:actions]:
        total += share * value
        share *= NEXT_HOPE
    return total


def _points(values: list[int], standing: list[int], ties: list[int], markers: int) -> int:
    """Points for so many markers among others (SCORE-2 to SCORE-8)."""
    place = 0
    for other in standing:
        if other > markers:
            place += 1
    if markers in ties:
        place += 1
    return values[place]
