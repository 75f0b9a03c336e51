"""What must be true of every position: a written position is refused, and the fuzzer stops, where it is not.

``problem`` gives the first thing that could not be so on a table, in words: numbers out of range, more pieces than the
box holds, flags and markers where none can lie, Advantages with the wrong side.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    AWARDS,
    BASIC_TILES,
    BRITISH,
    COMMODITIES,
    EMPTY,
    EVENTS,
    FORT,
    FRENCH,
    INVESTMENTS,
    MARKET,
    MOST_THEATERS,
    NAVAL,
    NONE,
    PLUS_ONE_MARKER,
    POLITICAL,
    REGIONS,
    SIDE_IDS,
    SIDES,
    SPACES,
    TERRITORY,
    TYPES,
    USA,
    WAR_TILES,
    flag_of,
)
from tricorne.games.imperial_struggle.board.places import (
    AWAY,
    GIVEN_BACK,
    IN_THEATER,
    LATER,
    ON_REGION,
    SPENT_AWARD,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    ALL_OPEN,
    ASIDE,
    ATTACHED,
    BYNG,
    CLOCK_SIZE,
    COUNT,
    DEBT,
    DOMINANCE,
    EVENT,
    EXCHANGED,
    FIRST,
    GONE,
    INITIATIVE,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    LIMIT,
    MINOR_TYPE,
    NAVY_BOX,
    OPEN_ACTION,
    OPENING,
    PART,
    POOL_SIZE,
    REASON,
    ROUND_NUMBER,
    ROUND_SIZE,
    SIDE,
    STAGE,
    TILE,
    TOWNSHEND,
    TURN,
    UNBUILT,
    USA_FLAGS,
    VP,
    WINNER,
)
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS
from tricorne.games.imperial_struggle.round.rounds import OVER
from tricorne.games.imperial_struggle.scoring.victory import REASON_IDS
from tricorne.games.imperial_struggle.step_numbers import NAMES
from tricorne.kernel.position import NOBODY, actor_of, kind_of

MOST: int = 999
"""No count of a position comes near it."""


def problem(p: Position) -> str:
    """The first thing that cannot be so; empty if everything fits together."""
    for found in (
        _ranges(p),
        _clock(p),
        _round(p),
        _steps(p),
        _board(p),
        _sides(p),
        _awards(p),
        _war_tiles(p),
        _advantages(p),
        _pools(p),
    ):
        if found:
            return found
    return ""


def _outside(name: str, numbers: list[int], low: int, high: int) -> str:
    for number in numbers:
        if not low <= number <= high:
            return f"{name}: {number} is not a number from {low} to {high}"
    return ""


def _ranges(p: Position) -> str:
    """Each list holds only what it may hold."""
    for found in (
        _outside("flag", p.flag, EMPTY, USA),
        _outside("marker", p.marker, 0, PLUS_ONE_MARKER),
        _outside("damaged", p.damaged, 0, 1),
        _outside("since", p.since, 0, 1),
        _outside("isolated", p.isolated, 0, 1),
        _outside("moved", p.moved, 0, 1),
        _outside("huguenots", p.huguenots, NONE, SPACES - 1),
        _outside("tile_place", p.tile_place, 0, AWAY),
        _outside("event_place", p.event_place, 0, LATER),
        _outside("investment_place", p.investment_place, 0, USED),
        _outside("award_place", p.award_place, 0, SPENT_AWARD),
        _outside("demand", p.demand, 0, 1),
        _outside("ministry_place", p.ministry_place, 0, GIVEN_BACK),
        _outside("ability", p.ability, 0, p.ruleset.merchant_debt),
        _outside("advantage_owner", p.advantage_owner, NONE, SIDES - 1),
        _outside("advantage_used", p.advantage_used, 0, 1),
        _outside("advantage_new", p.advantage_new, 0, 1),
        _outside("sides", p.sides, 0, MOST),
        _outside("buy", p.buy, NONE, MOST),
        _outside("war", p.war, NONE, MOST),
        _outside("refused", p.refused, 0, SPACES - 1),
        _outside("discounts", p.discounts, 0, len(p.ruleset.discounts) - 1),
    ):
        if found:
            return found
    return ""


def _clock(p: Position) -> str:
    limits = [MOST] * CLOCK_SIZE
    limits[TURN] = p.ruleset.last_turn
    limits[STAGE] = len(STAGE_IDS)
    limits[COUNT] = INVESTMENTS
    limits[ROUND_NUMBER] = SIDES * p.ruleset.components.rounds_per_side - 1
    limits[INITIATIVE] = SIDES - 1
    limits[FIRST] = SIDES - 1
    limits[OPENING] = ALL_OPEN
    limits[USA_FLAGS] = len(p.ruleset.pieces.usa)
    limits[JACOBITE_VICTORIES] = 2
    limits[JACOBITE_THIRD] = 1
    limits[JACOBITE_IS_THIRD] = 1
    limits[TOWNSHEND] = COMMODITIES - 1
    limits[BYNG] = MOST_THEATERS - 1
    limits[DOMINANCE] = SIDES - 1
    limits[WINNER] = SIDES - 1
    limits[REASON] = len(REASON_IDS) - 1
    for at in range(CLOCK_SIZE):
        low = -MOST if at == VP else NONE if at in (TOWNSHEND, BYNG, DOMINANCE, WINNER) else 0
        if not low <= p.clock[at] <= limits[at]:
            return f"clock: {p.clock[at]} at {at} is not a number from {low} to {limits[at]}"
    return ""


def _round(p: Position) -> str:
    limits = [MOST] * ROUND_SIZE
    limits[SIDE] = SIDES - 1
    limits[PART] = OVER
    limits[TILE] = INVESTMENTS - 1
    limits[EVENT] = EVENTS - 1
    for at in (MINOR_TYPE, OPEN_ACTION, EXCHANGED):
        limits[at] = TYPES - 1
    for at in range(ROUND_SIZE):
        low = NONE if at in (TILE, MINOR_TYPE, OPEN_ACTION, EVENT, EXCHANGED) else 0
        if not low <= p.round[at] <= limits[at]:
            return f"round: {p.round[at]} at {at} is not a number from {low} to {limits[at]}"
    return ""


def _steps(p: Position) -> str:
    for frame in p.stack:
        if kind_of(frame) not in NAMES:
            return f"stack: there is no step {kind_of(frame)}"
        if actor_of(frame) != NOBODY and actor_of(frame) >= SIDES:
            return f"stack: there is no side {actor_of(frame)}"
    return ""


def _board(p: Position) -> str:
    """What lies on a space fits its kind (3.2.7, 3.8, R40, R45)."""
    board = p.ruleset.board
    for space in range(SPACES):
        name = board.space_ids[space]
        flag = p.flag[space]
        kind = board.kind[space]
        if flag == USA and space not in p.ruleset.pieces.usa:
            return f"flag: {name} cannot have a USA flag"
        if flag > BRITISH and flag != USA and not board.spanish_flag[space]:
            return f"flag: {name} cannot have a Spanish flag"
        if p.marker[space] and kind != MARKET and kind != POLITICAL:
            return f"marker: {name} is neither a Market nor a Political space"
        if p.damaged[space] and (kind != FORT or flag == EMPTY):
            return f"damaged: there is no Fort in {name}"
        if p.moved[space] and (kind != NAVAL or flag == EMPTY):
            return f"moved: there is no Squadron in {name}"
        if p.since[space] and flag == EMPTY:
            return f"since: nobody holds {name}"
        if p.isolated[space] and (kind != MARKET or flag == EMPTY):
            return f"isolated: {name} is no flagged Market"
    for at in range(0, len(p.huguenots), 2):
        if p.huguenots[at] != NONE and board.kind[p.huguenots[at]] != TERRITORY:
            return f"huguenots: {board.space_ids[p.huguenots[at]]} is no Territory"
    if p.flag.count(USA) != p.clock[USA_FLAGS]:
        return f"clock: {p.clock[USA_FLAGS]} USA flags are counted, but {p.flag.count(USA)} lie on the map"
    return ""


def _sides(p: Position) -> str:
    """Eight Squadrons a side, Debt within its limit (3.6, 6.3)."""
    for side in range(SIDES):
        name = SIDE_IDS[side]
        count = sum([p.sides[field + side] for field in (NAVY_BOX, UNBUILT, GONE, ASIDE)])
        count += len([s for s in p.ruleset.naval_spaces if p.flag[s] == flag_of(side)])
        if count != p.ruleset.components.squadrons:
            return f"sides: {name} has {count} Squadrons; it must have {p.ruleset.components.squadrons}"
        if p.sides[DEBT + side] > p.sides[LIMIT + side]:
            return f"sides: the Debt of {name} is {p.sides[DEBT + side]}, over its limit {p.sides[LIMIT + side]}"
    for space in p.ruleset.naval_spaces:
        if p.flag[space] not in (EMPTY, FRENCH, BRITISH):
            return f"flag: {p.ruleset.board.space_ids[space]} holds Squadrons of France or Britain only"
    return ""


def _awards(p: Position) -> str:
    for region in range(REGIONS):
        if p.award_place.count(ON_REGION + region) > 1:
            return f"award_place: two Award tiles lie on {p.ruleset.board.region_ids[region]}"
    assert len(p.award_place) == AWARDS
    return ""


def _war_tiles(p: Position) -> str:
    """One Basic tile and two Bonus tiles at most for each side in a theater; Bonus tiles of one war only."""
    wars = p.ruleset.components.wars
    counts: dict[tuple[int, int, bool], int] = {}
    for tile in range(WAR_TILES):
        place = p.tile_place[tile]
        basic = tile < BASIC_TILES
        if basic and place == AWAY:
            return f"tile_place: {wars.tile_ids[tile]} is a Basic tile and never away"
        if IN_THEATER <= place < IN_THEATER + MOST_THEATERS:
            if not basic and wars.tile_war[tile] != p.next_war():
                return f"tile_place: {wars.tile_ids[tile]} lies out for another war than the next"
            key = (wars.tile_side[tile], place, basic)
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > (1 if basic else wars.per_theater):
                return f"tile_place: too many tiles of {SIDE_IDS[key[0]]} in theater {place - IN_THEATER + 1}"
    return ""


def _advantages(p: Position) -> str:
    """A tile belongs to the side that holds all its spaces (8.1)."""
    c = p.ruleset.components
    for advantage in range(ADVANTAGES):
        flags = {p.flag[space] for space in c.advantages[advantage].spaces}
        owner = flags.pop() - 1 if len(flags) == 1 else NONE
        if (owner if 0 <= owner < SIDES else NONE) != p.advantage_owner[advantage]:
            return f"advantage_owner: {c.advantage_ids[advantage]} is with the wrong side"
    return ""


def _pools(p: Position) -> str:
    if len(p.pools) % POOL_SIZE:
        return f"pools: {len(p.pools)} numbers; there must be {POOL_SIZE} for each pool"
    restrictions = len(p.ruleset.board.restrictions)
    for at in range(0, len(p.pools), POOL_SIZE):
        if not 0 <= p.pools[at] < TYPES:
            return f"pools: {p.pools[at]} is no type of points"
        if not 0 <= p.pools[at + 1] < 2 * ATTACHED or p.pools[at + 1] % ATTACHED >= restrictions:
            return f"pools: {p.pools[at + 1]} is no restriction"
        if not 0 <= p.pools[at + 2] <= MOST:
            return f"pools: {p.pools[at + 2]} is no number of points"
    return ""
