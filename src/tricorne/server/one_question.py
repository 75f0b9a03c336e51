"""Several questions to the database in one: each costs a way there and back, and more of the processor than its rows.

The rows of all of them come back as one list, in which each has a place for every kind of value, and are told apart
again. Nothing here depends on the database.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Boolean, Float, Integer, Row, Select, Text, cast, literal, null, select, union_all
from sqlalchemy.types import TypeEngine

KINDS: dict[type, TypeEngine[Any]] = {str: Text(), int: Integer(), float: Float(), bool: Boolean()}
"""What lies in the database, by what Python makes of it."""


class InOne:
    """Questions that are asked together. Their rows come in no order, unless a column is named by which they are put
    into one."""

    def __init__(self, **asked: tuple[Select[Any], str]) -> None:
        found = {name: query.subquery() for name, (query, _) in asked.items()}
        kinds = {name: [column.type.python_type for column in part.c] for name, part in found.items()}
        most = {kind: max(one.count(kind) for one in kinds.values()) for kind in KINDS}
        places = [kind for kind in KINDS for _ in range(most[kind])]
        self._parts: list[tuple[str, Any, Callable[[Row[Any]], Iterable[Any]], int]] = []
        chosen = []
        for at, (name, part) in enumerate(found.items()):
            free = {kind: places.index(kind) for kind in KINDS if kind in places}
            taken: list[int] = []
            for kind in kinds[name]:
                taken.append(free[kind])
                free[kind] += 1
            columns = dict(zip(taken, part.c, strict=True))
            row = [columns.get(place, cast(null(), KINDS[kind])) for place, kind in enumerate(places)]
            chosen.append(select(literal(at).label("part"), *[one.label(f"c{n}") for n, one in enumerate(row)]))
            names = [column.name for column in part.c]
            by = asked[name][1]
            order = names.index(by) if by else -1
            # The column before the first says which question a row answers.
            columns_of_it = [place + 1 for place in taken] if len(taken) > 1 else [slice(taken[0] + 1, taken[0] + 2)]
            self._parts.append((name, namedtuple(name, names), itemgetter(*columns_of_it), order))
        self.question = union_all(*chosen)

    def told_apart(self, rows: Sequence[Row[Any]]) -> dict[str, list[Any]]:
        """The rows of each question, with its columns by their names."""
        found: dict[str, list[Any]] = {name: [] for name, *_ in self._parts}
        for row in rows:
            name, made, chooses, _ = self._parts[row[0]]
            found[name].append(made._make(chooses(row)))
        for name, _, _, order in self._parts:
            if order >= 0:
                found[name].sort(key=itemgetter(order))
        return found
