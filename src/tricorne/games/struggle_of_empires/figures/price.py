"""The whole price of an open action before it is played: gold, population, and the taxation that it forces (TAX-2)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, NONE, PLACES, TILES, UNIT_KINDS, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import DESTINATION, SEA_CHOICE, TURN, USE_WAR_OFFICE
from tricorne.games.struggle_of_empires.turn import distant_sea, taxation
from tricorne.games.struggle_of_empires.turn.voyage import face_of, origin_of
from tricorne.kernel.position import actor_of, kind_of


def price(p: Position, power: Power, action: int) -> dict[str, object] | None:
    """What an action costs its player and what is left to him; None for one that costs nothing."""
    gold = _gold(p, action)
    population = _population(p, action)
    if gold <= 0 and population <= 0:
        return None
    taxations = taxation.taxations_for(p, power, gold)
    return {
        "gold": gold,
        "population": population,
        "taxations": taxations,
        "gold_left": p.gold[power] + taxations * taxation.yield_of(p, power) - gold,
        "population_left": p.population[power] - population,
    }


def menu_prices(p: Position, seat: int) -> list[dict[str, object]] | None:
    """What each kind of act of a turn costs the seat that is asked, the cheapest of its kind where prices differ; None
    unless it is asked what to do in its turn."""
    if not p.stack or kind_of(p.stack[-1]) != TURN or actor_of(p.stack[-1]) != seat:
        return None
    ruleset = p.ruleset
    found = [
        _row(p, seat, "attack", ruleset.attack_cost, 0, False),
        _row(p, seat, "build", 0, ruleset.build_population, False),
    ]
    free = [ruleset.alliance_gold[a] for a in range(ALLIANCES) if p.alliances[a] == NONE]
    if free:
        found.append(_row(p, seat, "ally", min(free), 0, min(free) < max(free)))
    tiles = [tile for tile in range(TILES) if p.display[tile] > 0]
    if tiles:
        cheapest = min(tiles, key=lambda tile: (ruleset.tile_gold[tile], ruleset.tile_population[tile]))
        found.append(
            _row(p, seat, "claim", ruleset.tile_gold[cheapest], ruleset.tile_population[cheapest], len(tiles) > 1)
        )
    return [row for row in found if row["gold"] or row["population"]]


def _row(p: Position, power: Power, verb: str, gold: int, population: int, least: bool) -> dict[str, object]:
    taxations = taxation.taxations_for(p, power, gold)
    return {"verb": verb, "gold": gold, "population": population, "taxations": taxations, "least": least}


def sails(p: Position, action: int) -> bool:
    """Whether an action sends a unit into another sea zone, for which a die is rolled (SEA-1)."""
    frame = p.stack[-1]
    if kind_of(frame) != DESTINATION or not actions.TO <= action < actions.TO + PLACES:
        return False
    return p.ruleset.zone[origin_of(frame)] != p.ruleset.zone[action - actions.TO]


def _gold(p: Position, action: int) -> int:
    ruleset = p.ruleset
    kind = kind_of(p.stack[-1])
    if actions.is_attack(action):
        return 0 if kind == USE_WAR_OFFICE else ruleset.attack_cost
    if actions.TAKE_ALLIANCE <= action < actions.TAKE_ALLIANCE + ALLIANCES:
        return ruleset.alliance_gold[action - actions.TAKE_ALLIANCE]
    if actions.CLAIM <= action < actions.CLAIM + TILES:
        return ruleset.tile_gold[action - actions.CLAIM]
    if kind == SEA_CHOICE:
        return distant_sea.price(p, face_of(p.stack[-1]), action)
    return 0


def _population(p: Position, action: int) -> int:
    ruleset = p.ruleset
    if actions.CLAIM <= action < actions.CLAIM + TILES:
        return ruleset.tile_population[action - actions.CLAIM]
    built = actions.BUILD <= action < actions.BUILD + UNIT_KINDS
    rebuilt = actions.REBUILD <= action < actions.REBUILD + UNIT_KINDS * PLACES
    return ruleset.build_population if built or rebuilt else 0
