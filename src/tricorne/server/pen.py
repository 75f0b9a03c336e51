"""A thread of its own that does one piece of work after another, and tells the loop what came of each.

An executor with one thread does the same, but makes two futures and several locks for every piece, which for small
transactions is as much work as the writing itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

Result = TypeVar("Result")
Done = Callable[[Any], None]
"""Told in the loop what a piece of work has brought: its result, or the exception that it ended with."""


def answer(awaited: asyncio.Future[Any], found: Any) -> None:
    """Tell whoever awaits it what a piece of work has brought, unless he has stopped waiting."""
    if awaited.done():
        return
    if isinstance(found, Exception):
        awaited.set_exception(found)
    else:
        awaited.set_result(found)


class Pen:
    """The thread; it begins with its first piece of work."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: SimpleQueue[tuple[asyncio.AbstractEventLoop, Callable[[], Any], Done] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def begin(self, work: Callable[[], Any], done: Done) -> None:
        """Have something done, after all that was given before."""
        if self._thread is None:
            # Nobody waits for it at the end of the process but whoever puts it down: it must not hold that up.
            self._thread = Thread(target=self._work_on, name=self._name, daemon=True)
            self._thread.start()
        self._waiting.put((asyncio.get_running_loop(), work, done))

    async def do(self, work: Callable[[], Result]) -> Result:
        """Have something done, and wait for it."""
        awaited: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.begin(work, partial(answer, awaited))
        return await awaited

    def put_down(self) -> None:
        """End the thread, once all is done that was given to it."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()

    def _work_on(self) -> None:
        while (given := self._waiting.get()) is not None:
            loop, work, done = given
            try:
                found = work()
            except Exception as problem:
                found = problem
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(done, found)
            del given, loop, work, done, found  # or they stay in memory until there is more to do
