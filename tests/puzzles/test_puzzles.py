"""Every puzzle that ships is one: its solution is open, clearly best by deep search, and found by a quick one too."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tests.for_long import for_long
from tricorne.bots import Seat
from tricorne.kernel.message import read_message
from tricorne.puzzles import BadPuzzle, Puzzle, puzzle, puzzles
from tricorne.puzzles.make import PROOF, QUICK, passes_of, searching
from tricorne.puzzles.puzzle import CLEAR, opened

ALL = [(game, one) for game in tricorne.games() for one in puzzles(game)]
LANGUAGES = ("en", "de", "fr", "he")


def proven(at: int, game: str, found: Puzzle) -> Any:
    """One in three in make test, all in make test-long."""
    name = f"{game}/{found.id}"
    return for_long(game, found, id=name) if at % 3 else pytest.param(game, found, id=name)


@pytest.mark.long_play
@pytest.mark.parametrize(("game", "found"), [proven(at, *one) for at, one in enumerate(ALL)])
def test_a_puzzle_is_proven(game: str, found: Puzzle) -> None:
    state = opened(game, found.id)
    actions = state.game.actions
    legal = [actions[action].text for action in state.legal()]
    assert state.actor == found.seat and state.prompt.key == found.question
    assert {one.text for one in found.choices} <= set(legal) and found.glance in legal
    assert found.gap >= CLEAR - 0.001, "what was written down is clear"
    assert found.passes > 2 * passes_of(state.game, QUICK), "it was found by a deeper search than the one here"
    looked = searching(state.game, QUICK).weigh(Seat(state, found.seat, PROOF))
    assert actions[looked[0][0]].text == found.solution
    said = {read_message(found.reason).text(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES), "the reason is told in each language"


def test_there_are_enough_of_them() -> None:
    assert len(puzzles("struggle-of-empires")) >= 6
    assert len(puzzles("imperial-struggle")) >= 8


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadPuzzle, match="game-99"):
        puzzle("struggle-of-empires", "game-99")
