"""Bots think in processes of their own, so that the server keeps answering. Each decision is one job: the bot is shown
a position in which everything that its seat cannot know has been drawn anew, so that not even a bug lets it peek.

A worker keeps the bots that it has made, one for each seat of each table, so that they can remember what they thought
of; a table goes to the same worker as long as that one is free. There are as many workers as processors but one, each
taking one decision at a time. Where more wait than can think, next is the host, and of his tables the one, whose bots
have thought least; bots that do not think ahead come first, and one more worker is for them alone. Work that nobody
waits for at a table (the chances of a study) comes after all decisions and all advice.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing.context import BaseContext
from typing import TypeVar

import tricorne
from tricorne.bots import Bot, Seat, bot, names
from tricorne.bots.advice import ADVISER, Advice
from tricorne.bots.advice import advise as advice_to
from tricorne.bots.registry import ENGINES
from tricorne.bots.search.bot import Search
from tricorne.bots.talk import in_the_open
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.errors import TricorneError
from tricorne.kernel.message import Message
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State
from tricorne.server.fair_line import FairLine
from tricorne.server.record import fill

LONGEST_S = 120.0
"""No bot thinks longer about one decision; then any legal action is taken."""
TRIES = 3
"""A decision is tried again if the worker dies; it may have been somebody else's fault."""
MOST_BOTS = 200
"""Bots that a worker keeps; those that were not asked for longest are forgotten, and begin anew."""
MOST_TABLES = 10_000
LONGEST_WAIT_S = 30.0
"""Work that stands behind all decisions waits no longer than this: a house full of bots would never come to it."""
LOADED = "tricorne.server.loaded"
POLITENESS = 5
"""Bots leave the processor to the server and to others."""

log = logging.getLogger("tricorne.server")
Answer = TypeVar("Answer")


# -- in a worker -----------------------------------------------------------------------------------


def _begin(engines: str) -> None:
    """A worker knows the engines that have names, leaves Ctrl-C to the server, and goes when the server is gone."""
    os.environ[ENGINES] = engines
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


def _nothing() -> None:
    """The first work of a worker that is to begin."""


def _prepare(game: str, setting: str) -> None:
    """Get ready for a game. A state cannot travel back: a compiled one breaks the pipe to the server."""
    _opened(game, setting)


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


Job = tuple[str, str, str, dict[str, list[int]], str, str, str]
"""A table, its game, its setting, a position as the seat may imagine it, the seat, its bot, a seed."""


def _state(job: Job) -> State:
    opened = _opened(job[1], job[2])
    position = fill(opened.game.empty(opened.engine), job[3])
    return State(opened.game, opened.engine, position, opened.header, first_entry())


def decide(job: Job) -> tuple[int, str]:
    """One decision of a bot, and whose offer it would rather hear before; runs in a worker."""
    table, _, _, _, seat, name, seed = job
    eyes = Seat(_state(job), seat, seed)
    try:
        player = _bot_of(table, seat, name)
        action = player.decide(eyes)
        return action, player.hears(eyes, action)
    except Exception:
        _bots.pop((table, seat, name), None)  # what it remembers may be what made it fail
        raise


def asides(job: Job) -> list[str]:
    """What a bot says outside the turns; runs in a worker."""
    table, _, _, _, seat, name, seed = job
    return [str(text) for text in _bot_of(table, seat, name).asides(Seat(_state(job), seat, seed))]


def explain(job: Job, action: ActionId) -> Message:
    """Why a bot plays an action; runs in a worker. It is asked anew: what it remembers is not for everybody."""
    _, _, _, _, seat, name, seed = job
    return bot(name)().explain(Seat(_state(job), seat, seed), action)


def advise(job: Job, chosen: int | None) -> Advice:
    """What to play, for a person; runs in a worker. Nobody remembers anything."""
    _, _, _, _, seat, _, seed = job
    return advice_to(Seat(_state(job), seat, seed), chosen)


Weighed = tuple[list[tuple[int, float]], Message]
"""Actions with what the seat may expect after each, and the reason for the first."""


def weigh(job: Job) -> Weighed:
    """What a bot looks at, its own choice first, and why; runs in a worker."""
    _, _, _, _, seat, name, seed = job
    player = bot(name)()
    eyes = Seat(_state(job), seat, seed)
    if isinstance(player, Search):
        looked = player.weigh(eyes) if len(eyes.legal()) > 1 else [(eyes.legal()[0], 0.0)]
        return looked, player.reason(eyes, looked)
    looked = [(player.decide(eyes), 0.0)]
    return looked, player.explain(eyes, looked[0][0])


@lru_cache(maxsize=256)
def is_quick(name: str, game: str) -> bool:
    """Whether a bot of the house does not think ahead; of others we do not know."""
    try:
        return name in names() and bot(name).passes(tricorne.game(game)) == 0
    except TricorneError:
        return False


# -- in the server ---------------------------------------------------------------------------------


def _start_method() -> BaseContext:
    """How workers begin: on Linux as copies of a process that has everything loaded (loaded.py); elsewhere, where that
    is not safe or cannot be done, each loads for itself."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    multiprocessing.set_forkserver_preload([LOADED])
    return multiprocessing.get_context("forkserver")


class Worker:
    """One process; made when it is first asked, and made anew if it dies or does not come back."""

    def __init__(self) -> None:
        self.busy = False
        """Whether a bot thinks there."""
        self._pool: ProcessPoolExecutor | None = None
        self._beginning = threading.Lock()

    async def ready(self) -> ProcessPoolExecutor:
        """Its process, begun if need be; nobody else waits meanwhile."""
        pool = self._pool
        while pool is None:
            await asyncio.to_thread(self._start, _nothing)
            pool = self._pool
        return pool

    def warm(self, job: Job) -> None:
        """Get ready for a game before somebody waits for it."""
        if self._pool is None:
            asyncio.get_running_loop().run_in_executor(None, self._start, _prepare, job[1], job[2])

    def _start(self, work: Callable[..., None], *what: object) -> None:
        """Begin the process with some work. That takes a while: it is done in a thread."""
        with self._beginning:
            if self._pool is None:
                engines = os.environ.get(ENGINES, "")
                pool = ProcessPoolExecutor(1, mp_context=_start_method(), initializer=_begin, initargs=(engines,))
                pool.submit(work, *what)
                self._pool = pool

    def leave(self) -> None:
        with self._beginning:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """All workers."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.quick = Worker()
        """For bots that do not think ahead, when the others are all busy."""
        self._line: FairLine[asyncio.Future[Worker]] = FairLine()
        self._quick_line: FairLine[asyncio.Future[Worker]] = FairLine()
        self._behind: FairLine[asyncio.Future[Worker]] = FairLine()
        """For work that gives way to everybody's decisions."""
        self._usual: OrderedDict[str, Worker] = OrderedDict()
        """The worker that has thought for each table, and knows its bots."""

    async def _worker_for(self, table: str, person: str, quick: bool, behind: bool = False) -> Worker:
        """A worker that is free now, the usual one of the table if it can be; else wait in line for one."""
        free = [worker for worker in [*self.workers, *([self.quick] if quick else [])] if not worker.busy]
        if free:
            usual = self._usual.get(table)
            worker = usual if usual in free else free[0]
            worker.busy = True
        else:
            line = self._behind if behind else self._quick_line if quick else self._line
            worker = await self._wait(line, (person or table, table))
        self._usual[table] = worker
        self._usual.move_to_end(table)
        if len(self._usual) > MOST_TABLES:
            self._usual.popitem(last=False)
        return worker

    async def _wait(self, line: FairLine[asyncio.Future[Worker]], keys: tuple[str, ...]) -> Worker:
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[Worker] = loop.create_future()
        line.add(keys, mine)
        late = loop.call_later(LONGEST_WAIT_S, self._move_up, keys, mine) if line is self._behind else None
        try:
            return await mine
        except asyncio.CancelledError:
            line.remove(keys, mine)
            self._line.remove(keys, mine)
            if mine.done() and not mine.cancelled():
                self._free(mine.result())  # it was given a worker as it went away
            raise
        finally:
            if late is not None:
                late.cancel()

    def _move_up(self, keys: tuple[str, ...], mine: asyncio.Future[Worker]) -> None:
        """What has stood behind all others for long stands among them now."""
        self._behind.remove(keys, mine)
        self._line.add(keys, mine)

    def _free(self, worker: Worker) -> None:
        """A worker is free again: give it to the next job that waits."""
        worker.busy = False
        for line in [self._quick_line] if worker is self.quick else [self._quick_line, self._line, self._behind]:
            while len(line):
                waiting = line.take()
                if not waiting.done():
                    worker.busy = True
                    waiting.set_result(worker)
                    return

    async def decide(
        self, table: str, state: State, seat: str, name: str, seed: str, person: str = ""
    ) -> tuple[int, str]:
        """What a bot plays (any legal action if it fails or takes too long), and whose offer it would hear first."""
        job = self._job(table, state, state.seat_number(seat), seat, name, seed)
        action, hears = await self._ask(table, person, name, decide, job) or (-1, "")
        if action in state.legal():
            return action, str(hears)
        if action != -1:
            log.error("bot %s wanted action %s at entry %d, which is not legal", name, action, state.last.number)
        return state.legal()[0], ""

    async def asides(self, table: str, state: State, seat: str, name: str, seed: str, person: str = "") -> list[str]:
        """What a bot says outside the turns; nothing if it fails."""
        job = self._job(table, state, state.seat_number(seat), seat, name, seed)
        return await self._ask(table, person, name, asides, job) or []

    async def explain(
        self, table: str, state: State, seat: str, name: str, action: ActionId, person: str = ""
    ) -> Message | None:
        """The reason for an action that a bot took in a position; None if it would tell what is hidden."""
        seen = in_the_open(state, action)
        if seen is None:
            return None
        job = self._job(table, seen, SPECTATOR, seat, name, str(state.last.number))
        return await self._ask(table, person, name, explain, job, action)

    async def advise(self, table: str, state: State, seat: str, chosen: int | None, person: str) -> Advice | None:
        """Advice for a seat from what it may know; None if that fails."""
        job = self._job(table, state, state.seat_number(seat), seat, ADVISER, str(state.last.number))
        return await self._ask(table, person, ADVISER, advise, job, chosen)

    async def weigh(self, table: str, state: State, seat: str, name: str, person: str = "") -> Weighed | None:
        """What a bot looks at in a position, from what the seat may know; None if it fails."""
        job = self._job(table, state, state.seat_number(seat), seat, name, str(state.last.number))
        return await self._ask(table, person, name, weigh, job)

    async def run_behind(self, key: str, person: str, task: Callable[..., Answer], *what: object) -> Answer | None:
        """Let a worker do something else that takes long, when nobody waits for a decision and it is the turn of this
        person; None if it fails."""
        worker = await self._worker_for(key, person, False, behind=True)
        begun = time.monotonic()
        try:
            return await self._ask_one(worker, key, task.__name__, task, *what)
        finally:
            self._behind.charge((person or key, key), time.monotonic() - begun)
            self._free(worker)

    def _job(self, table: str, state: State, eyes: int, seat: str, name: str, seed: str) -> Job:
        position = state.position.clone()
        if eyes == SPECTATOR:  # what comes of it everybody may read
            state.engine.redraw_unshown(position, eyes, state.last.number)
        else:
            state.engine.resample_hidden(position, eyes, state.last.number)
        setting = json.dumps([state.seats, state.header["preset"], state.header["options"]])
        return table, state.game.id, setting, position.fields(), seat, name, seed

    async def _ask(
        self, table: str, person: str, name: str, work: Callable[..., Answer], job: Job, *more: object
    ) -> Answer | None:
        """Let a worker think, again if it dies; None if that leads nowhere."""
        quick = is_quick(name, job[1])
        worker = await self._worker_for(table, person, quick)
        if not quick and name in names():
            self.quick.warm(job)
        begun = time.monotonic()
        try:
            return await self._ask_one(worker, table, name, work, job, *more)
        finally:
            line = self._quick_line if quick else self._line
            line.charge((person or table, table), time.monotonic() - begun)
            self._free(worker)

    async def _ask_one(
        self, worker: Worker, table: str, name: str, work: Callable[..., Answer], *what: object
    ) -> Answer | None:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                pool = await worker.ready()
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *what), LONGEST_S)
            except BrokenProcessPool:
                log.error("a worker of the bots died; a new one is made")
                worker.leave()
            except TimeoutError:
                log.error("bot %s did not come to a decision at table %s", name, table)
                worker.leave()
                return None
            except Exception:
                log.exception("bot %s failed at table %s", name, table)
                return None
        return None

    def waiting(self) -> int:
        """Decisions that wait for a worker."""
        return len(self._line) + len(self._quick_line) + len(self._behind)

    def close(self) -> None:
        for worker in [*self.workers, self.quick]:
            worker.leave()
