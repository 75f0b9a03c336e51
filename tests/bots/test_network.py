"""The network at play: it counts as written, refuses rows of another meaning, sees only its seat, is small."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tricorne
from tricorne.bots import Seat, bot
from tricorne.bots.heuristic import worths
from tricorne.bots.levels import Marshal, MarshalBefore
from tricorne.bots.network.bot import Network
from tricorne.bots.network.brain import Brain, brain_at, brain_of, likely, read_network, write_network
from tricorne.bots.network.knowledge import NetworkKnowledge
from tricorne.bots.search.bot import knowledge
from tricorne.encodings import encoding_for
from tricorne.envs import encoding
from tricorne.kernel.errors import BadWeights
from tricorne.kernel.lessons import Floats

GAME = "imperial-struggle"
EMPIRES = "struggle-of-empires"
SIDES = ["france", "britain"]


def small(rows: int, actions: int, width: int = 4, blocks: int = 2) -> dict[str, Floats]:
    """Weights of a little network."""
    draw = np.random.default_rng(1756)

    def layer(out: int, size: int) -> tuple[Floats, Floats]:
        return draw.normal(size=(out, size)).astype(np.float32), draw.normal(size=out).astype(np.float32)

    sizes = {"first": (width, rows), "policy": (actions, width), "value": (1, width)}
    sizes |= {f"blocks.{at}": (width, width) for at in range(blocks)}
    found: dict[str, Floats] = {}
    for name, (out, size) in sizes.items():
        found[f"{name}.weight"], found[f"{name}.bias"] = layer(out, size)
    return found


def test_the_network_counts_as_it_is_written() -> None:
    arrays = small(3, 2, width=2, blocks=1)
    row = np.array([8, 0, -16], dtype=np.int8)
    known = np.maximum(arrays["first.weight"] @ (row / 8) + arrays["first.bias"], 0)
    known = known + np.maximum(arrays["blocks.0.weight"] @ known + arrays["blocks.0.bias"], 0)
    looked = Brain(arrays).look(row)
    assert looked.scores == pytest.approx(arrays["policy.weight"] @ known + arrays["policy.bias"], rel=1e-5)
    value = float((arrays["value.weight"] @ known + arrays["value.bias"])[0])
    assert looked.expects == pytest.approx(2 * np.tanh(value), rel=1e-5)


def test_a_colder_network_prefers_the_best() -> None:
    scores = np.array([0.0, 1.0], dtype=np.float32)
    assert likely(scores)[1] == pytest.approx(1 / (1 + np.exp(-1)), rel=1e-5)
    assert likely(scores, 0.1)[1] > 0.9999


@pytest.mark.parametrize(
    ("game", "later", "longer", "problem"),
    [
        ("struggle-of-empires", 0, 0, "learned from struggle-of-empires"),
        (GAME, 1, 0, "encoding version 2"),
        (GAME, 0, 1, "rows of"),
    ],
)
def test_weights_of_other_rows_are_refused(game: str, later: int, longer: int, problem: str, tmp_path: Path) -> None:
    found = encoding(GAME)
    actions = len(tricorne.game(GAME).actions)
    write_network(tmp_path / "right.npz", small(found.size, actions), GAME, [found.version])
    assert read_network(tmp_path / "right.npz", found, actions).size == found.size
    write_network(tmp_path / "wrong.npz", small(found.size + longer, actions), game, [found.version + later])
    with pytest.raises(BadWeights, match=problem):
        read_network(tmp_path / "wrong.npz", found, actions)


def test_weights_learned_from_two_kinds_of_rows(tmp_path: Path) -> None:
    """They look at the shorter rows too, if these are among those they were learned from."""
    short = encoding(EMPIRES)
    game = tricorne.game(EMPIRES)
    state = game.new(game.seat_ids[:3], seed=5, options={"negotiation": "offers"})
    long = encoding_for(EMPIRES, state.engine, 0)
    path = tmp_path / "both.npz"
    write_network(path, small(long.size, len(game.actions)), EMPIRES, [short.version, long.version])
    assert read_network(path, short, game.plain_actions()).size == long.size
    assert brain_at(path, game, state.engine, 0)[1] is long
    assert len(brain_of(path, short, game.plain_actions()).look(short.row(state.position, 0)).scores) == len(
        game.actions
    )
    alone = tmp_path / "alone.npz"
    write_network(alone, small(long.size, len(game.actions)), EMPIRES, [long.version])
    with pytest.raises(BadWeights, match="encoding version 2"):
        read_network(alone, short, game.plain_actions())
    write_network(alone, small(long.size - 1, len(game.actions)), EMPIRES, [short.version, long.version])
    with pytest.raises(BadWeights, match="rows of"):
        read_network(alone, long, len(game.actions))


def test_weights_that_lack_a_part_are_refused(tmp_path: Path) -> None:
    arrays = small(3, 2)
    del arrays["value.weight"]
    write_network(tmp_path / "part.npz", arrays, GAME, [encoding(GAME).version])
    with pytest.raises(BadWeights, match=r"lack value\.weight"):
        read_network(tmp_path / "part.npz", encoding(GAME), 2)


@pytest.mark.parametrize("game", [id for id in tricorne.games() if Network.plays(tricorne.game(id))])
def test_the_network_does_not_peek_and_repeats_itself(game: str) -> None:
    """What it cannot know may be anything: its decision stays the same, and with the same numbers it comes again."""
    played = tricorne.game(game)
    state = played.new(played.seat_ids[: max(2, played.options.fewest)], seed=11)
    player = Network()
    for number in range(25):
        actor = str(state.actor)
        worlds = (state, state.sample(actor, 1), state.sample(actor, 2))
        found = [player.decide(Seat(world, actor, number)) for world in worlds]
        assert found[0] == found[1] == found[2]
        state.play(found[0])


@pytest.mark.parametrize("game", [id for id in tricorne.games() if Network.plays(tricorne.game(id))])
def test_networks_that_ship_are_small(game: str) -> None:
    """A few megabytes, and so few multiplications a look that one core makes them in a few milliseconds."""
    played = tricorne.game(game)
    playbook = played.playbook()
    assert playbook is not None
    state = played.new(played.seat_ids[: max(2, played.options.fewest)], seed=3)
    row = encoding(game).row(state.position, state.seat_number(str(state.actor)))
    for path in (playbook.network(), playbook.network(state.engine)):
        assert path is not None and path.stat().st_size < 8e6
        brain = brain_of(path, encoding(game), played.plain_actions())
        assert np.isfinite(brain.look(row).scores).all()
        layers = [weight for weight, _ in brain.blocks] + [brain.policy]
        counted = sum(layer.size for layer in layers) + np.count_nonzero(row) * brain.first.shape[1]
        assert counted < 4e6


def test_the_search_believes_the_network() -> None:
    """Its scores are promise, its expectation is the share of whoever is asked, the end is what it is."""
    game = tricorne.game(GAME)
    state = game.new(SIDES, seed=11)
    while len(state.legal()) < 5:
        state.play(state.legal()[0])
    path = Marshal._network(game)
    assert path is not None
    own = knowledge(game, state.engine, state.position)
    known = NetworkKnowledge(own, game, path)
    me = state.seat_number(str(state.actor))
    looked = brain_of(path, encoding(GAME), len(game.actions)).look(encoding(GAME).row(state.position, me))
    legal = state.legal()
    worths = known.worths(state.position, legal)
    assert max(worths) == 0 and known.answer(state.position, legal) == legal[worths.index(0)]
    assert worths == pytest.approx((looked.scores[legal] - looked.scores[legal].max()).tolist(), abs=1e-4)
    assert known.shares(state.position)[me] == pytest.approx((1 + looked.expects) / 2, abs=1e-4)
    assert sum(known.shares(state.position)) == pytest.approx(1)
    assert known.sure([0.0, -9.0]) and not known.sure([0.0, -1.0])
    over = state.position.clone()
    over.stack.clear()
    assert known.shares(over) == own.shares(over)


def test_the_marshal_thinks_with_the_network_and_the_one_before_without() -> None:
    game = tricorne.game(GAME)
    playbook = game.playbook()
    assert playbook is not None
    assert Marshal.passes(game) == playbook.network_passes["marshal"]
    assert MarshalBefore.passes(game) == playbook.passes["marshal"] == 1300
    state = game.new(SIDES, seed=5)
    assert isinstance(Marshal().known(state), NetworkKnowledge)
    assert not isinstance(MarshalBefore().known(state), NetworkKnowledge)


@pytest.mark.parametrize("learned", [True, False], ids=["learned", "never learned"])
def test_where_seats_bargain_the_network_plays(learned: bool) -> None:
    """One that never learned to deal leaves such questions to the heuristic."""
    game = tricorne.game(EMPIRES)
    playbook = game.playbook()
    assert playbook is not None
    state = game.new(game.seat_ids[:4], options={"negotiation": "offers"}, seed=2)
    player, known = Network(None if learned else playbook.network()), game.plain_actions()
    kinds: set[bool] = set()
    otherwise = 0
    for number in range(60):
        seat = Seat(state, str(state.actor), number)
        legal = seat.legal()
        chosen = player.decide(seat)
        assert chosen in legal
        if len(legal) > 1:
            new = legal[-1] >= known
            kinds.add(new)
            if new:
                found = worths(seat.sample(0), legal)
                otherwise += found[legal.index(chosen)] < max(found)
        state.play(chosen)
    assert kinds == {True, False} and (otherwise > 0) == learned


@pytest.mark.parametrize("game", [id for id in tricorne.games() if Network.plays(tricorne.game(id))])
def test_the_network_gives_its_reasons(game: str) -> None:
    played = tricorne.game(game)
    state = played.new(played.seat_ids[: max(2, played.options.fewest)], seed=11)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    seat = Seat(state, str(state.actor), 1)
    player = bot("network")()
    chosen = player.decide(seat)
    assert "% of such positions" in str(player.explain(seat, chosen))


@pytest.mark.long_play
@pytest.mark.long_case
def test_the_network_beats_the_heuristic() -> None:
    """A glimpse; the journals under bench have the counts."""
    won = 0
    for deal in range(3):
        for side in SIDES:
            state = tricorne.game(GAME).new(SIDES, seed=deal)
            players = {seat: bot("network" if seat == side else "heuristic")() for seat in SIDES}
            eyes = {seat: Seat(state, seat, deal) for seat in SIDES}
            while not state.over:
                actor = str(state.actor)
                state.play(players[actor].decide(eyes[actor]))
            won += state.ranking[0] == [side]
    assert won >= 4


@pytest.mark.long_play
@pytest.mark.long_case
def test_the_network_of_four_powers_holds_its_own_against_three_ensigns() -> None:
    """A fair share of 24 games would be 6; the journals under bench have the counts."""
    game = tricorne.game("struggle-of-empires")
    won = 0.0
    for number in range(24):
        seats = game.seat_ids[number % 3 : number % 3 + 4]
        mine = seats[number % 4]
        state = game.new(seats, seed=number)
        players = {seat: bot("network" if seat == mine else "ensign")() for seat in seats}
        eyes = {seat: Seat(state, seat, number) for seat in seats}
        while not state.over:
            actor = str(state.actor)
            state.play(players[actor].decide(eyes[actor]))
        won += (mine in state.ranking[0]) / len(state.ranking[0])
    assert won >= 6
