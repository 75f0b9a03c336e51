"""A hand-made table for rule tests: lay out the smallest position, play it in the words of the record, look.

    state = battle("india", attacker=france(army=2, navy=1), defender=britain(army=1, control=1))
    play(state, "attack india britain", dice=[5, 1, 2, 2])
    assert control(state, "india") == {"france": 1}

Red is the attacker's Grand Alliance. Every unrest counter that is drawn is a 1 unless a test says otherwise.
A power that is not among the seats is a non-player power, where the preset has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import pytest

import tricorne
from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.components import load
from tricorne.games.struggle_of_empires.board.constants import (
    BLUE,
    HOME,
    IN_BAG,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TILES,
    UNIT_KINDS,
    UNIT_WORDS,
    USED,
)
from tricorne.games.struggle_of_empires.board.position import (
    BAG,
    BASE_ATTACKER,
    BASE_DEFENDER,
    PHASE,
    ROUND,
    TURN_OF,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.step_numbers import ROUNDS, WAR
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.games.struggle_of_empires.war import scoring
from tricorne.kernel.position import kind_of

PIECES = load()
SEVEN = "britain united-provinces spain france austria prussia russia"
SEA_DICE = (step_numbers.SEA_DIE, step_numbers.WHITE_DIE, step_numbers.RED_DIE)
PHASE_OF_ACTIONS = 3


# -- what a power has ------------------------------------------------------------------------------


class Holding:
    """Units and control markers in one place."""

    def __init__(self, army: int = 0, navy: int = 0, fort: int = 0, control: int = 0) -> None:
        self.units = [army, navy, fort]
        self.control = control


class Power:
    """What a power brings to the table. Units lie in the region of the battle, or ``at``, or at home."""

    def __init__(
        self,
        id: str,
        army: int = 0,
        navy: int = 0,
        fort: int = 0,
        control: int = 0,
        at: str = "",
        also: Mapping[str, Holding] | None = None,
        gold: int = 10,
        population: int = 5,
        unrest: int = 0,
        tiles: str = "",
        used: str = "",
        alliances: str = "",
    ) -> None:
        self.id = id
        self.here = Holding(army, navy, fort, control)
        self.at = at
        self.also = dict(also or {})
        self.gold = gold
        self.population = population
        self.unrest = unrest
        self.tiles = tiles.split()
        self.used = used.split()
        self.alliances = alliances.split()


britain = partial(Power, "britain")
united_provinces = partial(Power, "united-provinces")
spain = partial(Power, "spain")
france = partial(Power, "france")
austria = partial(Power, "austria")
prussia = partial(Power, "prussia")
russia = partial(Power, "russia")


# -- laying out ------------------------------------------------------------------------------------


def table(
    *powers: Power,
    red: str = "",
    blue: str = "",
    on_turn: str = "",
    seats: str = SEVEN,
    preset: str = "deluxe",
    options: Mapping[str, object] | None = None,
    markers: str = "",
    pirates: str = "",
    revolt: str = "",
    blockade: str = "",
    war: int = 1,
    round: int = 1,
) -> tricorne.State:
    """A turn of ``on_turn`` (or of the first power) in phase III. ``pirates="india france"``: the token holds
    a French marker in India; ``blockade="britain africa"``: Britain's Blockade lies in Africa."""
    state = tricorne.game("struggle-of-empires").new(seats.split(), preset, options, chance=tricorne.Scripted([]))
    p = state.game.empty(state.engine)
    assert isinstance(p, Position)
    p.rng = state.position.rng
    p.display = p.ruleset.tile_supply[:]
    p.unrest_supply[BAG : BAG + 3] = p.ruleset.unrest_counters
    for player in p.ruleset.players:
        p.gold[player] = p.ruleset.start_gold
        p.population[player] = p.ruleset.start_population
    for power in powers:
        _lay_out(p, power)
    for marker in markers.split():
        p.markers[PIECES.marker(marker)] = ON_MAP
    for token, held in enumerate((pirates, revolt)):
        if held:
            region, owner = held.split()
            p.token_region[token] = PIECES.region(region)
            p.token_owner[token] = PIECES.power(owner)
    if blockade:
        owner, region = blockade.split()
        p.blockade[:] = [PIECES.power(owner), PIECES.region(region)]
        p.display[PIECES.tile("blockade")] -= 1
    first = PIECES.power(on_turn or powers[0].id)
    _fill_alliances(p, red.split() or [PIECES.power_ids[first]], blue.split())
    p.clock[WAR_NUMBER] = war
    p.clock[PHASE] = PHASE_OF_ACTIONS
    p.clock[ROUND] = round
    p.clock[TURN_OF] = p.order.index(first)
    p.then(WAR)
    p.then(ROUNDS)
    turn.begin(p, first)
    state.position = p
    state.engine.run_passages(p)
    return state


def battle(
    region: str,
    attacker: Power,
    defender: Power | None = None,
    with_attacker: Sequence[Power] = (),
    with_defender: Sequence[Power] = (),
    others: Sequence[Power] = (),
    seats: str = SEVEN,
    preset: str = "deluxe",
    options: Mapping[str, object] | None = None,
    markers: str = "",
    pirates: str = "",
    revolt: str = "",
) -> tricorne.State:
    """The attacker's turn, both sides in a region: navies lie in the sea that serves it."""
    enemies = [defender] if defender is not None else []
    for power in (attacker, *enemies, *with_attacker, *with_defender):
        power.at = power.at or region
    return table(
        attacker,
        *enemies,
        *with_attacker,
        *with_defender,
        *others,
        red=" ".join(power.id for power in (attacker, *with_attacker)),
        blue=" ".join(power.id for power in (*enemies, *with_defender)),
        seats=seats,
        preset=preset,
        options=options,
        markers=markers,
        pirates=pirates,
        revolt=revolt,
    )


def _lay_out(p: Position, power: Power) -> None:
    who = PIECES.power(power.id)
    _put(p, who, power.at or "home", power.here)
    for place, holding in power.also.items():
        _put(p, who, place, holding)
    if p.ruleset.is_player[who]:
        p.gold[who] = power.gold
        p.population[who] = power.population
        p.unrest[who] = power.unrest
        p.unrest_gains[who] = power.unrest
        p.counters[who * UNIT_KINDS + 1] = power.unrest
    for tile in power.tiles + power.used:
        number = PIECES.tile(tile)
        p.display[number] = max(0, p.display[number] - 1)
    for tile in power.tiles:
        p.ready[who * TILES + PIECES.tile(tile)] += 1
    for tile in power.used:
        p.used[who * TILES + PIECES.tile(tile)] += 1
    for alliance in power.alliances:
        p.alliances[PIECES.alliance(alliance)] = who


def _put(p: Position, who: int, place: str, holding: Holding) -> None:
    where = HOME if place == "home" else PIECES.region(place)
    for unit in range(UNIT_KINDS):
        sea = where if where == HOME or unit != 1 else PIECES.naval_area[where]
        assert sea >= 0 or holding.units[unit] == 0, f"no navy serves {place}"
        p.pieces(unit)[who * PLACES + sea] += holding.units[unit]
    if holding.control:
        p.control[where * POWERS + who] += holding.control


def _fill_alliances(p: Position, red: list[str], blue: list[str]) -> None:
    """The named powers in this order; the rest of the game fills the shorter row, red first."""
    for power in red:
        auction.place(p, PIECES.power(power), RED)
    for power in blue:
        auction.place(p, PIECES.power(power), BLUE)
    for other in range(POWERS):
        if p.ruleset.in_game[other] and p.side[other] == 0:
            auction.place(p, other, BLUE if p.side.count(BLUE) < p.side.count(RED) else RED)
    p.order = auction.turn_order(p)


# -- playing ---------------------------------------------------------------------------------------


def play(
    state: tricorne.State,
    *acts: str,
    dice: Iterable[int] = (),
    sea: Iterable[int | str] = (),
    unrest: Iterable[int] = (),
) -> None:
    """Play acts one after the other: "attack india britain", or "spain: navies 2" to say who must be asked.

    Dice fall in order, attackers' two first; a roll for which no dice are given is left waiting.
    """
    waiting: dict[str, list[int | str]] = {"dice": list(dice), "sea": list(sea), "unrest": list(unrest)}
    _let_fall(state, waiting)
    for act in acts:
        who, _, text = act.rpartition(": ")
        assert state.actor != "chance", f"{text!r}: dice are awaited"
        assert not who or who == state.actor, f"{text!r}: {state.actor} is asked, not {who}"
        state.play(text)
        _let_fall(state, waiting)
    for kind, left in waiting.items():
        assert not left, f"{kind} {left} never fell"


def roll(state: tricorne.State, *dice: int) -> None:
    """Throw the battle dice that are awaited."""
    play(state, dice=dice)


def _let_fall(state: tricorne.State, waiting: dict[str, list[int | str]]) -> None:
    while state.actor == "chance":
        kind = kind_of(state.position.stack[-1])
        if kind == step_numbers.UNREST_DRAW:
            state.feed([waiting["unrest"].pop(0) if waiting["unrest"] else 1])
        elif kind in SEA_DICE and waiting["sea"]:
            state.feed([waiting["sea"].pop(0)])
        elif kind not in SEA_DICE and waiting["dice"]:
            state.feed([waiting["dice"].pop(0)])
        else:
            return


def pass_on(state: tricorne.State, until: str = "") -> None:
    """Everybody passes until a power is on turn, or phase III is over."""
    idle = {"turn": "pass", "free-actions": "end-turn", "relief": "keep-unrest"}
    while state.prompt.key in idle and not (state.actor == until and state.prompt.key == "turn"):
        play(state, idle[state.prompt.key])


def legal(state: tricorne.State) -> list[str]:
    """The texts of all open actions."""
    return [state.game.actions[number].text for number in state.legal()]


def refused(state: tricorne.State, act: str) -> list[str]:
    """The rules that an action breaks; it must not be open, and trying it must change nothing."""
    assert act not in legal(state), f"{act!r} is open"
    found = state.why_not(act)
    assert found is not None
    before = _table(state).clone().fields()
    with pytest.raises(tricorne.IllegalAction) as problem:
        state.play(act)
    assert list(problem.value.rules) == found.rules
    assert _table(state).fields() == before
    return found.rules


# -- looking ---------------------------------------------------------------------------------------


def _table(state: tricorne.State) -> Position:
    assert isinstance(state.position, Position)
    assert isinstance(state.engine, Rules)
    return state.position


def war(state: tricorne.State) -> int:
    return _table(state).clock[WAR_NUMBER]


def units(state: tricorne.State, power: str, place: str) -> dict[str, int]:
    """Units of a power in a place, without those of which there are none."""
    where = HOME if place == "home" else PIECES.region(place)
    at = PIECES.power(power) * PLACES + where
    found = {UNIT_WORDS[unit]: _table(state).pieces(unit)[at] for unit in range(UNIT_KINDS)}
    return {unit: number for unit, number in found.items() if number}


def control(state: tricorne.State, region: str) -> dict[str, int]:
    """Control markers in a region by power."""
    at = PIECES.region(region) * POWERS
    markers = _table(state).control
    return {PIECES.power_ids[power]: markers[at + power] for power in range(POWERS) if markers[at + power]}


def gold(state: tricorne.State, power: str) -> int:
    return _table(state).gold[PIECES.power(power)]


def population(state: tricorne.State, power: str) -> int:
    return _table(state).population[PIECES.power(power)]


def points(state: tricorne.State, power: str) -> int:
    """Victory points on the track."""
    return _table(state).victory_points[PIECES.power(power)]


def unrest(state: tricorne.State, power: str) -> int:
    """Points of unrest."""
    return _table(state).unrest[PIECES.power(power)]


def draws(state: tricorne.State, power: str) -> int:
    """How often a power has gained 1 unrest."""
    return _table(state).unrest_gains[PIECES.power(power)]


def ready(state: tricorne.State, power: str) -> list[str]:
    """Ready tiles of a power, one word a copy."""
    return _copies(_table(state).ready, PIECES.power(power))


def used(state: tricorne.State, power: str) -> list[str]:
    """Used tiles of a power, one word a copy."""
    return _copies(_table(state).used, PIECES.power(power))


def _copies(tiles: list[int], power: int) -> list[str]:
    return [PIECES.tile_ids[tile] for tile in range(TILES) for _ in range(tiles[power * TILES + tile])]


def on_display(state: tricorne.State, tile: str) -> int:
    return _table(state).display[PIECES.tile(tile)]


def removed(state: tricorne.State, tile: str) -> int:
    """Copies of a tile that have left the game."""
    return _table(state).removed[PIECES.tile(tile)]


def alliances(state: tricorne.State, power: str) -> list[str]:
    """Local alliances that a power holds."""
    who = PIECES.power(power)
    return [PIECES.alliance_ids[at] for at, holder in enumerate(_table(state).alliances) if holder == who]


def marker(state: tricorne.State, id: str) -> str:
    """Where a neutral marker is."""
    where = _table(state).markers[PIECES.marker(id)]
    return {IN_BAG: "bag", ON_MAP: "map", USED: "display"}[where]


def token(state: tricorne.State, id: str) -> tuple[str, str] | None:
    """Region and owner of the marker that a token holds; None in the supply."""
    p = _table(state)
    at = PIECES.token(id)
    if p.token_region[at] == NONE:
        return None
    return PIECES.region_ids[p.token_region[at]], PIECES.power_ids[p.token_owner[at]]


def blockade(state: tricorne.State) -> tuple[str, str] | None:
    """Owner and colony of a Blockade that lies on the map."""
    owner, region = _table(state).blockade
    return None if owner == NONE else (PIECES.power_ids[owner], PIECES.region_ids[region])


def strengths(state: tricorne.State) -> tuple[int, int]:
    """The strengths of both sides in the combat whose dice are awaited, attackers first."""
    assert kind_of(state.position.stack[-1]) == step_numbers.BATTLE_DIE, (
        f"no dice are awaited, but {state.prompt.words}"
    )
    b = _table(state).battle
    return b[BASE_ATTACKER], b[BASE_DEFENDER]


def region_points(state: tricorne.State, region: str) -> dict[str, int]:
    """What the powers would score in a region now."""
    found = scoring.region_points(_table(state), PIECES.region(region))
    return {PIECES.power_ids[power]: found[power] for power in range(POWERS) if found[power]}


def markers_by_region(state: tricorne.State) -> list[int]:
    """Neutral, control and held markers in each region."""
    p = _table(state)
    found = [sum(p.control[region * POWERS : region * POWERS + POWERS]) for region in range(REGIONS)]
    for number in range(MARKERS):
        if p.markers[number] == ON_MAP:
            found[PIECES.marker_region[number]] += 1
    for region in p.token_region:
        if region != NONE:
            found[region] += 1
    return found
