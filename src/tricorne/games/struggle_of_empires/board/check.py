"""What must be true of every position: a written position is refused, and the fuzzer stops, where it is not.

``problem`` gives the first thing that could not be so on a table, as a message: numbers out of range, more pieces
than the box holds, tiles lost or doubled, markers that became something else than the rules say (MARKER-16).
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    BLOCKADE,
    BLUE,
    FIRST_TRADE_TILE,
    IN_BAG,
    IN_DRAFT,
    IN_HAND,
    KEPT,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    USED,
)
from tricorne.games.struggle_of_empires.board.position import (
    BAG,
    BATTLE_SIZE,
    DEFENDERS,
    GAME_OVER,
    GENERAL,
    PHASE,
    ROUND,
    TURN_OF,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.speech import say
from tricorne.games.struggle_of_empires.step_numbers import (
    ACCEPT_HELP,
    AFTER_BUILD,
    ALLIANCES_AT_SEA,
    CHANCES,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
    DEALING,
    DESTINATION,
    DRAFT_DEAL,
    FIGHT_AT_SEA,
    HAND_MARKER,
    LETTER,
    LOSE_ALLY,
    MORE_MOVES,
    NAMES,
    NP_CONTROL,
    NP_DRAW,
    NP_NAVY,
    PASSAGES,
    RED_DIE,
    SEA_CHOICE,
    SEA_DIE,
    TURN_ENDS,
    UNREST_DRAW,
    USE_BLOCKADE,
    USE_TRADE,
    WHITE_DIE,
)
from tricorne.games.struggle_of_empires.text import the_power, the_unit
from tricorne.games.struggle_of_empires.turn.voyage import origin_of, unit_of
from tricorne.games.struggle_of_empires.war import markers
from tricorne.kernel.errors import digits
from tricorne.kernel.message import Message, Text
from tricorne.kernel.position import NOBODY, actor_of, first_of, kind_of

# What the first number of a step stands for
OF_A_POWER: Final = [
    LETTER,
    NP_CONTROL,
    NP_DRAW,
    NP_NAVY,
    HAND_MARKER,
    DRAFT_DEAL,
    UNREST_DRAW,
    AFTER_BUILD,
    MORE_MOVES,
    TURN_ENDS,
    COMMIT_NAVIES,
    COMMIT_ARMIES,
    ACCEPT_HELP,
    *DEALING,
]
OF_A_UNIT: Final = [DESTINATION, SEA_DIE, WHITE_DIE, RED_DIE, SEA_CHOICE]
OF_A_SIDE: Final = [FIGHT_AT_SEA, ALLIANCES_AT_SEA, LOSE_ALLY]


def problem(p: Position) -> Message | None:
    """The first thing that cannot be so; None if everything fits together."""
    for found in (
        _signs(p),
        _clock(p),
        _steps(p),
        _powers(p),
        _units(p),
        _tokens(p),
        _marker_places(p),
        _tiles(p),
        _unrest(p),
    ):
        if found is not None:
            return found
    return _markers(p)


def _signs(p: Position) -> Message | None:
    """Nothing that is counted is ever below zero: gold, units, control, population, unrest, tiles."""
    fields = p.fields()
    may_be_less = [
        "token_region",
        "token_owner",
        "alliances",
        "blockade",
        "battle",
        "auction",
        "work",
        "victory_points",
    ]
    for key in fields:
        if key not in may_be_less and fields[key] and min(fields[key]) < 0:
            return say("impossible-sign", field=Text(key.replace("_", " ")), number=min(fields[key]))
    return None


def _clock(p: Position) -> Message | None:
    clock = p.clock
    if clock[WAR_NUMBER] > p.ruleset.wars or clock[PHASE] > GAME_OVER or clock[ROUND] > p.ruleset.rounds:
        return say("impossible-clock", war=clock[WAR_NUMBER], phase=clock[PHASE], round=clock[ROUND])
    if clock[TURN_OF] > p.ruleset.count:
        return say("impossible-turn", turn=clock[TURN_OF], players=p.ruleset.count)
    if (clock[PHASE] == GAME_OVER) != (not p.stack):
        return say("impossible-over")
    if p.order and sorted(p.order) != sorted(p.ruleset.players):
        return say("impossible-order")
    if p.order == [] and clock[ROUND] > 0 and clock[PHASE] in (3, 4, 5):
        return say("impossible-no-order")
    return None


def _steps(p: Position) -> Message | None:
    """Decisions ask a player, chance and passages nobody, and a passage never waits on top."""
    for at in range(len(p.stack)):
        kind = kind_of(p.stack[at])
        asked = actor_of(p.stack[at])
        first = first_of(p.stack[at])
        step = Text(NAMES.get(kind, str(kind)))
        if kind in PASSAGES or kind in CHANCES:
            if asked != NOBODY:
                return say("impossible-step-asks", number=at, step=step)
        elif asked >= POWERS or not p.ruleset.is_player[asked]:
            return say("impossible-step-player", number=at, step=step)
        if kind in OF_A_POWER and (first >= POWERS or not p.ruleset.in_game[first]):
            return say("impossible-step-power", number=at, step=step, first=digits(first))
        if kind in OF_A_UNIT and (unit_of(p.stack[at]) >= UNIT_KINDS or origin_of(p.stack[at]) >= PLACES):
            return say("impossible-step-unit", number=at, step=step, first=digits(first))
        if kind in OF_A_SIDE and first > DEFENDERS:
            return say("impossible-step-side", number=at, step=step, first=digits(first))
        if kind == USE_TRADE and not FIRST_TRADE_TILE <= first < TILES:
            return say("impossible-step-trade", number=at, step=step, first=digits(first))
    if p.stack and kind_of(p.stack[-1]) in PASSAGES:
        return say("impossible-open-step")
    return None


def _powers(p: Position) -> Message | None:
    for power in range(POWERS):
        whose = the_power(p, power)
        if p.population[power] > p.ruleset.population_max:
            most = p.ruleset.population_max
            return say("impossible-population", power=whose, number=p.population[power], most=most)
        if p.side[power] > BLUE or p.box[power] > POWERS + 1:
            return say("impossible-display", power=whose)
        if p.ruleset.is_player[power]:
            continue
        if p.gold[power] or p.population[power] or p.victory_points[power] or p.unrest[power]:
            return say("impossible-nonplayer", power=whose)
    return None


def _units(p: Position) -> Message | None:
    """No more units than a power has pieces; navies only where ships go."""
    for power in range(POWERS):
        whose = the_power(p, power)
        for unit in range(UNIT_KINDS):
            # The option navies-per-player is about players; a non-player power has its box of pieces.
            if p.ruleset.is_player[power] and p.supply(power, unit) < 0:
                out = p.ruleset.piece_limit[unit] - p.supply(power, unit)
                limit = p.ruleset.piece_limit[unit]
                return say("impossible-pieces", power=whose, unit=the_unit(unit), number=out, most=limit)
        for place in range(PLACES):
            at = power * PLACES + place
            if p.navies[at] and not p.ruleset.ship[place]:
                return say("impossible-navy", power=whose)
            if not p.ruleset.in_game[power] and (p.armies[at] or p.navies[at] or p.forts[at]):
                return say("impossible-units", power=whose)
    return None


def _tokens(p: Position) -> Message | None:
    """Tokens, local alliances and the Blockade lie where they can, and belong to powers of the game."""
    for token in range(TOKENS):
        region = p.token_region[token]
        owner = p.token_owner[token]
        if not NONE <= region < REGIONS or not NONE <= owner < POWERS:
            return say("impossible-token", number=token)
        if region != NONE and region not in p.ruleset.token_regions[token]:
            return say("impossible-token-region", number=token)
    if max(p.token_bars) > p.ruleset.token_ban_turns:
        return say("impossible-token-bar")
    for alliance in range(ALLIANCES):
        owner = p.alliances[alliance]
        if owner != NONE and (not 0 <= owner < POWERS or not p.ruleset.is_player[owner]):
            return say("impossible-alliance", number=alliance)
    owner = p.blockade[0]
    region = p.blockade[1]
    if (owner == NONE) != (region == NONE) or not NONE <= owner < POWERS or not NONE <= region < REGIONS:
        return say("impossible-blockade")
    if len(p.battle) != BATTLE_SIZE or min(p.battle) < NONE or min(p.auction) < NONE:
        return say("impossible-battle")
    return None


def _marker_places(p: Position) -> Message | None:
    for marker in range(MARKERS):
        code = p.markers[marker]
        if code in (IN_BAG, ON_MAP, USED):
            continue
        first = code // IN_HAND * IN_HAND
        holder = code - first
        if first not in (IN_HAND, IN_DRAFT, KEPT) or holder >= POWERS or not p.ruleset.in_game[holder]:
            return say("impossible-marker", marker=Text(p.ruleset.components.marker_ids[marker]), number=code)
    return None


def _tiles(p: Position) -> Message | None:
    """Every copy of a tile is on the display, before a power, on or on its way to the map, or out of the game."""
    for tile in range(TILES):
        total = p.display[tile] + p.removed[tile]
        for power in range(POWERS):
            total += p.owned(power, tile)
        if tile == BLOCKADE and (p.blockade[0] != NONE or _is_open(p, USE_BLOCKADE)):
            total += 1
        if total != p.ruleset.tile_supply[tile]:
            name = Text(p.ruleset.components.tile_ids[tile])
            return say("impossible-tiles", tile=name, number=total, right=p.ruleset.tile_supply[tile])
    return None


def _is_open(p: Position, kind: int) -> bool:
    for frame in p.stack:
        if kind_of(frame) == kind:
            return True
    return False


def _unrest(p: Position) -> Message | None:
    """Counters before the powers add up to their unrest, and with the bag and the supply to what the box holds."""
    if p.ruleset.unrest_mode != DRAWN_HIDDEN:
        return None
    for power in range(POWERS):
        at = power * 3
        points = p.counters[at + 1] + 2 * p.counters[at + 2]
        if points != p.unrest[power]:
            return say("impossible-unrest", power=the_power(p, power), unrest=p.unrest[power], points=points)
    for value in (0, 2):
        total = p.unrest_supply[BAG + value] + p.unrest_supply[GENERAL + value]
        for power in range(POWERS):
            total += p.counters[power * 3 + value]
        if total != p.ruleset.unrest_counters[value]:
            right = p.ruleset.unrest_counters[value]
            return say("impossible-counters", value=value, number=total, right=right)
    return None


def _markers(p: Position) -> Message | None:
    """Zero-sum control: what came out of the bag in a region is what lies there now (MARKER-16)."""
    for region in range(REGIONS):
        out = markers.taken(p, region)
        there = markers.accounted(p, region)
        if out != there:
            c = p.ruleset.components
            name = c.thing("region", c.region_ids[region])
            return say("impossible-markers", region=name, out=out, there=there, rule=Text("MARKER-16"))
    return None
