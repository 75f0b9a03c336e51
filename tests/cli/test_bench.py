"""`tricorne bench` measures what it says, and refuses what it cannot measure."""

import json
import sys
from pathlib import Path

import pytest

import tricorne
from tricorne.cli import bench, main

GAME = "struggle-of-empires"
BRIEF = ["bench", "--json", "--rounds", "1", "--seconds", "0.01", "--no-vector", "--game", GAME]


def command(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(list(arguments))
    return int(left.value.code or 0)


@pytest.fixture(autouse=True)
def bare_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Environments that happen to be built here are not looked for."""
    monkeypatch.setattr(bench, "CHECKOUT", Path("nowhere"))
    monkeypatch.setattr(bench, "OPENSPIEL", Path("nowhere"))


def test_json_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(*BRIEF, "--players", "3") == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["name"] == f"{GAME}/random/3p"
    assert row["decisions_per_s"] == pytest.approx(row["games_per_s"] * row["decisions_per_game"], rel=0.01)
    assert min(row[key] for key in ("driven_decisions_per_s", "clone_us", "bytes_per_position")) > 0
    assert row["options_per_decision"] > 1
    assert len(row["profile"]) == 10
    assert "ratio_to_catanatron" not in row


def test_yardstick_gives_the_ratio(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A yardstick of two decisions a second."""
    slow = tmp_path / "slow.py"
    slow.write_text("""print('{"decisions_per_s": 2.0, "games_per_s": 1.0}')""")
    monkeypatch.setattr(bench, "YARDSTICK", slow)
    ours, yard = bench.compare([GAME], 4, "", 1, 0.01, None, Path(sys.executable))
    assert yard == {"name": "catanatron/random/4p", "decisions_per_s": 2.0, "games_per_s": 1.0}
    assert ours["ratio_to_catanatron"] == pytest.approx(ours["decisions_per_s"] / 2, rel=0.01)


def test_openspiel_and_vectors_have_their_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Yardsticks of OpenSpiel, and steps of 64 games on one process and on two."""
    real = Path(__file__).parents[2] / "bench" / "openspiel_random.py"
    monkeypatch.setattr(bench, "OPENSPIEL", real)
    assert bench.with_openspiel() == Path(sys.executable)
    here = Path(sys.executable)
    ours, one, two, *games = bench.compare(["imperial-struggle"], None, "", 1, 0.01, None, None, here, True)
    assert [one["name"], two["name"]] == ["imperial-struggle/vector/1p", "imperial-struggle/vector/2p"]
    assert min(one["steps_per_s"], two["steps_per_s"]) > 0 and one["players"] == 2
    assert [row["name"] for row in games] == [f"openspiel-{game}/random" for game in bench.OPENSPIEL_GAMES]
    for row, game in zip(games, bench.OPENSPIEL_GAMES, strict=True):
        assert ours[f"ratio_to_{game}"] == pytest.approx(ours["decisions_per_s"] / row["decisions_per_s"], rel=0.05)


def test_median_of_the_rounds() -> None:
    rounds = [{"compiled": True, "clone_us": us} for us in (9.0, 1.0, 2.0)]
    assert bench.median(rounds) == {"compiled": True, "clone_us": 2.0}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "nonesuch"], "nonesuch"),
        (["--players", "8"], "has 7 seats, not 8"),
        (["--preset", "nonesuch"], "unknown preset"),
        (["--rounds", "0"], "--rounds"),
        (["--compiled", sys.executable], "is not compiled"),
        (["--nonesuch"], "--nonesuch"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(*BRIEF, *arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert words in said.err


def test_every_game_is_measured_without_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def compare_nothing(games: list[str], *_: object) -> list[bench.Figures]:
        asked.extend(games)
        return []

    monkeypatch.setattr(bench, "compare", compare_nothing)
    assert command("bench", "--json") == 0
    assert asked == list(tricorne.games())
