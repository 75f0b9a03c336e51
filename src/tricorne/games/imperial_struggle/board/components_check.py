"""Checks on the components as a whole: counts, mixes, and that the two printed statements of one fact agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.board import constants
from tricorne.kernel.errors import BadComponents
from tricorne.kernel.message import in_english
from tricorne.kernel.word_rows import as_list

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.board.components import Components

_BASIC_MIX = [(2, "none", 3), (1, "none", 4), (0, "debt", 4), (0, "fort-or-fleet", 2), (-1, "unflag", 3)]
_BONUS_MIX = [(3, "none", 2), (2, "none", 4), (1, "none", 2), (1, "debt", 2), (1, "fort-or-fleet", 2)]


def check(c: Components) -> None:
    """Raise BadComponents at the first thing that does not fit."""
    _counts(c)
    _different(c)
    _dots(c)
    _lines(c)
    _mixes(c)
    _advantages(c)


def _counts(c: Components) -> None:
    b = c.board
    _count("spaces", len(b.space_ids), constants.SPACES)
    _count("Regions", len(b.region_ids), constants.REGIONS)
    _count("commodities", len(c.commodity_ids), constants.COMMODITIES)
    _count("events", len(c.events), constants.EVENTS)
    _count("ministries", len(c.ministries), constants.MINISTRIES)
    _count("Advantages", len(c.advantages), constants.ADVANTAGES)
    _count("keywords", len(c.keyword_ids), constants.KEYWORDS)
    _count("Investment tiles", len(c.investments.ids), constants.INVESTMENTS)
    _count("Award tiles", len(c.awards.ids), constants.AWARDS)
    _count("wars", len(c.wars.ids), constants.WARS)
    _count("theaters", len(c.wars.theaters), constants.THEATERS)
    _count("War tiles", len(c.wars.tile_ids), constants.WAR_TILES)
    _count("eras", c.eras, constants.ERAS)
    for at in range(len(constants.NAMED_MINISTRIES)):
        if c.ministry_ids[at] != constants.NAMED_MINISTRIES[at]:
            raise BadComponents(
                in_english(
                    f"ministry {at + 1} is '{c.ministry_ids[at]}'; it must be '{constants.NAMED_MINISTRIES[at]}'"
                )
            )
    for at in range(len(c.events)):
        _count(f"number of event {c.events[at].id}", c.events[at].number, at + 1)
    for at in range(len(c.ministries)):
        _count(f"number of ministry {c.ministries[at].id}", c.ministries[at].number, at + 1)


def _different(c: Components) -> None:
    for what, ids in [
        ("space", c.board.space_ids),
        ("event", c.event_ids),
        ("ministry", c.ministry_ids),
        ("Advantage", c.advantage_ids),
        ("War tile", c.wars.tile_ids),
        ("Investment tile", c.investments.ids),
    ]:
        for id in ids:
            if ids.count(id) > 1:
                raise BadComponents(in_english(f"{what} '{id}' stands twice; ids must be different"))


def _dots(c: Components) -> None:
    """The dots of the spaces and the Bonus Strength lists of the theaters say the same."""
    b = c.board
    for war in range(constants.WARS):
        listed: set[int] = set()
        for at in c.wars.theaters_of[war]:
            theater = c.wars.theaters[at]
            listed.update(theater.alliances, theater.squadrons, theater.forts)
        dotted = {s for s in range(constants.SPACES) if war in b.wars[s]}
        for s in sorted(listed ^ dotted):
            which = "has no dot for" if s in listed else "has a dot for no theater of"
            raise BadComponents(
                in_english(f"{b.space_ids[s]} {which} {c.wars.ids[war]}; dots and Bonus Strength lists must agree")
            )


def _lines(c: Components) -> None:
    b = c.board
    for pairs in [b.connections, b.conquest_lines + b.tougher_lines]:
        seen: set[tuple[int, int]] = set()
        for one, other in pairs:
            pair = (min(one, other), max(one, other))
            if pair in seen:
                raise BadComponents(
                    in_english(f"{b.space_ids[one]} and {b.space_ids[other]} are joined twice; once is enough")
                )
            seen.add(pair)
            if b.region[one] != b.region[other]:
                raise BadComponents(in_english(f"{b.space_ids[one]} and {b.space_ids[other]} lie in different Regions"))


def _mixes(c: Components) -> None:
    w = c.wars
    for side in range(constants.SIDES):
        _mix(c, side * constants.BASIC_PER_SIDE, constants.BASIC_PER_SIDE, _BASIC_MIX)
        for war in range(constants.WARS):
            _mix(c, w.bonus_set(war, side), constants.BONUS_PER_SET, _BONUS_MIX)
    for points, tiles in [(4, 12), (3, 6), (2, 6)]:
        _count(f"Investment tiles of {points}", as_list(c.investments.points).count(points), tiles)
    for at in range(constants.INVESTMENTS):
        weak = c.investments.points[at]
        if c.investments.event[at] != (weak < 4) or c.investments.upgrade[at] != (weak == 2):
            raise BadComponents(in_english(f"{c.investments.ids[at]}: symbols do not fit its {weak} points"))


def _mix(c: Components, first: int, count: int, mix: list[tuple[int, str, int]]) -> None:
    w = c.wars
    for strength, effect, wanted in mix:
        found = 0
        for tile in range(first, first + count):
            if w.strength[tile] == strength and constants.EFFECT_IDS[w.effect[tile]] == effect:
                found += 1
        _count(f"tiles of {strength:+d} {effect} from {w.tile_ids[first]} on", found, wanted)


def _advantages(c: Components) -> None:
    """Every Local Alliance feeds an Advantage (3.2.1)."""
    for s in range(constants.SPACES):
        if c.board.local_alliance[s] and not c.advantages_at[s]:
            raise BadComponents(in_english(f"{c.board.space_ids[s]} is a Local Alliance and must feed an Advantage"))


def _count(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadComponents(in_english(f"{what}: {found} found; it must be {wanted}"))
