"""A process that plays bots and standing orders and computes reports, and serves nobody: a thinker beside the web
processes of a site."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

from tricorne.server.hub import Hub
from tricorne.server.notices.turning import Turning
from tricorne.server.pace.keeper import Keeper
from tricorne.server.sharing import Sharing, join
from tricorne.server.store import Store
from tricorne.server.study.working import Reports
from tricorne.server.watching import UNWATCHED, Watching


def thinking_hub(store: Store, workers: int, pace_s: float, hear_s: float) -> Hub:
    """Tables for bots: whose turn begins with what they play is written down, for others to tell."""
    hub = Hub(store, workers, pace_s, hear_s)
    hub.turned = Turning().turned
    return hub


async def _think(db: str, redis: str, workers: int, pace_s: float, hear_s: float, metrics: str) -> None:
    hub = thinking_hub(Store(db, shared=True), workers, pace_s, hear_s)
    join(hub, Sharing(True, redis), None)
    keeper = Keeper(hub)
    reports = Reports(hub)
    await hub.open()
    keeper.open()
    reports.open()
    meter = None
    if metrics:
        from tricorne.server.meter import Meter  # only here: it needs an extra

        meter = Meter(hub)
        meter.serve(metrics)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, ended.set)
    print(f"Tricorne thinks for the tables of {hub.store.name} (Ctrl-C ends it)", flush=True)
    await ended.wait()
    await keeper.close()
    await reports.close()
    await hub.close()
    if meter is not None:
        meter.close()


def think(
    db: str,
    redis: str = "",
    workers: int = 0,
    pace_s: float = 0.0,
    hear_s: float = 0.0,
    watching: Watching = UNWATCHED,
) -> None:
    """Play the bots of a site until told to stop."""
    watching.begin()
    workers = workers or max(1, (os.cpu_count() or 2) - 1)
    with suppress(KeyboardInterrupt):
        asyncio.run(_think(db, redis, workers, pace_s, hear_s, watching.metrics))
