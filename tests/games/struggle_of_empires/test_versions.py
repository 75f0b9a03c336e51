"""Records of older versions of the rules replay as they were played."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import tricorne
from tricorne.games.struggle_of_empires.options import option_set
from tricorne.games.struggle_of_empires.versions import AS_IN_VERSION_1, MIGRATIONS, SINCE_VERSION_1, VERSION
from tricorne.kernel.chance import below, seeded

GAME = tricorne.game("struggle-of-empires")
OLD_GAMES = sorted((Path(__file__).parent / "version_1").glob("*.txt.gz"))
"""Whole games that were played, and written, by version 1."""


def test_every_older_version_has_a_step() -> None:
    assert GAME.version == VERSION
    assert sorted(GAME.migrations) == list(range(1, VERSION)) == sorted(MIGRATIONS)


def test_every_old_value_is_a_value_of_its_option() -> None:
    options = option_set()
    for key, value in AS_IN_VERSION_1.items():
        assert options.option(key).check(value) == value


def test_every_reading_has_its_old_value() -> None:
    """Readings are options since version 2, so a record of version 1 must be told which one it followed."""
    readings = [option.key for option in option_set().options.values() if option.group == "readings"]
    assert set(readings) <= set(AS_IN_VERSION_1)


def test_there_are_old_games() -> None:
    assert len(OLD_GAMES) == 4


@pytest.mark.parametrize("file", OLD_GAMES, ids=[file.name for file in OLD_GAMES])
def test_a_game_of_version_1_replays(file: Path) -> None:
    text = gzip.decompress(file.read_bytes()).decode()
    assert "Version: 1\n" in text
    report = tricorne.verify(text)
    assert report.ok and report.over
    today = tricorne.replay(text).record
    assert today.version == VERSION
    for key in AS_IN_VERSION_1:
        assert key in today.options
    assert tricorne.verify(str(today)).ok


def test_a_record_that_begins_from_a_position_of_version_1_replays() -> None:
    state = GAME.new(["britain", "france", "russia"], options=AS_IN_VERSION_1, seed=9)
    numbers = seeded(9, ["versions"])
    while state.last.number < 80:
        legal = state.legal()
        state.play(legal[below(numbers, 0, len(legal))])
    begun = GAME.from_json(state.to_json())
    begun.play(begun.legal()[0])
    record = begun.record
    form = json.loads(record.position)
    form["version"] = record.version = 1
    for key in AS_IN_VERSION_1:
        del form["options"][key], record.options[key]
    for key in SINCE_VERSION_1:
        del form["position"][key]
    record.position = json.dumps(form)
    assert tricorne.replay(str(record)) == begun
