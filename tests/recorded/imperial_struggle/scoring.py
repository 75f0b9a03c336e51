"""scoring and final_scoring: the end of a Peace turn, from the last round to the score after it."""

from __future__ import annotations

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import ENGINE, both, load, written
from tests.recorded.imperial_struggle.facts import compare_standing
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tests.recorded.imperial_struggle.scores import change, compare_final, compare_scoring, totals
from tricorne.games.imperial_struggle.board.constants import SIDES
from tricorne.games.imperial_struggle.board.control import set_marker
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import STAGE, TREATY, VP, WINNER
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.peace.turn import POWERS, cut_treaty_points
from tricorne.games.imperial_struggle.scoring import final, victory


def check_scoring(case: Case, found: Findings) -> None:
    """The cut of Treaty Points, the remaining powers, then every step of the Scoring Phase."""
    table = load(written(case["board_at_end_of_action_phase"]) | {"at": {"phase": "treaty-points"}})
    cut_treaty_points(table)
    kept = both([table.sides[TREATY + side] for side in range(SIDES)])
    found.same("treaty points kept", case["treaty_points_after_reduction"], kept)
    table.clock[STAGE] = POWERS
    unmarked = table.clone()
    for space in table.ruleset.board.target("scotland"):
        set_marker(unmarked, space, 0)
    for each in (table, unmarked):
        ENGINE.steps[each.stack[-1] & 255].run(each, each.stack[-1])
    before = load(written(case["board_before_scoring"]) | {"at": {"phase": "scoring"}})
    found.same_or_alt("before scoring", totals(before), totals(table), totals(unmarked), "R50 John Law counts markers")
    compare_counts(before, case["counts"], found)
    after = compare_scoring(before, case["result"], found, "scoring")
    recorded = load(written(case["board_after_scoring"]) | {"at": {"phase": "scoring"}})
    steps = case["result"]["steps"]
    last = {key: steps[-1][key] for key in totals(after)}
    found.same("after scoring", totals(recorded), last)
    found.same("delta", flat(case["result"]["delta"]), change(totals(before), totals(recorded)))


def flat(delta: dict[str, object]) -> dict[str, object]:
    changed: dict[str, object] = {"vp": delta["vp"]}
    for key in ("treaty_points", "debt"):
        sides = delta[key]
        assert isinstance(sides, dict)
        for side in SIDE_NAMES:
            changed[f"{side} {key}"] = sides[side]
    return changed


def compare_counts(table: Position, counts: dict[str, dict[str, dict[str, object]]], found: Findings) -> None:
    """Regions, Prestige and commodities as they are counted."""
    for name, expected in counts["regions"].items():
        compare_standing(f"region {name}", expected, queries.award_standing(table, names.region(name)), found)
    prestige = queries.award_standing(table, "europe")["prestige"]
    assert isinstance(prestige, dict)
    compare_standing("prestige", counts["prestige"], prestige, found)
    for reward in queries.demand_standing(table):
        name = names.english("commodity", str(reward["commodity"]))
        got = {**reward, "winner": reward["leader"]}
        compare_standing(f"commodity {name}", counts["commodities"][name], got, found)


def check_final_scoring(case: Case, found: Findings) -> None:
    """Final Scoring item by item, and who wins."""
    table = load(written(case["board_before"]) | {"at": {"phase": "scoring"}})
    compare_counts(table, case["counts"], found)
    found.same("vp before", case["vp_before"], table.clock[VP])
    compare_final(table, case, found)
    available = both([table.available_debt(side) for side in range(SIDES)])
    found.same("available debt", case["available_debt"], available)
    preview = queries.final_score_preview(table)
    final.score(table)
    victory.decide(table)
    found.same("final vp", case["vp_after"], table.clock[VP])
    found.same("winner", case["result"]["winner"], SIDE_NAMES[table.clock[WINNER]])
    found.same(
        "preview", (case["vp_after"], names.side(case["result"]["winner"])), (preview["vp_after"], preview["winner"])
    )
