"""What a finished game shows beyond the scores, by seat."""

from __future__ import annotations

from tricorne.games.imperial_struggle.military.squadrons import built
from tricorne.games.imperial_struggle.position import DEBT, TREATY, TURN
from tricorne.games.imperial_struggle.position import Table as ImperialTable
from tricorne.games.struggle_of_empires.endgame import final
from tricorne.games.struggle_of_empires.position import Table as EmpiresTable
from tricorne.kernel.state import State


def figures(state: State) -> dict[str, dict[str, int]]:
    """The figures of each seat at the end of a game; none for a game that has no more to tell."""
    p = state.position
    if isinstance(p, EmpiresTable):
        return _struggle_of_empires(state, p)
    if isinstance(p, ImperialTable):
        return _imperial_struggle(state, p)
    return {seat: {} for seat in state.seats}


def _struggle_of_empires(state: State, p: EmpiresTable) -> dict[str, dict[str, int]]:
    """Points of unrest, revolution (0 or 1), victory points before the unrest count, control markers."""
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


def _imperial_struggle(state: State, p: ImperialTable) -> dict[str, dict[str, int]]:
    """Flags and Squadrons, Debt, Treaty Points, Advantages, and how far along the turn track the game came."""
    found: dict[str, dict[str, int]] = {}
    for seat in state.seats:
        side = state.game.seat_ids.index(seat)
        found[seat] = {
            "flags": p.flag.count(side + 1),
            "squadrons": built(p, side),
            "debt": p.sides[DEBT + side],
            "treaty-points": p.sides[TREATY + side],
            "advantages": p.advantage_owner.count(side),
            "turn-track": p.clock[TURN] + 1,
        }
    return found
