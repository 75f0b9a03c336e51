"""Hundreds of malformed and hostile messages over all addresses and the live channel (ten thousand in long_hostile.py):
no 500, no traceback, nothing in the log, nothing shown to others."""

from __future__ import annotations

import http.client
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.hostile import MARK, Stranger
from tests.server.running_server import Person, RunningServer
from tricorne.server.acts import Acts
from tricorne.server.api import Api
from tricorne.server.hub import Hub
from tricorne.server.identity import Guests
from tricorne.server.limits import Limits
from tricorne.server.store import Store

MESSAGES = 300
KEEP = {"setup-duplicates": "keep"}


def all_addresses(tmp_path: Path) -> list[tuple[str, str]]:
    store = Store(str(tmp_path / "unused.db"))
    hub = Hub(store)
    found = Api(hub, Guests(store), Limits(), Acts(hub)).addresses()
    pages = [("GET", "/"), ("GET", "/{page}"), ("GET", "/assets/{page}"), ("GET", "/health"), ("GET", "/api/{page}")]
    return [*((one.method, one.path) for one in found), *pages, ("PUT", "/api/me"), ("DELETE", "/api/tables/{id}")]


def send_hostile_messages(tmp_path: Path, count: int, caplog: pytest.LogCaptureFixture) -> dict[int, int]:
    """Half over requests, half over live channels; how often each status was answered."""
    caplog.set_level(logging.ERROR)
    server = RunningServer(tmp_path / "tables.db")
    statuses: dict[int, int] = {}
    try:
        anna, eve = Person(server.port, "Anna"), Person(server.port, "Eve")
        table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP, watch="anyone")
        playing = eve.create({"britain": "me", "france": "random"}, options=KEEP, watch="anyone")
        with anna.look(table, "britain") as live:
            before = live.position
            _requests(server, tmp_path, count // 2, eve, (table, playing), statuses)
            _channels(server, count - count // 2, eve, (table, playing), statuses)
            live.act("ping")
            assert live.position == before, "nothing has changed"
            # Anybody may speak in the gallery; nothing else is heard.
            heard = [event for event in live.events if event.get("line", {}).get("channel") != "gallery"]
            assert {event["type"] for event in heard} <= {"welcome", "table", "done"}, heard
            assert MARK not in json.dumps(heard)
        record = anna.get(f"/api/tables/{table['id']}/record").body
        assert MARK.encode() not in record
    finally:
        server.close()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    return statuses


def _requests(
    server: RunningServer, tmp_path: Path, count: int, eve: Person, tables: tuple[Any, Any], statuses: dict[int, int]
) -> None:
    addresses = all_addresses(tmp_path)
    at = sent = 0
    while sent < count:
        at += 1
        stranger = Stranger(at)
        method, pattern = addresses[at % len(addresses)]
        if pattern.endswith(("/close", "/leave", "/start", "/join", "/letter")) and at % 3:
            continue  # seldom, so that the tables last
        sent += 1
        known = {"{id}": tables[at % 2]["id"], "{game}": "struggle-of-empires", "{language}": "de", "{number}": "0"}
        path = stranger.path(pattern, known)
        headers = stranger.headers()
        if "Authorization" not in headers and at % 2:
            headers["Authorization"] = f"Bearer {eve.token}"
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        try:
            body = stranger.body() if method == "POST" else None
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            said = answer.read()
        finally:
            connection.close()
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        assert answer.status < 500 and b"Traceback" not in said, (method, path, body, said)


def _channels(
    server: RunningServer, count: int, eve: Person, tables: tuple[Any, Any], statuses: dict[int, int]
) -> None:
    sent = tried = 0
    while sent < count:
        stranger = Stranger(tried + 1_000_000)
        headers = {"Authorization": f"Bearer {eve.token}"} if tried % 2 else {}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{tables[tried // 2 % 2]['id']}/live"
        with suppress(WebSocketException, EOFError), connect(address, additional_headers=headers) as socket:
            for _ in range(15):  # after twenty bad ones in a row it is closed
                text = stranger.text()
                socket.send(text)
                sent += 1
            socket.send(json.dumps({"type": "ping", "id": 777}))
            while True:
                event = json.loads(socket.recv(timeout=30))
                status = int(event.get("status", 200))
                statuses[status] = statuses.get(status, 0) + 1
                assert status < 500, (sent, event)
                if event.get("id") == 777:
                    break
        tried += 1


def test_hundreds_of_hostile_messages_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    found = send_hostile_messages(tmp_path, MESSAGES, caplog)
    assert found.get(400) and found.get(200) and (found.get(404) or found.get(422)), found
