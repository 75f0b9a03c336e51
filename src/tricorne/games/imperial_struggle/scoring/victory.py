"""How the game ends (4.1.13, 4.1.14, 7.4): Victory Checks and the result."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REASON, VP, WINNER

GOES_ON: Final = 0
PEACE_SWEEP: Final = 1
WAR_SWEEP: Final = 2
OUT_OF_BOUNDS: Final = 3
FINAL_SCORE: Final = 4
FINAL_DEBT: Final = 5
FINAL_TIE: Final = 6
REASON_IDS: Final = [
    "goes-on",
    "peace-sweep",
    "war-sweep",
    "victory-points",
    "final-score",
    "available-debt",
    "tie-goes-to-britain",
]


def end_game(p: Position, winner: int, reason: int) -> None:
    """Write down who won and why, and stop: an empty stack is the end."""
    p.clock[WINNER] = winner
    p.clock[REASON] = reason
    p.stack.clear()


def check(p: Position, sweeper: int, sweep: int) -> bool:
    """A Victory Check: the sweep first, then the VP total (IS-4.1.13-3). True if the game is over."""
    c = p.ruleset.components
    if sweeper != NONE:
        end_game(p, sweeper, sweep)
    elif p.clock[VP] <= c.britain_wins_at:
        end_game(p, BRITAIN, OUT_OF_BOUNDS)
    elif p.clock[VP] >= c.france_wins_at:
        end_game(p, FRANCE, OUT_OF_BOUNDS)
    else:
        return False
    return True


def decide(p: Position) -> None:
    """The result after Final Scoring (R97, R98)."""
    level = p.ruleset.components.level_vp
    if p.clock[VP] != level:
        end_game(p, FRANCE if p.clock[VP] > level else BRITAIN, FINAL_SCORE)
        return
    french = p.available_debt(FRANCE)
    british = p.available_debt(BRITAIN)
    if french != british:
        end_game(p, FRANCE if french > british else BRITAIN, FINAL_DEBT)
    else:
        end_game(p, BRITAIN, FINAL_TIE)
