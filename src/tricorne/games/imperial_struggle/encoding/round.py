"""The Action Round under way and the purchase being paid for, as numbers: all of it is public. Encoding version 1."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import DIPLOMATIC, ECONOMIC, EVENTS, NONE, REGIONS, TYPES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ADVANTAGE_REGIONS,
    ADVANTAGES_USED,
    BONUS,
    BOUGHT_TILES,
    BURKE_BARRED,
    BURKE_USED,
    BUY_MISSING,
    BUY_PRICE,
    BUY_REMOVES,
    BUY_SPACE,
    BUY_TYPE,
    BUY_VERB,
    CLOSED,
    DEBT_TAKEN,
    EVENT,
    EXCHANGED,
    HAS_MAJOR,
    JACOBITE_SHIFTED,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    OPEN_ACTION,
    POMPADOUR_USED,
    POOL_SIZE,
    REGIONS_PAID,
    ROUND_SIZE,
    SIDE,
    SPENT,
    SQUADRON_LESS,
    TRADE_BONUS,
    TRADE_GIVEN,
    UPGRADE,
    WATT_USED,
    is_attached,
)
from tricorne.games.imperial_struggle.encoding.clock import owned_table
from tricorne.games.imperial_struggle.payment.funds import trade_points
from tricorne.kernel.encoding import AS_A_NUMBER, BYTE, RowWriter, bits_table, one_hot_table
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import kind_of
from tricorne.kernel.word_rows import words, write_over

VERBS: Final = 13
SIMPLE: Final = [
    SPENT,
    BONUS,
    UPGRADE,
    ADVANTAGES_USED,
    BOUGHT_TILES,
    SQUADRON_LESS,
    DEBT_TAKEN,
    POMPADOUR_USED,
    WATT_USED,
    BURKE_USED,
    BURKE_BARRED,
    JACOBITE_SHIFTED,
    TRADE_BONUS,
    TRADE_GIVEN,
]


def encode_round(p: Position, seat: int, rounds: bool, s: RowWriter) -> None:
    """The points and actions of the round, all 0 when there is none."""
    r = p.round
    s.part("round-of")
    s.number(0 if not rounds else 1 if r[SIDE] == seat else -1)
    s.part("round-points")
    for type in range(TYPES):
        s.number(r[MAJOR + type] if rounds else 0)
    for type in range(TYPES):
        s.number(r[HAS_MAJOR + type] if rounds else 0)
    s.one_hot(r[MINOR_TYPE] if rounds else NONE, TYPES)
    s.number(r[MINOR] if rounds and r[MINOR_TYPE] != NONE else 0)
    s.part("round-restricted")
    points = [0] * (2 * TYPES)
    if rounds:
        for at in range(0, len(p.pools), POOL_SIZE):
            attached = TYPES if is_attached(p.pools[at + 1]) else 0
            points[attached + p.pools[at]] += p.pools[at + 2]
    s.row(points, 0, 2 * TYPES)
    s.part("round-actions")
    s.one_hot(r[OPEN_ACTION] if rounds else NONE, TYPES)
    s.bits(r[CLOSED] if rounds else 0, TYPES)
    s.one_hot(r[EXCHANGED] if rounds else NONE, TYPES)


def encode_event(p: Position, rounds: bool, s: RowWriter) -> None:
    """The event of the round."""
    s.part("round-event")
    s.one_hot(p.round[EVENT] if rounds else NONE, EVENTS)


def encode_done(p: Position, rounds: bool, s: RowWriter) -> None:
    """What was done in the round."""
    r = p.round
    s.part("round-regions")
    s.bits(r[ADVANTAGE_REGIONS] if rounds else 0, REGIONS)
    s.bits(r[REGIONS_PAID + ECONOMIC] if rounds else 0, REGIONS)
    s.bits(r[REGIONS_PAID + DIPLOMATIC] if rounds else 0, REGIONS)
    s.part("round-done")
    for register in SIMPLE:
        if not rounds:
            s.number(0)
        elif register == SPENT:
            s.number(1 if r[SPENT] else 0)
        elif register == TRADE_BONUS:
            s.number(trade_points(p))
        else:
            s.number(r[register])


# -- the same, composed from ready stretches ------------------------------------------------------

POINTS: Final = 2 * TYPES
"""Restricted points by type, then those that an action brought along."""
NOT_ZERO: Final = [SIDE, MINOR_TYPE, OPEN_ACTION, EXCHANGED, EVENT]
NO_ROUND: Final = words([NONE if at in NOT_ZERO else 0 for at in range(ROUND_SIZE + POINTS)])
"""What is shown when there is no round."""
ORDER: Final = [
    SIDE,
    *range(MAJOR, HAS_MAJOR + TYPES),
    MINOR_TYPE,
    MINOR,
    *range(ROUND_SIZE, ROUND_SIZE + POINTS),
    OPEN_ACTION,
    CLOSED,
    EXCHANGED,
    EVENT,
    ADVANTAGE_REGIONS,
    REGIONS_PAID + ECONOMIC,
    REGIONS_PAID + DIPLOMATIC,
    *SIMPLE,
]
"""What the parts from ``round-of`` to ``round-done`` show: registers of the round, and the points behind them."""


def shown(p: Position, rounds: bool) -> Words:
    """The registers as they are shown, and restricted points."""
    if not rounds:
        return NO_ROUND
    found = NO_ROUND[:]
    write_over(found, p.round)
    if found[MINOR_TYPE] == NONE:
        found[MINOR] = 0
    if found[TRADE_BONUS]:
        found[TRADE_BONUS] = trade_points(p)
    for at in range(0, len(p.pools), POOL_SIZE):
        points = ROUND_SIZE + p.pools[at] + (TYPES if is_attached(p.pools[at + 1]) else 0)
        found[points] = found[points] + p.pools[at + 2]
    return found


def tables(seat: int) -> list[list[bytes]]:
    """How each of those numbers looks to a side."""
    types = one_hot_table(TYPES)
    regions = bits_table(REGIONS)
    found = [AS_A_NUMBER] * (ROUND_SIZE + POINTS)
    found[SIDE] = owned_table(seat)
    found[MINOR_TYPE] = found[OPEN_ACTION] = found[EXCHANGED] = types
    found[CLOSED] = bits_table(TYPES)
    found[EVENT] = one_hot_table(EVENTS)
    found[ADVANTAGE_REGIONS] = found[REGIONS_PAID + ECONOMIC] = found[REGIONS_PAID + DIPLOMATIC] = regions
    found[SPENT] = [bytes([min(value, 1)]) for value in range(BYTE + 1)]
    return found


# -- what is paid for -----------------------------------------------------------------------------


def encode_discounts(p: Position, rounds: bool, s: RowWriter) -> None:
    """The discounts that hold in the round."""
    s.part("round-discounts")
    found = [0] * len(p.ruleset.discounts)
    if rounds:
        for number in p.discounts:
            found[number] = 1
    s.row(found, 0, len(found))


def encode_purchase(p: Position, s: RowWriter) -> None:
    """What is being paid for, all 0 when nothing is."""
    kind = kind_of(p.stack[-1]) if p.stack else 0
    asked = kind == step_numbers.PAY_BY or kind == step_numbers.PAY_EXTRA
    b = p.buy
    s.part("purchase")
    s.one_hot(b[BUY_VERB] if asked else NONE, VERBS)
    s.one_hot(b[BUY_TYPE] if asked else NONE, TYPES)
    s.number(b[BUY_PRICE] if asked else 0)
    s.number(b[BUY_MISSING] if kind == step_numbers.PAY_EXTRA else 0)
    s.number(b[BUY_REMOVES] if asked else 0)
    s.digits(b[BUY_SPACE] + 1 if asked else 0, 2)
