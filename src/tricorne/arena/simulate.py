"""Playing a contest, in one process or in several; the results are the same."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable

from tricorne.arena.contest import Contest, Result, play_one
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english

CHUNKS_A_WORKER = 8
"""Games are handed out in so many parts for each worker, so that none waits long for the others."""

_contest: Contest | None = None


def simulate(contest: Contest, workers: int = 1, tell: Callable[[int], None] | None = None) -> list[Result]:
    """Play all games of a contest; ``tell`` hears how many are done. Results come in the order of the games."""
    if workers < 1:
        raise BadOptions(in_english(f"{workers} workers: take 1 at least"))
    results: list[Result] = []
    if workers == 1:
        for number in range(contest.games):
            results.append(play_one(contest, number))
            if tell is not None:
                tell(len(results))
        return results
    # A fresh process everywhere: what the parent has in memory cannot make a difference.
    context = multiprocessing.get_context("spawn")
    chunk = max(1, contest.games // (workers * CHUNKS_A_WORKER))
    with context.Pool(min(workers, contest.games), _enter, (contest,)) as pool:
        for result in pool.imap(_play, range(contest.games), chunk):
            results.append(result)
            if tell is not None:
                tell(len(results))
    return results


def _enter(contest: Contest) -> None:
    """A worker begins: it knows the contest, and leaves interruptions to its parent."""
    global _contest
    _contest = contest
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(number: int) -> Result:
    assert _contest is not None
    return play_one(_contest, number)
