"""What a game has told so far, read again from its record: the log as a seat may read it, and the battles in it."""

from __future__ import annotations

from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Message
from tricorne.kernel.record import ASIDE, START, UNDO
from tricorne.kernel.replay import opened_by, play_on
from tricorne.kernel.state import State


def told_so_far(state: State, seat: str | None) -> list[tuple[int, Message]]:
    """Every line of the log with the number of its entry. What was taken back is left out, and what was only said."""
    record = state.record
    eyes = SPECTATOR if seat is None else state.seat_number(seat)
    again = opened_by(state.game, record)
    found: list[tuple[int, Message]] = []
    for line in record.lines:
        before = again.position.clone()
        play_on(again, [line], [])
        if line.kind == UNDO:
            back_to = int(line.text)
            found = [told for told in found if told[0] <= back_to]
        elif line.kind not in (ASIDE, START):
            for message in again.engine.narrate(before, again.position, again.last, eyes):
                found.append((line.number, message))
    return found


def battles_so_far(state: State, seat: str | None) -> list[dict[str, object]]:
    """Every battle that the record tells a seat of, oldest first."""
    return state.engine.battles(told_so_far(state, seat))
