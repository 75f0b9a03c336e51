"""Engines in other languages play by the protocol of docs/engines.md, and those that do not forfeit."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

import tricorne
from tests.arena.cup import played
from tests.bots.engines import EXAMPLE, bad, node
from tests.cli.command import run_tricorne
from tricorne.arena import Tournament
from tricorne.arena.journal import games_in
from tricorne.arena.played import CRASH, NONSENSE, TIMEOUT
from tricorne.bots import BadBot, Numbers, Seat, bot, for_game, let_talk
from tricorne.bots.engine import MOST_STARTS, Engine, EngineFailed
from tricorne.bots.registry import ENGINES, choose, name_engines

GAME = "imperial-struggle"


def at_table(name: str, game: str = GAME) -> tuple[tricorne.State, Engine, Seat]:
    made = tricorne.game(game)
    state = made.new(made.seat_ids[:2], seed=3)
    player = bot(name)()
    assert isinstance(player, Engine)
    return state, player, Seat(state, str(state.actor), 1)


@pytest.mark.skipif(not node(), reason="there is no JavaScript here")
@pytest.mark.parametrize("game", ["imperial-struggle", "struggle-of-empires"])
def test_an_engine_in_javascript_plays_a_whole_game(game: str) -> None:
    """Every answer is open, and the same seeds give the same game."""
    name = f"engine?patience=1:{node()} {EXAMPLE}"
    state, player, _ = at_table(name, game)
    twin, other, _ = at_table(name, game)
    numbers = Numbers(5)
    mine = Seat(state, state.seats[0], 1)
    eyes = Seat(twin, state.seats[0], 1)
    decided = 0
    while not state.over:
        if state.actor != mine.name:
            action = numbers.pick(state.legal())
        else:
            action = choose(player, mine, name)
            decided += 1
        state.play(action)
        if decided <= 20:
            twin.play(action if twin.actor != mine.name else choose(other, eyes, name))
            assert twin.legal() == state.legal()
    assert decided > 50


@pytest.mark.skipif(not node(), reason="there is no JavaScript here")
def test_its_last_words_are_the_reason() -> None:
    state, player, seat = at_table(f"engine:{node()} {EXAMPLE}")
    action = player.decide(seat)
    assert action in state.legal()
    assert player.said.startswith("played 0 times before; 0.5; ")
    assert let_talk(state, [(player, seat)]) is False


def test_an_engine_sees_its_seat_and_nothing_else(tmp_path: Path) -> None:
    """What it was told is the view and the record of its seat: the same in worlds that its seat cannot tell apart."""
    seen = []
    state, _, _ = at_table("engine:true")
    for seed in (1, 2, 3):
        file = tmp_path / f"{seed}.jsonl"
        world = state.sample(state.actor, seed)
        bot(bad(tmp_path, "peeks", str(file)))().decide(Seat(world, str(state.actor), 1))
        seen.append(file.read_text(encoding="utf-8"))
    assert len(set(seen)) == 1
    view, record = json.loads(seen[0])
    assert json.loads(view) == state.view(state.actor)
    assert "Seen by" in record or str(state.actor) in record


@pytest.mark.parametrize(
    ("kind", "words"),
    [("mute", "no answer in time"), ("flood", "its process has ended"), ("hangs", "no answer"), ("dies", "has ended")],
)
def test_hanging_and_dying_engines_are_ended_and_begun_again(
    kind: str, words: str, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setattr("tricorne.bots.engine.PATIENCE_S", 0.4)
    state, player, seat = at_table(bad(tmp_path, kind, settings="?time=0.02"))
    if kind in ("mute", "flood"):
        for _ in range(MOST_STARTS):
            with pytest.raises(EngineFailed, match=words):
                player.decide(seat)
        with pytest.raises(EngineFailed, match="not asked any more"):
            player.decide(seat)
        return
    monkeypatch.setattr("tricorne.bots.engine.PATIENCE_S", 5.0)
    state.play(player.decide(seat))
    first = player.talker
    assert first is not None
    monkeypatch.setattr("tricorne.bots.engine.PATIENCE_S", 0.4)
    with pytest.raises(EngineFailed, match=words):
        player.decide(Seat(state, str(state.actor), 1))
    assert first.process.returncode is not None
    monkeypatch.setattr("tricorne.bots.engine.PATIENCE_S", 5.0)
    assert player.decide(Seat(state, str(state.actor), 1)) in state.legal()


@pytest.mark.parametrize("kind", ["lies", "babbles"])
def test_lying_engines_forfeit(kind: str, tmp_path: Path) -> None:
    _, player, seat = at_table(bad(tmp_path, kind))
    with pytest.raises(BadBot, match="answered"):
        choose(player, seat, "liar")
    if kind == "lies":
        name = bad(tmp_path, kind)
        (game, _) = played(tmp_path / kind, Tournament(GAME, ["random", name], seed=4), 1)
        mine = game.decisions[game.seats[game.bots.index(name)]]
        assert [(one.kind, one.count) for one in game.forfeits] == [(NONSENSE, mine)]


def test_dying_engines_forfeit_and_others_play_on(tmp_path: Path) -> None:
    name = bad(tmp_path, "dies")
    for game in played(tmp_path / "out", Tournament(GAME, ["random", name], seed=4), 1):
        (forfeit,) = game.forfeits
        assert forfeit.kind == CRASH and forfeit.count > MOST_STARTS
        assert "its process has ended" in forfeit.words


@pytest.mark.long_case
def test_hanging_engines_are_stopped_by_the_arena(tmp_path: Path) -> None:
    name = bad(tmp_path, "hangs", settings="?time=100")
    for game in played(tmp_path / "out", Tournament(GAME, ["random", name], seed=4, limit=2.0), 1):
        assert {forfeit.kind for forfeit in game.forfeits} == {TIMEOUT}


def test_what_nobody_asked_for_is_no_answer(tmp_path: Path) -> None:
    state, player, _ = at_table(bad(tmp_path, "twice"))
    for _ in range(4):
        seat = Seat(state, str(state.actor), 1)
        state.play(choose(player, seat, player.name))
        time.sleep(0.02)


def test_an_engine_says_what_people_may_say(tmp_path: Path) -> None:
    """Neither nonsense nor thanks for gold that nobody paid."""
    _, player, seat = at_table(bad(tmp_path, "talks"), "struggle-of-empires")
    assert player.asides(seat) == ["say good evening"]


def test_an_engine_ends_with_its_bot(tmp_path: Path) -> None:
    _, player, seat = at_table(bad(tmp_path, "plays"))
    player.decide(seat)
    assert player.talker is not None
    process = player.talker.process
    del player
    assert process.poll() is not None


def test_options_are_set_and_wrong_names_refused(tmp_path: Path) -> None:
    _, player, seat = at_table(bad(tmp_path, "plays", settings="?depth=2"))
    player.decide(seat)
    _, player, seat = at_table(bad(tmp_path, "plays", settings="?dept=2"))
    with pytest.raises(EngineFailed, match="has no option dept; it has depth"):
        player.decide(seat)
    for name in ("engine:", "engine?depth:x", "engine?time=0:x", "engine?time=nan:x", 'engine:"x'):
        with pytest.raises(BadBot):
            bot(name)
    _, player, seat = at_table("engine:/there/is/no/such")
    with pytest.raises(EngineFailed, match="cannot be started"):
        player.decide(seat)


def test_hosts_name_engines(tmp_path: Path, monkeypatch) -> None:
    """At a server engines have names; nobody else can make it start a command."""
    monkeypatch.setenv(ENGINES, "{}")
    name_engines([f"mine={bad(tmp_path, 'plays').removeprefix('engine:')}"])
    assert "mine" in [kind.name for kind in for_game(GAME)]
    assert "mine" in json.loads(os.environ[ENGINES])
    assert issubclass(bot("mine"), Engine)
    for wrong in ("captain=x", "mine", "a b=x", "=x", "x="):
        with pytest.raises(BadBot):
            name_engines([wrong])


@pytest.mark.skipif(not node(), reason="there is no JavaScript here")
def test_the_arena_holds_a_match_with_an_engine_in_javascript(tmp_path: Path) -> None:
    """By its command and the ordinary address of a bot, in both places of a deal: no forfeit, and records replay."""
    name = f"engine:{node()} {EXAMPLE}"
    order = ("arena", f"{GAME}", "--option", "scenario=one-peace-turn", "--bots", f"{name},random", "--games", "2")
    said = run_tricorne(*order, "--seed", "5", "--no-plots", "--out", tmp_path)
    assert said.status == 0, said.err
    games = list(games_in(str(tmp_path)))
    assert len(games) == 2 and sorted(game.bots.index(name) for game in games) == [0, 1]
    for game in games:
        assert game.forfeits == [] and game.decisions[game.seats[game.bots.index(name)]] > 10
        assert tricorne.replay(game.record).scores == game.scores
