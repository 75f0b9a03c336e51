"""The rules of the catalogues are told in every language: those behind the options of a table, and all others."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, languages, written

OTHERS = [one for one in languages() if one != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", ["struggle-of-empires", "imperial-struggle"])
def test_every_rule_is_told(id: str, language: str) -> None:
    """Rulings too."""
    told = written(id, language)
    book = tricorne.game(id).rulebook
    rules = [*book.rules, *book.rulings]
    assert len(rules) > 600
    assert [rule for rule in rules if f"rule-{rule.replace('.', '_')}" not in told] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", ["struggle-of-empires", "imperial-struggle"])
def test_what_stands_behind_options_and_choices_is_told(id: str, language: str) -> None:
    game = tricorne.game(id)
    ids = set(game.choosing_rules)
    for option in game.options.options.values():
        ids.update(option.rules)
    told = written(id, language)
    assert [rule for rule in sorted(ids) if f"rule-{rule.replace('.', '_')}" not in told] == []
    assert all(game.rulebook.knows(rule) for rule in ids)
