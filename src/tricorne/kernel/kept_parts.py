"""Parts of views, kept from one view of a table to the next while the numbers that they show stay the same.

Most of what lies on a table does not change from one decision to the next. A part that is kept is the same object as
before: whoever sends it or compares it sees at once that nothing has changed.
"""

from collections.abc import Sequence
from typing import Final, final

from tricorne.kernel.subclassing import mypyc_attr

EYES: Final = 16
"""Pairs of eyes that a part can be kept for."""
EVERYBODY: Final = -1
"""Those of everybody, or a spectator's."""
NO_KEY: Final = -1
"""The number of no row."""
MOST_ROWS: Final = 256
"""A list is never so long."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RowForms:
    """How rows of lists are kept, of which each changes for itself: as they are, unless a server has a shorter form."""

    def written(self, row: object) -> object:
        """A row as it is kept."""
        return row

    def list_of(self, rows: list[object], fixed: bool) -> object:
        """The part that these rows make. ``fixed``: each has its place in the list."""
        return rows

    def piece(self, value: object) -> object:
        """Something inside a part of which mostly much changes, or nothing: it is told in one piece."""
        return value

    def so_far(self, game: object, part: int) -> dict[int, object]:
        """All rows of a part that were ever made, by ``row_number``; a server has one memory for all tables."""
        return {}


AS_THEY_ARE: Final = RowForms()


@final
class KeptPart:
    """One part as it was shown last, with the numbers that it was made of.

    The lists of a position are kept, not copied: a position that has been shown is not changed any more, the game goes
    on with a copy of it.
    """

    def __init__(self, forms: RowForms, game: object, number: int) -> None:
        self.shown: object = None
        """What was shown last."""
        self._watched: Sequence[object] | None = None
        self._forms = forms
        self._game = game
        self._number = number
        self._keys: list[int] = []
        self._rows: list[object] = []
        self._ever_made: dict[int, object] | None = None

    def is_same(self, watched: Sequence[object]) -> bool:
        """Were all numbers that it is made of the same when it was shown last?"""
        return self._watched == watched

    def keep(self, watched: Sequence[object], shown: object) -> object:
        """Remember it and the numbers that it was made of."""
        self._watched = watched
        self.shown = shown
        return shown

    # -- lists of rows, each of which changes for itself ------------------------------------------

    def other_rows(self, keys: list[int]) -> list[int]:
        """The places of rows whose number is another than when they were shown last, and that are not known either:
        those to be made. ``keep_row`` takes each."""
        ever_made = self.ever_made()
        before = self._keys
        if len(before) != len(keys):
            before = [NO_KEY] * len(keys)
            rows: list[object] = [None] * len(keys)
        elif before == keys:
            return []
        else:
            rows = self._rows[:]
        missing: list[int] = []
        for at in range(len(keys)):
            if keys[at] != before[at]:
                rows[at] = ever_made.get(row_number(at, keys[at]))
                if rows[at] is None:
                    missing.append(at)
        self._rows = rows
        self._keys = keys
        self.shown = None
        return missing

    def keep_row(self, at: int, row: dict[str, object]) -> None:
        """Remember a row that was missing."""
        written = self._forms.written(row)
        self._rows[at] = written
        self.ever_made()[row_number(at, self._keys[at])] = written

    def keep_rows(self, watched: Sequence[object]) -> object:
        """Remember a part of rows, none of which is missing any more; the part as it is kept."""
        self._watched = watched
        if self.shown is None:
            self.shown = self._forms.list_of(self._rows, True)
        return self.shown

    # -- what is made once for all tables -----------------------------------------------------------

    def ever_made(self) -> dict[int, object]:
        """All that was ever made of it, here or at another table, by a number that says all that it shows."""
        found = self._ever_made
        if found is None:
            found = self._ever_made = self._forms.so_far(self._game, self._number)
        return found

    def row(self, row: object) -> object:
        """A row as it is kept, of a list of another length each time (``list_of``)."""
        return self._forms.written(row)

    def list_of(self, rows: list[object]) -> object:
        """The part that these rows make."""
        return self._forms.list_of(rows, False)

    def piece(self, value: object) -> object:
        """Something inside a part of which mostly much changes, or nothing: it is told in one piece."""
        return self._forms.piece(value)


@final
class KeptParts:
    """What was shown last of one game, part by part."""

    def __init__(self, forms: RowForms = AS_THEY_ARE) -> None:
        self._forms = forms
        self._game: object = None
        self._parts: dict[int, KeptPart] = {}

    def belongs_to(self, game: object) -> None:
        """Forget everything unless it was of this game (its rule set, which never changes)."""
        if self._game is not game:
            self._game = game
            self._parts = {}

    def part(self, number: int, seat: int = EVERYBODY) -> KeptPart:
        """A part by its number, as a seat or a spectator sees it, or as everybody does."""
        number = number * EYES + seat - EVERYBODY
        found = self._parts.get(number)
        if found is None:
            found = self._parts[number] = KeptPart(self._forms, self._game, number)
        return found


def row_number(at: int, key: int) -> int:
    """A row at a place of its list, with its number."""
    return key * MOST_ROWS + at
