"""`tricorne play` through a pipe: people and bots, notation, undo, why, odds, save and resume."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tricorne
from tests.cli.command import GAME, Said, refused, run_tricorne
from tricorne.kernel.testing import rule

TABLE = ("play", GAME, "--seats", "britain,france,russia", "--seed", "5", "--option", "setup-duplicates=keep")
HOT_SEAT = (*TABLE, "--me", "britain,france,russia")
ALONE = (*TABLE, "--me", "britain")


def session(*lines: str, start: tuple[str, ...] = HOT_SEAT) -> Said:
    said = run_tricorne(*start, typed="\n".join(lines) + "\n")
    assert said.status == 0, said.err
    assert said.err == ""
    return said


def test_hot_seat_begins_with_a_board_and_numbered_choices() -> None:
    said = session("quit")
    assert "Ottoman Empire" in said.out
    assert "Great Britain places a starting unit (1 of 5)" in said.out
    assert re.search(r"\b1 army north-america", said.out)
    assert "Left." in said.out


def test_numbers_and_notation_play_and_the_screen_is_handed_over() -> None:
    said = session("place navy africa", "1", "quit")
    assert "Great Britain places a navy in Africa" in said.out
    assert "hand the screen to France" in said.out
    assert "hand the screen to Russia" in said.out
    assert "Russia> quit" in said.out


def test_no_curtain_for_one_person() -> None:
    said = session("place navy africa", "quit", start=ALONE)
    assert "hand the screen" not in said.out
    assert re.search(r"France places an? \w+ in", said.out)
    assert "Great Britain places a starting unit (2 of 5)" in said.out


def test_only_the_unrest_of_the_seat_at_the_screen_is_shown() -> None:
    """Others' unrest is a question mark in every table that the seat sees."""
    said = session("place navy africa", "quit", start=ALONE)
    rows = [line for line in said.out.splitlines() if re.match(r" (Great Britain|France|Russia) .*\(\+", line)]
    assert len(rows) == 6
    for row in rows:
        assert ("? (+0)" in row) == (not row.startswith(" Great Britain"))


def test_undo_takes_back_what_bots_did_too() -> None:
    said = session("place army india", "undo", "place army africa", "log 20", "quit", start=ALONE)
    assert "Taken back: " in said.out
    assert said.out.count("Great Britain places a starting unit (1 of 5)") == 2


def test_undo_of_nothing_is_refused_and_the_game_goes_on() -> None:
    said = session("undo", "place army india", "quit")
    assert "nothing can be taken back" in said.out
    assert "France> quit" in said.out


def test_why_names_the_rules_and_says_them() -> None:
    said = session("why place navy german-states", "why place army india", "quit")
    assert "Not now: there is no ship icon in the German States (SETUP-28, BOARD-4)" in said.out
    assert "BOARD-4: No navy may ever be" in said.out
    assert "place army india is open to you now" in said.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "there is no choice 99"),
        ("plce army india", "did you mean place?"),
        ("dance", "type a number, a choice, or help"),
        ("place navy german-states", "no ship icon"),
        ("place army atlantis", "is not an action of this game"),
        ("rule LOSS-999", "unknown rule"),
        ("rule loss-6", "LOSS-6: The second loss"),
        ("save", "write save FILE"),
        ("save /nowhere/at/all", "there is no folder"),
        ("resume", "write resume FILE"),
        ("resume nothing.txt", "cannot be read"),
        ("log ten", "log takes a number"),
        ("odds", "odds attack india france"),
        ("odds place army india", "rolls no dice"),
        ("odds attack india france", "places a starting unit now"),
        ("odds sea", "Success"),
        ("why", "write why ACTION"),
        ("aside pay", "pay POWER GOLD"),
        ("spain: say hello", "neither a choice nor a command"),
        ("tiles", "army-training (6 gold)"),
        ("help", "odds ATTACK"),
        ("view", "Setting up"),
    ],
)
def test_commands_answer_and_the_same_player_is_asked(typed: str, answer: str) -> None:
    said = session(typed, "quit")
    assert answer in said.out
    assert "Britain> quit" in said.out


def test_asides_are_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said = session("aside pay france 3", "russia: say well met", f"save {file}", "quit")
    assert "Great Britain pays France 3 gold" in said.out
    lines = [str(line) for line in tricorne.Record.read(file.read_text()).lines]
    assert lines[1:] == ["1 britain: pay france 3", "2 russia: say well met"]


def test_a_bid_is_one_line(tmp_path: Path) -> None:
    """Typed at once or part by part: the record and the log have it as one act, and nobody turns pages."""
    state = tricorne.game(GAME).new(["britain", "france", "russia"], seed=5, options={"setup-duplicates": "keep"})
    while state.prompt.key != "bid":
        state.play(state.legal()[0])
    file = tmp_path / "game.txt"
    file.write_text(str(state.record))
    typed = [
        "bid 2",
        "red britain",
        "blue france",
        "why bid 2",
        "bid 25 red france blue russia",
        f"save {file}",
        "quit",
    ]
    said = session(*typed, start=("play", "--resume", str(file), "--me", "britain,france,russia"))
    lines = [line.text for line in tricorne.Record.read(file.read_text()).lines]
    assert lines[-2:] == ["bid 2 red britain blue france", "bid 25 red france blue russia"]
    assert "Great Britain bids 2: Great Britain red, France blue." in said.out
    assert "bid 0 " in said.out and "2 is not above 2" in said.out
    assert "higher bids" not in said.out and "Raise the bid" not in said.out


def test_save_and_resume_go_on_where_the_game_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session("place army india", f"save {file}", "quit", start=ALONE)
    text = file.read_text()
    assert text.startswith("# Led by: britain=person france=heuristic russia=heuristic\n")
    assert tricorne.verify(text).ok
    said = session("log 30", "quit", start=("play", "--resume", str(file)))
    assert "Britain: Place an army in India" in said.out
    assert "Great Britain places a starting unit (2 of 5)" in said.out
    within = session(f"resume {file}", "quit")
    assert "Great Britain places a starting unit (2 of 5)" in within.out


def test_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    """Played in one go or saved and resumed in between: the same record."""
    whole = tmp_path / "whole.txt"
    part = tmp_path / "part.txt"
    first, second = ["place army india", "place army africa"], ["place army caribbean", "place navy home"]
    session(*first, *second, f"save {whole}", start=ALONE)
    session(*first, f"save {part}", start=ALONE)
    session(*second, f"save {part}", start=("play", "--resume", str(part)))
    assert whole.read_text() == part.read_text()


def test_bots_play_a_whole_game_to_watch() -> None:
    said = run_tricorne("play", GAME, "--me", "none", "--players", "3", "--seed", "8", "--bots", "random,heuristic")
    assert said.status == 0
    assert "The game is over" in said.out
    assert re.search(r"(\w+|Nobody) (won|wins)\.", said.out)


def test_odds_of_an_attack(tmp_path: Path) -> None:
    """In a position with an attack the table shows the chances, and nothing is rolled."""
    state = tricorne.game(GAME).new(["britain", "france"], seed=3)
    while not (state.actor == "britain" and any("attack" in state.game.actions[a].text for a in state.legal())):
        state.play(state.legal()[0])
    attack = next(state.game.actions[a].text for a in state.legal() if "attack" in state.game.actions[a].text)
    file = tmp_path / "game.txt"
    file.write_text(str(state.record))
    said = session(f"odds {attack}", "quit", start=("play", "--resume", str(file), "--me", "britain"))
    assert re.search(r"changes hands with \d+\.\d%", said.out)
    assert "Britain> quit" in said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("play which game", "struggle-of-empires")),
        (("struggle-of-empire",), ("did you mean struggle-of-empires",)),
        ((GAME, "--me", "brittain"), ("did you mean britain",)),
        ((GAME, "--me", "britain,britain"), ("twice",)),
        ((GAME, "--me", "britain", "--seats", "france,spain"), ("no seat",)),
        ((GAME, "--me", "britain", "--players", "9"), ("9 players", "7")),
        ((GAME, "--me", "britain", "--players", "1"), ("1 seats", "2 to 7")),
        ((GAME, "--me", "britain", "--bots", "genius"), ("no bot 'genius'", "heuristic")),
        ((GAME, "--me", "britain", "--bots", "random,random,random,random"), ("4 bots for 3",)),
        ((GAME, "--me", "britain", "--preset", "delux"), ("deluxe",)),
        ((GAME, "--me", "britain", "--option", "surender=true"), ("did you mean surrender",)),
        ((GAME, "--me", "britain", "--option", "surrender=maybe"), ("true or false",)),
        ((GAME, "--me", "britain", "--option", "surrender"), ("key=value",)),
        ((GAME, "--me", "britain", "--components", "nowhere.toml"), ("nowhere.toml",)),
        (("--resume", "nowhere.txt"), ("nowhere.txt", "cannot be read")),
        ((GAME, "--sead", "5"), ("--seed",)),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    refused(run_tricorne("play", *arguments), *words)


@rule("SETUP-1", "SETUP-2", "SETUP-3")
def test_powers_are_chosen_clockwise(tmp_path: Path) -> None:
    """Two people and two bots: each in turn takes a power that is free, and the table is in that order."""
    file = tmp_path / "game.txt"
    table = ("play", GAME, "--choose", "2", "--players", "4", "--seed", "11", "--option", "setup-duplicates=keep")
    said = session("spain", "spain", "austria", f"save {file}", "quit", start=table)
    assert "Player 1 chooses a power: " in said.out and "Player 2 chooses a power: " in said.out
    assert "Spain is taken" in said.out
    record = tricorne.Record.read(file.read_text())
    assert len(record.seats) == 4 and {"spain", "austria"} < set(record.seats)
    assert record.seats.index("spain") < record.seats.index("austria")
    led = dict(pair.split("=") for pair in file.read_text().splitlines()[0].removeprefix("# Led by: ").split())
    assert [led["spain"], led["austria"]] == ["person", "person"] and list(led.values()).count("heuristic") == 2


def test_powers_are_chosen_or_named() -> None:
    refused(run_tricorne("play", GAME, "--choose", "2", "--me", "britain"), "--choose", "--me")
