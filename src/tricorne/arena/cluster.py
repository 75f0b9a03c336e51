"""Workers on many machines: the same games by the same supervisors, handed out by Ray.

With ``RAY_ADDRESS`` set the tournament is played on that cluster, on whose machines Tricorne and any bot files of
one's own must be found; without it Ray is started on this machine for the time of the tournament.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Sequence
from typing import Any

import msgspec

from tricorne.arena.played import Played
from tricorne.arena.supervisor import Supervisor
from tricorne.arena.tournament import Settings, Tournament
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english

STORE = 80 * 1024 * 1024
"""Bytes of shared memory that Ray may take here: it carries nothing but small results."""
ADDRESS = "RAY_ADDRESS"


class NoCluster(TricorneError):
    """A cluster that cannot be reached."""


class Hand:
    """What runs on a machine of the cluster: a supervisor with its worker."""

    def __init__(self, settings: bytes) -> None:
        self.supervisor = Supervisor(Tournament.of(msgspec.json.decode(settings, type=Settings)))

    def play(self, number: int) -> bytes:
        return msgspec.json.encode(self.supervisor.play(number))


def play_on_ray(tournament: Tournament, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """Play games on so many workers of a cluster; each is handed over when it is finished."""
    # Quiet, and nothing is reported to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with needs("cluster"):
        import ray
    mine = not ray.is_initialized()
    if mine:
        _join(ray, jobs)
    try:
        yield from _play(ray, tournament, numbers, jobs)
    finally:
        if mine:
            ray.shutdown()


def _join(ray: Any, jobs: int) -> None:
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if os.environ.get(ADDRESS):
            ray.init(**quiet)
        else:
            ray.init("local", num_cpus=jobs, object_store_memory=STORE, include_dashboard=False, **quiet)
    except Exception as problem:
        said = " ".join(str(problem).split())[:200]
        raise NoCluster(
            in_english(f"Ray cannot be reached: {said}; is {ADDRESS} right, and is the cluster up?")
        ) from None


def _play(ray: Any, tournament: Tournament, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    # A machine that is lost takes its games with it: they are played again elsewhere.
    kind = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Hand)
    settings = msgspec.json.encode(tournament.settings)
    hands = [kind.remote(settings) for _ in range(min(jobs, len(numbers)))]
    waiting = list(reversed(numbers))
    under_way: dict[Any, Any] = {}
    try:
        for hand in hands:
            under_way[hand.play.remote(waiting.pop())] = hand
        while under_way:
            (done,), _ = ray.wait(list(under_way), num_returns=1)
            hand = under_way.pop(done)
            found = msgspec.json.decode(_answer(ray, done), type=Played)
            if waiting:
                under_way[hand.play.remote(waiting.pop())] = hand
            yield found
    finally:
        for hand in hands:
            ray.kill(hand)


def _answer(ray: Any, done: Any) -> bytes:
    try:
        answer: bytes = ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        cause = problem.cause if isinstance(problem.cause, TricorneError) else None
        raise cause or NoCluster(
            in_english(f"a worker of the cluster failed: {' '.join(str(problem).split())[-300:]}")
        ) from None
    return answer
