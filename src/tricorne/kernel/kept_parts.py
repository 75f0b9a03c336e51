"""Parts of views, kept from one view of a table to the next while the numbers that they show stay the same.

Most of what lies on a table does not change from one decision to the next. A part that is kept is the same object as
before: whoever sends it or compares it sees at once that nothing has changed.
"""

from collections.abc import Sequence
from typing import Final, final

from tricorne.kernel.subclassing import mypyc_attr

EYES: Final = 16
"""Pairs of eyes that a part can be kept for: a spectator's (-1) and those of the seats."""
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

    def so_far(self, game: object, part: int) -> dict[int, object]:
        """All rows of a part that were ever made, by ``row_number``; a server has one memory for all tables."""
        return {}


AS_THEY_ARE: Final = RowForms()


@final
class KeptParts:
    """What was shown last of one game, part by part, each with the numbers that it was made of.

    The lists of a position are kept, not copied: a position that has been shown is not changed any more, the game goes
    on with a copy of it.
    """

    def __init__(self, forms: RowForms = AS_THEY_ARE) -> None:
        self._forms = forms
        self._game: object = None
        self._shown: dict[int, object] = {}
        self._watched: dict[int, Sequence[object]] = {}
        self._keys: dict[int, list[int]] = {}
        self._rows: dict[int, list[object]] = {}
        self._so_far: dict[int, dict[int, object]] = {}

    def belongs_to(self, game: object) -> None:
        """Forget everything unless it was of this game (its rule set, which never changes)."""
        if self._game is not game:
            self._game = game
            self._shown = {}
            self._watched = {}
            self._keys = {}
            self._rows = {}
            self._so_far = {}

    def is_same(self, part: int, watched: Sequence[object]) -> bool:
        """Were all numbers that a part is made of the same when it was shown last?"""
        return self._watched.get(part) == watched

    def shown(self, part: int) -> object:
        return self._shown[part]

    def keep(self, part: int, watched: Sequence[object], shown: object) -> object:
        """Remember a part and the numbers that it was made of."""
        self._watched[part] = watched
        self._shown[part] = shown
        return shown

    # -- lists of rows, each of which changes for itself ------------------------------------------

    def other_rows(self, part: int, keys: list[int]) -> list[int]:
        """The places of rows whose number is another than when they were shown last, and that are not known either:
        those to be made. ``keep_row`` takes each."""
        so_far = self._ever_made(part)
        before = self._keys.get(part)
        rows = self._rows.get(part)
        if before is None or rows is None or len(before) != len(keys):
            before = [NO_KEY] * len(keys)
            rows = [None] * len(keys)
        elif before == keys:
            return []
        else:
            rows = rows[:]
        missing: list[int] = []
        for at in range(len(keys)):
            if keys[at] != before[at]:
                rows[at] = so_far.get(row_number(at, keys[at]))
                if rows[at] is None:
                    missing.append(at)
        self._rows[part] = rows
        self._keys[part] = keys
        self._shown.pop(part, None)
        return missing

    def _ever_made(self, part: int) -> dict[int, object]:
        found = self._so_far.get(part)
        if found is None:
            found = self._so_far[part] = self._forms.so_far(self._game, part)
        return found

    def keep_row(self, part: int, at: int, row: dict[str, object]) -> None:
        """Remember a row that was missing."""
        written = self._forms.written(row)
        self._rows[part][at] = written
        self._so_far[part][row_number(at, self._keys[part][at])] = written

    def keep_rows(self, part: int, watched: Sequence[object]) -> object:
        """Remember a part of rows, none of which is missing any more; the part as it is kept."""
        self._watched[part] = watched
        shown = self._shown.get(part)
        if shown is None:
            shown = self._shown[part] = self._forms.list_of(self._rows[part], True)
        return shown

    # -- lists of another length each time, of rows that stand anywhere ----------------------------

    def known_row(self, part: int, number: int) -> object | None:
        """A row that was made before, by a number that says all that it shows; None if it is to be made."""
        return self._ever_made(part).get(number)

    def new_row(self, part: int, number: int, row: dict[str, object]) -> object:
        """A row that was made, as it is kept and remembered."""
        written = self._forms.written(row)
        self._ever_made(part)[number] = written
        return written

    def list_of(self, rows: list[object]) -> object:
        """The part that these rows make."""
        return self._forms.list_of(rows, False)


def seen_by(part: int, seat: int) -> int:
    """The number of a part that looks different to each seat.

    >>> [seen_by(0, -1), seen_by(0, 3), seen_by(2, 0)]
    [0, 4, 33]
    """
    return part * EYES + seat + 1


def row_number(at: int, key: int) -> int:
    """A row at a place of its list, with its number."""
    return key * MOST_ROWS + at
