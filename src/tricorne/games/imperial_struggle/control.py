"""Who controls what (3.2.7, 3.2.8): flags, connections, Isolation, Protection, and the one act that changes a flag.

``set_flag`` is the only writer of flags. Everything that hangs on a flag follows there: Conflict markers, damage,
Isolation, the start-of-round snapshot, Advantages, Huguenots and the opening of the United States.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import ALL_OPEN, HUGUENOT_MARKERS, OPENING, USA_FLAGS, Table
from tricorne.games.imperial_struggle.words import (
    BRITAIN,
    BRITISH,
    EMPTY,
    FRANCE,
    FRENCH,
    NONE,
    REVOLUTION,
    SPACES,
    TERRITORY,
    USA,
)

# -- questions ---------------------------------------------------------------------------------


def opposing(p: Table, space: int, side: int) -> bool:
    """Does a flag or Squadron stand there that the side could remove: the opponent's or a Spanish one (12.1)?"""
    flag = p.flag[space]
    return flag != EMPTY and flag != side + 1 and flag != USA


def in_play(p: Table, space: int) -> bool:
    """Is a space open yet (R40)?"""
    return p.charter.in_play[p.clock[OPENING]][space]


def protected(p: Table, space: int) -> bool:
    """Is a flagged space next to an intact Fort or a Squadron of its own side (R37)?"""
    flag = p.flag[space]
    if flag == EMPTY:
        return False
    for other in p.charter.board.guard_neighbours[space]:
        if p.flag[other] == flag and not p.damaged[other]:
            return True
    return False


def reaches(p: Table, side: int, market: int) -> bool:
    """May the phasing side pay for a shift of this Market: does a base or a qualifying Market touch it (R34)?"""
    own = side + 1
    board = p.charter.board
    flags = p.flag
    for other in board.base_neighbours[market]:
        if flags[other] == own:
            return True
    since = p.since
    for other in board.market_neighbours[market]:
        if since[other] and flags[other] == own and not p.marker[other] and not p.isolated[other]:
            return True
    return False


def isolated_markets(p: Table, side: int, without: int = NONE) -> list[int]:
    """The Markets of a side that are cut off at this moment (R35), in rising order.

    A chain runs from a base over own Markets; a marked Market can end a chain but not carry it on. ``without`` is a
    Market to be taken as lost.
    """
    own = side + 1
    board = p.charter.board
    flags = p.flag
    joined = [False] * SPACES
    if without != NONE:
        joined[without] = True
    open_ends: list[int] = []
    for base in p.charter.bases:
        if flags[base] == own:
            for market in board.market_neighbours[base]:
                if flags[market] == own and not joined[market]:
                    joined[market] = True
                    open_ends.append(market)
    while open_ends:
        at = open_ends.pop()
        if p.marker[at]:
            continue
        for market in board.market_neighbours[at]:
            if flags[market] == own and not joined[market]:
                joined[market] = True
                open_ends.append(market)
    return [s for s in p.charter.all_markets if flags[s] == own and not joined[s]]


def isolates_another(p: Table, market: int) -> bool:
    """Would taking this flag off Isolate another Market of the same side that is not Isolated now (R67, R103)?"""
    side = p.flag[market] - 1
    if side != FRANCE and side != BRITAIN:
        return False
    cut_off = isolated_markets(p, side)
    before = len(cut_off)
    if market in cut_off:
        before -= 1
    return len(isolated_markets(p, side, market)) > before


def counted(p: Table, spaces: list[int], side: int) -> int:
    """Spaces of a set that a side holds and that count: flagged, Squadrons too, without a Conflict marker (R50)."""
    own = side + 1
    count = 0
    for space in spaces:
        if p.flag[space] == own and not p.marker[space]:
            count += 1
    return count


# -- acts --------------------------------------------------------------------------------------


def set_flag(p: Table, space: int, flag: int) -> None:
    """Change what stands on a space, with all that follows (R36, R51, R53, R80, R83)."""
    if p.flag[space] == flag:
        return
    p.flag[space] = flag
    p.marker[space] = 0
    p.damaged[space] = 0
    p.moved[space] = 0
    if p.since[space]:
        since = p.since[:]
        since[space] = 0
        p.since = since
    if p.isolated[space]:
        isolated = p.isolated[:]
        isolated[space] = 0
        p.isolated = isolated
    for advantage in p.charter.components.advantages_at[space]:
        _pass_on(p, advantage)
    if p.charter.board.kind[space] == TERRITORY:
        if flag == BRITISH:
            _drop_huguenots(p, space)
        elif flag == USA:
            p.clock[USA_FLAGS] += 1
            if p.era() == REVOLUTION:
                p.clock[OPENING] = ALL_OPEN


def _pass_on(p: Table, advantage: int) -> None:
    """Give an Advantage to the side that holds all its spaces, or to nobody; how far it is used stays (R53)."""
    spaces = p.charter.components.advantages[advantage].spaces
    flag = p.flag[spaces[0]]
    owner = flag - 1 if flag == FRENCH or flag == BRITISH else NONE
    for at in range(1, len(spaces)):
        if p.flag[spaces[at]] != flag:
            owner = NONE
    if owner != p.advantage_owner[advantage]:
        p.advantage_owner[advantage] = owner
        p.advantage_new[advantage] = 1 if owner != NONE else 0


def _drop_huguenots(p: Table, space: int) -> None:
    """A marker leaves the game when its Territory becomes British (R80)."""
    for at in range(0, HUGUENOT_MARKERS * 2, 2):
        if p.huguenots[at] == space:
            p.huguenots[at] = NONE
            p.huguenots[at + 1] = 0


def fix_isolation(p: Table) -> None:
    """Work out anew which Markets of both sides are Isolated: the start of a round (R16, R36)."""
    board = p.charter.board
    flags = p.flag
    near = board.base_neighbours
    isolated = [0] * SPACES
    cut_off = 0
    open_ends: list[int] = []
    for market in p.charter.all_markets:
        own = flags[market]
        if own == FRENCH or own == BRITISH:
            for base in near[market]:
                if flags[base] == own:
                    open_ends.append(market)
                    break
            else:
                isolated[market] = 1
                cut_off += 1
    # Chains never leave their flag, so that those of both sides are followed at once (see isolated_markets).
    while cut_off and open_ends:
        at = open_ends.pop()
        if not p.marker[at]:
            for market in board.market_neighbours[at]:
                if isolated[market] and flags[market] == flags[at]:
                    isolated[market] = 0
                    cut_off -= 1
                    open_ends.append(market)
    p.isolated = isolated


def fix_control(p: Table, side: int) -> None:
    """Remember what the phasing side holds as its round begins (R16)."""
    own = side + 1
    p.since = [1 if flag == own else 0 for flag in p.flag]
