"""Debt, counted while games are played: ``python -m bench.equals GAME --tally bench.debts ...``."""

from __future__ import annotations

from typing import Any

from bench.equals import Tally

from tricorne.games.imperial_struggle.board.registers import DEBT, LIMIT, ROUND_NUMBER, TURN
from tricorne.kernel.action import ActionId
from tricorne.kernel.state import State


class Counted(Tally):
    """Debt and limit of both sides after every Action Round of one game."""

    def __init__(self) -> None:
        self.found: list[list[int]] = []
        """Turn, rounds of both sides together that are over in it, Debt of France and Britain, their limits."""
        self.now = (-1, -1)
        self.acting = False
        """Whether the rounds of this turn have begun; between them the count stands still."""

    def watch(self, state: State, action: ActionId) -> None:
        """Before an action is played."""
        p: Any = state.position
        now = (p.clock[TURN], p.clock[ROUND_NUMBER])
        if now == self.now:
            return
        if self.acting:
            owed = [p.sides[field + side] for field in (DEBT, LIMIT) for side in (0, 1)]
            self.found.append([self.now[0], self.now[1] + 1, *owed])
        self.acting = now[1] == 0 or (self.acting and now[0] == self.now[0])
        self.now = now

    def kept(self) -> dict[str, Any]:
        return {"debts": self.found}


def told(games: list[dict[str, Any]]) -> list[str]:
    """How much of its limit each side has used after rounds of each turn."""
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for game in games:
        for turn, number, french, british, limit, other in game["debts"]:
            found.setdefault((turn, number), []).append((french / max(1, limit), british / max(1, other)))
    lines: list[str] = []
    for key in sorted(found):
        rows = found[key]
        means = [100 * sum(row[side] for row in rows) / len(rows) for side in (0, 1)]
        full = [100 * sum(row[side] >= 1 for row in rows) / len(rows) for side in (0, 1)]
        lines.append(
            f"turn {key[0] + 1}, after round {key[1]}: Debt {means[0]:.0f}% and {means[1]:.0f}% of the limit, "
            f"at the limit {full[0]:.0f}% and {full[1]:.0f}% of {len(rows)}"
        )
    return lines
