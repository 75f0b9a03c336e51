"""income, scoring, endgame: phases IV and V of a war and the unrest count."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.play import ANY_COUNTER
from tests.recorded.struggle_of_empires.table import (
    REGION,
    C,
    by_player,
    control_of,
    engine_of,
    gains_since,
    lay_out,
)
from tricorne.games.struggle_of_empires.board.constants import POWERS, REGIONS
from tricorne.games.struggle_of_empires.board.position import PHASE, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.step_numbers import UNREST_DRAW, WAR
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.war import endgame, income, scoring, war
from tricorne.kernel.position import first_of, kind_of


def next_phase(engine: Rules, p: Position, phase: int) -> list[int]:
    """Let the engine enter one phase and stop after it; the powers that drew unrest, in order."""
    p.clock[PHASE] = phase - 1
    p.then(WAR)
    engine.steps[WAR].run(p, p.stack[-1])
    drawn: list[int] = []
    while p.stack and kind_of(p.stack[-1]) == UNREST_DRAW:
        drawn.append(first_of(p.stack[-1]))
        engine.steps[UNREST_DRAW].apply_outcome(p, p.stack[-1], ANY_COUNTER)
    return drawn


# -- income ----------------------------------------------------------------------------------------


def check_income(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    p = lay_out(engine, case["position"])
    expected = case["expected"]
    before = p.clone()
    drawn = next_phase(engine, p, war.INCOME)
    found.same("order", expected["order"], [C.power_ids[power] for power in p.order])
    seen = [power for at, power in enumerate(drawn) if power not in drawn[:at]]
    found.same("order of draws", [power for power in p.order if power in seen], seen)
    taxations = gains_since(p, before.unrest_gains)
    for power in p.ruleset.players:
        control = before.control_markers(power)
        got: dict[str, Any] = {
            "income_control": control,
            "income_population": income.income_of(before, power) - control,
            "maintenance": income.maintenance_of(before, power),
            "taxations": taxations[power],
            "gold_after": p.gold[power],
            "population_after": p.population[power],
        }
        found.all_same("powers", expected["powers"][C.power_ids[power]], got)
        raised = taxations[power] * taxation.yield_of(before, power)
        sum_of_it = before.gold[power] + got["income_control"] + got["income_population"] + raised - got["maintenance"]
        found.same("gold adds up", p.gold[power], sum_of_it)


# -- scoring ---------------------------------------------------------------------------------------


def check_scoring(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    p = lay_out(engine, case["position"])
    expected = case["expected"]
    regions = [REGION[word] for word in case["inputs"]["regions"]]
    values = {C.region_ids[region]: _places(p, region) for region in regions}
    found.all_same("values", expected["values"], values)
    points = {C.region_ids[region]: _scorers(p, region) for region in regions}
    wanted = expected["vp_by_region"]
    for word in values:
        found.same("vp_by_region", wanted.get(word, {}), points[word])
    before = p.victory_points[:]
    elsewhere = [scoring.region_points(p, region) for region in range(REGIONS) if region not in regions]
    next_phase(engine, p, war.VICTORY_POINTS)
    total = {
        C.power_ids[power]: p.victory_points[power] - before[power] - sum(row[power] for row in elsewhere)
        for power in p.ruleset.players
    }
    found.all_same("total", expected["total"], total)
    found.same("control stays", control_of(lay_out(engine, case["position"])), control_of(p))


def _places(p: Position, region: int) -> list[int]:
    values = p.ruleset.values[region][:]
    while values and values[-1] == 0:
        values.pop()
    return values


def _scorers(p: Position, region: int) -> dict[str, int]:
    points = scoring.region_points(p, region)
    return {C.power_ids[power]: points[power] for power in range(POWERS) if points[power]}


# -- endgame ---------------------------------------------------------------------------------------


def check_endgame(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    p = lay_out(engine, case["position"])
    p.clock[WAR_NUMBER] = p.ruleset.wars
    expected = case["expected"]
    before = p.victory_points[:]
    result = endgame.final(p)
    next_phase(engine, p, war.END_OF_WAR)
    found.same("over", [], p.stack)
    revolution = [C.power_ids[power] for power in p.ruleset.players if result.revolution[power]]
    found.same_set("revolution", expected["revolution"], revolution)
    found.all_same("penalty", expected["penalty"], by_player(p, result.penalty))
    found.all_same("final_vp", expected["final_vp"], by_player(p, p.victory_points))
    found.same_set("winners", expected["winners"], [C.power_ids[power] for power in result.winners])
    found.all_same("places", expected["places"], by_player(p, result.place))
    found.same("points before", before, result.before)
    _compare_face(engine, p, expected, found)


def _compare_face(engine: Rules, p: Position, expected: dict[str, Any], found: Findings) -> None:
    """The public face tells the same story."""
    found.all_same("scores", expected["final_vp"], engine.scores(p))
    places: dict[str, int] = {}
    place = 1
    for group in engine.ranking(p):
        for power in group:
            places[power] = place
        place += len(group)
    found.all_same("ranking", expected["places"], places)
