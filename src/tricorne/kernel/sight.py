"""Who may know what: the leak check (law 5), the same for every game.

``leaks`` draws what a seat is not shown anew, in many ways, and compares everything the seat is ever shown:
its view, the prompt, what is open to it and why the rest is refused, scores, its record. ``log_leaks`` plays
the same entry on from such positions: nothing that follows, and no line of the log, may tell them apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, DECISION, EVERYBODY, SPECTATOR
from tricorne.kernel.message import Message
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import PLAY, Entry, Outcome
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import Act, act_of

Seat = str | None
"""A seat's id; None for a spectator."""
Surface = Callable[[State, Seat], object]
"""Something that a seat gets to see of a state, ready for JSON."""

ATTEMPTS = 20
"""How often unseen outcomes are drawn again, to find a course of play that looks the same."""

Narrator = Callable[[AnyPosition, AnyPosition, Entry, int], Sequence[Message]]
"""How a log is written; the engine's own unless a test brings another."""


# -- what a seat gets to see ---------------------------------------------------------------------


def _view(state: State, seat: Seat) -> object:
    return state.view(seat)


def _prompt(state: State, seat: Seat) -> object:
    prompt = state.prompt
    return [state.actor, prompt.key, prompt.words.to_data(), prompt.rules]


def _open_actions(state: State, seat: Seat) -> object:
    """The legal actions, of whoever is asked; nobody else is shown any."""
    return state.legal() if seat is not None and state.actor == seat else None


def _refusals(state: State, seat: Seat) -> object:
    """Why each action of the table is refused to whoever is asked."""
    if seat is None or state.actor != seat:
        return None
    answers: list[object] = []
    for number in range(len(state.game.actions)):
        refusal = state.engine.why_not(state.position, number)
        answers.append(None if refusal is None else [refusal.reason.to_data(), refusal.rules])
    return answers


def _standing(state: State, seat: Seat) -> object:
    return [state.over, state.scores, state.ranking]


def _record(state: State, seat: Seat) -> object:
    return str(state.record_for(seat))


def surfaces() -> dict[str, Surface]:
    """Everything that a seat is shown, by name."""
    return {
        "view": _view,
        "prompt": _prompt,
        "open actions": _open_actions,
        "refusals": _refusals,
        "standing": _standing,
        "record": _record,
    }


def asides(texts: Sequence[str]) -> Surface:
    """What a seat is answered that asks for these acts outside the turns."""

    def answers(state: State, seat: Seat) -> object:
        if seat is None:
            return None
        found: list[object] = []
        for text in texts:
            refusal = state.engine.why_not_aside(state.position, state.seat_number(seat), text)
            found.append(None if refusal is None else [refusal.reason.to_data(), refusal.rules])
        return found

    return answers


# -- one moment ----------------------------------------------------------------------------------


def number_of(state: State, seat: Seat) -> int:
    return SPECTATOR if seat is None else state.seat_number(seat)


def _fields(position: AnyPosition) -> str:
    return json.dumps(position.fields())


def _difference(one: object, other: object, path: str = "") -> str:
    """The first place where two JSON values differ, in words."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            if json.dumps(one[key]) != json.dumps(other[key]):
                return _difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            if json.dumps(one[at]) != json.dumps(other[at]):
                return _difference(one[at], other[at], f"{path}[{at}]")
    return f"{path or 'all'}: {json.dumps(one)[:80]} or {json.dumps(other)[:80]}"


def leaks(
    state: State, seats: Sequence[Seat], seeds: Sequence[int], shown: dict[str, Surface] | None = None
) -> list[str]:
    """How a seat could tell two positions apart that differ only in what it cannot know; empty if it cannot.

    Each seed hides the unknown in another way. Also told: a surface that changes the position it shows, and
    a sample that depends on more than what the seat knows.
    """
    looks = surfaces() if shown is None else shown
    found: list[str] = []
    for seat in seats:
        who = seat or "a spectator"
        number = number_of(state, seat)
        untouched = _fields(state.position)
        seen = {name: look(state, seat) for name, look in looks.items()}
        written = {name: json.dumps(seen[name]) for name in looks}
        if _fields(state.position) != untouched:
            found.append(f"{who}: looking changed the position")
        for seed in seeds:
            world = state.clone()
            state.engine.redraw_unshown(world.position, number, seed)
            for name, look in looks.items():
                other = look(world, seat)
                if written[name] != json.dumps(other):
                    found.append(f"{who}, seed {seed}: {name} differs at {_difference(seen[name], other)}")
            again = state.position.clone()
            state.engine.redraw_unshown(again, number, seed + 1)
            state.engine.redraw_unshown(world.position, number, seed + 1)
            if _fields(again) != _fields(world.position):
                found.append(f"{who}, seed {seed}: a sample depends on what the seat cannot know")
    return found


# -- from one moment to the next -----------------------------------------------------------------


def log_leaks(
    before: State,
    after: State,
    seats: Sequence[Seat],
    seeds: Sequence[int],
    strict: bool = True,
    narrate: Narrator | None = None,
) -> list[str]:
    """How the last entry of the record shows a seat what it may not know; empty if it does not.

    The entry is played on from positions that look the same to the seat. What follows must look the same
    too, and the log must use the same words, unless hidden facts were properly revealed on the way. Where
    the course of play may itself tell something (``strict`` off) only the log is compared, and only as long
    as everything else agrees.
    """
    entry = after.last
    tell = before.engine.narrate if narrate is None else narrate
    found: list[str] = []
    if entry.kind != PLAY or entry.before is not before.last:
        return found
    for seat in seats:
        number = number_of(before, seat)
        if _learns(before, after, number):
            continue
        told = _data(tell(before.position, after.position, entry, number))
        for seed in seeds:
            world = before.clone()
            before.engine.redraw_unshown(world.position, number, seed)
            who = f"{seat or 'a spectator'}, seed {seed}"
            words = _told_elsewhere(world, after, entry, seat, number, seed, tell)
            if words is None:
                if strict:
                    found.append(f"{who}: {entry.text!r} takes another course")
            elif words != told:
                found.append(f"{who}: the log of {entry.text!r} differs at {_difference(told, words)}")
    return found


def _data(lines: Sequence[Message]) -> list[object]:
    return [line.to_data() for line in lines]


def _told_elsewhere(
    world: State, after: State, entry: Entry, seat: Seat, number: int, seed: int, tell: Narrator
) -> list[object] | None:
    """The log of the same entry in another world, if it can be played on there so that the seat sees no difference.

    Choices and outcomes that the seat does not see may be others there; some are tried.
    """
    seen = json.dumps(after.view(seat))
    unseen = [outcome for outcome in entry.outcomes if outcome.secret not in (EVERYBODY, number)]
    for act in _acts(world, entry, number):
        for attempt in range(ATTEMPTS if unseen else 1):
            copy = world.clone()
            if attempt > 0:
                copy.position.rng = seeded(f"{seed}/{attempt}", world.game.streams)
            other = _play_on(copy, entry, act, number)
            if other is not None and json.dumps(copy.view(seat)) == seen:
                return _data(tell(world.position, copy.position, other, number))
    return None


def _acts(world: State, entry: Entry, number: int) -> list[Act]:
    """What may be played in another world: the same, or for a choice that a seat does not see whatever is open."""
    if world.engine.waits_for(world.position) != DECISION:
        return []
    if world.why_not(entry.text) is None:
        return [act_of(world.engine, world.game.actions, world.position, entry.text)]
    if not entry.secret or world.engine.actor(world.position) == number:
        return []
    return [Act([action], world.game.actions[action].text) for action in world.legal()]


def _learns(before: State, after: State, number: int) -> bool:
    """Whether a seat (or a spectator: everybody) came to know a hidden fact."""
    mask = 1 << number if number >= 0 else 0
    for seat in before.seats:
        mask |= 1 << before.seat_number(seat) if number < 0 else 0
    known: dict[int, int] = {}
    facts = before.engine.secrets(before.position)
    for at in range(0, len(facts), 2):
        known[facts[at]] = facts[at + 1]
    facts = after.engine.secrets(after.position)
    for at in range(0, len(facts), 2):
        if facts[at + 1] & mask == mask and known.get(facts[at], 0) & mask != mask:
            return True
    return False


def _play_on(world: State, entry: Entry, act: Act, number: int) -> Entry | None:
    """Play an action in another world with all outcomes that a seat may see; None if that cannot be."""
    engine = world.engine
    position = world.position
    for part in act.parts:
        engine.apply(position, part)
    applied: list[Outcome] = []
    for outcome in entry.outcomes:
        if engine.waits_for(position) != CHANCE:
            return None
        value = engine.draw(position)
        if outcome.secret == EVERYBODY or outcome.secret == number:
            found = engine.outcomes(position)
            texts = [engine.outcome_text(position, found[at]) for at in range(0, len(found), 2)]
            if outcome.text not in texts:
                return None
            value = found[2 * texts.index(outcome.text)]
        applied.append(Outcome(engine.outcome_text(position, value), outcome.secret))
        engine.apply_outcome(position, value)
    if engine.waits_for(position) == CHANCE:
        return None
    return Entry(entry.before, entry.kind, entry.seat, act.text, entry.secret, applied, entry.barrier)
