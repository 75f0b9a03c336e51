"""What changed from one view to the next, as a short list: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole.

The views that were sent last are kept as they are. Most parts of a view are the very same object as before, or equal to
it, which is seen at a glance; only what differs is written as JSON. Of long lists of which a row changes now and then
(spaces, ministries) only the JSON of each row is kept (``Rows``): that is small.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from tricorne.kernel.kept_parts import KeptParts

Change = list[Any]
View = dict[str, Any]

ROWS_REMEMBERED = 4096
"""Comparisons of two rows: at other tables, and in other rounds, the same rows change in the same way."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Rows:
    """A list of objects, of which each has been written already."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[bytes]) -> None:
        self.rows = rows

    def joined(self) -> bytes:
        return b"[" + b",".join(self.rows) + b"]"


class WrittenParts(KeptParts):
    """The parts of a table's views that stay as they are: of rows that change one by one only their JSON is kept."""

    def written_row(self, row: object) -> object:
        return _encode(row)

    def list_of(self, rows: list[object]) -> object:
        return Rows(cast(list[bytes], rows))


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


def inside(view: View) -> bytes:
    """The JSON of a view without its brackets, so that several parts of it can be put together.

    >>> inside({"gold": 3, "units": [1, 2], "powers": Rows([b'{"id":"france"}', b"{}"])})
    b'"gold":3,"units":[1,2],"powers":[{"id":"france"},{}]'
    """
    return b",".join([b'"' + key.encode() + b'":' + _written(value) for key, value in view.items()])


def _written(value: Any) -> bytes:
    return value.joined() if type(value) is Rows else _encode(value)


def changes(before: View, after: View) -> bytes:
    """The changes that turn one view into the other, as JSON without brackets.

    >>> changes({"units": [{"army": 1}, {"army": 2}], "sea": 0}, {"units": [{"army": 1}, {"army": 4}]})
    b'[["units",1,"army"],4],[["sea"]]'
    """
    found: list[Change] = []
    of_rows: list[bytes] = []
    for key, value in after.items():
        old = before.get(key, before)
        if old is value:
            continue
        if type(value) is Rows:
            of_rows += _between_rows(key, old, value)
        elif old != value:
            if key in before:
                _between(old, value, [key], found)
            else:
                found.append([[key], value])
    if before.keys() != after.keys():
        found += [[[key]] for key in before if key not in after]
    if found:
        of_rows.append(_encode(found)[1:-1])
    return b",".join(of_rows)


def _between_rows(key: str, before: Any, after: Rows) -> list[bytes]:
    if type(before) is not Rows or len(before.rows) != len(after.rows):
        return [b'[["' + key.encode() + b'"],' + after.joined() + b"]"]
    pairs = zip(before.rows, after.rows, strict=True)
    return [_compared(key, at, old, new) for at, (old, new) in enumerate(pairs) if old is not new and old != new]


@lru_cache(ROWS_REMEMBERED)
def _compared(key: str, at: int, old: bytes, new: bytes) -> bytes:
    inner: list[Change] = []
    _between(_decode(old), _decode(new), [key, at], inner)
    return _encode(inner)[1:-1]


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


def _of_object(before: dict[str, Any], after: dict[str, Any], path: list[str | int], found: list[Change]) -> None:
    for key, value in after.items():
        if key not in before:
            found.append([[*path, key], value])
        elif before[key] != value:
            _between(before[key], value, [*path, key], found)
    for key in before:
        if key not in after:
            found.append([[*path, key]])


def _between(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        _of_object(before, after, path, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, value in enumerate(after):
            if before[at] != value:
                _between(before[at], value, [*path, at], found)
    else:
        found.append([path, after])
