"""Whose turn an entry ends and whose it begins, written down with the entry. Whatever process writes entries does it,
also one that only thinks; the courier of a process that serves people tells it."""

from __future__ import annotations

import time

from tricorne.kernel.record import UNDO
from tricorne.kernel.state import State
from tricorne.server.accounts.rules import AWAY_S
from tricorne.server.game_table import GameTable
from tricorne.server.notices import keeping
from tricorne.server.store import Write


class Turning:
    """Writes turns down, to be told after ``away_s``."""

    def __init__(self, away_s: float = AWAY_S) -> None:
        self.away_s = away_s

    def turned(self, table: GameTable, after: State) -> list[Write]:
        """What is written down with an entry: whose turn has ended, and whose has begun."""
        if after.over:
            return [keeping.others_ended(table.id, "")]
        before, now = _asked(table, table.actor), _asked(table, after.actor or "")
        if before == now and table.number >= 0:
            return []
        writes: list[Write] = []
        if after.last.kind != UNDO:
            writes.append(keeping.others_ended(table.id, now))
        if now:
            writes.append(keeping.begins(table.id, now, "turn", after.last.number, time.time() + self.away_s))
        return writes


def _asked(table: GameTable, actor: str) -> str:
    """The person who is asked, and answers himself; empty for a bot or nobody."""
    seat = table.seat(actor) if actor else None
    return "" if seat is None or seat.played_by() else seat.guest
