"""The whole price of an open action before it is played: gold, population, unrest, and taxation that it forces (TAX-2).

A bid is paid only by who wins the auction, and gold at sea only after the die: their prices are told apart.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    TILES,
    UNIT_KINDS,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.step_numbers import DESTINATION, SEA_CHOICE, TURN, USE_WAR_OFFICE
from tricorne.games.struggle_of_empires.turn import distant_sea, taxation
from tricorne.games.struggle_of_empires.turn.voyage import face_of, origin_of
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import actor_of, kind_of


def price(p: Position, power: Power, action: ActionId) -> dict[str, object] | None:
    """What an action costs its player and what is left to him; None for one that costs nothing."""
    gold = _gold(p, action)
    population = _population(p, action)
    unrest = _unrest(p, action)
    if gold <= 0 and population <= 0 and unrest <= 0:
        return None
    return _whole(p, power, gold, population, unrest)


def bid_price(p: Position, power: Power, bid: int) -> dict[str, object] | None:
    """What a bid costs its player if it wins; None for a bid of nothing."""
    return _whole(p, power, bid, 0, 0) if bid > 0 else None


def sea_prices(p: Position, power: Power) -> list[dict[str, object]]:
    """What gold can mend after each face of the Deluxe die, and for how much; nothing with white and red dice."""
    found: list[dict[str, object]] = []
    if not p.ruleset.sea_die:
        return found
    for face in (distant_sea.STAYS, distant_sea.SINKS):
        for action in (actions.REMAIN, actions.ARRIVE):
            gold = distant_sea.price(p, face, action)
            if gold > 0:
                outcome = "arrive" if action == actions.ARRIVE else "remain"
                cost = _whole(p, power, gold, 0, 0)
                found.append({"face": distant_sea.FACES[face], "outcome": outcome, "price": cost})
    return found


def _whole(p: Position, power: Power, gold: int, population: int, unrest: int) -> dict[str, object]:
    taxations = taxation.taxations_for(p, power, gold)
    return {
        "gold": gold,
        "population": population,
        "unrest": unrest,
        "taxations": taxations,
        "gold_left": p.gold[power] + taxations * taxation.yield_of(p, power) - gold,
        "population_left": p.population[power] - population,
    }


def menu_prices(p: Position, seat: int) -> list[dict[str, object]] | None:
    """What each kind of act of a turn costs the seat that is asked; None unless it is asked what to do in its turn.

    Where prices differ, gold and population are ranges, each of its own: the act with the least gold need not be the
    one with the least population. Unrest and taxations are those of the cheapest: of the least gold, then population,
    then unrest."""
    if not p.stack or kind_of(p.stack[-1]) != TURN or actor_of(p.stack[-1]) != seat:
        return None
    ruleset = p.ruleset
    found = [
        _row(p, seat, "attack", [(ruleset.attack_cost, 0, 0)]),
        _row(p, seat, "build", [(0, ruleset.build_population, 0)]),
    ]
    if any(p.markers[marker] == ON_MAP for marker in ruleset.colonize_markers):
        found.append(_row(p, seat, "colonize", [(0, ruleset.colonize_population, 0)]))
    free = [(ruleset.alliance_gold[a], 0, 0) for a in range(ALLIANCES) if p.alliances[a] == NONE]
    if free:
        found.append(_row(p, seat, "ally", free))
    tiles = [tile for tile in range(TILES) if p.display[tile] > 0]
    if tiles:
        costs = [(ruleset.tile_gold[tile], ruleset.tile_population[tile], ruleset.tile_unrest[tile]) for tile in tiles]
        found.append(_row(p, seat, "claim", costs))
    return found


def _row(p: Position, power: Power, verb: str, costs: list[tuple[int, int, int]]) -> dict[str, object]:
    gold = [cost[0] for cost in costs]
    population = [cost[1] for cost in costs]
    cheapest = min(costs)
    return {
        "verb": verb,
        "gold": min(gold),
        "gold_most": max(gold),
        "population": min(population),
        "population_most": max(population),
        "unrest": cheapest[2],
        "taxations": taxation.taxations_for(p, power, cheapest[0]),
    }


def sails(p: Position, action: ActionId) -> bool:
    """Whether an action sends a unit into another sea zone, for which a die is rolled (SEA-1)."""
    frame = p.stack[-1]
    if kind_of(frame) != DESTINATION or not actions.TO <= action < actions.TO + PLACES:
        return False
    return p.ruleset.zone[origin_of(frame)] != p.ruleset.zone[action - actions.TO]


def _gold(p: Position, action: ActionId) -> int:
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


def _population(p: Position, action: ActionId) -> int:
    ruleset = p.ruleset
    if actions.CLAIM <= action < actions.CLAIM + TILES:
        return ruleset.tile_population[action - actions.CLAIM]
    if actions.COLONIZE_MARKER <= action < actions.COLONIZE_MARKER + MARKERS:
        return ruleset.colonize_population
    built = actions.BUILD <= action < actions.BUILD + UNIT_KINDS
    rebuilt = actions.REBUILD <= action < actions.REBUILD + UNIT_KINDS * PLACES
    return ruleset.build_population if built or rebuilt else 0


def _unrest(p: Position, action: ActionId) -> int:
    """What the action itself brings, apart from taxation: a tile its own, a unit that is given up 1 (UNREST-1)."""
    if actions.CLAIM <= action < actions.CLAIM + TILES:
        return p.ruleset.tile_unrest[action - actions.CLAIM]
    rebuilt = actions.REBUILD <= action < actions.REBUILD + UNIT_KINDS * PLACES
    return 1 if rebuilt or action == actions.LOST_AT_SEA else 0
