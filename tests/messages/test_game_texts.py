"""The texts of each game: the same facts in every language, none of them idle, and what readers of each language asked
to keep to."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer, ast

import tricorne
from tests.messages.families import GAMES, banned, put_together
from tests.messages.texts import OTHERS, arguments, book, entry, own, quoted, sources

RULE = "rule-"
"""Rules are told in English by the catalogue, in other languages by texts."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_use_the_same_facts_in_every_language(game: str, language: str) -> None:
    unlike = [key for key in own(game, "en") if arguments(game, language, key) != arguments(game, "en", key)]
    assert unlike == []


@pytest.mark.parametrize("game", GAMES)
def test_names_have_the_forms_that_english_has(game: str) -> None:
    """Another language may have more forms of a name; only those that English grammar needs may be missing there."""
    own_to_english = {"adjective", "the", "label"}
    for key in own(game, "en"):
        forms = {one.id.name for one in entry(game, "en", key).attributes} - own_to_english
        for language in OTHERS:
            theirs = {one.id.name for one in entry(game, language, key).attributes}
            assert forms <= theirs, f"{language}: {key} lacks {forms - theirs}"


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_idle(game: str) -> None:
    # The home page tells the blurb of every game, the end of a game how its last column is called.
    used = quoted(game) | put_together(game) | {"blurb", "end-lead"}
    used |= {key for key in own(game, "en") if f"{{ {key} }}" in "".join(own(game, "en").values())}
    idle = [key for key in own(game, "en") if key not in used]
    assert idle == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_in_the_code_has_a_text(game: str) -> None:
    """What is plainly a key: the first thing that ``say``, ``refuse``, ``t``, ``tell`` or ``maybe`` is given."""
    named = re.findall(r"\b(?:say|refuse|t|tell|maybe)\(\s*\"([a-z][a-z0-9-]*)\"", sources(game))
    assert len(named) > 100
    house = {"board", "close", "plate-map", "since-on"}
    assert {key for key in named if not book(game, "en").has(key)} <= house


@pytest.mark.parametrize("game", GAMES)
def test_families_have_all_their_members(game: str) -> None:
    untold = {"act-from", "act-third"}
    assert {key for key in put_together(game) if not book(game, "en").has(key)} - untold == set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_are_told_are_rules(game: str) -> None:
    rulebook = tricorne.game(game).rulebook
    for language in OTHERS:
        told = {key.removeprefix(RULE).replace("_", ".") for key in own(game, language) if key.startswith(RULE)}
        assert len(told) > 100
        assert [id for id in told if not rulebook.knows(id)] == []
        assert told == {key.removeprefix(RULE).replace("_", ".") for key in own(game, "de") if key.startswith(RULE)}


# -- what the readers of each language asked for -----------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_one_word_for_one_thing(game: str, language: str) -> None:
    for key, text in own(game, language).items():
        assert [word for word in banned(game, language) if word in text] == [], key


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_not_told_as_one(game: str) -> None:
    """French calls nothing singular: a branch for one must tell the number, or nothing needs a branch of its own."""
    for key in own(game, "fr"):
        for select in _selects(entry(game, "fr", key)):
            branches = {_name(variant.key): variant.value for variant in select.variants}
            if "one" in branches and "0" not in branches:
                assert isinstance(select.selector, ast.VariableReference)
                told = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(_message(branches["one"])))
                assert select.selector.id.name in told, key


def _message(pattern: ast.Pattern) -> ast.Message:
    return ast.Message(ast.Identifier("text"), pattern)


def _selects(node: object) -> list[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        return [node, *(found for variant in node.variants for found in _selects(variant.value))]
    if isinstance(node, ast.BaseNode):
        return [found for value in vars(node).values() for found in _selects(value)]
    return [found for one in node for found in _selects(one)] if isinstance(node, list) else []


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


@pytest.mark.parametrize("game", GAMES)
def test_hebrew_runs_from_the_right(game: str) -> None:
    """A text without letters needs a mark to run from the right; a sign before a figure needs one to stay there."""
    for key, text in own(game, "he").items():
        assert '"\\u20' not in text, f"{key}: a mark in braces has no effect"
        assert not re.search(r"(?<![\u200e}])[+−]\d", text), f"{key}: a sign without its mark"
        for line in re.split(r"\n\s+(?:\*?\[[\w-]+\]|\.\w+ =)", text.partition("=")[2]):
            said = re.sub(r"\{[^{}]*\}", "", line)
            holes = re.findall(r"\{ \$", line)
            if len(holes) > 1 and not re.search(r"[\u0590-\u05ff\u200f\u2066]", said) and "->" not in line:
                raise AssertionError(f"{key} runs from the left: {line}")
