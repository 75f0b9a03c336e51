"""Reports that are to be computed, as rows of the database: asked for once, computed by one process at a time, and
told by any. A row goes when its report is there; a report that failed keeps its row until somebody asks again."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, literal, not_, or_, select, update

from tricorne.analysis.playouts import Worth
from tricorne.server.schema import processes, studies, study_jobs
from tricorne.server.store import Write
from tricorne.server.writer import EVERY_ROW

WAITING, FAILED = "waiting", "failed"
NOBODY = ""
MOST_TRIES = 3
"""Processes that begin with a report and die, all at the same piece, before it is given up."""


class Worked(msgspec.Struct):
    """What has been computed of a report: the worth of positions, then of what else could have been done."""

    by: str = ""
    """The version that computed it; another one begins afresh."""
    seen: list[Worth] = []
    ways: list[Worth] = []


def asked(study: str, guest: str) -> Write:
    """Ask for a report that is not there and that nobody has asked for."""
    missing = exists().where(studies.c.id == study, studies.c.judged == "")
    known = exists().where(study_jobs.c.study == study)
    row: dict[str, object] = {"study": study, "guest": guest, "at": time.time(), "state": WAITING, "process": NOBODY}
    row |= {"tries": 0, "done": 0, "total": 0, "worked": ""}
    values = select(*(literal(value) for value in row.values())).where(missing, ~known)
    return study_jobs.insert().from_select(list(row), values), None


def asked_again(study: str, guest: str) -> Write:
    """Ask anew for a report that failed."""
    failed = (study_jobs.c.study == study) & (study_jobs.c.state == FAILED)
    values = {"guest": guest, "at": time.time(), "state": WAITING, "process": NOBODY, "tries": 0}
    return update(study_jobs).where(failed).values(values), None


def free(me: str, dead_s: float) -> ColumnElement[bool]:
    """Whether a process may take a report: nobody computes it, or somebody who is silent for too long. Where a process
    serves alone (0 seconds), whoever else began it is gone."""
    if not dead_s:
        return study_jobs.c.state == WAITING
    now = func.extract("epoch", func.clock_timestamp())  # of the database: machines differ
    alive = exists().where(processes.c.id == study_jobs.c.process, processes.c.seen > now - dead_s)
    return (study_jobs.c.state == WAITING) & or_(study_jobs.c.process.in_([NOBODY, me]), not_(alive))


def taken(study: str, me: str, dead_s: float) -> Write:
    """Take a report; MovedOn if another process was quicker."""
    here = (study_jobs.c.study == study) & free(me, dead_s)
    values = {"process": me, "tries": study_jobs.c.tries + 1}
    return update(study_jobs).where(here).values(values).execution_options(**{EVERY_ROW: True}), None


def _mine(study: str, me: str) -> ColumnElement[bool]:
    return (study_jobs.c.study == study) & (study_jobs.c.process == me) & (study_jobs.c.state == WAITING)


def went_on(study: str, me: str, done: int, total: int, worked: Worked | None = None) -> Write:
    """Write down how far a report is, and now and then what was computed; MovedOn if it is another's by now."""
    values: dict[str, object] = {"done": done, "total": total}
    if worked is not None:
        values |= {"worked": msgspec.json.encode(worked).decode(), "tries": 0}
    return update(study_jobs).where(_mine(study, me)).values(values).execution_options(**{EVERY_ROW: True}), None


def finished(study: str, me: str, judged: str) -> list[Write]:
    """Keep a report with its study; MovedOn, and nothing is written, if it is another's or the study is gone."""
    every = {EVERY_ROW: True}
    kept = update(studies).where(studies.c.id == study).values(judged=judged)
    gone = delete(study_jobs).where(_mine(study, me))
    return [(gone.execution_options(**every), None), (kept.execution_options(**every), None)]


def failed(study: str, me: str) -> Write:
    """A report cannot be computed: whoever wants it asks again."""
    values = {"state": FAILED, "process": NOBODY, "worked": ""}
    return update(study_jobs).where(_mine(study, me)).values(values), None


def let_go(study: str, me: str) -> Write:
    """Another process may go on with a report."""
    return update(study_jobs).where(_mine(study, me)).values(process=NOBODY, tries=0), None


def dropped(study: str) -> Write:
    """Nobody wants a report any more: it is there, or its study is gone."""
    return delete(study_jobs).where(study_jobs.c.study == study), None
