"""Phase VI, after Wars I and II: the table is made ready for the next war (ENDWAR-1 to ENDWAR-7)."""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.constants import ALLIANCES, NONE, POWERS, UNALLIED
from tricorne.games.struggle_of_empires.board.pieces import take_up_blockade
from tricorne.games.struggle_of_empires.board.position import PHASE, ROUND, TURN_OF, WAR_NUMBER, Position


def end_war(p: Position) -> None:
    """Alliances end and used tiles are ready again; everything else stays (ENDWAR-6)."""
    # ENDWAR-1
    p.alliances = [NONE] * ALLIANCES
    # ENDWAR-2
    p.side = [UNALLIED] * POWERS
    p.box = [0] * POWERS
    p.order = []
    # ENDWAR-3
    p.refresh()
    # ENDWAR-4
    if p.blockade[0] != NONE:
        take_up_blockade(p)
    # ENDWAR-5
    p.clock[WAR_NUMBER] += 1
    p.clock[PHASE] = 0
    p.clock[ROUND] = 0
    p.clock[TURN_OF] = 0
