"""The worth of a position: how often each seat comes first when the game is played on from there.

Without a bot every action is drawn, in one call inside the engine; with one the bot leads all seats, which is slower
and judges better. Whoever shares the first place shares the win.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from tricorne.analysis.story import Story
from tricorne.bots import Seat, bot, let_play
from tricorne.kernel.chance import seeded
from tricorne.kernel.landing import resolve_chance
from tricorne.kernel.position import Position
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State

LONGEST = 1_000_000
NO_BOT = ""
A_HALF = 2
"""Playouts are counted in two halves, so that their difference shows how sure the result is."""

Wins = list[list[float]]
"""Share of first places in each half, by seat."""


def worth(story: Story, position: Position, count: int, seed: str, name: str = NO_BOT) -> Wins:
    """Play on from a position so many times."""
    halves = [[0.0] * len(story.seats) for _ in range(A_HALF)]
    for number in range(count):
        copy = position.clone()
        copy.rng = seeded(f"{seed}/{number}", story.game.streams)
        if name == NO_BOT:
            story.engine.playout(copy, copy.rng[0], LONGEST)
        else:
            _play_on(story, copy, f"{seed}/{number}", name)
        first = story.engine.ranking(copy)[0]
        for seat in first:
            halves[number % A_HALF][story.seats.index(seat)] += 1 / len(first)
    sizes = [(count + A_HALF - 1 - half) // A_HALF for half in range(A_HALF)]
    return [[won / sizes[half] for won in halves[half]] for half in range(A_HALF)]


def _play_on(story: Story, position: Position, seed: str, name: str) -> None:
    """One game to its end with a bot on every seat."""
    state = State(story.game, story.engine, position, story.final.header, first_entry(), position)
    players = {seat: (bot(name)(), Seat(state, seat, seed)) for seat in story.seats}
    resolve_chance(state)
    while (actor := state.actor) is not None:
        player, eyes = players[actor]
        let_play(state, player, eyes, name)


# -- many positions --------------------------------------------------------------------------

Task = tuple[str, int, list[int]]
"""A name for the seed, the node to play on from, and actions to play there first."""


def worths(
    text: str,
    components: str,
    story: Story,
    tasks: Sequence[Task],
    count: int,
    seed: str,
    name: str,
    jobs: int,
    tell: Callable[[int], None],
) -> list[Wins]:
    """The worth of many positions, in the order of the tasks; the same however many processes share the work."""
    found: dict[int, Wins] = {}
    if jobs == 1:
        for at, task in enumerate(tasks):
            found[at] = _one(story, task, count, seed, name)
            tell(len(found))
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, context, _begin, (text, components)) as pool:
            waiting = {pool.submit(_elsewhere, task, count, seed, name): at for at, task in enumerate(tasks)}
            try:
                for done in as_completed(waiting):
                    found[waiting[done]] = done.result()
                    tell(len(found))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return [found[at] for at in range(len(tasks))]


def _one(story: Story, task: Task, count: int, seed: str, name: str) -> Wins:
    key, node, actions = task
    position = story.nodes[node].clone()
    for action in actions:
        story.engine.apply(position, action)
    return worth(story, position, count, f"{seed}/{key}", name)


_story: Story | None = None


def _begin(text: str, components: str) -> None:
    global _story
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _story = Story(text, components)


def _elsewhere(task: Task, count: int, seed: str, name: str) -> Wins:
    assert _story is not None
    return _one(_story, task, count, seed, name)
