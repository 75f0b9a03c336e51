"""moves: destinations, free moves of new units, distant sea moves, and whole Move actions."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import (
    POWER,
    TILE,
    UNIT,
    C,
    engine_of,
    is_foreign_home,
    lay_out,
    open_turn,
    place_of,
    place_word,
)
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.constants import HOME, NAVY, PLACES, UNIT_KINDS
from tricorne.games.struggle_of_empires.board.position import MOVES_LEFT, Position
from tricorne.games.struggle_of_empires.turn.distant_sea import FACES
from tricorne.games.struggle_of_empires.turn.taxation import yield_of
from tricorne.kernel.engine import Refusal

SEA_ROLLS = (step_numbers.SEA_DIE, step_numbers.WHITE_DIE)
OUTCOMES = {actions.LOST_AT_SEA: "lost", actions.REMAIN: "remain", actions.ARRIVE: "arrive"}


def begin(case: Case, power: int) -> Play:
    engine = engine_of(case)
    p = lay_out(engine, case["position"])
    open_turn(p, power)
    return Play(engine, p)


def move_action(unit: str, place: str) -> int:
    return actions.MOVE + UNIT[unit] * PLACES + place_of(place)


def go(play: Play, power: int, place: str) -> Refusal | None:
    """Send the unit that was named to a place; why not."""
    if is_foreign_home(power, place):
        return play.engine.never_allowed(play.p, f"to {place}")
    action = actions.TO + place_of(place)
    refusal = play.why_not(action)
    if refusal is None:
        play.apply(action)
    return refusal


def destinations_of(play: Play, power: int) -> list[dict[str, Any]]:
    """Where the unit that was named can go, and whether that is a Distant Sea Move."""
    found: list[dict[str, Any]] = []
    if play.kind != step_numbers.DESTINATION:
        return found
    for action in play.legal():
        if actions.TO <= action < actions.TO + PLACES:
            trial = play.copy()
            trial.apply(action)
            found.append({"to": place_word(power, action - actions.TO), "sea_roll": trial.kind in SEA_ROLLS})
    return found


def same_destinations(found: Findings, kind: str, wanted: list[dict[str, Any]], got: list[dict[str, Any]]) -> None:
    found.same_set(f"{kind} places", [d["to"] for d in wanted], [d["to"] for d in got])
    rolls = {d["to"]: d["sea_roll"] for d in got}
    for each in wanted:
        if each["to"] in rolls:
            found.same(f"{kind} sea_roll", each["sea_roll"], rolls[each["to"]])


# -- destinations, build-move, tnm-move ------------------------------------------------------------


def check_destinations(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    power = POWER[inputs["power"]]
    play = begin(case, power)
    action = move_action(inputs["unit"], inputs["from"])
    fixed = play.why_not(action)
    if fixed is None:
        play.apply(action)
    same_destinations(found, "destinations", expected["destinations"], destinations_of(play, power))
    for place, rules in expected["refused"].items():
        if fixed is None or is_foreign_home(power, place):
            found.refused("destination", rules, _first(fixed, rules) or go(play.copy(), power, place))
        else:
            found.refused("destination", rules, fixed)


def _first(fixed: Refusal | None, rules: list[str]) -> Refusal | None:
    """A unit that cannot move at all is refused before any place is named."""
    return fixed if fixed is not None and any(rule in rules for rule in fixed.rules) else None


def check_build_move(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    power = POWER[inputs["power"]]
    play = begin(case, power)
    before = play.p.clone()
    action = actions.BUILD + UNIT[inputs["build"]]
    if not found.allowed("build", play.why_not(action)):
        return
    play.apply(action)
    found.same("population_after", expected["population_after"], play.p.population[power])
    found.same("placed", [expected["placed"]], new_units(before, play.p, power))
    same_destinations(found, "free_move", expected["free_move"], destinations_of(play, power))
    _may_stay(play, found)


def new_units(before: Position, after: Position, power: int) -> list[str]:
    """Places where a power has more units than before."""
    found: list[str] = []
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            at = power * PLACES + place
            found += [place_word(power, place)] * (after.pieces(unit)[at] - before.pieces(unit)[at])
    return found


def _may_stay(play: Play, found: Findings) -> None:
    """A free move may be left out (BUILD-2)."""
    if play.kind == step_numbers.DESTINATION:
        found.allowed("stay", play.why_not(actions.STAY))


def check_native_militia(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    power = POWER[inputs["power"]]
    play = begin(case, power)
    if not found.allowed("use", play.why_not(actions.USE + TILE[inputs["tile"]])):
        return
    play.apply(actions.USE + TILE[inputs["tile"]])
    colonies = [C.region_ids[action - actions.IN_REGION] for action in play.legal()]
    found.same_set("legal_colonies", expected["legal_colonies"], colonies)
    before = play.p.clone()
    play.apply(actions.IN_REGION + place_of(inputs["place"]))
    found.same("sea_roll_for_placing", expected["sea_roll_for_placing"], play.kind in SEA_ROLLS)
    found.same("placed", [inputs["place"]], new_units(before, play.p, power))
    same_destinations(found, "free_move", expected["free_move"], destinations_of(play, power))
    _may_stay(play, found)


# -- distant sea moves -----------------------------------------------------------------------------


def roll(play: Play, dice: list[Any]) -> None:
    """Feed the dice of a sea roll; the red die only if the engine asks for it."""
    if play.kind == step_numbers.SEA_DIE:
        play.apply_outcome(FACES.index(dice[0]))
        return
    play.apply_outcome(dice[0])
    if play.kind == step_numbers.RED_DIE:
        play.apply_outcome(dice[1])


def cost_of(before: Position, after: Position, power: int, outcome: str) -> int:
    """What a power paid between two positions, taxes included; the unrest of a lost unit is no taxation."""
    taxations = after.unrest_gains[power] - before.unrest_gains[power] - (1 if outcome == "lost" else 0)
    return before.gold[power] + taxations * yield_of(before, power) - after.gold[power]


def sea_options(play: Play, power: int, before: Position, unit: int, origin: int, place: int) -> list[dict[str, Any]]:
    """Every outcome that can still be had after the roll, with its price."""
    found: list[dict[str, Any]] = []
    if play.kind != step_numbers.SEA_CHOICE:
        outcome = _outcome(before, play.p, power, unit, origin, place)
        found.append({"outcome": outcome, "cost": cost_of(before, play.p, power, outcome)})
        return found
    for action in play.legal():
        trial = play.copy()
        trial.apply(action)
        found.append({"outcome": OUTCOMES[action], "cost": cost_of(before, trial.p, power, OUTCOMES[action])})
    return found


def _outcome(before: Position, after: Position, power: int, unit: int, origin: int, place: int) -> str:
    pieces = after.pieces(unit)
    old = before.pieces(unit)
    if pieces[power * PLACES + place] > old[power * PLACES + place]:
        return "arrive"
    return "lost" if pieces[power * PLACES + origin] < old[power * PLACES + origin] else "remain"


def choose(play: Play, outcome: str) -> None:
    if play.kind == step_numbers.SEA_CHOICE:
        play.apply(next(action for action, word in OUTCOMES.items() if word == outcome))


class Voyage:
    """One sea roll and what is made of it."""

    def __init__(self, play: Play, power: int, unit: int, origin: str, place: str, dice: list[Any], wish: str) -> None:
        before = play.p.clone()
        roll(play, dice)
        self.options = sea_options(play, power, before, unit, place_of(origin), place_of(place))
        choose(play, wish)
        self.outcome = _outcome(before, play.p, power, unit, place_of(origin), place_of(place))
        self.gains = play.p.unrest_gains[power] - before.unrest_gains[power]
        self.taxations = self.gains - (1 if self.outcome == "lost" else 0)
        self.gold = play.p.gold[power]
        self.at = {"arrive": place, "remain": origin, "lost": None}[self.outcome]


def check_sea(case: Case, found: Findings) -> None:
    inputs = case["inputs"]
    expected = case["expected"]
    power = POWER[inputs["power"]]
    play = begin(case, power)
    building = inputs["context"] == "build"
    action = move_action(inputs["unit"], inputs["from"])
    if building:
        action = actions.BUILD + UNIT[inputs["unit"]]
    if not found.allowed("unit", play.why_not(action)):
        return
    play.apply(action)
    if not found.allowed("destination", go(play, power, inputs["to"])):
        return
    if not found.same("sea roll", True, play.kind in SEA_ROLLS):
        return
    wish = inputs["choice"]["outcome"]
    voyage = Voyage(play, power, UNIT[inputs["unit"]], inputs["from"], inputs["to"], inputs["dice"], wish)
    _same_options(found, expected["options"], voyage.options)
    found.same("chosen", expected["chosen"]["outcome"], voyage.outcome)
    paid = [option["cost"] for option in voyage.options if option["outcome"] == voyage.outcome]
    found.same("cost", [expected["chosen"]["cost"]], paid)
    found.same("unit_at", expected["unit_at"], voyage.at)
    found.same("taxations", expected["taxations"], voyage.taxations)
    found.same("unrest_gains", expected["unrest_gains"], voyage.gains)
    found.same("gold_after", expected["gold_after"], voyage.gold)
    if "population_after" in expected:
        found.same("population_after", expected["population_after"], play.p.population[power])


def _same_options(found: Findings, wanted: list[dict[str, Any]], got: list[dict[str, Any]]) -> None:
    found.same_set("sea options", [sorted(o.items()) for o in wanted], [sorted(o.items()) for o in got])


# -- a whole Move action ---------------------------------------------------------------------------


class MoveAction:
    """A Move action under way with the named units of the case."""

    def __init__(self, case: Case, found: Findings) -> None:
        self.found = found
        self.power = POWER[case["inputs"]["power"]]
        self.play = begin(case, self.power)
        self.type = {name: unit["type"] for name, unit in case["position"]["named_units"].items()}
        self.at: dict[str, str | None] = {n: unit["at"] for n, unit in case["position"]["named_units"].items()}
        self.begun = False
        self.used = 0
        self.limit = limit_of(self.play, self.power)

    @property
    def over(self) -> bool:
        """The engine has closed the action: no unit may follow."""
        return self.begun and self.play.kind != step_numbers.MOVES

    def attempt(self, attempt: dict[str, Any], wanted: dict[str, Any]) -> None:
        name = attempt["unit"]
        place = self.at[name]
        trial = self.play.copy()
        if not wanted["legal"]:
            self._refused(trial, name, attempt["to"], wanted)
            return
        if self.over or place is None:
            self.found.same("attempt legal", True, "the Move action is over")
            return
        refusal = self._name_and_go(trial, name, attempt["to"])
        if not self.found.allowed("attempt", refusal):
            return
        before = self.play.p.clone()
        self._name_and_go(self.play, name, attempt["to"])
        self.begun = True
        self.used += 1
        self._carry_out(attempt, wanted, name, place, before)

    def _refused(self, trial: Play, name: str, to: str, wanted: dict[str, Any]) -> None:
        if self.over:
            # The engine itself ended the action; nothing is left to be refused.
            self.found.same("attempt after the end", False, self.play.kind == step_numbers.MOVES)
        elif self.at[name] is not None and not (wanted["other_like_unit_there"] and "R-MOVE-2" in wanted["rules"]):
            # Units have no names here: a lost one, or one beside its like, cannot be told to the engine.
            self.found.refused("attempt", wanted["rules"], self._name_and_go(trial, name, to))

    def _name_and_go(self, play: Play, name: str, to: str) -> Refusal | None:
        action = move_action(self.type[name], str(self.at[name]))
        refusal = play.why_not(action)
        if refusal is not None:
            return refusal
        play.apply(action)
        return go(play, self.power, to)

    def _carry_out(
        self, attempt: dict[str, Any], wanted: dict[str, Any], name: str, place: str, before: Position
    ) -> None:
        found = self.found
        play = self.play
        sails = play.kind in SEA_ROLLS
        found.same("sea_roll", wanted["sea_roll"], sails)
        self.at[name] = attempt["to"]
        if sails:
            unit = UNIT[self.type[name]]
            wish = attempt["choice"]["outcome"]
            voyage = Voyage(play, self.power, unit, place, attempt["to"], attempt["dice"], wish)
            _same_options(found, wanted["options"], voyage.options)
            found.same("attempt taxations", wanted["taxations"], voyage.taxations)
            found.same("attempt gold_after", wanted["gold_after"], voyage.gold)
            self.at[name] = voyage.at
        found.same("unit_at", wanted["unit_at"], self.at[name])
        returned = before.blockade[0] >= 0 and play.p.blockade[0] < 0
        found.same("blockade_returns", wanted["blockade_returns"], returned)


def limit_of(play: Play, power: int) -> int:
    """How many units one Move action may move: name a unit and see what is left."""
    p = play.p.clone()
    p.put(power, NAVY, HOME, 1)
    trial = Play(play.engine, p)
    trial.apply(actions.MOVE + NAVY * PLACES + HOME)
    return p.turn[MOVES_LEFT] + 1


def check_action(case: Case, found: Findings) -> None:
    expected = case["expected"]
    action = MoveAction(case, found)
    play = action.play
    power = action.power
    gains = play.p.unrest_gains[power]
    found.same("limit", expected["limit"], action.limit)
    for attempt, wanted in zip(case["inputs"]["attempts"], expected["results"], strict=True):
        action.attempt(attempt, wanted)
    if play.kind == step_numbers.MOVES:
        play.apply(actions.DONE)
    found.same("moves_used", expected["moves_used"], action.used)
    found.same("gold_after", expected["gold_after"], play.p.gold[power])
    found.same("unrest_gains", expected["unrest_gains"], play.p.unrest_gains[power] - gains)
    found.all_same("units_after", expected["units_after"], action.at)
    _same_map(found, play.p, action)
    if found.same("turn goes on", step_numbers.TURN, play.kind):
        again = [n for n, at in action.at.items() if at is not None and move_action(action.type[n], at) in play.legal()]
        found.same_set("may_move_again_next_action", expected["may_move_again_next_action"], again)


def _same_map(found: Findings, p: Position, action: MoveAction) -> None:
    """The named units are where the engine has units of the power."""
    counts = [[0] * PLACES for _ in range(UNIT_KINDS)]
    for name, place in action.at.items():
        if place is not None:
            counts[UNIT[action.type[name]]][place_of(place)] += 1
    at = action.power * PLACES
    for unit in range(UNIT_KINDS):
        found.same("units on the map", counts[unit], p.pieces(unit)[at : at + PLACES])


KINDS = {
    "destinations": check_destinations,
    "build-move": check_build_move,
    "tnm-move": check_native_militia,
    "sea": check_sea,
    "action": check_action,
}


def check(case: Case, found: Findings) -> None:
    KINDS[case["kind"]](case, found)
