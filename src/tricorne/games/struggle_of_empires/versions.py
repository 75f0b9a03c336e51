"""How records of older versions of the rules become records of today.

Each version's table says which options came after it, with the values that were its behaviour: an old record is given
these options, and so it replays as it was played. Whoever adds an option whose default is not the old behaviour adds
one line to the table of the last version.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.constants import POWERS, TOKENS
from tricorne.kernel.migrations import Migration, give_options
from tricorne.kernel.options import Value
from tricorne.kernel.record import Record

VERSION: Final = 2
"""Of the rules as programmed: raise it when a record would no longer replay, and add a migration."""

AS_IN_VERSION_1: Final[dict[str, Value]] = {
    "covert-own-marker": False,
    "native-militia-home": False,
    "native-militia-unit": "army",
    "militia-unit": "army",
    "surprise-attack-bars": "everybody",
    "token-against-nonplayer": "three",
    "covert-ban": "same-turn",
    "pirates-attacked": "at-sea",
    "war-office-relief": False,
    "incite-spoils-relief": False,
    "nonplayer-marker-help": True,
    "help-refusable": True,
    "simple-auction": "players-first",
    "bid-limit": "fixed",
    "free-actions-inside": False,
    "payments-after-dice": False,
}
"""What version 1 did where version 2 has an option."""
SINCE_VERSION_1: Final[dict[str, list[int]]] = {"token_bars": [0] * (POWERS * TOKENS)}
"""Lists that a position of version 1 lacks, as they stand when nothing of theirs has happened."""


def from_version_1(record: Record) -> None:
    """The readings of the first version become options."""
    give_options(record, AS_IN_VERSION_1, SINCE_VERSION_1)


MIGRATIONS: Final[dict[int, Migration]] = {1: from_version_1}
"""By the version that they start from."""
