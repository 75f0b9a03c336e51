"""What must be true of every position: a written position is refused, and the fuzzer stops, where it is not.

``problem`` gives the first thing that could not be so on a table, in words: numbers out of range, more pieces
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
    UNIT_WORDS,
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
from tricorne.games.struggle_of_empires.step_numbers import (
    ACCEPT_HELP,
    AFTER_BUILD,
    ALLIANCES_AT_SEA,
    CHANCES,
    COMMIT_ARMIES,
    COMMIT_NAVIES,
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
from tricorne.games.struggle_of_empires.turn.voyage import origin_of, unit_of
from tricorne.games.struggle_of_empires.war import markers
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
]
OF_A_UNIT: Final = [DESTINATION, SEA_DIE, WHITE_DIE, RED_DIE, SEA_CHOICE]
OF_A_SIDE: Final = [FIGHT_AT_SEA, ALLIANCES_AT_SEA, LOSE_ALLY]


def problem(p: Position) -> str:
    """The first thing that cannot be so; empty if everything fits together."""
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
        if found:
            return found
    return _markers(p)


def _signs(p: Position) -> str:
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
            return f"{key.replace('_', ' ')} has {min(fields[key])}; nothing there is below 0"
    return ""


def _clock(p: Position) -> str:
    clock = p.clock
    if clock[WAR_NUMBER] > p.ruleset.wars or clock[PHASE] > GAME_OVER or clock[ROUND] > p.ruleset.rounds:
        return f"clock says war {clock[WAR_NUMBER]}, phase {clock[PHASE]}, round {clock[ROUND]}"
    if clock[TURN_OF] > p.ruleset.count:
        return f"clock says turn {clock[TURN_OF]} of {p.ruleset.count} players"
    if (clock[PHASE] == GAME_OVER) != (not p.stack):
        return "the game is over exactly when no step is open"
    if p.order and sorted(p.order) != sorted(p.ruleset.players):
        return "the turn order must name every player once"
    if p.order == [] and clock[ROUND] > 0 and clock[PHASE] in (3, 4, 5):
        return "there is no turn order during the rounds"
    return ""


def _steps(p: Position) -> str:
    """Decisions ask a player, chance and passages nobody, and a passage never waits on top."""
    for at in range(len(p.stack)):
        kind = kind_of(p.stack[at])
        asked = actor_of(p.stack[at])
        first = first_of(p.stack[at])
        if kind in PASSAGES or kind in CHANCES:
            if asked != NOBODY:
                return f"step {at}, {NAMES[kind]}, asks nobody"
        elif asked >= POWERS or not p.ruleset.is_player[asked]:
            return f"step {at}, {NAMES[kind]}, must ask a player"
        if kind in OF_A_POWER and (first >= POWERS or not p.ruleset.in_game[first]):
            return f"step {at}, {NAMES[kind]}, is for a power of the game; {first} is none"
        if kind in OF_A_UNIT and (unit_of(p.stack[at]) >= UNIT_KINDS or origin_of(p.stack[at]) >= PLACES):
            return f"step {at}, {NAMES[kind]}, is for a unit in a place; {first} is none"
        if kind in OF_A_SIDE and first > DEFENDERS:
            return f"step {at}, {NAMES[kind]}, is for a side of the combat; {first} is none"
        if kind == USE_TRADE and not FIRST_TRADE_TILE <= first < TILES:
            return f"step {at}, {NAMES[kind]}, is for a trade tile; {first} is none"
    if p.stack and kind_of(p.stack[-1]) in PASSAGES:
        return "the open step must be a decision or a chance"
    return ""


def _powers(p: Position) -> str:
    names = p.ruleset.components.power_names
    for power in range(POWERS):
        if p.population[power] > p.ruleset.population_max:
            return f"{names[power]} has {p.population[power]} population; the most is {p.ruleset.population_max}"
        if p.side[power] > BLUE or p.box[power] > POWERS + 1:
            return f"{names[power]} stands nowhere on the alliance display"
        if p.ruleset.is_player[power]:
            continue
        if p.gold[power] or p.population[power] or p.victory_points[power] or p.unrest[power]:
            return f"{names[power]} has no player and so no gold, population, victory points or unrest"
    return ""


def _units(p: Position) -> str:
    """No more units than a power has pieces; navies only where ships go."""
    names = p.ruleset.components.power_names
    for power in range(POWERS):
        for unit in range(UNIT_KINDS):
            # The option navies-per-player is about players; a non-player power has its box of pieces.
            if p.ruleset.is_player[power] and p.supply(power, unit) < 0:
                out = p.ruleset.piece_limit[unit] - p.supply(power, unit)
                limit = p.ruleset.piece_limit[unit]
                return f"{names[power]} has {out} pieces of {UNIT_WORDS[unit]} on the map; it has {limit}"
        for place in range(PLACES):
            at = power * PLACES + place
            if p.navies[at] and not p.ruleset.ship[place]:
                return f"{names[power]} has a navy where no ship can be"
            if not p.ruleset.in_game[power] and (p.armies[at] or p.navies[at] or p.forts[at]):
                return f"{names[power]} is not in the game and has no units"
    return ""


def _tokens(p: Position) -> str:
    """Tokens, local alliances and the Blockade lie where they can, and belong to powers of the game."""
    for token in range(TOKENS):
        region = p.token_region[token]
        owner = p.token_owner[token]
        if not NONE <= region < REGIONS or not NONE <= owner < POWERS:
            return f"covert token {token} lies nowhere"
        if region != NONE and region not in p.ruleset.token_regions[token]:
            return f"covert token {token} lies where it cannot strike"
    if max(p.token_bars) > p.ruleset.token_ban_turns:
        return "a covert token is barred for longer than any rule says"
    for alliance in range(ALLIANCES):
        owner = p.alliances[alliance]
        if owner != NONE and (not 0 <= owner < POWERS or not p.ruleset.is_player[owner]):
            return f"local alliance {alliance} belongs to nobody in the game"
    owner = p.blockade[0]
    region = p.blockade[1]
    if (owner == NONE) != (region == NONE) or not NONE <= owner < POWERS or not NONE <= region < REGIONS:
        return "the Blockade on the map lies nowhere"
    if len(p.battle) != BATTLE_SIZE or min(p.battle) < NONE or min(p.auction) < NONE:
        return "the attack or the auction under way names nobody"
    return ""


def _marker_places(p: Position) -> str:
    for marker in range(MARKERS):
        code = p.markers[marker]
        if code in (IN_BAG, ON_MAP, USED):
            continue
        first = code // IN_HAND * IN_HAND
        holder = code - first
        if first not in (IN_HAND, IN_DRAFT, KEPT) or holder >= POWERS or not p.ruleset.in_game[holder]:
            return f"marker {p.ruleset.components.marker_ids[marker]} lies nowhere ({code})"
    return ""


def _tiles(p: Position) -> str:
    """Every copy of a tile is on the display, before a power, on or on its way to the map, or out of the game."""
    for tile in range(TILES):
        total = p.display[tile] + p.removed[tile]
        for power in range(POWERS):
            total += p.owned(power, tile)
        if tile == BLOCKADE and (p.blockade[0] != NONE or _is_open(p, USE_BLOCKADE)):
            total += 1
        if total != p.ruleset.tile_supply[tile]:
            name = p.ruleset.components.tile_ids[tile]
            return f"there are {total} copies of {name}; the game has {p.ruleset.tile_supply[tile]}"
    return ""


def _is_open(p: Position, kind: int) -> bool:
    for frame in p.stack:
        if kind_of(frame) == kind:
            return True
    return False


def _unrest(p: Position) -> str:
    """Counters before the powers add up to their unrest, and with the bag and the supply to what the box holds."""
    if p.ruleset.unrest_mode != DRAWN_HIDDEN:
        return ""
    for power in range(POWERS):
        at = power * 3
        points = p.counters[at + 1] + 2 * p.counters[at + 2]
        if points != p.unrest[power]:
            name = p.ruleset.components.power_names[power]
            return f"{name} has {p.unrest[power]} unrest but counters worth {points}"
    for value in (0, 2):
        total = p.unrest_supply[BAG + value] + p.unrest_supply[GENERAL + value]
        for power in range(POWERS):
            total += p.counters[power * 3 + value]
        if total != p.ruleset.unrest_counters[value]:
            return f"there are {total} unrest counters of {value}; the game has {p.ruleset.unrest_counters[value]}"
    return ""


def _markers(p: Position) -> str:
    """Zero-sum control: what came out of the bag in a region is what lies there now (MARKER-16)."""
    for region in range(REGIONS):
        out = markers.taken(p, region)
        there = markers.accounted(p, region)
        if out != there:
            name = p.ruleset.components.region_names[region]
            return f"{name}: {out} markers came out of the bag, {there} pieces stand for them (MARKER-16)"
    return ""
