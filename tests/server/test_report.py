"""The report of a finished game from the server: made apart, kept, and only once the game is over."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.running_server import Person, RunningServer
from tricorne.server import report
from tricorne.server.problems import RequestRefused

GAME = "imperial-struggle"


def finished(anna: Person) -> str:
    """The id of a table whose game bots have played to its end."""
    table = anna.create({"france": "random", "britain": "random"}, game=GAME, preset="standard")
    with anna.look(table) as live:
        while not live.position["over"]:
            live.receive()
    return str(table["id"])


def test_report_is_made_while_the_server_goes_on(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = finished(anna)
    path = f"/api/tables/{table}/report"
    first = anna.get(path)
    until = time.monotonic() + 300
    while first.status == 202:
        assert b'http-equiv="refresh"' in first.body and time.monotonic() < until
        began = time.monotonic()
        assert anna.get("/api/home").status == 200
        assert time.monotonic() - began < report.PATIENCE_S
        first = anna.get(path)
    assert first.status == 200, first.body
    page = first.body.decode()
    assert page.startswith("<!doctype html>") and "The chance to win" in page
    for outside in ("http:", "https:", "<script", "src=", "url("):
        assert outside not in page
    began = time.monotonic()
    again = anna.get(path)
    assert again.body == first.body
    assert time.monotonic() - began < report.PATIENCE_S


def test_nothing_is_told_before_the_end(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"})
    found = anna.get(f"/api/tables/{table['id']}/report")
    assert found.status == 409
    assert found.json["error"]["code"] == "not-now"
    assert anna.get("/api/tables/nowhere/report").status == 404


def test_whoever_does_not_come_back_keeps_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report that is done, or has failed, makes room for the next one, also if nobody asks again."""

    go_on = threading.Event()

    async def made(self: report.Reports, record: str, language: str) -> bytes:
        await asyncio.to_thread(go_on.wait, 30)
        if record == "bad":
            raise RuntimeError("no")
        return b"page"

    def over(id: int, record: str = "good") -> Any:
        return SimpleNamespace(id=str(id), status="over", ended="", begun=lambda: SimpleNamespace(record=record))

    monkeypatch.setattr(report.Reports, "_make", made)
    monkeypatch.setattr(report, "PATIENCE_S", 0.001)

    async def work() -> None:
        reports = report.Reports()
        for at in range(report.MOST_WAITING):
            found = await reports.answer(over(at, "good" if at % 2 else "bad"), "en", str(at), str(at))
            assert found.status_code == 202
        with pytest.raises(RequestRefused):
            await reports.answer(over(-1), "en")
        go_on.set()
        until = time.monotonic() + 30
        while reports._making:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        assert (await reports.answer(over(1), "en")).status_code == 200
        go_on.clear()
        assert (await reports.answer(over(-1), "en")).status_code == 202
        go_on.set()
        await reports.close()
        assert not reports._making

    asyncio.run(work())
