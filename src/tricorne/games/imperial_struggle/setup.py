"""Set-up (IS-SETUP-1 to IS-SETUP-6, 12.1): the table as it is laid before the first turn."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BASIC_TILES,
    EVENTS,
    NONE,
    SIDES,
    SPACES,
    SPANISH,
    SUCCESSION,
    WAR_TILES,
)
from tricorne.games.imperial_struggle.board.control import set_flag
from tricorne.games.imperial_struggle.board.places import AWAY, LATER, PILE, POOL
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BYNG,
    DOMINANCE,
    INITIATIVE,
    LIMIT,
    NAVY_BOX,
    TOWNSHEND,
    UNBUILT,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.military import tiles
from tricorne.games.imperial_struggle.round.rounds import begin_round
from tricorne.games.imperial_struggle.step_numbers import PEACE, SETUP, TRACK
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.kernel.chance import seeded
from tricorne.kernel.machine.step import Passage


def blank_position(ruleset: RuleSet) -> Position:
    """The pieces in their boxes: no flags, no tiles laid out, the first turn to come."""
    c = ruleset.components
    p = Position(ruleset, None)
    p.clock[VP] = c.starting_vp
    p.clock[INITIATIVE] = c.starting_initiative
    for register in (TOWNSHEND, BYNG, DOMINANCE, WINNER):
        p.clock[register] = NONE
    for side in range(SIDES):
        p.sides[LIMIT + side] = c.debt_limit[side]
        p.sides[NAVY_BOX + side] = c.navy_box[side]
        p.sides[UNBUILT + side] = c.squadrons - c.navy_box[side]
    p.event_place = [PILE if c.events[card].era == SUCCESSION else LATER for card in range(EVENTS)]
    p.tile_place = [POOL if tile < BASIC_TILES else AWAY for tile in range(WAR_TILES)]
    return p


def place_flags(p: Position) -> None:
    """The flags of the start; Advantages come with them and can be used from the first round (R54)."""
    board = p.ruleset.board
    for space in range(SPACES):
        if board.starting_flag[space]:
            set_flag(p, space, board.starting_flag[space])
        elif p.ruleset.spanish_empire and board.spanish_flag[space]:
            set_flag(p, space, SPANISH)
    p.advantage_new = [0] * ADVANTAGES


def new_position(ruleset: RuleSet, seed: int | str) -> Position:
    """The table before anything is drawn."""
    return begun(laid_position(ruleset), seed)


def begun(laid: Position, seed: int | str) -> Position:
    """A new game on a copy of a laid table, with chance of its own."""
    p = laid.clone()
    p.rng = seeded(seed, STREAMS)
    return p


def laid_position(ruleset: RuleSet) -> Position:
    """The table as it is laid; all games under a rule set begin alike."""
    p = blank_position(ruleset)
    place_flags(p)
    begin_round(p, p.clock[INITIATIVE])
    p.then(TRACK)
    p.then(PEACE)
    p.then(SETUP)
    return p


class SetUp(Passage[Position]):
    """War tiles for the first war."""

    def run(self, p: Position, frame: int) -> None:
        p.stack.pop()
        c = p.ruleset.components
        war = p.next_war()
        first = c.wars.theaters_of[war][0]
        for side in range(SIDES - 1, -1, -1):
            for theater in c.starting_bonus_tiles[side]:
                tiles.draw_bonus(p, side, theater - first)
        tiles.lay_out(p, war)
