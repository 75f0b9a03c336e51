"""The games that are released with the project: they are what their card says, and the rules of today play them."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path

import pyarrow.parquet
import pytest

import tricorne
from tricorne.arena.dataset import Row, columns

DATASETS = Path(__file__).parents[2] / "datasets"
CARD = (DATASETS / "README.md").read_text()
FILES = sorted(DATASETS.glob("*.parquet"))
REPLAYED = 3
"""Games of each file, and one or two more where they do not divide evenly."""


def test_every_game_of_the_house_has_its_file() -> None:
    assert {path.stem for path in FILES} == set(tricorne.games())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_card_tells_what_is_in_the_file(path: Path) -> None:
    table = pyarrow.parquet.read_table(path, columns=["record", "kind", "legal", "forfeits", "source", "rules", "game"])
    assert pyarrow.parquet.read_schema(path).equals(columns())
    rows = table.to_pylist()
    plays = [row for row in rows if row["kind"] == "play"]
    counts = (len({row["record"] for row in rows}), len(plays), sum(len(row["legal"]) > 1 for row in plays))
    for count in counts:
        assert f" {count:,}" in CARD
    assert all(f"`{source}`" in CARD for source in {row["source"] for row in rows})
    assert {row["game"] for row in rows} == {path.stem} and not any(row["forfeits"] for row in plays)
    assert {row["rules"] for row in rows} == {tricorne.game(path.stem).version}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_of_today_play_the_games(path: Path) -> None:
    """Everything that was open is open, and the end is the same."""
    rows: list[Row] = pyarrow.parquet.read_table(path).to_pylist()
    games = [list(game) for _, game in groupby(rows, key=lambda row: row["record"])]
    for first, *acts in games[:: len(games) // REPLAYED]:
        options = json.loads(first["options"])
        state = tricorne.game(path.stem).new(first["seats"], first["preset"], options, first["seed"])
        for row in acts:
            if row["kind"] == "aside":
                state.aside(row["power"], row["text"])
                continue
            assert row["legal"] == state.legal() and row["power"] == state.actor
            state.play(row["action"])
        assert state.over and first["scores"] == [state.scores[seat] for seat in state.seats]
