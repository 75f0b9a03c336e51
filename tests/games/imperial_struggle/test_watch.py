"""What random games of Imperial Struggle are watched for: parts are added up, and what never occurred is named."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tricorne
from tests.fuzz import report
from tests.fuzz.pairwise import Setting
from tests.fuzz.play import play_one

GAME = "imperial-struggle"


def test_a_game_is_counted_without_changing_it() -> None:
    setting = Setting({"players": 2, "preset": "standard"})
    eyes = report.watch(GAME)
    alone = play_one(tricorne.game(GAME), setting, 3)
    assert play_one(tricorne.game(GAME), setting, 3, eyes) == alone
    kinds = {key.split()[0] for key in eyes.counts}
    assert {"event", "ministry", "advantage", "war", "victory"} <= kinds
    assert sum(count for key, count in eyes.counts.items() if key.startswith("victory")) == 1


def test_expected_things_are_those_of_the_game() -> None:
    """All events for both sides, all abilities, all Advantages, every spoils row, every end of the game."""
    expected = report.watch(GAME).expected()
    assert len(expected) == len(set(expected))
    assert sum(key.startswith("event") and "bonus" not in key for key in expected) == 82
    assert sum(key.startswith("advantage") for key in expected) == 44
    assert sum(key.startswith("ministry") for key in expected) >= 26
    assert sum(key.startswith("victory") for key in expected) == 11


def test_parts_are_added_up_and_gaps_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = Counter(report.watch(GAME).expected())
    report.write(str(tmp_path), GAME, "0", report.MANY // 2, everything)
    report.write(str(tmp_path), GAME, "1", report.MANY // 2, everything)
    assert report.merged(str(tmp_path), GAME) == (report.MANY, everything + everything)
    assert report.main(str(tmp_path)) == 0
    assert "carnatic-war france 2" in capsys.readouterr().out
    del everything["advantage rum france"]
    report.write(str(tmp_path), GAME, "0", report.MANY // 2, everything)
    report.write(str(tmp_path), GAME, "1", report.MANY // 2, everything)
    assert report.main(str(tmp_path)) == 1
    assert "never: advantage rum france" in capsys.readouterr().out


def test_few_games_may_leave_gaps(tmp_path: Path) -> None:
    report.write(str(tmp_path), GAME, "0", 20, Counter())
    assert report.main(str(tmp_path)) == 0
