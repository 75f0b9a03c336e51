"""Every rule of the catalogue, every worked example and every ruling is named by a test (law 7 of the house)."""

from pathlib import Path

import pytest

from tricorne.games.struggle_of_empires.rulebook import rulebook
from tricorne.kernel.testing import rules_named_in

TESTS = Path(__file__).parent.parent.parent
FOLDERS = ["games/struggle_of_empires", "golden/struggle_of_empires", "leaks", "server"]


@pytest.mark.parametrize("missing", ["missing_rules", "missing_examples", "missing_rulings"])
def test_nothing_of_the_catalogue_is_without_a_test(missing: str) -> None:
    named = [id for folder in FOLDERS for id in rules_named_in(str(TESTS / folder)) if not id.startswith("IS-")]
    assert rulebook().coverage(named).to_json()[missing] == []
