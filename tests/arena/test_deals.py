"""Tournaments at tables where deals are actions, and where agents may also say something in words."""

from __future__ import annotations

import sys
from pathlib import Path

import tricorne
from tests.cli.command import run_tricorne
from tricorne.arena import Played, Tournament
from tricorne.arena.journal import NAME, games_in
from tricorne.arena.played import play_game
from tricorne.kernel.record import ASIDE, PLAY, Line

GAME = "struggle-of-empires"
HERALD = """
# An engine that says how much it has heard, after each of its first decisions, and plays the first open action.
import json, sys

heard, said, asked = 0, 0, 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("want talk", "ready", sep=chr(10), flush=True)
    elif word == "talk":
        if said < min(asked, 3):
            said += 1
            print("say say heard %d" % heard, flush=True)
        print("done", flush=True)
    elif word == "go":
        told = json.loads(rest)
        asked += 1
        heard += len(told["heard"])
        print("play %d" % told["legal"][0][0], flush=True)
"""


def entries(game: Played) -> list[Line]:
    """All that its record holds."""
    return tricorne.replay(game.record).record.lines


def test_the_arena_plays_with_deals(tmp_path: Path) -> None:
    """By its command: the house bargains by actions, nothing is forfeited, the journal keeps the deals."""
    table = ("--players", "3", "--option", "negotiation=offers", "--option", "scenario=one-war", "--no-plots")
    said = run_tricorne("arena", GAME, "--bots", "heuristic,random", *table, "--games", "1", "--out", tmp_path)
    assert said.status == 0, said.err
    games = list(games_in(str(tmp_path / NAME)))
    assert games and all(game.forfeits == [] for game in games)
    verbs = {line.text.split()[0] for game in games for line in entries(game) if line.kind == PLAY}
    assert {"deal", "give", "get"} <= verbs and verbs & {"agree", "reject"}


def test_words_are_heard_in_the_arena(tmp_path: Path) -> None:
    """At a table with press two engines speak and hear each other, and nobody hears himself; the record keeps it."""
    program = tmp_path / "herald.py"
    program.write_text(HERALD, encoding="utf-8")
    herald = f"engine:{sys.executable} {program}"
    options = {"scenario": "one-war", "negotiation": "press"}
    cup = Tournament(GAME, ["random", herald], players=3, seed=2, options=options)
    game = play_game(cup, cup.fixture(0), {})
    assert game.bots.count(herald) == 2 and game.forfeits == []
    lines = [line for line in entries(game) if line.kind == ASIDE]
    for seat, name in zip(game.seats, game.bots, strict=True):
        assert sum(line.seat == seat for line in lines) == (3 if name == herald else 0)
    heard = [int(line.text.split()[-1]) for line in lines]
    assert 0 < max(heard) <= 3, "what the other said, and not what it said itself"
