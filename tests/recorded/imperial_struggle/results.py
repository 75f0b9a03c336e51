"""results: how a game ended."""

from __future__ import annotations

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import load
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.registers import DEBT, LIMIT, WINNER
from tricorne.games.imperial_struggle.scoring import victory


def check_result(case: Case, found: Findings) -> None:
    """The winner by the total, by Available Debt, or by the rule for a tie; a sweep is told by its message."""
    result = case.get("result", case)
    turn = names.TURNS[str(result["turn"])]
    table = load({"turn": turn, "vp": result["vp"], "war_tiles": {}})
    for side, name in enumerate(SIDE_NAMES):
        available = result.get("available_debt", {}).get(name, 0)
        table.sides[DEBT + side] = 0
        table.sides[LIMIT + side] = available
    sweeper = names.side_number(result["winner"]) if "all" in result["message"].split() else NONE
    if not victory.check(table, sweeper, victory.PEACE_SWEEP):
        victory.decide(table)
    found.same("winner", result["winner"], SIDE_NAMES[table.clock[WINNER]])
