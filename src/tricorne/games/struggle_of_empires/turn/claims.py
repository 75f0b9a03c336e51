"""Claiming tiles (CLAIM-1 to CLAIM-11): price, limits, and where the tile goes; what it does is in tiles/."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import CLAIM
from tricorne.games.struggle_of_empires.board.components import IMMEDIATE_REMOVED
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    FIRST_TRADE_TILE,
    NAVIGATION,
    SURPRISE_ATTACK,
    TILES,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import TACTICS_USED, Position
from tricorne.games.struggle_of_empires.text import refuse, the_power, the_tile
from tricorne.games.struggle_of_empires.tiles import TILE_RULES
from tricorne.games.struggle_of_empires.turn import taxation, unrest
from tricorne.kernel.action import ActionId
from tricorne.kernel.bits import has_bit
from tricorne.kernel.engine import Refusal
from tricorne.kernel.position import added


def trade_tiles(p: Position, power: Power) -> int:
    """Trade tiles before a power."""
    total = 0
    for tile in range(FIRST_TRADE_TILE, TILES):
        total += p.owned(power, tile)
    return total


def used_this_turn(p: Position, tile: int) -> bool:
    """Whether the active power used this tactics tile in its turn and may not take it again (CLAIM-10)."""
    if tile < BLOCKADE or tile > SURPRISE_ATTACK or p.ruleset.tactics_reclaim:
        return False
    return has_bit(p.turn[TACTICS_USED], tile - BLOCKADE)


def legal_claims(p: Position, power: Power, out: list[int]) -> None:
    population = p.population[power]
    price = p.ruleset.tile_population
    limit = p.ruleset.trade_limit
    some_used = p.turn[TACTICS_USED] != 0
    for tile, left in enumerate(p.display):
        if left > 0 and price[tile] <= population and not (some_used and used_this_turn(p, tile)):
            if limit == 0 or tile < FIRST_TRADE_TILE or trade_tiles(p, power) < limit:
                out.append(CLAIM + tile)


def why_not_claim(p: Position, power: Power, action: ActionId) -> Refusal | None:
    tile = action - CLAIM
    name = the_tile(p, tile)
    if p.display[tile] < 1:
        if tile == NAVIGATION and p.ruleset.sea_die:
            return refuse("why-tile-dice", ["CLAIM-1", "TILE-NAVIGATION-1", "R-SEA-5"], tile=name)
        if p.ruleset.tile_supply[tile] == 0:
            return refuse("why-tile-not-in-game", ["CLAIM-1", "SETUP-13", "SETUP-14"], tile=name)
        return refuse("why-tile-none-left", ["CLAIM-1"], tile=name)
    if used_this_turn(p, tile):
        return refuse("why-tile-used-turn", ["CLAIM-10", "R-TILE-23"], power=the_power(p, power), tile=name)
    cost = p.ruleset.tile_population[tile]
    if cost > p.population[power]:
        return refuse(
            "why-tile-population",
            ["CLAIM-3", "POP-2", "R-TILE-26"],
            tile=name,
            number=cost,
            power=the_power(p, power),
            population=p.population[power],
        )
    limit = p.ruleset.trade_limit
    if tile >= FIRST_TRADE_TILE and limit > 0 and trade_tiles(p, power) >= limit:
        return refuse("why-tile-trade-limit", ["CLAIM-4", "R-TILE-14"], power=the_power(p, power), number=limit)
    return None


def claim(p: Position, power: Power, action: ActionId) -> None:
    """Take the tile, pay for it (gold may be taxed), and let it take effect."""
    tile = action - CLAIM
    ruleset = p.ruleset
    p.add_display(tile, -1)
    p.population = added(p, p.population, power, -ruleset.tile_population[tile])
    if ruleset.tile_life[tile] == IMMEDIATE_REMOVED:
        p.remove_tile(tile)
    else:
        p.add_ready(power, tile, 1)
    taxation.pay(p, power, ruleset.tile_gold[tile])
    unrest.gain(p, power, ruleset.tile_unrest[tile])
    TILE_RULES[tile].claimed(p, power)
