"""Tasks that are stopped have ended, also those that miss the first word."""

from __future__ import annotations

import asyncio

import pytest

from tricorne.server import stopping
from tricorne.server.stopping import stop


def test_a_task_that_misses_the_first_word_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "AGAIN_S", 0.01)
    missed = []

    async def deaf() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            missed.append("once")
        await asyncio.sleep(60)

    async def fails() -> None:
        raise ValueError

    async def whole() -> None:
        tasks = [asyncio.create_task(deaf()), asyncio.create_task(fails())]
        await asyncio.sleep(0)
        await stop(*tasks, None)
        assert all(task.done() for task in tasks)

    asyncio.run(asyncio.wait_for(whole(), 10))
    assert missed == ["once"]
