"""Where a rule can be read in two ways, the form of a table tells the rules behind each reading, in every language."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.kernel.languages import ENGLISH, languages, written

READINGS = "readings"


@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
@pytest.mark.parametrize("id", ["struggle-of-empires", "imperial-struggle"])
def test_the_rules_behind_readings_and_choices_are_told(id: str, language: str) -> None:
    game = tricorne.game(id)
    ids = set(game.choosing_rules)
    readings = [option for option in game.options.options.values() if option.group == READINGS]
    assert readings and all(option.rules for option in readings)
    for option in readings:
        ids.update(option.rules)
    told = written(id, language)
    missing = [rule for rule in sorted(ids) if f"rule-{rule.replace('.', '_')}" not in told]
    assert missing == []
    assert all(game.rulebook.knows(rule) for rule in ids)
