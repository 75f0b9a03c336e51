"""What changed from one view to the next, as a short list: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole.

Of a view that was sent only its JSON is kept, part by part (``Parts``): that is small, and most parts are the same as
before, which is seen at a glance; only what differs is read again. What is compared for one seat is not compared again
for the next (``Compared``).
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from tricorne.kernel.kept_parts import KeptParts

Change = list[Any]
Part = bytes | list[bytes]
Parts = dict[str, Part]
"""The JSON of each key of a view; of a list of objects (regions, spaces, powers) that of each object."""
Compared = dict[tuple[str, int, bytes, bytes], bytes]
"""The changes between two parts of views, or two rows of them, as JSON without brackets: by key, place, old and new."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Written:
    """A part of a view that has been written already."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        self.part = part


class WrittenParts(KeptParts):
    """The parts of a table's views that stay as they are: of each only its JSON is kept."""

    def __init__(self) -> None:
        super().__init__()
        self._once: dict[int, tuple[object, bytes]] = {}
        """Rows that several seats see alike are written once for all of them."""

    def belongs_to(self, game: object) -> None:
        super().belongs_to(game)
        self._once = {}

    def written(self, shown: object) -> object:
        if isinstance(shown, list) and shown and isinstance(shown[0], dict):
            return Written([self._row(row) for row in shown])
        return Written(_encode(shown))

    def _row(self, row: object) -> bytes:
        found = self._once.get(id(row))
        if found is None:
            found = self._once[id(row)] = (row, _encode(row))
        return found[1]

    def written_row(self, row: object) -> object:
        return _encode(row)

    def list_of(self, rows: list[object]) -> object:
        return Written(cast(list[bytes], rows))


class Shown:
    """What everybody who looks on at a table has last been sent of its views: the views of entry ``number``."""

    def __init__(self, number: int, shared: Parts) -> None:
        self.number = number
        self.shared = shared
        """What all see alike."""
        self.own: dict[str | None, Parts] = {}
        """What each pair of eyes sees besides."""
        self.sizes: dict[str | None, int] = {}
        """The length of each pair of eyes' last whole view."""


def parts_of(view: dict[str, Any]) -> Parts:
    """A view, part by part."""
    return {key: value.part if type(value) is Written else _written(value) for key, value in view.items()}


def _written(value: Any) -> Part:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_encode(item) for item in value]
    return _encode(value)


def _joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def inside(parts: Parts) -> bytes:
    """The JSON of a view without its brackets, so that several parts of it can be put together.

    >>> inside(parts_of({"gold": 3, "units": [1, 2], "powers": [{"id": "france"}, {}]}))
    b'"gold":3,"units":[1,2],"powers":[{"id":"france"},{}]'
    """
    return b",".join([b'"' + key.encode() + b'":' + _joined(part) for key, part in parts.items()])


def changes(before: Parts, after: Parts, compared: Compared) -> list[bytes]:
    """The changes that turn one view into the other, as JSON.

    >>> before = parts_of({"units": [{"army": 1}, {"army": 2}], "sea": 0})
    >>> changes(before, parts_of({"units": [{"army": 1}, {"army": 4}]}), {})
    [b'[["units",1,"army"],4]', b'[["sea"]]']
    """
    found: list[bytes] = []
    for key, part in after.items():
        old = before.get(key)
        if old is part or old == part:
            continue
        if type(old) is bytes and type(part) is bytes:
            found.append(_compared(key, -1, old, part, compared))
        elif type(old) is list and type(part) is list and len(old) == len(part):
            for at, item in enumerate(part):
                if old[at] != item:
                    found.append(_compared(key, at, old[at], item, compared))
        else:
            found.append(b'[["' + key.encode() + b'"],' + _joined(part) + b"]")
    for key in before:
        if key not in after:
            found.append(b'[["' + key.encode() + b'"]]')
    return found


def _compared(key: str, at: int, old: bytes, new: bytes, compared: Compared) -> bytes:
    asked = (key, at, old, new)
    made = compared.get(asked)
    if made is None:
        inner: list[Change] = []
        _between(_decode(old), _decode(new), [key] if at < 0 else [key, at], inner)
        made = compared[asked] = _encode(inner)[1:-1]
    return made


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
