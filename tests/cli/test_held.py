"""How many tables one process holds is searched for in few rounds, and measured by a real server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_bench import BRIEF, GAME, bare_checkout, command
from tricorne.cli import bench, held

__all__ = ["bare_checkout"]


@pytest.mark.parametrize("limit", [0, 10, 30, 99, 100, 101, 250, 333, 460, 799, 800, 5000])
def test_the_search_comes_near_in_few_rounds(limit: int) -> None:
    asked: list[int] = []

    def holds(tables: int) -> bool:
        asked.append(tables)
        return tables <= limit

    found = held.search(holds, 100, 800)
    assert found <= limit and all(1 <= tables <= 800 for tables in asked)
    assert len(asked) <= held.MOST_ROUNDS
    assert found == 800 if limit >= 800 else limit - found < 50


def test_a_round_that_fails_is_played_once_more() -> None:
    asked: list[int] = []

    def holds(tables: int) -> bool:
        asked.append(tables)
        return asked.count(tables) == 2

    assert held.search(holds, 4, 8, 1) == 8 and asked == [4, 4, 8, 8]


def test_a_real_server_is_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert command(*BRIEF, "--most-tables", "1", "--held-seconds", "1") == 0
    _, row = json.loads(capsys.readouterr().out)
    assert (row["name"], row["game"], row["seconds"]) == ("server/held/x4", GAME, 1.0)
    assert row["tables_held"] in (0, 1) and 1 <= row["rounds"] <= 2
    assert row["held_p99_ms" if row["tables_held"] else "not_held_p99_ms"] > 0


def test_only_the_fastest_build_is_asked_and_each_game_has_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(python: Path, arguments: list[str], *, same: bool = False) -> Any:
        asked.append([str(python), *arguments[1:]])
        return {"compiled": True, "game": arguments[1], "tables_held": 400, "held_p99_ms": 39.123}

    monkeypatch.setattr(bench, "run", run)
    rows = bench.tables_held(["one", "two"], 800, 6.0, Path("compiled"))
    assert [row["name"] for row in rows] == ["server/held/x4", "server/held/x4/two"] and rows[0]["held_p99_ms"] == 39.12
    assert asked == [["compiled", game, "4", "800", "6.0"] for game in ("one", "two")]
