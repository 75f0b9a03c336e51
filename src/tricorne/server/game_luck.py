"""Luck over a whole game: the game is played again by its entries, and each outcome is compared with what chance could
have brought in its place. The engine says whose luck an outcome is."""

from __future__ import annotations

from tricorne.kernel.outcomes import value_of
from tricorne.kernel.record import ASIDE, PLAY, Entry
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import apply_act
from tricorne.server.wire import Luck


def luck_of(state: State, entries: list[Entry]) -> list[Luck]:
    """The luck of each seat, kind by kind; ``state`` is the game before its first chance, and is played on."""
    ids = state.game.seat_ids
    engine, position = state.engine, state.position
    found: dict[tuple[str, int], Luck] = {}
    for entry in entries:
        if entry.kind == PLAY:
            apply_act(engine, state.game.actions, position, entry.text)
        elif entry.kind == ASIDE:
            engine.aside(position, ids.index(entry.seat), entry.text)
        for outcome in entry.outcomes:
            value = value_of(state, outcome.text)
            told = engine.luck(position, value)
            if told is not None:
                what, seat, brought, expected = told
                sum_ = found.setdefault((what, seat), Luck(what, ids[seat], 0, 0.0, 0.0))
                sum_.times += 1
                sum_.brought += brought
                sum_.expected += expected
            engine.apply_outcome(position, value)
    return [found[key] for key in sorted(found)]
