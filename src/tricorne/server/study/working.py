"""Whoever computes reports: each process that plays bots, between their decisions. Reports wait in the database
(jobs.py); one is taken by a conditional write, so that one process has it, and goes on where it was when that one dies.

A report is worked off in pieces of about a second in the pool of the bots, behind all their decisions.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.exc import SQLAlchemyError

import tricorne
from tricorne.analysis import pieces
from tricorne.analysis.playouts import Task, Worth
from tricorne.server.hub import Hub
from tricorne.server.problems import note_failure
from tricorne.server.process_rows import DEAD_S
from tricorne.server.schema import studies, study_jobs
from tricorne.server.stopping import stop
from tricorne.server.study import jobs
from tricorne.server.study.jobs import Worked
from tricorne.server.writer import BadDatabase, MovedOn

PLAYOUTS = 12
FIRST_PIECE = 2
MOST_AT_ONCE = 24
"""Positions that are judged at once: few at first, then as many as take about a second, for whoever asks for advice
meanwhile waits until the piece is done."""
PIECE_S = 1.0
KEEPS_S = 5.0
"""How often what was computed is written down: a process that dies takes no more with it. How far it is, is written
with each piece."""
FEWEST_REPORTS = 2
"""That a process computes at a time, or one for each of its workers: a short one need not wait for a long one."""
GIVES_WAY_S = 0.1
"""How long a process waits for each report that it has before it takes another one: others may have none."""
LOOKS_S = 5.0
"""How often it looks for reports that it has not heard of; oftener while it cannot hear."""
LOOKS_DEAF_S = 0.4

BROKEN = (SQLAlchemyError, BadDatabase, OSError)
"""The database does not answer."""

log = logging.getLogger("tricorne.server")
Found = TypeVar("Found")


class Failed(Exception):
    """A piece that the pool could not work off."""


class Reports:
    """The reports that this process computes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.id = secrets.token_hex(6)
        self._dead_s = 0.0
        self._running: dict[str, asyncio.Task[None]] = {}
        self._most = max(FEWEST_REPORTS, len(hub.thinkers.workers))
        self._wake = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.hub.together is not None:
            self.id, self._dead_s = self.hub.together.id, DEAD_S
        self.hub.report_waits = self._wake.set
        self._work = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Let go of what is being computed: it is gone on with elsewhere, or here after the next start."""
        mine = list(self._running)
        await stop(self._work, *self._running.values())
        try:
            if mine:
                await self.store.write(*(jobs.let_go(study, self.id) for study in mine))
        except Exception as problem:
            note_failure("letting go of reports", problem)

    # -- taking ------------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._look()
            except Exception as problem:
                note_failure("looking for reports", problem)
            deaf = self.hub.together is not None and self.hub.together.deaf
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOKS_DEAF_S if deaf else LOOKS_S)

    async def _look(self) -> None:
        """Take the reports that have waited longest, as many as there is room for."""
        if len(self._running) >= self._most:
            return
        query = select(study_jobs.c.study).where(jobs.free(self.id, self._dead_s)).order_by(study_jobs.c.at)
        for row in await self.store.rows(query):
            if row.study in self._running:
                continue
            await asyncio.sleep(GIVES_WAY_S * len(self._running))
            if len(self._running) >= self._most:
                return
            with suppress(MovedOn):  # another process was quicker
                await self.store.write(jobs.taken(row.study, self.id, self._dead_s))
                self._running[row.study] = asyncio.create_task(self._compute(row.study))

    # -- computing ---------------------------------------------------------------------------------

    async def _compute(self, study: str) -> None:
        try:
            job = await self.store.one(select(study_jobs).where(study_jobs.c.study == study))
            found = await self.store.one(select(studies.c.record, studies.c.judged).where(studies.c.id == study))
            if job is None or found is None or found.judged:
                await self.store.write(jobs.dropped(study))
            elif job.tries > jobs.MOST_TRIES:
                raise Failed  # whoever began it died
            else:
                made = await Report(self.hub, self.id, job, found.record).judge()
                await self.store.write(*jobs.finished(study, self.id, made.decode()))
        except MovedOn:
            pass  # another process has it by now, or the study is gone
        except BROKEN as problem:
            note_failure(f"study {study}: its report", problem)
            await asyncio.sleep(LOOKS_S)  # it is still ours, and gone on with when the database answers again
        except Exception as problem:
            log.error("the chances of a study were not computed", exc_info=problem)
            with suppress(*BROKEN):
                await self.store.write(jobs.failed(study, self.id))
        del self._running[study]
        self._wake.set()


class Report:
    """One report on its way."""

    def __init__(self, hub: Hub, me: str, job: Row[tuple[object, ...]], record: str) -> None:
        self.hub = hub
        self.me = me
        self.study: str = job.study
        self.person: str = job.guest
        self.record = record
        self.worked = Worked(tricorne.__version__)
        with suppress(msgspec.MsgspecError):  # of another version
            worked = msgspec.json.decode(job.worked, type=Worked)
            if worked.by == tricorne.__version__:
                self.worked = worked
        self._kept = time.monotonic()

    async def judge(self) -> bytes:
        """The judgement as JSON."""
        seen, ways = self.worked.seen, self.worked.ways
        tasks, group = await self._run(pieces.positions, self.record)
        # So many alternatives are to be expected: what is left to do grows less at the end.
        await self._judge(tasks, seen, group, 0, len(tasks) + len(tasks) // 4)
        others = await self._run(pieces.other_ways, self.record, seen)
        await self._judge(others, ways, group, len(tasks), len(tasks) + len(others))
        return await self._run(pieces.put_together, self.record, seen, ways, PLAYOUTS)

    async def _judge(self, tasks: list[Task], found: list[Worth], group: int, before: int, total: int) -> None:
        size = max(group, FIRST_PIECE // group * group)
        while len(found) < len(tasks):
            some = tasks[len(found) : len(found) + size]
            worths, took_s = await self._run(pieces.judge_some, self.record, some, PLAYOUTS)
            found.extend(worths)
            fitting = min(MOST_AT_ONCE, round(len(some) * PIECE_S / max(took_s, 0.01)))
            size = max(group, fitting // group * group)
            await self._went_on(before + len(found), total)

    async def _went_on(self, done: int, total: int) -> None:
        keeps = time.monotonic() - self._kept >= KEEPS_S
        if keeps:
            self._kept = time.monotonic()
        await self.hub.store.write(jobs.went_on(self.study, self.me, done, total, self.worked if keeps else None))

    async def _run(self, task: Callable[..., Found], *what: object) -> Found:
        made = await self.hub.thinkers.run_behind(f"study {self.study}", self.person, task, *what)
        if made is None:
            raise Failed
        return made
