"""The coach and the book tell what holds for every table: no fact of a position can stand in their words."""

from __future__ import annotations

import re

import pytest

import tricorne
from tricorne.kernel.languages import languages
from tricorne.lessons.texts import COACH, lesson_text

FACT = re.compile(r"\{\s*\$")


@pytest.mark.parametrize("game", tricorne.games()[:2])
def test_the_coach_has_no_place_for_a_fact(game: str) -> None:
    for language in languages():
        words = lesson_text(game, COACH, language)
        assert "begin-words" in words and not FACT.search(words)
