"""From a recorded case to an engine and a position, and the words of the cases for the engine's numbers."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from tests.recorded.findings import Case
from tests.recorded.struggle_of_empires.readings import options_of
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    BLUE,
    HOME,
    MARKERS,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_WORDS,
)
from tricorne.games.struggle_of_empires.board.position import BAG, PHASE, ROUND, TURN_OF, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.game import StruggleOfEmpires
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS

GAME = StruggleOfEmpires()
C = GAME.components
POWER = {word: number for number, word in enumerate(C.power_ids)}
REGION = {word: number for number, word in enumerate(C.region_ids)}
MARKER = {word: number for number, word in enumerate(C.marker_ids)}
TILE = {word: number for number, word in enumerate(C.tile_ids)}
ALLIANCE = {word: number for number, word in enumerate(C.alliance_ids)}
TOKEN = {word: number for number, word in enumerate(C.token_ids)}
UNIT = {word: number for number, word in enumerate(UNIT_WORDS)}


def place_of(word: str) -> int:
    """A region or a home country (whose it is must be checked by the caller)."""
    return HOME if word.startswith("home-") else REGION[word]


def place_word(power: int, place: int) -> str:
    return f"home-{C.power_ids[power]}" if place == HOME else str(C.region_ids[place])


def is_foreign_home(power: int, word: str) -> bool:
    return word.startswith("home-") and word != f"home-{C.power_ids[power]}"


# -- engines ---------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _engine(seats: tuple[str, ...], preset: str, options: str) -> Rules:
    engine = GAME.engine(list(seats), preset, json.loads(options))
    assert isinstance(engine, Rules)
    return engine


def engine_of(case: Case) -> Rules:
    """The engine under the preset, options and seats of a case."""
    return _engine(tuple(case["seats"]), case["preset"], json.dumps(options_of(case), sort_keys=True))


# -- positions -------------------------------------------------------------------------------------


def lay_out(engine: Rules, position: dict[str, Any]) -> Position:
    """The table of a case in phase III of War I; what the case does not name is empty or zero."""
    ruleset = engine.ruleset
    p = Position(ruleset, None)
    p.clock[WAR_NUMBER] = 1
    p.clock[PHASE] = PLAYER_ACTIONS
    p.clock[ROUND] = 1
    if ruleset.unrest_mode == DRAWN_HIDDEN:
        for value, number in enumerate(ruleset.unrest_counters):
            p.unrest_supply[BAG + value] = number
    _divide(p, position.get("alliances") or _any_alliances(p))
    for power, places in position.get("units", {}).items():
        for place, units in places.items():
            for unit, number in units.items():
                p.pieces(UNIT[unit])[POWER[power] * PLACES + place_of(place)] = number
    for region, owners in position.get("control", {}).items():
        for power, number in owners.items():
            p.control[REGION[region] * POWERS + POWER[power]] = number
    for markers in position.get("neutral", {}).values():
        for marker in markers:
            p.markers[MARKER[marker]] = ON_MAP
    for token, held in position.get("tokens", {}).items():
        if held is not None:
            p.token_region[TOKEN[token]] = REGION[held["region"]]
            p.token_owner[TOKEN[token]] = POWER[held["owner"]]
    for alliance, power in position.get("local_alliances", {}).items():
        p.alliances[ALLIANCE[alliance]] = POWER[power]
    for power, number in position.get("gold", {}).items():
        p.gold[POWER[power]] = number
    for power, number in position.get("population", {}).items():
        p.population[POWER[power]] = number
    for power, number in position.get("vp", {}).items():
        p.victory_points[POWER[power]] = number
    for power, points in position.get("unrest", {}).items():
        set_unrest(p, POWER[power], points)
    _lay_out_tiles(p, position)
    return p


def set_unrest(p: Position, power: int, points: int) -> None:
    """Points of unrest, gained one by one."""
    p.unrest[power] = points
    p.unrest_gains[power] = points
    if p.ruleset.unrest_mode == DRAWN_HIDDEN:
        p.counters[power * 3 + 1] = points


def _lay_out_tiles(p: Position, position: dict[str, Any]) -> None:
    p.display = p.ruleset.tile_supply[:]
    for power, tiles in position.get("tiles", {}).items():
        for tile, (ready, used) in tiles.items():
            p.ready[POWER[power] * TILES + TILE[tile]] = ready
            p.used[POWER[power] * TILES + TILE[tile]] = used
            p.display[TILE[tile]] -= ready + used
    for tile, number in position.get("removed_tiles", {}).items():
        p.removed[TILE[tile]] = number
        p.display[TILE[tile]] -= number
    blockade = position.get("blockade")
    if blockade is not None:
        p.blockade[0] = POWER[blockade["owner"]]
        p.blockade[1] = REGION[blockade["region"]]
        p.display[BLOCKADE] -= 1
    for tile in range(TILES):
        p.display[tile] = max(0, p.display[tile])


def _divide(p: Position, alliances: dict[str, list[str]]) -> None:
    """The i-th red box is turn position 2i + 1, the i-th blue one 2i + 2; the turn order follows."""
    for side, word in ((RED, "red"), (BLUE, "blue")):
        for box, power in enumerate(alliances[word]):
            p.side[POWER[power]] = side
            p.box[POWER[power]] = 2 * box + side
    players = [power for power in p.ruleset.players if p.box[power] > 0]
    p.order = sorted(players, key=lambda power: p.box[power])


def _any_alliances(p: Position) -> dict[str, list[str]]:
    """Sides for a case that names none: the powers in turn."""
    powers = [C.power_ids[power] for power in p.ruleset.players + p.ruleset.nonplayers]
    return {"red": powers[0::2], "blue": powers[1::2]}


def open_turn(p: Position, power: int) -> None:
    """The power's turn begins; the caller lets the sequence of play go on."""
    p.clock[TURN_OF] = p.order.index(power) if power in p.order else 0
    turn.begin(p, power)


# -- reading a position back -----------------------------------------------------------------------


def units_of(p: Position) -> dict[str, dict[str, dict[str, int]]]:
    """Power -> place -> unit -> number, zeros left out."""
    found: dict[str, dict[str, dict[str, int]]] = {}
    for power in range(POWERS):
        for place in range(PLACES):
            for unit, word in enumerate(UNIT_WORDS):
                number = p.pieces(unit)[power * PLACES + place]
                if number:
                    here = found.setdefault(C.power_ids[power], {}).setdefault(place_word(power, place), {})
                    here[word] = number
    return found


def control_in(p: Position, region: int) -> dict[str, int]:
    return {C.power_ids[w]: p.control[region * POWERS + w] for w in range(POWERS) if p.control[region * POWERS + w]}


def control_of(p: Position) -> dict[str, dict[str, int]]:
    return {C.region_ids[region]: control_in(p, region) for region in range(REGIONS) if control_in(p, region)}


def neutral_in(p: Position, region: int) -> list[str]:
    return [C.marker_ids[m] for m in range(MARKERS) if p.markers[m] == ON_MAP and C.marker_region[m] == region]


def tokens_of(p: Position) -> dict[str, dict[str, str] | None]:
    found: dict[str, dict[str, str] | None] = {}
    for token in range(TOKENS):
        region = p.token_region[token]
        held = None
        if region >= 0:
            held = {"region": C.region_ids[region], "owner": C.power_ids[p.token_owner[token]]}
        found[C.token_ids[token]] = held
    return found


def blockade_of(p: Position) -> dict[str, str] | None:
    if p.blockade[0] < 0:
        return None
    return {"owner": C.power_ids[p.blockade[0]], "region": C.region_ids[p.blockade[1]]}


def by_player(p: Position, numbers: list[int]) -> dict[str, int]:
    return {C.power_ids[power]: numbers[power] for power in p.ruleset.players}


def nonzero(numbers: list[int]) -> dict[str, int]:
    return {C.power_ids[power]: numbers[power] for power in range(POWERS) if numbers[power]}


def gains_since(p: Position, before: list[int]) -> list[int]:
    return [p.unrest_gains[power] - before[power] for power in range(POWERS)]
