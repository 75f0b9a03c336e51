"""One command, from nothing: a small course on a CPU learns to play better than chance, and is seen to."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import tricorne
from tests.cli.command import run_tricorne
from tests.learning.with_torch import curve, needs_torch
from tricorne.bots import Seat
from tricorne.bots.network.bot import Network

GAME = "imperial-struggle"
SMALL = ["--vary", "scenario=one-peace-turn", "--games", "16", "--steps", "16", "--width", "64", "--depth", "1"]
BY_CHANCE = 36
"""Of 60 games a player no better than the other wins more than so many one time in twenty. These win about 47."""


@needs_torch
def test_a_small_course_from_nothing_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some seconds of imitation and play on one Peace turn; its checkpoints play the ladder while it goes on."""
    # Counted in this process's own time: a machine that is busy with other things learns as much.
    monkeypatch.setattr("tricorne.learning.learner.time", SimpleNamespace(monotonic=time.process_time))
    order = ["learn", GAME, "--out", str(tmp_path), *SMALL, "--rate", "0.003", "--league", "0,0,0,0,0"]
    said = run_tricorne(*order, "--minutes", "0.2", "--checkpoints", "2", "--ladder", "random", "--ladder-games", "30")
    assert said.status == 0, said.err
    lines = curve(tmp_path)
    assert len(lines) > 3 and float(lines[0]["imitation"]) == 1 and float(lines[-1]["imitation"]) == 0
    assert int(lines[-1]["games"]) > 20 and 40 < float(lines[-1]["length"]) < 120
    with (tmp_path / "ladder.csv").open(encoding="utf-8") as file:
        steps = list(csv.DictReader(file))
    first, last = steps
    assert float(first["minutes"]) < float(last["minutes"]) <= float(lines[-1]["minutes"]) + 0.001
    assert float(first["wins"]) + float(last["wins"]) > BY_CHANCE
    assert f"{float(first['wins']):g} of 30 won against random" in said.out
    assert "network against random" in (tmp_path / "ladder-random.svg").read_text(encoding="utf-8")
    state = tricorne.game(GAME).new(["france", "britain"], seed=1, options={"scenario": "one-peace-turn"})
    seat = Seat(state, str(state.actor))
    assert Network(tmp_path / "network.npz").decide(seat) in seat.legal()
