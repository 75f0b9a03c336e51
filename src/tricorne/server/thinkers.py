"""Bots think in processes of their own, so that the server keeps answering. Each decision is one job: the bot is shown
a position in which everything that its seat cannot know has been drawn anew, so that not even a bug lets it peek."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

import tricorne
from tricorne.bots import Seat, bot
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State
from tricorne.server.record import fill

LONGEST_S = 120.0
"""No bot thinks longer about one decision; then any legal action is taken."""

TRIES = 3
"""A decision is tried again if the worker dies; it may have been somebody else's fault."""

log = logging.getLogger("tricorne.server")


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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


def decide(game: str, setting: str, fields: dict[str, list[int]], seat: str, name: str, seed: str) -> int:
    """One decision of a bot; runs in a worker."""
    opened = _opened(game, setting)
    position = fill(opened.game.empty(opened.engine), fields)
    state = State(opened.game, opened.engine, position, opened.header, first_entry())
    return bot(name)().decide(Seat(state, seat, seed))


class Thinkers:
    """The pool of workers; made when the first bot is asked, and made anew if a worker dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self._pool

    async def decide(self, state: State, seat: str, name: str, seed: str) -> int:
        """What a bot plays; any legal action if it fails or takes too long."""
        position = state.position.clone()
        state.engine.conceal(position, state.seat_number(seat), state.last.number)
        setting = json.dumps([state.seats, state.header["preset"], state.header["options"]])
        job = (state.game.id, setting, position.fields(), seat, name, seed)
        for _ in range(TRIES):
            pool = self._ready()
            try:
                loop = asyncio.get_running_loop()
                found = await asyncio.wait_for(loop.run_in_executor(pool, decide, *job), LONGEST_S)
                if found in state.legal():
                    return found
                log.error("bot %s wanted action %s at entry %d, which is not legal", name, found, state.last.number)
                break
            except BrokenProcessPool:
                log.error("a worker of the bots died; a new one is made")
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = None
            except Exception:
                log.exception("bot %s failed at entry %d", name, state.last.number)
                break
        return state.legal()[0]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
