"""The turn and the auction under way, put together from ready stretches: what encoding.py writes number by number."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import NONE, POWERS
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    GAVEL,
    NEW_BID,
    NEW_RED,
    OPENER,
    PASSES,
    PHASE,
    RED_PROPOSED,
    STANDING,
    TURN_OF,
    TURN_SIZE,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.encoding import sections
from tricorne.games.struggle_of_empires.step_numbers import BID, PROPOSE_BLUE, PROPOSE_RED
from tricorne.games.struggle_of_empires.war.war import ALLIANCES, PLAYER_ACTIONS
from tricorne.kernel.encoding import AS_A_NUMBER, BYTE, HIGHEST, Composed, one_hot_table
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import kind_of
from tricorne.kernel.word_rows import words

NO_TURN: Final = words([NONE] + [0] * (TURN_SIZE + POWERS))


def turn_shown(p: Position) -> Words:
    """Whose turn it is and what it has left; then by power its place in the order of turns."""
    under_way = p.clock[PHASE] == PLAYER_ACTIONS and 0 <= p.clock[TURN_OF] < len(p.order)
    found = NO_TURN[:]
    if under_way:
        found[0] = p.order[p.clock[TURN_OF]]
        for at in range(TURN_SIZE):
            found[1 + at] = p.turn[at] & BYTE
    for at in range(len(p.order)):
        found[1 + TURN_SIZE + p.order[at]] = at + 1
    return found


def auction_shown(p: Position) -> Words:
    """Six powers, then four numbers, as far as they count now."""
    a = p.auction
    kind = kind_of(p.stack[-1]) if p.stack else 0
    open_now = p.clock[PHASE] == ALLIANCES and bool(p.stack)
    named = open_now and (kind == PROPOSE_RED or kind == PROPOSE_BLUE)
    bid = open_now and a[BIDDER] != NONE
    found = [
        a[GAVEL] if p.clock[WAR_NUMBER] > 0 else NONE,
        a[OPENER] if open_now else NONE,
        a[BIDDER] if open_now else NONE,
        a[RED_PROPOSED] if bid else NONE,
        a[BLUE_PROPOSED] if bid else NONE,
        a[NEW_RED] if open_now and kind == PROPOSE_BLUE else NONE,
        min(a[STANDING], HIGHEST) if bid else 0,
        min(a[PASSES], HIGHEST) if open_now else 0,
        min(a[NEW_BID], HIGHEST) if named else 0,
        min(a[FLOOR], HIGHEST) if open_now and kind == BID else 0,
    ]
    return words(found)


def composed(places: list[int], own: int) -> list[Composed]:
    """How a seat sees both; ``places`` is where each power stands in its rows, followed by the powers in that order,
    and ``own`` the number of the first list that is worked out for the encoder."""
    powers = one_hot_table(POWERS, places[:POWERS])
    turn = [powers, *[AS_A_NUMBER] * (TURN_SIZE + POWERS)]
    in_order = [*range(1 + TURN_SIZE), *[1 + TURN_SIZE + power for power in places[POWERS:]]]
    auction = [*[powers] * 6, *[AS_A_NUMBER] * 4]
    return [
        Composed(sections.TURN, own + sections.TURN_SHOWN, turn, in_order),
        Composed(sections.AUCTION, own + sections.AUCTION_SHOWN, auction),
    ]
