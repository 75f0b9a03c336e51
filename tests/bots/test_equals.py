"""Games that are played to be counted: written down as they were played, and counted rightly."""

from __future__ import annotations

import json
import math
from pathlib import Path

from bench import balance, bids, debts, equals, foresight, side_by_side

from tricorne.arena.contest import Contest

EMPIRES = "struggle-of-empires"


def test_bids_are_counted_as_they_were_made() -> None:
    """Every auction has one opening bid, and ends when all others have passed one after another."""
    game = equals.play(Contest(EMPIRES, 3, ["random"], 1, seed="bids"), 0, "bench.bids")
    assert {war for war, _ in game["openings"]} == {1, 2, 3}
    assert game["passes"] >= 2 * len(game["openings"])
    assert all(bid > standing for _, standing, bid, _, _ in game["raises"])
    assert {kept for *_, kept in game["raises"]} == {0, 1}
    assert [line.partition(":")[0] for line in bids.told([game])] == [
        "opening bids",
        "answers",
        "raises by",
        "raises that left the proposal as it was",
    ]


def test_debt_is_told_by_turn_and_round() -> None:
    game = equals.play(Contest("imperial-struggle", 2, ["random"], 1, seed="debts"), 0, "bench.debts")
    times = [(turn, number) for turn, number, *_ in game["debts"]]
    assert times == sorted(set(times)) and times[:8] == [(0, number) for number in range(1, 9)]
    assert {number for _, number in times} == set(range(1, 9))
    assert any(french > 0 for _, _, french, *_ in game["debts"])
    told = debts.told([{"debts": [[0, 1, 2, 4, 4, 4]]}, {"debts": [[0, 1, 0, 0, 4, 4]]}])
    assert told == ["turn 1, after round 1: Debt 25% and 50% of the limit, at the limit 0% and 50% of 2"]


def test_games_among_equals_are_the_same_whoever_plays_them() -> None:
    contest = Contest(EMPIRES, 2, ["random"], 3, seed="several")
    asked = [(contest, number, "", math.inf) for number in (2, 1)]
    several = sorted(side_by_side.played(equals.play, asked, 2), key=lambda game: game["number"])
    alone = [equals.play(contest, number, "") for number in (1, 2)]
    assert [game["scores"] for game in several] == [game["scores"] for game in alone]
    assert equals.play(contest, 0, "", 0.0) == {}, "time was up before its end"


def test_every_kind_of_journal_tells_who_won(tmp_path: Path) -> None:
    """A first place that is shared counts in parts; lines that are no games are passed over."""
    lines = [
        {"game": EMPIRES, "hero": "network"},
        {"deal": 3, "seats": ["france", "spain"], "scores": {}, "ranking": [["france"], ["spain"]]},
        {"deal": 3, "number": 9, "seats": ["spain", "france"], "scores": {}, "winners": ["france", "spain"]},
        {"number": 4, "seats": ["spain", "france"], "scores": {}, "winners": []},
    ]
    path = tmp_path / "journal.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    games = balance.games_of(path)
    assert [game["number"] for game in games] == [3, 3, 4]
    assert [line.partition(" (")[0] for line in equals.wins(games)] == [
        "france: 50% of 3",
        "spain: 17% of 3",
        "place 1: 50% of 3",
        "place 2: 17% of 3",
    ]


def test_foresight_is_the_surprise_in_who_won() -> None:
    """Even chances surprise by the logarithm of their number; whoever expects the winner to win is surprised less."""
    assert math.isclose(foresight.surprise([0.0] * 4, [0.0, 1.0, 0.0, 0.0]), math.log(4))
    assert math.isclose(foresight.surprise([math.log(3), 0.0], [0.5, 0.5]), -math.log(0.75 * 0.25) / 2)
    moment = {"left": 1.0, "own": [0.5, 0.5], "expected": [1.0, 0.0]}
    won, lost = ({"won": [first, 1 - first], "moments": [moment]} for first in (1.0, 0.0))
    own, network, both = foresight.judged(won)
    assert math.isclose(own, math.log(2)) and network < 0.01 and both == network, "at the beginning the network alone"
    assert foresight.judged(lost)[1] > 4
    told = foresight.tell([won, won])
    assert told[1].startswith("network: 0.009, -0.685 ± 0.000")
    assert told[3:] == ["first third of the game: 0.693, network 0.009, both 0.009"], "later nothing was looked at"
