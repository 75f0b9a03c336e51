"""Backups, restoring, moving to PostgreSQL: nothing is lost, and nothing is written over."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from tests.server import postgres as programs
from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tricorne.server import copies, schema
from tricorne.server.members.order import Order
from tricorne.server.store import BadDatabase, Store

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


@pytest.mark.skipif(not programs.available(), reason="PostgreSQL is not installed here")
@pytest.mark.parametrize("way", ["move", "restore"])
def test_what_the_database_numbers_goes_on_after_the_way_to_postgresql(tmp_path: Path, way: str) -> None:
    """Reports, the list of what moderators did, talk: a new row gets a new number, and so is taken."""
    db, to = tmp_path / "tables.db", Postgres()
    server = RunningServer(db)
    try:
        anna, boris = Person(server.port, "Anna"), Person(server.port, "Boris")
        table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
        boris.sit(table)
        numbers = told(server, anna, boris, table)
        server.close()
        if way == "move":
            copies.move(str(db), to.url)
        else:
            copies.backup(str(db), tmp_path / "kept.db")
            copies.restore(tmp_path / "kept.db", to.url)
        server = RunningServer(to.url)
        anna.port = boris.port = server.port
        after = told(server, anna, boris, table)
        assert {name: min(after[name]) for name in after} == {name: max(numbers[name]) + 1 for name in numbers}
        engine = create_engine(to.url.replace("postgresql", "postgresql+psycopg"))
        with engine.connect() as connection:
            found = connection.execute(text("SELECT relname FROM pg_class WHERE relkind = 'S'")).scalars().all()
            assert {name.removesuffix("_id_seq") for name in found} - {"schema_version_version_seq"} == set(after)
        engine.dispose()
    finally:
        server.close()
        to.close()


def told(server: RunningServer, anna: Person, boris: Person, table: Any) -> dict[str, set[int]]:
    """Anna speaks, tells of Boris, mutes and bans him, and lets him in again; the numbers of the new rows."""
    order: Order = server.app.state.order
    order.owners.add(anna.get("/api/me").json["id"])
    before = numbered(server)
    with anna.look(table, "britain") as live:
        assert live.act("say", channel="table", text="well")["type"] == "done"
    assert anna.post("/api/reports", {"table": table["id"], "power": "france"}).status == 201
    his = boris.get("/api/me").json["id"]
    for kind, hours in (("mute", 1), ("ban", 1), ("ban", 0)):
        done = anna.post("/api/order/sentence", {"person": his, "kind": kind, "hours": hours})
        assert done.status == 200, done.body
    found = numbered(server)
    return {name: found[name] - before[name] for name in found}


def numbered(server: RunningServer) -> dict[str, set[int]]:
    """The numbers that the database has given so far."""
    db = server.app.state.order.hub.store.url

    async def ask() -> dict[str, set[int]]:
        store = Store(db.render_as_string(hide_password=False))
        try:
            return {
                one.name: {row[0] for row in await store.rows(select(one.c.id))}
                for one in (schema.messages, schema.reports, schema.audit)
            }
        finally:
            await store.hang_up()

    return asyncio.run(ask())
