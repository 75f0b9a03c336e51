"""turns: dispatches to the kinds of case about a power's turn."""

from __future__ import annotations

from collections.abc import Callable

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires import turns_open, turns_tiles, turns_timing

KINDS: dict[str, Callable[[Case, Findings], None]] = {
    "open": turns_open.check_open,
    "relief": turns_open.check_relief,
    "claim": turns_tiles.check_claim,
    "free-tiles": turns_tiles.check_free_tiles,
    "trade": turns_tiles.check_trade,
    "timing": turns_timing.check,
    "build": turns_tiles.check_build,
    "tile-use": turns_tiles.check_tile_use,
    "special:colonize": turns_tiles.check_settling,
    "special:commerce": turns_tiles.check_settling,
    "special:local-alliance": turns_tiles.check_alliance,
    "special:diplomatic-service": turns_tiles.check_alliance,
}


def check(case: Case, found: Findings) -> None:
    kind = case["kind"]
    KINDS[kind if kind in KINDS else kind.split(":")[0]](case, found)
