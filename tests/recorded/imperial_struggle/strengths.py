"""The strength of a theater, its winner and its spoils row, held against recorded ones."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board.constants import NONE, SIDE_IDS

SPACE_KEYS = ["alliance", "squadron", "fort"]


def compare_strength(ours: dict[str, Any], recorded: dict[str, Any], found: Findings, kind: str = "strength") -> None:
    """Both sides part by part, then winner, margin and row."""
    for name, id in zip(SIDE_NAMES, SIDE_IDS, strict=True):
        side = ours[id]
        expected = recorded[name]
        items = side["items"]
        spaces = [names.display(item["id"]) for item in items if item["key"] in SPACE_KEYS]
        markers = [names.display(item["id"]) for item in items if item["key"] == "conflict"]
        found.same_set(f"{kind} spaces", expected["spaces"], spaces)
        found.same_set(f"{kind} opposing conflicts", expected["opposing_conflicts"], markers)
        found.same(f"{kind} keyword", expected["keyword"], _sum(items, "keyword"))
        found.same(f"{kind} basic tiles", expected["basic_tiles"], _sum(items, "basic-tile"))
        # The Atlantic Dominance marker is recorded as a tile.
        bonus = _sum(items, "bonus-tile") + _sum(items, "atlantic-dominance")
        found.same(f"{kind} bonus tiles", expected["bonus_tiles"], bonus)
        found.same(f"{kind} byng", expected["byng"], _sum(items, "byng"))
        found.same(f"{kind} total", expected["total"], side["total"])
    winner = None if recorded["winner"] is None else names.side(recorded["winner"])
    found.same(f"{kind} winner", winner, ours["winner"])
    found.same(f"{kind} margin", recorded["margin"], ours["margin"])
    if winner is not None:
        spoils = ours["spoils"]
        row = NONE if spoils is None else row_within_side(ours["theater"], spoils["row"], winner)
        found.same(f"{kind} row", recorded["spoils_row"], row)


def row_within_side(theater: str, row: int, winner: str) -> int:
    """Recorded rows are counted for the winning side alone, from 0."""
    table = next(t for t in names.PIECES.wars.theaters if t.id == theater)
    side = SIDE_IDS.index(winner)
    rows = [at for at in range(len(table.spoils)) if table.spoils[at].side in (NONE, side)]
    return rows.index(row)


def _sum(items: list[dict[str, Any]], key: str) -> int:
    return sum(item["amount"] for item in items if item["key"] == key)
