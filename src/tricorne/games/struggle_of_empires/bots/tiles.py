"""What tiles, local alliances and covert tokens are worth to the heuristic bot, and when a tile is used."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import IN_REGION, PLACE, incite_parts
from tricorne.games.struggle_of_empires.battle.targets import navies_serving
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    ARMY,
    ARMY_TRAINING,
    BANKING,
    DIPLOMATIC_SERVICE,
    FIRST_TRADE_TILE,
    GOVERNMENT_REFORM,
    HOME,
    IMPROVED_AGRICULTURE,
    IMPROVED_AGRICULTURE_ORIGINAL,
    INDUSTRY,
    INDUSTRY_ORIGINAL,
    LOGISTICS,
    MERCENARIES,
    MILITIA,
    NAVAL_TRAINING,
    NAVIGATION,
    NAVY,
    NONE,
    PIRATES,
    PLACES,
    POWERS,
    PRESSGANGS,
    REGIONS,
    RESERVES,
    TRAINED_NATIVE_MILITIA,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.bots.outlook import Outlook, chance_to_win
from tricorne.games.struggle_of_empires.bots.units import Units
from tricorne.games.struggle_of_empires.tiles.levies import native_choices
from tricorne.kernel.action import ActionId

A_USE: Final = {
    MERCENARIES: 1.1,
    PRESSGANGS: 0.7,
    TRAINED_NATIVE_MILITIA: 1.0,
    RESERVES: 0.9,
    WAR_OFFICE: 1.5,
    DIPLOMATIC_SERVICE: 0.5,
}
"""What one use of a once-per-war tile is worth."""
HARVEST: Final = 0.45
"""What one population from Improved Agriculture is worth before the last war."""
DRILL: Final = 2.2
"""What Army Training is worth in each later war."""


class Tiles:
    """The worth of tiles for one power in one position."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.p = outlook.p
        self.me = outlook.me

    def claim(self, tile: int) -> float:
        """What claiming a tile is worth, less its price."""
        ruleset = self.p.ruleset
        prices = self.outlook.prices
        cost = prices.gold(ruleset.tile_gold[tile]) + ruleset.tile_unrest[tile] * prices.unrest
        return self._benefit(tile) - cost - prices.population(ruleset.tile_population[tile])

    def _benefit(self, tile: int) -> float:
        p = self.p
        prices = self.outlook.prices
        uses = prices.scorings if prices.actions > 2 else prices.scorings - 0.6
        if tile in A_USE:
            again = 0.5 if p.owned(self.me, tile) > 0 else 1.0
            return uses * A_USE[tile] * again
        if tile in (IMPROVED_AGRICULTURE, IMPROVED_AGRICULTURE_ORIGINAL):
            gains = uses + (1.0 if tile == IMPROVED_AGRICULTURE else 0.0)
            return gains * (HARVEST if prices.scorings > 1 else 0.05 * min(prices.actions, 8))
        if tile == GOVERNMENT_REFORM:
            return min(p.ruleset.reform_points, p.unrest[self.me]) * prices.unrest
        if tile in (INDUSTRY, INDUSTRY_ORIGINAL):
            farms = p.owned(self.me, IMPROVED_AGRICULTURE) + p.owned(self.me, IMPROVED_AGRICULTURE_ORIGINAL)
            return p.ruleset.industry_points + farms * p.ruleset.agriculture_points
        if tile >= FIRST_TRADE_TILE:
            return prices.income(uses * self.trade(tile))
        if tile == ARMY_TRAINING:
            return prices.style.training * self._training() if p.owned(self.me, tile) == 0 else 0.2 * prices.scorings
        if tile == BANKING:
            return 0.5 * prices.scorings if p.owned(self.me, tile) == 0 else 0.0
        if tile == MILITIA:
            return 0.7 * uses if p.owned(self.me, tile) == 0 else 0.0
        if tile == LOGISTICS:
            return 0.4 * uses
        if tile == NAVAL_TRAINING:
            return 0.3 * uses
        if tile == NAVIGATION:
            return 0.3 * uses if p.owned(self.me, tile) == 0 else 0.0
        return 0.25

    def trade(self, tile: int) -> int:
        """Gold that a trade tile brings now."""
        return max(self.p.control[region * POWERS + self.me] for region in self.p.ruleset.trade_regions[tile])

    def trade_region(self, tile: int) -> int:
        regions = self.p.ruleset.trade_regions[tile]
        return max(sorted(regions), key=lambda region: self.p.control[region * POWERS + self.me])

    def _training(self) -> float:
        """What +1 in every land combat adds to what can be attacked now, and to later wars."""
        p = self.p
        o = self.outlook
        gain = 0.0
        for region in range(REGIONS):
            armies = p.armies[self.me * PLACES + region]
            if armies > 0:
                navies = navies_serving(p, self.me, region)
                gain += o.hope(region, armies, navies, 1) - o.hope(region, armies, navies)
        return 0.7 * gain + DRILL * (o.prices.scorings - 1) + 0.05 * min(o.prices.actions, 10)

    def alliance(self, alliance: int) -> float:
        """What a local alliance adds in its regions until the end of the war."""
        p = self.p
        o = self.outlook
        value = 0.0
        for region in range(REGIONS):
            armies = p.armies[self.me * PLACES + region]
            if alliance in p.ruleset.alliances_in[region] and p.ruleset.alliance_land[alliance] and armies > 0:
                navies = navies_serving(p, self.me, region)
                value += o.hope(region, armies, navies, 1) - o.hope(region, armies, navies)
                value += o.danger(region, 0) - o.danger(region, 1)
        return 0.8 * value - o.prices.gold(p.ruleset.alliance_gold[alliance])

    def best_alliance(self) -> float:
        found = [self.alliance(a) for a in range(ALLIANCES) if self.p.alliances[a] == NONE]
        return max(found, default=0.0)

    def incite(self, action: ActionId) -> float:
        """What a covert token against somebody's marker promises: places that change when the marker goes."""
        p = self.p
        token, region, victim = incite_parts(action)
        if not p.ruleset.is_player[victim]:
            return 0.0
        if victim == self.me:
            return -1.0
        at = victim * PLACES + region
        defence = p.navies[at] if token == PIRATES else p.armies[at] + p.forts[at] * p.ruleset.fort_strength
        win = chance_to_win(p.ruleset.token_strength[token] - defence)
        # A token that holds a marker can be beaten by anybody: most of the gain lies in this war.
        return win * self.outlook.prices.swing(region, NONE, victim) * 0.8

    # -- free actions ------------------------------------------------------------------------------

    def wants_to_use(self, tile: int, units: Units) -> bool:
        """Whether a ready tile should be used now."""
        p = self.p
        prices = self.outlook.prices
        last = prices.turns == 0
        if tile in (IMPROVED_AGRICULTURE, IMPROVED_AGRICULTURE_ORIGINAL):
            return p.population[self.me] < p.ruleset.population_max
        if tile >= FIRST_TRADE_TILE:
            short = p.gold[self.me] < p.ruleset.attack_cost
            return self.trade(tile) > 0 and (last or short)
        if tile == MERCENARIES:
            return last or units.best_place(ARMY, HOME)[0] > 0.3
        if tile == PRESSGANGS:
            return units.best_place(NAVY, HOME)[0] > (0.2 if last else 0.5)
        if tile == TRAINED_NATIVE_MILITIA:
            return last or self.best_natives()[0] > 0.3
        if tile == WAR_OFFICE:
            return self.best_free_attack()[0] > (0.0 if last else 0.3)
        if tile == DIPLOMATIC_SERVICE:
            return self.best_alliance() > 0.2
        return False

    def best_natives(self) -> tuple[float, int]:
        """Where an army of natives does most good, as an action; NONE if no army is left."""
        units = Units(self.outlook, self.outlook.prices.actions)
        best = -1.0
        found = NONE
        choices: list[int] = []
        native_choices(self.p, self.me, choices)
        for action in choices:
            if action == PLACE + HOME:
                value = units.best_place(ARMY, HOME)[0]
            elif action < PLACE:
                value = units.worth(ARMY, action - IN_REGION, 1)
            else:
                continue
            if value > best:
                best = value
                found = action
        return best, found

    def best_free_attack(self) -> tuple[float, int]:
        """The best attack that costs no gold."""
        best = -9.0
        found = NONE
        for region in range(REGIONS):
            armies = self.p.armies[self.me * PLACES + region]
            navies = navies_serving(self.p, self.me, region)
            for target in self.outlook.targets(region):
                value = self.outlook.promise(target, armies, navies, 0, 0)
                if value > best:
                    best = value
                    found = target.action
        return best, found
