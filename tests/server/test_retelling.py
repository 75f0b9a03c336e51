"""A game stored before messages were data shows its log as messages once it is opened again."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.server.running_server import Person, RunningServer, english
from tricorne.kernel import languages
from tricorne.kernel.message import AS_IT_STOOD, read_message
from tricorne.server import retelling

GAME = "struggle-of-empires"
MESSAGES = Path(tricorne.__file__).parent / "games/struggle_of_empires/messages"

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


@pytest.fixture
def reworded(tmp_path: Path) -> Iterator[None]:
    """The game with every sentence of its English log said otherwise, as long as the test runs."""
    folder = tmp_path / "messages"
    shutil.copytree(MESSAGES, folder)
    log = folder / "en" / "log.ftl"
    log.write_text(re.sub(r"^(log-[\w-]+ =)", r"\1 Hear ye:", log.read_text(encoding="utf-8"), flags=re.M), "utf-8")
    languages.add_messages(GAME, folder)
    yield
    languages.add_messages(GAME, MESSAGES)


@pytest.mark.usefixtures("reworded")
def test_an_old_log_keeps_its_dice_and_speaks_german_when_english_is_reworded(tmp_path: Path) -> None:
    place = tmp_path / "old.db"
    table = old_database(place)
    before = lines_on_disk(place)
    told: list[list[Any]] = log_of(place, table)
    thrown = 0
    for lines, old in zip(told, before, strict=True):
        for line, words in zip(lines, old, strict=True):
            message = read_message(line)
            assert message.key != AS_IT_STOOD
            german = message.text("de")
            assert german not in (str(words), str(message)) and "Hear ye" not in german
            if "(dice" in str(words):
                thrown += 1
                assert str(message).startswith("Hear ye: ") and "(Würfel" in german
                assert all(isinstance(die, int) for side in ("dice", "dice2") for die in line["args"][side])
    assert thrown > 0


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
