"""The benchmark of bargaining: the same tables with talk and without."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import tricorne
from tricorne.arena.negotiation import Pair, measure, play_pair, tables_of
from tricorne.cli import app
from tricorne.kernel.errors import BadOptions

GAME = "struggle-of-empires"


def test_tables_are_fixed_and_everybody_gets_every_place() -> None:
    found = tables_of(tricorne.game(GAME), 8)
    assert [place for _, place in found] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert found[0][0] == found[3][0] != found[4][0]
    assert all(len(set(seats)) == 4 for seats, _ in found)


def test_a_silent_agent_gives_no_word_and_a_talking_one_does() -> None:
    game = tricorne.game(GAME)
    pair = play_pair(game, "random", ["random"] * 3, 0)
    assert pair.kept[0] + pair.broken[0] > 0
    assert (pair.kept[1], pair.broken[1]) == (0, 0)
    assert play_pair(game, "random", ["random"] * 3, 0) == pair


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(BadOptions, match="no option negotiation"):
        measure("imperial-struggle", "random", ["random"], 1)
    with pytest.raises(BadOptions, match="at least 1"):
        measure(GAME, "random", ["random"], 0)


def test_the_command_goes_on_where_its_journal_ends(tmp_path: Path) -> None:
    journal = tmp_path / "pairs.jsonl"
    words = ["negotiation", GAME, "--agent", "random", "--opponents", "random", "--json", "--seed", "fresh"]
    command = [*words, "--journal", str(journal), "--pairs"]
    run = CliRunner().invoke(app, [*command, "1"])
    assert run.exit_code == 0 and json.loads(run.output)["talking"]["games"] == 1
    first = journal.read_bytes()
    journal.write_bytes(first + b'{"margins":[1.0')
    again = json.loads(CliRunner().invoke(app, [*command, "2"]).output)
    assert again["pairs"] == 2
    lines = journal.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:2]) == first and len(lines) == 3
    fresh = play_pair(tricorne.game(GAME), "random", ["random"] * 3, 1, "fresh")
    assert msgspec.json.decode(lines[2], type=Pair) == fresh
    several = tmp_path / "several.jsonl"
    measure(GAME, "random", ["random"], 2, "fresh", several, jobs=2)
    assert several.read_bytes() == journal.read_bytes(), "the same, however many are played at once"
    with pytest.raises(BadOptions, match="something else"):
        measure(GAME, "heuristic", ["random"], 1, "fresh", journal)
