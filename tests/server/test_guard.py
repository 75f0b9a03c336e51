"""Small and certain: what is logged, who may read the file, names, addresses, damaged and doubly served databases."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running_server import Answer, Person, Process, RunningServer
from tests.server.test_store import hub_on, played
from tricorne.server.asking import body_of, guarded
from tricorne.server.look_alikes import alike
from tricorne.server.problems import RequestRefused, note_failure
from tricorne.server.serve import default_db
from tricorne.server.sockets import Sockets
from tricorne.server.store import BadDatabase, Store

KEEP = {"setup-duplicates": "keep"}


# -- what is logged ---------------------------------------------------------------------------------


def test_errors_of_the_database_name_no_values(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A choice that cannot be written is still secret."""

    async def work() -> Exception:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france"], 5)
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("create trigger full before insert on entries begin select raise(abort, 'no'); end")
        connection.close()
        state = table.begun()
        after = state.clone()
        after.play(after.legal()[0])
        try:
            await hub.commit(table, state, after, "guest")
        except SQLAlchemyError as problem:
            found = problem
        await hub.close()
        assert after.last.text
        assert after.last.text not in str(found) and "hidden" in str(found)
        return found

    with caplog.at_level(logging.ERROR):
        note_failure("table x: an act", asyncio.run(work()))
    assert [record.exc_info for record in caplog.records] == [None]
    assert caplog.records[0].getMessage() == "table x: an act: the database failed (no)"


def test_who_leaves_in_the_middle_of_a_request_breaks_nothing(caplog: pytest.LogCaptureFixture) -> None:
    parts: list[Message] = [{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}]
    read: list[bytes] = []

    async def receive() -> Message:
        return parts.pop(0)

    async def work(request: Request) -> Response:
        read.append(await body_of(request))
        return Response()

    async def ask() -> Response:
        return await guarded(work)(asked)

    headers = [(b"content-type", b"application/json"), (b"content-length", b"20")]
    asked = Request({"type": "http", "method": "POST", "path": "/", "headers": headers, "query_string": b""}, receive)
    with caplog.at_level(logging.ERROR):
        answer = asyncio.run(ask())
    assert answer.status_code == 400 and not read and not parts and not caplog.records


# -- who may read it --------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there files have no modes")
def test_who_leaves_before_he_is_let_in_breaks_nothing() -> None:
    """A page that is left while its live channel opens: the server knows that nobody is there, and says nothing."""

    class Closing:
        def is_closing(self) -> bool:
            return True

    async def let_in() -> None:
        line = Sockets.__new__(Sockets)
        line.handshake_complete = False
        line.transport = Closing()  # type: ignore[assignment]  # as much of one as is asked
        with pytest.raises(ClientDisconnected):
            await line.send({"type": "websocket.accept"})

    asyncio.run(let_in())


def test_the_file_is_private_to_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    db.touch(0o644)
    server = RunningServer(db)
    Person(server.port, "Anna")
    try:
        for path in (db, Path(f"{db}-wal"), Path(f"{db}-shm"), Path(f"{db}-lock")):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    finally:
        server.close()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "tricorne").mkdir(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    assert stat.S_IMODE(Path(default_db()).parent.stat().st_mode) == 0o700


def test_a_second_server_on_the_file_refuses_and_says_why(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    first = Process(db)
    again = [sys.executable, "-m", "tricorne.cli", "serve", "--port", "0", "--db", str(db)]
    second = subprocess.run(again, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2 and len(second.stderr.splitlines()) == 1
    assert "another server works on this file" in second.stderr
    first.kill()  # which lets go of the file
    third = Process(db)
    assert third.stop() == 0


def test_a_damaged_page_gives_one_line_and_the_way_to_restore(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def fill() -> None:
        hub = await hub_on(db)
        await played(hub, ["britain", "france", "russia"], 60)
        await hub.close()

    asyncio.run(fill())
    with sqlite3.connect(db) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        root, size = connection.execute("select rootpage from sqlite_master where name = 'entries'").fetchone()[0], 4096
    connection.close()
    with db.open("r+b") as file:
        for page in range(root - 1, os.path.getsize(db) // size):
            file.seek(page * size)
            file.write(b"\xff" * 200)
    again = [sys.executable, "-m", "tricorne.cli", "serve", "--port", "0", "--db", str(db)]
    done = subprocess.run(again, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
    assert "damaged" in done.stderr and "last copy" in done.stderr and ".recover" in done.stderr
    with pytest.raises(BadDatabase, match="damaged"):
        asyncio.run(Store(str(db)).open())


# -- names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bna",
        "Anna\u2060",
        "\u3164",
        "\u2800\u2800",
        "A\u00adnna",
        "\u200d",
        "\u0301\u0301",
        "a" + "\u0300" * 9,
        "Ann\u0430",
        "\u0391nna",
        "A\U000e0041nna",
    ],
)
def test_names_that_hide_or_mix_letters(server: RunningServer, name: str) -> None:
    found = Person(server.port).post("/api/me", {"name": name})
    assert (found.status, found.code) == (422, "bad-value")
    anna = Person(server.port, "Anna")
    seats = [{"power": "britain", "who": "me"}, {"power": "france", "who": "same-screen", "name": name}]
    assert anna.post("/api/tables", {"game": "struggle-of-empires", "seats": seats}).status == 422


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "Łukasz", "Анна", "Ἀριάδνη", "דָּוִד", "محمد", "安娜", "O'Neill 2", "नेहा"]
)
def test_names_of_all_peoples(server: RunningServer, name: str) -> None:
    made = Person(server.port).post("/api/me", {"name": name})
    assert made.status == 201 and made.json["name"]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Änna"),
        ("Anna", "A n n a"),
        ("Bill", "Bi11"),
        ("Otto", "0tt0"),
        ("Anna", "\uff21nna"),
        ("Anna", "\u0410nna"),  # one letter of Cyrillic
        ("Bob", "B\u03bfb"),  # one of Greek
        ("Tom", "\u0422\u043e\u043c"),  # all of Cyrillic, the last like a small capital
        ("Pop", "\u0420\u043e\u0440"),
        ("Max", "\u041c\u0430\u0445"),
        ("TOM", "\u03a4\u039f\u039c"),  # all of Greek
        ("Ace", "\u0410\u0441\u0435"),
        ("Coco", "\U0001d402\U0001d428\U0001d41c\U0001d428"),  # letters of mathematics
        ("Morn", "Mom"),
    ],
)
def test_names_that_are_taken_for_each_other(name: str, other: str) -> None:
    assert alike(name, other) and alike(other, name) and not alike(name, f"{other} B")


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Анна"), ("Eva", "Ева"), ("Olga", "Ольга"), ("David", "דוד"), ("安娜", "安那"), ("Мария", "Марина")]
    + [("Νίκος", "Nikos"), ("Anna", "Hanna"), ("Bert", "Berta"), ("Sam", "סאם")],
)
def test_names_of_other_scripts_are_names_of_their_own(name: str, other: str) -> None:
    assert not alike(name, other)


def test_a_name_of_another_script_sits_unless_it_looks_like_one_at_the_table(server: RunningServer) -> None:
    anna = Person(server.port, "Tom")
    table = anna.create({"britain": "me", "france": "open", "russia": "open"}, options=KEEP)
    refused = Person(server.port, "\u0422\u043e\u043c").post(
        f"/api/tables/{table['id']}/join", {"invite": table["invite"]}
    )
    assert (refused.status, refused.code) == (422, "bad-value") and "Tom" in refused.json["error"]["words"]
    for name in ("Анна", "דוד"):
        Person(server.port, name).sit(table)


def test_nobody_sits_or_speaks_under_the_name_of_another(server: RunningServer) -> None:
    anna, carl = Person(server.port, "Anna"), Person(server.port, "Änna")
    table = anna.create({"britain": "me", "france": "open"}, options=KEEP, watch="anyone")
    path = f"/api/tables/{table['id']}/join"
    refused = carl.post(path, {"invite": table["invite"]})
    assert (refused.status, refused.code) == (422, "bad-value") and "Anna" in refused.json["error"]["words"]
    with carl.look(table) as live:
        assert live.act("say", channel="gallery", text="It is me")["code"] == "bad-value"
        assert carl.post("/api/me", {"name": "Carl"}).status == 200
        assert live.act("say", channel="gallery", text="It is Carl")["type"] == "done"
    assert carl.post(path, {"invite": table["invite"]}).status == 200
    # Another name does not follow him to the table where he sits.
    assert carl.post("/api/me", {"name": "Anna"}).status == 200
    with carl.look(table) as live, anna.look(table) as other:
        assert live.act("say", channel="table", text="It is me")["type"] == "done"
        assert other.hear("said")["line"]["name"] == "Carl"


# -- addresses --------------------------------------------------------------------------------------


def test_an_unknown_address_answers_404(server: RunningServer) -> None:
    person = Person(server.port)
    for path in ("/", "/table/0123", "/new/struggle-of-empires", "/join/0123/code", "/fair/0123"):
        assert person.get(path).status == 200, path
    for path in ("/nothing", "/table", "/table/0123/more", "/wp-login.php", "/.env", "/join/0123"):
        assert person.get(path).status == 404, path


def test_ids_that_somebody_made_up_are_not_kept(tmp_path: Path) -> None:
    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        for number in range(5):
            with pytest.raises(RequestRefused):
                await hub.table(f"{number:016x}")
        assert not hub._loading and not hub.tables
        await hub.close()

    asyncio.run(work())


def test_the_health_of_the_server(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", names=["play.example"])
    try:
        found = Person(server.port).get("/health")
        assert found.status == 200 and found.json == {"status": "ok"}
    finally:
        server.close()


def test_only_the_names_of_the_owner_are_answered(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", names=["play.example", "Play.Local"])

    def ask(host: str) -> Answer:
        return Person(server.port).ask("GET", "/api/home", None, {"Host": host})

    try:
        for host in ("play.example", "PLAY.example:8756", "play.local", "play.example."):
            assert ask(host).status == 200, host
        for host in ("evil.example", "play.example.evil.example", "127.0.0.1", ""):
            refused = ask(host)
            assert refused.status == 421 and "name" in refused.json["error"]["words"], host
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/api/live")
    finally:
        server.close()
