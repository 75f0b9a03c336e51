"""Where the points of a game come from, and what its players take, for counts over many games."""

from __future__ import annotations

from tricorne.games.imperial_struggle.position import TURN
from tricorne.games.imperial_struggle.position import Table as ImperialTable
from tricorne.games.imperial_struggle.words import NONE
from tricorne.kernel.position import Position
from tricorne.kernel.state import State

TAKES: dict[str, tuple[str, ...]] = {
    "struggle-of-empires": ("claim",),
    "imperial-struggle": ("choose", "swap"),
}
"""The actions that take something to keep: tiles, ministries."""


def sources_of(state: State, before: Position) -> dict[str, dict[str, int]]:
    """Where the points since ``before`` came from: source, seat, points won or lost."""
    if isinstance(before, ImperialTable) and isinstance(state.position, ImperialTable):
        return _imperial_struggle(state, before, state.position)
    return state.engine.points(before, state.position)


def _imperial_struggle(state: State, before: ImperialTable, after: ImperialTable) -> dict[str, dict[str, int]]:
    """Each war, the count at the end of the Peace turns, the last one with Final Scoring, and deeds on the way."""
    earlier = state.engine.scores(before)
    now = state.engine.scores(after)
    won = {seat: now[seat] - earlier[seat] for seat in now if now[seat] != earlier[seat]}
    if not won:
        return {}
    components = after.charter.components
    turn = before.clock[TURN]
    if components.turn_war[turn] != NONE:
        return {f"war-{components.turn_ids[turn]}": won}
    if state.over:
        return {"last-scoring": won}
    return {"deeds" if after.clock[TURN] == turn else "scoring": won}


def taken_by(game: str, text: str) -> str:
    """What an action takes to keep; empty for any other action.

    >>> taken_by("struggle-of-empires", "claim army-training")
    'army-training'
    """
    verb, _, thing = text.partition(" ")
    return thing if verb in TAKES.get(game, ()) else ""
