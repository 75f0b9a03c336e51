"""The engine against recorded cases, and the command that judges it by them.

The fixtures are a part of the recorded cases, some of every kind, option and ruling. TRICORNE_RECORDED names a
folder with all of them to be judged instead.
"""

from __future__ import annotations

import copy
import gzip
import json
import os
from pathlib import Path

import pytest

import tricorne
from tests.recorded import check
from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires import readings
from tricorne.kernel.engine import Refusal
from tricorne.kernel.message import as_it_stood

GAME = "struggle-of-empires"
FOLDER = Path(os.environ.get("TRICORNE_RECORDED", str(Path(__file__).parent / "fixtures" / GAME)))
FILES = check.case_files(FOLDER)
NEW_FILES = check.case_files(Path(__file__).parent / "fixtures" / f"{GAME}-readings")
"""Cases for the readings of today, written by hand from the rulebooks."""


@pytest.mark.parametrize("file", FILES, ids=check.stem_of)
def test_the_engine_agrees_with_every_recorded_case(file: Path) -> None:
    judge = check.checks_of(GAME)[check.stem_of(file)]
    disputed = check.disputed_ids()
    found = [check.judge(judge, case, not_legal=check.legality_of(GAME)) for case in check.read_cases(file)]
    wrong = [str(mismatch) for each in found for mismatch in each.mismatches if each.id not in disputed]
    assert found
    assert wrong == []
    assert all(each.values > 0 or each.not_legal for each in found)
    assert [kind for each in found for kind in each.not_compared] == []


def test_every_kind_of_file_has_fixtures() -> None:
    assert sorted(check.stem_of(file) for file in FILES) == sorted(check.checks_of(GAME))


# -- readings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", NEW_FILES, ids=check.stem_of)
def test_the_engine_agrees_with_cases_of_its_own_readings(file: Path) -> None:
    judge = check.checks_of(GAME)[check.stem_of(file)]
    for case in check.read_cases(file):
        found = check.judge(judge, case)
        assert found.values > 0
        assert [str(mismatch) for mismatch in found.mismatches] == []


def test_cases_of_the_new_readings_differ_under_the_old_ones() -> None:
    """The table of the checker decides: without it, or with it, they come out differently."""
    changed = []
    for file in NEW_FILES:
        for case in check.read_cases(file):
            del case["readings"]
            if check.judge(check.checks_of(GAME)[check.stem_of(file)], case).mismatches:
                changed.append(case["id"])
    assert changed == [f"readings-battles-{number}" for number in (1, 2, 3, 5, 6)]


def test_the_table_of_readings_names_values_of_options() -> None:
    options = tricorne.game(GAME).options
    for key, value in readings.PLAYED_WITH.items():
        assert options.option(key).check(value) == value
    assert {option.key for option in options.options.values() if option.group == "readings"} <= set(
        readings.PLAYED_WITH
    )


def test_a_case_with_an_option_of_its_own_keeps_it() -> None:
    case = {"options": {"covert-ban": "next-turn"}}
    assert readings.options_of(case) == {**readings.PLAYED_WITH, "covert-ban": "next-turn"}
    assert readings.options_of({**case, "readings": "preset"}) == {"covert-ban": "next-turn"}


def test_a_blockade_without_a_navy_is_no_legal_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named and not compared, however wrong what is expected of it."""
    case = copy.deepcopy(some_case("battles", "covert"))
    case["position"]["blockade"] = {"owner": "britain", "region": "india"}
    case["position"]["units"] = {}
    case["expected"]["gold_after"] = {"britain": 999}
    assert run(write(tmp_path, "battles", [case])) == 0
    told = capsys.readouterr().out
    assert "0 mismatches      0 explained 1 no legal position" in told
    assert (
        f"{case['id']} is no legal position and was not compared: a Blockade lies where its owner has no navy" in told
    )
    case["position"]["units"] = {"britain": {"india": {"navy": 1}}}
    assert readings.why_not_legal(case) == ""


@pytest.mark.parametrize("what", ["blockade-lay", "taxation-without-expense"])
def test_timing_cases_know_laying_a_blockade_and_taxing_for_nothing(what: str) -> None:
    case = next(case for file in NEW_FILES for case in check.read_cases(file) if case["inputs"].get("what") == what)
    case["expected"]["legal"] = not case["expected"]["legal"]
    found = check.judge(check.checks_of(GAME)["turns"], case)
    assert [mismatch.kind for mismatch in found.mismatches] == [f"timing {case['inputs']['moment']} {what}"]


# -- the command -----------------------------------------------------------------------------------


def some_case(stem: str, kind: str = "") -> Case:
    """A recorded case of a file."""
    file = next(file for file in FILES if check.stem_of(file) == stem)
    return next(case for case in check.read_cases(file) if kind in case["kind"])


def write(folder: Path, name: str, cases: list[Case]) -> Path:
    text = "".join(json.dumps(case) + "\n" for case in cases)
    (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(text.encode()))
    return folder


def run(folder: Path) -> int:
    return check.main([GAME, str(folder), "--workers", "1"])


def test_a_folder_without_mismatches_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(write(tmp_path, "scoring", [some_case("scoring")])) == 0
    line = capsys.readouterr().out
    assert line.split()[:3] == ["scoring", "1", "cases"]
    assert "0 mismatches      0 explained" in line


def test_a_wrong_value_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = copy.deepcopy(some_case("endgame"))
    power = next(iter(case["expected"]["penalty"]))
    case["expected"]["penalty"][power] += 100
    assert run(write(tmp_path, "endgame", [case])) == 1
    told = capsys.readouterr().out
    assert "1 mismatches      0 explained" in told
    assert f"endgame, penalty {power}: 1\n  {case['id']} penalty {power}: expected" in told


def test_a_disputed_case_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = copy.deepcopy(some_case("endgame"))
    case["expected"]["winners"] = ["nobody"]
    monkeypatch.setattr(check, "disputed_ids", lambda: {case["id"]: "ENDGAME-7: somebody wins"})
    assert run(write(tmp_path, "endgame", [case])) == 0
    told = capsys.readouterr().out
    assert "1 mismatches      1 explained" in told
    assert "[ENDGAME-7: somebody wins]" in told


def test_a_broken_case_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = {**some_case("losses"), "inputs": {}}
    assert run(write(tmp_path, "losses", [broken, some_case("losses")])) == 1
    told = capsys.readouterr().out
    assert "2 cases" in told
    assert "losses, error KeyError: 1" in told


def test_a_file_that_nothing_judges_is_a_mismatch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(write(tmp_path, "weather", [{"id": "weather-1"}])) == 1
    assert "weather    cannot be judged" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "what", "words"),
    [
        ("chess", "fine", "there is no game 'chess'"),
        (GAME, "missing", "is no folder"),
        (GAME, "empty", "has no *.jsonl.gz"),
        (GAME, "torn", "losses.jsonl.gz line 1 cannot be read"),
        (GAME, "list", "losses.jsonl.gz line 1 is no case"),
    ],
)
def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, what: str, words: str) -> None:
    folder = tmp_path / "cases"
    if what != "missing":
        folder.mkdir()
    if what in ("torn", "list", "fine"):
        line = {"torn": '{"id": ', "list": "[1]", "fine": '{"id": "losses-1"}'}[what]
        (folder / "losses.jsonl.gz").write_bytes(gzip.compress(line.encode()))
    assert check.main([game, str(folder), "--workers", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err
    assert told.err.count("\n") == 1


def test_refusals_count_twice_once_for_the_rule() -> None:
    found = Findings("x")
    found.refused("attack", ["ATTACK-3"], None)
    assert [mismatch.kind for mismatch in found.mismatches] == ["attack legal"]
    found = Findings("x")
    found.refused("attack", ["ATTACK-3"], Refusal(as_it_stood("no"), ["ATTACK-5"]))
    assert [mismatch.kind for mismatch in found.mismatches] == ["attack rules"]
    found = Findings("x")
    found.refused("attack", ["ATTACK-3", "ATTACK-5"], Refusal(as_it_stood("no"), ["ATTACK-5"]))
    assert (found.values, found.mismatches) == (2, [])
