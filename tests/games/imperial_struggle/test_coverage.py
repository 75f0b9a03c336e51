"""Every rule of the catalogue, every worked example and every ruling is named by a test (law 7 of the house)."""

from pathlib import Path

import pytest

from tricorne.games.imperial_struggle.rulebook import rulebook
from tricorne.kernel.testing import rules_named_in

TESTS = Path(__file__).parent.parent.parent
FOLDERS = ["games/imperial_struggle", "golden/imperial_struggle"]
EXAMPLES = [
    "5.4.2",
    "5.5.2 example 1",
    "5.5.2 example 2",
    "5.6.6 example 1",
    "5.6.6 example 2",
    "7.1.4",
    "7.2.1",
    "7.2.2",
]


@pytest.mark.parametrize("missing", ["missing_rules", "missing_examples", "missing_rulings"])
def test_nothing_of_the_catalogue_is_without_a_test(missing: str) -> None:
    named = [id for folder in FOLDERS for id in rules_named_in(str(TESTS / folder))]
    assert rulebook().coverage(named).to_json()[missing] == []


def test_the_worked_examples_of_the_rulebook_are_golden_tests() -> None:
    golden = rules_named_in(str(TESTS / FOLDERS[1]))
    shown = [source for rule in rulebook().examples.values() if rule.id in golden for source in rule.sources]
    assert [example for example in EXAMPLES if f"§{example}" not in shown] == []
