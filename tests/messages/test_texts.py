"""The texts of all messages: every language has every one of them with the same facts, and Fluent can read them."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

import tricorne
from tricorne.kernel import languages

GAMES = tricorne.games()
OWNERS = [languages.SHARED, *GAMES]
PART = re.compile(r"\{ ([a-z][\w-]*) \}")
OTHERS = [language for language in languages.languages() if language != languages.ENGLISH]

REPLACED = {
    "de": ["Versteigerung", "Festung", "Flottenkasten", "Friedenszug", "Drill der", "Plättchen zum Benutzen"],
    "fr": [" bots ", " un bot ", "de bot ", "exercice de l’armée", "points d’économie", "points de diplomatie"],
}
"""Words of the shared texts that readers of the language have replaced by others: one word for one thing."""


@cache
def ids(owner: str, language: str) -> frozenset[str]:
    return frozenset(languages.written(owner, language))


@cache
def parts(owner: str, language: str) -> frozenset[str]:
    """Texts that stand inside others: they use the facts of those."""
    used = {part for text in languages.written(owner, language).values() for part in PART.findall(text)}
    return ids(owner, language) & used


def facts(owner: str, language: str, id: str) -> set[str]:
    """What a text uses, forms of the same fact together: ``$region-in`` is of ``region``."""
    return {variable.partition("-")[0] for variable in languages.book(owner, language).variables(id)}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", languages.languages())
def test_fluent_reads_every_file(owner: str, language: str) -> None:
    for path in languages.sources(owner, language):
        read = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in read.body if isinstance(entry, ast.Junk)]
        assert junk == [], path


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", languages.languages())
def test_no_text_stands_twice(owner: str, language: str) -> None:
    seen: set[str] = set()
    for path in languages.sources(owner, language):
        found = set(languages.entries_of(path.read_text(encoding="utf-8")))
        assert not seen & found, path
        seen |= found


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_text(owner: str, language: str) -> None:
    assert sorted(ids(owner, languages.ENGLISH) - ids(owner, language)) == []
    # Rules are told in English by the catalogue of the game; a language may have parts that its grammar needs.
    more = ids(owner, language) - ids(owner, languages.ENGLISH) - parts(owner, language)
    assert sorted(id for id in more if not id.startswith(("rule-", "corrected-"))) == []


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_text_uses_no_fact_that_english_lacks(owner: str, language: str) -> None:
    for id in (ids(owner, languages.ENGLISH) & ids(owner, language)) - parts(owner, language):
        more = facts(owner, language, id) - facts(owner, languages.ENGLISH, id)
        assert more == set(), f"{language}: {id} knows no {more}"


@pytest.mark.parametrize("language", OTHERS)
def test_shared_texts_leave_no_fact_out(language: str) -> None:
    for id in ids(languages.SHARED, languages.ENGLISH) & ids(languages.SHARED, language):
        left = facts(languages.SHARED, languages.ENGLISH, id) - facts(languages.SHARED, language, id)
        assert left == set(), f"{language}: {id} leaves out {left}"


def test_a_percent_sign_stays_with_its_figure() -> None:
    """A figure stands apart from Hebrew letters, and its sign with it: otherwise it reads %60."""
    assert "\u206860%\u2069" in languages.book("", "he").format("advice-chance-words", {"percent": 60})


@pytest.mark.parametrize("language", sorted(REPLACED))
def test_shared_texts_have_one_word_for_one_thing(language: str) -> None:
    for id, text in languages.written(languages.SHARED, language).items():
        assert [word for word in REPLACED[language] if word in text] == [], id
