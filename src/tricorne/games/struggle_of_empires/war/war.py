"""The sequence of play: three wars of six phases, then the unrest count (SEQ-1 to SEQ-4, TURN-1 to TURN-3, TURN-11).

I neutral markers, II alliances and turn order, III player actions, IV income, maintenance and
population, V victory points, VI end of war.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.position import PHASE, ROUND, TURN_OF, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.step_numbers import ROUNDS
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.games.struggle_of_empires.war import endgame, endwar, income, markers, scoring
from tricorne.kernel.machine.step import Passage

NEUTRAL_MARKERS: Final = 1
ALLIANCES: Final = 2
PLAYER_ACTIONS: Final = 3
INCOME: Final = 4
VICTORY_POINTS: Final = 5
END_OF_WAR: Final = 6


class War(Passage[Position]):
    """The wars: each time play comes back here the next phase begins (SEQ-2)."""

    def run(self, p: Position, frame: int) -> None:
        clock = p.clock
        if clock[WAR_NUMBER] == 0:
            clock[WAR_NUMBER] = 1
        clock[PHASE] += 1
        phase = clock[PHASE]
        if phase == NEUTRAL_MARKERS:
            # MARKER-12: the markers of War I came out in the set-up.
            if clock[WAR_NUMBER] > 1:
                markers.place_markers(p, p.ruleset.map_markers)
        elif phase == ALLIANCES:
            auction.begin(p)
        elif phase == PLAYER_ACTIONS:
            begin_rounds(p)
        elif phase == INCOME:
            income.collect(p)
        elif phase == VICTORY_POINTS:
            scoring.score(p)
        elif clock[WAR_NUMBER] < p.ruleset.wars:
            endwar.end_war(p)
        else:
            # SEQ-3: the last war ends with the unrest count.
            p.stack.pop()
            endgame.close(p)


def begin_rounds(p: Position) -> None:
    """Phase III begins with the first round; the first turn is still to come."""
    p.clock[ROUND] = 1
    p.clock[TURN_OF] = -1
    p.then(ROUNDS)


class Rounds(Passage[Position]):
    """One turn for every player in turn order, so many rounds (TURN-3, TURN-11)."""

    def run(self, p: Position, frame: int) -> None:
        clock = p.clock
        clock[TURN_OF] += 1
        if clock[TURN_OF] == len(p.order):
            clock[TURN_OF] = 0
            if clock[ROUND] == p.ruleset.rounds:
                p.stack.pop()
                return
            clock[ROUND] += 1
        turn.begin(p, p.order[clock[TURN_OF]])
