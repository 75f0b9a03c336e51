"""The readings that recorded cases follow, and which recorded positions are none of the game."""

from __future__ import annotations

from tests.recorded.findings import Case
from tricorne.games.struggle_of_empires.versions import AS_IN_VERSION_1
from tricorne.kernel.options import Value

PLAYED_WITH: dict[str, Value] = AS_IN_VERSION_1
"""Cases were recorded under these readings, which are option values now. A case that names an option itself is played
with its own value, and one that says ``"readings": "preset"`` with those of its preset."""


def options_of(case: Case) -> dict[str, Value]:
    """The options that a case is played with."""
    options: dict[str, Value] = case["options"]
    return options if case.get("readings") == "preset" else {**PLAYED_WITH, **options}


def why_not_legal(case: Case) -> str:
    """Why the position of a case cannot lie on any table; empty if nothing is known against it."""
    position = case.get("position") or {}
    blockade = position.get("blockade")
    if blockade is None:
        return ""
    owner = position.get("units", {}).get(blockade["owner"], {})
    if owner.get(blockade["region"], {}).get("navy", 0) > 0:
        return ""
    return "a Blockade lies where its owner has no navy (TILE-BLOCKADE-4, R-TILE-17)"
