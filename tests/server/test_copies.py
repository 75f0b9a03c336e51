"""Backups, restoring, moving to PostgreSQL, tidying up: nothing is lost, and nothing is written over."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server import postgres as programs
from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tricorne.server import copies
from tricorne.server.store import BadDatabase

KEEP = {"setup-duplicates": "keep"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, Path, Person, Any]]:
    """A server in use: a table where something was played and said."""
    db = Path(tmp_path_factory.mktemp("house")) / "tables.db"
    server = RunningServer(db)
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    with anna.look(table, "britain") as live:
        for _ in range(4):
            live.act("look", seat=live.position["prompt"]["actor"])
            assert live.play()["type"] == "done"
        assert live.act("say", channel="table", text="Zürich für immer 🎲")["type"] == "done"
    yield server, db, anna, table
    server.close()


def as_it_was(db: str | Path, anna: Person, table: Any) -> None:
    """Whoever serves the copy shows the same game, and plays on."""
    server = RunningServer(db)
    try:
        again = Person(server.port, "", anna.token)
        with again.look(table, "britain") as live:
            assert live.position["number"] == 4 and live.welcome["chat"][0]["text"] == "Zürich für immer 🎲"
            live.act("look", seat=live.position["prompt"]["actor"])
            assert live.play()["type"] == "done"
            assert live.act("say", channel="table", text="on")["type"] == "done"
    finally:
        server.close()


def test_a_backup_is_taken_while_the_server_goes_on_and_comes_back(house: Any, tmp_path: Path) -> None:
    _, db, anna, table = house
    kept, back = tmp_path / "kept.db", tmp_path / "back.db"
    words = [sys.executable, "-m", "tricorne.cli", "backup", str(kept), "--db", str(db)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "5 entries" in done.stdout and kept.stat().st_mode & 0o077 == 0
    with pytest.raises(BadDatabase, match="already"):
        copies.backup(str(db), kept)
    assert copies.restore(kept, str(back))["entries"] == 5
    with pytest.raises(BadDatabase, match="already"):
        copies.restore(kept, str(back))
    as_it_was(back, anna, table)


def test_a_damaged_or_foreign_file_is_no_backup(house: Any, tmp_path: Path) -> None:
    _, db, _, _ = house
    kept = tmp_path / "kept.db"
    copies.backup(str(db), kept)
    with kept.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 8192)
    with pytest.raises(BadDatabase, match="damaged"):
        copies.restore(kept, str(tmp_path / "back.db"))
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("create table birds (name)")
    with pytest.raises(BadDatabase, match="holds no tables of Tricorne"):
        copies.restore(tmp_path / "other.db", str(tmp_path / "back.db"))
    assert not (tmp_path / "back.db").exists()


def test_what_is_old_is_removed_only_when_it_is_meant(house: Any, tmp_path: Path) -> None:
    _, db, _, _ = house
    old = tmp_path / "old.db"
    copies.backup(str(db), old)
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("update tables set status = 'over', changed = 1")
        connection.execute("insert into guests values ('nobody', 'x', 'Nobody', 1)")
    keep = copies.Retention(tables=30, guests=30)
    assert copies.tidy(str(old), keep, really=False)["entries"] == 5
    found = copies.tidy(str(old), keep, really=True)
    assert (found["entries"], found["tables"], found["guests"]) == (5, 1, 1)
    assert copies.tidy(str(old), keep, really=True)["entries"] == 0
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("select name from guests").fetchall() == [("Anna",)]


@pytest.mark.skipif(not programs.available(), reason="PostgreSQL is not installed here")
def test_a_house_moves_to_postgresql_and_its_backup_is_the_same_kind_of_file(house: Any, tmp_path: Path) -> None:
    _, db, anna, table = house
    stopped = tmp_path / "stopped.db"
    copies.backup(str(db), stopped)
    house_server = Postgres()
    try:
        with pytest.raises(BadDatabase, match="another server"):
            copies.move(str(db), house_server.url)  # which is in use
        counts = copies.move(str(stopped), house_server.url)
        assert counts["entries"] == 5 and counts["messages"] == 1
        with pytest.raises(BadDatabase, match="already"):
            copies.move(str(stopped), house_server.url)
        assert copies.backup(house_server.url, tmp_path / "from-postgres.db") == counts
        as_it_was(house_server.url, anna, table)
        as_it_was(tmp_path / "from-postgres.db", anna, table)
    finally:
        house_server.close()
