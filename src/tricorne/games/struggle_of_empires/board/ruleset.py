"""The rule set of one game: components, options and seats, worked out into plain numbers and lists.

It is made once when a game is set up, never changes, and is shared by all its positions. Rules ask it
questions such as ``ruleset.free_europe`` instead of comparing option words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    ATTACKABLE,
    COLONIZE,
    COMMERCE,
    FORT,
    IMPROVED_AGRICULTURE,
    IMPROVED_AGRICULTURE_ORIGINAL,
    INDUSTRY,
    INDUSTRY_ORIGINAL,
    MARKERS,
    NAVAL_TRAINING,
    NAVIGATION,
    OTTOMAN_EMPIRE,
    POWERS,
    REGIONS,
    RUSSIA,
    TILES,
    UNIT_KINDS,
)

Value = bool | int | str | tuple[int, ...]

# How duplicates among the starting draws are treated
KEEP_DUPLICATES: Final = 0
MAY_REDRAW: Final = 1
MUST_REDRAW: Final = 2

# Non-player powers
NO_NONPLAYERS: Final = 0
LETTERED_SETS: Final = 1
WALLACE_SIMPLE: Final = 2

# Which fleets make naval combat
ANY_COMMITTED: Final = 0
ATTACKER_OWN: Final = 1
BOTH_OWN: Final = 2

# Small games inside the large one (scenarios.py)
WHOLE_GAME: Final = 0
ONE_WAR: Final = 1
ONE_AUCTION: Final = 2
ONE_ATTACK: Final = 3
SCENARIOS: Final = {"whole-game": WHOLE_GAME, "one-war": ONE_WAR, "one-auction": ONE_AUCTION, "one-attack": ONE_ATTACK}

# Unrest
DRAWN_HIDDEN: Final = 0
FIXED_HIDDEN: Final = 1
FIXED_OPEN: Final = 2


class RuleSet:
    """Everything about a game that is fixed when it begins."""

    def __init__(self, components: Components, settings: Mapping[str, Value], preset: str, players: list[int]) -> None:
        self.components = components
        self.preset = preset
        self.settings: dict[str, Value] = dict(settings)
        self.players = players
        """Powers led by players, clockwise, the start player first."""
        self.count = len(players)
        c = components
        self.deluxe = preset == "deluxe"

        # -- who is in the game
        mode = settings["nonplayer-mode"]
        self.nonplayer_mode = {"none": NO_NONPLAYERS, "lettered-sets": LETTERED_SETS}.get(str(mode), WALLACE_SIMPLE)
        self.is_player = [power in players for power in range(POWERS)]
        self.nonplayers: list[int] = []
        if self.nonplayer_mode != NO_NONPLAYERS:
            self.nonplayers = [power for power in range(POWERS) if power not in players]
        self.in_game = [self.is_player[power] or power in self.nonplayers for power in range(POWERS)]
        self.places_for: dict[int, list[int]] = {}
        """By seat: how it counts the powers, kept by encoding.py."""
        self.seat_of = [players.index(power) if power in players else -1 for power in range(POWERS)]
        few = self.count <= 3
        self.nonplayer_control = (
            few and bool(settings["nonplayer-control-markers"]) and self.nonplayer_mode == LETTERED_SETS
        )
        self.nonplayer_ties = few and settings["nonplayer-ties"] == "unfriendly"
        self.nonplayer_sets: list[int] = c.nonplayer_sets[self.count]
        self.mixed_sets = bool(settings["nonplayer-mixed-sets"])
        self.navy_roll = bool(settings["nonplayer-navy-roll"])
        self.nonplayer_navy_to: int = c.nonplayer_navy_to
        self.nonplayer_markers: int = c.marker_set.count(0)
        """How many markers a non-player power gets: the size of a lettered set."""

        # -- set-up
        self.duplicates = {"keep": KEEP_DUPLICATES, "may-redraw": MAY_REDRAW}.get(
            str(settings["setup-duplicates"]), MUST_REDRAW
        )
        self.draft = bool(settings["setup-draft"])
        self.draws: int = (
            c.player_draws[self.count] if settings["setup-draws"] == "by-count" else c.player_draws[POWERS]
        )
        self.home_placement = bool(settings["setup-home-placement"])
        self.map_markers: int = (
            c.map_markers[self.count] if settings["map-markers"] == "by-count" else c.map_markers[POWERS]
        )
        self.placed_units: int = c.placed_units
        self.start_gold: int = c.start_gold
        self.start_population: int = c.start_population
        self.population_max: int = c.population_max
        self.build_population: int = c.build_population
        self.colonize_population: int = c.colonize_population
        self.population_increase: int = c.population_increase
        self.scenario = SCENARIOS[str(settings["scenario"])]
        self.wars: int = c.wars if self.scenario == WHOLE_GAME else 1
        self.rounds: int = 1 if self.scenario == ONE_AUCTION else c.rounds[self.count]
        self.tile_supply = self._tiles(settings)
        self.start_tiles: list[int] = []
        if few and settings["start-tiles"]:
            original = settings["improved-agriculture"] == "original"
            for tile in c.start_tiles[self.count]:
                swap = original and tile == IMPROVED_AGRICULTURE
                self.start_tiles.append(IMPROVED_AGRICULTURE_ORIGINAL if swap else tile)
        self.trade_limit: int = _number(settings["trade-tile-limit"]) if few else 0

        # -- the board
        self.zone: list[int] = c.zone + [0]
        """Sea zone of each place; homes lie in Europe."""
        self.colony: list[bool] = c.colony + [False]
        self.ship: list[bool] = c.ship + [True]
        """Places a navy may be in: ship icons and its own home."""
        self.naval_area: list[int] = c.naval_area
        self.ship_regions = [region for region in range(REGIONS) if c.ship[region]]
        self.colonies = [region for region in range(REGIONS) if c.colony[region]]
        self.home_adjacent = [row[:] for row in c.home_adjacent]
        if not settings["russia-ottoman-adjacent"]:
            self.home_adjacent[RUSSIA][OTTOMAN_EMPIRE] = False
        self.neighbours = [[r for r in range(REGIONS) if c.adjacent[region][r]] for region in range(REGIONS)]
        self.values = [row[:] for row in (c.vp_deluxe if self.deluxe else c.vp_original)]
        self.values[OTTOMAN_EMPIRE][2] = _number(settings["ottoman-third-place"])
        self.pirates_allowed: list[bool] = c.pirates_allowed
        self.revolt_allowed: list[bool] = c.revolt_allowed
        self.token_regions: list[list[int]] = c.token_regions
        self.token_strength: list[int] = c.token_strength

        # -- neutral markers
        self.marker_region: list[int] = c.marker_region
        self.marker_kind: list[int] = c.marker_kind
        self.marker_strength: list[int] = c.marker_strength
        self.marker_gold: list[int] = c.marker_gold
        self.marker_vp: list[int] = c.marker_vp
        self.marker_set: list[int] = c.marker_set
        self.attackable: list[list[int]] = [[] for _ in range(REGIONS)]
        """Markers with a strength, by region."""
        self.colonize_markers: list[int] = []
        self.commerce_markers: list[int] = []
        for marker in range(MARKERS):
            kind = c.marker_kind[marker]
            if kind == ATTACKABLE:
                self.attackable[c.marker_region[marker]].append(marker)
            elif kind == COLONIZE:
                self.colonize_markers.append(marker)
            elif kind == COMMERCE:
                self.commerce_markers.append(marker)

        # -- pieces and limits
        self.piece_limit: list[int] = [c.pieces_army, _number(settings["navies-per-player"]), c.pieces_fort]
        assert self.piece_limit[FORT] == c.pieces_fort
        self.control_limit = _number(settings["control-marker-limit"])
        self.alliance_limit: int = (
            c.local_alliance_markers if settings["local-alliance-form"] == "marker" else ALLIANCES
        )

        # -- turns
        self.actions_per_turn: int = c.actions_per_turn
        self.regular_special = settings["action-structure"] == "regular-special"
        self.pass_relief = bool(settings["pass-relief"])
        self.relief_points: int = c.pass_relief_unrest
        self.tactics_reclaim = bool(settings["tactics-reclaim-same-turn"])
        self.free_inside = bool(settings["free-actions-inside"])
        """Whether the active player may use tiles in the midst of an action."""
        self.payments_after_dice = bool(settings["payments-after-dice"])
        self.deals_are_actions = settings["negotiation"] != "off"
        """Whether deals are asked for as actions, not only made aside."""
        self.attack_cost: int = c.attack_cost
        self.move_units: int = c.move_units
        self.logistics_units: int = c.logistics_units
        self.logistics_stacking = bool(settings["logistics-stacking"])
        self.militia_stacking = bool(settings["militia-stacking"])

        # -- movement and the sea
        self.free_europe = settings["army-movement"] == "free-europe"
        self.sea_die = settings["distant-sea"] == "deluxe-die"
        faces = settings["sea-die-faces"]
        self.sea_faces: list[int] = list(faces) if isinstance(faces, tuple) else list(c.sea_faces)
        self.stay_pay_to_arrive: int = c.sea_stay_pay_to_succeed
        self.sink_pay_to_remain: int = c.sea_sink_pay_to_stay
        self.sink_pay_to_arrive: int = c.sea_sink_pay_to_succeed
        self.white_success_from: int = c.white_success_from
        self.red_lost_to: int = max(c.red_lost)
        self.red_stay_to: int = max(c.red_stay)
        self.navigation_bonus: int = c.navigation_bonus

        # -- attacks and combat
        self.naval_fleet = {"any-committed": ANY_COMMITTED, "attacker-own": ATTACKER_OWN}.get(
            str(settings["naval-combat-fleet"]), BOTH_OWN
        )
        self.neutral_support_from_ally = bool(settings["neutral-support-from-ally"])
        self.training_eligible_only = settings["training-comparison"] == "eligible-only"
        self.active_player_chooses_ally_loss = settings["ally-loss-choice"] == "active-player"
        self.withdrawal_whole_attack = settings["fighting-withdrawal"] == "whole-attack"
        self.surrender = bool(settings["surrender"])
        self.revolt_naval_support = bool(settings["revolt-naval-support"])
        self.fort_strength: int = c.fort_strength
        self.nonplayer_defence: int = c.nonplayer_control_defence
        self.naval_support: int = c.naval_support
        self.blockade_support: int = c.blockade_naval_support
        self.training_bonus: int = c.training_bonus
        self.alliance_bonus: int = c.local_alliance_bonus
        self.fatal_sum: int = c.fatal_dice_sum

        # -- local alliances
        self.alliance_gold: list[int] = c.alliance_gold
        self.alliance_needs_unit = bool(settings["local-alliance-needs-unit"])
        wide = settings["local-alliance-ottoman-reach"] == "ottoman-mediterranean"
        reach = c.alliance_regions_original if wide else c.alliance_regions
        self.alliance_land: list[bool] = c.alliance_land
        self.alliance_naval: list[bool] = c.alliance_naval
        self.alliances_in: list[list[int]] = [
            [a for a in range(ALLIANCES) if region in reach[a]] for region in range(REGIONS)
        ]
        """Local alliances that apply in each region."""

        # -- tiles
        self.tile_gold: list[int] = c.tile_gold if self.deluxe else c.tile_gold_original
        self.tile_population: list[int] = c.tile_population if self.deluxe else c.tile_population_original
        self.tile_unrest: list[int] = c.tile_unrest if self.deluxe else c.tile_unrest_original
        self.tile_life: list[int] = c.tile_life
        self.tile_kind: list[int] = c.tile_kind
        self.trade_regions: list[list[int]] = c.trade_regions
        self.reform_points: int = c.government_reform_unrest
        self.industry_points: int = c.industry_victory_points
        self.agriculture_points: int = c.industry_agriculture_points if settings["industry-agriculture-bonus"] else 0

        # -- readings of unclear rules
        self.covert_own_marker = bool(settings["covert-own-marker"])
        self.natives_at_home = bool(settings["native-militia-home"])
        self.native_units = UNIT_KINDS if settings["native-militia-unit"] == "any-unit" else 1
        """How many kinds of unit the tile may raise, armies first."""
        self.militia_units = UNIT_KINDS if settings["militia-unit"] == "any-unit" else 1
        self.surprise_bars_nonplayers = settings["surprise-attack-bars"] == "everybody"
        self.nonplayer_strength_against_tokens = settings["token-against-nonplayer"] == "three"
        self.token_ban_turns = 2 if settings["covert-ban"] == "next-turn" else 0
        """At the end of how many turns of its user a token that failed is open to him again, beside the same turn."""
        self.pirates_at_sea = settings["pirates-attacked"] == "at-sea"
        self.war_office_relief = bool(settings["war-office-relief"])
        self.incite_spoils_relief = bool(settings["incite-spoils-relief"])
        self.nonplayer_marker_help = bool(settings["nonplayer-marker-help"])
        self.help_refusable = bool(settings["help-refusable"])
        self.any_order_in_auctions = self.nonplayer_mode == WALLACE_SIMPLE and settings["simple-auction"] == "any-order"

        # -- money, unrest, end of the game
        self.taxation_gold: int = c.taxation_gold
        self.banking_gold: int = c.banking_taxation_gold
        self.unrest_mode = {"drawn-hidden": DRAWN_HIDDEN, "fixed-hidden": FIXED_HIDDEN}.get(
            str(settings["unrest-mode"]), FIXED_OPEN
        )
        self.unrest_counters: list[int] = [c.unrest_zeros, c.unrest_ones, c.unrest_twos]
        self.most_taxations: int = 0
        """How often a bidder could tax at most: as long as there are counters; 0 where bids end at a fixed sum."""
        if settings["bid-limit"] == "payable":
            self.most_taxations = sum(self.unrest_counters)
        self.hidden_gold = settings["gold-visibility"] == "hidden"
        self.revolution_unrest: int = c.revolution_unrest
        self.penalty_first: int = c.unrest_penalty_first
        self.penalty_second: int = c.unrest_penalty_second
        self.higher_only = self.count == 2 and settings["two-player-unrest"] == "higher-only"
        self.least_unrest_breaks_ties = settings["victory-tie-break"] == "least-unrest"

    def _tiles(self, settings: Mapping[str, Value]) -> list[int]:
        """How many copies of each tile are in the game (SETUP-13, SETUP-14)."""
        c = self.components
        marked = settings["tile-scaling"] == "marked"
        supply: list[int] = []
        for tile in range(TILES):
            wanted: int = c.tile_count_deluxe[tile] if self.deluxe else c.tile_count_original[tile]
            if tile == NAVIGATION:
                wanted = _number(settings["navigation-tiles"]) if settings["distant-sea"] == "white-red" else 0
            elif tile == NAVAL_TRAINING:
                wanted = _number(settings["naval-training-tiles"])
            elif tile == IMPROVED_AGRICULTURE or tile == IMPROVED_AGRICULTURE_ORIGINAL:
                original = settings["improved-agriculture"] == "original"
                wanted = c.tile_count_box[tile] if original == (tile == IMPROVED_AGRICULTURE_ORIGINAL) else 0
            elif tile == INDUSTRY or tile == INDUSTRY_ORIGINAL:
                original = not settings["industry-agriculture-bonus"]
                wanted = c.tile_count_box[tile] if original == (tile == INDUSTRY_ORIGINAL) else 0
            if marked and self.count < POWERS:
                copies = c.tile_copies[tile]
                fitting = 0
                for number in range(wanted):
                    if number >= len(copies) or self.count in copies[number]:
                        fitting += 1
                wanted = fitting
            supply.append(wanted)
        return supply


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
