"""Whatever comes in: a clear status, nothing changed, nothing shown to others, no traceback, and the server goes on."""

from __future__ import annotations

import asyncio
import http.client
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running_server import Live, Person, RunningServer, english
from tricorne.server.limits import Limits
from tricorne.server.live import MOST_CONNECTIONS
from tricorne.server.viewer import MOST_WAITING, Viewer

KEEP = {"setup-duplicates": "keep"}
TWO = {"britain": "me", "france": "open"}
JSON = {"Content-Type": "application/json"}


def at_table(server: RunningServer) -> tuple[Person, Person, Any]:
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create(TWO, options=KEEP)
    bert.sit(table)
    return anna, bert, table


def listen_on(live: Live) -> None:
    while True:
        live.receive()


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/tables/0123456789abcdef", 404, "not-found"),
        ("GET", "/api/games/chess", 404, "not-found"),
        ("GET", "/api/games/struggle-of-empires/rules/NO-1", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "method"),
        ("GET", "/api/me", 401, "no-guest"),
        ("GET", "/api/me/tables", 401, "no-guest"),
    ],
)
def test_wrong_addresses(server: RunningServer, method: str, path: str, status: int, code: str) -> None:
    found = Person(server.port).ask(method, path)
    assert (found.status, found.code) == (status, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b'{"game": 7}', 400, "malformed"),
        (b'{"game": "struggle-of-empires", "seats": [], "extra": 1}', 400, "malformed"),
        (b"[" * 60000, 400, "malformed"),
        (b'{"game": "chess", "seats": []}', 404, "not-found"),
        (b'{"game": "struggle-of-empires", "seats": []}', 422, "bad-value"),
        (b" " * 70000, 413, "too-large"),
    ],
)
def test_bad_bodies(server: RunningServer, body: bytes, status: int, code: str) -> None:
    anna = Person(server.port, "Anna")
    found = anna.ask("POST", "/api/tables", body, JSON)
    assert (found.status, found.code) == (status, code), found.body
    assert b"Traceback" not in found.body and anna.get("/api/me/tables").json["tables"] == []


def test_a_body_must_say_that_it_is_json(server: RunningServer) -> None:
    """A form on another site can send text, but not this header."""
    found = Person(server.port).ask("POST", "/api/me", b'{"name": "X"}', {"Content-Type": "text/plain"})
    assert (found.status, found.code) == (415, "not-json")


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"power": "mars", "who": "me"}, {"power": "france", "who": "open"}]},
        {"seats": [{"power": "france", "who": "me"}, {"power": "france", "who": "open"}]},
        {"seats": [{"power": "britain", "who": "me"}, {"power": "france", "who": "me"}]},
        {"seats": [{"power": "britain", "who": "me"}, {"power": "france", "who": "bot", "bot": "/etc/passwd.py:X"}]},
        {"options": {"no-such-option": True}},
        {"options": {"surrender": 10**30}},
        {"preset": "third-edition"},
        {"title": "x" * 81},
        {"title": "evil\u202eelbat"},
        {"seats": [{"power": f"p{at}", "who": "open"} for at in range(17)]},
    ],
)
def test_tables_that_cannot_be(server: RunningServer, change: dict[str, Any]) -> None:
    anna = Person(server.port, "Anna")
    seats = [{"power": "britain", "who": "me"}, {"power": "france", "who": "open"}]
    found = anna.post("/api/tables", {"game": "struggle-of-empires", "seats": seats, **change})
    assert (found.status, found.code) == (422, "bad-value"), found.body
    assert anna.get("/api/me/tables").json["tables"] == []


@pytest.mark.parametrize("name", ["x" * 41, "a\x00b", "\u202eabc", "\ud800"])
def test_names_that_cannot_be(server: RunningServer, name: str) -> None:
    found = Person(server.port).post("/api/me", {"name": name})
    assert found.status in (400, 422)


def test_script_in_names_and_chat_stays_text(server: RunningServer) -> None:
    script = "<script>alert('x')</script>"
    anna = Person(server.port, script)
    table = anna.create(TWO, options=KEEP, title=script)
    assert table["title"] == script and table["seats"][0]["player"] == script
    found = anna.get(f"/api/tables/{table['id']}")
    assert found.headers["content-type"] == "application/json"
    assert found.headers["x-content-type-options"] == "nosniff"
    assert "script-src" not in found.headers["content-security-policy"]
    assert "default-src 'self'" in found.headers["content-security-policy"]
    bert = Person(server.port, "Bert")
    bert.sit(table)
    with anna.look(table) as a, bert.look(table) as b:
        assert a.act("say", channel="table", text=script)["type"] == "done"
        line = b.hear("said")["line"]
        assert (line["text"], line["name"]) == (script, script)
        assert a.act("aside", seat="britain", text=f"promise france {script}")["type"] == "done"
        b.until(a.position["number"])
        assert any(script in english(line) for line in b.entries[-1]["lines"])
    page = bert.get(f"/api/tables/{table['id']}/chat?channel=table")
    assert page.json["lines"][0]["text"] == script and page.headers["content-type"] == "application/json"
    record = bert.get(f"/api/tables/{table['id']}/record")
    assert (
        record.headers["content-type"].startswith("text/plain")
        and record.headers["x-content-type-options"] == "nosniff"
    )


def test_a_body_without_a_length_is_cut_off_too(server: RunningServer) -> None:
    """Sent in pieces, a body does not say beforehand how long it is."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("POST", "/api/me", iter([b" " * 8192] * 20), JSON, encode_chunked=True)
        found = connection.getresponse()
        assert found.status == 413 and json.loads(found.read())["error"]["code"] == "too-large"
    finally:
        connection.close()
    assert Person(server.port).get("/api/home").status == 200


def test_nobody_looks_from_too_many_places(server: RunningServer) -> None:
    anna, bert, table = at_table(server)
    with ExitStack() as open_up:
        lives = [open_up.enter_context(anna.look(table)) for _ in range(MOST_CONNECTIONS)]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        headers = {"Authorization": f"Bearer {anna.token}"}
        with connect(address, additional_headers=headers) as socket:
            refused = json.loads(socket.recv(timeout=30))
            assert (refused["status"], refused["code"]) == (429, "too-fast")
        # Others come in, and those who are in play on.
        with bert.look(table) as b:
            assert b.position["seat"] == "france" and lives[0].play()["type"] == "done"


def test_a_viewer_who_does_not_listen_is_let_go() -> None:
    async def work() -> None:
        viewer = Viewer("guest", None)
        for _ in range(MOST_WAITING + 5):
            viewer.send_encoded(b"step")
        waiting = [viewer.waiting.get_nowait() for _ in range(viewer.waiting.qsize())]
        assert waiting[MOST_WAITING] is None, "after so many the connection is closed"
        assert waiting.count(b"step") == MOST_WAITING

    asyncio.run(work())


def test_what_comes_later_waits_behind_what_waits() -> None:
    async def work() -> None:
        viewer = Viewer("guest", None)
        sent: list[bytes] = []

        def take(message: bytes) -> bool:
            if message != b"too long":
                sent.append(message)
            return message != b"too long"

        viewer.at_once = take
        for message in (b"first", b"second", b"too long", b"last"):
            viewer.send_encoded(message)
        viewer.hang_up()
        waiting = [viewer.waiting.get_nowait() for _ in range(viewer.waiting.qsize())]
        assert sent == [b"first", b"second"] and waiting == [b"too long", b"last", None]

    asyncio.run(work())


def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    """A code has 128 bits and an address that tries many is slowed down; what it hears is always the same."""
    server = RunningServer(tmp_path / "tables.db", Limits(0.1, 30.0, 0, 10.0))
    try:
        anna, carl = Person(server.port, "Anna"), Person(server.port, "Carl")
        table = anna.create(TWO, options=KEEP, watch="invited")
        assert len(table["invite"]) >= 21 and len(table["id"]) == 16
        path = f"/api/tables/{table['id']}"
        wrong = [carl.get(f"{path}?invite={table['invite'][:-1]}{letter}") for letter in "-_!"]
        none = carl.get("/api/tables/0000000000000000?invite=x")
        assert {answer.body for answer in wrong} == {none.body} and none.status == 404
        found = [carl.get(f"{path}?invite=guess{at}").status for at in range(40)]
        assert found[-1] == 429 and set(found) == {404, 429}
    finally:
        server.close()


def test_nobody_acts_for_another(server: RunningServer) -> None:
    anna, bert, table = at_table(server)
    carl = Person(server.port, "Carl")
    path = f"/api/tables/{table['id']}"
    with anna.look(table) as a, bert.look(table) as b, carl.look(table) as c:
        number = a.position["number"]
        for live in (b, c):
            refused = live.act("play", at=number, action=a.position["legal"][0])
            assert (refused["status"], refused["code"]) == (403, "not-yours")
            assert live.act("why-not", action="pass")["code"] == "not-yours"
            assert live.act("aside", seat="britain", text="pay france 3")["code"] == "not-yours"
            assert live.act("say", channel="table", seat="britain", text="I surrender")["code"] == "not-yours"
            assert live.act("stand-in", seat="britain", bot="random")["code"] == "not-yours"
            assert live.act("look", seat="britain")["code"] == "not-yours"
            assert live.act("odds", action="sea", seat="britain")["code"] == "not-yours"
        assert c.act("undo", at=number)["code"] == "not-yours"
        assert carl.post(path + "/close", {}).code == bert.post(path + "/close", {}).code == "not-yours"
        assert carl.post(path + "/start", {}).code == "not-yours"
        assert carl.post(path + "/leave", {}).code == "not-yours"
        assert carl.post(path + "/join", {"invite": table["invite"]}).code == "not-now"
        play = {"type": "play", "id": 1, "at": number, "action": a.position["legal"][0]}
        assert bert.post(path + "/acts", play).code == "not-yours"
        assert Person(server.port).post(path + "/acts", play).code == "no-guest"
        assert anna.get(path).json["number"] == number
        done = anna.post(path + "/acts", play)
        assert done.status == 200 and done.json["type"] == "done"
        assert anna.post(path + "/acts", play).code in ("stale", "not-yours")


def test_bad_messages_change_nothing(server: RunningServer) -> None:
    anna, _, table = at_table(server)
    with anna.look(table) as live:
        number = live.position["number"]
        for message in ("", "{", "null", "[]", '{"type": "dance", "id": 1}', '{"type": "play", "id": "x"}'):
            live.socket.send(message)
            refused = live.receive()
            assert (refused["type"], refused["status"], refused["code"]) == ("refused", 400, "malformed")
        live.socket.send(b"\x00\x01")
        assert live.receive()["code"] == "malformed"
        live.socket.send(json.dumps({"type": "say", "id": 1, "channel": "table", "text": "x" * 20000}))
        assert live.receive()["code"] == "too-large"
        assert live.act("play", at=number, action=10**12)["code"] == "bad-value"
        assert live.act("play", at=number, action="x" * 300)["code"] == "bad-value"
        assert live.act("play", at=number, action="place navy german-states")["code"] == "illegal"
        assert live.act("play", at=number - 1, action=live.position["legal"][0])["code"] == "stale"
        assert live.act("say", channel="table", text="x" * 1001)["code"] == "bad-value"
        assert live.act("say", channel="table", text=" ")["code"] == "bad-value"
        assert live.act("seen", number=10**6)["code"] == "bad-value"
        assert live.act("ping")["type"] == "done" and live.position["number"] == number
        live.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            listen_on(live)
    assert anna.get(f"/api/tables/{table['id']}").json["number"] == number


def test_who_only_sends_rubbish_is_sent_away(server: RunningServer) -> None:
    anna, _, table = at_table(server)
    with anna.look(table) as live:
        for _ in range(20):
            live.socket.send("rubbish")
        with pytest.raises(ConnectionClosed):
            listen_on(live)


def test_private_tables_are_found_by_those_invited(server: RunningServer) -> None:
    anna, carl = Person(server.port, "Anna"), Person(server.port, "Carl")
    table = anna.create(TWO, options=KEEP, watch="invited")
    path = f"/api/tables/{table['id']}"
    assert carl.get(path).code == "not-found" and carl.get(path + "?invite=guess").code == "not-found"
    assert carl.post(path + "/join", {"invite": "guess"}).code == "not-found"
    assert carl.get(path + "/log").code == carl.get(path + "/chat").code == "not-found"
    shown = carl.get(f"{path}?invite={table['invite']}").json
    assert shown["invite"] is None and shown["seed"] is None
    assert carl.get("/api/tables").json["tables"] == [] or table["id"] not in str(carl.get("/api/tables").json)
    closed = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP, watch="nobody")
    assert carl.get(f"/api/tables/{closed['id']}?invite={closed['invite']}").code == "not-found"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{closed['id']}/live") as socket:
        assert json.loads(socket.recv(timeout=30))["code"] == "not-found"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=30)


def test_pages_of_other_sites_cannot_listen(server: RunningServer) -> None:
    anna, _, table = at_table(server)
    headers = {"Authorization": f"Bearer {anna.token}", "Origin": "http://evil.example"}
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live", additional_headers=headers) as socket:
        refused = json.loads(socket.recv(timeout=30))
        assert (refused["type"], refused["status"]) == ("refused", 403)
    with connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers=headers) as socket:
        assert json.loads(socket.recv(timeout=30))["status"] == 403


def test_the_cookie_is_hidden_from_scripts(server: RunningServer) -> None:
    made = Person(server.port).post("/api/me", {"name": "Dora"})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    again = Person(server.port).ask("GET", "/api/me", None, {"Cookie": cookie.split(";")[0]})
    alone = {"accounts": "guests", "member": False, "role": None, "talk": True}
    assert again.json == {"id": made.json["id"], "name": "Dora", "token": None, **alone}
    unnamed = Person(server.port).ask("POST", "/api/me", b'{"name": ""}', {"Cookie": cookie.split(";")[0], **JSON})
    assert (unnamed.status, unnamed.json["name"]) == (200, "Dora"), "a guest who gives no name keeps his"
    token = made.json["token"]
    forged = Person(server.port, "", token[:-1] + ("y" if token.endswith("x") else "x"))
    assert forged.get("/api/me").code == "no-guest"


def test_flooding_is_refused_and_others_are_answered(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", Limits(5.0, 20.0, 6.0, 10.0))
    try:
        anna = Person(server.port, "Anna")
        found = [anna.get("/api/home") for _ in range(40)]
        refused = [one for one in found if one.status == 429]
        assert refused and refused[0].code == "too-fast" and int(refused[0].headers["retry-after"]) >= 1
        assert found[0].status == 200
    finally:
        server.close()
    server = RunningServer(tmp_path / "others.db", Limits(0, 0, 6.0, 10.0))
    try:
        guests = [Person(server.port).post("/api/me", {"name": f"Guest {at}"}) for at in range(10)]
        assert [one.status for one in guests].count(429) == 4
        anna = Person(server.port, "", guests[0].json["token"])
        table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
        with anna.look(table) as live:
            for at in range(45):
                live.socket.send(json.dumps({"type": "ping", "id": at}))
            answers = [live.hear("done", "refused") for _ in range(45)]
            assert [one["code"] for one in answers if one["type"] == "refused"][:1] == ["too-fast"]
            assert [one["id"] for one in answers] == list(range(45))
    finally:
        server.close()
