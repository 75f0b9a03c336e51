"""What an act costs a site, measured: ``.venv/bin/python -m bench.site_costs`` plays at real processes on PostgreSQL
and Redis, with everybody at one web process, at two with the people of a table at the same one (as a proxy sends them
that knows the tables), at two with the people of each table apart, and opens tables that lay still. Two web processes
have twice the tables of one, so that each has as much to do as the one had. It prints JSON; ``make bench`` shows the
same rows."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

import tricorne
from tests.server.postgres import Postgres
from tests.server.site import Site
from tests.server.site_players import Pair
from tricorne.cli.load import prepare
from tricorne.server.broadcast import position
from tricorne.server.hub import Hub
from tricorne.server.store import Store

TABLES = 8
"""Of each web process."""
PAUSE = 0.1
"""Seconds between two acts at a table: both processors have time left, so that nobody waits for the players."""
SECONDS = 15.0
OPENED = 40
TICKS = os.sysconf("SC_CLK_TCK")


def processor_s(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def measured(webs: int, apart: bool = False) -> dict[str, float]:
    """Play for a while through so many web processes; ``apart``: the people of a table at different ones."""
    site = Site(Path(tempfile.mkdtemp(prefix="tricorne-costs-")), webs=webs)
    try:
        pids = [web.process.pid for web in site.webs]
        ports = [web.port for web in site.webs]
        empty = sum(map(resident_mb, pids))
        pairs = [Pair(ports, seed, pause=PAUSE) for seed in range(TABLES * webs)]
        for at, pair in enumerate(pairs):  # each person at his process from the beginning
            pair.ports = ports if apart else [ports[at % webs]]
            for seat, port in zip(("britain", "france"), (pair.ports[0], pair.ports[-1]), strict=True):
                pair.people[seat].port = port
                pair.live[seat] = pair.people[seat].look(pair.table, seat)
        before = sum(map(processor_s, pids))
        for pair in pairs:
            pair.start()
        time.sleep(SECONDS)
        for pair in pairs:
            pair.ended.set()
        for pair in pairs:
            pair.join()
            pair.leave()
        acts = sum(len(pair.acknowledged) for pair in pairs)
        spent = (sum(map(processor_s, pids)) - before) / acts
        delays = sorted(one for pair in pairs for one in pair.delays)
        engine = create_engine(make_url(site.postgres.url).set(drivername="postgresql+psycopg"))
        with engine.connect() as connection:
            size = "SELECT pg_total_relation_size('entries') + pg_total_relation_size('snapshots')"
            kept = int(connection.execute(text(size)).scalar_one())
            rows = int(connection.execute(text("SELECT count(*) FROM entries")).scalar_one())
        engine.dispose()
        return {
            "acts": acts,
            "processor_ms_an_act": round(spent * 1000, 2),
            "heard_half_ms": round(delays[len(delays) // 2] * 1000, 1),
            "heard_99_of_100_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1),
            "kb_an_entry": round(kept / rows / 1024, 2),
            "mb_a_process": round(empty / webs, 1),
            "mb_a_table": round((sum(map(resident_mb, pids)) - empty) / len(pairs), 2),
        }
    finally:
        site.close()


async def _opened(db: str, ids: list[str]) -> float:
    hub = Hub(Store(db))
    await hub.open()
    try:
        began = time.process_time()
        for id in ids:
            position(await hub.loaded(id), None)
        return time.process_time() - began
    finally:
        await hub.close()


def opening(game: str) -> dict[str, float]:
    """What it costs to open a table of some hundred decisions from its rows, and to show it."""
    postgres = Postgres()
    try:
        companies = asyncio.run(prepare(postgres.url, game, OPENED, 2))
        spent = asyncio.run(_opened(postgres.url, [company.id for company in companies]))
        return {"tables": OPENED, "processor_ms_to_open": round(spent / OPENED * 1000, 2)}
    finally:
        postgres.close()


def rows() -> list[dict[str, object]]:
    """All figures, as ``make bench`` lists them."""
    one = measured(1)
    found: list[dict[str, object]] = [{"name": "site/1-web", **one}]
    for name, two in (("site/2-web", measured(2)), ("site/2-web-apart", measured(2, apart=True))):
        held = 2 * one["processor_ms_an_act"] / two["processor_ms_an_act"]
        found.append({"name": name, **two, "times_one_web": round(held, 2)})
    return [*found, *({"name": f"site/open/{game}", **opening(game)} for game in tricorne.games())]


if __name__ == "__main__":
    print(json.dumps(rows(), indent=1))
