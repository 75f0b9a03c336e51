"""A server, and where it is asked for a PostgreSQL, for each module of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres as programs
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer
from tests.server.site import missing

collect_ignore = [] if programs.available() else ["test_postgres.py", "test_postgres_claim.py"]
collect_ignore += ["test_site.py"] if missing() else []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    found = RunningServer(Path(tmp_path_factory.mktemp("house")) / "tables.db")
    yield found
    found.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.close()
