"""Games that were played under older versions of the rules replay to the end, exactly as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricorne
from tricorne.games.imperial_struggle.versions import AS_IN_VERSION_1, VERSION

FOLDER = Path(__file__).parent
GAME = tricorne.game("imperial-struggle")
RECORDS = sorted(FOLDER.glob("version-1/*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_of_version_1_replays_to_its_end(file: Path) -> None:
    """Every action is still legal, every outcome still comes from the same seed, and the end is the same."""
    text = file.read_text(encoding="utf-8")
    assert "Version: 1\n" in text
    state = tricorne.replay(text)
    assert state.over
    tricorne.verify(text)
    written = str(state.record).splitlines()
    assert f"Version: {VERSION}" in written
    for key in AS_IN_VERSION_1:
        assert f"Option: {key} = false" in written
    numbered = [row for row in text.splitlines() if row[:1].isdigit()]
    assert [row for row in written if row[:1].isdigit()] == numbered


def test_a_record_of_version_1_that_begins_with_a_position_replays() -> None:
    """The position that such a record begins from is brought up to today with it."""
    start = '{"game": "imperial-struggle", "turn": "peace-3", "vp": 12, "at": {"side": "britain"}}'
    state = GAME.from_json(start.replace('"vp"', '"options": {"living-rules": false, "free-choices": false}, "vp"'))
    for _ in range(30):
        state.play(state.legal()[-1])
    text = str(state.record)
    old = text.replace('"version": 2', '"version": 1').replace("Version: 2\n", "Version: 1\n")
    for key in AS_IN_VERSION_1:
        old = old.replace(f"Option: {key} = false\n", "")
    old = old.replace('"living-rules": false, "free-choices": false', "")
    assert old != text
    again = tricorne.replay(old)
    assert again.position.fields() == state.position.fields()


def test_the_options_of_version_1_are_options_of_today() -> None:
    for key in AS_IN_VERSION_1:
        assert GAME.options.option(key).presets["standard"] is True
