"""The board as everybody sees it: spaces with what stands on them, the Awards of the Regions."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    AWARDS,
    COMMODITIES,
    EMPTY,
    ERAS,
    EUROPE,
    FLAG_IDS,
    KIND_IDS,
    NONE,
    REGIONS,
    SIDES,
    SPACES,
    Region,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import counted_in, isolated_markets, protected_spaces
from tricorne.games.imperial_struggle.board.places import AWARD_POOL, SPENT_AWARD
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import OPENING, SIDE
from tricorne.games.imperial_struggle.board.sets import MARKET_GROUP, Holding
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.scoring.scoring import award_on
from tricorne.games.imperial_struggle.view.round import under_way

MARKERS: Final[list[str | None]] = [None, "normal", "+1"]


HUGUENOTS: Final[list[str | None]] = [None, "fresh", "flipped"]

# What the number of a space (``space_keys``) is made of: three small numbers, then bits.
MARKER: Final = 8
FRESH: Final = 32
FLIPPED: Final = 64
HUGUENOT: Final = 32
ISOLATED: Final = 128
ISOLATED_BEFORE: Final = 256
TAKEN: Final = 512
DAMAGED: Final = 1024
MOVED: Final = 2048
CLOSED: Final = 4096
PROTECTED: Final = 8192
REFUSED: Final = 16384


def spaces(p: Position) -> list[dict[str, object]]:
    """Every space in the order of the data files: what is printed on it, then what stands on it."""
    keys = space_keys(p)
    return [_with_pieces(_printed(p, space), keys[space]) for space in range(SPACES)]


def space_keys(p: Position) -> list[int]:
    """All that stands on each space, as one number."""
    sets = p.ruleset.sets
    found = p.flag[:]
    if p.marked_political or p.marked_markets:
        _add(found, p.marker, MARKER)
    if p.damaged_forts:
        _add(found, p.damaged, DAMAGED)
    if p.moved_squadrons:
        _add(found, p.moved, MOVED)
    for space in p.ruleset.closed[p.clock[OPENING]]:
        found[space] = found[space] + CLOSED
    for space in protected_spaces(p):
        found[space] = found[space] + PROTECTED
    for space in sets.listed(MARKET_GROUP, p.isolated_markets):
        found[space] = found[space] + ISOLATED_BEFORE
    for side in range(SIDES):
        for space in isolated_markets(p, side):
            found[space] |= ISOLATED
    for at in range(0, len(p.huguenots), 2):
        if p.huguenots[at] != NONE:
            found[p.huguenots[at]] |= FLIPPED if p.huguenots[at + 1] else FRESH
    for space in p.refused:
        found[space] |= REFUSED
    for group, taken in enumerate(taken_this_round(p)):
        for space in sets.listed(group, taken):
            found[space] |= TAKEN
    return found


def taken_this_round(p: Position) -> list[int]:
    """What the side whose round it is has taken in it, as sets of Political spaces, Markets and bases: nothing of it
    carries a shift on to the next Market before its next round (R16, R34)."""
    if not under_way(p):
        return [0, 0, 0]
    own, before = p.held[flag_of(p.round[SIDE])], p.snapshot
    return [own.political & ~before.political, own.markets & ~before.markets, own.bases & ~before.bases]


def _add(keys: list[int], numbers: list[int], weight: int) -> None:
    """Add to each number of a space what a list says of it, so many times."""
    for space, number in enumerate(numbers):
        if number:
            keys[space] = keys[space] + number * weight


def space_row(p: Position, space: Space, key: int) -> dict[str, object]:
    """A space with what its number (``space_keys``) says of it. What is printed is shared by all who only look."""
    printed = p.ruleset.printed
    if not printed:
        printed.extend([_printed(p, one) for one in range(SPACES)])
    return _with_pieces(dict(printed[space]), key)


def _with_pieces(one: dict[str, object], key: int) -> dict[str, object]:
    flag = key % MARKER
    one["in_play"] = key & CLOSED == 0
    one["flag"] = None if flag == EMPTY else FLAG_IDS[flag]
    one["conflict"] = MARKERS[key % HUGUENOT // MARKER]
    one["damaged"] = key & DAMAGED != 0
    one["isolated"] = key & ISOLATED != 0
    one["isolated_this_round"] = key & ISOLATED_BEFORE != 0
    one["protected"] = key & PROTECTED != 0
    one["taken_this_round"] = key & TAKEN != 0
    one["moved"] = key & MOVED != 0
    one["huguenots"] = HUGUENOTS[key % ISOLATED // HUGUENOT]
    one["refused"] = key & REFUSED != 0
    return one


def _printed(p: Position, space: Space) -> dict[str, object]:
    board = p.ruleset.board
    c = p.ruleset.components
    ids = board.space_ids
    return {
        "id": ids[space],
        "kind": KIND_IDS[board.kind[space]],
        "region": board.region_ids[board.region[space]],
        "sub_region": _word(board.sub_region_ids, board.sub_region[space]),
        "country": _word(board.country_ids, board.country[space]),
        "cost": board.cost[space],
        "commodity": _word(c.commodity_ids, board.commodity[space]),
        "prestige": board.prestige[space],
        "alliance": board.alliance[space],
        "local_alliance": board.local_alliance[space],
        "connections": [ids[other] for other in board.neighbours[space]],
        "conquest_lines": [ids[other] for other in p.ruleset.conquest[space]],
        "advantages": [c.advantage_ids[at] for at in c.advantages_at[space]],
        "lon": board.longitude[space],
        "lat": board.latitude[space],
    }


def _word(words: list[str], number: int) -> str | None:
    return None if number == NONE else words[number]


def awards(p: Position) -> dict[str, object]:
    """The Award of each Region as things stand, and where the other tiles are."""
    return awards_with(p, [queries.award_standing(p, region) for region in p.ruleset.board.region_ids])


def awards_with(p: Position, regions: list[object]) -> dict[str, object]:
    """The same with the rows of the Regions."""
    ids = p.ruleset.components.awards.ids
    return {
        "regions": regions,
        "pool": [ids[tile] for tile in range(AWARDS) if p.award_place[tile] == AWARD_POOL],
        "spent": [ids[tile] for tile in range(AWARDS) if p.award_place[tile] == SPENT_AWARD],
    }


def award_number(p: Position, region: Region) -> int:
    """All that is shown of a Region's Award, as one number."""
    sets = p.ruleset.sets
    found = _counted(p, sets.regions[region], award_on(p, region) + 1)
    if region == EUROPE:
        found = _counted(p, sets.prestige, found)
    return found * REGIONS + region


def demand_keys(p: Position) -> list[int]:
    """All that changes of each commodity, as one number."""
    found: list[int] = []
    for commodity in range(COMMODITIES):
        key = _counted(p, p.ruleset.sets.commodities[commodity], p.demand[commodity])
        found.append(key * ERAS + p.era())
    return found


def _counted(p: Position, spaces: Holding, found: int) -> int:
    """A number with the count of each side added to it."""
    for side in range(SIDES):
        found = found * SPACES + counted_in(p, spaces, flag_of(side))
    return found
