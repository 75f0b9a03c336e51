"""Undo: an entry of the record like any other, never an erasure.

Going back, undo follows the entries that still stand (what was taken back before is passed over) and stops by
itself at a barrier: an entry where chance was drawn or something became known. From the position right
after the last barrier, which a state keeps, the entries that remain are applied again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import CHANCE
from tricorne.kernel.errors import BadAction, IllegalAction
from tricorne.kernel.message import Message, Text, say
from tricorne.kernel.outcomes import due_outcomes
from tricorne.kernel.record import ASIDE, NO_OUTCOMES, PLAY, START, UNDO, Entry, standing
from tricorne.kernel.whole_acts import apply_act

if TYPE_CHECKING:
    from tricorne.kernel.state import State

NO_MORE: Final[list[int]] = []
"""No further action belongs to the act."""


class UndoLimit:
    """How far back undo can go."""

    def __init__(self, entry: Entry, actions: int, reason: Message) -> None:
        self.entry = entry
        self.number = entry.number
        """The entry after which the game would stand again."""
        self.actions = actions
        """How many actions can be taken back; 0 when there is nothing to undo."""
        self.reason = reason
        """Why it stops there."""

    def __repr__(self) -> str:
        return f"<UndoLimit {self.number}: {self.reason}>"


def write_down(state: State, action: ActionId, more: list[int], text: str, draws: bool = False) -> None:
    """Apply an open action, and those that belong to the same act; write them down as one entry, which undo does not
    pass if it made something known. ``draws``: the chance that is due after it comes from the position's own streams
    and is written down with it; otherwise it is left to come."""
    engine = state.engine
    position = state.position
    actor = engine.actor(position)
    secret = engine.decision_secret(position)
    before = engine.sight_of(position)
    engine.apply(position, action)
    for part in more:
        engine.apply(position, part)
    outcomes = NO_OUTCOMES
    if draws and engine.waits_for(position) == CHANCE:
        outcomes = due_outcomes(state)
        barrier = True
    else:
        barrier = engine.revealed_since(position, before, actor)
    state.last = Entry(state.last, PLAY, state.game.seat_ids[actor], text, secret, outcomes, barrier)
    if barrier:
        state.at_barrier = position.clone()


def write_aside(state: State, seat: str, text: str) -> Message:
    """An allowed act outside the turns, written down, without the chance that it may call for."""
    number = state.seat_number(seat)
    text = " ".join(text.split())
    for letter in text:
        code = ord(letter)
        if code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000:
            raise BadAction(say("bad-letter", letter=Text(repr(letter))))
    refusal = state.engine.why_not_aside(state.position, number, text)
    if refusal is not None:
        raise IllegalAction(refusal.reason, tuple(refusal.rules))
    before = state.position.clone()
    words = state.engine.aside(state.position, number, text)
    state.engine.run_passages(state.position)
    # Mere words change nothing on the table and hold nobody's undo up; gold and bargains do.
    barrier = before.fields() != state.position.fields()
    state.last = Entry(state.last, ASIDE, seat, text, False, NO_OUTCOMES, barrier)
    if barrier:
        state.at_barrier = state.position.clone()
    return words


def _before(entry: Entry) -> Entry:
    """The entry before an entry, of those that were not taken back."""
    assert entry.before is not None
    return standing(entry.before)


def barrier_words(entry: Entry) -> Message:
    """Why undo stops at a barrier."""
    if entry.kind == START:
        return say("undo-began")
    if entry.outcomes:
        return say("undo-chance", number=entry.number)
    if entry.kind == ASIDE:
        return say("undo-gold", number=entry.number)
    return say("undo-revealed", number=entry.number)


def last_seat(last: Entry) -> str:
    """The seat of the last action that still stands after the last barrier, or empty."""
    at = standing(last)
    while not at.barrier and at.kind != PLAY:
        at = _before(at)
    return at.seat if at.kind == PLAY else ""


def undo_limit(state: State, seat: str | None, shared: bool) -> UndoLimit:
    """Walk back over what still stands until undo must stop."""
    asking = last_seat(state.last) if seat is None else seat
    at = standing(state.last)
    actions = 0
    while not at.barrier:
        if at.kind == PLAY:
            if at.seat != asking and not shared:
                return UndoLimit(at, actions, say("undo-acted", seat=state.game.seat_thing(at.seat), number=at.number))
            if at.seat != asking and at.secret:
                return UndoLimit(at, actions, say("undo-secret", seat=state.game.seat_thing(at.seat), number=at.number))
            actions += 1
        at = _before(at)
    return UndoLimit(at, actions, barrier_words(at))


def undo_target(state: State, to: int | None, seat: str | None, shared: bool) -> Entry:
    """The entry to go back to; IllegalAction with the reason if that is too far, or nothing."""
    limit = undo_limit(state, seat, shared)
    if limit.actions == 0:
        raise IllegalAction(say("why-undo-nothing", reason=limit.reason))
    at = standing(state.last)
    if to is None:
        while at.kind != PLAY:
            at = _before(at)
        return _before(at)
    if to < limit.number:
        raise IllegalAction(say("why-undo-most", number=limit.number, reason=limit.reason))
    found = entry_standing(state.last, to)
    played = False
    while at.number != found.number:
        played = played or at.kind == PLAY
        at = _before(at)
    if not played:
        raise IllegalAction(say("why-undo-no-action", number=to, number2=limit.number))
    return found


def entry_standing(last: Entry, number: int) -> Entry:
    """The entry of that number, if it still stands and no barrier lies after it; IllegalAction otherwise."""
    if number < 0 or number > last.number:
        raise IllegalAction(say("why-no-entry", number=number, number2=last.number))
    at = standing(last)
    while at.number > number:
        if at.barrier:
            raise IllegalAction(say("why-undo-most", number=at.number, reason=barrier_words(at)))
        at = _before(at)
    if at.number < number:
        raise IllegalAction(say("why-undo-gone", number=number, number2=at.number))
    return at


def take_back(state: State, target: Entry) -> None:
    """Rebuild the position after an entry from the last barrier, and write the undo down."""
    path: list[Entry] = []
    at = target
    while not at.barrier:
        path.append(at)
        at = _before(at)
    position = state.at_barrier.clone()
    for entry in reversed(path):
        if entry.kind == PLAY:
            apply_act(state.engine, state.game.actions, position, entry.text)
    state.position = position
    state.last = Entry(state.last, UNDO, "", str(target.number), False, NO_OUTCOMES, False, target)
