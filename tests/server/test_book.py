"""The book of rules: complete, in the language that was asked for, with the title of every section, mark and term."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, has, languages, whole_text
from tricorne.server.book import book

GAMES = ["struggle-of-empires", "imperial-struggle"]
SEATS = {"struggle-of-empires": ["britain", "france", "spain"], "imperial-struggle": ["britain", "france"]}


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
def test_figures_of_a_position_lie_where_they_are_said_to(id: str) -> None:
    """In the view of everybody who looks on, so that nobody reads more beside a rule than on the board."""
    rules = tricorne.game(id).rulebook
    figures = book(id, ENGLISH).figures
    assert len({rule for figure in figures for rule in figure.rules}) >= 8
    assert len({figure.id for figure in figures}) == len(figures)
    state = tricorne.game(id).new(SEATS[id], seed=4)
    for seat in (*SEATS[id], None):
        view = state.view(seat)
        for figure in figures:
            assert [rule for rule in figure.rules if not rules.knows(rule)] == []
            found = at(view, figure.rows)
            for row in found if isinstance(found, list) else [found]:
                if row is None or (figure.where and not row.get(figure.where)):
                    continue  # such as the turn before anybody has one
                assert not figure.named or has(f"{id}/{figure.named}-{row[figure.name]}"), figure.title
                for value in figure.values:
                    at(row, value.partition(":")[0])


def at(value: Any, path: str) -> Any:
    """What lies at a path; None after something that is not there now, an error where it leads nowhere."""
    for key in path.split(".") if path else []:
        value = None if value is None else value[key]
    return value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", GAMES)
def test_figures_have_titles_and_several_columns_have_heads(id: str, language: str) -> None:
    for figure in book(id, language).figures:
        assert figure.title
        assert [bool(head) for head in figure.heads] == [len(figure.values) > 1] * len(figure.values), figure.title


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
