"""A server in a process of its own that counts what it holds when it is asked: a line in, a line of JSON out."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from tricorne.server import app, hub
from tricorne.server.limits import Limits
from tricorne.server.serve import serve

MOST_TABLES = 25
"""Tables kept in memory although nobody looks at them; so few that a short day forgets most."""
hubs: list[Hub] = []


class Hub(hub.Hub):
    async def open(self) -> None:
        await super().open()
        self.loop = asyncio.get_running_loop()
        hubs.append(self)


def resident_kb(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def children() -> list[int]:
    return [int(one) for one in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]


def counted() -> dict[str, Any]:
    """What the server holds now, after rubbish has been collected."""
    gc.collect()
    here = hubs[-1]
    viewers = sum(len(table.viewers) for table in here.tables.values()) + sum(map(len, here.lobby.values()))
    return {
        "server_kb": resident_kb(os.getpid()),
        "bots_kb": sum(map(resident_kb, children())),
        "tables": len(here.tables),
        "viewers": viewers,
        "tasks": len(asyncio.all_tasks(here.loop)),
        "files": len(os.listdir("/proc/self/fd")),
        "threads": threading.active_count(),
        "processes": len(children()),
        "loading": len(here._loading),
        "objects": len(gc.get_objects()),
    }


def tell() -> None:
    for _ in sys.stdin:
        print(json.dumps(counted()), flush=True)


if __name__ == "__main__":
    setattr(app, "Hub", Hub)  # noqa: B010  # it is not the app's to give away, but to use
    hub.MOST_TABLES = MOST_TABLES
    threading.Thread(target=tell, daemon=True).start()
    serve(sys.argv[1], "127.0.0.1", 0, 0.0, Limits(1000, 1000, 100_000, 1000, 1000))
