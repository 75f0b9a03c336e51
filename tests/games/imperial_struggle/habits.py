"""How Imperial Struggle is looked at in the leak tests: tiles lie open at the end of a war."""

from __future__ import annotations

from typing import cast

from tests.leaks.habits import Habits
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING, TURN
from tricorne.kernel.state import State


class GameHabits(Habits):
    """Random play; the end of a war shows what was hidden."""

    def shows_on_the_way(self, before: State, after: State) -> bool:
        return ends_a_war(before, after)


def ends_a_war(before: State, after: State) -> bool:
    """Did a war end on the way: were tiles turned up, seen by everybody, and taken back at once (7.5)?"""
    p = cast(Position, after.position)
    track = p.ruleset.components.turn_war
    ended = [at for at in range(cast(Position, before.position).clock[TURN], p.clock[TURN]) if track[at] != NONE]
    return bool(ended) or (track[p.clock[TURN]] != NONE and p.war[FIGHTING] == NONE)
