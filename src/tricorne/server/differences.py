"""The way from one view to the next, as short as it can be said: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole. Views of several seats share most of what
they are made of: what was compared for one of them is not compared again (``Known``).
"""

from __future__ import annotations

from typing import Any

Change = list[Any]
Known = dict[tuple[int, int], list[Change]]
"""What was found between two parts of views, by their identities; good while those views are kept."""


def changes(before: dict[str, Any], after: dict[str, Any], known: Known | None = None) -> list[Change]:
    """What makes one view of the other.

    >>> changes({"units": [{"army": 1}, {"army": 2}], "sea": 0}, {"units": [{"army": 1}, {"army": 4}]})
    [[['units', 1, 'army'], 4], [['sea']]]
    """
    found: list[Change] = []
    known = {} if known is None else known
    for key, value in after.items():
        if key not in before:
            found.append([[key], value])
        elif isinstance(value, dict | list):
            pair = (id(before[key]), id(value))
            if pair not in known:
                inner: list[Change] = []
                known[pair] = inner
                if before[key] != value:
                    _between(before[key], value, [key], inner)
            found += known[pair]
        elif before[key] != value:
            found.append([[key], value])
    for key in before:
        if key not in after:
            found.append([[key]])
    return found


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
