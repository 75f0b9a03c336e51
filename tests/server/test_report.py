"""The report of a finished game from the server: made apart, kept, and only once the game is over."""

from __future__ import annotations

import time

from tests.server.running_server import Person, RunningServer
from tricorne.server import report

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
