"""What owners set and see: settings by file and environment, /ready, figures, logs with ids and without secrets."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running_server import Person, RunningServer
from tricorne.cli import settings
from tricorne.server.logs import Json, request_id
from tricorne.server.notices.keeping import GIVEN_UP, TOLD, WAITING
from tricorne.server.serve import listen
from tricorne.server.study.jobs import FAILED

ROOT = Path(__file__).parents[2]
KEEP = {"setup-duplicates": "keep"}


def tricorne(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tricorne.cli", *words]
    env = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_settings_come_from_the_line_then_the_environment_then_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tricorne.toml"
    file.write_text(
        f'db = "{tmp_path}/a.db"\ntalk = "off"\nport = 0\npace = 2.5\nhear = 3.0\nproxy = ["10.0.0.0/8"]\n'
        'accounts = "invited"\ninvitation = "open sesame"\n'
    )
    done = tricorne("serve", "--check-config", "--config", str(file), "--hear", "1", TRICORNE_PACE="5")
    assert done.returncode == 0, done.stderr
    found = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert found["pace"].split()[1:] == ["5.0", "environment"]
    assert found["hear"].split()[1:] == ["1.0", "command", "line"]
    assert found["proxy"].split()[1:] == ["10.0.0.0/8", "file"]
    assert found["talk"].split()[1:] == ["off", "file"] and found["vouching"].split()[1:] == ["on", "not", "set"]
    assert found["host"].split()[1:] == ["127.0.0.1", "not", "set"]
    assert "sesame" not in done.stdout and "these settings work" in done.stdout
    assert not (tmp_path / "a.db").exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 8000", "there is no setting 'prot'"),
        ("proxy = '127.0.0.1'", "proxy is a list"),
        ("port = [1]", "port is one value"),
        ("port = 'x'", "port"),
        ("port", "tricorne.toml"),
        ("log = 'xml'", "--log xml"),
        ("db = 'postgresql://anna:s3cret@127.0.0.1:1/none'", "cannot be opened"),
        ("bots = 'nowhere'", "--bots nowhere"),
        ("talk = 'never'", "--talk never: it is on or off"),
        ("vouching = false", "--vouching False: it is on or off"),
        ("together = true\ndb = 'file.db'", "several processes need PostgreSQL"),
    ],
)
def test_bad_settings_are_said_in_one_line(
    tmp_path: Path, text: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from tricorne.cli import main

    file = tmp_path / "tricorne.toml"
    file.write_text(text)
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--check-config", "--config", str(file)])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and len(said.splitlines()) == 1
    assert words in said and "s3cret" not in said


def test_the_table_of_settings_is_complete() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert settings.table() in page, "put tricorne.cli.settings.table() into docs/hosting.md"


def test_ready_figures_and_ids(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    server = RunningServer(tmp_path / "tables.db", names=["play.example.org"], metrics=address)
    try:
        anna = Person(server.port)
        assert anna.get("/ready").json == {"status": "ok"}
        assert anna.get("/metrics").status == 421  # where players come there are none, under any name
        asked = anna.ask("GET", "/health", headers={"X-Request-Id": "from-the-proxy-1"})
        assert asked.headers["x-request-id"] == "from-the-proxy-1"
        odd = anna.ask("GET", "/health", headers={"X-Request-Id": "no spaces"})
        assert len(odd.headers["x-request-id"]) == 16
        with urllib.request.urlopen(f"http://{address}/metrics") as answer:
            text = answer.read().decode()
        assert 'tricorne_requests_total{kind="http",status="200"} 3.0' in text
        for name in ("tables", "sockets", "bots_waiting", "writes_waiting", "errors_total", "act_seconds_bucket"):
            assert f"tricorne_{name}" in text
    finally:
        server.close()


def test_what_waits_and_failed_in_the_database_is_told(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    db = tmp_path / "tables.db"
    server = RunningServer(db, metrics=address)
    try:
        with closing(sqlite3.connect(db)) as file, file:
            notice = "insert into notices values (?, 'anna', 'mail', 'turn', 1, ?, 0, ?)"
            rows = [
                ("a", 1.0, WAITING),
                ("b", 1.0, WAITING),
                ("c", 9e9, WAITING),
                ("d", 1.0, TOLD),
                ("e", 1.0, GIVEN_UP),
            ]
            file.executemany(notice, rows)
            job = "insert into study_jobs values (?, 'anna', 9e9, ?, ?, 0, 0, 0, '')"
            file.executemany(job, [("x", FAILED, ""), ("y", FAILED, ""), ("z", FAILED, "")])
        figures = told(address)
        assert figures["notices_waiting"] == 2 and figures["notices_failed"] == 1
        assert [figures[f"study_jobs_{what}"] for what in ("waiting", "running", "failed")] == [0, 0, 3]
        with closing(sqlite3.connect(db)) as file, file:
            file.execute("update study_jobs set state = 'elsewhere' where study = 'x'")
            file.execute("drop table notices")
        text = figures_at(address)
        assert "tricorne_tables 0.0" in text, "where the database does not answer, all others are told"
        assert "tricorne_study_jobs_failed 2.0" not in text and "# TYPE tricorne_study_jobs_failed gauge" in text
    finally:
        server.close()


def figures_at(address: str) -> str:
    with urllib.request.urlopen(f"http://{address}/metrics") as answer:
        return str(answer.read().decode())


def told(address: str) -> dict[str, float]:
    """The figures of Tricorne that have no labels."""
    lines = [line.split() for line in figures_at(address).splitlines() if line.startswith("tricorne_")]
    return {name.removeprefix("tricorne_"): float(value) for name, value in lines if "{" not in name}


def test_acts_are_counted_by_kind_and_answer(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    server = RunningServer(tmp_path / "tables.db", metrics=address)
    try:
        anna = Person(server.port, "Anna")
        table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
        path = f"/api/tables/{table['id']}/acts"
        assert anna.post(path, {"type": "play", "id": 1, "at": 99, "action": 0}).code == "stale"
        with anna.look(table) as live:
            assert live.act("ping")["type"] == "done"
            with urllib.request.urlopen(f"http://{address}/metrics") as answer:
                text = answer.read().decode()
        assert 'tricorne_acts_total{answer="stale",kind="Play"} 1.0' in text
        assert 'tricorne_acts_total{answer="done",kind="Ping"} 1.0' in text
        assert "tricorne_sockets 1.0" in text and "tricorne_tables 1.0" in text
    finally:
        server.close()


def test_a_line_of_the_log_is_json_with_the_id_of_its_request() -> None:
    token = request_id.set("abc12345")
    try:
        record = logging.LogRecord("tricorne.server", logging.ERROR, "", 0, "table %s broke", ("t1",), None)
        found = json.loads(Json().format(record))
    finally:
        request_id.reset(token)
    assert found["message"] == "table t1 broke" and found["request"] == "abc12345" and found["level"] == "error"


def test_the_log_of_requests_holds_no_secrets(tmp_path: Path) -> None:
    """A server of its own, with every request in its log: no token, no invitation, no query."""
    words = ["serve", "--port", "0", "--db", str(tmp_path / "tables.db"), "--log", "json", "--log-level", "info"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tricorne.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None and process.stderr is not None
    try:
        anna = Person(int(process.stdout.readline().split("127.0.0.1:")[1].split("/")[0]), "Anna")
        table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
        anna.get(f"/join/{table['id']}/{table['invite']}")
        anna.get(f"/api/tables/{table['id']}?invite={table['invite']}")
    finally:
        process.terminate()
        said = process.communicate()[1]
    lines = [json.loads(line) for line in said.splitlines()]
    assert ("POST", "/api/tables", 201) in [(one.get("method"), one.get("path"), one.get("status")) for one in lines]
    assert all(one["request"] for one in lines if one["logger"] == "tricorne.access")
    assert anna.token not in said and table["invite"] not in said
