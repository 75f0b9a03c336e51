"""What Conquest Points can take (7.2.1, 12.3, R74 to R77), and taking it."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    EMPTY,
    FORT,
    NAVAL,
    NONE,
    TERRITORY,
    USA,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    CONQUEST_POINTS,
    HUGUENOT_MARKERS,
    NAVY_BOX,
    NAVY_USED,
    SPANISH_OWED,
)
from tricorne.games.imperial_struggle.board.sets import BASE_GROUP
from tricorne.games.imperial_struggle.board.wars import Theater
from tricorne.games.imperial_struggle.text import refuse, the_side, the_space
from tricorne.games.imperial_struggle.war.theaters import fighting, this_theater
from tricorne.kernel.engine import Refusal

# What stands in the way of taking a space
NOTHING: Final = 0
ELSEWHERE: Final = 1
OWN_ALREADY: Final = 2
USA_FLAG: Final = 3
REFUSED_BEFORE: Final = 4
NO_LINE: Final = 5
NO_SQUADRON: Final = 6
TOO_DEAR: Final = 7

# -- questions ---------------------------------------------------------------------------------


def obstacle(p: Position, side: Side, theater: Theater, space: Space) -> int:
    """What keeps the winner of a theater from taking a space with its Conquest Points; NOTHING if it may."""
    kind = p.ruleset.board.kind[space]
    if not theater.can_conquer[space]:
        return ELSEWHERE
    flag = p.flag[space]
    if flag == flag_of(side):
        return OWN_ALREADY
    if flag == USA:
        return USA_FLAG
    if kind == NAVAL:
        if not has_source(p, side, theater):
            return NO_SQUADRON
    elif kind == TERRITORY or (kind == FORT and p.ruleset.tougher_forts):
        if space in p.refused:
            return REFUSED_BEFORE
        if not has_line(p, side, space):
            return NO_LINE
    return TOO_DEAR if conquest_price(p, space) > p.war[CONQUEST_POINTS] else NOTHING


def has_line(p: Position, side: Side, space: Space) -> bool:
    """Does the side hold a space at the other end of a conquest line, or has the space no such lines (R75)?"""
    ends = p.ruleset.conquest[space]
    for other in ends:
        if p.flag[other] == flag_of(side):
            return True
    return not ends


def conquest_price(p: Position, space: Space) -> int:
    """Conquest Points a space costs; more for a Territory with a Huguenots marker, flipped or not (R80)."""
    c = p.ruleset.components
    if c.board.kind[space] != TERRITORY:
        return c.price_conquest
    cost = c.board.cost[space]
    for at in range(0, HUGUENOT_MARKERS * 2, 2):
        if p.huguenots[at] == space:
            cost += c.huguenots_conquest_points
    return cost


def has_source(p: Position, side: Side, theater: Theater) -> bool:
    """Is there a Squadron for a Naval space (R76)?"""
    if p.sides[NAVY_BOX + side] > p.sides[NAVY_USED + side]:
        return True
    fixed = p.ruleset.sets
    here = fixed.naval & fixed.in_region[BASE_GROUP][theater.region_bits]
    return here & p.held[flag_of(side)].bases & ~p.moved_squadrons != 0


def sources(p: Position, side: Side) -> list[int]:
    """Naval spaces of the theater with a Squadron that has taken nothing in this war, then NONE for the Box (R76)."""
    found: list[int] = []
    for space in p.ruleset.naval_spaces:
        if (
            p.flag[space] == flag_of(side)
            and not p.moved[space]
            and p.ruleset.board.region[space] in fighting(p).regions
        ):
            found.append(space)
    if p.sides[NAVY_BOX + side] > p.sides[NAVY_USED + side]:
        found.append(NONE)
    return found


def why_not(p: Position, side: Side, space: Space) -> Refusal:
    """Why a space cannot be taken; asked only when it cannot."""
    name = the_space(p, space)
    what = obstacle(p, side, fighting(p), space)
    if what == ELSEWHERE:
        if p.ruleset.board.kind[space] == TERRITORY:
            return refuse("why-outside-list", ["IS-7.2.1-4", "IS-R75"], space=name, theater=this_theater(p))
        return refuse("why-outside-theater", ["IS-7.2.1-3", "IS-R74"], space=name, theater=this_theater(p))
    if what == OWN_ALREADY:
        return refuse("why-holds-already", ["IS-7.2.1-2"], side=the_side(side), space=name)
    if what == USA_FLAG:
        return refuse("why-usa-for-good", ["IS-7.3-6", "IS-R75"], space=name)
    if what == REFUSED_BEFORE:
        return refuse("why-refused-before", ["IS-7.2.2-4", "IS-R79"], space=name)
    if what == NO_SQUADRON:
        return refuse("why-no-fresh-squadron", ["IS-7.2.1.1-2", "IS-7.2.1.1-3", "IS-R76"], side=the_side(side))
    if what == NO_LINE:
        ends = [the_space(p, other) for other in p.ruleset.conquest[space]]
        rule = "IS-7.2.1.2-1" if p.ruleset.board.kind[space] == TERRITORY else "IS-12.3-1"
        return refuse("why-conquest-line", [rule, "IS-R75"], space=name, side=the_side(side), spaces=ends)
    cost = conquest_price(p, space)
    return refuse("why-conquest-price", ["IS-7.2.1-2", "IS-R80"], space=name, price=cost, left=p.war[CONQUEST_POINTS])


def take(p: Position, side: Side, space: Space) -> None:
    """The winner's flag goes on the space in place of any other; a damaged Fort stays damaged (R77, R169)."""
    if p.flag[space] == EMPTY and p.ruleset.spanish_empire and p.ruleset.board.spanish_territory[space]:
        p.war[SPANISH_OWED] += 1
    damaged = p.damaged[space]
    set_flag(p, space, flag_of(side))
    set_damage(p, space, damaged)
