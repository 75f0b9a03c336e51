"""Playing an entry of the record again, step by step, so that the log can tell each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast

from tricorne.kernel.action import ActionId
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.machine.step import CHANCE, DECISION, P
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition, kind_of
from tricorne.kernel.record import PLAY, UNREAD, Entry, Outcome, standing
from tricorne.kernel.subclassing import mypyc_attr
from tricorne.kernel.whole_acts import act_of, words_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Generic[P]):
    """Gathers what one entry tells one seat. It is told of every step of the entry, in order; a game writes what
    each tells. Positions are only looked at; ``frame`` is the step's frame as it lay on the stack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def chosen(self, p: P, frame: int, action: ActionId) -> None:
        """A seat has chosen this action, which is about to be played."""

    def played(self, earlier: P, p: P, frame: int) -> None:
        """It has been played."""

    def applied(self, earlier: P, p: P, frame: int, value: int) -> None:
        """An outcome has been applied."""

    def passed(self, earlier: P, p: P, frame: int) -> None:
        """The sequence of play has gone on."""


def retell(machine: Machine[P], p: P, entry: Entry, tellers: Sequence[Teller[P]], before: P | None) -> None:
    """Play an entry on, from the position before it, until somebody is asked or nothing more is drawn; all tellers are
    told of the same steps. ``before``: the position once more, where it is at hand, to be looked at alone."""
    at_hand = before
    if entry.kind == PLAY:
        for action in act_of(machine, machine.actions, p, entry.text).parts:
            frame = p.stack[-1]
            for teller in tellers:
                teller.chosen(p, frame, action)
            earlier = cast(P, p.clone()) if at_hand is None else at_hand
            at_hand = None
            machine.steps[kind_of(frame)].play(p, frame, action)
            for teller in tellers:
                teller.played(earlier, p, frame)
    drawn = 0
    while p.stack:
        frame = p.stack[-1]
        step = machine.steps[kind_of(frame)]
        if step.role == DECISION or (step.role == CHANCE and drawn == len(entry.outcomes)):
            return
        earlier = cast(P, p.clone()) if at_hand is None else at_hand
        at_hand = None
        if step.role == CHANCE:
            value = _value(machine, p, entry.outcomes[drawn])
            step.apply_outcome(p, frame, value)
            for teller in tellers:
                teller.applied(earlier, p, frame, value)
            drawn += 1
        else:
            step.run(p, frame)
            for teller in tellers:
                teller.passed(earlier, p, frame)


def taken_back(machine: Machine[P], undo: Entry) -> tuple[str, Message, int] | None:
    """The action that the game stands before again after an undo: whose it was, its words, and how many more were taken
    back with it. None where it is not for everybody to read, or not known any more."""
    if undo.before is None or undo.target is None:
        return None
    back_to = standing(undo.target).number
    at = standing(undo.before)
    acts: list[Entry] = []
    while at.number > back_to and at.before is not None:
        if at.kind == PLAY:
            acts.append(at)
        at = standing(at.before)
    if not acts or acts[-1].secret:
        return None
    return acts[-1].seat, words_of(machine, machine.actions, acts[-1].text), len(acts) - 1


def _value(machine: Machine[P], position: AnyPosition, outcome: Outcome) -> int:
    """What an outcome stands for; anything that can come where its text has been blanked out: no sentence depends on
    it."""
    if outcome.value != UNREAD:
        return outcome.value
    text = outcome.text
    found = machine.outcomes(position)
    for at in range(0, len(found), 2):
        if machine.outcome_text(position, found[at]) == text:
            return found[at]
    return found[0]
