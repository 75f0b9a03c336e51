"""What must be true of every position: a written position is refused, and the fuzzer stops, where it is not.

``problem`` gives the first thing that could not be so on a table, as a message: numbers out of range, more pieces than
the box holds, flags and markers where none can lie, Advantages with the wrong side.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board.card_history import KIND, KINDS
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
    restriction_of,
)
from tricorne.games.imperial_struggle.peace.turn import STAGE_IDS
from tricorne.games.imperial_struggle.round.rounds import OVER
from tricorne.games.imperial_struggle.scoring.victory import REASON_IDS
from tricorne.games.imperial_struggle.speech import say
from tricorne.games.imperial_struggle.step_numbers import NAMES
from tricorne.kernel.message import Message, Text, Thing
from tricorne.kernel.position import NOBODY, actor_of, kind_of
from tricorne.kernel.word_rows import as_list

MOST: int = 999
"""No count of a position comes near it."""


def problem(p: Position) -> Message | None:
    """The first thing that cannot be so; None if everything fits together."""
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
        if found is not None:
            return found
    return None


def _outside(name: str, numbers: list[int], low: int, high: int) -> Message | None:
    for number in numbers:
        if not low <= number <= high:
            return say("impossible-number", field=Text(name), number=number, low=low, high=high)
    return None


def _ranges(p: Position) -> Message | None:
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
        _outside("sides", as_list(p.sides), 0, MOST),
        _outside("buy", as_list(p.buy), NONE, MOST),
        _outside("war", as_list(p.war), NONE, MOST),
        _outside("refused", p.refused, 0, SPACES - 1),
        _outside("card_history", p.card_history.all(), 0, KINDS * KIND - 1),
        _outside("discounts", p.discounts, 0, len(p.ruleset.discounts) - 1),
    ):
        if found is not None:
            return found
    return None


def _clock(p: Position) -> Message | None:
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
            return say("impossible-number-at", field=Text("clock"), at=at, number=p.clock[at], low=low, high=limits[at])
    return None


def _round(p: Position) -> Message | None:
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
            return say("impossible-number-at", field=Text("round"), at=at, number=p.round[at], low=low, high=limits[at])
    return None


def _steps(p: Position) -> Message | None:
    for frame in p.stack:
        if kind_of(frame) not in NAMES:
            return say("impossible-step", number=kind_of(frame))
        if actor_of(frame) != NOBODY and actor_of(frame) >= SIDES:
            return say("impossible-side", number=actor_of(frame))
    return None


def _board(p: Position) -> Message | None:
    """What lies on a space fits its kind (3.2.7, 3.8, R40, R45)."""
    board = p.ruleset.board
    for space in range(SPACES):
        where = Thing("space", board.space_ids[space])
        flag = p.flag[space]
        kind = board.kind[space]
        if flag == USA and space not in p.ruleset.pieces.usa:
            return say("impossible-usa", space=where)
        if flag > BRITISH and flag != USA and not board.spanish_flag[space]:
            return say("impossible-spanish", space=where)
        if p.marker[space] and kind != MARKET and kind != POLITICAL:
            return say("impossible-conflict", space=where)
        if p.damaged[space] and (kind != FORT or flag == EMPTY):
            return say("impossible-damaged", space=where)
        if p.moved[space] and (kind != NAVAL or flag == EMPTY):
            return say("impossible-moved", space=where)
        if p.since[space] and flag == EMPTY:
            return say("impossible-since", space=where)
        if p.isolated[space] and (kind != MARKET or flag == EMPTY):
            return say("impossible-isolated", space=where)
    for at in range(0, len(p.huguenots), 2):
        if p.huguenots[at] != NONE and board.kind[p.huguenots[at]] != TERRITORY:
            return say("impossible-huguenots", space=Thing("space", board.space_ids[p.huguenots[at]]))
    if p.flag.count(USA) != p.clock[USA_FLAGS]:
        return say("impossible-usa-flags", number=p.clock[USA_FLAGS], number2=p.flag.count(USA))
    return None


def _sides(p: Position) -> Message | None:
    """Eight Squadrons a side, Debt within its limit (3.6, 6.3)."""
    for side in range(SIDES):
        whose = Thing("side", SIDE_IDS[side])
        count = sum([p.sides[field + side] for field in (NAVY_BOX, UNBUILT, GONE, ASIDE)])
        count += len([s for s in p.ruleset.naval_spaces if p.flag[s] == flag_of(side)])
        if count != p.ruleset.components.squadrons:
            return say("impossible-squadrons", side=whose, number=count, right=p.ruleset.components.squadrons)
        if p.sides[DEBT + side] > p.sides[LIMIT + side]:
            return say("impossible-debt", side=whose, number=p.sides[DEBT + side], most=p.sides[LIMIT + side])
    for space in p.ruleset.naval_spaces:
        if p.flag[space] not in (EMPTY, FRENCH, BRITISH):
            return say("impossible-naval", space=Thing("space", p.ruleset.board.space_ids[space]))
    return None


def _awards(p: Position) -> Message | None:
    for region in range(REGIONS):
        if p.award_place.count(ON_REGION + region) > 1:
            return say("impossible-awards", region=Thing("region", p.ruleset.board.region_ids[region]))
    assert len(p.award_place) == AWARDS
    return None


def _war_tiles(p: Position) -> Message | None:
    """One Basic tile and two Bonus tiles at most for each side in a theater; Bonus tiles of one war only."""
    wars = p.ruleset.components.wars
    counts: dict[tuple[int, int, bool], int] = {}
    for tile in range(WAR_TILES):
        place = p.tile_place[tile]
        basic = tile < BASIC_TILES
        if basic and place == AWAY:
            return say("impossible-basic-tile", tile=Text(wars.tile_ids[tile]))
        if IN_THEATER <= place < IN_THEATER + MOST_THEATERS:
            if not basic and wars.tile_war[tile] != p.next_war():
                return say("impossible-bonus-tile", tile=Text(wars.tile_ids[tile]))
            key = (wars.tile_side[tile], place, basic)
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > (1 if basic else wars.per_theater):
                owner = Thing("side", SIDE_IDS[key[0]])
                return say("impossible-tiles", side=owner, number=place - IN_THEATER + 1)
    return None


def _advantages(p: Position) -> Message | None:
    """A tile belongs to the side that holds all its spaces (8.1)."""
    c = p.ruleset.components
    for advantage in range(ADVANTAGES):
        flags = {p.flag[space] for space in c.advantages[advantage].spaces}
        owner = flags.pop() - 1 if len(flags) == 1 else NONE
        if (owner if 0 <= owner < SIDES else NONE) != p.advantage_owner[advantage]:
            return say("impossible-advantage", advantage=Thing("advantage", c.advantage_ids[advantage]))
    return None


def _pools(p: Position) -> Message | None:
    if len(p.pools) % POOL_SIZE:
        return say("impossible-pools", number=len(p.pools), size=POOL_SIZE)
    restrictions = len(p.ruleset.board.restrictions)
    for at in range(0, len(p.pools), POOL_SIZE):
        if not 0 <= p.pools[at] < TYPES:
            return say("impossible-pool-type", number=p.pools[at])
        if not 0 <= p.pools[at + 1] < 2 * ATTACHED or restriction_of(p.pools[at + 1]) >= restrictions:
            return say("impossible-pool-only", number=p.pools[at + 1])
        if not 0 <= p.pools[at + 2] <= MOST:
            return say("impossible-pool-points", number=p.pools[at + 2])
    return None
