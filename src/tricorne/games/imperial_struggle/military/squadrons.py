"""Squadrons as pieces (3.6, R47 to R49): where they stand and how they move, with or without payment."""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import EMPTY, NONE, Side, flag_of, side_of
from tricorne.games.imperial_struggle.board.control import set_flag, set_moved
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import ASIDE, NAVY_BOX, NAVY_USED, UNBUILT
from tricorne.games.imperial_struggle.board.sets import size
from tricorne.kernel.machine_words import Word


def unbuilt(p: Position, side: Side) -> int:
    """Squadrons a side can still build."""
    return p.sides[UNBUILT + side]


def built(p: Position, side: Side) -> int:
    """Squadrons on the map and in the Navy Box."""
    return deployed(p, side) + p.sides[NAVY_BOX + side]


def deployed(p: Position, side: Side) -> int:
    """Squadrons on the map."""
    return size(p.held[flag_of(side)].bases & p.ruleset.sets.naval)


def build(p: Position, side: Side) -> bool:
    """Move one unbuilt Squadron to the Navy Box, if there is one (5.6.5)."""
    if p.sides[UNBUILT + side] == 0:
        return False
    p.sides[UNBUILT + side] = p.sides[UNBUILT + side] - 1
    p.sides[NAVY_BOX + side] = p.sides[NAVY_BOX + side] + 1
    return True


def send_home(p: Position, naval: Word) -> None:
    """The Squadron of a Naval space goes to its Navy Box; in a war the box remembers one that took a space (R76)."""
    side = side_of(p.flag[naval])
    if p.moved[naval]:
        p.sides[NAVY_USED + side] += 1
    set_flag(p, naval, EMPTY)
    p.sides[NAVY_BOX + side] = p.sides[NAVY_BOX + side] + 1


def take(p: Position, side: Side, naval: Word) -> None:
    """Pick up a Squadron from a Naval space, or from the Navy Box (NONE)."""
    if naval == NONE:
        p.sides[NAVY_BOX + side] = p.sides[NAVY_BOX + side] - 1
    else:
        set_flag(p, naval, EMPTY)


def deploy(p: Position, side: Side, to: Word, naval: Word) -> None:
    """Bring a Squadron to a Naval space from another, or from the Navy Box (NONE); an opposing one goes home."""
    take(p, side, naval)
    if p.flag[to] != EMPTY:
        send_home(p, to)
    set_flag(p, to, flag_of(side))
    set_moved(p, to, 1)


def set_aside(p: Position, side: Side, naval: Word) -> None:
    """A Squadron of the map or the Navy Box (NONE) leaves until the next Reset Phase (R116, R122)."""
    take(p, side, naval)
    p.sides[ASIDE + side] += 1


def lose(p: Position, side: Side, naval: Word, field: int) -> None:
    """A Squadron of the map or the Navy Box (NONE) goes back to UNBUILT or is GONE from the game (R87, R132)."""
    take(p, side, naval)
    p.sides[field + side] += 1
