"""A war (4.0, 7): its theaters one by one, the Victory Check, the reset, and the layout of the next war.

The WAR passage stays on the stack while its theaters are fought; the turn track stands on the war's own place.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import BRITISH, FRENCH, MOST_THEATERS, NO_MARKER, NONE, SIDES
from tricorne.games.imperial_struggle.board.control import rest_squadrons, set_marker
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    DOMINANCE,
    FIGHTING,
    FREE_TILES,
    NAVY_USED,
    REFUSALS,
    STAGE,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.military import tiles
from tricorne.games.imperial_struggle.scoring import victory
from tricorne.games.imperial_struggle.war import theater
from tricorne.kernel.machine.step import Passage

TO_BREAK_OUT: Final = 0
FOUGHT: Final = 1


class War(Passage[Position]):
    """The next theater, or the end of the war after the last (7.1)."""

    def run(self, p: Position, frame: int) -> None:
        if p.clock[STAGE] == TO_BREAK_OUT:
            break_out(p)
        at = p.war[FIGHTING] + 1
        if at < len(p.ruleset.components.wars.theaters_of[p.next_war()]):
            theater.begin(p, at)
            return
        p.stack.pop()
        if not victory.check(p, sweeper(p), victory.WAR_SWEEP):
            reset(p)


def break_out(p: Position) -> None:
    """The war of this place of the track begins: no theater is fought yet."""
    p.clock[STAGE] = FOUGHT
    p.war[FIGHTING] = NONE
    for at in range(MOST_THEATERS):
        p.war[WON_BY + at] = NONE
        p.war[WON_ROW + at] = NONE
    _fresh_squadrons(p)


def sweeper(p: Position) -> int:
    """The side that won every theater of the war on its best row, NONE without (7.4, R90)."""
    wars = p.ruleset.components.wars
    numbers = wars.theaters_of[p.next_war()]
    side = p.war[WON_BY]
    for at in range(len(numbers)):
        row = p.war[WON_ROW + at]
        if p.war[WON_BY + at] != side or row == NONE or not wars.theaters[numbers[at]].spoils[row].best:
            return NONE
    return side


def reset(p: Position) -> None:
    """After the war: markers and tiles come off, the next war is laid out (7.5, 7.6, R88, R89)."""
    c = p.ruleset.components
    war = p.next_war()
    for space in c.wars.conflict_spaces[war]:
        if p.marker[space] and (p.flag[space] == FRENCH or p.flag[space] == BRITISH):
            set_marker(p, space, NO_MARKER)
    following = tiles.prepared_war(p)
    if following == c.wars.free_for:
        for side in range(SIDES):
            p.sides[FREE_TILES + side] = min(tiles.all_bonus_tiles(p, side), c.wars.free_at_most)
    p.clock[BYNG] = NONE
    p.clock[DOMINANCE] = NONE
    p.war[FIGHTING] = NONE
    _fresh_squadrons(p)
    tiles.take_back(p)
    if following != NONE:
        tiles.lay_out(p, following)


def _fresh_squadrons(p: Position) -> None:
    """No Squadron has taken a space and nothing was refused in the war to come (R76, R79)."""
    rest_squadrons(p)
    for side in range(SIDES):
        p.sides[NAVY_USED + side] = 0
        p.sides[REFUSALS + side] = 0
    p.refused = []
