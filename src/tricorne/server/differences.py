"""What changed from one view to the next, as a short list: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole.

The views that were sent last are kept as they are. Most parts of a view are the very same object as before, which is
seen at a glance; only what differs is written as JSON. Rows of long lists of which one changes now and then (spaces,
ministries) are kept for all tables together, each with its JSON (``Row``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, cast

import msgspec

from tricorne.kernel.kept_parts import RowForms
from tricorne.kernel.view_parts import INTO, path_of, put_together

Change = list[Any]
View = dict[str, Any]

FEW_ROWS = 4
"""Where more rows than that changed, and half of them all, the list is sent whole."""
MOST_GAMES = 200
"""Games (with their seats and options) whose rows are remembered; then it begins anew."""
MOST_ROWS = 20_000
"""Rows of one part that are remembered of a game."""

_encode = msgspec.json.Encoder().encode


class Row:
    """A row of a list: its fields, and its JSON."""

    __slots__ = ("fields", "json")

    def __init__(self, fields: object) -> None:
        self.fields = fields
        self.json = msgspec.Raw(_encode(fields))


class Rows:
    """A list of rows, of which each has been written already. ``fixed``: each has its place, so that the one before
    it there is the same thing, of which a part may have changed; others are told as a whole."""

    __slots__ = ("fixed", "rows")

    def __init__(self, rows: list[Row], fixed: bool = True) -> None:
        self.rows = rows
        self.fixed = fixed

    def written(self) -> list[msgspec.Raw]:
        return [row.json for row in self.rows]


class WrittenRows(RowForms):
    """Rows and pieces are written when they are made."""

    _of_games: ClassVar[dict[tuple[object, int], dict[int, object]]] = {}
    """The rows of all tables, by game and part."""

    def written(self, row: object) -> object:
        return Row(row)

    def list_of(self, rows: list[object], fixed: bool) -> object:
        return Rows(cast(list[Row], rows), fixed)

    def piece(self, value: object) -> object:
        return msgspec.Raw(_encode(value))

    def so_far(self, game: object, part: int) -> dict[int, object]:
        known = self._of_games
        if len(known) > MOST_GAMES or len(known.get((game, part), ())) > MOST_ROWS:
            known.clear()  # tables go on with what they have
        return known.setdefault((game, part), {})


WRITTEN_ROWS = WrittenRows()


class Whole:
    """The JSON of whole views at one moment. What several of them show, the very same object, is written once."""

    def __init__(self, shared: View) -> None:
        self.shared = shared
        self._written: dict[str, tuple[Any, bytes]] = {}

    def view(self, own: View) -> bytes:
        """
        >>> whole = Whole({"war": 2, "powers": Rows([Row({"gold": 3}), Row({})])})
        >>> whole.view({"seat": None})
        b'{"war":2,"powers":[{"gold":3},{}],"seat":null}'
        >>> whole.view({"seat": "france", "powers/1/gold": 5})
        b'{"war":2,"powers":[{"gold":3},{"gold":5}],"seat":"france"}'
        """
        inner = {key: value for key, value in own.items() if INTO in key}
        tops = dict.fromkeys(key.partition(INTO)[0] for key in inner)
        laid = put_together({top: _plain(self.shared[top]) for top in tops}, inner)
        found: list[bytes] = []
        for key, value in self.shared.items():
            found.append(_pair(key, laid[key]) if key in laid else self._once(key, value))
        found += [self._once(key, value) for key, value in own.items() if key not in inner]
        return b"{" + b",".join(found) + b"}"

    def _once(self, key: str, value: Any) -> bytes:
        found = self._written.get(key)
        if found is None or found[0] is not value:
            found = self._written[key] = value, _pair(key, value)
        return found[1]


class Shown:
    """What everybody who looks on at a table has last been sent of its views: the views of entry ``number``."""

    def __init__(self, number: int, shared: View) -> None:
        self.number = number
        self.shared = shared
        """What all see alike."""
        self.own: dict[str | None, View] = {}
        """What each pair of eyes sees besides."""
        self.sizes: dict[str | None, int] = {}
        """The length of each pair of eyes' last whole view."""
        self.whole: Whole | None = None
        """What is written of it already, for whoever comes in before the next entry."""


def _pair(key: str, value: Any) -> bytes:
    return b'"' + key.encode() + b'":' + _encode(value.written() if type(value) is Rows else value)


def _plain(value: Any) -> Any:
    return [row.fields for row in value.rows] if type(value) is Rows else value


_path = lru_cache(path_of)


Touched = dict[str | int, list[Change]]
"""What was changed in the part that all see alike, by its key."""


def changes(before: View, after: View, touched: Touched) -> bytes:
    """The changes that turn one part of a view into the other, as JSON without brackets. What leads into something that
    was touched is sent too: whoever hears of that has lost what was laid over it. What changes here is noted there.

    >>> changes({"units": [{"army": 1}, {"army": 2}], "sea": 0}, {"units": [{"army": 1}, {"army": 4}]}, {})
    b'[["units",1,"army"],4],[["sea"]]'
    >>> changes({"auction/most": 3}, {"auction/most": 3}, {"auction": [[["auction"], {}]]})
    b'[["auction","most"],3]'
    >>> changes({"auction/most": 3}, {"auction/most": 3}, {"auction": [[["auction", "bid"], 4]]})
    b''
    """
    found: list[Change] = []
    laid_over = len(touched) > 0
    in_both = 0
    for key, value in after.items():
        old = before.get(key, before)
        in_both += old is not before
        first = len(found)
        if laid_over and INTO in key and (path := _path(key))[0] in touched and _leads_into(path, touched[path[0]]):
            found.append([path, value])
            continue
        if old is value:
            continue
        if isinstance(value, Rows):
            _between_rows(key, old, value, found)
        elif old is before:
            found.append([_path(key), value])
        else:
            _between(old, value, _path(key)[:], found)
        if len(found) > first:
            touched[key] = found[first:]
    if in_both < len(before):
        found += [[[key]] for key in before if key not in after and INTO not in key]
    return _encode(found)[1:-1] if found else b""


def _leads_into(path: list[str | int], changed: list[Change]) -> bool:
    """Whether something was changed where a path leads, in it, or round it."""
    steps = len(path)
    for change in changed:
        other: list[str | int] = change[0]
        both = min(steps, len(other))
        at = 1
        while at < both and other[at] == path[at]:
            at += 1
        if at == both:
            return True
    return False


def _between_rows(key: str, before: Any, after: Rows, found: list[Change]) -> None:
    """Add what leads from one list of rows to the other."""
    if not isinstance(before, Rows) or len(before.rows) != len(after.rows):
        found.append([[key], after.written()])
        return
    old, new = before.rows, after.rows
    others = [at for at in range(len(new)) if old[at] is not new[at] and old[at].json != new[at].json]
    if len(others) > FEW_ROWS and len(others) > len(new) / 2:
        found.append([[key], after.written()])
        return
    for at in others:
        if after.fixed:
            _between(old[at].fields, new[at].fields, [key, at], found)
        else:
            found.append([[key, at], new[at].json])


def apply(view: dict[str, Any], made: list[Change]) -> None:
    """Make the changes in place, as a client does.

    >>> view = {"gold": 3, "units": [1, 2]}
    >>> apply(view, [[["units", 1], 5], [["gold"]], [["order"], []]])
    >>> view
    {'units': [1, 5], 'order': []}
    """
    for path, *value in made:
        at: Any = view
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]


def _between(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    """Add what leads from one to the other. ``path`` leads there, and is the same in the end. Of a list most items are
    the same, of an object that is another one hardly anything is: so items are compared before they are looked into."""
    if isinstance(before, dict) and isinstance(after, dict):
        in_both = 0
        for key, value in after.items():
            old = before.get(key, found)
            if old is found:
                found.append([[*path, key], value])
                continue
            in_both += 1
            if old is not value:
                path.append(key)
                _between(old, value, path, found)
                path.pop()
        if in_both < len(before):
            found += [[[*path, key]] for key in before if key not in after]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, value in enumerate(after):
            if before[at] is not value and before[at] != value:
                path.append(at)
                _between(before[at], value, path, found)
                path.pop()
    elif before != after:
        found.append([path[:], after])
