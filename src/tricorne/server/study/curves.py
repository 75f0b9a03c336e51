"""The chances of a finished game: asked for, and told how far they are computed (working.py). What was computed is kept
with the study."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from tricorne.analysis import Judgement
from tricorne.kernel.message import say
from tricorne.server.asking import answer
from tricorne.server.problems import RequestRefused
from tricorne.server.schema import study_jobs
from tricorne.server.study import jobs
from tricorne.server.study.studies import Studies
from tricorne.server.study.wire_study import StudyCurve

MOST_WAITING = 100
"""Of all people."""
MOST_OF_ONE = 2


class Curves:
    """The chances of all studies."""

    def __init__(self, studies: Studies) -> None:
        self.studies = studies
        self.hub = studies.hub
        self.store = studies.hub.store

    async def study_curve(self, request: Request) -> Response:
        """How far it has come; nothing is begun."""
        return answer(await self._told(request.path_params["id"]))

    async def begin_curve(self, request: Request) -> Response:
        guest = await self.studies.guests.required(request)
        id = request.path_params["id"]
        told = await self._told(id)
        if told.state in ("none", "failed") and (await self.studies.shelf.get(id)).walks[0].state.over:
            await self._refuse_many(guest.id)
            ask = jobs.asked_again if told.state == "failed" else jobs.asked
            with suppress(IntegrityError):  # it was asked for at another process, at the same moment
                await self.store.write(ask(id, guest.id))
            self.hub.report_waits()
            if self.hub.together is not None:
                self.hub.together.tell(report=True)
            told = await self._told(id)
        return answer(told)

    async def _refuse_many(self, guest: str) -> None:
        query = select(study_jobs.c.guest).where(study_jobs.c.state == jobs.WAITING)
        waiting = [row.guest for row in await self.store.rows(query)]
        if len(waiting) >= MOST_WAITING or waiting.count(guest) >= MOST_OF_ONE:
            raise RequestRefused(429, "too-fast", say("why-many-reports"), (), 60.0)

    async def _told(self, id: str) -> StudyCurve:
        # In this order: a report that is finished in between is found with its study.
        job = await self.store.one(select(study_jobs).where(study_jobs.c.study == id))
        found = await self.studies.shelf.get(id)
        if found.judged:
            return StudyCurve("done", 1, 1, msgspec.json.decode(found.judged, type=Judgement))
        if job is None:
            return StudyCurve("none", 0, 0, None)
        return StudyCurve("failed" if job.state == jobs.FAILED else "waiting", job.done, job.total, None)
