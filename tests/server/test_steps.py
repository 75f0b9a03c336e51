"""Steps of the database there and back: games of today survive the way to each older version that may have them, those
of an old server the way to the first one, and are played on after the way up again. The ways up from every version that
ever was are in test_store.py."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, inspect, make_url, select, text

from tests.server import postgres as programs
from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tests.server.test_old_tables import PLAYED as OLD_PLAYED
from tests.server.test_old_tables import STORED as OLD_TABLES
from tests.server.test_store import OLD_VERSIONS, SCHEMAS
from tricorne.server import migrations, schema
from tricorne.server.going_back import go_back
from tricorne.server.hub import Hub
from tricorne.server.store import Store
from tricorne.server.writer import BadDatabase

KEEP = {"setup-duplicates": "keep"}
WITH_LETTERS = 4
"""Behind it nobody goes whose dice are made of letters."""
BACK = [version for version in reversed(OLD_VERSIONS) if version >= WITH_LETTERS]
RECORD = ("entries", "snapshots", "messages", "guests")
"""What has had the same columns ever since."""


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    if not programs.available():
        pytest.skip("PostgreSQL is not installed here")
    found = Postgres()
    yield found.url
    found.close()


def engine_on(db: str) -> Engine:
    url = make_url(db if "://" in db else f"sqlite:///{db}")
    return create_engine(url.set(drivername="postgresql+psycopg") if "postgresql" in db else url)


def kept(connection: Connection) -> dict[str, Any]:
    return {name: sorted(connection.execute(select(schema.metadata.tables[name])).all()) for name in RECORD}


def shape(connection: Connection) -> dict[str, list[str]]:
    found = inspect(connection)
    return {name: [column["name"] for column in found.get_columns(name)] for name in found.get_table_names()}


def shape_of(version: int) -> dict[str, list[str]]:
    """As the database of that version was."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        for statement in (SCHEMAS / f"version-{version}.sql").read_text().split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)
        found = shape(connection)
    engine.dispose()
    return found


def test_games_survive_the_way_back_and_up_again(db: str) -> None:
    server = RunningServer(db)
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "same-screen"}, options=KEEP)
    with anna.look(table, "britain") as live:
        for _ in range(3):
            live.act("look", seat=live.position["prompt"]["actor"])
            live.play()
        live.act("say", channel="table", text="there and back")
    server.close()
    engine = engine_on(db)
    with engine.begin() as connection:
        before = kept(connection)
        for version in BACK:
            migrations.downgrade(connection, version)
            assert shape(connection) == shape_of(version), version
            number = connection.execute(text("SELECT number FROM tables")).scalar()
            assert kept(connection) == before and number == 3
        with pytest.raises(migrations.NoWayBack, match="dice of 1 tables .* version 4 is the oldest"):
            migrations.downgrade(connection, WITH_LETTERS - 1)
        assert shape(connection) == shape_of(WITH_LETTERS)
        schema.upgrade(connection)
        assert kept(connection) == before
    engine.dispose()
    server = RunningServer(db)
    try:
        again = Person(server.port, "", anna.token)
        with again.look(table, "britain") as live:
            assert live.position["number"] == 3 and live.welcome["chat"][0]["text"] == "there and back"
            live.act("look", seat=live.position["prompt"]["actor"])
            assert live.play()["type"] == "done"
    finally:
        server.close()


def test_games_of_an_old_server_go_back_to_the_first_version_and_up_again(tmp_path: Path) -> None:
    """As an owner does it, one version after the other; whoever wants to go where it cannot be is told why."""
    db = tmp_path / "tables.db"
    with sqlite3.connect(db) as file:
        file.executescript(OLD_TABLES.read_text())
    file.close()
    engine = engine_on(str(db))
    with engine.begin() as connection:
        schema.upgrade(connection)
        before = kept(connection)
    for version in reversed(OLD_VERSIONS):
        assert go_back(str(db), version) > version
        with engine.connect() as connection:
            assert shape(connection) == shape_of(version), version
            assert kept(connection) == before
    with pytest.raises(migrations.NoWayBack, match="of version 1; name that or an older one"):
        go_back(str(db), 2)
    with engine.begin() as connection:
        schema.upgrade(connection)
        connection.execute(text("UPDATE tables SET began = 1, version = 2"))
    with pytest.raises(migrations.NoWayBack, match="2 games are written in newer rules .* version 5 is the oldest"):
        go_back(str(db), 2)
    engine.dispose()

    async def work() -> None:
        hub = Hub(Store(str(db)))
        await hub.open()
        assert (await hub.loaded(OLD_PLAYED)).number == 47
        with pytest.raises(BadDatabase, match="another server works"):
            await asyncio.to_thread(go_back, str(db), 16)
        await hub.close()

    asyncio.run(work())


def test_who_allowed_advice_still_does(db: str) -> None:
    """It stood behind the rule of undo before it had a column of its own; there and back nothing is lost."""
    engine = engine_on(db)
    asked = text("SELECT id, undo, advice FROM tables ORDER BY id")
    with engine.begin() as connection:
        schema.upgrade(connection)
        columns = [column for column in schema.tables.columns if column.name != "id"]
        given = {column.name: _anything(column.type.python_type) for column in columns}
        now = [("a", "own", True), ("b", "none", True), ("c", "own", False)]
        for id, undo, advice in now:
            connection.execute(schema.tables.insert().values(**{**given, "id": id, "undo": undo, "advice": advice}))
        migrations.downgrade(connection, 14)
        before = [tuple(row) for row in connection.execute(text("SELECT id, undo FROM tables ORDER BY id"))]
        assert before == [("a", "own+advice"), ("b", "none+advice"), ("c", "own")]
        schema.upgrade(connection)
        assert [(id, undo, bool(advice)) for id, undo, advice in connection.execute(asked)] == now
    engine.dispose()


def _anything(kind: type) -> object:
    return {str: "", int: 0, float: 0.0, bool: False}[kind]
