"""`tricorne play` and `simulate` with Imperial Struggle: the board, commands of its own, hidden things stay hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import Said, refused, run_tricorne

GAME = "imperial-struggle"
ALONE = ("play", GAME, "--me", "france", "--seed", "5")
HOT_SEAT = ("play", GAME, "--me", "france,britain", "--seed", "5")
OPENING = ("choose john-law", "choose court-of-the-sun-king")


def session(*lines: str, start: tuple[str, ...] = ALONE) -> Said:
    said = run_tricorne(*start, typed="\n".join(lines) + "\n")
    assert said.status == 0, said.err
    assert said.err == ""
    return said


def test_the_board_shows_regions_tracks_and_the_war() -> None:
    said = session("quit")
    for words in ("Peace turn 1", "VP 15", "North America", "plassey 3 Fr", "Demand:", "Next war: War of the Spanish"):
        assert words in said.out.replace("\u00a0", " ")
    assert "France chooses a ministry" in said.out


def test_prices_stand_beside_the_choices() -> None:
    said = session(*OPENING, "first france", "take inv-05-e3-d2", "trade caribbean", "quit")
    assert re.search(r"Shift Caicos for 2", said.out)
    assert "France has Economic 3, Diplomatic 2 minor." in said.out


def test_a_round_is_told_and_taken_back() -> None:
    said = session(*OPENING, "first france", "take inv-05-e3-d2", "trade caribbean", "shift caicos", "undo", "quit")
    assert "Caicos gets a French flag for 2." in said.out
    assert "Taken back: " in said.out


def test_the_other_sides_choices_are_not_told() -> None:
    said = session(*OPENING, "quit")
    assert "Britain chooses a ministry." in said.out
    assert "2 face down" in said.out
    assert not re.search(r"Britain chooses [A-Z]", said.out)


def test_two_people_hand_the_screen_over() -> None:
    said = session(*OPENING, "quit", start=HOT_SEAT)
    assert "hand the screen to Britain" in said.out
    after = said.out.split("hand the screen to Britain")[1]
    assert "John Law" not in after


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("cards", "Bonus, does not hold yet:"),
        ("war", "2 Treaty Points to the loser"),
        ("advantages", "algonquin-raids (algonquin; France)"),
        ("scores", "would become"),
        ("help", "cards            your hand"),
        ("odds", "neither a choice nor a command"),
        ("why choose pitt-the-elder", "is a ministry of the other side"),
        ("aside pay britain 3", "this game has none"),
        ("rule IS-R166", "IS-R166:"),
    ],
)
def test_commands_answer_and_the_same_side_is_asked(typed: str, answer: str) -> None:
    said = session(typed, "quit")
    assert answer in said.out
    assert "France> quit" in said.out


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session(*OPENING, f"save {file}", "quit")
    said = session("quit", start=("play", "--resume", str(file)))
    assert "holds the Initiative" in said.out


@pytest.mark.long_case
def test_bots_play_a_whole_game_to_watch() -> None:
    said = run_tricorne("play", GAME, "--me", "none", "--seed", "8")
    assert said.status == 0
    assert re.search(r"(France|Britain) wins (at once: |by |: )", said.out)


def test_simulate_both_sides() -> None:
    said = run_tricorne("simulate", GAME, "--games", "2", "--bots", "heuristic,random", "--json", "-")
    answer = json.loads(said.out)
    assert sorted(answer["results"][0]["seats"]) == ["britain", "france"]
    assert answer["statistics"]["figures"]["flags"]["heuristic"]["least"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((GAME, "--me", "spain"), ("no power 'spain'",)),
        ((GAME, "--me", "france", "--players", "3"), ("3 players",)),
        ((GAME, "--me", "france", "--option", "spanish-empir=true"), ("did you mean spanish-empire",)),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run_tricorne("play", *arguments), *words)
