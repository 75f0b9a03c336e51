"""`tricorne simulate`: the same results however many work, statistics for people and programs, clear refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import GAME, refused, run_tricorne

FEW = ("simulate", GAME, "--players", "3", "--games", "4", "--seed", "7", "--bots", "heuristic,random")


def test_two_workers_find_what_one_finds(tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    two = tmp_path / "two.json"
    assert run_tricorne(*FEW, "--json", one).status == 0
    assert run_tricorne(*FEW, "--json", two, "--workers", "2").status == 0
    assert one.read_text() == two.read_text()
    answer = json.loads(one.read_text())
    assert len(answer["results"]) == 4
    assert answer["bots"] == ["heuristic", "random", "random"]
    statistics = answer["statistics"]
    assert statistics["games"] == 4
    assert set(statistics["wins_by_seat"]) == {"1", "2", "3"}
    assert statistics["figures"]["unrest"]["random"]["median"] >= statistics["points"]["random"]["least"]


def test_people_get_tables_and_programs_json() -> None:
    shown = run_tricorne(*FEW)
    assert shown.status == 0
    for words in ("Wins by bot", "Wins by power", "Wins by seat", "victory points", "unrest", "decisions"):
        assert words in shown.out
    printed = run_tricorne(*FEW, "--json", "-")
    assert json.loads(printed.out)["seed"] == "7"


def test_options_and_preset_reach_the_game() -> None:
    arguments = ("--preset", "original-2004", "--option", "surrender=true", "--games", "1", "--json", "-")
    said = run_tricorne("simulate", GAME, "--seats", "spain,russia", "--bots", "random", *arguments)
    answer = json.loads(said.out)
    assert answer["preset"] == "original-2004"
    assert answer["options"] == {"surrender": True}
    assert answer["results"][0]["seats"] == ["spain", "russia"]


def test_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from tricorne.bots import Bot\n"
        "class Last(Bot):\n"
        "    def decide(self, seat):\n"
        "        return seat.legal()[-1]\n"
    )
    for workers in ("1", "2"):
        said = run_tricorne(
            "simulate",
            GAME,
            "--players",
            "2",
            "--games",
            "2",
            "--bots",
            f"{file}:Last",
            "--workers",
            workers,
            "--json",
            "-",
        )
        assert said.status == 0, said.err
        assert json.loads(said.out)["bots"] == [f"{file}:Last"] * 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nonesuch",), ("no game 'nonesuch'", GAME)),
        ((GAME, "--players", "9"), ("9 players", "7 seats")),
        ((GAME, "--players", "1"), ("2 to 7",)),
        ((GAME, "--players", "x"), ("--players",)),
        ((GAME, "--games", "0"), ("0 games",)),
        ((GAME, "--workers", "0"), ("0 workers",)),
        ((GAME, "--bots", "genius"), ("genius", "heuristic")),
        ((GAME, "--bots", "mine.py:Me"), ("mine.py", "no such file")),
        ((GAME, "--seats", "spain,rusia"), ("did you mean russia",)),
        ((GAME, "--preset", "deluks"), ("deluxe",)),
        ((GAME, "--option", "navies-per-player=99"), ("navies-per-player", "a number from")),
        (
            (GAME, "--option", "nonplayer-mode=wallace-simple", "--option", "nonplayer-mixed-sets=true"),
            ("set nonplayer-mixed-sets=false",),
        ),
        ((GAME, "--json", "nowhere/at/all.json"), ("there is no folder",)),
        ((GAME, "--components", "nowhere.toml"), ("nowhere.toml",)),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run_tricorne("simulate", *arguments, "--seed", "1"), *words)


def test_bot_that_fails_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from tricorne.bots import Bot\nclass Bad(Bot):\n    def decide(self, seat):\n        return 1 // 0\n"
    )
    refused(
        run_tricorne("simulate", GAME, "--games", "2", "--bots", f"{file}:Bad"), "Bad failed for", "ZeroDivisionError"
    )
