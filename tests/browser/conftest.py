"""A server and a Chromium for the whole run, and people who sit down at it, each with a browser of their own."""

from __future__ import annotations

import runpy
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.person import Company
from tests.browser.serving import Server

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "browser"
FAILED = pytest.StashKey[bool]()
BUILD = ROOT / "client" / "build.py"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert runpy.run_path(str(BUILD))["fresh"](), "the client is not built from these sources: make client"
    found = Server(tmp_path_factory.mktemp("browser"))
    yield found
    found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.on_the_path()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield found
        found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def company(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Company]:
    """Makes people; when the test is over they leave, and nothing must have gone wrong on their screens."""
    found = Company(server, browser)
    yield found
    if request.node.stash.get(FAILED, False):
        found.picture(PICTURES, request.node.name)
    found.leave()
