"""Action Points of a round, recorded and ours, in one shape."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import restriction
from tricorne.games.imperial_struggle.board.constants import TYPE_IDS, TYPES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import ATTACHED, MAJOR, MINOR, MINOR_TYPE, POOL_SIZE
from tricorne.kernel.word_rows import as_list


def three(points: Any) -> list[int]:
    """Points by type, from a list or an object."""
    return [points[type] for type in TYPE_IDS] if isinstance(points, dict) else list(points)


def recorded(points: dict[str, Any]) -> dict[str, Any]:
    pools = [
        (pool["type"], restriction(pool["rule"]), pool["amount"], pool["only_augments"])
        for pool in points["contingent"]
        if pool["amount"]
    ]
    return {"major": three(points["major"]), "minor": three(points["minor"]), "pools": merged(pools)}


def merged(pools: list[tuple[str, str, int, bool]]) -> list[tuple[str, str, bool, int]]:
    """Pools of the same kind are one."""
    sums: dict[tuple[str, str, bool], int] = {}
    for type, only, amount, attached in pools:
        sums[type, only, attached] = sums.get((type, only, attached), 0) + amount
    return sorted((*kind, amount) for kind, amount in sums.items())


def ours(table: Position) -> dict[str, Any]:
    pools = []
    for at in range(0, len(table.pools), POOL_SIZE):
        if table.pools[at + 2]:
            rule = table.pools[at + 1]
            # The recorded name of the restriction is the same whether one Market or several are meant.
            id = names.BOARD.restriction_ids[rule % ATTACHED].replace("unflag-one-market", "unflag-markets")
            pools.append((TYPE_IDS[table.pools[at]], id, table.pools[at + 2], rule >= ATTACHED))
    minor = [table.round[MINOR] if table.round[MINOR_TYPE] == type else 0 for type in range(TYPES)]
    return {"major": as_list(table.round)[MAJOR : MAJOR + TYPES], "minor": minor, "pools": merged(pools)}
