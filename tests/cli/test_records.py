"""`tricorne replay` and `tricorne verify`, and what is wrong with a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tricorne
from tests.cli.command import GAME, refused, run_tricorne


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short record."""
    state = tricorne.game(GAME).new(["britain", "france", "russia"], seed=5, options={"setup-duplicates": "keep"})
    for action in ("place army india", "place army africa", "place navy caribbean", "place fort india"):
        state.play(action)
    path = tmp_path / "game.txt"
    path.write_text(str(state.record))
    return path


def test_replay_shows_the_game(file: Path) -> None:
    said = run_tricorne("replay", file)
    assert said.status == 0
    assert "After entry 4: France places a starting unit (2 of 5)" in said.out
    earlier = run_tricorne("replay", file, "--to", "1", "--log")
    assert "Britain: Place an army in India" in earlier.out
    assert "After entry 1: France places a starting unit (1 of 5)" in earlier.out


def test_replay_as_json_is_the_view_of_a_seat(file: Path) -> None:
    answer = json.loads(run_tricorne("replay", file, "--json", "--seat", "france").out)
    state = tricorne.replay(file.read_text())
    assert answer["view"] == json.loads(json.dumps(state.view("france")))
    assert answer["actor"] == "france"
    assert answer["entry"] == 4


def test_replay_reads_the_json_twin_and_standard_input(file: Path, tmp_path: Path) -> None:
    twin = tmp_path / "game.json"
    twin.write_text(tricorne.Record.read(file.read_text()).to_json())
    assert run_tricorne("replay", twin).out == run_tricorne("replay", file).out
    assert run_tricorne("replay", "-", typed=file.read_text()).out == run_tricorne("replay", file).out


def test_verify_says_whether_all_fits(file: Path, tmp_path: Path) -> None:
    said = run_tricorne("verify", file)
    assert said.status == 0
    assert "4 lines" in said.out
    report = json.loads(run_tricorne("verify", file, "--json").out)
    assert report["ok"] is True
    forged = tmp_path / "forged.txt"
    forged.write_text(file.read_text().replace("Seed: 5", "Seed: 6"))
    caught = run_tricorne("verify", forged)
    assert caught.status == 1
    assert "not the one that the commitment sealed" in caught.out
    assert caught.err == ""


def test_verify_speaks_the_language_that_is_asked_for(file: Path, tmp_path: Path) -> None:
    assert "aller Zufall ist der des versiegelten Startwerts" in run_tricorne("verify", file, "--language", "de").out
    forged = tmp_path / "forged.txt"
    forged.write_text(file.read_text().replace("Seed: ", "Seed: 1"))
    assert "der Startwert ist nicht der versiegelte" in run_tricorne("verify", forged, "--language", "de").out
    told = json.loads(run_tricorne("verify", forged, "--json", "--language", "fr").out)["problems"]
    assert told[0] == "la graine n’est pas celle qui a été scellée"
    forged.write_text("nothing")
    refused(run_tricorne("verify", forged, "--language", "de"), "Zeile 1: „nothing“ ist keine Kopfzeile")


def test_verify_holds_a_seats_copy_against_the_record(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    copy.write_text(str(tricorne.replay(file.read_text()).record_for("france")))
    assert run_tricorne("verify", file, "--seen", copy).status == 0


WRONG = {
    "no record": ("Record: 1", "Hello: 1", ""),
    "newer version": ("Record: 1", "Record: 99", "99"),
    "newer game": ("Version: 2", "Version: 99", "99"),
    "unknown game": ("Game: struggle", "Game: strugle", "struggle-of-empires"),
    "unknown power": ("britain, france", "brittain, france", "britain"),
    "unknown option": ("setup-duplicates", "setup-doubles", "setup-d"),
    "bad value": ("= keep", "= hold", "keep"),
    "unknown action": ("army india", "armie india", "place army india"),
    "illegal action": ("place army india", "place navy german-states", "no ship icon"),
    "wrong seat": ("2 france", "2 russia", "france"),
    "wrong number": ("2 france", "7 france", "2"),
    "truncated": ("4 britain place fort india\nunfinished\n", "", "cut off"),
}
"""What is changed into what, and a word that the refusal must have."""


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_record_is_refused_in_one_line(wrong: str, file: Path) -> None:
    right, spoiled, word = WRONG[wrong]
    text = file.read_text()
    assert right in text
    file.write_text(text.replace(right, spoiled, 1))
    before = file.read_text()
    refused(run_tricorne("replay", file), word)
    assert file.read_text() == before


@pytest.mark.parametrize("arguments", [("verify",), ("play", "--resume")])
def test_verify_and_resume_refuse_it_too(arguments: tuple[str, ...], file: Path) -> None:
    file.write_text(file.read_text().replace("place army india", "place navy german-states"))
    refused(run_tricorne(*arguments, file), "no ship icon")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--to", "99"), ("99",)),
        (("--seat", "spain"), ("spain",)),
        (("--components", "nowhere.toml"), ("nowhere.toml",)),
    ],
)
def test_replay_refuses_what_is_not_there(arguments: tuple[str, ...], words: tuple[str, ...], file: Path) -> None:
    refused(run_tricorne("replay", file, *arguments), *words)


def test_files_that_are_none(tmp_path: Path) -> None:
    refused(run_tricorne("replay", tmp_path / "none"), "cannot be read")
    refused(run_tricorne("verify", tmp_path), "cannot be read")
    picture = tmp_path / "picture"
    picture.write_bytes(b"\xff\xfe\x00")
    refused(run_tricorne("replay", picture), "UTF-8")


def test_replay_and_verify_tell_who_chose_which_power(file: Path) -> None:
    told = "Chosen: britain by person, france by bot, russia by person\nPreset:"
    file.write_text(file.read_text().replace("Preset:", told, 1))
    assert (
        "Powers were chosen round the table: Great Britain by a person, France by a bot"
        in run_tricorne("replay", file).out
    )
    german = run_tricorne("replay", file, "--language", "de").out
    assert "Die Mächte wurden reihum gewählt" in german and "von einem Bot" in german
    assert "britain by person, france by bot, russia by person" in run_tricorne("verify", file).out
