"""Actions are applied and written down: an entry of the record, and whether undo stops after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.kernel.record import PLAY, Entry, Outcome
from tricorne.kernel.undo import revealed

if TYPE_CHECKING:
    from tricorne.kernel.state import State

NO_MORE: Final[list[int]] = []
NO_OUTCOMES: Final[list[Outcome]] = []
"""What entries share that have none: an entry that gets some is made anew."""


def write_down(state: State, action: int, more: list[int], text: str) -> None:
    """Apply an open action, and those that belong to the same act, without the chance that they may call for; write
    them down as one entry."""
    engine = state.engine
    position = state.position
    actor = engine.actor(position)
    secret = engine.decision_secret(position)
    known = engine.secrets(position)
    engine.apply(position, action)
    for part in more:
        engine.apply(position, part)
    now = engine.secrets(position)
    barrier = now is not known and revealed(known, now, actor)
    state.last = Entry(state.last, PLAY, state.game.seat_ids[actor], text, secret, NO_OUTCOMES, barrier)
    if barrier:
        state.at_barrier = position.clone()
