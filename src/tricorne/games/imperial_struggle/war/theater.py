"""One theater of a war (7.1, 7.2, 7.3): the THEATER passage walks through its stages and asks where needed.

Reveal, tile effects of one side and of the other, strength and winner; then the spoils in the order of R73: VP and
Treaty Points, lost Squadrons, Conquest Points, a flag taken off, special rewards; last what Spain is owed (12.1).
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import BRITAIN, FRANCE, NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    EFFECTS_OF,
    FIGHTING,
    SPANISH_OWED,
    STRENGTH,
    WAR_STAGE,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.board.wars import CANADA_RESULT, USA_RESULT
from tricorne.games.imperial_struggle.step_numbers import THEATER
from tricorne.games.imperial_struggle.war import conquest, effects, spanish, special, spoils
from tricorne.games.imperial_struggle.war.strength import strength
from tricorne.games.imperial_struggle.war.theaters import fighting, spoils_row, theater_number, winner, won_row
from tricorne.kernel.machine.step import Passage

REVEALED: Final = 0
FIRST_EFFECTS: Final = 1
SECOND_EFFECTS: Final = 2
COUNTED: Final = 3
POINTS: Final = 4
LOSSES: Final = 5
CONQUEST: Final = 6
UNFLAGGING: Final = 7
SPECIALS: Final = 8
USA_TERRITORIES: Final = 9
USA_FORTS: Final = 10
USA_MARKETS: Final = 11
CANADA: Final = 12
CANADA_MARKETS: Final = 13
SPAIN: Final = 14
DONE: Final = 15


def begin(p: Position, at: int) -> None:
    """The theater of that number within the war is fought: its tiles lie open from now on (7.1.1)."""
    p.war[FIGHTING] = at
    p.war[WAR_STAGE] = REVEALED
    p.war[SPANISH_OWED] = 0
    p.then(THEATER)


class TheaterPassage(Passage[Position]):
    """Each time play comes back here the stage goes on or is over."""

    def run(self, p: Position, frame: int) -> None:
        stage = p.war[WAR_STAGE]
        if stage <= COUNTED:
            self.fight(p, stage)
        elif stage < DONE:
            self.reward(p, stage)
        else:
            p.stack.pop()

    def fight(self, p: Position, stage: int) -> None:
        """Tile effects and the count (7.1)."""
        if stage == REVEALED:
            effects.begin_effects(p, theater_number(p), effects.first_side(p))
            p.war[WAR_STAGE] = FIRST_EFFECTS
        elif stage == FIRST_EFFECTS:
            if not effects.next_effect(p):
                effects.begin_effects(p, theater_number(p), 1 - p.war[EFFECTS_OF])
                p.war[WAR_STAGE] = SECOND_EFFECTS
        elif stage == SECOND_EFFECTS:
            if not effects.next_effect(p):
                p.war[WAR_STAGE] = COUNTED
        else:
            count(p)
            p.war[WAR_STAGE] = POINTS if won_row(p) != NONE else DONE

    def reward(self, p: Position, stage: int) -> None:
        """Spoils and special rewards (7.2, 7.3)."""
        side = winner(p)
        asked = False
        if stage == POINTS:
            spoils.give_points(p)
        elif stage == LOSSES:
            asked = spoils.next_loss(p)
        elif stage == CONQUEST:
            asked = conquest.next_conquest(p, side)
        elif stage == UNFLAGGING:
            p.war[WAR_STAGE] = stage + 1
            spoils.ask_unflag(p)
            return
        elif stage == SPECIALS:
            special.give_specials(p)
            if not spoils_row(p).special & USA_RESULT:
                p.war[WAR_STAGE] = SPAIN
                return
            special.before(p)
        elif stage == USA_TERRITORIES:
            asked = special.next_territory(p)
        elif stage == USA_FORTS:
            asked = special.next_fort(p)
        elif stage == USA_MARKETS:
            special.unflag_isolated(p, p.ruleset.components.usa_isolation)
        elif stage == CANADA:
            p.war[WAR_STAGE] = stage + 1
            special.before(p)
            if spoils_row(p).special & CANADA_RESULT:
                special.ask_canada(p)
            return
        elif stage == CANADA_MARKETS:
            special.unflag_isolated(p, p.ruleset.components.canada_isolation)
        else:
            asked = spanish.next_shift(p, 1 - side)
        if not asked:
            p.war[WAR_STAGE] = stage + 1


def count(p: Position) -> None:
    """Add up both strengths; the higher wins, the margin finds the spoils row (7.1.4, R72)."""
    theater = fighting(p)
    french = strength(p, theater.number, FRANCE, True, None)
    british = strength(p, theater.number, BRITAIN, True, None)
    p.war[STRENGTH + FRANCE] = french
    p.war[STRENGTH + BRITAIN] = british
    at = p.war[FIGHTING]
    if french == british:
        p.war[WON_BY + at] = NONE
        p.war[WON_ROW + at] = NONE
    else:
        side = FRANCE if french > british else BRITAIN
        p.war[WON_BY + at] = side
        p.war[WON_ROW + at] = theater.row(side, abs(french - british))
