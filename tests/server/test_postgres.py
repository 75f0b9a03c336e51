"""The same server on PostgreSQL. Collected only where its programs and psycopg are installed (conftest.py)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import create_engine, inspect, make_url, select, text

from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tricorne.kernel.chance import commitment
from tricorne.server import schema
from tricorne.server.hub import Hub
from tricorne.server.migrations import downgrade, revision
from tricorne.server.store import Store, saw

SCHEMAS = Path(__file__).parent / "schemas"
KEEP = {"setup-duplicates": "keep"}


def test_people_play_talk_leave_and_come_back(postgres: Postgres) -> None:
    """Everything that is written: guests, tables, seats, entries, snapshots, messages, visits, orders, questions."""
    server = RunningServer(postgres.url)
    try:
        anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
        table = anna.create({"britain": "me", "france": "open", "russia": "random"}, options=KEEP)
        bert.sit(table)
        with anna.look(table) as a, bert.look(table) as b:
            while a.position["prompt"]["key"] != "bid" and a.position["number"] < 60:
                newest = max(a.position["number"], b.position["number"])
                for live in (a, b):
                    live.until(newest)
                mover = {"britain": a, "france": b}.get(a.position["prompt"]["actor"])
                if mover is None:
                    a.receive()
                else:
                    assert mover.play()["type"] == "done"
            assert a.act("say", channel="table", text="good evening <b>")["type"] == "done"
            assert a.act("seen", number=3)["type"] == a.act("seen", number=1)["type"] == "done"
            a.turn("britain", "france")
            for action in ("bid 0", "red britain", "blue france"):
                assert a.play(action)["type"] == "done"
            b.until(a.position["number"])
            assert a.act("order", seat="britain", text="pass unless named")["type"] == "done"
            asked = a.act("ask-undo", at=a.position["number"], to=a.position["undo"]["furthest"])
            assert asked["type"] == "done"
            number = a.position["number"]
    finally:
        server.close()
    server = RunningServer(postgres.url)
    try:
        anna.port = bert.port = server.port
        mine = bert.get("/api/me/tables").json["tables"][0]
        assert mine["number"] == number and mine["taking_back"]["asked"]
        with bert.look(table) as b:
            assert b.welcome["chat"][0]["text"] == "good evening <b>"
            assert b.act("answer-undo", at=number, agree=True)["type"] == "done"
            assert b.entries[-1]["kind"] == "undo"
        moment = anna.get(f"/api/tables/{table['id']}/at/5?seat=britain").json
        assert moment["number"] == 5
    finally:
        server.close()


def test_what_is_seen_never_goes_back(postgres: Postgres) -> None:
    async def work() -> None:
        hub = Hub(Store(postgres.url))
        await hub.open()
        try:
            for number in (4, 2, 7, 6):
                await hub.store.write(*saw("some-table", "guest", number))
            seen = (await hub.store.whole_table("some-table"))["visits"]
            assert [(one.guest, one.seen) for one in seen] == [("guest", 7)]
            async with hub.store.engine.connect() as connection:
                version = (await connection.execute(select(schema.alembic_version.c.version_num))).scalar()
            assert version == revision(schema.VERSION)
        finally:
            await hub.close()

    asyncio.run(work())


def test_a_database_of_the_first_version_is_brought_up_to_date(postgres: Postgres) -> None:
    """In a schema of its own, beside the tables of the other tests."""
    url = make_url(postgres.url).set(drivername="postgresql+psycopg")
    engine = create_engine(url, connect_args={"options": "-c search_path=older"})
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE SCHEMA older")
            for statement in (SCHEMAS / "version-1.sql").read_text().split(";\n"):
                if statement:
                    connection.exec_driver_sql(statement)
            schema.upgrade(connection)
        with engine.begin() as connection:
            version = connection.execute(select(schema.alembic_version.c.version_num)).scalar()
            assert version == revision(schema.VERSION)
            names = set(inspect(connection).get_table_names("older"))
            assert names == set(schema.metadata.tables)
            for table in schema.metadata.sorted_tables:
                assert connection.execute(select(table)).keys() == [column.name for column in table.columns]
    finally:
        engine.dispose()


def test_one_bad_row_does_not_hold_up_the_others(postgres: Postgres) -> None:
    """A transaction that fails is written again in parts, on a connection that works."""

    async def work() -> None:
        store = Store(postgres.url)
        await store.open()
        row = {"id": "twice", "token": "t", "name": "Anna", "created": 0.0}
        other = {"id": "other", "token": "o", "name": "Bert", "created": 0.0}
        try:
            await store.write((schema.guests.insert(), [row]))
            bad = store.write((schema.guests.insert(), [row]))
            good = store.write((schema.guests.insert(), [other]))
            found = await asyncio.gather(bad, good, return_exceptions=True)
            assert isinstance(found[0], Exception) and found[1] == [0]
            assert await store.name_of("other") == "Bert"
        finally:
            await store.close()

    asyncio.run(work())


def test_letters_are_kept_and_an_older_database_gets_a_place_for_them(postgres: Postgres) -> None:
    store = Store(postgres.url)

    async def as_it_was() -> None:
        await store.open()
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: downgrade(sync, 5))
        back = f"UPDATE alembic_version SET version_num = '{revision(3)}'"
        gone = ("DROP TABLE letters", "ALTER TABLE tables DROP COLUMN began", back)
        await store.write(*((text(statement), None) for statement in gone))
        await store.close()

    asyncio.run(as_it_was())
    server = RunningServer(postgres.url)
    try:
        anna = Person(server.port, "Anna")
        letter = "a1" * 32
        table = anna.create({"britain": "me", "france": "random"}, options=KEEP, seal=commitment(letter))
        assert table["opening"]
        assert anna.open_letter(table, "britain", letter).json["status"] == "playing"
    finally:
        server.close()
    server = RunningServer(postgres.url)
    try:
        anna.port = server.port
        again = anna.get(f"/api/tables/{table['id']}").json
        assert again["commitment"] == table["commitment"] and again["letters"][0]["letter"] == letter
    finally:
        server.close()
