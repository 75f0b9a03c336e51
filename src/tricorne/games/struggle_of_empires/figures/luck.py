"""Luck, told once a game is over: battle dice, voyages and unrest counters, against what could be expected.

*battle-dice*  what the two dice of a player's side add to its strength (R-LAND-4);
*voyages*      units that cross a distant sea at the first roll (SEA-4, SEA-8);
*unrest*       the worth of counters drawn from the bag (UNREST-5): less is better.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.battle.combat import dice_difference
from tricorne.games.struggle_of_empires.battle.strength import player_principal
from tricorne.games.struggle_of_empires.board.constants import NONE
from tricorne.games.struggle_of_empires.board.position import ATTACKERS, DEFENDERS, DICE, DICE_ROLLED, Position
from tricorne.games.struggle_of_empires.step_numbers import BATTLE_DIE, SEA_DIE, UNREST_DRAW, WHITE_DIE
from tricorne.games.struggle_of_empires.turn.distant_sea import SUCCESS
from tricorne.games.struggle_of_empires.turn.voyage import owner_of
from tricorne.kernel.position import first_of, kind_of

BATTLE: Final = "battle-dice"
VOYAGES: Final = "voyages"
UNREST: Final = "unrest"
FACES: Final = 6


def luck(p: Position, value: int, outcomes: list[int]) -> tuple[str, int, float, float] | None:
    """The kind of luck, the power, what this outcome brings, and what could be expected; None: nobody's luck."""
    frame = p.stack[-1]
    kind = kind_of(frame)
    if kind == BATTLE_DIE:
        return _battle(p, value)
    if kind == UNREST_DRAW:
        return UNREST, first_of(frame), float(value), _mean(outcomes, -1, 0)
    if kind == SEA_DIE:
        return VOYAGES, owner_of(frame), float(value == SUCCESS), _mean(outcomes, SUCCESS, SUCCESS)
    if kind == WHITE_DIE:
        good = p.ruleset.white_success_from
        return VOYAGES, owner_of(frame), float(value >= good), _mean(outcomes, good, FACES)
    return None


def _battle(p: Position, value: int) -> tuple[str, int, float, float] | None:
    """Counted when the second die of a side is rolled."""
    rolled = p.battle[DICE_ROLLED]
    if rolled % 2 == 0:
        return None
    power = player_principal(p, ATTACKERS if rolled == 1 else DEFENDERS)
    if power == NONE:
        return None
    expected = 0
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            expected += dice_difference(first, second)
    return BATTLE, power, float(dice_difference(p.battle[DICE + rolled - 1], value)), expected / FACES**2


def _mean(outcomes: list[int], low: int, high: int) -> float:
    """The chance of a value from low to high; the mean of all values if low is -1."""
    total = 0
    worth = 0
    for at in range(0, len(outcomes), 2):
        total += outcomes[at + 1]
        if low < 0:
            worth += outcomes[at] * outcomes[at + 1]
        elif low <= outcomes[at] <= high:
            worth += outcomes[at + 1]
    return worth / total
