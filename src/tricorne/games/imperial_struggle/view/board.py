"""The board as everybody sees it: spaces with what stands on them, the Awards of the Regions."""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import (
    AWARDS,
    EMPTY,
    FLAG_IDS,
    KIND_IDS,
    NONE,
    SIDES,
    SPACES,
    Space,
)
from tricorne.games.imperial_struggle.board.control import in_play, isolated_markets, protected
from tricorne.games.imperial_struggle.board.places import AWARD_POOL, SPENT_AWARD
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.figures import queries

MARKERS: Final[list[str | None]] = [None, "normal", "+1"]


def spaces(p: Position, shared: bool = False) -> list[dict[str, object]]:
    """Every space in the order of the data files: what is printed on it, then what stands on it. What is printed can be
    shared by all who only look."""
    printed = p.ruleset.printed
    if not shared:
        printed = [_printed(p, space) for space in range(SPACES)]
    elif not printed:
        printed.extend([_printed(p, space) for space in range(SPACES)])
    cut_off = [False] * SPACES
    for side in range(SIDES):
        for space in isolated_markets(p, side):
            cut_off[space] = True
    # Kept as sets in the position: written out once for all spaces.
    isolated, held = p.isolated, p.since
    found: list[dict[str, object]] = []
    for space in range(SPACES):
        one = dict(printed[space])
        one["in_play"] = in_play(p, space)
        one["flag"] = None if p.flag[space] == EMPTY else FLAG_IDS[p.flag[space]]
        one["conflict"] = MARKERS[p.marker[space]]
        one["damaged"] = p.damaged[space] == 1
        one["isolated"] = cut_off[space]
        one["isolated_this_round"] = isolated[space] == 1
        one["protected"] = protected(p, space)
        one["held_since_round_began"] = held[space] == 1
        one["moved"] = p.moved[space] == 1
        one["huguenots"] = _huguenots(p, space)
        one["refused"] = space in p.refused
        found.append(one)
    return found


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


def _huguenots(p: Position, space: Space) -> str | None:
    """A Huguenots marker: fresh or flipped."""
    for at in range(0, len(p.huguenots), 2):
        if p.huguenots[at] == space:
            return "flipped" if p.huguenots[at + 1] else "fresh"
    return None


def awards(p: Position) -> dict[str, object]:
    """The Award of each Region as things stand, and where the other tiles are."""
    ids = p.ruleset.components.awards.ids
    return {
        "regions": [queries.award_standing(p, region) for region in p.ruleset.board.region_ids],
        "pool": [ids[tile] for tile in range(AWARDS) if p.award_place[tile] == AWARD_POOL],
        "spent": [ids[tile] for tile in range(AWARDS) if p.award_place[tile] == SPENT_AWARD],
    }
