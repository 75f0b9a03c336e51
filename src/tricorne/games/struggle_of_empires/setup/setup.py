"""Set-up (SETUP-1 to SETUP-32): the table as it is laid, and the order of what is drawn and placed.

``new_position`` lays out what needs neither chance nor choice. Then the passage goes through the stages below,
top to bottom (SETUP-16, SETUP-17): the markers of the non-player powers, their armies, control markers and
navies; the markers on the map; the players' own draws or their draft; five rounds of starting units. Players
always go clockwise from the start player (R-SETUP-2). After it War I begins.

While it lasts ``scratch`` holds the stage that comes next, a counter of that stage (seat or round), and behind
them the duplicates that a non-player power has laid aside (see nonplayers.py) or the picks of a draft (see
draft.py). Afterwards it is empty.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.position import GAVEL, Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.setup import draft, draws, nonplayers, placement
from tricorne.games.struggle_of_empires.step_numbers import SETUP, WAR
from tricorne.games.struggle_of_empires.streams import STREAMS
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.games.struggle_of_empires.war import markers
from tricorne.kernel.chance import seeded
from tricorne.kernel.machine.step import Passage

# Registers of ``scratch`` during set-up
STAGE: Final = 0
COUNTER: Final = 1

# Stages
NONPLAYER_MARKERS: Final = 0
NONPLAYER_ARMIES: Final = 1
NONPLAYER_NAVIES: Final = 2
MAP: Final = 3
HANDS: Final = 4
DRAFT_DEALT: Final = 5
DRAFT_PICKED: Final = 6
DUPLICATES: Final = 7
UNITS: Final = 8


def new_position(ruleset: RuleSet, seed: int | str) -> Position:
    """The table before anything is drawn; the set-up lies on the stack, the wars below it."""
    p = Position(ruleset, None)
    p.rng = seeded(seed, STREAMS)
    for power in ruleset.players:
        p.gold[power] = ruleset.start_gold
        p.population[power] = ruleset.start_population
        p.victory_points[power] = ruleset.components.start_victory_points
    p.auction[GAVEL] = ruleset.players[0]
    _lay_out_tiles(p)
    unrest.fill_bag(p)
    p.scratch = [NONPLAYER_MARKERS, 0]
    p.then(WAR)
    p.then(SETUP)
    return p


def _lay_out_tiles(p: Position) -> None:
    """All copies of this player count lie open, start tiles come out of them (SETUP-12 to SETUP-15)."""
    p.display = p.ruleset.tile_supply[:]
    for power in p.ruleset.players:
        for tile in p.ruleset.start_tiles:
            if p.display[tile] > 0:
                p.add_display(tile, -1)
                p.add_ready(power, tile, 1)


class SetUp(Passage[Position]):
    """The order of the set-up. Play comes back here when a stage is done."""

    def run(self, p: Position, frame: int) -> None:
        scratch = p.scratch
        stage = scratch[STAGE]
        players = p.ruleset.players
        if stage == NONPLAYER_MARKERS:
            scratch[STAGE] = NONPLAYER_ARMIES
            nonplayers.deal(p)
        elif stage == NONPLAYER_ARMIES:
            scratch[STAGE] = NONPLAYER_NAVIES
            nonplayers.place_armies(p)
            nonplayers.pick_control(p)
        elif stage == NONPLAYER_NAVIES:
            scratch[STAGE] = MAP
            nonplayers.roll_navies(p)
        elif stage == MAP:
            scratch[STAGE] = DRAFT_DEALT if p.ruleset.draft else HANDS
            markers.place_markers(p, p.ruleset.map_markers)
        elif stage == HANDS:
            if self._next(p, len(players), UNITS):
                draws.draw_hand(p, players[scratch[COUNTER] - 1], p.ruleset.draws)
        elif stage == DRAFT_DEALT:
            scratch[STAGE] = DRAFT_PICKED
            draft.deal(p)
        elif stage == DRAFT_PICKED:
            if scratch[COUNTER] > 0:
                draft.pass_hands(p)
            scratch[COUNTER] += 1
            if not draft.ask_round(p):
                scratch[STAGE] = DUPLICATES
                scratch[COUNTER] = 0
                draft.reveal(p)
        elif stage == DUPLICATES:
            if self._next(p, len(players), UNITS):
                draws.look_at_hand(p, players[scratch[COUNTER] - 1])
        elif self._next(p, p.ruleset.placed_units, UNITS):
            placement.ask_round(p, scratch[COUNTER])
        else:
            p.scratch.clear()
            p.stack.pop()

    def _next(self, p: Position, limit: int, after: int) -> bool:
        """Count on within a stage; False, and on to the next stage, when it is done."""
        if p.scratch[COUNTER] < limit:
            p.scratch[COUNTER] += 1
            return True
        p.scratch[STAGE] = after
        p.scratch[COUNTER] = 0
        return False
