"""Bots bargain in simulations and tournaments: same seeds, same bargains; and no bot's words stop a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.arena.cup import played
from tricorne.arena import Contest, Played, Tournament, contest, simulate
from tricorne.arena.played import CRASH, play_game
from tricorne.bots import let_talk

GAME = "struggle-of-empires"
MUTE = """
from tricorne.bots import Bot

class Mute(Bot):
    def decide(self, seat):
        return seat.legal()[0]

    def asides(self, seat):
        raise RuntimeError("no words")
"""


def plain(game: Played) -> Played:
    """A game without its thinking times, which are never the same twice."""
    return msgspec.structs.replace(game, times={})


def test_bargains_are_part_of_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are struck in this process and in others alike."""
    pairs = Contest(GAME, players=4, bots=["heuristic"], games=2, seed=9)
    apart = [result.to_json() for result in simulate(pairs, 2)]
    struck: list[bool] = []

    def counted(*table: object) -> bool:
        struck.append(let_talk(*table))  # type: ignore[arg-type]  # passed on as it came
        return struck[-1]

    monkeypatch.setattr(contest, "let_talk", counted)
    assert [result.to_json() for result in simulate(pairs, 1)] == apart
    assert any(struck)


@pytest.mark.long_case
def test_a_tournament_gives_the_same_games_in_other_processes(tmp_path: Path) -> None:
    cup = Tournament(GAME, ["heuristic", "colonial"], players=4, seed=9)
    here = play_game(cup, cup.fixture(0), {})
    there = played(tmp_path / "out", cup, 1)[0]
    assert plain(here) == plain(there)


def test_a_bot_that_fails_to_speak_is_reported_and_decides_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "mute.py"
    path.write_text(MUTE)
    cup = Tournament(GAME, ["random", f"{path}:Mute"], players=2, seed=4)
    game = play_game(cup, cup.fixture(0), {})
    (forfeit,) = game.forfeits
    assert (game.bots[game.seats.index(forfeit.seat)], forfeit.kind, forfeit.count) == (f"{path}:Mute", CRASH, 0)
    assert "could not speak" in forfeit.words and "no words" in forfeit.words
