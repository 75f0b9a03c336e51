"""The texts of lessons in every language: readable as Fluent, none too long, each a translation of an English one."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from tests.lessons.walking import ALL, GAMES, named
from tricorne.kernel.languages import ENGLISH, languages, part_of
from tricorne.lessons import Lesson, lessons
from tricorne.lessons.texts import TITLES, lesson_text

MOST_WORDS = 60
"""A step is read in a few seconds; other languages need some more words than English."""
FOREIGN = [language for language in languages() if language != ENGLISH]


def values(text: str) -> dict[str, str]:
    """The texts of a file; refused where Fluent would not read one."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        assert isinstance(entry, ast.Message) and entry.value is not None
        parts = entry.value.elements
        assert all(isinstance(part, ast.TextElement) for part in parts), f"{entry.id.name} has a hole"
        found[entry.id.name] = "".join(str(part.value) for part in parts if isinstance(part, ast.TextElement))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_text_can_be_read(lesson: Lesson, language: str) -> None:
    for id, words in values(lesson_text(lesson.game, lesson.id, language)).items():
        assert words.strip() and len(words.split()) <= MOST_WORDS, (id, len(words.split()))
        assert not re.search(r"\s--\s|—", words), f"{id}: write two sentences"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_a_title_and_a_goal(game: str, language: str) -> None:
    own = part_of(game, f"lessons/{TITLES}", language)
    assert list(own) == [f"lesson-{one.id}" for one in lessons(game)]
    for text in own.values():
        assert ".goal = " in text


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_a_translation_is_whole(lesson: Lesson, language: str) -> None:
    """Whoever reads a lesson in his language meets no English in the midst of it, and every number stays the same."""
    english = part_of(lesson.game, f"lessons/{lesson.id}", ENGLISH)
    own = part_of(lesson.game, f"lessons/{lesson.id}", language)
    assert list(own) == list(english)
    for id in own:
        assert own[id] != english[id] or (language == "fr" and "points" in own[id]), f"{id} is English"
        figures = [sorted(re.findall(r"\d+", text.partition(" = ")[2])) for text in (own[id], english[id])]
        assert figures[0] == figures[1], f"{id} has other numbers"
