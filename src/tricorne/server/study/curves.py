"""The chances of a finished game, computed piece by piece in the pool of the bots: between two pieces others have their
turn. What was computed is kept with the study."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tricorne.analysis import Judgement, pieces
from tricorne.analysis.playouts import Task, Worth
from tricorne.kernel.message import say
from tricorne.server.asking import answer
from tricorne.server.problems import RequestRefused
from tricorne.server.stopping import stop
from tricorne.server.study.shelf import OpenStudy
from tricorne.server.study.studies import Studies
from tricorne.server.study.wire_study import StudyCurve

PLAYOUTS = 12
FIRST_PIECE = 2
MOST_AT_ONCE = 24
"""Positions that are judged at once: few at first, then as many as take about a second, for whoever asks for advice
meanwhile waits until the piece is done."""
PIECE_S = 1.0
MOST_WAITING = 20
MOST_OF_ONE = 2

log = logging.getLogger("tricorne.server")
Found = TypeVar("Found")


class Failed(Exception):
    """A piece that the pool could not work off."""


class CurveJob:
    """A game whose chances are being computed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Curves:
    """The chances of all studies."""

    def __init__(self, studies: Studies, playouts: int = PLAYOUTS) -> None:
        self.studies = studies
        self.playouts = playouts
        self._under_way: dict[str, CurveJob] = {}

    async def study_curve(self, request: Request) -> Response:
        """How far it has come; nothing is begun."""
        found = await self.studies.shelf.get(request.path_params["id"])
        return answer(self.told(found))

    async def begin_curve(self, request: Request) -> Response:
        guest = await self.studies.guests.required(request)
        found = await self.studies.shelf.get(request.path_params["id"])
        known = self._under_way.get(found.id)
        if found.walks[0].state.over and not found.judged and (known is None or known.failed):
            working = [one for one in self._under_way.values() if not one.failed]
            mine = [one for one in working if one.person == guest.id]
            if len(working) >= MOST_WAITING or len(mine) >= MOST_OF_ONE:
                raise RequestRefused(429, "too-fast", say("why-many-reports"), (), 60.0)
            job = CurveJob(guest.id)
            self._under_way[found.id] = job
            job.task = asyncio.create_task(self._judge_game(found, job))
        return answer(self.told(found))

    def told(self, found: OpenStudy) -> StudyCurve:
        if found.judged:
            return StudyCurve("done", 1, 1, msgspec.json.decode(found.judged, type=Judgement))
        known = self._under_way.get(found.id)
        if known is None:
            return StudyCurve("none", 0, 0, None)
        return StudyCurve("failed" if known.failed else "waiting", known.done, known.total, None)

    async def _judge_game(self, found: OpenStudy, job: CurveJob) -> None:
        try:
            text = found.record
            tasks = await self._run(found, job, pieces.positions, text)
            # So many alternatives are to be expected: what is left to do grows less at the end.
            job.total = len(tasks) + len(tasks) // 4
            seen = await self._judged(found, job, tasks)
            others = await self._run(found, job, pieces.other_ways, text, seen)
            job.total = len(tasks) + len(others)
            ways = await self._judged(found, job, others)
            made = await self._run(found, job, pieces.put_together, text, seen, ways, self.playouts)
            # The study may have been put away meanwhile, and whoever fetches it takes over what is stored.
            current = await self.studies.shelf.get(found.id)
            current.judged = made.decode()
            await self.studies.shelf.keep(current)
            self._under_way.pop(found.id, None)
        except Exception as problem:
            job.failed = True
            log.error("the chances of a study were not computed", exc_info=problem)

    async def _judged(self, found: OpenStudy, job: CurveJob, tasks: list[Task]) -> list[Worth]:
        seen: list[Worth] = []
        size = FIRST_PIECE
        while len(seen) < len(tasks):
            some = tasks[len(seen) : len(seen) + size]
            worths, took_s = await self._run(found, job, pieces.judge_some, found.record, some, self.playouts)
            seen.extend(worths)
            job.done += len(some)
            size = max(1, min(MOST_AT_ONCE, round(len(some) * PIECE_S / max(took_s, 0.01))))
        return seen

    async def _run(self, found: OpenStudy, job: CurveJob, task: Callable[..., Found], *what: object) -> Found:
        made = await self.studies.hub.thinkers.run_behind(f"study {found.id}", job.person, task, *what)
        if made is None:
            raise Failed
        return made

    async def close(self) -> None:
        """Give up what is being computed."""
        await stop(*(one.task for one in self._under_way.values()))
