"""A match of one bot against another on all other seats: the journal goes on where it ended."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest
from bench import match

EMPIRES = "struggle-of-empires"


def run(monkeypatch: pytest.MonkeyPatch, path: Path, *more: str) -> list[dict[str, object]]:
    """Play on; the lines of the journal."""
    told = ["match", EMPIRES, "--hero", "heuristic", "--rival", "random", "--players", "3", "--file", str(path)]
    monkeypatch.setattr(sys, "argv", [*told, *more])
    match.main()
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_every_deal_is_played_from_each_seat_and_a_journal_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new" / "match.jsonl"
    first, *games = run(monkeypatch, path, "--games", "2")
    assert first == {"game": EMPIRES, "players": 3, "hero": "heuristic", "against": "random", "seed": "match"}
    # Whatever was broken off is played again, the others are kept as they are.
    path.write_text("".join(json.dumps(line) + "\n" for line in (first, games[1])))
    _, *again = run(monkeypatch, path, "--games", "3", "--processes", "2")
    assert again[0] == games[1] and len(again) == 3
    assert {(game["deal"], str(game["seat"])) for game in again} == {(0, seat) for seat in games[0]["seats"]}  # type: ignore[attr-defined]
    assert [game["scores"] for game in again if game["seat"] == games[0]["seat"]] == [games[0]["scores"]]
    assert "of 3 games" in capsys.readouterr().out
    with pytest.raises(AssertionError, match="another match"):
        run(monkeypatch, path, "--seed", "other")


def test_games_that_are_not_over_at_the_deadline_do_not_count() -> None:
    asked = match.Match(EMPIRES, 3, "random", "random", "deadline")
    assert match.play(asked, 0, time.time() - 1) is None
    assert match.play(asked, 0, time.time() + 600) is not None
