"""Chance comes into a position: from its own streams, from a script, from the keyed source of a live table, or from
the lines of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import Action, ActionId
from tricorne.kernel.engine import CHANCE
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.keyed import KeyedChance
from tricorne.kernel.message import Message, Text, say
from tricorne.kernel.record import Entry, Outcome

if TYPE_CHECKING:
    from tricorne.kernel.state import State

MOST_SHOWN: Final = 12
"""Possible outcomes that a message lists."""


def resolve_chance(state: State) -> None:
    """Apply every outcome that is due, from the script or the position's own streams, and write it down."""
    _write_down(state, due_outcomes(state))


def due_outcomes(state: State) -> list[Outcome]:
    """Apply every outcome that is due, from the script or the position's own streams; what they were."""
    applied: list[Outcome] = []
    while state.engine.waits_for(state.position) == CHANCE:
        if state.script is None:
            value = state.engine.draw(state.position)
        elif state.script:
            value = value_of(state, state.script[0])
            del state.script[0]
        else:
            break
        applied.append(_apply(state, value))
    return applied


def draw_keyed(state: State, source: KeyedChance) -> None:
    """Apply every outcome that a game with chance from outside waits for, from its keyed source, and write it down."""
    applied: list[Outcome] = []
    if state.engine.waits_for(state.position) == CHANCE:
        number = state.last.drawn
        while state.engine.waits_for(state.position) == CHANCE:
            number += 1
            applied.append(_apply(state, keyed_value(state, source, number)))
    _write_down(state, applied)


def keyed_value(state: State, source: KeyedChance, number: int) -> int:
    """What the keyed source brings as outcome ``number`` of the record, for the chance that is due."""
    found = state.engine.outcomes(state.position)
    texts = [state.engine.outcome_text(state.position, found[at]) for at in range(0, len(found), 2)]
    return found[2 * source.pick(number, texts, [found[at] for at in range(1, len(found), 2)])]


def apply_written(
    state: State, outcomes: list[str], strays: list[Message], source: KeyedChance | None, number: int
) -> None:
    """Apply the outcomes of a line of a record; the lines before it have ``number`` of them. The streams move on as if
    the outcomes came from them. Where they, or a keyed source, would have brought another one, the strays say so."""
    applied: list[Outcome] = []
    while state.engine.waits_for(state.position) == CHANCE:
        if len(applied) == len(outcomes):
            if state.script is not None:
                break
            raise BadRecord(say("bad-outcome-missing", possible=Text(possible(state))))
        text = outcomes[len(applied)]
        value = value_of(state, text)
        if state.script is None:
            own = state.engine.draw(state.position)
            if own != value:
                given = state.engine.outcome_text(state.position, own)
                strays.append(say("stray-seed", text=Text(text), given=Text(given)))
        elif source is not None:
            outcome = number + len(applied) + 1
            keyed = keyed_value(state, source, outcome)
            if keyed != value:
                given = state.engine.outcome_text(state.position, keyed)
                strays.append(say("stray-letters", text=Text(text), number=outcome, given=Text(given)))
        applied.append(_apply(state, value))
    if len(applied) < len(outcomes):
        raise BadRecord(say("bad-outcome-more", text=Text(outcomes[len(applied)])))
    _write_down(state, applied)


def _apply(state: State, value: int) -> Outcome:
    engine = state.engine
    outcome = Outcome(engine.outcome_text(state.position, value), engine.outcome_secret(state.position), value)
    engine.apply_outcome(state.position, value)
    return outcome


def _write_down(state: State, applied: list[Outcome]) -> None:
    """Outcomes belong to the last entry and make it a barrier."""
    e = state.last
    if applied:
        outcomes = e.outcomes + applied if e.outcomes else applied
        state.last = Entry(e.before, e.kind, e.seat, e.text, e.secret, outcomes, True, e.target)
        state.at_barrier = state.position.clone()


def value_of(state: State, given: int | str) -> int:
    """The outcome that a number or text stands for; BadRecord if chance cannot bring it here."""
    found = state.engine.outcomes(state.position)
    for at in range(0, len(found), 2):
        if str(given) == state.engine.outcome_text(state.position, found[at]):
            return found[at]
    raise BadRecord(say("bad-outcome", text=Text(repr(given)), possible=Text(possible(state))))


def possible(state: State) -> str:
    """What can come now, in words."""
    texts = [outcome[0] for outcome in state.outcomes()]
    return ", ".join(texts[:MOST_SHOWN]) + (" ..." if len(texts) > MOST_SHOWN else "")


def odds_of(state: State, action: ActionId | str | Action, seat: str | None) -> dict[str, object] | None:
    """What an action would bring, from a sample of what a seat knows (the actor unless given): the odds cannot tell
    more than its view."""
    asked = state.actor if seat is None else seat
    if asked is None or state.engine.waits_for(state.position) == CHANCE:
        return None
    rows = state.game.actions
    text = " ".join(action.split()).lower() if isinstance(action, str) else rows[rows.number(action)].text
    known = state.sample(asked)
    return known.engine.odds(known.position, known.seat_number(asked), text)
