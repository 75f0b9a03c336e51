"""The recruit: it answers everything, sees only its seat, beats the heuristic, and can be trained again."""

from __future__ import annotations

import copy
import csv
from pathlib import Path

import numpy as np
import pytest

import tricorne
from tests.for_long import for_long
from tricorne.arena import Contest, Statistics, simulate
from tricorne.bots import Seat, bot
from tricorne.envs.training.__main__ import Recipe, main, train
from tricorne.envs.training.lstd import LAMBDA, Evidence
from tricorne.games.imperial_struggle.bots.recruit import Recruit, learned
from tricorne.games.imperial_struggle.bots.recruit.features import look
from tricorne.games.imperial_struggle.encoding.encoding import VERSION
from tricorne.kernel.errors import BadWeights
from tricorne.kernel.lessons import read_weights, write_weights

GAME = "imperial-struggle"
SIDES = ["france", "britain"]
PLANNED: dict[str, object] = {"military-planning-upgrades": True, "military-planning-layout": True}
SPANISH: dict[str, object] = {"spanish-empire": True, "tougher-forts": True}
FEW = "recruit@0.17"
"""Sixteen plans a decision."""


@pytest.mark.long_play
@pytest.mark.parametrize("options", [for_long(PLANNED), SPANISH])
def test_the_recruit_answers_everything(options: dict[str, object]) -> None:
    contest = Contest(GAME, players=2, bots=[FEW, "random"], games=1, seed=2, options=options)
    first = simulate(contest)[0]
    assert first.to_json() == simulate(contest)[0].to_json()


def test_the_recruit_does_not_peek() -> None:
    """What it cannot know may be anything: its decision, and the plan it keeps, stay the same."""
    state = tricorne.game(GAME).new(SIDES, seed=11)
    players = {side: Recruit(plans=16) for side in SIDES}
    for number in range(40):
        actor = str(state.actor)
        found: list[tuple[int, list[int]]] = []
        for world in (state, state.sample(actor, 1), state.sample(actor, 2)):
            thinker = copy.copy(players[actor])
            thinker.plan = players[actor].plan[:]
            found.append((thinker.decide(Seat(world, actor, number)), thinker.plan))
        assert found[0] == found[1] == found[2]
        players[actor].plan = found[0][1]
        state.play(found[0][0])


@pytest.mark.long_case
@pytest.mark.long_play
def test_the_recruit_beats_the_heuristic() -> None:
    """A glimpse with a sixth of its plans; docs/researchers.md has the count of 400 games."""
    figures = Statistics(simulate(Contest(GAME, players=2, bots=[FEW, "heuristic"], games=4, seed=1756)))
    assert figures.by_bot[FEW].wins >= 3


def test_weights_fit_the_features() -> None:
    weights = learned()
    state = tricorne.game(GAME).new(SIDES, seed=1)
    row = np.frombuffer(look().layout.bytes(state.position, 0), dtype=np.int8)[None, :]
    assert look().features(row).shape == (1, len(weights))
    assert np.isfinite(weights).all() and weights.any()


@pytest.mark.parametrize(("game", "version"), [(GAME, VERSION + 1), ("struggle-of-empires", VERSION)])
def test_weights_of_other_rows_are_refused(game: str, version: int, tmp_path: Path) -> None:
    """A row of another version means something else: what was learned from it is worth nothing."""
    write_weights(tmp_path / "weights.npz", learned(), game, version)
    with (tmp_path / "weights.npz").open("rb") as file, pytest.raises(BadWeights, match="train them again"):
        read_weights(file, GAME, VERSION)


def test_weights_that_name_no_version_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "weights.npz", weights=learned())
    with (tmp_path / "weights.npz").open("rb") as file, pytest.raises(BadWeights, match="lack game, encoding"):
        read_weights(file, GAME, VERSION)


def test_the_recruit_explains_itself() -> None:
    state = tricorne.game(GAME).new(SIDES, seed=11)
    seat = Seat(state, str(state.actor), 1)
    player = bot("recruit")()
    assert "worth" in str(player.explain(seat, seat.legal()[0]))
    assert "not open" in str(player.explain(seat, -1))


# -- learning ------------------------------------------------------------------------------------


def test_weights_are_those_that_make_every_step_expected() -> None:
    """A walk of three places, worth 3, 2 and 1 more points: solved exactly with much evidence."""
    evidence = Evidence(3)
    for _ in range(3000):
        evidence.add(np.eye(3, dtype=np.float32), np.ones(3, dtype=np.float32), 10.0)
    assert 0 < LAMBDA < 1
    assert evidence.weights() == pytest.approx([3, 2, 1], abs=0.2)


@pytest.mark.long_case
@pytest.mark.long_play
def test_training_is_the_same_on_one_process_and_on_two() -> None:
    recipe = Recipe(game=GAME, seed=1, watched=2, generations=1, games=2, plans=16)
    one, points = train(recipe, 1, report=False)
    two, again = train(recipe, 2, report=False)
    assert np.array_equal(one, two)
    assert [point[:4] for point in points] == [point[:4] for point in again]


@pytest.mark.long_case
def test_the_command_writes_weights_and_curve(tmp_path: Path) -> None:
    order = ["--watched", "1", "--generations", "1", "--games", "2", "--plans", "16", "--processes", "1"]
    main([GAME, "--out", str(tmp_path), *order])
    with (tmp_path / "weights.npz").open("rb") as file:
        assert read_weights(file, GAME, VERSION).shape == learned().shape
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        (row,) = csv.DictReader(file)
    assert row["generation"] == "1" and row["games"] == "2"
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
