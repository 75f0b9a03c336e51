"""A view in two parts: what all see alike, and what each pair of eyes sees besides (``Engine.views_apart``).

A key of the second part may lead into the first: ``powers/2/unrest`` is what these eyes see in the place of
``view["powers"][2]["unrest"]``. Such a key goes when what it leads into goes. Where the first part has parts there,
what these eyes see has the same: else it could change where they have something else.
"""

from __future__ import annotations

from typing import Final, cast

INTO: Final = "/"

Part = dict[str, object]
Path = list[str | int]


def path_of(key: str) -> Path:
    """Where a key leads.

    >>> path_of("powers/2/unrest"), path_of("seat")
    (['powers', 2, 'unrest'], ['seat'])
    """
    return [int(step) if step.isdigit() else step for step in key.split(INTO)]


def put_together(shared: Part, own: Part) -> Part:
    """The whole view; nothing that it is made of is changed.

    >>> put_together({"war": 2, "auction": {"bid": 3}}, {"seat": "france", "auction/most": 8})
    {'war': 2, 'auction': {'bid': 3, 'most': 8}, 'seat': 'france'}
    """
    view: Part = {**shared}
    for key, value in own.items():
        if INTO in key:
            path = path_of(key)
            view[str(path[0])] = _replaced(view[str(path[0])], path, 1, value)
        else:
            view[key] = value
    return view


def _replaced(whole: object, path: Path, at: int, value: object) -> object:
    """A copy of something in which something else stands at a path."""
    if at == len(path):
        return value
    step = path[at]
    if isinstance(whole, list):
        rows = cast(list[object], whole[:])
        place = cast(int, step)
        rows[place] = _replaced(rows[place], path, at + 1, value)
        return rows
    found = dict(cast(Part, whole))
    found[str(step)] = _replaced(found.get(str(step)), path, at + 1, value)
    return found
