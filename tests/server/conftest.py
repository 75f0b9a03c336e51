"""A server, a club with accounts, and where it is asked for a PostgreSQL, for each module of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres as programs
from tests.server.post_office import SITE, PostOffice
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer
from tests.server.site import missing
from tricorne.server.accounts.rules import AccountRules

collect_ignore = [] if programs.available() else ["test_postgres.py", "test_postgres_claim.py"]
SITE_TESTS = ["test_site.py", "test_site_people.py", "test_site_events.py", "test_site_reports.py"]
collect_ignore += SITE_TESTS if missing() else []


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


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club") / "tables.db"


@pytest.fixture(scope="module")
def club(office: PostOffice, db: Path) -> Iterator[RunningServer]:
    found = RunningServer(db, accounts=AccountRules("open", SITE, office.url))
    yield found
    found.close()
