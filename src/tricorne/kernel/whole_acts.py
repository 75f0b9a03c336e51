"""Whole acts: what people do in one go, though the table has it in parts.

A big choice is factored into small decisions, so that lists stay short for bots and learners: a bid is a raise, an
amount, a power for each side. A person says it in one breath: that is one act, one line of the record, one undo. The
engine names its parts (``Engine.parts``); each of them must be open when its turn comes. Whoever plays part by part, as
bots do, has the parts written as one line when the act is whole (``State.join``).
"""

from __future__ import annotations

from typing import Final

from tricorne.kernel.action import Action, ActionId, ActionTable
from tricorne.kernel.engine import DECISION, Engine, Refusal
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import PLAY, Entry

UNKNOWN: Final = -1


class Act:
    """What is played at once: the actions it consists of, usually one, and how the record writes it."""

    def __init__(self, parts: list[int], text: str) -> None:
        self.parts = parts
        self.text = text


def act_of(engine: Engine, actions: ActionTable, position: AnyPosition, action: ActionId | str | Action) -> Act:
    """An action of the table or a whole act; BadAction if it is neither. Whether it is open is another question."""
    if isinstance(action, str):
        known = actions.by_text.get(action, UNKNOWN)  # records write rows as they stand in the table
        text = action if known != UNKNOWN else " ".join(action.split()).lower()
        if engine.waits_for(position) == DECISION:
            parts = engine.parts(position, text)
            if parts:
                return Act(parts, text)
        if known != UNKNOWN:
            return Act([known], text)
    number = actions.number(action)
    return Act([number], actions[number].text)


def goes_on(engine: Engine, position: AnyPosition, seat: int) -> bool:
    """Whether a seat is in the midst of an act that it has begun. An answer to an offer can lead back into the act of
    whoever made it: that is not for the one who answered to go on with."""
    return engine.within_act(position) and engine.actor(position) == seat


def apply_act(engine: Engine, actions: ActionTable, position: AnyPosition, text: str) -> None:
    """Play what a line of the record says, without checking it again and without its chance."""
    for part in act_of(engine, actions, position, text).parts:
        engine.apply(position, part)


def refusal_of(engine: Engine, position: AnyPosition, parts: list[int]) -> Refusal | None:
    """Why one of the parts is not open when its turn comes; None if all are."""
    copy = position.clone()
    last = len(parts) - 1
    for at in range(len(parts)):
        refusal = engine.why_not(copy, parts[at])
        if refusal is not None:
            return refusal
        if at < last:
            engine.apply(copy, parts[at])
    return None


def words_of(engine: Engine, actions: ActionTable, text: str) -> Message:
    """An action of the table or a whole act in words."""
    said = engine.act_words(text)
    return actions[actions.number(text)].words if said is None else said


def joined(engine: Engine, last: Entry, since: Entry) -> Entry:
    """All entries after a given one as one entry, if they are the parts of a whole act; else the last of them."""
    texts: list[str] = []
    at = last
    while at is not since:
        if at.kind != PLAY or at.before is None or at.seat != last.seat or at.secret:
            return last
        if at is not last and (at.outcomes or at.barrier):
            return last
        texts.insert(0, at.text)
        at = at.before
    text = engine.whole(texts) if len(texts) > 1 else ""
    return Entry(since, PLAY, last.seat, text, False, last.outcomes, last.barrier) if text else last
