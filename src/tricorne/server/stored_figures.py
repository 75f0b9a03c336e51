"""Figures for the owner that lie in the database, and not in a process: notices and reports that wait or have failed.
They are the same whichever process of a site is asked."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from tricorne.server.notices import keeping
from tricorne.server.schema import notices, study_jobs
from tricorne.server.store import Store
from tricorne.server.study import jobs

WORDS = {
    "notices_waiting": "In the database: notices that are due and have not been handed on.",
    "notices_failed": "In the database: notices of turns that still last, given up after several tries.",
    "study_jobs_waiting": "In the database: reports of studies that nobody computes yet.",
    "study_jobs_running": "In the database: reports of studies that are being computed.",
    "study_jobs_failed": "In the database: reports of studies that could not be computed.",
}


async def counted(store: Store) -> dict[str, float]:
    """All of them, in two questions."""
    waits, gave_up = notices.c.state == keeping.WAITING, notices.c.state == keeping.GIVEN_UP
    told = select(func.count().filter(waits, notices.c.due <= time.time()), func.count().filter(gave_up)).select_from(
        notices
    )
    asked, begun = study_jobs.c.state == jobs.WAITING, study_jobs.c.process != jobs.NOBODY
    made = select(
        func.count().filter(asked, ~begun),
        func.count().filter(asked, begun),
        func.count().filter(study_jobs.c.state == jobs.FAILED),
    ).select_from(study_jobs)
    found = [*(await store.rows(told))[0], *(await store.rows(made))[0]]
    return dict(zip(WORDS, map(float, found), strict=True))
