"""The coach and the book tell what holds for every table: no fact of a position can stand in their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tricorne
from tricorne.kernel.languages import languages
from tricorne.lessons.texts import COACH, lesson_text

COACHES = Path(__file__).parents[2] / "client" / "src" / "coach"
FACT = re.compile(r"\{\s*\$")


@pytest.mark.parametrize("game", tricorne.games()[:2])
def test_the_coach_has_no_place_for_a_fact(game: str) -> None:
    for language in languages():
        words = lesson_text(game, COACH, language)
        assert "begin-words" in words and not FACT.search(words)


def test_the_coach_reads_what_is_asked_and_nothing_else_of_the_table() -> None:
    """Of a view, a log or a score it knows nothing."""
    code = (COACHES / "Coach.svelte").read_text()
    read = set(re.findall(r"\btable\.(\w+)", code))
    assert read == {"board", "prompt", "asked", "choice", "number"}
