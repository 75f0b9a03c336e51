"""When Python looks for objects that hold each other and nobody else holds.

Acts leave none behind, and to look among the views of 500 tables stops everybody for a quarter of a second. So what was
made lately is set aside unseen, which takes no time, and all is looked through when the server has little to do.
"""

from __future__ import annotations

import asyncio
import gc
import time

TURN_S = 5.0
"""What was made since the last time is set aside this often."""
LITTLE = 0.1
"""A server that needs a smaller part of a processor has little to do."""
APART_S = 600.0
"""Time between two looks at everything."""
WORTH_A_LOOK = 20_000
MOST = 3_000_000
"""Objects set aside: fewer are not looked for, at more all is looked through, whoever acts."""
MADE_AT_ONCE = 1_000_000
"""Objects made within one turn at which Python looks by itself."""


class Collector:
    """Sets aside what was made, and looks through it later."""

    def __init__(self, now: float) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(MADE_AT_ONCE, 20, 50)
        self.aside = 0
        """Objects, so many more than went, since all was looked through."""
        self.looked = now

    def turn(self, busy: float, now: float) -> None:
        """What is due now, at a server that lately needed such a part of a processor."""
        self.aside += gc.get_count()[0]
        due = self.aside > WORTH_A_LOOK and now - self.looked >= APART_S
        if self.aside > MOST or (due and busy < LITTLE):
            gc.unfreeze()
            gc.collect()
            self.aside = 0
            self.looked = now
        gc.freeze()


async def collect() -> None:
    """Take turns for ever."""
    collector = Collector(time.monotonic())
    while True:
        began, spent = time.monotonic(), time.process_time()
        await asyncio.sleep(TURN_S)
        now = time.monotonic()
        collector.turn((time.process_time() - spent) / (now - began), now)
