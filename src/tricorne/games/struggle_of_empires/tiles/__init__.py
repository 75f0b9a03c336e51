"""The tiles: one rule object for each, by its number in constants.py. A new tile is one new line here."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    ARMY_TRAINING,
    BANKING,
    BLOCKADE,
    DIPLOMATIC_SERVICE,
    FIGHTING_WITHDRAWAL,
    FIRST_TRADE_TILE,
    GOVERNMENT_REFORM,
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
    PRESSGANGS,
    RESERVES,
    SURPRISE_ATTACK,
    TILES,
    TRAINED_NATIVE_MILITIA,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.tiles.diplomacy import DiplomaticService
from tricorne.games.struggle_of_empires.tiles.levies import Levy, NativeMilitia
from tricorne.games.struggle_of_empires.tiles.population import ImprovedAgriculture, Industry
from tricorne.games.struggle_of_empires.tiles.reform import GovernmentReform
from tricorne.games.struggle_of_empires.tiles.tactics import BlockadeTile, WarOffice
from tricorne.games.struggle_of_empires.tiles.tile import Tile
from tricorne.games.struggle_of_empires.tiles.trade import TradeTile


def tile_rules() -> list[Tile]:
    """All tiles in the order of their numbers."""
    rules: list[Tile] = [
        DiplomaticService(DIPLOMATIC_SERVICE, ["TILE-DIPLOMATIC-SERVICE-1", "R-TILE-11"]),
        ImprovedAgriculture(IMPROVED_AGRICULTURE, True),
        ImprovedAgriculture(IMPROVED_AGRICULTURE_ORIGINAL, False),
        Levy(MERCENARIES, ARMY, ["TILE-MERCENARIES-1", "R-PIECE-3", "BUILD-7"]),
        Levy(PRESSGANGS, NAVY, ["TILE-PRESSGANGS-1", "R-PIECE-3", "BUILD-7"]),
        Tile(RESERVES, ["TILE-RESERVES-1", "R-TILE-3"]),
        NativeMilitia(TRAINED_NATIVE_MILITIA, ["TILE-TRAINED-NATIVE-MILITIA-1", "R-TILE-12", "R-PIECE-3", "BUILD-7"]),
        WarOffice(WAR_OFFICE, ["TILE-WAR-OFFICE-1", "R-TILE-10"]),
        GovernmentReform(GOVERNMENT_REFORM, ["TILE-GOVERNMENT-REFORM-1"]),
        Industry(INDUSTRY, ["TILE-INDUSTRY-1"]),
        Industry(INDUSTRY_ORIGINAL, ["TILE-INDUSTRY-1"]),
        Tile(ARMY_TRAINING, ["TILE-ARMY-TRAINING-1"]),
        Tile(BANKING, ["TILE-BANKING-1"]),
        Tile(LOGISTICS, ["TILE-LOGISTICS-1"]),
        Tile(MILITIA, ["TILE-MILITIA-1", "R-FREE-1"]),
        Tile(NAVAL_TRAINING, ["TILE-NAVAL-TRAINING-1"]),
        Tile(NAVIGATION, ["TILE-NAVIGATION-1"]),
        BlockadeTile(BLOCKADE, ["TILE-BLOCKADE-2"]),
        Tile(FIGHTING_WITHDRAWAL, ["TILE-FIGHTING-WITHDRAWAL-1", "R-FREE-1"]),
        Tile(SURPRISE_ATTACK, ["TILE-SURPRISE-ATTACK-1", "R-TILE-21"]),
    ]
    for tile in range(FIRST_TRADE_TILE, TILES):
        rules.append(TradeTile(tile))
    return rules


TILE_RULES: Final[list[Tile]] = tile_rules()
