"""Undo: an entry of the record like any other, never an erasure.

Going back, undo follows the entries that still stand (what was taken back before is passed over) and stops by
itself at a barrier: an entry where chance was drawn or something became known. From the position right
after the last barrier, which a state keeps, the entries that remain are applied again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import ActionId
from tricorne.kernel.errors import IllegalAction
from tricorne.kernel.message import Message, say
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


def revealed(before: list[int], after: list[int], actor: int) -> bool:
    """Whether somebody other than the actor came to know a hidden fact. Both lists are those of
    ``Engine.secrets``: a fact, then the seats that know it as bits; what is no longer listed lies open."""
    if before is after or before == after:
        return False
    # Mostly few facts have changed: those before the first and behind the last of them are passed over.
    first = 0
    most = min(len(before), len(after))
    while first < most and before[first] == after[first] and before[first + 1] == after[first + 1]:
        first += 2
    ends, now_ends = len(before), len(after)
    while ends > first and now_ends > first:
        if before[ends - 1] != after[now_ends - 1] or before[ends - 2] != after[now_ends - 2]:
            break
        ends -= 2
        now_ends -= 2
    known: dict[int, int] = {}
    for at in range(first, ends, 2):
        known[before[at]] = before[at + 1]
    for at in range(first, now_ends, 2):
        if after[at + 1] & ~known.get(after[at], 0) & ~(1 << actor):
            return True
        known.pop(after[at], None)
    return len(known) > 0


def write_down(state: State, action: ActionId, more: list[int], text: str) -> None:
    """Apply an open action, and those that belong to the same act, without the chance that they may call for; write
    them down as one entry, which undo does not pass if it made something known."""
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
