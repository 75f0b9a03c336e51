"""Promises where deals are actions: what was promised, and who kept or broke his word (NEGOTIATION-3, R-GOLD-12).

Nobody is bound by a promise. Peace: not to lead an attack, or incite a token, against the other. Help: to commit
something when the other calls for allies. Passing: not to raise in this auction. A peace that lasted to its end was
kept, so was a pass; help is kept or broken each time it is called for.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import HELP, PASSING, PEACE
from tricorne.games.struggle_of_empires.board.constants import POWERS, UNALLIED, Power
from tricorne.games.struggle_of_empires.board.position import (
    HELP_UNTIL,
    PASS_IN,
    PEACE_UNTIL,
    PHASE,
    ROUND,
    SPOKEN,
    TURN_OF,
    WAR_NUMBER,
    WORD_BROKEN,
    WORD_KEPT,
    Position,
)
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS
from tricorne.kernel.position import replaced

A_WAR: Final = 100
"""Times are counted in rounds, a hundred to a war: more than any war has."""
LAST: Final = A_WAR - 1
A_MOMENT: Final = 1000
TURNS: Final = 100
"""Moments of a war: its auctions first, then its turns."""
PAIRS: Final = POWERS * POWERS


def now(p: Position) -> int:
    """The time: the war and its round, 0 for the auctions; after the last round all promises of a war are over."""
    phase = p.clock[PHASE]
    war = p.clock[WAR_NUMBER] * A_WAR
    if phase < PLAYER_ACTIONS:
        return war
    return war + p.clock[ROUND] if phase == PLAYER_ACTIONS else war + A_WAR


def end_of_war(p: Position) -> int:
    return p.clock[WAR_NUMBER] * A_WAR + LAST


def ends_with_war(until: int) -> bool:
    return round_of(until) == LAST


def round_of(time: int) -> int:
    """The round within its war of such a time."""
    return time % A_WAR


def moment(p: Position) -> int:
    """The number of this auction or turn; never 0 while a war is fought."""
    found = p.clock[WAR_NUMBER] * A_MOMENT
    if p.clock[PHASE] == PLAYER_ACTIONS:
        return found + TURNS + p.clock[ROUND] * 10 + p.clock[TURN_OF]
    for power in range(POWERS):
        if p.side[power] != UNALLIED:
            found += 1
    return found + 1


def may_speak(p: Position, power: Power) -> bool:
    """Whether a power may still begin a deal in this auction or turn: one each."""
    return p.talk[SPOKEN + power] != moment(p)


def note(p: Position, register: int, value: int) -> None:
    """Write a register of the talk; copies share the list."""
    p.talk = replaced(p, p.talk, register, value)


def _write(p: Position, at: int, value: int) -> None:
    p.word = replaced(p, p.word, at, value)


def has_promised(p: Position, thing: int, by: int, to: int) -> bool:
    """Whether such a promise is open."""
    at = by * POWERS + to
    if thing == PASSING:
        return p.word[PASS_IN + at] == moment(p)
    until = p.word[_first(thing) + at]
    return until > 0 and until >= now(p)


def promise(p: Position, thing: int, by: int, to: int, until: int) -> None:
    """A word is given; a longer one takes the place of a shorter one."""
    at = by * POWERS + to
    if thing == PASSING:
        _write(p, PASS_IN + at, moment(p))
    elif thing == PEACE:
        _write(p, PEACE_UNTIL + at, max(until, p.word[PEACE_UNTIL + at]))
    elif thing == HELP:
        _write(p, HELP_UNTIL + at, max(until, p.word[HELP_UNTIL + at]))


def _first(thing: int) -> int:
    return PASS_IN if thing == PASSING else PEACE_UNTIL if thing == PEACE else HELP_UNTIL


def break_word(p: Position, thing: int, by: int, to: int) -> None:
    """A promise, if there is one, is broken: that is remembered."""
    if has_promised(p, thing, by, to):
        at = by * POWERS + to
        _write(p, _first(thing) + at, 0)
        _write(p, WORD_BROKEN + at, p.word[WORD_BROKEN + at] + 1)


def called_for(p: Position, ally: int, principal: int) -> None:
    """An ally has answered a call: help that he promised was given or refused."""
    if has_promised(p, HELP, ally, principal):
        if p.committed_navies[ally] + p.committed_armies[ally] == 0:
            break_word(p, HELP, ally, principal)
        else:
            at = WORD_KEPT + ally * POWERS + principal
            _write(p, at, p.word[at] + 1)


def end_promises(p: Position) -> None:
    """Promises whose time is over leave the table; peace and passing that lasted were kept."""
    if max(p.word[:WORD_KEPT]) == 0:
        return
    time = now(p)
    here = moment(p)
    for pair in range(PAIRS):
        if 0 < p.word[PEACE_UNTIL + pair] < time:
            _write(p, PEACE_UNTIL + pair, 0)
            _write(p, WORD_KEPT + pair, p.word[WORD_KEPT + pair] + 1)
        if p.word[PASS_IN + pair] > 0 and p.word[PASS_IN + pair] != here:
            _write(p, PASS_IN + pair, 0)
            _write(p, WORD_KEPT + pair, p.word[WORD_KEPT + pair] + 1)
        if 0 < p.word[HELP_UNTIL + pair] < time:
            _write(p, HELP_UNTIL + pair, 0)


def broken_by(p: Position, power: Power) -> int:
    """How often a power broke its word, to anybody."""
    return sum(p.word[WORD_BROKEN + power * POWERS : WORD_BROKEN + power * POWERS + POWERS])


def kept_by(p: Position, power: Power) -> int:
    """How often a power kept its word."""
    return sum(p.word[WORD_KEPT + power * POWERS : WORD_KEPT + power * POWERS + POWERS])
