"""The worth of a position: each seat's chance to win, found by playing on from there again and again.

*guided*   (without a bot) In a game for two that has a network, the network plays for both sides to the end, each by
           what it sees, and victories are counted. At tables of many where a network guides the search it answers for
           all for about a round and up to the beginning of somebody's turn, and what all seats expect there counts
           with the evaluation (together.py); near the end it plays to the end.
           Elsewhere quick answers of our bots are played in the same way, and the position is judged by the evaluation
           alone, which was fitted to many games between bots. Chance falls anew each time.
*evaluation*  That last way, wherever a game is played: to compare with.
*a bot*    All seats are led by that bot to the end of the game: slow. ``random`` is quick, inside the engine, but
           random play judges badly where it ruins everybody (Struggle of Empires: revolution).
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tricorne.analysis.story import Story
from tricorne.bots import Seat, bot, let_play
from tricorne.bots.search.bot import NUMPY, knowledge
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, DECISION, OVER
from tricorne.kernel.extras import installed
from tricorne.kernel.knowledge import Knowledge
from tricorne.kernel.outcomes import resolve_chance
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State

if TYPE_CHECKING:
    from tricorne.analysis.played_out import PlayedOut
    from tricorne.analysis.together import Together

LONGEST = 1_000_000
LONGEST_TAIL = 600
"""Quick answers that are given at most before a position is judged as it is."""
LATE = 0.1
"""The part of a game that is played out to its end."""
GUIDED = ""
EVALUATION = "evaluation"
NETWORK = "network"
TABLE = "table"
RANDOM = "random"
HALVES = 2
"""Playouts are counted in two halves, so that their difference shows how sure the result is."""
SIDES = 2
QUARTER = 4
"""To the end of a game for two a network plays a quarter of the playouts: neighbours correct each estimate."""
TOGETHER = 8
"""Positions that it plays out side by side."""
FEWEST = 2
THIRD = 3
"""Of a table of many a network makes a third of the playouts, and plays each about a round on."""
AHEAD = 4
"""Quick answers that are given at least."""


class Worth(msgspec.Struct):
    """The chance to win of each seat from a position."""

    mean: list[float]
    error: list[float]
    """The variance of each mean."""
    halves: list[list[float]]
    """The means of each half of the playouts."""
    spread: list[float]
    """How far apart the playouts lie, as a variance; nothing where victories were counted."""


def _network_at(story: Story, name: str) -> Path | None:
    """The network that leads all seats, if it is good enough for that or was asked for by name."""
    playbook = story.game.playbook()
    if playbook is None or name not in (GUIDED, NETWORK) or not installed(NUMPY):
        return None
    if name == GUIDED and not playbook.network_passes:
        return None
    by_guide = name == GUIDED and not is_for_two(story)
    return playbook.guide(story.engine) if by_guide else playbook.network(story.engine)


def pair_of(story: Story, name: str = GUIDED) -> PlayedOut | None:
    """The network on both sides of a game for two."""
    path = _network_at(story, name) if is_for_two(story) else None
    if path is None:
        return None
    # Numpy is loaded where a network begins to judge.
    from tricorne.analysis.played_out import PlayedOut

    return PlayedOut(story, path)


def table_of(story: Story, name: str = GUIDED) -> Together | None:
    """The network at a table of many."""
    path = None if is_for_two(story) else _network_at(story, name)
    if path is None:
        return None
    from tricorne.analysis.together import Together

    return Together(story, path)


def guide_of(story: Story, name: str) -> str:
    """Who plays on: whoever was named; in a game in which nobody thinks ahead, chance."""
    if name not in (GUIDED, EVALUATION):
        return name
    playbook = story.game.playbook()
    known = None if playbook is None else playbook.knowledge(story.engine, story.nodes[0])
    return name if known is not None else RANDOM


def is_for_two(story: Story) -> bool:
    """Whether it is a game for two: its network needs no evaluation beside it."""
    return len(story.game.seat_ids) == SIDES


def how_many(story: Story, name: str, count: int, alone: bool = False) -> int:
    """How many playouts judge a position of so many asked for: a network makes fewer, which say more. For two it makes
    all of them where a position stands ``alone``, with no neighbours that correct it: what else could have been done.
    """
    if not network_of(story, name) or (alone and is_for_two(story)):
        return count
    return max(FEWEST, count // (QUARTER if is_for_two(story) else THIRD))


def network_of(story: Story, name: str) -> str:
    """What kind of network judges; empty if none does."""
    if name != GUIDED or _network_at(story, name) is None:
        return ""
    return NETWORK if is_for_two(story) else TABLE


def worth(story: Story, position: AnyPosition, count: int, seed: str, name: str = GUIDED, late: bool = False) -> Worth:
    """Play on from a position so many times; ``late`` in a game: to its end."""
    count = how_many(story, name, count)
    pair = pair_of(story, name)
    if pair is not None:
        return _by_pair(story, pair, [position], [count], [seed])[0]
    table = table_of(story, name)
    if table is not None:
        return _by_table(story, table, position, count, seed, late or name == NETWORK)
    results: list[list[float]] = []
    known = knowledge(story.game, story.engine, story.nodes[0]) if name in (GUIDED, EVALUATION) else None
    for number in range(count):
        copy = position.clone()
        copy.rng = seeded(f"{seed}/{number}", story.game.streams)
        if known is not None:
            results.append(play_by(story, copy, known, LONGEST_TAIL if late else AHEAD))
            # Where nothing is drawn every playout is the same.
            if copy.rng == seeded(f"{seed}/{number}", story.game.streams):
                break
            continue
        if name == RANDOM:
            story.engine.playout(copy, copy.rng[0], LONGEST)
        else:
            _play_on(story, copy, f"{seed}/{number}", name)
        results.append(_won(story, copy))
    return _told(results, known is None)


def _by_pair(
    story: Story, pair: PlayedOut, positions: list[AnyPosition], counts: list[int], seeds: list[str]
) -> list[Worth]:
    """The network plays each position out so many times, all of them side by side."""
    each = [at for at, count in enumerate(counts) for _ in range(count)]
    numbered = [f"{seed}/{number}" for seed, count in zip(seeds, counts, strict=True) for number in range(count)]
    results: list[list[list[float]]] = [[] for _ in positions]
    for at, end in zip(each, pair.ends([positions[at] for at in each], numbered), strict=True):
        results[at].append(_won(story, end))
    return [_told(found, True) for found in results]


def _by_table(story: Story, table: Together, position: AnyPosition, count: int, seed: str, to_end: bool) -> Worth:
    """The network answers for all seats."""
    ends = table.play_on(position, count, seed, LONGEST, LONGEST) if to_end else table.play_on(position, count, seed)
    judged = iter(table.shares([p for p in ends if story.engine.waits_for(p) != OVER]))
    results = [_won(story, p) if story.engine.waits_for(p) == OVER else next(judged) for p in ends]
    return _told(results, to_end)


def _told(results: list[list[float]], won: bool) -> Worth:
    count = len(results)
    spread = [0.0] * len(results[0])
    mean = [sum(column) / count for column in zip(*results, strict=True)]
    if won:
        # Never sure, however one-sided the games were.
        careful = [(share * count + 0.5) / (count + 1) for share in mean]
        error = [share * (1 - share) / count for share in careful]
    else:
        spread = [sum((row[at] - mean[at]) ** 2 for row in results) / max(1, count - 1) for at in range(len(mean))]
        error = [one / count for one in spread]
    halves = [results[half::HALVES] or results for half in range(HALVES)]
    means = [[sum(column) / len(half) for column in zip(*half, strict=True)] for half in halves]
    return Worth(mean, error, means, spread)


def play_by(story: Story, position: AnyPosition, known: Knowledge, least: int) -> list[float]:
    """Quick answers, so many at least, until somebody's turn begins; then a judgement, or the result."""
    engine = story.engine
    answered = 0
    while answered < LONGEST_TAIL:
        waits = engine.waits_for(position)
        if waits == CHANCE:
            engine.apply_outcome(position, engine.draw(position))
        elif waits == DECISION and (answered < least or not known.turn_begins(position)):
            legal: list[int] = []
            engine.legal(position, legal)
            engine.apply(position, legal[0] if len(legal) == 1 else known.answer(position, legal))
            answered += 1
        else:
            break
    if engine.waits_for(position) == OVER:
        return _won(story, position)
    shares = known.shares(position)
    found = [shares[story.game.seat_ids.index(seat)] for seat in story.seats]
    total = sum(found)
    return [share / total for share in found] if total > 0 else [1 / len(found)] * len(found)


def _won(story: Story, position: AnyPosition) -> list[float]:
    """The share of the victory that each seat has at the end of a game."""
    winners = story.engine.winners(position)
    return [1 / len(winners) if seat in winners else 0.0 for seat in story.seats]


def _play_on(story: Story, position: AnyPosition, seed: str, name: str) -> None:
    """One game to its end with a bot on every seat."""
    state = State(story.game, story.engine, position, story.final.header, first_entry(), position)
    players = {seat: (bot(name)(), Seat(state, seat, seed)) for seat in story.seats}
    resolve_chance(state)
    while (actor := state.actor) is not None:
        player, eyes = players[actor]
        let_play(state, player, eyes, name)


# -- many positions --------------------------------------------------------------------------

Task = tuple[str, int, list[int]]
"""A name for the seed, the node to play on from, and actions to play there first: what else could have been done."""


def turn_late(story: Story, name: str) -> int:
    """The first node from which the game is played out to its end; there the old judgement gives way to the new one."""
    last = len(story.nodes) - 1
    if name not in (GUIDED, EVALUATION):
        return last
    if network_of(story, name) == NETWORK:
        return last  # every position is
    known = knowledge(story.game, story.engine, story.nodes[0])
    node = last
    while node > 1 and known.time_left(story.nodes[node - 1]) < LATE:
        node -= 1
    if node == last:
        return last
    story.judge_anew(node)
    return node + 1


def worths(
    text: str,
    components: str,
    story: Story,
    tasks: Sequence[Task],
    count: int,
    seed: str,
    name: str,
    late: int,
    jobs: int,
    tell: Callable[[int], None],
) -> list[Worth]:
    """The worth of many positions, in the order of the tasks; the same however many processes share the work."""
    found: list[Worth | None] = [None] * len(tasks)
    groups = range(0, len(tasks), side_by_side(story, name))
    some = [list(tasks[first : first + groups.step]) for first in groups]
    done = 0

    def note(first: int, worths: list[Worth]) -> None:
        nonlocal done
        found[first : first + len(worths)] = worths
        for _ in worths:
            done += 1
            tell(done)

    if jobs == 1:
        for first, group in zip(groups, some, strict=True):
            note(first, _some(story, group, count, seed, name, late))
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, context, _begin, (text, components, name)) as pool:
            waiting = {
                pool.submit(_elsewhere, group, count, seed, name, late): first
                for first, group in zip(groups, some, strict=True)
            }
            try:
                for one in as_completed(waiting):
                    note(waiting[one], one.result())
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return [worth for worth in found if worth is not None]


def side_by_side(story: Story, name: str) -> int:
    """How many positions are worked off together. Always the same ones, so that every last digit is the same."""
    return TOGETHER if is_for_two(story) and _network_at(story, name) is not None else 1


def _some(story: Story, tasks: list[Task], count: int, seed: str, name: str, late: int) -> list[Worth]:
    positions = [story.nodes[node].clone() for _, node, _ in tasks]
    for position, (_, _, actions) in zip(positions, tasks, strict=True):
        for action in actions:
            story.engine.apply(position, action)
    seeds = [f"{seed}/{key}" for key, _, _ in tasks]
    pair = pair_of(story, name)
    if pair is not None:
        counts = [how_many(story, name, count, bool(actions)) for _, _, actions in tasks]
        return _by_pair(story, pair, positions, counts, seeds)
    return [
        worth(story, position, count, one, name, node >= late)
        for position, one, (_, node, _) in zip(positions, seeds, tasks, strict=True)
    ]


_story: Story | None = None


def _begin(text: str, components: str, name: str) -> None:
    global _story
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _story = Story(text, components)
    turn_late(_story, name)


def _elsewhere(tasks: list[Task], count: int, seed: str, name: str, late: int) -> list[Worth]:
    assert _story is not None
    return _some(_story, tasks, count, seed, name, late)
