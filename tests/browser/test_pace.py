"""A clock from the form of a new table to the moment when time is out, and back."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser import struggle
from tests.browser.person import Company
from tests.browser.serving import Server
from tests.browser.test_accessible import check as check_access
from tests.server.running_server import Person as Caller
from tests.server.running_server import RunningServer


class Late(RunningServer):
    """A server whose time can be put forward; it has no patience."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.db")
        self.ahead = 0.0
        self.address = f"http://127.0.0.1:{self.port}"
        keeper = self.app.state.keeper
        keeper.patience_s = {}
        keeper.hub.now = lambda: time.time() + self.ahead


def test_time_running_out(browser: Browser, server: Server, tmp_path: Path) -> None:
    house = Late(tmp_path)
    company = Company(house, browser)  # type: ignore[arg-type]  # it has an address and a port
    try:
        ada = company.person("Ada")
        ada.page.goto(f"/new/{struggle.GAME}")
        ada.page.get_by_label("as listed").last.check()
        ada.page.get_by_text("Live", exact=True).click()
        ada.page.get_by_label("Minutes for each player").fill("10")
        check_access(ada, "a new table with a clock")
        for _ in range(2):
            ada.page.get_by_role("button", name="Remove").last.click()
        expect(ada.page.locator(".seat-row")).to_have_count(2)
        ada.page.get_by_label("Who leads it").nth(1).select_option("open")
        ada.button("Open the table").click()
        ada.see("h2", has_text="Waiting for players")
        table = ada.caller.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}").json
        bo = Caller(house.port, "Bo")
        bo.sit(table)
        ada.see(".screen")
        with bo.look(table) as live:  # whoever is asked first, it comes to Ada
            while live.position["legal"]:
                live.until(live.play(live.position["legal"][0])["number"])
        ada.wait_for_turn()
        expect(ada.see(".clocks .clock.running")).to_contain_text("9:")
        check_access(ada, "clocks", ".clocks")
        house.ahead = 550.0
        ada.page.reload()
        expect(ada.see(".clocks .clock.low")).to_contain_text("little time")
        expect(ada.page.locator(".clocks [role=status]")).to_contain_text("a bot plays for you")
        check_access(ada, "little time", ".clocks")
        house.ahead = 620.0
        ada.page.get_by_role("tab", name="People").click()
        ada.button("Play again").click()
        expect(ada.button("Let a bot play")).to_be_visible()
    finally:
        company.leave()
        house.close()
