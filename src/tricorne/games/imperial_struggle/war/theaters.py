"""The theater that is being fought: which one, its name, its winner and loser."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import FIGHTING, TURN, WON_BY, WON_ROW
from tricorne.games.imperial_struggle.board.wars import Spoils, Theater
from tricorne.kernel.message import Thing


def theater_number(p: Position) -> int:
    """The number of the theater among all."""
    return p.ruleset.components.wars.theaters_of[p.next_war()][p.war[FIGHTING]]


def fighting(p: Position) -> Theater:
    return p.ruleset.components.wars.theaters[theater_number(p)]


def this_theater(p: Position) -> Thing:
    """The same as messages speak of it."""
    return Thing("theater", fighting(p).id)


def winner(p: Position) -> int:
    """The side that won it, NONE for a tie."""
    return p.war[WON_BY + p.war[FIGHTING]]


def won_row(p: Position) -> int:
    """The number of the spoils row, NONE without reward."""
    return p.war[WON_ROW + p.war[FIGHTING]]


def spoils_row(p: Position) -> Spoils:
    """The spoils row; asked only when there is one."""
    return fighting(p).spoils[won_row(p)]


def fought_up_to(c: Components, turn: int, fighting: int) -> int:
    """The last theater in which both sides' tiles lie open: those that were fought and the one that is being fought
    (7.1.1, R166); NONE at peace."""
    return NONE if c.turn_war[turn] == NONE else fighting


def revealed(p: Position, at: int) -> bool:
    """Do both sides' tiles of a theater lie open?"""
    return at <= fought_up_to(p.ruleset.components, p.clock[TURN], p.war[FIGHTING])
