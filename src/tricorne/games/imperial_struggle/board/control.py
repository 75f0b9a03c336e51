"""Who controls what (3.2.7, 3.2.8): flags, connections, Isolation, Protection, and the acts that change them.

``set_flag``, ``set_marker``, ``set_damage`` and ``set_moved`` are the only writers of what lies on the board.
Everything that hangs on a flag follows in ``set_flag``: Conflict markers, damage, Isolation, the start-of-round
snapshot, Advantages, Huguenots and the opening of the United States; and the sets of spaces (sets.py) follow all four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    BRITISH,
    EMPTY,
    FRANCE,
    FRENCH,
    NONE,
    REVOLUTION,
    SPACES,
    SPANISH,
    TERRITORY,
    USA,
    Flag,
    Side,
    Space,
    flag_of,
    side_of,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import ALL_OPEN, HUGUENOT_MARKERS, OPENING, SIDE, USA_FLAGS
from tricorne.games.imperial_struggle.board.sets import BASE_GROUP, MARKET_GROUP, STALE, Holding, size
from tricorne.kernel import bits
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import replaced
from tricorne.kernel.word_rows import words

if TYPE_CHECKING:
    # A machine word where the engine is compiled; plain Python never looks at the annotation.
    from mypy_extensions import i64

BYTE: Final = 255

# -- questions ---------------------------------------------------------------------------------


def opposing(p: Position, space: Space, side: Side) -> bool:
    """Does a flag or Squadron stand there that the side could remove: the opponent's or a Spanish one (12.1)?"""
    flag = p.flag[space]
    return flag != EMPTY and flag != flag_of(side) and flag != USA


def in_play(p: Position, space: Space) -> bool:
    """Is a space open yet (R40)?"""
    return p.ruleset.in_play[p.clock[OPENING]][space]


def protected(p: Position, space: Space) -> bool:
    """Is a flagged space next to an intact Fort or a Squadron of its own side (R37)?"""
    flag = p.flag[space]
    if flag == EMPTY:
        return False
    guards: i64 = p.ruleset.sets.near_guards[space]
    return guards & p.held[flag].bases & ~p.damaged_forts != 0


def protected_spaces(p: Position) -> list[Space]:
    """All such spaces, in rising order."""
    near_guards = p.ruleset.sets.near_guards
    guarding = words([held.bases & ~p.damaged_forts for held in p.held])
    found: list[Space] = []
    for space, flag in enumerate(p.flag):
        if flag != EMPTY and near_guards[space] & guarding[flag]:
            found.append(space)
    return found


def shielded(p: Position) -> i64:
    """The Markets that are Protected (R37)."""
    french = p.held[FRENCH]
    british = p.held[BRITISH]
    spanish = p.held[SPANISH]
    return french.markets & french.shielded | british.markets & british.shielded | spanish.markets & spanish.shielded


def within_reach(p: Position, side: Side) -> i64:
    """The Markets whose shift a side may pay for: those that a base or a qualifying Market of it touches (R34)."""
    own = p.held[flag_of(side)]
    if side != p.round[SIDE]:
        return own.supplied | _chained(p, own.markets)
    if p.chained == STALE:
        p.chained = _chained(p, own.markets)
    return own.supplied | p.chained


def _chained(p: Position, held: i64) -> i64:
    """The Markets next to a held one that was held and not Isolated since the round began and has no marker."""
    fixed = p.ruleset.sets
    carriers: i64 = held & p.snapshot.markets & ~(p.marked_markets | p.isolated_markets)
    found: i64 = 0
    at = 0
    near = fixed.near_markets
    markets = fixed.markets
    while carriers:
        if not carriers & BYTE:
            carriers >>= 8
            at += 8
            continue
        if carriers & 1:
            touched: i64 = near[markets[at]]
            found |= touched
        carriers >>= 1
        at += 1
    return found


def reaches(p: Position, side: Side, market: Word) -> bool:
    """May the phasing side pay for a shift of this Market (R34)?"""
    bit: i64 = p.ruleset.sets.bit[market]
    return within_reach(p, side) & bit != 0


def cut_off(p: Position, flag: Flag, without: int) -> i64:
    """The Markets of a flag that are cut off at this moment (R35).

    A chain runs from a base over own Markets; a marked Market can end a chain but not carry it on. ``without`` is a
    Market to be taken as lost, NONE without.
    """
    fixed = p.ruleset.sets
    own = p.held[flag]
    held = own.markets
    if without != NONE:
        lost: i64 = fixed.bit[without]
        held &= ~lost
    marked = p.marked_markets
    apart: i64 = held & ~own.supplied
    carriers: i64 = held & own.supplied & ~marked
    joined = apart != 0
    while joined:
        joined = False
        left = apart
        at = 0
        while left:
            if not left & BYTE:
                # Few spaces are in the set: pass over those that are not.
                left >>= 8
                at += 8
                continue
            if left & 1:
                market = fixed.markets[at]
                near: i64 = fixed.near_markets[market]
                if near & carriers:
                    bit: i64 = fixed.bit[market]
                    apart &= ~bit
                    carriers |= bit & ~marked
                    joined = True
            left >>= 1
            at += 1
    return apart


def isolated_markets(p: Position, side: Side, without: int = NONE) -> list[int]:
    """The Markets of a side that are cut off at this moment (R35), in rising order."""
    return p.ruleset.sets.listed(MARKET_GROUP, cut_off(p, flag_of(side), without))


def isolates_another(p: Position, market: Word) -> bool:
    """Would taking this flag off Isolate another Market of the same side that is not Isolated now (R67, R103)?"""
    side = side_of(p.flag[market])
    if side != FRANCE and side != BRITAIN:
        return False
    return cut_off(p, flag_of(side), market) & ~cut_off(p, flag_of(side), NONE) != 0


def counted(p: Position, spaces: list[Space], side: Side) -> int:
    """Spaces of a set that a side holds and that count: flagged, Squadrons too, without a Conflict marker (R50)."""
    own = flag_of(side)
    count = 0
    for space in spaces:
        if p.flag[space] == own and not p.marker[space]:
            count += 1
    return count


def counted_in(p: Position, spaces: Holding, flag: Flag) -> int:
    """The same of a set, by its flag."""
    held = p.held[flag]
    count = size(held.bases & spaces.bases)
    if spaces.political:
        count += size(held.political & spaces.political & ~p.marked_political)
    if spaces.markets:
        count += size(held.markets & spaces.markets & ~p.marked_markets)
    return count


# -- acts --------------------------------------------------------------------------------------


def set_flag(p: Position, space: Space, flag: Flag) -> None:
    """Change what stands on a space, with all that follows (R36, R51, R53, R80, R83)."""
    before = p.flag[space]
    if before == flag:
        return
    p.flag = replaced(p, p.flag, space, flag)
    fixed = p.ruleset.sets
    group = fixed.group[space]
    bit: i64 = fixed.bit[space]
    held = p.held
    held[before] = held[before].toggled(group, bit)
    held[flag] = held[flag].toggled(group, bit)
    if p.marker[space]:
        set_marker(p, space, 0)
    if p.snapshot.has(group, bit):
        p.snapshot = p.snapshot.toggled(group, bit)
        p.chained = STALE
    if group == MARKET_GROUP:
        if p.isolated_markets & bit:
            p.isolated_markets ^= bit
            p.chained = STALE
    elif group == BASE_GROUP:
        _change_base(p, space, before, flag)
    for advantage in p.ruleset.components.advantages_at[space]:
        _pass_on(p, advantage)
    if p.ruleset.board.kind[space] == TERRITORY:
        if flag == BRITISH:
            _drop_huguenots(p, space)
        elif flag == USA:
            if p.ruleset.living_rules:
                _drop_huguenots(p, space)
            p.clock[USA_FLAGS] += 1
            if p.era() == REVOLUTION:
                p.clock[OPENING] = ALL_OPEN


def _change_base(p: Position, space: Space, before: int, flag: Flag) -> None:
    """A base that changes hands supplies and shields Markets of its new flag, intact and unmoved."""
    set_damage(p, space, 0)
    set_moved(p, space, 0)
    if before != EMPTY:
        _renew_lines(p, before)
    if flag != EMPTY:
        fixed = p.ruleset.sets
        own = p.held[flag]
        near: i64 = fixed.near_markets[space]
        shielded = own.shielded
        if fixed.is_guard[space]:
            shielded |= near
        p.held[flag] = own.with_lines(own.supplied | near, shielded)


def _renew_lines(p: Position, flag: Flag) -> None:
    """Work out anew which Markets the bases of a flag supply and shield."""
    fixed = p.ruleset.sets
    own = p.held[flag]
    held = own.bases
    intact = ~p.damaged_forts
    supplied: i64 = 0
    shielded: i64 = 0
    for base in fixed.bases:
        bit: i64 = fixed.bit[base]
        if held & bit:
            near: i64 = fixed.near_markets[base]
            supplied |= near
            if fixed.is_guard[base] and intact & bit:
                shielded |= near
    p.held[flag] = own.with_lines(supplied, shielded)


def set_marker(p: Position, space: Space, marker: int) -> None:
    """Put a Conflict marker on a space, or take it off (NO_MARKER)."""
    if (p.marker[space] == 0) != (marker == 0):
        fixed = p.ruleset.sets
        bit: i64 = fixed.bit[space]
        if fixed.group[space] == MARKET_GROUP:
            p.marked_markets ^= bit
            p.chained = STALE
        else:
            p.marked_political ^= bit
    p.marker = replaced(p, p.marker, space, marker)


def set_damage(p: Position, fort: Word, damaged: int) -> None:
    """Damage a Fort (1) or repair it (0)."""
    if p.damaged[fort] != damaged:
        p.damaged = replaced(p, p.damaged, fort, damaged)
        bit: i64 = p.ruleset.sets.bit[fort]
        p.damaged_forts ^= bit
        _renew_lines(p, p.flag[fort])


def set_moved(p: Position, naval: Word, moved: int) -> None:
    """Remember that the Squadron of a Naval space has moved (1), or forget it (0)."""
    if p.moved[naval] != moved:
        p.moved = replaced(p, p.moved, naval, moved)
        bit: i64 = p.ruleset.sets.bit[naval]
        p.moved_squadrons ^= bit


def rest_squadrons(p: Position) -> None:
    """No Squadron has moved yet, in a new round or after a war."""
    if p.moved_squadrons:
        p.moved = [0] * SPACES
        p.moved_squadrons = 0


def _pass_on(p: Position, advantage: Word) -> None:
    """Give an Advantage to the side that holds all its spaces, or to nobody; how far it is used stays (R53)."""
    spaces = p.ruleset.components.advantages[advantage].spaces
    flag = p.flag[spaces[0]]
    owner = side_of(flag) if flag == FRENCH or flag == BRITISH else NONE
    for at in range(1, len(spaces)):
        if p.flag[spaces[at]] != flag:
            owner = NONE
    before = p.advantage_owner[advantage]
    if owner != before:
        changed: i64 = bits.bit(advantage)
        if before != NONE:
            _toggle_advantage(p, flag_of(before), changed)
        if owner != NONE:
            _toggle_advantage(p, flag_of(owner), changed)
        p.advantage_owner = replaced(p, p.advantage_owner, advantage, owner)
        p.advantage_new = replaced(p, p.advantage_new, advantage, 1 if owner != NONE else 0)


def _toggle_advantage(p: Position, flag: Flag, changed: i64) -> None:
    """A flag has an Advantage more or less."""
    own = p.held[flag]
    p.held[flag] = own.with_advantages(own.advantages ^ changed)


def _drop_huguenots(p: Position, space: Space) -> None:
    """A marker leaves the game when its Territory becomes British or gets a USA flag (R80)."""
    for at in range(0, HUGUENOT_MARKERS * 2, 2):
        if p.huguenots[at] == space:
            p.huguenots = replaced(p, p.huguenots, at, NONE)
            p.huguenots = replaced(p, p.huguenots, at + 1, 0)


def fix_isolation(p: Position) -> None:
    """Work out anew which Markets of both sides, and of Spain, are Isolated: the start of a round (R16, R36, 12.1)."""
    p.isolated_markets = cut_off(p, FRENCH, NONE) | cut_off(p, BRITISH, NONE)
    if p.ruleset.spanish_empire and p.ruleset.spanish_isolation:
        p.isolated_markets |= cut_off(p, SPANISH, NONE)
    p.chained = STALE


def fix_control(p: Position, side: Side) -> None:
    """Remember what the phasing side holds as its round begins (R16)."""
    p.snapshot = p.held[flag_of(side)]
    p.chained = STALE
