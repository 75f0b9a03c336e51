"""A Peace turn (4.1): its phases in order, from the deck to Final Scoring.

The PEACE passage stays on the stack for the whole turn; ``STAGE`` says which phase comes next, ``COUNT`` how often that
phase has been through.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.card_history import ERA_JOINED, LEFT_HAND, note
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    AWARDS,
    BRITAIN,
    COMMODITIES,
    EVENTS,
    FRANCE,
    INVESTMENTS,
    MINISTRIES,
    NONE,
    REGIONS,
    REVOLUTION,
    SIDES,
    SUCCESSION,
)
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    HAND,
    LATER,
    ON_REGION,
    OPEN,
    OUT_OF_GAME,
    PILE,
    SPENT_AWARD,
    TAKEN,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ALL_OPEN,
    ASIDE,
    COUNT,
    FIRST,
    LIMIT,
    NAVY_BOX,
    OPENING,
    ROUND_NUMBER,
    STAGE,
    TOWNSHEND,
    TREATY,
    TURN,
    USA_FLAGS,
)
from tricorne.games.imperial_struggle.ministries import cabinet
from tricorne.games.imperial_struggle.peace import initiative, ministry_phase
from tricorne.games.imperial_struggle.peace.discards import hand_size, show_discards
from tricorne.games.imperial_struggle.peace.draws import renew_pile, renew_stack
from tricorne.games.imperial_struggle.round.rounds import open_round
from tricorne.games.imperial_struggle.scoring import final, scoring, victory
from tricorne.games.imperial_struggle.step_numbers import AWARD, DEAL_CARD, DEMAND, DISCARD, REVEAL
from tricorne.kernel.machine.step import Passage

DECK: Final = 0
LIMITS: Final = 1
AWARDS_LAID: Final = 2
DEMANDS: Final = 3
RESET: Final = 4
REVEALED: Final = 5
DEALT: Final = 6
DISCARDS: Final = 7
SHOWN: Final = 8
MINISTRY: Final = 9
INITIATIVE_HELD: Final = 10
ROUNDS: Final = 11
CUT: Final = 12
POWERS: Final = 13
SCORING: Final = 14
END: Final = 15
STAGE_IDS: Final = [
    "deck",
    "debt-limits",
    "awards",
    "demand",
    "reset",
    "investments",
    "deal",
    "discards",
    "discards-shown",
    "ministries",
    "initiative",
    "rounds",
    "treaty-points",
    "remaining-powers",
    "scoring",
    "end",
]


class Peace(Passage[Position]):
    """Play comes back here when a phase is done."""

    def run(self, p: Position, frame: int) -> None:
        clock = p.clock
        stage = clock[STAGE]
        if stage == REVEALED or stage == DEALT or stage == ROUNDS:
            if self._again(p, stage):
                return
            clock[COUNT] = 0
            clock[STAGE] = stage + 1
            return
        clock[STAGE] = stage + 1
        if stage == DECK:
            open_deck(p)
        elif stage == LIMITS:
            _raise_limits(p)
        elif stage == AWARDS_LAID:
            _lay_awards(p)
        elif stage == DEMANDS:
            _draw_demand(p)
        elif stage == RESET:
            reset(p)
        elif stage == DISCARDS:
            for side in (BRITAIN, FRANCE):
                if hand_size(p, side) > p.ruleset.components.hand:
                    p.ask(DISCARD, side)
        elif stage == SHOWN:
            show_discards(p)
        elif stage == MINISTRY:
            ministry_phase.ask(p)
        elif stage == INITIATIVE_HELD:
            ministry_phase.close(p)
            initiative.assign(p)
        elif stage == CUT:
            cut_treaty_points(p)
        elif stage == POWERS:
            cabinet.end_of_turn(p, clock[FIRST])
            cabinet.end_of_turn(p, 1 - clock[FIRST])
        elif stage == SCORING:
            sweeper = scoring.score_turn(p)
            if not victory.check(p, sweeper, victory.PEACE_SWEEP) and clock[TURN] == p.ruleset.last_turn:
                final.score(p)
                victory.decide(p)
        else:
            p.stack.pop()

    def _again(self, p: Position, stage: int) -> bool:
        """Go through a phase that repeats: one tile, one card, one round. False when it is done."""
        clock = p.clock
        count = clock[COUNT]
        c = p.ruleset.components
        clock[COUNT] = count + 1
        if stage == REVEALED:
            if count == c.investments.revealed:
                return False
            renew_stack(p)
            p.then(REVEAL)
        elif stage == DEALT:
            dealt = count == SIDES * c.cards_dealt
            if dealt and p.ruleset.living_rules:
                return False
            # Version 1 shuffled the discards into an empty pile even when nobody had a card to draw any more (R3).
            if not renew_pile(p) or dealt:
                return False
            p.then(DEAL_CARD, count % SIDES)
        else:
            if count == SIDES * c.rounds_per_side:
                return False
            clock[ROUND_NUMBER] = count
            open_round(p, clock[FIRST] if count % SIDES == 0 else 1 - clock[FIRST])
        return True


# -- phases ------------------------------------------------------------------------------------


def open_deck(p: Position) -> None:
    """On the first turn of an era its cards join the pile and its spaces open (4.1.1, R2, R40)."""
    c = p.ruleset.components
    era = p.era()
    p.clock[OPENING] = ALL_OPEN if era == REVOLUTION and p.clock[USA_FLAGS] > 0 else era
    if not c.turn_first_of_era[p.clock[TURN]]:
        return
    places = p.event_place[:]
    for card in range(EVENTS):
        if places[card] == LATER and c.events[card].era == era:
            places[card] = PILE
        elif era == REVOLUTION and c.events[card].era == SUCCESSION and _in_hand(p, card):
            note(p, LEFT_HAND + places[card] - HAND, card)
            places[card] = OUT_OF_GAME
    p.event_place = places
    if era != SUCCESSION:
        note(p, ERA_JOINED, era)


def _in_hand(p: Position, card: int) -> bool:
    return HAND <= p.event_place[card] < HAND + SIDES


def _raise_limits(p: Position) -> None:
    """Both Debt Limits rise on the first turn of the second and third era (4.1.2)."""
    c = p.ruleset.components
    if c.turn_first_of_era[p.clock[TURN]] and p.era() != SUCCESSION:
        for side in range(SIDES):
            p.sides[LIMIT + side] += c.debt_limit_increase


def _lay_awards(p: Position) -> None:
    """One Award tile for each Region; all eight are mixed on the first turn of an era (4.1.3, R6)."""
    first = p.ruleset.components.turn_first_of_era[p.clock[TURN]]
    places = p.award_place[:]
    for tile in range(AWARDS):
        if first:
            places[tile] = AWARD_POOL
        elif ON_REGION <= places[tile] < ON_REGION + REGIONS:
            places[tile] = SPENT_AWARD
    p.award_place = places
    for region in range(REGIONS - 1, -1, -1):
        p.then(AWARD, region)


def _draw_demand(p: Position) -> None:
    """Three of the six commodities (4.1.4)."""
    p.demand = [0] * COMMODITIES
    for _ in range(p.ruleset.components.demands_per_turn):
        p.then(DEMAND)


def reset(p: Position) -> None:
    """Refresh Advantages and ministries, clear the Investment display, bring Squadrons back (4.1.5, R116)."""
    p.advantage_used = [0] * ADVANTAGES
    p.ability = [0] * (MINISTRIES * 2)
    places = p.investment_place[:]
    for tile in range(INVESTMENTS):
        if places[tile] == OPEN or TAKEN <= places[tile] < TAKEN + SIDES:
            places[tile] = USED
    p.investment_place = places
    for side in range(SIDES):
        p.sides[NAVY_BOX + side] += p.sides[ASIDE + side]
        p.sides[ASIDE + side] = 0
    p.clock[TOWNSHEND] = NONE


def cut_treaty_points(p: Position) -> None:
    """Treaty Points above four are lost (4.1.10, R14)."""
    most = p.ruleset.components.treaty_points_kept
    for side in range(SIDES):
        p.sides[TREATY + side] = min(most, p.sides[TREATY + side])
