"""One broken game never stops the house: it is set aside, says so, and its record can be taken home. Games of older
rules go on by them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.for_long import for_long
from tests.server.running_server import Person, RunningServer, english
from tests.server.test_store import hub_on, played
from tricorne.kernel.record import Record
from tricorne.server import old_rules

KEEP = {"setup-duplicates": "keep"}
BROKEN = {
    "an action that was never one": "update entries set text = 'fly to the moon' where number = 3 and table_id = ?",
    "an outcome that cannot be read": "update entries set outcomes = '[[' where number = 0 and table_id = ?",
    "a row that is gone": "delete from entries where number = 2 and table_id = ?",
    "an action of another seat": "update entries set seat = 'russia' where number = 1 and table_id = ?",
    "options that no game has": "update tables set options = '{\"flying\": true}' where id = ?",
    "options that cannot be read": "update tables set options = '{' where id = ?",
    "rules of a newer program": "update tables set version = 99 where id = ?",
    "rules that are forgotten": "update tables set version = 0 where id = ?",
    "a game that is not installed": "update tables set game = 'chess' where id = ?",
}
CHOSEN = (
    "an action that was never one",
    "a row that is gone",
    "options that cannot be read",
    "rules that are forgotten",
)
"""Of each kind one; the others are long cases."""


def change(db: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(db) as connection:
        connection.execute("delete from snapshots")
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize("how", [how if how in CHOSEN else for_long(how) for how in BROKEN])
def test_a_broken_game_is_set_aside_and_the_house_opens(tmp_path: Path, how: str) -> None:
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    anna, bert = Person(server.port, "Anna"), Person(server.port, "Bert")
    # Bots are asked at both: their games are opened when the server starts.
    tables = [
        anna.create({"britain": "me", "france": "same-screen", "russia": "same-screen"}, options=KEEP, listed=True)
        for _ in range(2)
    ]
    for table in tables:
        with anna.look(table) as live:
            for _ in range(5):
                live.act("look", seat=live.position["prompt"]["actor"])
                assert live.play()["type"] == "done"
    server.close()
    broken, whole = tables
    change(db, "update seats set stand_in = 'random' where power = (select actor from tables where id = table_id)")
    change(db, BROKEN[how], broken["id"])

    server = RunningServer(db)
    try:
        anna, bert = Person(server.port, "", anna.token), Person(server.port, "", bert.token)
        path = f"/api/tables/{broken['id']}"
        for person in (anna, bert):
            assert person.get("/api/tables").status == 200
        mine = {table["id"]: table for table in anna.get("/api/me/tables").json["tables"]}
        assert mine[broken["id"]]["set_aside"] and not mine[whole["id"]]["set_aside"]
        with anna.look(broken) as live:
            assert live.welcome["table"]["set_aside"] and live.welcome["position"] is None
            refused = live.act("play", at=5, action=0)
            assert refused["code"] == "not-now" and "set aside" in english(refused["message"])
        for tail in ("/end", "/since", "/at/1", "/fair"):
            answer = anna.get(path + tail)
            assert answer.status in (404, 409), (tail, answer.body)
        record = anna.get(path + "/record")
        assert record.status == 200 and b"britain" in record.body and b"Seed:" not in record.body
        if how != "a row that is gone":
            assert len(Record.read(record.body.decode()).lines) >= 6
        with anna.look(whole, "britain") as live:
            live.until(6)
    finally:
        server.close()


def test_the_record_of_a_game_that_was_set_aside_hides_what_is_hidden(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = RunningServer(db)
    people = [Person(server.port, name) for name in ("Anna", "Bert")]
    table = people[0].create({"britain": "me", "france": "open"}, options={"setup-draft": True})
    people[1].sit(table, "france")
    with people[0].look(table) as live:
        text = live.play()
        assert text["type"] == "done"
    server.close()
    change(db, "update tables set version = 99")
    server = RunningServer(db)
    try:
        with sqlite3.connect(db) as connection:
            row = connection.execute("select seat, text, secret from entries where number = 1").fetchone()
        connection.close()
        assert row[0] == "britain" and row[2] == 1, "a secret choice"
        path = f"/api/tables/{table['id']}/record"
        own, other = [Person(server.port, "", person.token).get(path).body.decode() for person in people]
        assert row[1] in own and row[1] not in other and "1 britain ?" in other
    finally:
        server.close()


# -- older rules ----------------------------------------------------------------------------------------


def by_older_rules(monkeypatch: pytest.MonkeyPatch, step: Callable[[Record], None]) -> None:
    """The rules have moved on: from now on the game has a version more."""
    game = tricorne.game("struggle-of-empires")
    monkeypatch.setattr(game, "migrations", {**game.migrations, game.version: step})
    monkeypatch.setattr(game, "version", game.version + 1)


def test_a_game_goes_on_by_the_rules_that_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The step of the game writes the older reading down; a table that has not begun takes the rules of today."""

    def keep_the_old_reading(record: Record) -> None:
        record.options.setdefault("surrender", "true")

    async def work() -> None:
        hub = await hub_on(tmp_path / "tables.db")
        table = await played(hub, ["britain", "france", "russia"], 40)  # no attack yet that could end in surrender
        before, version = table.begun(), table.game.version
        assert "surrender" not in table.options
        await hub.close()
        by_older_rules(monkeypatch, keep_the_old_reading)
        for _ in range(2):
            hub = await hub_on(tmp_path / "tables.db")
            again = await hub.loaded(table.id)
            assert not again.set_aside and again.options["surrender"] is True
            assert again.version == version + 1 and again.begun().position.fields() == before.position.fields()
            state = again.begun()
            after = state.clone()
            after.play(state.legal()[0])
            await hub.commit(again, state, after, "guest")
            before = again.begun()
            await hub.close()
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            stored = connection.execute("select began, version from tables").fetchone()
            versions = {row[0] for row in connection.execute("select version from snapshots")}
        connection.close()
        assert stored == (version, version + 1) and versions == {version + 1}

    asyncio.run(work())


def test_a_step_that_renames_actions_is_written_into_the_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(record: Record) -> None:
        for line in record.lines:
            line.text = line.text.removeprefix("old ")

    async def work() -> None:
        db = tmp_path / "tables.db"
        hub = await hub_on(db)
        table = await played(hub, ["britain", "france"], 30)
        before = table.begun()
        await hub.close()
        change(db, "update entries set text = 'old ' || text where kind = 'play'")
        by_older_rules(monkeypatch, rename)
        hub = await hub_on(db)
        again = await hub.loaded(table.id)
        assert not again.set_aside and again.begun() == before
        assert not any(page.entry.text.startswith("old ") for page in again.pages)
        await hub.close()

    asyncio.run(work())


def test_a_table_that_waits_begins_by_the_rules_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = RunningServer(tmp_path / "tables.db")
    anna = Person(server.port, "Anna")
    table = anna.create({"britain": "me", "france": "open"}, options=KEEP)
    server.close()
    version = tricorne.game("struggle-of-empires").version
    by_older_rules(monkeypatch, lambda record: None)
    server = RunningServer(tmp_path / "tables.db")
    bert = Person(server.port, "Bert")
    assert bert.sit(table)["status"] == "playing"
    server.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("select began, version from tables").fetchone() == (version + 1, version + 1)
    connection.close()


def test_a_game_that_is_not_installed_has_no_rules() -> None:
    missing = old_rules.game_of("chess")
    assert missing.id == "chess" and tricorne.game("struggle-of-empires") is old_rules.game_of("struggle-of-empires")
    with pytest.raises(tricorne.BadRecord, match="not installed"):
        missing.opened(["white"], "fide", {}, None)
