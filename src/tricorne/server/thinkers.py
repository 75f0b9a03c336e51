"""Bots think in processes of their own, so that the server keeps answering. Each decision is one job: the bot is shown
a position in which everything that its seat cannot know has been drawn anew, so that not even a bug lets it peek.

A worker keeps the bots that it has made, one for each seat of each table, so that they can remember what they thought
of; a table goes to the same worker as long as that one is free. There are as many workers as processors but one, each
taking one decision at a time in the order in which tables asked: a table asks once and then waits for its answer, so
none gets ahead of the others.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache

import tricorne
from tricorne.bots import Bot, Seat, bot
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State
from tricorne.server.record import fill

LONGEST_S = 120.0
"""No bot thinks longer about one decision; then any legal action is taken."""
TRIES = 3
"""A decision is tried again if the worker dies; it may have been somebody else's fault."""
MOST_BOTS = 200
"""Bots that a worker keeps; those that were not asked for longest are forgotten, and begin anew."""
MOST_TABLES = 10_000
POLITENESS = 5
"""Bots leave the processor to the server and to others."""

log = logging.getLogger("tricorne.server")


# -- in a worker -----------------------------------------------------------------------------------


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(POLITENESS)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@lru_cache(maxsize=64)
def _opened(game: str, setting: str) -> State:
    seats, preset, options = json.loads(setting)
    return tricorne.game(game).opened(seats, preset, options, None)


_bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
"""The bots of this worker, by table, seat and name."""


def _bot_of(table: str, seat: str, name: str) -> Bot:
    key = (table, seat, name)
    if key not in _bots:
        _bots[key] = bot(name)()
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]


def decide(table: str, game: str, setting: str, fields: dict[str, list[int]], seat: str, name: str, seed: str) -> int:
    """One decision of a bot; runs in a worker."""
    opened = _opened(game, setting)
    position = fill(opened.game.empty(opened.engine), fields)
    state = State(opened.game, opened.engine, position, opened.header, first_entry())
    try:
        return _bot_of(table, seat, name).decide(Seat(state, seat, seed))
    except Exception:
        _bots.pop((table, seat, name), None)  # what it remembers may be what made it fail
        raise


# -- in the server ---------------------------------------------------------------------------------


class Worker:
    """One process; made when it is first asked, and made anew if it dies or does not come back."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """Held by the table whose bot thinks; the others wait in line."""
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        return self._pool

    def leave(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Thinkers:
    """All workers."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self._usual: OrderedDict[str, Worker] = OrderedDict()
        """The worker that has thought for each table, and knows its bots."""

    def _worker_for(self, table: str) -> Worker:
        """The usual one if it is free, else whoever is; if nobody is, the one with the shortest line."""
        usual = self._usual.get(table)
        if usual is None or usual.waiting:
            fewest = min(self.workers, key=lambda worker: worker.waiting)
            usual = fewest if usual is None or fewest.waiting < usual.waiting else usual
            self._usual[table] = usual
            if len(self._usual) > MOST_TABLES:
                self._usual.popitem(last=False)
        self._usual.move_to_end(table)
        return usual

    async def decide(self, table: str, state: State, seat: str, name: str, seed: str) -> int:
        """What a bot plays; any legal action if it fails or takes too long."""
        position = state.position.clone()
        state.engine.conceal(position, state.seat_number(seat), state.last.number)
        setting = json.dumps([state.seats, state.header["preset"], state.header["options"]])
        job = (table, state.game.id, setting, position.fields(), seat, name, seed)
        worker = self._worker_for(table)
        worker.waiting += 1
        try:
            async with worker.turn:
                found = await self._ask(worker, job)
        finally:
            worker.waiting -= 1
        if found in state.legal():
            assert found is not None
            return found
        if found is not None:
            log.error("bot %s wanted action %s at entry %d, which is not legal", name, found, state.last.number)
        return state.legal()[0]

    async def _ask(self, worker: Worker, job: tuple[str, str, str, dict[str, list[int]], str, str, str]) -> int | None:
        """Let a worker think, again if it dies; None if that leads nowhere."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(loop.run_in_executor(worker.ready(), decide, *job), LONGEST_S)
            except BrokenProcessPool:
                log.error("a worker of the bots died; a new one is made")
                worker.leave()
            except TimeoutError:
                log.error("bot %s did not come to a decision at table %s", job[5], job[0])
                worker.leave()
                return None
            except Exception:
                log.exception("bot %s failed at table %s", job[5], job[0])
                return None
        return None

    def close(self) -> None:
        for worker in self.workers:
            worker.leave()
