"""Phase IV: income, then maintenance, then population, for every player (INCOME-1 to INCOME-7)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import PLACES, Power
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.position import replaced


def income_of(p: Position, power: Power) -> int:
    """1 gold per population and per control marker in a region; markers on tokens give none (INCOME-1, INCOME-2)."""
    return p.population[power] + p.control_markers(power)


def maintenance_of(p: Position, power: Power) -> int:
    """1 gold per unit on the map, those at home too (INCOME-3)."""
    units = 0
    for at in range(power * PLACES, power * PLACES + PLACES):
        units += p.armies[at] + p.navies[at] + p.forts[at]
    return units


def raise_population(p: Position, power: Power, gain: int) -> None:
    """Population rises, never above its highest space; what is beyond is lost (POP-1, R-POP-2)."""
    p.population = replaced(p, p.population, power, min(p.ruleset.population_max, p.population[power] + gain))


def collect(p: Position) -> None:
    """All of phase IV. Players go in turn order (R-TAX-3)."""
    # Backwards: what is put on the stack last, the unrest of the first player, is drawn first.
    for at in range(len(p.order) - 1, -1, -1):
        power = p.order[at]
        p.gold[power] += income_of(p, power)
        taxation.pay(p, power, maintenance_of(p, power))
        raise_population(p, power, p.ruleset.population_increase)
