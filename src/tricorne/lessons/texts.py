"""The texts of lessons. They are fetched lesson by lesson: a table needs none of them."""

from __future__ import annotations

from functools import cache

from tricorne.kernel.languages import ENGLISH, part_of

TITLES = "titles"
"""The part with the titles and goals of all lessons of a game: ``lesson-ID`` and its attribute ``goal``."""

COACH = "coach"
"""The part with what the coach of a first game says: ``on-KEY-words`` and ``-advice`` by the key of a question,
``verb-VERB-...`` by the verb of a menu, ``begin-...`` before the first of all."""


def lesson_text(game: str, id: str, language: str) -> str:
    """The texts of a lesson (or of TITLES) as one Fluent file; what the language lacks in English."""
    part = f"lessons/{id}"
    return "".join({**part_of(game, part, ENGLISH), **part_of(game, part, language)}.values())


@cache
def ids(game: str, id: str) -> frozenset[str]:
    """The ids of the texts that a lesson has."""
    return frozenset(part_of(game, f"lessons/{id}", ENGLISH))
