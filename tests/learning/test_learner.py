"""A course of some seconds on a CPU: it follows its teacher, keeps what it needs, goes on, and the network plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tricorne
from tests.cli.command import refused, run_tricorne
from tests.learning.with_torch import HAS_TORCH, curve, needs_torch
from tricorne.bots import Seat
from tricorne.bots.network.bot import Network
from tricorne.bots.network.brain import brain_at, brain_of
from tricorne.encodings import encoding, encoding_for
from tricorne.kernel.errors import BadWeights
from tricorne.learning.field import Options
from tricorne.learning.ladder import Ladder, match
from tricorne.learning.recipe import Recipe

GAME = "imperial-struggle"
SMALL = ["--games", "8", "--steps", "8", "--width", "32", "--depth", "1", "--ladder-games", "0"]


@needs_torch
def test_losses_are_those_of_the_sums_written_out() -> None:
    import torch

    from tricorne.learning.torch_network import Lesson, losses

    scores = np.array([[0.0, 1.0, 5.0], [2.0, 0.0, 0.0]], dtype=np.float32)
    masks = np.array([[True, True, False], [True, True, True]])
    actions, advice = np.array([1, 0]), np.array([-1, 2])
    before, gains = np.log([0.5, 0.9]), np.array([1.0, -2.0])
    expects, returns = np.array([0.5, 0.0]), np.array([1.0, -1.0])
    parts = np.where(masks, np.exp(scores), 0)
    chance = parts / parts.sum(axis=1, keepdims=True)
    ratio = chance[[0, 1], actions] / np.exp(before)
    gain = np.minimum(ratio * gains, np.clip(ratio, 0.8, 1.2) * gains).mean()
    value = ((expects - returns) ** 2).mean()
    variety = -np.where(masks, chance * np.log(np.where(masks, chance, 1)), 0).sum(axis=1).mean()
    wanted = 0.5 * value - gain - 0.01 * variety - 0.3 * np.log(chance[1, 2])

    def tensor(array: object) -> object:
        return torch.tensor(array)

    lesson = Lesson(*(tensor(part) for part in (masks, actions, before, gains, returns, advice)))
    found = losses(tensor(scores), tensor(expects), lesson, 0.2, 0.01, 0.3, 1.0)
    assert float(found.total) == pytest.approx(wanted, rel=1e-5)
    assert found.agreement == 0.0
    only_value = losses(tensor(scores), tensor(expects), lesson, 0.2, 0.01, 0.0, 0.0)
    assert float(only_value.total) == pytest.approx(0.5 * value)


@needs_torch
def test_both_networks_say_the_same() -> None:
    import torch

    from tricorne.bots.network.brain import Brain
    from tricorne.learning.torch_network import arrays_of, look, new_network

    torch.manual_seed(1)
    net = new_network(6, 3, width=5, depth=2)
    for weight in net.parameters():
        torch.nn.init.normal_(weight)
    row = np.array([3, 0, -5, 1, 0, 40], dtype=np.int8)
    with torch.no_grad():
        scores, expects = look(net, torch.from_numpy(row[None]))
    looked = Brain(arrays_of(net)).look(row)
    assert looked.scores == pytest.approx(scores[0].numpy(), rel=1e-4)
    assert looked.expects == pytest.approx(float(expects[0]), rel=1e-4)


@needs_torch
def test_a_learner_follows_its_teacher(tmp_path: Path) -> None:
    from tricorne.learning.learner import Learner

    recipe = Recipe(GAME, games=8, steps=8, width=32, depth=1, rate=0.01, ladder_games=0)
    learner = Learner(recipe._replace(rate=0.0), tmp_path, quiet=True)
    learner._play(with_advice=True)
    before = learner._learn(0.0, 1.0)[2]
    learner.recipe = recipe
    for _ in range(4):
        after = learner._learn(0.0, 1.0)[2]
    assert before < 0.75 and after > 0.9
    learner.close()


@needs_torch
def test_a_course_stops_and_goes_on(tmp_path: Path) -> None:
    order = ["learn", GAME, "--out", str(tmp_path), *SMALL]
    assert run_tricorne(*order, "--minutes", "0.001").status == 0
    steps = int(curve(tmp_path)[-1]["steps"])
    assert steps == 2 * 8 * 8, "both halves, once"
    refused(run_tricorne(*order, "--minutes", "9"), "--resume")
    spent = float(curve(tmp_path)[-1]["minutes"])
    assert run_tricorne(*order, "--minutes", str(spent + 0.001), "--resume").status == 0
    assert int(curve(tmp_path)[-1]["steps"]) > steps
    state = tricorne.game(GAME).new(["france", "britain"], seed=1)
    seat = Seat(state, str(state.actor))
    assert Network(tmp_path / "network.npz").decide(seat) in seat.legal()


@needs_torch
def test_a_course_begins_from_a_network(tmp_path: Path) -> None:
    """It has the shape of the file and plays like it before anything is learned; other rows are refused."""
    from tricorne.learning.learner import Learner
    from tricorne.learning.torch_network import arrays_of

    playbook = tricorne.game(GAME).playbook()
    weights = playbook.network() if playbook is not None else None
    assert weights is not None
    recipe = Recipe(GAME, games=1, steps=1, width=32, depth=1, ladder_games=0)
    learner = Learner(recipe, tmp_path, quiet=True, begin_from=weights)
    with np.load(weights) as kept:
        for name, array in arrays_of(learner.net).items():
            assert np.array_equal(array.astype(np.float16), kept[name])
    learner.close()
    with pytest.raises(BadWeights, match="learned from imperial-struggle"):
        Learner(recipe._replace(game="struggle-of-empires"), tmp_path, quiet=True, begin_from=weights)
    nothing = tmp_path / "nothing.npz"
    np.savez(nothing, game=np.array(GAME), encoding=np.array([1]))
    with pytest.raises(BadWeights, match="lack"):
        Learner(recipe, tmp_path, quiet=True, begin_from=nothing)


@needs_torch
def test_a_network_begins_to_learn_to_deal(tmp_path: Path) -> None:
    """It begins from one that never dealt, plays at tables without deals like that one, and knows the others."""
    from tricorne.learning.learner import Learner

    game = tricorne.game("struggle-of-empires")
    playbook = game.playbook()
    weights = playbook.network() if playbook is not None else None
    assert weights is not None
    options: tuple[Options, ...] = ({"negotiation": "off"}, {"negotiation": "offers"})
    recipe = Recipe(game.id, (2, 3), options, games=32, steps=1, imitate=0, ladder_games=0)
    learner = Learner(recipe, tmp_path, quiet=True, begin_from=weights)
    kept = learner._keep()
    learner.close()
    for given in options:
        state = game.new(game.seat_ids[:3], seed=5, options=given)
        seat = Seat(state, str(state.actor))
        brain, rows = brain_at(kept, game, state.engine, seat.number)
        assert rows.version == encoding_for(game.id, state.engine, seat.number).version
        looked = brain.look(rows.row(state.position, seat.number))
        plain = encoding(game.id)
        before = brain_of(weights, plain, game.plain_actions()).look(plain.row(state.position, seat.number))
        assert looked.scores[: len(before.scores)] == pytest.approx(before.scores, abs=1e-5)
        assert looked.expects == pytest.approx(before.expects, abs=1e-5)
        assert Network(kept).decide(seat) in seat.legal()
    with pytest.raises(BadWeights, match="longer rows"):
        Learner(recipe._replace(options=({},)), tmp_path, quiet=True, begin_from=kept)


@needs_torch
def test_what_cannot_be_learned_so_is_refused(tmp_path: Path) -> None:
    order = ["learn", GAME, "--out", str(tmp_path), *SMALL, "--minutes", "0.001"]
    refused(run_tricorne(*order, "--teacher", "nobody"), "--teacher")
    refused(run_tricorne(*order, "--league", "0.5,0.5,0.5,0,0"), "--league")
    refused(run_tricorne(*order, "--league", "1"), "--league")
    refused(run_tricorne(*order, "--rate", "0"), "--rate")
    refused(run_tricorne(*order, "--players", "two"), "--players")
    refused(run_tricorne(*order, "--players", "2,3"), "3 players")
    refused(run_tricorne(*order, "--scatter", "-1"), "--scatter")
    refused(run_tricorne(*order, "--vary", "negotiation"), "--vary")


@pytest.mark.skipif(HAS_TORCH, reason="PyTorch is installed")
def test_without_torch_the_command_names_the_extra(tmp_path: Path) -> None:
    refused(run_tricorne("learn", GAME, "--minutes", "1", "--out", str(tmp_path)), "tricorne[learning]")


def test_the_teacher_counts_less_and_less() -> None:
    recipe = Recipe(GAME, imitate=0.1, wean=0.4)
    found = [recipe.imitation(done / 20) for done in range(20)]
    assert found[0] == found[1] == 1.0 and found[-1] == 0.0
    assert found == sorted(found, reverse=True)


@pytest.mark.long_case
@pytest.mark.long_play
def test_the_ladder_is_played_and_drawn(tmp_path: Path) -> None:
    playbook = tricorne.game(GAME).playbook()
    assert playbook is not None
    weights = playbook.network()
    assert weights is not None
    assert match(weights, GAME, (2,), "random", 2) == 2
    recipe = Recipe(GAME, ladder=("random",), ladder_games=2)
    ladder = Ladder(recipe, tmp_path)
    ladder.play(weights, 1.5)
    (step,) = ladder.close()
    assert (step.minutes, step.bot, step.games, step.wins) == (1.5, "random", 2, 2.0)
    assert "network against random" in (tmp_path / "ladder-random.svg").read_text(encoding="utf-8")
    assert Ladder(recipe, tmp_path).steps == [step]
