"""What lies before the powers, the display of tiles, and the result of the game."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.components import TILE_KINDS, TILE_LIVES
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    HOME,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    UNIT_KINDS,
    UNIT_WORDS,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.text import tile_effect_data
from tricorne.games.struggle_of_empires.turn.taxation import yield_of
from tricorne.games.struggle_of_empires.turn.unrest import returns_of
from tricorne.games.struggle_of_empires.view.board import units
from tricorne.games.struggle_of_empires.view.sight import sees_gold, sees_unrest
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.games.struggle_of_empires.war.income import income_of, maintenance_of
from tricorne.games.struggle_of_empires.war.scoring import region_points

SIDES: Final[list[str | None]] = [None, "red", "blue"]


def powers(p: Position, seat: int) -> list[dict[str, object]]:
    """Every power in the game; what only players have is None for the others."""
    preview = previews(p)
    return [power_row(p, power, seat, preview[power]) for power in range(POWERS) if p.ruleset.in_game[power]]


def previews(p: Position) -> list[int]:
    """By power, the points that the regions would give now."""
    found = [0] * POWERS
    for region in range(REGIONS):
        points = region_points(p, region)
        for power in range(POWERS):
            found[power] += points[power]
    return found


def rests_on(p: Position, power: Power, preview: int) -> list[int]:
    """All numbers that the row of a power is made of, as nobody in particular sees it."""
    found = [preview, p.side[power], p.box[power], p.gold[power], p.population[power], p.victory_points[power]]
    found += [p.unrest[power], p.unrest_gains[power], returns_of(p, power), p.control_markers(power)]
    found.append(int(p.clock[PHASE] == GAME_OVER))
    found += p.counters[power * 3 : power * 3 + 3]
    at = power * PLACES
    found += p.armies[at : at + PLACES] + p.navies[at : at + PLACES] + p.forts[at : at + PLACES]
    at = power * TILES
    found += p.ready[at : at + TILES] + p.used[at : at + TILES]
    for alliance in range(ALLIANCES):
        if p.alliances[alliance] == power:
            found.append(alliance)
    return found


def power_row(p: Position, power: Power, seat: int, preview: int) -> dict[str, object]:
    c = p.ruleset.components
    player = p.ruleset.is_player[power]
    at = power * TILES
    tiles: list[dict[str, object]] = []
    for tile in range(TILES):
        if p.ready[at + tile] + p.used[at + tile] > 0:
            tiles.append({"id": c.tile_ids[tile], "ready": p.ready[at + tile], "used": p.used[at + tile]})
    return {
        "id": c.power_ids[power],
        "name": c.name_data("power", c.power_ids[power]),
        "player": player,
        "side": SIDES[p.side[power]],
        "box": p.box[power] if p.box[power] > 0 else None,
        "gold": p.gold[power] if player and sees_gold(p, seat, power) else None,
        "population": p.population[power] if player else None,
        "victory_points": p.victory_points[power] if player else None,
        "points_preview": preview if player else None,
        "unrest": _unrest(p, power, seat) if player else None,
        "taxation": yield_of(p, power) if player else None,
        "income": income_of(p, power) if player else None,
        "maintenance": maintenance_of(p, power) if player else None,
        "control": p.control_markers(power),
        "home": units(p, power, HOME),
        "supply": {UNIT_WORDS[unit]: p.supply(power, unit) for unit in range(UNIT_KINDS)} if player else None,
        "tiles": tiles,
        "alliances": [c.alliance_ids[a] for a in range(ALLIANCES) if p.alliances[a] == power],
    }


def own_power(p: Position, power: Power) -> dict[str, object]:
    """What a player sees of his own power in the place of what others see: no seat knows more of another's."""
    found: dict[str, object] = {"unrest": _unrest(p, power, power)}
    if p.ruleset.hidden_gold:
        found["gold"] = p.gold[power]
    return found


def place_of(p: Position, power: Power) -> int:
    """Where a power stands among those in the game."""
    place = 0
    for other in range(power):
        if p.ruleset.in_game[other]:
            place += 1
    return place


def _unrest(p: Position, power: Power, seat: int) -> dict[str, object]:
    """How often a power gained and gave back is public, what it is worth is not (R-INFO-2, R-INFO-3)."""
    known = sees_unrest(p, seat, power)
    counters = p.counters[power * 3 : power * 3 + 3]
    return {
        "gains": p.unrest_gains[power],
        "returns": returns_of(p, power),
        "points": p.unrest[power] if known else None,
        "counters": counters if known and p.ruleset.unrest_mode == DRAWN_HIDDEN else None,
    }


def tiles(p: Position) -> list[dict[str, object]]:
    """The tiles of this game: price, effect, and how many lie on the display or are out of the game."""
    ruleset = p.ruleset
    c = ruleset.components
    found: list[dict[str, object]] = []
    for tile in range(TILES):
        if ruleset.tile_supply[tile] == 0:
            continue
        found.append(
            {
                "id": c.tile_ids[tile],
                "name": c.name_data("tile", c.tile_ids[tile]),
                "kind": TILE_KINDS[ruleset.tile_kind[tile]],
                "life": TILE_LIVES[ruleset.tile_life[tile]],
                "gold": ruleset.tile_gold[tile],
                "population": ruleset.tile_population[tile],
                "unrest": ruleset.tile_unrest[tile],
                "effect": tile_effect_data(c, tile),
                "regions": [c.region_ids[region] for region in ruleset.trade_regions[tile]],
                "copies": ruleset.tile_supply[tile],
                "display": p.display[tile],
                "removed": p.removed[tile],
            }
        )
    return found


def result(p: Position) -> dict[str, object] | None:
    """The unrest count, once the game is over (ENDGAME-2 to ENDGAME-10)."""
    if p.clock[PHASE] != GAME_OVER:
        return None
    c = p.ruleset.components
    count = endgame.final(p)
    lines: list[dict[str, object]] = []
    for power in p.ruleset.players:
        lines.append(
            {
                "power": c.power_ids[power],
                "place": count.place[power],
                "before": count.before[power],
                "unrest": p.unrest[power],
                "revolution": count.revolution[power],
                "penalty": count.penalty[power],
                "victory_points": p.victory_points[power],
            }
        )
    return {"winners": [c.power_ids[power] for power in count.winners], "powers": lines}
