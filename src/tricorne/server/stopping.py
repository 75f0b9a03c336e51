"""Ends tasks that would go on for ever."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN_S = 1.0
"""Time that a task has for its last words."""


async def stop(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks until they have ended. Once may not be enough: who is cancelled at the very moment in which an
    answer comes may take the answer and go on (``wait_for`` of Python 3.11 does so, also inside libraries)."""
    found = [task for task in tasks if task is not None]
    left = {task for task in found if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
    await asyncio.gather(*found, return_exceptions=True)
