"""Many ask for one row each in the same moment, as when the process that served them has died: one question for all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Row

Found = dict[str, Row[Any]]
MOST_AT_ONCE = 200
"""Rows that one question asks for."""


class Gathered:
    """Rows by a key. What is asked for while a question is under way waits for the next one."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[Found]]) -> None:
        """``ask`` finds the rows of some keys; those that are not there it leaves out."""
        self._ask = ask
        self._wanted: dict[str, asyncio.Future[Row[Any] | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def row(self, key: str) -> Row[Any] | None:
        """The row of a key; None if there is none."""
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._go_on())
        return await asyncio.shield(wanted)  # whoever goes away leaves it to others who want the same

    async def _go_on(self) -> None:
        try:
            while self._wanted:
                keys = list(self._wanted)[:MOST_AT_ONCE]
                await self._fetch({key: self._wanted.pop(key) for key in keys})
        finally:
            self._asking = None

    async def _fetch(self, wanted: dict[str, asyncio.Future[Row[Any] | None]]) -> None:
        try:
            found = await self._ask(list(wanted))
        except Exception as problem:
            for waiting in wanted.values():
                waiting.set_exception(problem)
                waiting.exception()  # nobody may be left who hears of it
            return
        for key, waiting in wanted.items():
            waiting.set_result(found.get(key))
