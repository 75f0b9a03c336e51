"""What holds for every test."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conformance.seating import Seating
from tricorne.kernel import languages

if TYPE_CHECKING:
    from tests.server.post_office import PostOffice

# A message with a key or an argument that its English does not know fails the test that makes it.
languages.CHECKING = True


# Modules, tests and their settings stay until the end: Python need not look through them again and again for cycles.
gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


SHARE = int(os.environ.get("TRICORNE_SHARE", "1"))
"""Of the tests of single rules and of tables that another run sits down at, only one in so many is run."""
GAMES = Path(__file__).parent / "games"
CONFORMANCE = Path(__file__).parent / "conformance"
FUZZ = Path(__file__).parent / "fuzz"
FUZZ_SHARE = min(SHARE, 3)
"""Of random games under settings that the engine as Python plays too; ``make fuzz`` and ``make test-long`` play all."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tables that are not among the chosen ones are for the compiled engine."""
    for item in items:
        given = getattr(item, "callspec", None)
        table = None if given is None else given.params.get("table")
        if isinstance(table, Seating) and not table.chosen:
            item.add_marker(pytest.mark.long_play)
        if isinstance(table, Seating) and table.for_long:
            item.add_marker(pytest.mark.long_case)
    if SHARE > 1:
        left_out = not_in_the_share(items)
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]


def not_in_the_share(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of single rules, and of tables that also the engine as Python sits down at, that another run has shown;
    long games and leaks are never among them."""
    single = [
        item
        for item in items
        if (item.path.is_relative_to(GAMES) or item.path.is_relative_to(CONFORMANCE))
        and "leaks" not in item.path.name
        and item.get_closest_marker("long_play") is None
    ]
    random_games = [item for item in items if item.path.is_relative_to(FUZZ)]
    return [item for at, item in enumerate(single) if at % SHARE] + [
        item for at, item in enumerate(random_games) if at % FUZZ_SHARE
    ]


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    """A post office for the letters of a club."""
    from tests.server.post_office import PostOffice

    found = PostOffice()
    yield found
    found.close()
