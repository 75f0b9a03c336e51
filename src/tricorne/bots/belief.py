"""What others have probably: worlds that fit all that a seat knows, weighed by how others have played.

``State.sample`` draws what fits and asks nothing of anybody's play. But who attacks where his tiles are strong tells
something. Here worlds are drawn as they could have been some time ago and played on by what the seat has seen since:
what others did, and what chance openly brought. A world in which that could not have happened is dropped; each other
one weighs as much as those acts were likely in it, by a model of how others play. What the seat cannot see falls in
each world by that world's own lot. Nothing is used that ``State.sample`` and the seat's own record do not show.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from tricorne.kernel.chance import below, seeded
from tricorne.kernel.course import counting
from tricorne.kernel.engine import CHANCE, DECISION
from tricorne.kernel.errors import BadRecord
from tricorne.kernel.message import Text, say
from tricorne.kernel.outcomes import value_of
from tricorne.kernel.position import actor_of
from tricorne.kernel.record import HIDDEN, PLAY, Line, write_line
from tricorne.kernel.replay import replay
from tricorne.kernel.state import State
from tricorne.kernel.whole_acts import act_of

Model = Callable[[State, list[int]], list[float]]
"""How likely whoever is asked in a state plays each of the open actions."""

DOUBT: Final = 0.1
"""The part of all play that the network's model leaves to anything that is open: nobody plays quite as it does."""
LOT: Final = "belief"
PARTS: Final = 1 << 24


class World:
    """A full game that fits what a seat knows, and how much it counts: the weights of all worlds add up to 1."""

    def __init__(self, state: State, weight: float) -> None:
        self.state = state
        self.weight = weight


def weighted(
    state: State, seat: str, worlds: int = 32, back: int = 24, seed: int = 0, model: Model | None = None
) -> list[World]:
    """Worlds as a seat must take them now: drawn as they could have been ``back`` entries of the record ago, and
    weighed by what was seen since. Without a model the network of the game is asked. Those that cannot be are left out;
    if none is left, worlds of ``State.sample``, all of one weight.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1756)
    >>> for _ in range(6):
    ...     state.play(state.legal()[0])
    >>> found = weighted(state, "france", worlds=4)
    >>> round(sum(world.weight for world in found), 6)
    1.0
    >>> all(world.state.view("france") == state.view("france") for world in found)
    True
    """
    entries = counting(state.last)
    begin = max(0, len(entries) - 1 - back)
    eyes = state.seat_number(seat)
    lines = [write_line(entry, eyes, state.game.seat_ids, False) for entry in entries[begin + 1 :]]
    past = replay(state.game, state.record, entries[begin].number, [])
    judge = model if model is not None else network_model(state)
    view = state.view(seat)
    kept: list[tuple[State, float]] = []
    for number in range(worlds):
        world = past.sample(seat, seed * worlds + number)
        likely = follow(world, lines, seat, judge, f"{seed}/{number}")
        if likely is not None and world.view(seat) == view:
            kept.append((world, likely))
    if not kept:
        return [World(state.sample(seat, seed * worlds + number), 1 / worlds) for number in range(worlds)]
    most = max(likely for _, likely in kept)
    total = sum(exp(likely - most) for _, likely in kept)
    return [World(world, exp(likely - most) / total) for world, likely in kept]


def follow(world: State, lines: list[Line], seat: str, model: Model, seed: str) -> float | None:
    """Play on in a world what a seat has seen; the logarithm of how likely that was there, None if it could not be.

    The seat's own acts say nothing about others and do not count. An act that it could not read is drawn as the model
    plays, and so is chance by its own chances.
    """
    engine, position = world.engine, world.position
    lot = seeded(seed, [LOT])
    likely = 0.0
    for line in lines:
        if line.kind == PLAY:
            for part in _parts(world, line.text):
                if engine.waits_for(position) != DECISION:
                    return None
                legal: list[int] = []
                engine.legal(position, legal)
                if part is None:
                    part = _drawn(legal, model(world, legal), lot)
                elif part not in legal:
                    return None
                elif line.seat != seat and len(legal) > 1:
                    likely += log(max(model(world, legal)[legal.index(part)], 1e-12))
                engine.apply(position, part)
        elif line.text != HIDDEN:
            if engine.why_not_aside(position, world.seat_number(line.seat), line.text) is not None:
                return None
            engine.aside(position, world.seat_number(line.seat), line.text)
            engine.run_passages(position)
        for text in line.outcomes:
            chance = _brought(world, text)
            if chance is None:
                return None
            likely += chance
    return likely


def _parts(world: State, text: str) -> list[int | None]:
    """The actions of a line; None for one that could not be read."""
    if text == HIDDEN:
        return [None]
    return list(act_of(world.engine, world.game.actions, world.position, text).parts)


def _brought(world: State, text: str) -> float | None:
    """Let chance bring what was seen, or what it will where that was hidden; the logarithm of its chance."""
    engine, position = world.engine, world.position
    if engine.waits_for(position) != CHANCE:
        return None
    if text == HIDDEN:
        engine.apply_outcome(position, engine.draw(position))
        return 0.0
    try:
        value = value_of(world, text)
    except BadRecord:
        return None
    outcomes = engine.outcomes(position)
    weights = dict(zip(outcomes[::2], outcomes[1::2], strict=True))
    if not weights.get(value):
        return None
    engine.apply_outcome(position, value)
    return log(weights[value] / sum(weights.values()))


def _drawn(legal: list[int], shares: list[float], lot: list[int]) -> int:
    mark = below(lot, 0, PARTS) / PARTS
    for action, share in zip(legal, shares, strict=True):
        mark -= share
        if mark < 0:
            return action
    return legal[-1]


def network_model(state: State, doubt: float = DOUBT) -> Model:
    """Everybody plays as the network of the game would, but for some doubt."""
    from tricorne.bots.network.brain import brain_at, likely

    playbook = state.game.playbook()
    path = None if playbook is None else playbook.network(state.engine)
    if path is None:
        raise BadRecord(say("bad-bot-not-here", bot=Text("network"), game=Text(state.game.id), games=[]))
    brain, rows = brain_at(path, state.game, state.engine, state.seat_number(state.seats[0]))

    def model(world: State, legal: list[int]) -> list[float]:
        even = 1 / len(legal)
        if legal[-1] >= brain.actions:
            return [even] * len(legal)  # what it never learned says nothing
        row = rows.row(world.position, actor_of(world.position.stack[-1]))
        shares = likely(brain.look(row).scores[legal])
        return [float(share) * (1 - doubt) + even * doubt for share in shares]

    return model


def chosen(worlds: list[World], count: int, seed: int) -> list[State]:
    """So many of the worlds, each as often as its weight says (evenly spread, so that luck adds little)."""
    if count < 1 or not worlds:
        return []
    mark = below(seeded(seed, [LOT]), 0, PARTS) / PARTS
    found: list[State] = []
    at, reached = 0, worlds[0].weight
    for number in range(count):
        wanted = (number + mark) / count
        while wanted >= reached and at < len(worlds) - 1:
            at += 1
            reached += worlds[at].weight
        found.append(worlds[at].state)
    return found
