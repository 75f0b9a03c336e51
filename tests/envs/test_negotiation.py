"""Deals as actions in every interface for learners: longer rows and more actions where the table asks for them."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import tricorne
import tricorne.envs.spiel
from tests.envs.test_interfaces import advised
from tricorne.bots.engine import engine
from tricorne.encodings import encoding, encoding_for
from tricorne.envs.aec import TricorneAEC
from tricorne.envs.gym import TricorneEnv
from tricorne.envs.gym_vector import TricorneVectorEnv
from tricorne.envs.match import Match, MatchSetup
from tricorne.envs.puffer import TricornePuffer
from tricorne.envs.vector import VectorEnv
from tricorne.kernel.bot import Seat
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.errors import BadOptions

GAME = "struggle-of-empires"
OFFERS = {"negotiation": "offers"}
PLAIN = 1366
ALL = 1421
DEALS = MatchSetup(GAME, 3, options=OFFERS).encoding
AGREE = next(id for id, action in enumerate(tricorne.game(GAME).actions) if action.text == "agree")
DIGEST = "b69c285a13687613"
"""Of rows of version 2 through a random game: if it changes, raise the version."""


def test_tables_without_deals_keep_their_rows_and_actions() -> None:
    plain, deals = MatchSetup(GAME, 4), MatchSetup(GAME, 4, options=OFFERS)
    assert (plain.actions, plain.encoding.version) == (PLAIN, 1)
    assert (deals.actions, deals.encoding.version) == (ALL, 2)
    assert plain.encoding is encoding(GAME) and deals.encoding.size > plain.encoding.size
    parts = list(deals.encoding.slices)
    assert parts[: len(plain.encoding.slices)] == list(plain.encoding.slices)
    assert set(deals.encoding.slices) <= set(deals.encoding.words)


def test_version_2_writes_the_same_rows() -> None:
    match = Match(MatchSetup(GAME, 3, options=OFFERS, omniscient=True), 5)
    slices = match.setup.encoding.slices.items()
    hashed = hashlib.sha256(json.dumps([[name, part.start, part.stop] for name, part in slices]).encode())
    dice = seeded(5, ["rows"])
    number = 0
    while not match.over:
        match.play(match.legal()[below(dice, 0, len(match.legal()))])
        number += 1
        if number % 7 == 0:
            hashed.update(match.row(0).tobytes())
    assert hashed.hexdigest()[:16] == DIGEST


def test_pettingzoo() -> None:
    with advised():
        api_test(TricorneAEC(GAME, 3, options=OFFERS), num_cycles=60)


def test_gymnasium() -> None:
    env = TricorneEnv(GAME, seats=3, bots=["random"], options=OFFERS, illegal="random")
    with advised():
        check_env(env, skip_render_check=True)
    assert env.action_space.n == ALL  # type: ignore[attr-defined]


def test_openspiel() -> None:
    game = pyspiel.load_game("tricorne_struggle_of_empires(players=2,options=negotiation:offers)")
    assert game.num_distinct_actions() == ALL
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_vectorised_rows_are_those_of_the_position() -> None:
    with VectorEnv(GAME, seats=3, games=2, options=OFFERS) as env:
        batch = env.reset(seed=4)
        dice = np.random.default_rng(4)
        asked = 0
        for _ in range(400):
            chosen = [int(dice.choice(np.flatnonzero(mask))) for mask in batch.masks]
            asked += sum(action >= PLAIN for action in chosen)
            batch = env.step(chosen)
            assert env._share is not None
            position = env._share.games.positions[0]
            seat = env.setup.numbers[int(batch.actors[0])]
            assert np.array_equal(batch.rows[0], env.setup.encoding.row(position, seat))
        assert asked > 20


@pytest.mark.parametrize("value", ["offers", "press"])
def test_gymnasium_s_vector_environment_deals(value: str) -> None:
    """By itself at every seat: its actions are those of the table, and deals are among what is played."""
    env = TricorneVectorEnv(GAME, num_envs=3, seats=3, options={"negotiation": value})
    rows, info = env.reset(seed=4)
    assert env.single_action_space.n == ALL and info["action_mask"].shape == (3, ALL)  # type: ignore[attr-defined]
    assert rows.shape == (3, MatchSetup(GAME, 3, options=OFFERS).encoding.size)
    dice = np.random.default_rng(4)
    asked = promised = 0
    for _ in range(300):
        chosen = (info["action_mask"] * dice.random(info["action_mask"].shape)).argmax(axis=1)
        asked += int((chosen >= PLAIN).sum())
        rows, _, _, _, info = env.step(chosen)
        promised += sum(bool(DEALS.part(row, "promises").any()) for row in rows)
    assert asked > 20 and promised > 20
    env.close()


def test_pufferlib_s_interface_deals_with_house_bots() -> None:
    """The learner among them: the end of an observation says which deals are open."""
    env = TricornePuffer(GAME, games=3, seats=3, options=OFFERS, bots=["heuristic"])
    assert env.single_action_space.n == ALL and env.mask_from == DEALS.size
    seen, _ = env.reset(seed=4)
    dice = np.random.default_rng(4)
    dealt = answered = 0
    for _ in range(300):
        is_open = seen[:, env.mask_from :]
        chosen = (is_open * dice.random(is_open.shape)).argmax(axis=1)
        dealt += int((chosen >= PLAIN).sum())
        answered += int(is_open[:, AGREE].sum())
        seen, *_ = env.step(chosen)
    assert dealt > 20 and answered > 0, "others have asked it"
    env.close()


def test_house_bots_bargain_with_a_learner() -> None:
    """The others play by themselves: among them are offers, answers, and a deal."""
    env = TricorneEnv(GAME, seats=3, bots=["heuristic"], options=OFFERS)
    _, info = env.reset(seed=11)
    dice = np.random.default_rng(11)
    over = False
    while not over:
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        _, _, over, _, info = env.step(action)
    mine = env.learner
    said = [line.text for line in env.state.record.lines if line.seat != mine]
    for verb in ("deal", "give", "agree", "reject"):
        assert any(text.startswith(verb) for text in said), verb


def test_press_is_heard_by_the_others_and_by_nobody_without_it() -> None:
    env = TricorneAEC(GAME, 3, options={"negotiation": "press", "setup-duplicates": "keep"})
    env.reset(seed=1)
    first = env.agent_selection
    env.say(first, "I come in peace")
    row = env.observe(first)["observation"]
    env.step(int(env.observe(first)["action_mask"].argmax()))
    other = env.agent_selection
    assert other != first and env.infos[other]["press"] == [(first, "I come in peace")]
    assert len(row) == env.setup.encoding.size
    silent = TricorneAEC(GAME, 3)
    silent.reset(seed=1)
    with pytest.raises(BadOptions, match="nothing is said"):
        silent.say(silent.agent_selection, "hello")
    learner = TricorneEnv(GAME, seats=3, bots=["random"], options={"negotiation": "press"})
    learner.reset(seed=2)
    learner.say("good evening")
    learner.state.aside(learner.others[0], "say go away")
    assert learner._info()["press"] == [(learner.others[0], "go away")]


def test_engines_hear_what_was_said_since_they_were_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table with press, and nowhere else."""
    told: list[dict[str, object]] = []

    class Talker:
        def ask(self, word: str, facts: dict[str, object], until: float) -> None:
            told.append(facts)

    made = engine("engine:nothing")
    monkeypatch.setattr(made, "_ready", lambda self, seat: Talker())
    monkeypatch.setattr(made, "_show", lambda self, seat, talker, until: None)
    monkeypatch.setattr(made, "_played", lambda self, seat, talker, until: seat.legal()[0])
    for value in ("press", "offers"):
        state = tricorne.game(GAME).new(["britain", "france"], seed=1, options={"negotiation": value})
        seat = state.actor
        assert seat is not None
        state.aside("france" if seat == "britain" else "britain", "say good evening")
        player = made()
        player.decide(Seat(state, seat, 1))
        player.decide(Seat(state, seat, 1))
    other = "france" if seat == "britain" else "britain"
    assert [facts.get("heard") for facts in told] == [[[other, "good evening"]], [], None, None]


def test_an_encoding_is_made_once() -> None:
    setup = MatchSetup(GAME, 4, options=OFFERS)
    assert encoding_for(GAME, setup.engine, setup.numbers[0]) is MatchSetup(GAME, 3, options=OFFERS).encoding
    assert tricorne.game(GAME).plain_actions() == PLAIN
