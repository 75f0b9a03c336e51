"""How soon people are back when the process that served them dies: ``.venv/bin/python -m bench.coming_back``.

Two web processes serve a site on PostgreSQL and Redis, half of the tables each, as a proxy sends them that knows the
tables; two people sit at every table and play at the pace of people. When all have come in and played for a while, one
process is killed, and a new one started in its place. Whoever is cut off notices at once and waits as a browser does
before he asks again; the proxy sends him to the process that is left, where nobody sat at his table. He is back when it
has shown him the table. It prints JSON; ``make bench`` shows the same row.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

from bench.site_costs import processor_s
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from tests.server.running_server import GAME
from tests.server.site import Site
from tricorne.cli.load import AT_ONCE, Asked, Company, hear, prepare

TABLES = 200
PEOPLE = 2
FIRST_WAIT_S, SPREAD = 0.4, 0.5
"""How long a browser waits before it asks again, and how much of that is a matter of chance (``net/live.ts``)."""
PACE_S = 8.0
"""From one act at a table to the next."""
PLAYED_S = 10.0
LONGEST_S = 60.0


class Guest:
    """Somebody at a table who comes back whenever he is cut off, and plays at random when he is asked."""

    def __init__(self, company: Company, token: str, port: int) -> None:
        self.company = company
        self.token = token
        self.port = port
        """Of the process to which the proxy sends him."""
        self.dice = random.Random(token)
        self.is_in = asyncio.Event()
        self.lost_at = 0.0
        self.away_s = 0.0
        """From the loss of his connection until he was shown the table again."""
        self.acting: asyncio.Task[None] | None = None
        self.acts = 0

    async def stay(self) -> None:
        wait = 0.0
        while True:
            await asyncio.sleep(wait * (1 - SPREAD / 2 + SPREAD * self.dice.random()))
            wait = max(FIRST_WAIT_S, 2 * wait)
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/tables/{self.company.id}/live",
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    max_size=2**24,
                    ping_interval=None,
                    proxy=None,
                    open_timeout=LONGEST_S,
                ) as live:
                    wait = 0.0
                    await self._look_on(live)
            except (OSError, WebSocketException):
                pass
            if self.is_in.is_set():
                self.is_in.clear()
                self.lost_at = time.monotonic()

    async def _look_on(self, live: ClientConnection) -> None:
        async for message in live:
            assert isinstance(message, str)
            if message.startswith('{"type":"welcome"'):
                self.is_in.set()
                if self.lost_at:
                    self.away_s = time.monotonic() - self.lost_at
            if '"legal":[' in message and (asked := hear(message).position):
                self.acting = asyncio.create_task(self._act(live, asked))

    async def _act(self, live: ClientConnection, asked: Asked) -> None:
        await asyncio.sleep(PACE_S * 2 * self.dice.random())
        act = {"type": "play", "id": 1, "at": asked.number, "action": self.dice.choice(asked.legal or [])}
        if live.state is State.OPEN:
            await live.send(json.dumps(act))
            self.acts += 1


async def everybody_in(guests: list[Guest]) -> None:
    await asyncio.wait_for(asyncio.gather(*(guest.is_in.wait() for guest in guests)), LONGEST_S)


async def driven(site: Site, companies: list[Company]) -> dict[str, float]:
    """Let everybody play, kill a process, and tell how long people were away."""
    dying, left = site.webs
    guests = [
        Guest(company, token, (dying if at % 2 else left).port)
        for at, company in enumerate(companies)
        for token in company.tokens
    ]
    staying = []
    for first in range(0, len(guests), AT_ONCE):
        part = guests[first : first + AT_ONCE]
        staying += [asyncio.create_task(guest.stay()) for guest in part]
        await everybody_in(part)
    await asyncio.sleep(PLAYED_S)
    cut_off = [guest for guest in guests if guest.port == dying.port]
    acts = sum(guest.acts for guest in guests)
    for guest in cut_off:
        guest.port = left.port
        guest.is_in.clear()
        guest.lost_at = time.monotonic()
    before = processor_s(left.process.pid)
    dying.kill()
    starting = asyncio.create_task(asyncio.to_thread(site.web))
    await everybody_in(guests)
    spent = processor_s(left.process.pid) - before
    site.webs[0] = await starting
    for task in staying:
        task.cancel()
    away = sorted(guest.away_s for guest in cut_off)
    return {
        "tables": len(companies),
        "acts_a_s": round(acts / PLAYED_S, 1),
        "cut_off": len(away),
        "processor_ms_a_person": round(spent / len(away) * 1000, 2),
        "back_half_s": round(away[len(away) // 2], 2),
        "back_99_of_100_s": round(away[int(len(away) * 0.99)], 2),
        "back_last_s": round(away[-1], 2),
    }


def rows() -> list[dict[str, object]]:
    """The figures, as ``make bench`` lists them."""
    with tempfile.TemporaryDirectory(prefix="tricorne-back-") as folder:
        site = Site(Path(folder), webs=0)
        try:
            companies = asyncio.run(prepare(site.postgres.url, GAME, TABLES, PEOPLE))
            site.webs = [site.web(), site.web()]
            return [{"name": "site/coming-back", **asyncio.run(driven(site, companies))}]
        finally:
            site.close()


if __name__ == "__main__":
    print(json.dumps(rows(), indent=1))
