"""How records of older versions of the rules become records of today.

Each version's table says which options came after it, with the values that were its behaviour: an old record is given
these options, and so it replays as it was played.
"""

from __future__ import annotations

from typing import Final

from tricorne.kernel.migrations import Migration, give_options
from tricorne.kernel.options import Value
from tricorne.kernel.record import Record

VERSION: Final = 2
"""Of the rules and the written form; raised when a record would no longer replay as it was played."""

AS_IN_VERSION_1: Final[dict[str, Value]] = {
    "living-rules": False,
    "free-choices": False,
    "spanish-isolation": False,
}
"""What version 1 did where version 2 has an option."""


def from_version_1(record: Record) -> None:
    """The readings of the first version become options."""
    give_options(record, AS_IN_VERSION_1)


MIGRATIONS: Final[dict[int, Migration]] = {1: from_version_1}
"""By the version that they start from."""
