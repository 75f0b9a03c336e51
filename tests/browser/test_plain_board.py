"""A game from elsewhere in the browser: the plain board shows it, asks, explains, and tells the end."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Company
from tests.browser.prepared import finish
from tests.browser.serving import Server
from tests.browser.test_accessible import LOOKS, check, looks

ROOT = Path(__file__).parents[2]
GAME = "prize-auction"
SEATS = {"anchor": "me", "bell": "heuristic", "crown": "heuristic"}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside whose Tricorne the example package is installed."""
    assert runpy.run_path(str(ROOT / "client" / "build.py"))["fresh"](), "the client is not built: make client"
    folder = tmp_path_factory.mktemp("packages")
    uv = [str(ROOT / ".tools" / "bin" / "uv"), "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    package = str(ROOT / "examples" / GAME)
    subprocess.run([*uv, "--python", sys.executable, "--target", str(folder), package], check=True)
    found = Server(tmp_path_factory.mktemp("elsewhere"), packages=folder)
    yield found
    found.close()


@pytest.fixture
def guests(elsewhere: Server, browser: Browser) -> Iterator[Company]:
    found = Company(elsewhere, browser)
    yield found
    found.leave()


def test_a_game_without_a_board_is_played(guests: Company) -> None:
    """Bid, ask why not, pass, look back: all that a table offers, without a line of the game's own."""
    ada = guests.person("Ada")
    table = ada.create(SEATS, game=GAME)
    ada.open(table)
    ada.see(".plain-table", has_text="The Anchor")
    ada.see(".plain-facts", has_text="Highest bid")
    ada.wait_for_turn()
    ada.click(".plain-why summary")
    ada.page.locator(".plain-why input").fill("bid 60")
    ada.button("Bid 60").click()
    ada.see(".why", has_text="guineas")
    number = ada.number
    ada.click(".number .btn.main") if ada.page.locator(".number .btn.main").count() else ada.click(".list .choice-btn")
    ada.wait_past(number)
    ada.see(".log", has_text="The Anchor")


def test_it_stands_on_the_home_page(guests: Company) -> None:
    ada = guests.person("Ada")
    ada.page.goto("/")
    ada.see(".game h3", has_text="Prize Auction")


@pytest.mark.long_case
def test_its_end_is_told(guests: Company) -> None:
    ada = guests.person("Ada", viewport=PHONE)
    table = ada.create(SEATS, game=GAME)
    finish(ada, table, "anchor")
    ada.open(table)
    expect(ada.page.get_by_role("dialog")).to_contain_text("The Anchor")
    ada.see(".chart-lines, .ending svg")


@looks("hebrew")
def test_axe_finds_nothing_on_the_plain_board(guests: Company, look: str) -> None:
    host = guests.person("Ada", **LOOKS[look])
    table = host.create(SEATS, game=GAME)
    host.open(table)
    host.wait_for_turn()
    check(host, f"plain board, {look}")


APART = """seals => seals.map(seal => seal.getBoundingClientRect()).every((one, i, all) =>
    all.slice(0, i).every(other => Math.abs(one.x - other.x) >= one.width - 1)
        && one.left >= 0 && one.right <= innerWidth)"""


@pytest.mark.long_case
def test_a_report_is_filled_and_can_be_read_on_a_phone(guests: Company) -> None:
    """Luck and decisions with bars under their figures; a seal for each turning point, none over another."""
    ada = guests.person("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ada.create({seat: "me" if seat == "anchor" else "random" for seat in SEATS}, game=GAME)
    finish(ada, table, "anchor")
    study = ada.caller.post("/api/studies", {"table": table["id"]}).json
    ada.page.goto(f"/study/{study['id']}?tab=report")
    ada.see(".judged .accounts .bar")
    seals = ada.page.locator(".curve .seal")
    assert seals.count() > 2 and seals.evaluate_all(APART)
    ada.click(".judged details > summary")
    check(ada, "report")
