"""What a finished game shows beyond the scores, by seat."""

from __future__ import annotations

from typing import cast

from tricorne.games.struggle_of_empires.endgame import final
from tricorne.games.struggle_of_empires.position import Table
from tricorne.kernel.state import State


def figures(state: State) -> dict[str, dict[str, int]]:
    """The figures of each seat at the end of a game; none for a game that has no more to tell."""
    if isinstance(state.position, Table):
        return _struggle_of_empires(state)
    return {seat: {} for seat in state.seats}


def _struggle_of_empires(state: State) -> dict[str, dict[str, int]]:
    """Points of unrest, revolution (0 or 1), victory points before the unrest count, control markers."""
    p = cast(Table, state.position)
    count = final(p)
    found: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        power = state.game.seat_ids.index(seat)
        found[seat] = {
            "unrest": p.unrest[power],
            "revolution": int(count.revolution[power]),
            "points-before-unrest": count.before[power],
            "control": p.control_markers(power),
        }
    return found
