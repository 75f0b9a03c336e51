"""The theaters of wars as facts, read from lines of the log: the strength of both sides, what of it the war tiles gave,
and who won (7.3)."""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.imperial_struggle.board.constants import SIDE_IDS
from tricorne.kernel.message import Message, Thing

COUNTED: Final = "log-counted"


def battles(told: list[tuple[int, Message]]) -> list[dict[str, object]]:
    """Every theater that has been counted."""
    found: list[dict[str, object]] = []
    for number, line in told:
        if not line.key.rpartition("/")[2].startswith(COUNTED):
            continue
        sides: list[object] = []
        for side in SIDE_IDS:
            total = cast(int, line.args[side])
            tiles = cast(int, line.args[side + "_tiles"])
            sides.append({"side": side, "strength": total - tiles, "tiles": tiles, "total": total})
        winner = cast(Thing, line.args["side"]).id if "side" in line.args else None
        place = cast(Thing, line.args["theater"]).id
        found.append({"number": number, "kind": "theater", "place": place, "sides": sides, "winner": winner})
    return found
