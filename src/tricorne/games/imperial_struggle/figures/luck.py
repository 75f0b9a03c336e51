"""Luck, told once a game is over. No dice are rolled in this game, and what most draws are worth depends on who holds
them; only War tiles carry a number.

*war-tiles*  the strength printed on the War tiles that a side draws, Basic and Bonus, against the mean of the tiles it
             might have drawn; what else a tile does is not counted.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.step_numbers import BASIC_TILE, BONUS_TILE, UPGRADE_TILE
from tricorne.kernel.position import first_of, kind_of

WAR_TILES: Final = "war-tiles"


def luck(p: Position, value: int, outcomes: list[int]) -> tuple[str, int, float, float] | None:
    """Kind, side, the strength of the tile that is drawn, and what could be expected; None for other draws."""
    frame = p.stack[-1]
    if kind_of(frame) not in (BASIC_TILE, BONUS_TILE, UPGRADE_TILE) or not outcomes:
        return None
    strength = p.ruleset.components.wars.strength
    weights = 0
    total = 0
    for at in range(0, len(outcomes), 2):
        weights += outcomes[at + 1]
        total += strength[outcomes[at]] * outcomes[at + 1]
    return WAR_TILES, first_of(frame), float(strength[value]), total / weights
