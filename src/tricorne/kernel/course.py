"""A game told again from its record: how it was set up, and the entries that count. What was taken back is left out."""

from __future__ import annotations

from tricorne.kernel.record import Entry, standing
from tricorne.kernel.state import State


def opened(final: State) -> State:
    """The game of a state before its first chance."""
    if final.origin is not None:
        state = final.clone()
        state.position = final.origin.clone()
        return state
    header = final.header
    options, seed = header["options"], header["seed"]
    assert isinstance(options, dict)
    assert seed is None or isinstance(seed, (int, str))
    return final.game.opened(final.seats, str(header["preset"]), options, seed)


def counting(last: Entry) -> list[Entry]:
    """The entries that made the position, from the first on."""
    entries: list[Entry] = []
    at: Entry | None = standing(last)
    while at is not None:
        entries.append(at)
        at = None if at.before is None else standing(at.before)
    entries.reverse()
    return entries
