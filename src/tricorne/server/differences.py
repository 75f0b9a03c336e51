"""The way from one view to the next, as short as it can be said: ``[path, value]`` sets, ``[path]`` removes.

Lists of the same length are compared item by item; others are sent whole.
"""

from __future__ import annotations

from typing import Any

Change = list[Any]


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """What makes one view of the other.

    >>> changes({"units": [{"army": 1}, {"army": 2}], "sea": 0}, {"units": [{"army": 1}, {"army": 4}]})
    [[['units', 1, 'army'], 4], [['sea']]]
    """
    found: list[Change] = []
    _of_object(before, after, [], found)
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
