"""Random games under every pair of option values; TRICORNE_FUZZ_GAMES says how many (make fuzz: 20,000)."""

from __future__ import annotations

import os

import pytest

from tests.every_game import every_game
from tests.fuzz.pairwise import PLAYERS, PRESET, Setting, factors, settings
from tests.fuzz.play import play_one
from tests.fuzz.report import watch, write

GAMES = int(os.environ.get("TRICORNE_FUZZ_GAMES", "24"))
"""Every setting once on Python, where a write into a shared list is caught; compiled ``make test`` repeats a third."""
COUNTS = os.environ.get("TRICORNE_FUZZ_COUNTS", "")
"""Folder for what occurred in the games; report.py prints it."""
CHUNKS = 16


@pytest.fixture(scope="module")
def plans() -> dict[str, list[Setting]]:
    return {id: settings(game)[0] for id, game in every_game().items()}


@pytest.mark.parametrize("id", every_game())
def test_every_pair_of_values_is_played(id: str, plans: dict[str, list[Setting]]) -> None:
    """The plan holds every value of every option under every preset and number of players."""
    game = every_game()[id]
    for key, values in factors(game):
        for value in values:
            rows = [
                row for row in plans[id] if {PLAYERS: row.players, PRESET: row.preset, **row.options}.get(key) == value
            ]
            assert rows, f"{key} = {value} is in no setting"


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("id", every_game())
def test_random_games(id: str, chunk: int, plans: dict[str, list[Setting]]) -> None:
    game = every_game()[id]
    plan = plans[id]
    decisions = 0
    eyes = watch(id)
    for number in range(chunk, GAMES, CHUNKS):
        setting = plan[number % len(plan)]
        try:
            decisions += play_one(game, setting, number, eyes)
        except Exception as fault:
            fault.add_note(f"game {number} of {id}: {setting.players} players, {setting.preset}, {setting.options}")
            raise
    assert decisions > 0
    if COUNTS:
        write(COUNTS, id, str(chunk), len(range(chunk, GAMES, CHUNKS)), eyes.counts)
