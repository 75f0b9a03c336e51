"""What a purchase brings once it is paid for (5.4 to 5.6)."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    JACOBITE_UPRISINGS,
    NO_MARKER,
    NONE,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BOUGHT_TILES,
    BUY_FROM,
    BUY_HUGUENOTS,
    BUY_SPACE,
    BUY_VERB,
    CLOSED,
    EXCHANGED,
    HAS_MAJOR,
    JACOBITE_SHIFTED,
    JACOBITE_VICTORIES,
    MAJOR,
    REGIONS_PAID,
    ROSE,
    SQUADRON_LESS,
)
from tricorne.games.imperial_struggle.military import squadrons, tiles
from tricorne.games.imperial_struggle.payment.price import point_type
from tricorne.games.imperial_struggle.payment.verbs import (
    BASTION,
    BUILD_FORT,
    CLEAR_MARKER,
    DEPLOY,
    EVENT_CARD,
    EXCHANGE_POINTS,
    JACOBITE,
    NEW_SQUADRON,
    REPAIR_FORT,
    RISING,
    SEIZE_FORT,
    SHIFT_SPACE,
    WAR_TILE,
)
from tricorne.games.imperial_struggle.step_numbers import DRAW_CARD
from tricorne.kernel.bits import bit, has_bit
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import replaced


def carry_out(p: Position, side: Side) -> None:
    """Give the side what it has paid for."""
    buy = p.buy
    verb = buy[BUY_VERB]
    space = buy[BUY_SPACE]
    if verb == SHIFT_SPACE:
        board = p.ruleset.board
        paid = REGIONS_PAID + point_type(board.kind[space])
        p.round[paid] = p.round[paid] | bit(board.region[space])
        _flip(p)
        _shift(p, side, space)
    elif verb == JACOBITE:
        p.round[JACOBITE_SHIFTED] = 1
        p.ability = replaced(p, p.ability, JACOBITE_UPRISINGS * 2, 1)
        _shift(p, side, space)
    elif verb == BUILD_FORT or verb == SEIZE_FORT:
        set_flag(p, space, flag_of(side))
    elif verb == REPAIR_FORT:
        set_damage(p, space, 0)
    elif verb == DEPLOY:
        squadrons.deploy(p, side, space, buy[BUY_FROM])
    elif verb == CLEAR_MARKER:
        set_marker(p, space, NO_MARKER)
    elif verb == NEW_SQUADRON:
        p.round[SQUADRON_LESS] = 0
        squadrons.build(p, side)
    elif verb == WAR_TILE:
        p.round[BOUGHT_TILES] += 1
        tiles.draw_bonus(p, side, NONE)
    elif verb == EVENT_CARD:
        p.then(DRAW_CARD, side)
    elif verb == EXCHANGE_POINTS:
        _exchange(p, buy[BUY_FROM])
    elif verb == BASTION:
        squadrons.send_home(p, space)
    elif verb == RISING:
        _rise(p, side)


def _shift(p: Position, side: Side, space: Space) -> None:
    """An opposing flag goes, or an own one comes; never both at once (3.2.8)."""
    set_flag(p, space, flag_of(side) if p.flag[space] == EMPTY else EMPTY)


def _flip(p: Position) -> None:
    """The Huguenots marker used for this shift is spent (R148)."""
    if p.buy[BUY_HUGUENOTS] != NONE:
        for at in range(0, len(p.huguenots), 2):
            if p.huguenots[at] == p.buy[BUY_HUGUENOTS]:
                p.huguenots = replaced(p, p.huguenots, at + 1, 1)


def _exchange(p: Position, type: Word) -> None:
    """One point of another type, as a Major action of it (R31); points of a finished one do not come back."""
    if has_bit(p.round[CLOSED], type):
        p.round[CLOSED] &= ~bit(type)
        p.round[MAJOR + type] = 0
    p.round[HAS_MAJOR + type] = 1
    p.round[MAJOR + type] += 1
    p.round[EXCHANGED] = type


def _rise(p: Position, side: Side) -> None:
    """Jacobite Uprisings: VP for spaces of Scotland and Ireland and for Victory markers (R143)."""
    rising = p.ruleset.rising
    held = 0
    for space in rising.spaces:
        if p.flag[space] == flag_of(side) and not p.marker[space]:
            held += 1
    p.ability = replaced(p, p.ability, JACOBITE_UPRISINGS * 2 + 1, 1)
    p.round[JACOBITE_SHIFTED] = ROSE
    p.score(side, min(rising.most, held + p.clock[JACOBITE_VICTORIES]))
