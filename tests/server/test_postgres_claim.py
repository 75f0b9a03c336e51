"""One server at a time works on a PostgreSQL database, and its errors tell no values. Collected only where PostgreSQL's
programs and psycopg are installed (conftest.py)."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
import traceback

import pytest
from sqlalchemy import create_engine, make_url, text

from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tricorne.server import schema
from tricorne.server.postgres import OURS, Claim
from tricorne.server.problems import note_failure
from tricorne.server.store import BadDatabase, Store

SECRET = "the-secret-choice-of-anna"
HOLDERS = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = {OURS} AND granted"
KEEP = {"setup-duplicates": "keep"}


def asked(postgres: Postgres, statement: str) -> list[int]:
    engine = create_engine(make_url(postgres.url).set(drivername="postgresql+psycopg"))
    try:
        with engine.connect() as connection:
            return [int(row[0]) for row in connection.execute(text(statement))]
    finally:
        engine.dispose()


def refused_to_start(postgres: Postgres) -> None:
    """A second server ends at once, with one line."""
    again = [sys.executable, "-m", "tricorne.cli", "serve", "--port", "0", "--db", postgres.url]
    second = subprocess.run(again, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2 and len(second.stderr.splitlines()) == 1, second.stderr
    assert "another server works on this database" in second.stderr


def played(anna: Person, port: int) -> None:
    anna.port = port
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    with anna.look(table, "britain") as live:
        assert live.play()["type"] == "done"


@pytest.mark.long_case
def test_a_second_server_on_the_database_refuses_and_says_why(postgres: Postgres) -> None:
    server = RunningServer(postgres.url)
    try:
        played(Person(server.port, "Anna"), server.port)
        refused_to_start(postgres)
        # Whoever only reads needs no claim.
        looked = [sys.executable, "-m", "tricorne.cli", "doctor", "--db", postgres.url]
        doctor = subprocess.run(looked, capture_output=True, text=True, timeout=60, check=False)
        assert doctor.returncode == 0 and "1 fit" in doctor.stdout, doctor.stdout + doctor.stderr
    finally:
        server.close()
    server = RunningServer(postgres.url)  # the first has let go
    server.close()


@pytest.mark.long_case
def test_the_claim_outlives_a_restart_of_the_database(postgres: Postgres) -> None:
    server = RunningServer(postgres.url)
    try:
        anna = Person(server.port, "Anna")
        before = asked(postgres, HOLDERS)
        assert len(before) == 1
        postgres.restart()
        until = time.monotonic() + 30
        while not (now := asked(postgres, HOLDERS)):
            assert time.monotonic() < until, "the claim was not taken again"
            time.sleep(0.2)
        assert now != before
        refused_to_start(postgres)
        played(anna, server.port)
    finally:
        server.close()


def test_who_has_lost_the_claim_writes_nothing(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    """Another server was quicker after a connection broke: there are never two that write."""

    async def work() -> None:
        first, second = Store(postgres.url), Store(postgres.url)
        await first.open()
        first.writer._holding.cancel()  # type: ignore[union-attr]  # so that it does not take the claim back at once
        await asyncio.to_thread(asked, postgres, f"SELECT pg_terminate_backend(pid)::int FROM ({HOLDERS}) AS held")
        await second.open()
        row = {"id": "anna", "token": SECRET, "name": "Anna", "created": 0.0}
        problem: Exception | None = None
        for _ in range(2):  # the first time it finds its connection broken
            try:
                await first.write((schema.guests.insert(), [row]))
            except Exception as found:
                problem = found
        assert isinstance(problem, BadDatabase) and "another server works on this database" in str(problem)
        note_failure("an act", problem)
        await second.write((schema.guests.insert(), [row]))
        await first.close()
        await second.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert all(record.exc_info is None for record in caplog.records) and SECRET not in caplog.text


def test_a_broken_connection_of_our_own_does_not_keep_us_out(postgres: Postgres) -> None:
    """The other side may not have noticed yet that it is gone."""
    engine = create_engine(make_url(postgres.url).set(drivername="postgresql+psycopg"))
    claim, stranger = Claim("the house"), Claim("the house")
    try:
        with engine.connect() as gone, engine.connect() as fresh:
            claim.take(gone)
            with pytest.raises(BadDatabase, match="the house: another server"):
                stranger.take(fresh)
            claim.take(fresh)
            gone.invalidate()
    finally:
        engine.dispose()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO guests VALUES (:secret, 't2', 'Anna', 0), (:secret, 't3', 'Anna', 0)",
        "SELECT CAST(:secret AS integer)",
        "INSERT INTO guests (id, token, name, created) VALUES ('x', 'y', :secret || repeat('z', 90), 0)",
        "INSERT INTO guests (id, token, name, created) VALUES (:secret, NULL, 'Anna', 0)",
    ],
)
def test_errors_name_no_values(postgres: Postgres, statement: str, caplog: pytest.LogCaptureFixture) -> None:
    """Neither in the line of the log nor wherever else the error may be printed."""

    async def work() -> list[Exception]:
        store = Store(postgres.url)
        await store.open()
        found: list[Exception] = []
        try:
            await store.write((text(statement).bindparams(secret=SECRET), None))
        except Exception as problem:
            found.append(problem)
        try:
            await store.rows(text(statement).bindparams(secret=SECRET))
        except Exception as problem:
            found.append(problem)
        await store.close()
        return found

    found = asyncio.run(work())
    assert len(found) == 2
    with caplog.at_level(logging.ERROR):
        for problem in found:
            note_failure("an act", problem)
            logging.getLogger("anybody").error("as it is", exc_info=problem)
            assert SECRET not in "".join(traceback.format_exception(problem))
    assert SECRET not in caplog.text and "the database failed (" in caplog.text
