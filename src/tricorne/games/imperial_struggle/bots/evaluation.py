"""Who will win from here: each side's chance, from one look at a full position.

``features`` counts what matters (France's share less Britain's), ``shares`` weighs it. The weights were fitted to the
results of games that bots played against each other (``python -m bench.fit imperial-struggle``).
"""

from __future__ import annotations

from math import exp
from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    BRITISH,
    COMMODITIES,
    FRANCE,
    FRENCH,
    NONE,
    REGIONS,
    TERRITORY,
    TYPES,
    USA,
)
from tricorne.games.imperial_struggle.board.places import HAND, ON_REGION
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    DEBT,
    FIGHTING,
    GONE,
    LIMIT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    NAVY_BOX,
    PART,
    POOL_SIZE,
    ROUND_NUMBER,
    SIDE,
    STAGE,
    TREATY,
    TURN,
    UNBUILT,
    UPGRADE,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.bots.fitted import WEIGHTS
from tricorne.games.imperial_struggle.peace.turn import ROUNDS
from tricorne.games.imperial_struggle.round.rounds import WITH_TILE
from tricorne.games.imperial_struggle.war.strength import strength

FEATURES: Final = [
    "one",
    "points",
    "awards",
    "prestige",
    "demands",
    "final",
    "europe",
    "north-america",
    "caribbean",
    "india",
    "prestige-later",
    "commodities-later",
    "theaters",
    "debt",
    "treaty",
    "treaty-lost",
    "squadrons",
    "navy-box",
    "unbuilt",
    "gone",
    "cards",
    "advantages",
    "used-advantages",
    "territories",
    "forts",
    "marked",
    "flags",
    "rounds",
    "economic",
    "diplomatic",
    "military",
    "minor",
    "pools",
    "upgrade",
    "phasing",
]
"""What is counted; each has one weight for the last turn and one that is added at the beginning of the game."""

JUDGED: Final = [(0.0, 0.0)] * len(FEATURES)
"""Where the fit of the weights starts from: nothing is known."""
FITTED: Final = FEATURES
"""What the fit may change."""

REACH: Final = 24
"""A lead beyond this is as good as this one."""
PRESTIGE: Final = REGIONS
FIRST_COMMODITY: Final = REGIONS + 1
RACES: Final = REGIONS + 1 + COMMODITIES
LONG: Final = 4.0
"""How many spaces make a lead that lasts."""
IN_WAR: Final = 2.5
TREATY_POINT: Final = 0.4
DEBT_POINT: Final = 0.5
CONQUEST_POINT: Final = 1.6
LOST_SQUADRON: Final = 1.2


DECIDED: Final = 30.0
"""The lead of a side that has won."""


def _sure(lead: float, spread: float) -> float:
    """How surely a lead wins: from -1 to 1."""
    return 2.0 / (1.0 + exp(-lead / spread)) - 1.0


def _curve(spread: float, margin: int) -> list[float]:
    """By lead from -REACH to REACH: the chance of one side to win by the margin less that of the other."""
    half = margin - 0.5
    return [
        0.5 * (_sure(lead - half, spread) + _sure(lead + half, spread)) if margin else _sure(lead, spread)
        for lead in range(-REACH, REACH + 1)
    ]


class Evaluation:
    """The look of one game's positions."""

    def __init__(self, ruleset: RuleSet) -> None:
        c = ruleset.components
        self.ruleset = ruleset
        races: list[list[int]] = [[] for _ in range(len(ruleset.board.kind))]
        for region in range(REGIONS):
            for space in c.board.in_region[region]:
                races[space].append(region)
        for space in c.board.prestige_spaces:
            races[space].append(PRESTIGE)
        for commodity in range(COMMODITIES):
            for space in c.board.markets_of[commodity]:
                races[space].append(FIRST_COMMODITY + commodity)
        self.raced = [(space, races[space]) for space in range(len(races)) if races[space]]
        rounds = 2 * c.rounds_per_side
        margins = max(c.awards.margin)
        self.soon = [[_curve(0.5 + 0.15 * left, margin) for margin in range(margins + 1)] for left in range(rounds + 1)]
        """By rounds left in the turn and margin: how surely a lead wins at its end."""
        self.long = _curve(LONG, 0)
        self.war = _curve(IN_WAR, 0)
        self.prizes = [self._prize(theater) for theater in range(len(c.wars.theaters))]
        turns = len(c.turn_ids)
        self.turns_left = [sum(1 for turn in range(at + 1, turns) if c.turn_war[turn] == NONE) for at in range(turns)]
        self.weights = _by_turn(self.turns_left[0])

    def _prize(self, theater: int) -> float:
        """What winning a theater well is worth."""
        rows = self.ruleset.components.wars.theaters[theater].spoils
        total = 0.0
        for row in rows:
            total += row.vp + CONQUEST_POINT * row.conquest_points - TREATY_POINT * row.treaty_points
            total += (1.0 if row.unflag else 0.0) + LOST_SQUADRON * row.losses + (1.0 if row.special else 0.0)
        return total / len(rows)

    # -- the answer ------------------------------------------------------------------------------

    def shares(self, p: Position) -> list[float]:
        """The chance of each side to win."""
        if not p.stack:
            return [1.0, 0.0] if p.clock[WINNER] == FRANCE else [0.0, 1.0]
        france = 1.0 / (1.0 + exp(-self.lead(p)))
        return [france, 1.0 - france]

    def lead(self, p: Position) -> float:
        """How far France is ahead: 0 for an even game, the logarithm of the odds."""
        if not p.stack:
            return DECIDED if p.clock[WINNER] == FRANCE else -DECIDED
        found = self.features(p)
        weights = self.weights[self.turns_left[p.clock[TURN]]]
        total = 0.0
        for at in range(len(found)):
            total += weights[at] * found[at]
        return max(-DECIDED, min(DECIDED, total))

    # -- what is counted ---------------------------------------------------------------------------

    def features(self, p: Position) -> list[float]:
        """What is counted, in the order of FEATURES."""
        ruleset = self.ruleset
        c = ruleset.components
        clock = p.clock
        sides = p.sides
        turn = clock[TURN]
        at_war = c.turn_war[turn] != NONE
        leads = [REACH] * RACES
        flags = 0
        marked = 0
        flag_of = p.flag
        marker_of = p.marker
        for space, races in self.raced:
            flag = flag_of[space]
            if flag == FRENCH:
                step = 1
            elif flag == BRITISH:
                step = -1
            else:
                continue
            flags += step
            if marker_of[space]:
                marked += step
            else:
                for race in races:
                    leads[race] += step
        left = 0
        rounds = 0
        if not at_war:
            left = 2 * c.rounds_per_side
            if clock[STAGE] == ROUNDS:
                left -= clock[ROUND_NUMBER] + 1
            elif clock[STAGE] > ROUNDS:
                left = 0
            if left % 2:
                # The side of the round under way has one tile less to come.
                rounds = -1 if p.round[SIDE] == FRANCE else 1
        soon = self.soon[left]
        awards = 0.0
        prestige = 0.0
        demands = 0.0
        final = 0.0
        if not at_war:
            for tile in range(len(p.award_place)):
                region = p.award_place[tile] - ON_REGION
                if 0 <= region < REGIONS:
                    value = c.awards.vp[tile] + TREATY_POINT * c.awards.treaty_points[tile]
                    awards += value * soon[c.awards.margin[tile]][_within(leads[region])]
            prestige = c.awards.prestige_vp * soon[1][_within(leads[PRESTIGE])]
            era = p.era()
            for commodity in range(COMMODITIES):
                if p.demand[commodity]:
                    reward = c.demands[commodity]
                    value = reward.vp[era] + TREATY_POINT * reward.treaty_points[era] - DEBT_POINT * reward.debt[era]
                    demands += value * soon[1][_within(leads[FIRST_COMMODITY + commodity])]
        long = self.long
        commodities = 0.0
        for race in range(FIRST_COMMODITY, RACES):
            commodities += long[_within(leads[race])]
        last = soon[1] if self.turns_left[turn] == 0 else long
        for race in range(FIRST_COMMODITY, RACES):
            final += c.final_commodity_vp * last[_within(leads[race])]
        final += c.final_prestige_vp * last[_within(leads[PRESTIGE])]
        debt = sides[LIMIT] - sides[DEBT] - sides[LIMIT + 1] + sides[DEBT + 1]
        treaty = min(4, sides[TREATY]) - min(4, sides[TREATY + 1])
        lost = max(0, sides[TREATY] - 4) - max(0, sides[TREATY + 1] - 4)
        squadrons = 0
        for space in ruleset.naval_spaces:
            flag = flag_of[space]
            squadrons += 1 if flag == FRENCH else -1 if flag == BRITISH else 0
        ready = 0
        used = 0
        for at in range(len(p.advantage_owner)):
            owner = p.advantage_owner[at]
            if owner != NONE:
                step = 1 if owner == FRANCE else -1
                if p.advantage_used[at]:
                    used += step
                else:
                    ready += step
        territories = 0
        for space in ruleset.board.of_kind[TERRITORY]:
            flag = flag_of[space]
            territories += 1 if flag == FRENCH or flag == USA else -1 if flag == BRITISH else 0
        forts = 0
        for space in ruleset.forts:
            if not p.damaged[space]:
                flag = flag_of[space]
                forts += 1 if flag == FRENCH else -1 if flag == BRITISH else 0
        economic = 0.0
        diplomatic = 0.0
        military = 0.0
        minor = 0.0
        pools = 0.0
        upgrade = 0.0
        phasing = 0.0
        if not at_war and clock[STAGE] == ROUNDS:
            r = p.round
            phasing = 1.0 if r[SIDE] == FRANCE else -1.0
            if r[PART] == WITH_TILE:
                economic = phasing * float(r[MAJOR])
                diplomatic = phasing * float(r[MAJOR + 1])
                military = phasing * float(r[MAJOR + TYPES - 1])
                minor = phasing * float(r[MINOR]) if r[MINOR_TYPE] != NONE else 0.0
                upgrade = phasing * float(r[UPGRADE])
                for at in range(0, len(p.pools), POOL_SIZE):
                    pools += phasing * p.pools[at + 2]
                phasing = 0.0
        return [
            1.0,
            float(clock[VP] - c.level_vp),
            awards,
            prestige,
            demands,
            final,
            long[_within(leads[0])],
            long[_within(leads[1])],
            long[_within(leads[2])],
            long[_within(leads[3])],
            long[_within(leads[PRESTIGE])],
            commodities,
            self._theaters(p, at_war),
            float(debt),
            float(treaty),
            float(lost),
            float(squadrons),
            float(sides[NAVY_BOX] - sides[NAVY_BOX + 1]),
            float(sides[UNBUILT] - sides[UNBUILT + 1]),
            float(sides[GONE] - sides[GONE + 1]),
            float(p.event_place.count(HAND) - p.event_place.count(HAND + 1)),
            float(ready),
            float(used),
            float(territories),
            float(forts),
            float(marked),
            float(flags),
            float(rounds),
            economic,
            diplomatic,
            military,
            minor,
            pools,
            upgrade,
            phasing,
        ]

    def _theaters(self, p: Position, at_war: bool) -> float:
        """What the next war promises, theater by theater, as the tiles lie."""
        war = p.next_war()
        if war == NONE:
            return 0.0
        numbers = self.ruleset.components.wars.theaters_of[war]
        if at_war and p.war[FIGHTING] > 0:
            numbers = numbers[p.war[FIGHTING] :]
        total = 0.0
        for theater in numbers:
            lead = strength(p, theater, 0, True, None) - strength(p, theater, 1, True, None)
            total += self.prizes[theater] * self.war[_within(lead + REACH)]
        return total


def _within(at: int) -> int:
    return 0 if at < 0 else 2 * REACH if at > 2 * REACH else at


def _by_turn(turns: int) -> list[list[float]]:
    """By turns to come: the weight of each feature."""
    return [[last + later * left / turns for last, later in WEIGHTS] for left in range(turns + 1)]
