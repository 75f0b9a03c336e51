"""A game that cannot be opened: its page says so in words and offers the record; the table beside it is played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Company
from tests.browser.serving import Server
from tests.server.test_set_aside import change

SEATS = {"britain": "me", "france": "same-screen"}


@pytest.mark.long_case
def test_a_table_that_is_set_aside_says_so_and_gives_its_record(tmp_path: Path, browser: Browser) -> None:
    server = Server(tmp_path)
    company = Company(server, browser)
    ada = company.person("Ada")
    broken, whole = ada.create(SEATS, title="The broken one"), ada.create(SEATS)
    for table in (broken, whole):
        with ada.caller.look(table, "britain") as live:
            assert live.play()["type"] == "done"
    token = ada.caller.token
    company.leave()
    server.close()
    change(server.db, "update entries set text = 'fly to the moon' where number = 1 and table_id = ?", broken["id"])

    (tmp_path / "again").mkdir()
    server.db.rename(tmp_path / "again" / "tables.db")
    server = Server(tmp_path / "again")
    company = Company(server, browser)
    try:
        ada = company.person("", token)
        ada.page.goto(f"/table/{broken['id']}")
        words = ada.see(".set-aside")
        expect(words).to_contain_text("This game is set aside")
        with ada.page.expect_download() as taken:
            words.get_by_role("link").click()
        record = Path(taken.value.path()).read_text()
        assert "fly to the moon" in record and "Seed:" not in record
        ada.page.goto("/")
        ada.see(".card", has_text="The broken one")
        ada.page.goto(f"/table/{whole['id']}")
        ada.see(".screen")
    finally:
        company.leave()
        server.process.terminate()
        server.process.wait(30)
        assert server.process.stdout is not None
        server.process.stdout.close()
    said = server.complaints.read_text().splitlines()
    assert said and all("is set aside" in line for line in said)
