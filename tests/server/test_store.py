"""Storage: a game comes back as it was, fast; files of other versions are upgraded or refused."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, text

import tricorne
from tests.server.running_server import Person, RunningServer
from tricorne.kernel.message import Message
from tricorne.kernel.record import Line
from tricorne.kernel.replay import play_on
from tricorne.kernel.state import State
from tricorne.server import letters, migrations, schema, seating
from tricorne.server.broadcast import position
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.record import SNAPSHOT_EVERY
from tricorne.server.store import BadDatabase, Store, address_of
from tricorne.server.table_parts import Guest
from tricorne.server.wire import NewTable, SeatPlan
from tricorne.server.wire_live import Position

SCHEMAS = Path(__file__).parent / "schemas"
OLD_VERSIONS = sorted(int(path.stem.partition("-")[2]) for path in SCHEMAS.glob("version-*.sql"))


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


async def played(hub: Hub, powers: list[str], most: int, undo_every: int = 0) -> GameTable:
    """A table at which one guest leads every seat and plays at random; some actions are taken back."""
    plans = [SeatPlan(power, "me" if at == 0 else "same-screen") for at, power in enumerate(powers)]
    table = await seating.create(hub, Guest("guest", "Guest"), NewTable("struggle-of-empires", plans))
    numbers = random.Random(7)
    for turn in range(most):
        state = table.begun()
        if state.over:
            break
        after = state.clone()
        after.play(numbers.choice(state.legal()))
        await hub.commit(table, state, after, "guest")
        if undo_every and turn % undo_every == 0 and table.begun().undo_limit().actions:
            after = table.begun().clone()
            after.undo()
            await hub.commit(table, table.begun(), after, "guest")
    return table


async def hub_on(db: Path) -> Hub:
    hub = Hub(Store(str(db)))
    await hub.open()
    return hub


def test_a_table_is_opened_by_two_questions(tmp_path: Path) -> None:
    """One for all that lies on it, one for its game and what was said there."""

    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france"], 50)
        await hub.store.write((schema.messages.insert(), [line(table.id, number) for number in range(3)]))
        expected = msgspec.json.encode(table.info("guest")), str(table.begun().record)
        await hub.close()
        hub = await hub_on(tmp_path / "tables.db")
        asked: list[str] = []
        event.listen(hub.store.engine.sync_engine, "before_cursor_execute", lambda *how: asked.append(how[2]))
        again = await hub.loaded(table.id)
        assert len(asked) == 2, asked
        assert (msgspec.json.encode(again.info("guest")), str(again.begun().record)) == expected
        assert [one.text for one in again.chat or []] == ["line 0", "line 1", "line 2"]
        await hub.close()

    def line(table: str, number: int) -> dict[str, Any]:
        said = {"table_id": table, "channel": "table", "seat": "britain", "guest": "guest", "name": "Guest"}
        return {**said, "text": f"line {number}", "at": 1763.25 + number}

    run(work())


@pytest.mark.long_case
def test_a_finished_game_of_seven_opens_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what came after the last snapshot is played again."""
    again: list[Line] = []

    def count(state: State, lines: list[Line], strays: list[Message]) -> None:
        again.extend(lines)
        play_on(state, lines, strays)

    monkeypatch.setattr("tricorne.server.record.play_on", count)
    monkeypatch.setattr("tricorne.server.record.replay", None)

    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, tricorne.game("struggle-of-empires").seat_ids, 100_000)
        assert table.status == "over" and table.number > 300
        await hub.close()
        hub = await hub_on(tmp_path / "tables.db")
        opened = await hub.loaded(table.id)
        shown = msgspec.json.decode(position(opened, "france"), type=Position)
        await hub.close()
        assert shown.over and opened.begun() == table.begun()
        assert len(again) < SNAPSHOT_EVERY

    run(work())


def test_every_moment_comes_back_as_it_was(tmp_path: Path) -> None:
    """With and without snapshots; positions, records, undo limits and chance to come."""

    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france", "russia"], 150, 3)
        live = table.begun()
        assert any(page.entry.kind == "undo" for page in table.pages)
        for number in range(0, table.number, 13):
            assert (await hub.at(table, number)) == tricorne.replay(live.record, to=number)
        await hub.close()
        for forget in (False, True):
            if forget:
                with sqlite3.connect(tmp_path / "tables.db") as connection:
                    connection.execute("delete from snapshots")
                connection.close()
            hub = await hub_on(tmp_path / "tables.db")
            woken = await hub.loaded(table.id)
            again = woken.begun()
            assert again == live and str(again.record) == str(live.record)
            assert repr(again.undo_limit()) == repr(live.undo_limit())
            one, other = again.clone(), live.clone()
            for _ in range(40):
                for seated, state in ((woken, one), (table, other)):
                    state.play(state.legal()[-1])
                    letters.draw(seated, state)
            assert str(one.record) == str(other.record)
            await hub.close()

    run(work())


def test_what_could_not_be_written_did_not_happen(tmp_path: Path) -> None:
    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france"], 5)
        state = table.begun()
        after = state.clone()
        after.play(after.legal()[0])
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            # Somebody else has written the entry that comes next.
            query = (
                "insert into entries select table_id, number + 1, kind, seat, text, secret, outcomes, barrier, target, "
            )
            query += "led_by, lines, scores, figures, points, at from entries where number = ?"
            connection.execute(query, (state.last.number,))
        connection.close()
        with pytest.raises(Exception, match="UNIQUE"):
            await hub.commit(table, state, after, "guest")
        assert table.begun() is state and table.number == state.last.number
        # Others are not held up by it.
        other = await played(hub, ["spain", "russia"], 3)
        assert other.number == 3
        await hub.close()

    run(work())


def test_writes_are_durable_before_they_are_acknowledged(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        await store.close()

    run(work())


def opened(db: Path | str) -> None:
    async def work() -> None:
        store = Store(str(db))
        try:
            await store.open()
        finally:
            await store.close()

    run(work())


def shape(db: Path) -> dict[str, list[Any]]:
    """All tables with their columns and indices; and what the version tables say."""
    with sqlite3.connect(db) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        found = {name: connection.execute(f"pragma table_info({name})").fetchall() for name in names}
        indices = "select name from sqlite_master where type = 'index' and sql is not null order by name"
        found["indices"] = connection.execute(indices).fetchall()
        for name in ("schema_version", "alembic_version"):
            if name in names:
                found[name] += connection.execute(f"select * from {name}").fetchall()
    connection.close()
    return found


@pytest.mark.parametrize("version", OLD_VERSIONS)
def test_a_database_of_any_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    """Afterwards it is like a new one, and what was in it is still there."""
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with sqlite3.connect(old) as connection:
        connection.executescript((SCHEMAS / f"version-{version}.sql").read_text())
        connection.execute("insert into guests values ('anna', 'secret', 'Anna', 0.5)")
    connection.close()
    opened(new)
    assert shape(old) != shape(new)
    for _ in range(2):
        opened(old)
        assert shape(old) == shape(new)
    with sqlite3.connect(old) as connection:
        assert connection.execute("select * from guests").fetchall() == [("anna", "secret", "Anna", 0.5)]
    connection.close()


def test_every_old_version_is_kept_for_the_test_above() -> None:
    """A step that is added leaves a version behind: keep its tables in tests/server/schemas."""
    assert len(OLD_VERSIONS) == schema.VERSION - 1


def test_a_step_is_taken_and_an_older_program_refuses_what_it_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "tables.db"
    opened(db)
    newer = schema.VERSION + 1
    shutil.copytree(migrations.FOLDER, tmp_path / "steps")
    (tmp_path / "steps" / "versions" / f"v{newer:04}_colours.py").write_text(
        f'from alembic import op\nrevision = "{newer:04}"\ndown_revision = "{schema.VERSION:04}"\n'
        'def upgrade():\n    op.execute("alter table guests add column colour text")\n'
    )
    monkeypatch.setattr(migrations.upgrade, "__defaults__", (tmp_path / "steps",))
    monkeypatch.setattr(schema, "VERSION", migrations.newest(tmp_path / "steps"))
    opened(db)
    with sqlite3.connect(db) as connection:
        assert connection.execute("select version_num from alembic_version").fetchall() == [(f"{newer:04}",)]
        connection.execute("select colour from guests")
    connection.close()
    monkeypatch.undo()
    with pytest.raises(BadDatabase, match=f"version {newer}, and this program reads up to version {newer - 1}"):
        opened(db)


def test_a_program_from_before_alembic_sees_a_newer_version(tmp_path: Path) -> None:
    """It looks into schema_version and read up to version 2."""
    opened(tmp_path / "tables.db")
    assert shape(tmp_path / "tables.db")["schema_version"][-1] == (3,)


def test_a_start_without_a_step_does_not_load_alembic(tmp_path: Path) -> None:
    """It costs more than the rest of the start."""
    script = (
        "import asyncio, sys\nfrom tricorne.server.store import Store\n"
        "async def work():\n    store = Store(sys.argv[1])\n    await store.open()\n    await store.close()\n"
        "asyncio.run(work())\nasyncio.run(work())\nprint('alembic' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "tables.db")], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["False"]


@pytest.mark.parametrize("content", [b"this is no database, only a text that somebody wrote", None])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "folder" / "tables.db" if content is None else tmp_path / "text.db"
    if content is not None:
        path.write_bytes(content)

    async def opened() -> None:
        store = Store(str(path))
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(BadDatabase, match="cannot be opened"):
        run(opened())


@pytest.mark.parametrize("url", ["mysql://user:secret@host/name", "://", "oracle://x"])
def test_a_database_that_we_do_not_speak_to_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        address_of(url)
    assert "secret" not in str(refused.value) and len(str(refused.value).splitlines()) == 1


def test_a_server_that_is_not_there_is_refused_without_telling_the_password(tmp_path: Path) -> None:
    async def opened() -> None:
        store = Store(f"postgresql://user:secret@/name?host={tmp_path}")
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(BadDatabase) as refused:
        run(opened())
    assert "secret" not in str(refused.value) and len(str(refused.value).splitlines()) == 1


def test_tables_survive_a_restart(tmp_path: Path) -> None:
    """Seats, names, chat, invitations, whose turn it is."""
    server = RunningServer(tmp_path / "tables.db")
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    table = anna.create({"britain": "me", "france": "open", "russia": "open"}, options={"setup-duplicates": "keep"})
    bert.sit(table, "russia")
    with anna.look(table) as live:
        assert live.position is None
        live.act("say", channel="table", text="we wait for France")
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    carl = Person(server.port, "Carl")
    started = carl.sit(table, "france")
    assert started["status"] == "playing" and started["actor"] == "britain"
    assert [seat["player"] for seat in started["seats"]] == ["Anna", "Carl", "Bert"]
    anna.port = server.port
    with anna.look(table) as live:
        assert live.welcome["chat"][0]["text"] == "we wait for France" and live.position["legal"]
        number = live.play()["number"]
    server.close()
    server = RunningServer(tmp_path / "tables.db")
    bert.port = server.port
    assert bert.get("/api/me/tables").json["tables"][0]["number"] == number
    server.close()


def test_a_start_that_draws_chance_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france"], 0)
        fresh = table.setting().opened()
        letters.draw(table, fresh)
        assert fresh == table.begun()
        await hub.close()
        hub = await hub_on(tmp_path / "tables.db")
        assert (await hub.loaded(table.id)).begun() == fresh
        await hub.close()

    run(work())
