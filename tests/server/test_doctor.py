"""``tricorne doctor``: which stored games fit this version, before anybody upgrades. It changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

import tricorne
from tests.server.test_set_aside import by_older_rules, change
from tests.server.test_store import hub_on, played
from tricorne.cli import main

OLD = Path(__file__).parent / "old" / "tables-version-2.sql"


def doctor(capsys: pytest.CaptureFixture[str], db: Path, *more: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as left:
        main(["doctor", "--db", str(db), *more])
    said = capsys.readouterr()
    return int(left.value.code or 0), said.out + said.err


def three_games(db: Path) -> list[str]:
    async def work() -> list[str]:
        hub = await hub_on(db)
        found = [(await played(hub, ["britain", "france", "russia"], 60)).id for _ in range(3)]
        await hub.close()
        return found

    return asyncio.run(work())


@pytest.mark.long_case
def test_it_names_the_games_that_do_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "tables.db"
    ids = three_games(db)
    status, said = doctor(capsys, db, "--workers", "2")
    assert status == 0 and "3 games replayed: 3 fit" in said
    change(db, "update entries set text = 'fly to the moon' where number = 7 and table_id = ?", ids[1])
    before = db.read_bytes()
    status, said = doctor(capsys, db, "--workers", "2")
    assert status == 1 and "2 fit, 1 do not and would be set aside" in said
    assert ids[1] in said and "entry 7" in said and ids[0] not in said
    status, said = doctor(capsys, db, "--json", "--workers", "1")
    found = json.loads(said)
    assert status == 1 and found["games"] == 3 and [one["id"] for one in found["broken"]] == [ids[1]]
    assert db.read_bytes() == before


def test_scores_that_were_changed_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "tables.db"
    ids = three_games(db)
    change(db, "update tables set scores = '{\"britain\": 99}' where id = ?", ids[0])
    status, said = doctor(capsys, db, "--workers", "1")
    assert status == 1 and f"{ids[0]} " in said and "scores" in said


def test_a_database_of_an_older_program_is_read_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "tables.db"
    with sqlite3.connect(db) as connection:
        connection.executescript(OLD.read_text())
    connection.close()
    status, said = doctor(capsys, db, "--workers", "1")
    assert status == 0 and "1 games replayed: 1 fit" in said
    with sqlite3.connect(db) as connection:
        names = {row[0] for row in connection.execute("select name from sqlite_master")}
    connection.close()
    assert "letters" not in names


def test_games_of_older_rules_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "tables.db"
    three_games(db)
    by_older_rules(monkeypatch, lambda record: None)
    status, said = doctor(capsys, db, "--workers", "1")
    assert status == 0 and "3 fit (3 go on by the older rules" in said
    monkeypatch.setattr(tricorne.game("struggle-of-empires"), "migrations", {})
    status, said = doctor(capsys, db, "--workers", "1")
    assert status == 1 and "cannot be brought to version" in said


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = doctor(capsys, tmp_path / "nothing.db")
    assert status == 2 and said.count("\n") == 1 and "no such file" in said
    assert not (tmp_path / "nothing.db").exists()
