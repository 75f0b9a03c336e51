"""Each package of ``make dist``, installed into an empty environment: the server, a turn in Chromium, a tournament."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from release import wheels
from tests.browser import chromium, struggle
from tests.browser.person import Company
from tests.release.empty import ROOT, TRIED, Empty

DIST = ROOT / os.environ.get("TRICORNE_DIST", "dist")
KINDS = {"compiled": "*-cp3*.whl", "pure": "*-none-any.whl", "source": "*.tar.gz"}
if not any(map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "clang"))):
    del KINDS["compiled"]  # as make dist says
WAIT_S = 60


@pytest.fixture(scope="module", params=KINDS)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Empty]:
    found = list(DIST.glob(KINDS[request.param]))
    assert len(found) == 1, f"{DIST}: make dist"
    empty = Empty(tmp_path_factory.mktemp(request.param))
    empty.install(found[0], "[arena]")
    return request.param, empty


def test_the_packages_are_small() -> None:
    assert wheels.sizes(DIST) == 0


def test_it_plays_and_serves(installed: tuple[str, Empty]) -> None:
    kind, empty = installed
    said = empty.python(TRIED, *(["--compiled"] if kind == "compiled" else []))
    assert ("engine: compiled" in said) == (kind == "compiled")


class Served:
    """The server of an installed package, started as anybody starts it."""

    def __init__(self, empty: Empty) -> None:
        self.process = subprocess.Popen(
            [str(empty.bin / "tricorne"), "serve", "--port", "0", "--db", str(empty.home / "tables.db")],
            stdout=subprocess.PIPE,
            text=True,
            env={"PATH": str(empty.bin), "HOME": str(empty.home)},
            cwd=empty.home,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.address = f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(WAIT_S) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def company(installed: tuple[str, Empty]) -> Iterator[Company]:
    served = Served(installed[1])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.on_the_path(), args=chromium.ARGUMENTS)
        found = Company(served, browser)  # type: ignore[arg-type]
        yield found
        found.leave()
        browser.close()
    served.close()


def test_a_turn_in_chromium(company: Company) -> None:
    person = company.person("Anna")
    table = person.create(struggle.SEATS)
    person.page.goto(f"/table/{table['id']}")
    player = struggle.player(person)
    for _ in range(3):
        player.decide()


def test_a_game_in_the_arena(installed: tuple[str, Empty]) -> None:
    _, empty = installed
    out = empty.home / "cup"
    empty.tricorne("arena", "imperial-struggle", "--bots", "random,heuristic", "--games", "1", "--out", out)
    assert list(out.rglob("*.parquet")) and list(out.rglob("*.svg"))


def test_nothing_but_the_package_was_needed(installed: tuple[str, Empty]) -> None:
    """No Node, no compiler and no make stand on its path."""
    _, empty = installed
    assert not {"node", "npm", "cc", "gcc", "clang", "make"} & {path.name for path in Path(empty.bin).iterdir()}
