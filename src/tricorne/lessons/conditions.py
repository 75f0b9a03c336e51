"""Conditions on what a seat sees: ``powers.france.gold >= 2``, ``spaces.plassey.flag = france``.

A path goes through the view: into a table by key, into a list by the id (or power, commodity, region) of its member, by
number, with ``count`` to its length, with any other word to whether it is in the list. Nothing counts as 0.
"""

from __future__ import annotations

import re
from typing import Any

NAMES = ("id", "power", "commodity", "region")
CONDITION = re.compile(r"(\S+) (=|!=|>=|<=) (\S+)")
WORDS: dict[str, object] = {"none": None, "true": True, "false": False}


def look(view: Any, path: str) -> Any:
    """What stands at a path of a view; None if nothing does.

    >>> look({"powers": [{"id": "france", "gold": 4}], "cards": ["a", "b"]}, "powers.france.gold")
    4
    >>> look({"cards": ["a", "b"]}, "cards.b"), look({"cards": ["a", "b"]}, "cards.count")
    (True, 2)
    """
    found = view
    for part in path.split("."):
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, list):
            named = [one for one in found if isinstance(one, dict) and part in [one.get(name) for name in NAMES]]
            if named:
                found = named[0]
            elif part.isdigit() and int(part) < len(found):
                found = found[int(part)]
            else:
                found = len(found) if part == "count" else part in found
        else:
            return None
    return found


def holds(view: Any, condition: str) -> bool:
    """Whether a condition holds.

    >>> holds({"gold": 4}, "gold >= 3"), holds({"gold": 4}, "silver = 0"), holds({"side": None}, "side = none")
    (True, True, True)
    """
    match = CONDITION.fullmatch(condition)
    if match is None:
        raise ValueError(f"{condition!r} is no condition: write PATH = VALUE, or with !=, >=, <=")
    path, compared, wanted = match.groups()
    found = look(view, path)
    value: Any = WORDS.get(wanted, wanted)
    if re.fullmatch(r"-?\d+", wanted):
        value = int(wanted)
        found = 0 if found is None else found
    if compared == "=":
        return bool(found == value)
    if compared == "!=":
        return bool(found != value)
    return bool(found >= value) if compared == ">=" else bool(found <= value)
