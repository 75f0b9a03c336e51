"""What a row shows element by element, and the lists that look alike to all seats."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    BLUE,
    IN_BAG,
    IN_DRAFT,
    IN_HAND,
    KEPT,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TILES,
    UNIT_KINDS,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.encoding import look, own_and_open, sections
from tricorne.games.struggle_of_empires.turn.taxation import yield_of
from tricorne.games.struggle_of_empires.war.income import income_of
from tricorne.games.struggle_of_empires.war.scoring import region_points
from tricorne.kernel.encoding import AS_IT_IS, BYTE, NOWHERE, Layout, Mirror, shows
from tricorne.kernel.machine_words import Words
from tricorne.kernel.word_rows import words

# The part ``treasury``: population, tens, ones of the points, then these; so many numbers for each power
PREVIEW: Final = 3
INCOME: Final = 4
MAINTENANCE: Final = 5
TAXATION: Final = 6
TREASURY: Final = 7
BY_POWER: Final = words([0] * POWERS)
NO_UNITS: Final = words([0] * (PLACES * UNIT_KINDS))
NO_HOLDINGS: Final = words([0] * (POWERS * sections.HOLDINGS_SIZE))
SIDE: Final = 3
"""Numbers of each power in the part ``side``."""


def _start(layout: Layout, part: str) -> int:
    return int(layout.slices[part].start)


def _by_power(of: int, first: int, order: list[int], width: int) -> Mirror:
    """A list by power, so many numbers each, as a part with the powers in the order of the seat."""
    places = [0] * (POWERS * width)
    for at in range(POWERS):
        for number in range(width):
            places[order[at] * width + number] = first + at * width + number
    return Mirror(of, places, AS_IT_IS)


def _straight(of: int, first: int, size: int, table: list[int]) -> Mirror:
    return Mirror(of, list(range(first, first + size)), table)


def _columns(of: int, first: int, order: list[int], columns: list[int]) -> Mirror:
    """Numbers by power that stand in some columns of the part ``treasury``."""
    width = len(columns)
    places = [NOWHERE] * (POWERS * width)
    for at in range(POWERS):
        for number in range(width):
            places[order[at] * width + number] = first + at * TREASURY + columns[number]
    return Mirror(of, places, AS_IT_IS)


def _sides(order: list[int], layout: Layout) -> list[Mirror]:
    """By power: 1 if it is red, 1 if it is blue, its box."""
    found: list[Mirror] = []
    for name, table in (("side", shows(RED)), ("side", shows(BLUE)), ("box", AS_IT_IS)):
        places = [0] * POWERS
        for at in range(POWERS):
            places[order[at]] = _start(layout, "side") + at * SIDE + len(found)
        found.append(Mirror(look.WATCHED.index(name), places, table))
    return found


def mirrors(order: list[int], seat: int, layout: Layout, own: int) -> list[Mirror]:
    """The mirrors of a seat that counts the powers in this order; ``own`` is the number of the first list that is
    worked out here."""
    watched = look.WATCHED
    found = [
        _by_power(watched.index("ready"), _start(layout, "tiles-ready"), order, TILES),
        _by_power(watched.index("used"), _start(layout, "tiles-used"), order, TILES),
        _by_power(watched.index("armies"), _start(layout, "armies"), order, PLACES),
        _by_power(watched.index("navies"), _start(layout, "navies"), order, PLACES),
        _by_power(watched.index("forts"), _start(layout, "forts"), order, PLACES),
        _straight(watched.index("display"), _start(layout, "display"), TILES, AS_IT_IS),
        _straight(watched.index("removed"), _start(layout, "tiles-out-of-game"), TILES, AS_IT_IS),
        _straight(watched.index("alliances"), _start(layout, "alliances-free"), ALLIANCES, shows(NONE)),
    ]
    control = [0] * (REGIONS * POWERS)
    for at in range(POWERS):
        first = _start(layout, "alliances") + at * ALLIANCES
        found.append(_straight(watched.index("alliances"), first, ALLIANCES, shows(order[at])))
        for region in range(REGIONS):
            control[region * POWERS + order[at]] = _start(layout, "control") + at * REGIONS + region
    found.append(Mirror(watched.index("control"), control, AS_IT_IS))
    found += _sides(order, layout)
    found.append(_straight(own + sections.MOVED_SHOWN, _start(layout, "moved"), PLACES * UNIT_KINDS, AS_IT_IS))
    found += _markers(order, seat, layout)
    gold = own_and_open.places(order, seat, _start(layout, "gold"), own_and_open.GOLD_WIDTH)
    found.append(Mirror(own + sections.GOLD_SHOWN, gold, AS_IT_IS))
    unrest = own_and_open.places(order, seat, _start(layout, "unrest"), own_and_open.UNREST_WIDTH)
    found.append(Mirror(own + sections.UNREST_SHOWN, unrest, AS_IT_IS))
    treasury = _start(layout, "treasury")
    found.append(_columns(own + sections.SCORED, treasury, order, [PREVIEW]))
    found.append(_columns(own + sections.UPKEEP, treasury, order, [MAINTENANCE]))
    found.append(_columns(own + sections.HOLDINGS, treasury, order, [0, 1, 2, INCOME, TAXATION]))
    return found


def _markers(order: list[int], seat: int, layout: Layout) -> list[Mirror]:
    """Neutral markers: hidden, on the map, the seat's own, those that others hold openly."""
    of = look.WATCHED.index("markers")
    unseen = [0] * (BYTE + 1)
    unseen[IN_BAG] = 1
    for at in range(IN_DRAFT, BYTE + 1):
        unseen[at] = 0 if at == IN_DRAFT + seat or at == KEPT + seat else 1
    own = [0] * (BYTE + 1)
    own[IN_HAND + seat] = own[IN_DRAFT + seat] = 1
    own[KEPT + seat] = 2
    others = [0] * (BYTE + 1)
    for at in range(POWERS):
        if order[at] != seat:
            others[IN_HAND + order[at]] = 1 + at
    return [
        _straight(of, _start(layout, "markers-unseen"), MARKERS, unseen),
        _straight(of, _start(layout, "markers-on-map"), MARKERS, shows(ON_MAP)),
        _straight(of, _start(layout, "markers-own"), MARKERS, own),
        _straight(of, _start(layout, "markers-of-others"), MARKERS, others),
    ]


def shared(p: Position, number: int) -> Words:
    """A list that looks alike to all seats, by power; 0 for powers without a player."""
    if number == sections.SCORED:
        return scored(p)
    if number == sections.MOVED_SHOWN:
        return moved(p)
    if number == sections.GOLD_SHOWN:
        return own_and_open.gold(p)
    if number == sections.UNREST_SHOWN:
        return own_and_open.unrest_by_power(p)
    return upkeep(p) if number == sections.UPKEEP else holdings(p)


def scored(p: Position) -> Words:
    """What the regions would bring if the war ended now."""
    found = BY_POWER[:]
    for region in range(REGIONS):
        points = region_points(p, region)
        for power in p.ruleset.players:
            found[power] = found[power] + points[power]
    return found


def moved(p: Position) -> Words:
    """Units that already moved in this Move action, by place and kind."""
    found = NO_UNITS[:]
    for unit in p.moved:
        found[unit] = found[unit] + 1
    return found


def upkeep(p: Position) -> Words:
    """Units on the map, those at home too."""
    found = BY_POWER[:]
    armies = p.armies
    navies = p.navies
    forts = p.forts
    for power in p.ruleset.players:
        units = 0
        for at in range(power * PLACES, power * PLACES + PLACES):
            units += armies[at] + navies[at] + forts[at]
        found[power] = units
    return found


def holdings(p: Position) -> Words:
    """Population, points in tens and ones, income, taxation."""
    found = NO_HOLDINGS[:]
    for power in p.ruleset.players:
        at = power * sections.HOLDINGS_SIZE
        points = p.victory_points[power]
        found[at] = p.population[power] & BYTE
        found[at + 1] = points // 10 & BYTE
        found[at + 2] = points % 10
        found[at + 3] = income_of(p, power) & BYTE
        found[at + 4] = yield_of(p, power)
    return found
