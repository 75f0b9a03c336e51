"""Reports of studies where several processes share a database: asked for and told at any of them, computed once by a
process that plays bots, and gone on with by another one when it dies. Left out where there is no site (conftest.py)."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, select

from tests.server.postgres import Postgres
from tests.server.running_server import Person
from tests.server.site import Site, Thinker
from tests.server.test_study import ended, made
from tricorne.analysis import pieces
from tricorne.server.hub import Hub
from tricorne.server.process_rows import BEAT, DEAD_S
from tricorne.server.schema import processes, studies, study_jobs
from tricorne.server.sharing import Sharing, join
from tricorne.server.stopping import stop
from tricorne.server.store import Store
from tricorne.server.study import jobs, working
from tricorne.server.study.shelf import Shelf
from tricorne.server.study.working import Reports
from tricorne.server.together import Together

WAIT_S = 180.0
QUICK = "from tricorne.server.study import working as w; w.PLAYOUTS, w.PIECE_S, w.KEEPS_S = 1, 0.1, 0.1"


class QuickThinker(Thinker):
    """Plays on less often and in smaller pieces, so that a report takes seconds."""

    program: ClassVar[list[str]] = ["-c", f"{QUICK}; from tricorne.cli import main; main()"]


@contextmanager
def engine_on(site: Site) -> Iterator[Connection]:
    engine = create_engine(site.postgres.url.replace("postgresql", "postgresql+psycopg"))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_a_report_is_told_everywhere_and_goes_on_when_its_thinker_is_killed(tmp_path: Path) -> None:
    """Nothing is asked twice, nothing is lost, and web processes compute none of it."""
    site = Site(tmp_path, webs=2, bots="elsewhere")
    try:
        thinker = QuickThinker(tmp_path, site.postgres.url, site.line)
        site.thinkers.append(thinker)
        anna = Person(site.webs[0].port, "Anna")
        study = made(anna, record=ended())
        at = f"/api/studies/{study['id']}/curve"
        twin = Person(site.webs[1].port, "", anna.token)
        assert twin.get(at).json["state"] == "none"
        assert anna.post(at, {}).json["state"] == "waiting"
        until = time.monotonic() + WAIT_S
        while twin.get(at).json["done"] < 10:
            assert time.monotonic() < until and twin.get(at).json["state"] == "waiting"
            time.sleep(0.05)
        assert twin.post(at, {}).json["state"] == "waiting", "a second click begins nothing"
        thinker.kill()
        before = [person.get(at).json for person in (anna, twin)]
        time.sleep(DEAD_S)
        with engine_on(site) as connection:
            kept = msgspec.json.decode(connection.execute(select(study_jobs.c.worked)).scalar_one(), type=jobs.Worked)
        assert [person.get(at).json for person in (anna, twin)] == before, "nobody goes on: there is no thinker"
        assert before[0]["state"] == "waiting" and before[0]["done"] < before[0]["total"]
        site.thinkers.append(QuickThinker(tmp_path, site.postgres.url, site.line))
        told = before[0]
        while told["state"] == "waiting":
            assert time.monotonic() < until
            time.sleep(0.1)
            told = twin.get(at).json
            assert told["state"] == "done" or told["done"] >= len(kept.seen) >= 2, "it is not begun anew"
        assert told["state"] == "done" and told["judgement"] == anna.get(at).json["judgement"]
        assert anna.post(at, {}).json["state"] == "done"
        with engine_on(site) as connection:
            assert connection.execute(select(study_jobs)).all() == []
    finally:
        site.close()


class Process:
    """One of several that computes reports; what its workers did is counted."""

    def __init__(self, db: str) -> None:
        self.hub = Hub(Store(db, True))
        join(self.hub, Sharing(True), None)
        self.reports = Reports(self.hub)
        self.did: Counter[str] = Counter()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        run = self.hub.thinkers.run_behind

        async def counted(key: str, person: str, task: Any, *what: Any) -> Any:
            found = await run(key, person, task, *what)
            self.did[task.__name__] += len(what[1]) if task is pieces.judge_some else 1
            await self.goes_on.wait()
            return found

        self.hub.thinkers.run_behind = counted  # type: ignore[method-assign]  # to count

    async def fall_silent(self) -> None:
        """Nobody hears that it lives, and it is slow; but it will go on."""
        self.goes_on.clear()
        together = self.hub.together
        assert isinstance(together, Together)
        await stop(*together._tasks)


def test_a_report_is_computed_once_and_a_silent_process_writes_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes, both asked at the same moment; the one that has it falls silent, but does not stop."""
    for name, value in {"PLAYOUTS": 1, "PIECE_S": 0.1, "KEEPS_S": 0.0}.items():
        monkeypatch.setattr(working, name, value)

    async def work() -> None:
        both = Process(postgres.url), Process(postgres.url)
        for one in both:
            await one.hub.open()
            one.reports.open()
        try:
            await judged(*both)
        finally:
            for one in both:
                await one.reports.close()
                await one.hub.close()

    asyncio.run(work())


async def judged(a: Process, b: Process) -> None:
    whole = ended()
    shelf, store = Shelf(a.hub.store), a.hub.store
    id = await shelf.add("anna", "", whole)
    pressed = await asyncio.gather(
        a.hub.store.write(jobs.asked(id, "anna")), b.hub.store.write(jobs.asked(id, "anna")), return_exceptions=True
    )
    assert any(not isinstance(one, Exception) for one in pressed)
    for one in (a, b):
        one.hub.report_waits()
    async with asyncio.timeout(WAIT_S):
        while not (rows := await store.rows(select(study_jobs))) or rows[0].done < 10:
            await asyncio.sleep(0.02)
    assert len(rows) == 1 and a.did.total() * b.did.total() == 0, "one of them has it"
    first, other = (a, b) if a.did else (b, a)
    assert rows[0].process == first.reports.id
    await first.fall_silent()
    async with asyncio.timeout(WAIT_S):
        while (await store.rows(select(study_jobs.c.process)))[0][0] != other.reports.id:
            await asyncio.sleep(0.02)
        first.goes_on.set()
        while first.reports._running or not (await shelf.get(id)).judged:
            await asyncio.sleep(0.02)
    assert await store.rows(select(study_jobs)) == []
    assert other.did["positions"] == first.did["positions"] == 1 and other.did["put_together"] == 1
    assert first.did["put_together"] == 0, "it was told that the report is not its own any more"
    found = await shelf.get(id)
    tasks, _ = pieces.positions(whole)
    seen, _ = pieces.judge_some(whole, tasks, 1)
    others = pieces.other_ways(whole, seen)
    ways, _ = pieces.judge_some(whole, others, 1)
    assert found.judged.encode() == pieces.put_together(whole, seen, ways, 1), "as if one had computed all of it"
    assert other.did["judge_some"] < len(tasks) + len(others), "the other one went on from where it was"


def test_of_a_process_that_dies_again_and_again_nobody_takes_the_report_over(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What kills whoever computes it is given up, and may be asked for again."""
    monkeypatch.setattr(working, "PLAYOUTS", 1)

    async def work() -> None:
        one = Process(postgres.url)
        await one.hub.open()
        store = one.hub.store
        id = await Shelf(store).add("anna", "", ended())
        await store.write(jobs.asked(id, "anna"))
        for dead in range(jobs.MOST_TRIES):
            async with store.engine.begin() as connection:
                await connection.execute(BEAT, {"id": f"dead-{dead}", "drives": True})
            await store.write(jobs.taken(id, f"dead-{dead}", DEAD_S))
            async with store.engine.begin() as connection:
                await connection.execute(processes.delete().where(processes.c.id == f"dead-{dead}"))
        one.reports.open()
        try:
            async with asyncio.timeout(WAIT_S):
                while (await store.rows(select(study_jobs.c.state)))[0][0] != jobs.FAILED:
                    await asyncio.sleep(0.02)
            assert not one.did
            await store.write(jobs.asked_again(id, "anna"))
            one.hub.report_waits()
            async with asyncio.timeout(WAIT_S):
                while not (await store.rows(select(studies.c.judged).where(studies.c.id == id)))[0][0]:
                    await asyncio.sleep(0.02)
        finally:
            await one.reports.close()
            await one.hub.close()

    asyncio.run(work())


def test_what_was_computed_travels_whole() -> None:
    """As it is written for whoever goes on."""
    whole = ended()
    seen, _ = pieces.judge_some(whole, pieces.positions(whole)[0][:4], 1)
    worked = jobs.Worked("1", seen)
    assert msgspec.json.decode(msgspec.json.encode(worked), type=jobs.Worked) == worked
