"""The files of a tournament: the same to the byte whoever played it, here or on a cluster."""

from __future__ import annotations

import csv
import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pyarrow.parquet
import pytest

import tricorne
from tests.arena.cup import GAME, own
from tests.cli.command import refused, run_tricorne, run_tricorne_apart
from tricorne.arena import records_in
from tricorne.arena.journal import NAME
from tricorne.cli.puzzles import records_of

PLOTS = ("ratings", "sources", "powers", "length")
DATA = ("results.json", "games.csv", "games.parquet")
PICTURES = tuple(f"{plot}.{kind}" for plot in PLOTS for kind in ("svg", "png"))


def hold(tmp_path: Path, name: str, *more: str) -> Path:
    """Hold the tournament of these tests in a process of its own."""
    folder = tmp_path / name
    bots = f"random,{own(tmp_path, 'Crash')}"
    said = run_tricorne_apart("arena", GAME, "--bots", bots, "--games", "6", "--seed", "2", "--out", folder, *more)
    assert said.status == 0, said.err
    assert said.err == ""
    return folder


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("arena")


@pytest.fixture(scope="module")
def alone(base: Path) -> Path:
    return hold(base, "alone")


def test_two_processes_write_what_one_writes(base: Path, alone: Path) -> None:
    together = hold(base, "together", "--jobs", "2")
    for name in (*DATA, *PICTURES):
        assert (together / name).read_bytes() == (alone / name).read_bytes(), name


@pytest.mark.long_case
def test_ray_writes_what_one_process_writes(base: Path, alone: Path) -> None:
    """Ray really runs here, with two workers; nothing of it is left afterwards, and it says nothing."""
    assert "RAY_ADDRESS" not in os.environ
    cluster = hold(base, "cluster", "--on", "ray", "--jobs", "2", "--no-plots")
    for name in DATA:
        assert (cluster / name).read_bytes() == (alone / name).read_bytes(), name


def test_tables_have_a_row_for_each_seat(alone: Path) -> None:
    with (alone / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    table = pyarrow.parquet.read_table(alone / "games.parquet")
    assert len(rows) == table.num_rows == 12
    assert list(rows[0]) == table.column_names
    assert [int(row["game"]) for row in rows] == [number // 2 for number in range(12)]
    assert [str(value) for value in table.column("points").to_pylist()] == [row["points"] for row in rows]
    results = json.loads((alone / "results.json").read_text())
    assert [game["number"] for game in results["played"]] == list(range(6))
    forfeited = sum(int(row["forfeits"]) for row in rows)
    assert forfeited == results["forfeits"][0]["decisions"] > 0


def test_pictures_are_whole_and_tell_no_date(alone: Path) -> None:
    for plot in PLOTS:
        text = (alone / f"{plot}.svg").read_text()
        assert ET.fromstring(text).tag.endswith("svg")
        assert "<dc:date>" not in text
        assert (alone / f"{plot}.png").read_bytes().startswith(b"\x89PNG")


def test_json_is_the_summary(base: Path, alone: Path) -> None:
    bots = f"random,{own(base, 'Crash')}"
    said = run_tricorne(
        "arena", GAME, "--bots", bots, "--games", "6", "--seed", "2", "--out", alone, "--json", "--no-plots"
    )
    assert said.status == 0
    printed = json.loads(said.out)
    kept = json.loads((alone / "results.json").read_text())
    del kept["played"]
    assert printed == kept


def test_the_journal_keeps_every_game(alone: Path) -> None:
    """Replay, verify and report find a game by its number, and puzzles are made of all; the results do without."""
    kept = records_in(str(alone))
    games = json.loads((alone / "results.json").read_text())["played"]
    assert list(kept) == [game["number"] for game in games] and "record" not in games[0]
    for game in games:
        assert tricorne.replay(kept[game["number"]]).scores == game["scores"]
    assert records_of([str(alone / NAME)]) == records_of([str(alone)]) == list(kept.values())
    said = run_tricorne("verify", f"{alone}#3")
    assert said.status == 0 and said.out
    refused(run_tricorne("replay", f"{alone}#99"), "99", "0–5")


def test_a_journal_of_before_says_that_it_has_no_records(tmp_path: Path, alone: Path) -> None:
    lines = (alone / NAME).read_text().splitlines()
    games = [json.loads(line) for line in lines[1:]]
    for game in games:
        del game["record"]
    (tmp_path / NAME).write_text("\n".join([lines[0], *(json.dumps(game) for game in games)]) + "\n")
    refused(run_tricorne("replay", f"{tmp_path}#0"), "no records")
    with (tmp_path / NAME).open("a") as file:
        file.write(lines[1] + "\n" + lines[2][:40])
    assert len(records_in(str(tmp_path))) == 1, "a line that is being written does not count"
