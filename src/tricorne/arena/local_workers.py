"""Several workers on this machine: games go out by number and come back as they are finished."""

from __future__ import annotations

import queue
import threading
from collections.abc import Generator, Sequence

from tricorne.arena.played import Played
from tricorne.arena.supervisor import Stopped, Supervisor
from tricorne.arena.tournament import Tournament

PATIENCE = 0.2
"""Seconds after which a waiting main thread looks whether it is interrupted."""


def play_here(tournament: Tournament, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """Play games in so many processes; each is handed over when it is finished. Closing the iterator ends them all."""
    supervisors = [Supervisor(tournament) for _ in range(min(jobs, len(numbers)))]
    todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    for number in numbers:
        todo.put(number)
    done: queue.Queue[Played | BaseException] = queue.Queue()
    threads = [threading.Thread(target=_worker, args=(one, todo, done), daemon=True) for one in supervisors]
    for thread in threads:
        thread.start()
    try:
        for _ in numbers:
            yield _next(done)
    finally:
        for supervisor in supervisors:
            supervisor.stop()
        for thread in threads:
            thread.join()
        for supervisor in supervisors:
            supervisor.close()


def _next(done: queue.Queue[Played | BaseException]) -> Played:
    while True:
        try:
            found = done.get(timeout=PATIENCE)
        except queue.Empty:
            continue
        if isinstance(found, BaseException):
            raise found
        return found


def _worker(supervisor: Supervisor, todo: queue.SimpleQueue[int], done: queue.Queue[Played | BaseException]) -> None:
    while not supervisor.stopping.is_set():
        try:
            done.put(supervisor.play(todo.get_nowait()))
        except (queue.Empty, Stopped):
            return
        except BaseException as problem:
            done.put(problem)
            return
