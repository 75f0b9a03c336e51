"""Bots that crash, hang, answer nonsense or take their process with them forfeit, and the tournament goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.cup import GAME, own, played
from tricorne.arena import Played, Summary, Tournament
from tricorne.arena.played import CRASH, DEATH, MOST_STRIKES, NONSENSE, TIMEOUT


def cup(folder: Path, kind: str, limit: float = 30.0) -> Tournament:
    return Tournament(GAME, ["random", own(folder, kind)], seed=4, limit=limit)


def forfeits(games: list[Played], kind: str) -> list[int]:
    """How many decisions the bot forfeited in each game for one kind of reason; nobody else may forfeit any."""
    counts = []
    for game in games:
        for forfeit in game.forfeits:
            assert game.bots[game.seats.index(forfeit.seat)] != "random"
            assert forfeit.kind == kind
        counts.append(sum(forfeit.count for forfeit in game.forfeits))
    return counts


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        ("Crash", CRASH, "RuntimeError: no idea"),
        ("Leaves", CRASH, "SystemExit: 3"),
        ("Unborn", CRASH, "it cannot begin: OSError: nothing to play with"),
        ("Nonsense", NONSENSE, "it answered"),
    ],
)
def test_reported_and_played_on(bot: str, kind: str, words: str, tmp_path: Path) -> None:
    tournament = cup(tmp_path, bot)
    games = played(tmp_path / "out", tournament, 2)
    assert [game.number for game in games] == [0, 1]
    assert all(forfeits(games, kind))
    if bot != "Crash":
        mine = [game.decisions[game.seats[game.bots.index(own(tmp_path, bot))]] for game in games]
        assert forfeits(games, kind) == mine
    report = Summary(tournament, games).forfeits
    assert [(row["bot"], row["kind"], row["games"]) for row in report] == [(own(tmp_path, bot), kind, 2)]
    assert report[0]["first"].startswith(words)
    assert "\n" not in report[0]["first"]


@pytest.mark.long_case
def test_hanging_once_costs_one_decision(tmp_path: Path) -> None:
    """The worker is killed, the game is played again up to there, and the bot is asked again afterwards."""
    games = played(tmp_path / "out", cup(tmp_path, "Hang", limit=3.0), 2, jobs=2)
    assert forfeits(games, TIMEOUT) == [1, 1]
    assert "3 s" in games[0].forfeits[0].words


@pytest.mark.long_case
def test_hanging_always_ends_in_random_play(tmp_path: Path) -> None:
    games = played(tmp_path / "out", cup(tmp_path, "Stubborn", limit=2.0), 1, jobs=2)
    name = own(tmp_path, "Stubborn")
    for game in games:
        mine = game.decisions[game.seats[game.bots.index(name)]]
        assert mine > MOST_STRIKES
        assert forfeits([game], TIMEOUT) == [mine]


def test_process_that_ends_is_begun_again(tmp_path: Path) -> None:
    games = played(tmp_path / "out", cup(tmp_path, "Dies"), 1)
    assert len(games) == 2
    assert all(forfeits(games, DEATH))
    assert "ended its process" in games[0].forfeits[0].words


def test_what_bots_print_and_read_harms_nobody(tmp_path: Path) -> None:
    games = played(tmp_path / "out", cup(tmp_path, "Chatter"), 1)
    assert [game.number for game in games] == [0, 1]
    assert forfeits(games, "") == [0, 0]


def test_forfeits_are_the_same_in_every_run(tmp_path: Path) -> None:
    tournament = cup(tmp_path, "Crash")
    one = played(tmp_path / "one", tournament, 2)
    two = played(tmp_path / "two", tournament, 2, jobs=2)
    for game in [*one, *two]:
        game.times = {}
    assert one == two
