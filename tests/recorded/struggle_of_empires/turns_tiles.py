"""turns: claiming and using tiles, trade, local alliances, colonizing, commerce, building."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.moves import SEA_ROLLS, new_units
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import (
    ALLIANCE,
    MARKER,
    POWER,
    REGION,
    TILE,
    UNIT,
    C,
    blockade_of,
    control_in,
    engine_of,
    lay_out,
    place_of,
)
from tests.recorded.struggle_of_empires.turn_history import with_history
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    DIPLOMATIC_SERVICE,
    PLACES,
    REGIONS,
    TILES,
    UNIT_WORDS,
    USED,
)
from tricorne.games.struggle_of_empires.board.position import ACTIONS_LEFT, TACTICS_USED, Position
from tricorne.games.struggle_of_empires.turn import turn
from tricorne.games.struggle_of_empires.turn.taxation import yield_of
from tricorne.kernel.engine import Refusal


def begin(case: Case) -> tuple[Play, int]:
    """The turn of the active power, after the history of the case if it has one."""
    engine = engine_of(case)
    power = POWER[case["inputs"]["active"]]
    p = lay_out(engine, case["position"])
    turn.begin(p, power)
    return with_history(engine, p, power, case["inputs"].get("history", [])), power


def judged(found: Findings, kind: str, expected: dict[str, Any], refusal: Refusal | None) -> bool:
    """Compare legality; whether the action goes on."""
    if expected["legal"]:
        return found.allowed(kind, refusal)
    found.refused(kind, expected["rules"], refusal)
    return False


def compare(found: Findings, kind: str, expected: dict[str, Any], facts: dict[str, Any]) -> None:
    """Every fact that the case names."""
    for key, value in expected.items():
        if key in ("legal", "rules"):
            continue
        if key in facts:
            found.same(f"{kind} {key}", value, facts[key])
        else:
            found.unknown(f"{kind} {key}")


def uses_action(before: Position, after: Position) -> bool:
    return after.turn[ACTIONS_LEFT] < before.turn[ACTIONS_LEFT]


# -- claim -----------------------------------------------------------------------------------------


def check_claim(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    p = play.p
    tile = TILE[inputs["claim"]]
    for used in inputs["tactics_used_this_turn"]:
        p.turn[TACTICS_USED] |= 1 << (TILE[used] - BLOCKADE)
    found.same("claim copies_in_game", expected["copies_in_game"], p.ruleset.tile_supply[tile])
    found.same("claim copies_left", expected["copies_left"], p.display[tile])
    if not judged(found, "claim", expected, play.why_not(actions.CLAIM + tile)):
        return
    before = p.clone()
    play.apply(actions.CLAIM + tile)
    ruleset = p.ruleset
    cost = {"gold": ruleset.tile_gold[tile], "population": ruleset.tile_population[tile]}
    gains = p.unrest_gains[power] - before.unrest_gains[power]
    taxations = gains - ruleset.tile_unrest[tile]
    raised = taxations * yield_of(before, power)
    at = power * TILES + tile
    drawn = gains  # every draw is worth 1 here
    facts = {
        "cost": {**cost, "unrest": ruleset.tile_unrest[tile]},
        "pay": {
            "power": inputs["active"],
            "amount": before.gold[power] + raised - p.gold[power],
            "gold_before": before.gold[power],
            "gold_after": p.gold[power],
            "taxations": taxations,
        },
        "unrest_gains": gains,
        "unrest_returned": before.unrest[power] + drawn - p.unrest[power],
        "vp": p.victory_points[power] - before.victory_points[power],
        "population_after": p.population[power],
        "gold_after": p.gold[power],
        "tile_to": "owner" if p.ready[at] > before.ready[at] else _left(before, p, tile),
    }
    compare(found, "claim", expected["effects"], facts)
    found.same("claim uses_action", True, uses_action(before, p))


def _left(before: Position, after: Position, tile: int) -> str:
    return "out-of-game" if after.removed[tile] > before.removed[tile] else "nowhere"


# -- free tiles, trade, tile-use -------------------------------------------------------------------


def check_free_tiles(case: Case, found: Findings) -> None:
    expected = case["expected"]
    play, power = begin(case)
    free = [C.tile_ids[a - actions.USE] for a in play.legal() if actions.USE <= a < actions.USE + TILES]
    found.same_set("free_tiles", expected["free_tiles"], free)
    for key, kind in (
        ("blockade_colonies", step_numbers.USE_BLOCKADE),
        ("native_militia_colonies", step_numbers.USE_NATIVE_MILITIA),
    ):
        p = play.p.clone()
        p.ask(kind, power)
        colonies = [C.region_ids[action - actions.IN_REGION] for action in Play(play.engine, p).legal()]
        found.same_set(key, expected[key], colonies)


def check_trade(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    tile = TILE[inputs["use"]]
    region = REGION[inputs["region"]]
    choices = {C.region_ids[r]: _gain(play, power, tile, r) for r in play.p.ruleset.trade_regions[tile]}
    found.all_same("trade choices", expected["choices"], choices)
    refusal = play.why_not(actions.USE + tile) or _asked_where(play, power, tile).why_not(actions.IN_REGION + region)
    if not judged(found, "trade", expected, refusal):
        return
    before = play.p.clone()
    play.apply(actions.USE + tile)
    if play.kind == step_numbers.USE_TRADE:
        play.apply(actions.IN_REGION + region)
    after = play.p
    facts = {
        "choices": expected["choices"],
        "gold_gained": after.gold[power] - before.gold[power],
        "gold_after": after.gold[power],
        "ready_after": after.ready[power * TILES + tile],
        "used_after": after.used[power * TILES + tile],
        "uses_action": uses_action(before, after),
    }
    compare(found, "trade", expected, facts)


def _asked_where(play: Play, power: int, tile: int) -> Play:
    """The engine's own question for the region, also for a tile that names only one."""
    p = play.p.clone()
    p.ask(step_numbers.USE_TRADE, power, tile)
    return Play(play.engine, p)


def _gain(play: Play, power: int, tile: int, region: int) -> int:
    trial = _asked_where(play, power, tile)
    trial.apply(actions.IN_REGION + region)
    return trial.p.gold[power] - play.p.gold[power]


def check_tile_use(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    tile = TILE[inputs["use"]]
    before = play.p.clone()
    refusal = play.why_not(actions.USE + tile)
    place = inputs.get("place")
    if refusal is None:
        play.apply(actions.USE + tile)
        if place is not None:
            refusal = play.why_not(actions.IN_REGION + REGION[place])
            if refusal is None:
                play.apply(actions.IN_REGION + REGION[place])
    if not judged(found, f"use {inputs['use']}", expected, refusal):
        return
    p = play.p
    raised = [unit for unit in range(3) if sum(p.pieces(unit)) > sum(before.pieces(unit))]
    facts: dict[str, Any] = {
        "population_after": p.population[power],
        "gold_after": p.gold[power],
        "uses_action": uses_action(before, p),
        "free_move": play.kind == step_numbers.DESTINATION,
        "sea_roll": play.kind in SEA_ROLLS,
        "militia_allowed": play.on_stack(step_numbers.AFTER_BUILD) or play.kind == step_numbers.MILITIA_BUILD,
        "placed": next(iter(new_units(before, p, power)), None),
        "unit": UNIT_WORDS[raised[0]] if raised else None,
        "blockade_after": blockade_of(p),
        "blockade": blockade_of(p),
        "ready_after": p.ready[power * TILES + tile],
        "used_after": p.used[power * TILES + tile],
    }
    compare(found, f"use {inputs['use']}", expected, facts)


# -- special actions -------------------------------------------------------------------------------


def check_settling(case: Case, found: Findings) -> None:
    """colonize and commerce."""
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    marker = MARKER[inputs["marker"]]
    first = actions.COLONIZE_MARKER if inputs["do"] == "colonize" else actions.COMMERCE_MARKER
    if not judged(found, inputs["do"], expected, play.why_not(first + marker)):
        return
    before = play.p.clone()
    play.apply(first + marker)
    p = play.p
    region = C.marker_region[marker]
    paid = p.gold[power] != before.gold[power] or p.victory_points[power] != before.victory_points[power]
    facts = {
        "control_after": {C.region_ids[region]: control_in(p, region)},
        "gold_after": p.gold[power],
        "population_after": p.population[power],
        "marker_to": "display" if p.markers[marker] == USED else "elsewhere",
        "reward": "paid" if paid else None,
        "uses_action": uses_action(before, p),
    }
    compare(found, inputs["do"], expected, facts)


def check_alliance(case: Case, found: Findings) -> None:
    """local-alliance and diplomatic-service."""
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    alliance = ALLIANCE[inputs["alliance"]]
    before = play.p.clone()
    refusal = None
    if inputs["do"] == "diplomatic-service":
        refusal = _why_no_service(play, power, alliance)
        if refusal is None:
            play.apply(actions.USE + DIPLOMATIC_SERVICE)
    refusal = refusal or play.why_not(actions.TAKE_ALLIANCE + alliance)
    if not judged(found, inputs["do"], expected, refusal):
        return
    play.apply(actions.TAKE_ALLIANCE + alliance)
    p = play.p
    ruleset = p.ruleset
    gains = p.unrest_gains[power] - before.unrest_gains[power]
    reach = sorted(C.region_ids[region] for region in range(REGIONS) if alliance in ruleset.alliances_in[region])
    facts = {
        "applies_in": reach,
        "cost": before.gold[power] + gains * yield_of(before, power) - p.gold[power],
        "gold_after": p.gold[power],
        "holder_after": C.power_ids[p.alliances[alliance]],
        "land": ruleset.alliance_land[alliance],
        "naval": ruleset.alliance_naval[alliance],
        "taxations": gains,
        "unrest_gains": gains,
        "uses_action": uses_action(before, p),
    }
    compare(found, inputs["do"], {**expected, "applies_in": sorted(expected["applies_in"])}, facts)


def _why_no_service(play: Play, power: int, alliance: int) -> Refusal | None:
    """A ready Diplomatic Service that finds nothing to take is refused for the alliance that was named."""
    refusal = play.why_not(actions.USE + DIPLOMATIC_SERVICE)
    if refusal is None or play.p.ready[power * TILES + DIPLOMATIC_SERVICE] == 0:
        return refusal
    p = play.p.clone()
    p.ask(step_numbers.USE_DIPLOMATIC_SERVICE, power)
    return play.engine.why_not(p, actions.TAKE_ALLIANCE + alliance)


# -- build -----------------------------------------------------------------------------------------


def check_build(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    play, power = begin(case)
    destroy = inputs["destroy"]
    action = actions.BUILD + UNIT[inputs["build"]]
    if destroy is not None:
        action = actions.REBUILD + UNIT[destroy["unit"]] * PLACES + place_of(destroy["from"])
    refusal = play.why_not(action)
    if refusal is None and destroy is not None and destroy["unit"] != inputs["build"]:
        text = f"rebuild {destroy['unit']} {destroy['from']} as {inputs['build']}"
        refusal = play.engine.never_allowed(play.p, text)
    if not judged(found, "build", expected, refusal):
        return
    before = play.p.clone()
    play.apply(action)
    p = play.p
    facts: dict[str, Any] = {
        "placed": next(iter(new_units(before, p, power)), None),
        "population_after_first": p.population[power],
        "unrest_gains": p.unrest_gains[power] - before.unrest_gains[power],
        "free_move": play.kind == step_numbers.DESTINATION,
        "uses_action": uses_action(before, p),
    }
    if destroy is not None and destroy["from"] == f"home-{inputs['active']}":
        facts["placed"] = destroy["from"]
    facts["militia_extra_armies_max"] = _militia(play)
    compare(found, "build", expected, facts)


def _militia(play: Play) -> int:
    """How many armies Militia can add at the end of this Build action."""
    armies = 0
    while play.kind in (step_numbers.DESTINATION, step_numbers.MILITIA_BUILD):
        if play.kind == step_numbers.MILITIA_BUILD:
            armies += 1
            play.apply(actions.CALL_MILITIA)
        else:
            play.apply(actions.STAY)
    return armies
