"""Small games at the terminal, each by its id: watched to the end, and played by a person."""

from __future__ import annotations

import pytest

from tests.cli.command import refused, run_tricorne
from tests.for_long import for_long

WATCHED = [
    ("imperial-struggle/one-theater", "inv-15"),
    ("struggle-of-empires/one-attack", ""),
    for_long("struggle-of-empires/one-auction", ""),
    for_long("imperial-struggle/one-peace-turn", ""),
]


@pytest.mark.parametrize(("id", "words"), WATCHED)
def test_bots_play_a_small_game_to_its_end(id: str, words: str) -> None:
    said = run_tricorne("play", id, "--me", "none", "--seed", "3", "--bots", "random")
    assert said.status == 0 and said.err == "", said.err
    assert "wins" in said.out or "win" in said.out.splitlines()[-1]
    assert words in said.out


def test_a_person_is_asked_where_the_small_game_begins() -> None:
    """In the first theater of a war at once, no peace before it; and it is over after a few choices."""
    typed = "\n".join(["1"] * 40) + "\nquit\n"
    said = run_tricorne("play", "imperial-struggle/one-theater", "--me", "france", "--seed", "3", typed=typed)
    assert said.status == 0, said.err
    assert "Central Europe: France" in said.out and "choose-ministry" not in said.out
    assert "wins" in said.out.splitlines()[-1]


def test_a_small_game_that_is_not_there_is_refused() -> None:
    refused(run_tricorne("play", "imperial-struggle/one-minute"), "no small game", "one-theater")
