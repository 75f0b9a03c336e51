"""`tricorne bench` measures what it says, and refuses what it cannot measure."""

import json
import re
import sys
from pathlib import Path

import pytest

import tricorne
from tests.for_long import for_long
from tricorne.cli import bench, main

GAME = "struggle-of-empires"
BRIEF = ["bench", "--json", "--rounds", "1", "--seconds", "0.01", "--no-vector", "--thought", "0", "--game", GAME]


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


@pytest.mark.long_case
def test_openspiel_and_vectors_have_their_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Yardsticks of OpenSpiel, and steps of games on one process and on two."""
    real = Path(__file__).parents[2] / "bench" / "openspiel_random.py"
    monkeypatch.setattr(bench, "OPENSPIEL", real)
    assert bench.with_openspiel() == Path(sys.executable)
    here = Path(sys.executable)
    ours, one, two, short, *games = bench.compare(["imperial-struggle"], None, "", 1, 0.01, None, None, here, True)
    assert [one["name"], two["name"]] == ["imperial-struggle/vector/1p", "imperial-struggle/vector/2p"]
    assert short["name"] == "imperial-struggle/vector-compact/1p" and short["steps_per_s"] > 0
    assert min(one["steps_per_s"], one["steps_per_cpu_s"], two["steps_per_s"]) > 0
    assert one["players"] == 2 and "times_one_process" not in one
    assert two["times_one_process"] == pytest.approx(two["steps_per_s"] / one["steps_per_s"], rel=0.05)
    for way in ("loop_times_one", "unconnected_times_one"):
        assert two[way] > 0 and way not in one
    assert two["loop_times_one"] == pytest.approx(two["loop_steps_per_s"] / one["loop_steps_per_s"], rel=0.05)
    assert one["loop_steps_per_s"] < one["steps_per_s"], "to choose takes a while too"
    assert [row["name"] for row in games] == [f"openspiel-{game}/random" for game in bench.OPENSPIEL_GAMES]
    for row, game in zip(games, bench.OPENSPIEL_GAMES, strict=True):
        assert ours[f"ratio_to_{game}"] == pytest.approx(ours["decisions_per_s"] / row["decisions_per_s"], rel=0.05)


@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), for_long("imperial-struggle", 2)])
def test_bots_that_think_have_their_rows(game: str, seats: int) -> None:
    """Playouts and nodes a second; and levels of the ladder think about the same decisions."""
    search, levels = bench.thinking([game], seats, "", 0.01, 2, None, ("ensign", "captain"))
    assert [search["name"], levels["name"]] == [f"{game}/search/{seats}p", f"{game}/levels/{seats}p"]
    assert search["nodes_per_s"] > 0 and search["playouts_per_s"] > 0
    assert ("rehearsals_per_s" in search) == (game == GAME)
    assert levels["decisions"] == 2
    for level in ("ensign", "captain"):
        assert 0 < levels[f"{level}_median_ms"] <= levels[f"{level}_most_ms"]


def test_people_read_a_table_for_each_thing(capsys: pytest.CaptureFixture[str]) -> None:
    """Whole words within 80 columns, the builds of one thing beside each other."""
    vector = {"name": "imperial-struggle/vector/2p", "unconnected_times_one": 1.94}
    load = {"name": "server/load/200x4", "game": GAME, "unconnected_times_one": 1.5}
    rows = [{**vector, "compiled": True, "steps_per_s": 75_844.0}, {**vector, "compiled": False}, load]
    bench.show(rows, bench.WORDS)
    said = capsys.readouterr().out
    lines = [[cell.strip() for cell in re.split("[┃│]", line)[1:-1]] for line in said.splitlines()]
    assert [vector["name"], "compiled", "Python"] in lines and [f"server/load/200x4/{GAME}", ""] in lines
    assert ["vectorised steps a second", "75,844.0", ""] in lines
    assert [bench.WORDS["unconnected_times_one"], "1.94", "1.94"] in lines
    assert max(len(line) for line in said.splitlines()) <= 80


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


@pytest.mark.long_case
def test_the_server_under_load(capsys: pytest.CaptureFixture[str]) -> None:
    """Two tables with four people each for a second: every action that was due is acknowledged."""
    assert command(*BRIEF, "--tables", "2", "--load-seconds", "1") == 0
    _, row = json.loads(capsys.readouterr().out)
    assert (row["name"], row["game"], row["tables"], row["connections"]) == ("server/load/2x4", GAME, 2, 8)
    assert 1 <= row["acknowledged"] <= 4 and 0 < row["ack_median_ms"] <= row["ack_p99_ms"] <= row["ack_max_ms"]
    assert row["messages_per_s"] >= 4, "everybody is told of every action"


def test_every_game_is_measured_without_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def compare_nothing(games: list[str], *_: object) -> list[bench.Figures]:
        asked.extend(games)
        return []

    monkeypatch.setattr(bench, "compare", compare_nothing)
    assert command("bench", "--json", "--thought", "0") == 0
    assert asked == list(tricorne.games())


def test_each_game_has_its_own_row_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "run", lambda python, order, same: {"game": order[2], "ack_p99_ms": 12.345})
    rows = bench.under_load(["one", "two"], 200, 1.0, Path("compiled"))
    assert [row["name"] for row in rows] == ["server/load/200x4"] * 2 + ["server/load/200x4/two"] * 2
    assert rows[0] == {"name": "server/load/200x4", "game": "one", "ack_p99_ms": 12.35}
