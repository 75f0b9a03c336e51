"""What changed from one view to the next, as a short list: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole.

Of a view that was sent only its JSON is kept, part by part (``Parts``): that is small, and most parts are the same as
before, which is seen at a glance; only what differs is read again. Views of several seats share most of what they are
made of; what was written or compared for one of them is not again (``Known``).
"""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.kernel.kept_parts import KeptParts

Change = list[Any]
Part = bytes | list[bytes]
Parts = dict[str, Part]
"""The JSON of each key of a view; of a list of objects (regions, spaces, powers) that of each object."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.decode


class Written:
    """A part of a view that has been written already."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        self.part = part


class WrittenParts(KeptParts):
    """The parts of a table's views that stay as they are: of each only its JSON is kept."""

    def written(self, shown: object) -> object:
        return Written(_written(shown))


class Known:
    """The JSON and the comparisons of several views that are sent together. It goes by the identity of objects, so it
    is valid only while those views exist."""

    def __init__(self) -> None:
        self.written: dict[int, Part] = {}
        self.found: dict[tuple[int, int], list[Change]] = {}


def parts_of(view: dict[str, Any], known: Known) -> Parts:
    """A view, part by part."""
    parts: Parts = {}
    written = known.written
    for key, value in view.items():
        if isinstance(value, Written):
            part = value.part
        elif isinstance(value, dict | list):
            found = written.get(id(value))
            part = _written(value) if found is None else found
            written[id(value)] = part
        else:
            part = _encode(value)
        parts[key] = part
    return parts


def _written(value: Any) -> Part:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_encode(item) for item in value]
    return _encode(value)


def _joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def whole(parts: Parts) -> bytes:
    """The JSON of the view.

    >>> whole(parts_of({"gold": 3, "units": [1, 2], "powers": [{"id": "france"}, {}]}, Known()))
    b'{"gold":3,"units":[1,2],"powers":[{"id":"france"},{}]}'
    """
    return b"{" + b",".join([_encode(key) + b":" + _joined(part) for key, part in parts.items()]) + b"}"


def changes(before: Parts, after: Parts, known: Known) -> list[Change]:
    """The changes that turn one view into the other.

    >>> before = parts_of({"units": [{"army": 1}, {"army": 2}], "sea": 0}, Known())
    >>> changes(before, parts_of({"units": [{"army": 1}, {"army": 4}]}, Known()), Known())
    [[['units', 1, 'army'], 4], [['sea']]]
    """
    found: list[Change] = []
    for key, part in after.items():
        old = before.get(key)
        if old is part or old == part:
            continue
        if old is None:
            found.append([[key], msgspec.Raw(_joined(part))])
            continue
        pair = (id(old), id(part))
        inner = known.found.get(pair)
        if inner is None:
            inner = known.found[pair] = []
            _of_parts(old, part, key, inner)
        found += inner
    for key in before:
        if key not in after:
            found.append([[key]])
    return found


def _of_parts(old: Part, new: Part, key: str, found: list[Change]) -> None:
    if isinstance(old, bytes) and isinstance(new, bytes):
        _between(_decode(old), _decode(new), [key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, item in enumerate(new):
            if old[at] != item:
                _between(_decode(old[at]), _decode(item), [key, at], found)
    else:
        found.append([[key], msgspec.Raw(_joined(new))])


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
