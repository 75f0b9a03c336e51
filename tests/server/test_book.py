"""The book of rules: complete, in the language that was asked for, with the title of every section, mark and term."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, languages, whole_text
from tricorne.server.book import book

GAMES = ["struggle-of-empires", "imperial-struggle"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", GAMES)
def test_the_book_holds_every_rule_with_its_marks(id: str, language: str) -> None:
    rules = tricorne.game(id).rulebook
    made = book(id, language)
    held = {rule.id: rule for section in made.sections for rule in section.rules}
    assert list(held) == [*rules.rules, *rules.examples, *rules.rulings]
    assert {held[id].language for id in rules.rules} == {language}
    for section in made.sections:
        assert section.title and not section.title.isupper(), section.id
    for rule in rules.rules.values():
        assert held[rule.id].players == list(rule.players)
        assert held[rule.id].marks == list(rule.editions)
    for mark, words in made.marks.items():
        assert words and mark != words, mark
    assert all("*" not in held[one].words for one in rules.rulings)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_told_in_a_language_differs_from_english(id: str) -> None:
    english = book(id, ENGLISH)
    for language in languages()[1:]:
        other = book(id, language)
        assert [term.id for term in other.terms] == [term.id for term in english.terms]
        same = [a.id for a, b in zip(other.terms, english.terms, strict=True) if a.means == b.means or not a.name]
        assert same == []
        assert [a.id for a, b in zip(other.sections, english.sections, strict=True) if not a.title] == []
        assert other.marks.keys() == english.marks.keys()
        assert [mark for mark in other.marks if other.marks[mark] == english.marks[mark]] == []


@pytest.mark.parametrize("id", GAMES)
def test_terms_lead_to_rules(id: str) -> None:
    rules = tricorne.game(id).rulebook
    for term in book(id, ENGLISH).terms:
        assert [rule for rule in term.rules if not rules.knows(rule)] == []


def test_the_made_up_language_has_no_plain_words() -> None:
    for section in book("struggle-of-empires", "qps").sections:
        assert not any(letter in rule.words for rule in section.rules for letter in "abcdefgh")


@pytest.mark.parametrize("id", GAMES)
def test_a_board_fetches_no_words_of_rules(id: str) -> None:
    assert "\nrule-" not in whole_text(id, "de")
