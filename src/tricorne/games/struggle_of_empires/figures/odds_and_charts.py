"""Figures for whoever thinks about a game: chances beforehand, charts and the sources of points afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.struggle_of_empires.actions import amount_of, incite_parts, is_attack, is_bid, is_incite
from tricorne.games.struggle_of_empires.battle import odds as chances
from tricorne.games.struggle_of_empires.battle.combat_odds import CombatOdds
from tricorne.games.struggle_of_empires.board.constants import PLACES, POWERS, REGIONS
from tricorne.games.struggle_of_empires.board.position import GAME_OVER, PHASE, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.figures.price import bid_price, price, sails, sea_prices
from tricorne.games.struggle_of_empires.text import say, the_power
from tricorne.games.struggle_of_empires.war import endgame
from tricorne.games.struggle_of_empires.war.scoring import region_points
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import DECISION
from tricorne.kernel.errors import IllegalAction
from tricorne.kernel.word_rows import same

if TYPE_CHECKING:
    from tricorne.games.struggle_of_empires.rules import Rules

SEA: Final = "sea"


# -- beforehand ----------------------------------------------------------------------------------


def odds(rules: Rules, p: Position, seat: int, text: str) -> dict[str, object] | None:
    """What an action that is open to a power may come to, before it is played: the odds of an attack or a covert token,
    the faces of the die of a distant sea move (any one: ``sea``) with what gold can mend, and the price; of a bid, what
    it costs if it wins. None where nothing is at stake."""
    if text == SEA:
        return _at_sea(p, seat)
    action = rules.actions.number(text)
    if is_bid(action):
        cost = bid_price(p, seat, amount_of(action))
        return None if cost is None else {"kind": "bid", "price": cost}
    covert = is_incite(action)
    asked = rules.waits_for(p) == DECISION and rules.actor(p) == seat
    if not covert and not is_attack(action):
        return _without_battle(p, seat, action) if asked and rules.why_not(p, action) is None else None
    if not asked:
        raise IllegalAction(say("why-not-asked", power=the_power(p, seat)))
    refusal = rules.why_not(p, action)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    if covert:
        token, region, target = incite_parts(action)
        found = chances.covert_odds(p, token, region, target, chances.Plan())
    else:
        found = chances.attack_odds(p, seat, action, chances.Plan())
    return {
        "kind": "attack",
        "capture": found.capture,
        "naval": _combat(p, found.naval),
        "land": _combat(p, found.land),
        "losses": _by_power(p, found.losses),
        "price": price(p, seat, action),
    }


def _at_sea(p: Position, seat: int) -> dict[str, object]:
    return {"kind": SEA, "faces": chances.sea_odds(p, seat), "prices": sea_prices(p, seat)}


def _without_battle(p: Position, seat: int, action: ActionId) -> dict[str, object] | None:
    if sails(p, action):
        return _at_sea(p, seat)
    cost = price(p, seat, action)
    return None if cost is None else {"kind": "price", "price": cost}


def _combat(p: Position, combat: CombatOdds | None) -> dict[str, object] | None:
    if combat is None:
        return None
    found = combat.to_json()
    found["losses"] = _by_power(p, combat.losses)
    return found


def _by_power(p: Position, losses: list[float]) -> dict[str, float]:
    ids = p.ruleset.components.power_ids
    return {ids[power]: losses[power] for power in range(POWERS) if losses[power] > 0.0}


# -- afterwards ----------------------------------------------------------------------------------


def figures(p: Position) -> dict[str, dict[str, int]]:
    """What charts show of each player: hidden unrest too, so only once the game is over."""
    ids = p.ruleset.components.power_ids
    found: dict[str, dict[str, int]] = {
        "victory-points": {},
        "control": {},
        "unrest": {},
        "gold": {},
        "population": {},
        "units": {},
    }
    for power in p.ruleset.players:
        seat = ids[power]
        units = 0
        for at in range(power * PLACES, (power + 1) * PLACES):
            units += p.armies[at] + p.navies[at] + p.forts[at]
        found["victory-points"][seat] = p.victory_points[power]
        found["control"][seat] = p.control_markers(power)
        found["unrest"][seat] = p.unrest[power]
        found["gold"][seat] = p.gold[power]
        found["population"][seat] = p.population[power]
        found["units"][seat] = units
    return found


def same_figures(p: Position, q: Position) -> bool:
    """Whether two positions of a game surely have the same figures: what lies on the table is replaced where it
    changes."""
    if p.armies is not q.armies or p.navies is not q.navies or p.forts is not q.forts or p.control is not q.control:
        return False
    if p.victory_points is not q.victory_points or p.unrest is not q.unrest or p.population is not q.population:
        return False
    return same(p.gold, q.gold)


def points(before: Position, after: Position) -> dict[str, dict[str, int]]:
    """The points between two positions: the count of each war, markers and tiles on the way, unrest at the end."""
    if before.victory_points == after.victory_points:
        return {}
    ids = after.ruleset.components.power_ids
    over = after.clock[PHASE] == GAME_OVER and before.clock[PHASE] != GAME_OVER
    war = before.clock[WAR_NUMBER]
    counted = [0] * POWERS
    if war > 0 and (over or after.clock[WAR_NUMBER] != war):
        # Control stays as it was counted until somebody acts in the next war.
        for region in range(REGIONS):
            here = region_points(after, region)
            for power in range(POWERS):
                counted[power] += here[power]
    found: dict[str, dict[str, int]] = {}
    for power in after.ruleset.players:
        now = after.scratch[power] if over else after.victory_points[power]
        _note(found, f"war-{war}", ids[power], counted[power])
        _note(found, "unrest", ids[power], after.victory_points[power] - now)
        _note(found, "markers-and-tiles", ids[power], now - before.victory_points[power] - counted[power])
    return found


def results(p: Position) -> dict[str, dict[str, int]]:
    """Points of unrest, revolution (0 or 1), victory points before the unrest count, control markers."""
    count = endgame.final(p)
    found: dict[str, dict[str, int]] = {}
    for power in p.ruleset.players:
        found[p.ruleset.components.power_ids[power]] = {
            "unrest": p.unrest[power],
            "revolution": 1 if count.revolution[power] else 0,
            "points-before-unrest": count.before[power],
            "control": p.control_markers(power),
        }
    return found


def _note(found: dict[str, dict[str, int]], source: str, seat: str, won: int) -> None:
    if won != 0:
        if source not in found:
            found[source] = {}
        found[source][seat] = won
