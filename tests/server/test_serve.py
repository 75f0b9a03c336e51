"""`tricorne serve`: it says where it is, serves the client's files, and ends cleanly."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running_server import Person, Process, RunningServer
from tricorne.server.serve import data_folder


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    assert Person(server.port).get("/api/home").status == 200
    assert server.stop() == 0
    assert (tmp_path / "tables.db").is_file()


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-m", "tricorne.cli", "serve", *arguments]
    return subprocess.run(run, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = command("--port", str(taken.getsockname()[1]), "--db", str(tmp_path / "tables.db"))
    assert done.returncode == 2 and "cannot be listened at" in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_database_that_cannot_be(tmp_path: Path) -> None:
    done = command("--port", "0", "--db", str(tmp_path / "no" / "folder.db"))
    assert done.returncode == 2 and "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_data_lie_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tricorne"


def test_the_client_is_served_for_every_page(tmp_path: Path) -> None:
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Tricorne</title>")
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    server = RunningServer(tmp_path / "tables.db", client=client)
    try:
        person = Person(server.port)
        for page in ("/", "/table/0123", "/join/0123/code"):
            assert b"<title>Tricorne" in person.get(page).body
        assert person.get("/favicon.svg").body == b"<svg/>"
        asset = person.get("/assets/app-1a2b.js")
        assert asset.status == 200 and "immutable" in asset.headers["cache-control"]
        for path in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
        ):
            assert b"secret" not in person.get(path).body
        for none in ("/assets/none.js", "/none.js", f"/{'x' * 300}", f"/assets/{'x' * 300}", "/%00", "/assets/%00"):
            assert person.get(none).status == 404, none
    finally:
        server.close()


def test_without_a_client_it_says_so(tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "tables.db", client=tmp_path / "nothing")
    try:
        assert b"have not been built" in Person(server.port).get("/").body
    finally:
        server.close()
