"""What a finished game shows beyond the scores, by seat."""

from __future__ import annotations

from tricorne.kernel.state import State


def results_of(state: State) -> dict[str, dict[str, int]]:
    """The figures of each seat at the end of a game, in the order of the seats round the table."""
    found = state.engine.results(state.position)
    return {seat: found[seat] for seat in state.seats}
