"""Measures the server of this environment under load: many tables at once, people connected to each over real sockets
on loopback, and at every table one action a second.

`tricorne bench` runs this file with the Python of each environment that it compares. The games are brought to their
middle and stored before the clock runs. The server is one process, all the people are another: this one.
"""

from __future__ import annotations

import asyncio
import gc
import json
import math
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import tricorne
from tricorne.cli.measure import is_compiled
from tricorne.server import seating
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits
from tricorne.server.serve import serve
from tricorne.server.store import Store
from tricorne.server.wire import Join, NewTable, SeatPlan

ACTS_A_SECOND = 1.0
WARM_UP_S = 5.0
LONGEST_WAIT_S = 30.0
"""An answer that takes longer is a failure of the server, and of the measurement."""
EARLIEST, LATEST = 20, 120
"""Decisions that lie behind a table when the clock starts to run."""
AT_ONCE = 25
"""Tables or connections that are made at the same time."""
MB = 1024 * 1024


class Asked(msgspec.Struct):
    number: int
    legal: list[int] | None


class Heard(msgspec.Struct):
    """As much of an event as a player needs in order to play on."""

    type: str
    id: int | None = None
    position: Asked | None = None


hear = msgspec.json.Decoder(Heard).decode


# -- before the clock runs -------------------------------------------------------------------------


class Company:
    """A table, and the tokens of everybody who is connected to it: players first, then those who look on."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens


async def prepare(db: str, game: str, tables: int, people: int, begin: int = 0) -> list[Company]:
    """Make tables and play each for a while, without a server. ``begin``: so many are there already."""
    hub = Hub(Store(db))
    await hub.open()
    guests = Guests(hub.store)
    found: list[Company] = []
    try:
        for first in range(0, tables, AT_ONCE):
            part = range(begin + first, begin + min(tables, first + AT_ONCE))
            found += await asyncio.gather(*(_company(hub, guests, game, people, at) for at in part))
    finally:
        await hub.close()
    return found


async def _company(hub: Hub, guests: Guests, game: str, people: int, at: int) -> Company:
    made = await asyncio.gather(*(guests.make(f"Guest {at}-{place}") for place in range(people)))
    powers = tricorne.game(game).seat_ids[:people]
    plans = [SeatPlan(power, "open" if place else "me") for place, power in enumerate(powers)]
    table = await seating.create(hub, made[0][0], NewTable(game, plans))
    for place in range(1, len(powers)):
        await seating.join(hub, table, made[place][0], Join(powers[place], table.invite))
    await _play_for_a_while(hub, table, random.Random(at))
    return Company(table.id, [token for _, token in made])


async def _play_for_a_while(hub: Hub, table: GameTable, dice: random.Random) -> None:
    for _ in range(dice.randint(EARLIEST, LATEST)):
        state = table.begun()
        after = state.clone()
        after.play(dice.choice(after.legal()))
        if after.over:
            return
        seat = table.seat(table.actor)
        assert seat is not None
        await hub.commit(table, state, after, seat.guest)


# -- the people ------------------------------------------------------------------------------------


class Party:
    """Everybody at one table; whoever is asked plays at random, once a second."""

    def __init__(self, company: Company, seed: int) -> None:
        self.company = company
        self.dice = random.Random(seed)
        self.lives: list[ClientConnection] = []
        self.mover: ClientConnection | None = None
        self.asked: Asked | None = None
        self.news = asyncio.Event()
        self.answer: asyncio.Future[str] | None = None
        self.heard = 0
        self.bytes = 0

    async def sit_down(self, port: int, open_up: AsyncExitStack) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.company.id}/live"
        for token in self.company.tokens:
            live = connect(
                address,
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=2**24,
                ping_interval=None,
                proxy=None,
                open_timeout=LONGEST_WAIT_S,
            )
            self.lives.append(await open_up.enter_async_context(live))

    async def listen(self, live: ClientConnection) -> None:
        async for message in live:
            assert isinstance(message, str)
            self.heard += 1
            self.bytes += len(message)
            if message.startswith(('{"type":"step"', '{"type":"welcome"')):
                if '"legal":[' in message:
                    self.mover, self.asked = live, hear(message).position
                    self.news.set()
            elif message.startswith(('{"type":"done"', '{"type":"refused"')):
                event = hear(message)
                if self.answer is not None and not self.answer.done() and event.id is not None:
                    self.answer.set_result(event.type)

    async def play(self) -> bool:
        """One action, until it is acknowledged; False if the game is over."""
        while self.asked is None or self.mover is None:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 2 / ACTS_A_SECOND)
            except TimeoutError:
                return False
        asked, mover, self.asked = self.asked, self.mover, None
        assert asked.legal
        act = {"type": "play", "id": 1, "at": asked.number, "action": self.dice.choice(asked.legal)}
        self.answer = asyncio.get_running_loop().create_future()
        await mover.send(json.dumps(act))
        said = await asyncio.wait_for(self.answer, LONGEST_WAIT_S)
        if said != "done":
            raise RuntimeError(f"the server refused {act}")
        return True

    async def play_on(self, begin: float, end: float, waits: list[float]) -> None:
        """Act after act at an even pace, each table at another part of the second. The pace does not wait for the
        server: an act that is sent late, because the one before took long, has waited since it was due."""
        due = begin - WARM_UP_S + self.dice.random() / ACTS_A_SECOND
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.play():
                return
            if begin <= due < end:
                waits.append(time.perf_counter() - due)
            due += 1 / ACTS_A_SECOND


# -- the server ------------------------------------------------------------------------------------


class Serving:
    """The server in a process of its own."""

    def __init__(self, db: str) -> None:
        # Everybody comes from one address here, and that address may ask for all of it.
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, "serve", db], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://127.0.0.1:" not in line:
            raise RuntimeError(f"the server did not begin: {line!r}")
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    def cpu_s(self) -> float | None:
        """CPU time so far; None where the system does not tell."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return None

    def memory_mb(self) -> float | None:
        with suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024 / MB
        return None

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(LONGEST_WAIT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def drive(server: Serving, companies: list[Company], seconds: float) -> dict[str, Any]:
    """Connect everybody, let them play, and tell how long they waited."""
    parties = [Party(company, at) for at, company in enumerate(companies)]
    waits: list[float] = []
    async with AsyncExitStack() as open_up:
        for first in range(0, len(parties), AT_ONCE):
            await asyncio.gather(*(party.sit_down(server.port, open_up) for party in parties[first : first + AT_ONCE]))
        listening = [asyncio.create_task(party.listen(live)) for party in parties for live in party.lives]
        begin = time.perf_counter() + WARM_UP_S
        playing = asyncio.gather(*(party.play_on(begin, begin + seconds, waits) for party in parties))
        await asyncio.sleep(WARM_UP_S)
        cpu, heard, size = server.cpu_s(), sum(one.heard for one in parties), sum(one.bytes for one in parties)
        await asyncio.sleep(seconds)
        spent = None if cpu is None else (server.cpu_s() or 0.0) - cpu
        heard, size = sum(one.heard for one in parties) - heard, sum(one.bytes for one in parties) - size
        memory = server.memory_mb()
        await playing
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    ordered = sorted(wait * 1000 for wait in waits)
    figures: dict[str, Any] = {
        "acknowledged": len(ordered),
        "ack_median_ms": statistics.median(ordered),
        "ack_p99_ms": ordered[math.ceil(len(ordered) * 0.99) - 1],
        "ack_max_ms": ordered[-1],
        "messages_per_s": heard / seconds,
        "bytes_per_message": size / max(1, heard),
    }
    if spent is not None:
        figures["server_cpu_ms_per_action"] = spent * 1000 / len(ordered)
    if memory is not None:
        figures["server_memory_mb"] = memory
    return figures


def measure(game: str, tables: int, people: int, seconds: float) -> dict[str, Any]:
    """All figures of one load."""
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "tables.db")
        companies = asyncio.run(prepare(db, game, tables, people))
        gc.collect()
        gc.disable()  # whoever measures must not stop to look for cycles: all of these people would seem to wait
        server = Serving(db)
        try:
            found = asyncio.run(drive(server, companies, seconds))
        finally:
            server.stop()
    asked = {"game": game, "tables": tables, "connections": tables * people, "seconds": seconds}
    return {"compiled": is_compiled(), **asked, **found}


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve(sys.argv[2], "127.0.0.1", 0, 0.0, Limits(0, 0, 0, 1000))
    else:
        game, tables, people, seconds = sys.argv[2:]
        print(json.dumps(measure(game, int(tables), int(people), float(seconds))))
