"""What holds for every test."""

import pytest

from tests.conformance.seating import Seating
from tricorne.kernel import languages

# A message with a key or an argument that its English does not know fails the test that makes it.
languages.CHECKING = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tables that are not among the chosen ones are for the compiled engine."""
    for item in items:
        given = getattr(item, "callspec", None)
        table = None if given is None else given.params.get("table")
        if isinstance(table, Seating) and not table.chosen:
            item.add_marker(pytest.mark.long_play)
