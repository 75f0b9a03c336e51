"""A game stored before messages were data shows its log as messages once it is opened again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Person, RunningServer, english
from tricorne.server import retelling

BEFORE = Path(__file__).parent / "fixtures" / "before_messages.sql"
"""A database of that time: Struggle of Empires, two powers, up to the first dice."""


def old_database(place: Path) -> str:
    """The file, and the id of its only table."""
    with sqlite3.connect(place) as database:
        database.executescript(BEFORE.read_text(encoding="utf-8"))
        (found,) = database.execute("SELECT id FROM tables").fetchall()
    database.close()
    return str(found[0])


def lines_on_disk(place: Path) -> list[list[object]]:
    with sqlite3.connect(place) as database:
        rows = database.execute("SELECT lines FROM entries ORDER BY number").fetchall()
    database.close()
    return [json.loads(row[0])[""] for row in rows]


def log_of(place: Path, table: str) -> list[list[dict[str, object]]]:
    """The log as a spectator reads it."""
    server = RunningServer(place)
    try:
        answer = Person(server.port, "Anna").get(f"/api/tables/{table}/log?from=0&to=999")
        assert answer.status == 200
        return [entry["lines"] for entry in answer.json["entries"]]
    finally:
        server.close()


def test_an_old_log_says_what_it_said(tmp_path: Path) -> None:
    place = tmp_path / "old.db"
    table = old_database(place)
    before = lines_on_disk(place)
    assert any("(dice" in str(line) for lines in before for line in lines)
    told: list[list[Any]] = log_of(place, table)
    assert [len(lines) for lines in told] == [len(lines) for lines in before]
    for lines, old in zip(told, before, strict=True):
        for line, words in zip(lines, old, strict=True):
            if "(dice" in str(words):  # the facts that the board shows; the words around them may have improved
                assert english(line).split("(dice")[1:] == str(words).split("(dice")[1:]
                assert {"dice", "dice2"} <= set(line["args"])


def test_an_old_log_becomes_messages_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "old.db"
    table = old_database(place)
    monkeypatch.setattr(
        retelling, "lines_of", lambda before, after: json.dumps({"": [{"key": "undo-began", "args": {}}]})
    )
    before = lines_on_disk(place)
    told = log_of(place, table)
    message = {"key": "undo-began", "args": {}}
    assert told == [[message] if lines else [] for lines in before]
    assert lines_on_disk(place) == told
    monkeypatch.undo()
    assert log_of(place, table) == told
