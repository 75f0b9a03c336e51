"""Games as Parquet: every decision with what was open, once, and enough to play each game again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest

import tricorne
from tests.analysis.finished import finished
from tests.arena.cup import GAME, played
from tests.cli.command import refused, run_tricorne
from tricorne.arena import Tournament
from tricorne.arena.dataset import BadDataset, Row, Source, columns, write_dataset

SHORT = 24


def read(path: Path) -> list[Row]:
    table = pyarrow.parquet.read_table(path)
    assert table.schema.equals(columns())
    rows: list[Row] = table.to_pylist()
    return rows


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of two games."""
    folder = tmp_path_factory.mktemp("cup")
    played(folder, Tournament(GAME, ["random", "heuristic"], seed=7), 2)
    return folder


def test_a_tournament_becomes_rows_that_play_it_again(cup: Path, tmp_path: Path) -> None:
    """Played from its rows alone, each game comes to the same end, and every choice was open."""
    file = tmp_path / "cup.parquet"
    said = run_tricorne("dataset", file, "--from", cup, "--json")
    assert said.status == 0
    rows = read(file)
    told = json.loads(said.out)
    assert told["games"] == 2 and told["rows"] == len(rows) and told["bytes"] == file.stat().st_size
    assert sorted(file.parent.iterdir()) == [file]
    for number in (0, 1):
        mine = [row for row in rows if row["number"] == number]
        first = mine[0]
        assert first["kind"] == "start" and first["chance"] and first["seat"] is None
        state = tricorne.game(first["game"]).new(
            first["seats"], first["preset"], json.loads(first["options"]), first["seed"]
        )
        for row in mine[1:]:
            assert row["legal"] == state.legal() and row["action"] in row["legal"]
            assert row["question"] == state.prompt.key
            assert row["power"] == state.actor == row["seats"][row["seat"]]
            assert row["bot"] == row["bots"][row["seat"]]
            state.play(row["text"])
            assert row["chance"] == [outcome.text for outcome in state.last.outcomes]
        assert state.over
        assert mine[-1]["scores"] == [state.scores[seat] for seat in state.seats]
        for row in mine[1:]:
            assert row["score"] == state.scores[row["power"]]
            assert row["won"] == (row["power"] in state.winners) and row["place"] == 2 - row["won"]
    assert {tuple(row["bots"]) for row in rows} == {("random", "heuristic"), ("heuristic", "random")}


def test_every_seat_of_a_game_of_three_and_nothing_that_was_taken_back(tmp_path: Path) -> None:
    text = finished("struggle-of-empires")
    undone = sum("undo to" in line for line in text.splitlines())
    file = tmp_path / "three.parquet"
    told = write_dataset(str(file), [Source("one", 3, text)])
    rows = read(file)
    assert undone and told.decisions == sum(row["kind"] == "play" for row in rows)
    assert [row["step"] for row in rows] == list(range(len(rows)))
    entries = [row["entry"] for row in rows]
    assert entries == sorted(entries) and set(range(entries[-1])) - set(entries)
    final = tricorne.replay(text)
    assert {row["power"]: row["score"] for row in rows[1:]} == final.scores
    assert {row["bot"] for row in rows[1:]} == {""}


def test_what_was_said_aside_has_a_row(tmp_path: Path) -> None:
    """A payment between two decisions; no number of an action, but its words."""
    state = tricorne.game("struggle-of-empires").new(["britain", "france", "russia"], seed=9)
    state.aside("russia", "pay france 3")
    state.play(state.legal()[0])
    while not state.over:
        state.play(state.legal()[-1])
    file = tmp_path / "aside.parquet"
    write_dataset(str(file), [Source("one", 0, str(state.record))])
    aside = read(file)[1]
    assert (aside["kind"], aside["power"], aside["text"]) == ("aside", "russia", "pay france 3")
    assert aside["action"] is None and aside["legal"] is None


def test_a_game_is_written_once_and_a_file_wholly_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    one = Source("a", 0, finished(GAME, SHORT))
    told = write_dataset(str(file), [one, Source("b", 5, one.record)])
    assert (told.games, told.twice) == (1, 1)
    before = file.read_bytes()
    unfinished = str(tricorne.game(GAME).new(["france", "britain"], seed=1).record)

    def broken() -> Iterator[Source]:
        yield one
        yield Source("c", 0, unfinished)

    with pytest.raises(BadDataset, match="c, game 0: is not over"):
        write_dataset(str(file), broken())
    with pytest.raises(BadDataset, match="no finished games"):
        write_dataset(str(file), [])
    assert file.read_bytes() == before and sorted(tmp_path.iterdir()) == [file]


def test_games_are_played_for_it_and_not_again(tmp_path: Path) -> None:
    """The same command a second time finds its games in the journal."""
    file = tmp_path / "strong.parquet"
    command = ("dataset", file, "--play", GAME, "--bots", "random,heuristic", "--games", "1", "--json")
    first = run_tricorne(*command)
    journal = tmp_path / "strong-games" / "games.jsonl"
    kept = journal.read_bytes()
    assert json.loads(first.out)["games"] == 2
    assert run_tricorne(*command).out == first.out and journal.read_bytes() == kept


def test_wrong_wishes(cup: Path, tmp_path: Path) -> None:
    file = tmp_path / "x.parquet"
    refused(run_tricorne("dataset", file), "--from", "--play")
    refused(run_tricorne("dataset", file, "--from", cup, "--play", GAME), "one of them")
    refused(run_tricorne("dataset", file, "--from", tmp_path / "nowhere"), "nowhere")
    refused(run_tricorne("dataset", tmp_path / "no" / "x.parquet", "--from", cup), "no")
    assert not file.exists()
