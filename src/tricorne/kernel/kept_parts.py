"""Parts of views, kept from one view of a table to the next while the numbers that they show stay the same.

Most of what lies on a table does not change from one decision to the next. A part that is kept is the same object as
before: whoever sends it or compares it sees at once that nothing has changed.
"""

from typing import Final

from tricorne.kernel.subclassing import mypyc_attr

EYES: Final = 16
"""Pairs of eyes that a part can be kept for: a spectator's (-1) and those of the seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptParts:
    """What was shown last of one game, part by part, each with the numbers that it was made of.

    The lists of a position are kept, not copied: a position that has been shown is not changed any more, the game goes
    on with a copy of it.
    """

    def __init__(self) -> None:
        self._game: object = None
        self._shown: dict[int, object] = {}
        self._watched: dict[int, list[list[int]]] = {}
        self._keys: dict[int, list[int]] = {}
        self._rows: dict[int, list[object]] = {}

    def written(self, shown: object) -> object:
        """A part as it is kept and given back: by itself, unless a server has a shorter form for it."""
        return shown

    def belongs_to(self, game: object) -> None:
        """Forget everything unless it was of this game (its rule set, which never changes)."""
        if self._game is not game:
            self._game = game
            self._shown = {}
            self._watched = {}
            self._keys = {}
            self._rows = {}

    def is_same(self, part: int, watched: list[list[int]]) -> bool:
        """Were all numbers that a part is made of the same when it was shown last?"""
        return self._watched.get(part) == watched

    def shown(self, part: int) -> object:
        return self._shown[part]

    def keep(self, part: int, watched: list[list[int]], shown: object) -> object:
        """Remember a part and the numbers that it was made of; the part as it is kept."""
        kept = self.written(shown)
        self._watched[part] = watched
        self._shown[part] = kept
        return kept

    # -- lists of rows, each of which changes for itself ------------------------------------------

    def written_row(self, row: object) -> object:
        """A row as it is kept: by itself, unless a server has a shorter form for it."""
        return row

    def list_of(self, rows: list[object]) -> object:
        """The part that these rows make."""
        return rows

    def other_rows(self, part: int, keys: list[int]) -> list[int]:
        """The places of the rows whose number is another than when they were shown last: those to be made anew."""
        before = self._keys.get(part)
        if before is None or len(before) != len(keys):
            return list(range(len(keys)))
        return [at for at in range(len(keys)) if keys[at] != before[at]]

    def keep_rows(
        self, part: int, watched: list[list[int]], keys: list[int], places: list[int], made: list[dict[str, object]]
    ) -> object:
        """Remember a part of rows, of which those at these places were made anew; the part as it is kept."""
        self._watched[part] = watched
        if not places and part in self._shown:
            return self._shown[part]
        rows = self._rows.get(part, [])[:]
        if len(rows) != len(keys):
            rows = [None] * len(keys)
        for at in range(len(places)):
            rows[places[at]] = self.written_row(made[at])
        self._rows[part] = rows
        self._keys[part] = keys
        self._shown[part] = self.list_of(rows)
        return self._shown[part]


def seen_by(part: int, seat: int) -> int:
    """The number of a part that looks different to each seat.

    >>> [seen_by(0, -1), seen_by(0, 3), seen_by(2, 0)]
    [0, 4, 33]
    """
    return part * EYES + seat + 1
