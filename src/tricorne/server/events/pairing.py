"""Who meets whom in a round, and who sits where.

*Round robin* of two goes round in a circle: everybody meets everybody once, and sides change. *Swiss* pairs people with
as many points; nobody meets twice while that can be avoided. At tables of more than two everybody meets as many others
as can be, in Swiss with people of about as many points. Places at the table are dealt so that everybody has sat
everywhere about as often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Format = Literal["round-robin", "swiss"]
MOST_STEPS = 20_000
"""Pairings that are tried before a rematch is allowed; far more than any real event needs."""
REMATCH = 4.0
"""At tables of many a second meeting weighs as much as a difference of so many points."""


class Entrant:
    """Somebody who plays, with what happened so far."""

    def __init__(self, id: str, size: int) -> None:
        self.id = id
        self.points = 0.0
        self.byes = 0
        self.sat = [0] * size
        """How often in each place."""
        self.met: dict[str, int] = {}


class Round:
    """The tables of a round, each in the order of its places, and who has no table."""

    def __init__(self, tables: list[list[Entrant]], byes: list[Entrant]) -> None:
        self.tables = tables
        self.byes = byes


def usual_rounds(format: Format, players: int, size: int) -> int:
    """How many rounds an event has unless somebody says otherwise.

    >>> usual_rounds("round-robin", 6, 2), usual_rounds("round-robin", 5, 2), usual_rounds("swiss", 12, 2)
    (5, 5, 4)
    """
    if format == "swiss":
        return max(1, (max(1, -(-players // (size - 1)) if size > 2 else players) - 1).bit_length())
    if size == 2:
        return max(1, players - 1 + players % 2)
    return max(1, -(-(players - 1) // (size - 1)))


def table_sizes(players: int, size: int, fewest: int) -> list[int]:
    """How many sit at each table: ``size``, at some one less where the game allows it; whoever is left has a bye.

    >>> table_sizes(11, 4, 2), table_sizes(5, 4, 4), table_sizes(7, 2, 2)
    ([4, 4, 3], [4], [2, 2, 2])
    """
    count = -(-players // size)
    if size - 1 >= max(fewest, 2) and count * (size - 1) <= players:
        short = count * size - players
        return [size] * (count - short) + [size - 1] * short
    return [size] * (players // size)


def pair(format: Format, entrants: Sequence[Entrant], size: int, fewest: int, number: int) -> Round:
    """Round ``number`` (from 0) of those who still play, given in the order of the standings; for a round robin of two
    ``circle`` does it."""
    sizes = table_sizes(len(entrants), size, fewest)
    if size == 2:
        return _pairs(list(entrants))
    out = _byes(entrants, len(entrants) - sum(sizes))
    playing = [one for one in entrants if one not in out]
    tables = _mixed(playing, sizes, number) if format == "round-robin" else _in_order(playing, sizes)
    _improve(tables, 1.0 if format == "swiss" else 0.0)
    return Round([seated(table) for table in tables], out)


def circle(ids: Sequence[str], number: int) -> list[tuple[str, str]]:
    """Round ``number`` (from 0) of a round robin of two: pairs in the order of their sides; "" stands for a bye.

    >>> circle(["a", "b", "c"], 0)
    [('', 'c'), ('b', 'a')]
    """
    ring = ["", *ids] if len(ids) % 2 else list(ids)
    rest = ring[1:]
    shift = number % len(rest)
    turned = [ring[0], *rest[shift:], *rest[:shift]]
    pairs: list[tuple[str, str]] = []
    for at in range(len(turned) // 2):
        one, other = turned[at], turned[-1 - at]
        swap = number % 2 if at == 0 else at % 2
        pairs.append((other, one) if swap else (one, other))
    return pairs


# -- two at a table --------------------------------------------------------------------------------


def _pairs(entrants: list[Entrant]) -> Round:
    """Pairs with as few rematches as there can be; an odd one has a bye, the lowest who has had the fewest."""
    for rematches in range(len(entrants) // 2 + 1):
        for out in _lowest_first(entrants) if len(entrants) % 2 else [None]:
            left = [one for one in entrants if one is not out]
            found: list[tuple[Entrant, Entrant]] = []
            if _match(left, rematches, found, [MOST_STEPS]):
                return Round([seated(list(two)) for two in found], [] if out is None else [out])
    even = len(entrants) - len(entrants) % 2
    return Round([seated(entrants[at : at + 2]) for at in range(0, even, 2)], entrants[even:])


def _lowest_first(entrants: list[Entrant]) -> list[Entrant]:
    """By byes, of equals the one who stands lowest."""
    places = {one.id: place for place, one in enumerate(entrants)}
    return sorted(entrants, key=lambda one: (one.byes, -places[one.id]))


def _match(left: list[Entrant], rematches: int, found: list[tuple[Entrant, Entrant]], steps: list[int]) -> bool:
    """Pair the first with whoever suits best, and the rest behind him; go back where that leads nowhere."""
    if not left:
        return True
    steps[0] -= 1
    if steps[0] < 0:
        return False
    first, rest = left[0], left[1:]
    group = sum(one.points == first.points for one in left)
    middle = max(0, group // 2 - 1)
    order = sorted(range(len(rest)), key=lambda at: (abs(rest[at].points - first.points), abs(at - middle)))
    for at in order:
        again = first.met.get(rest[at].id, 0)
        if again > rematches:
            continue
        found.append((first, rest[at]))
        if _match(rest[:at] + rest[at + 1 :], rematches - again, found, steps):
            return True
        found.pop()
    return False


# -- more at a table -------------------------------------------------------------------------------


def _byes(entrants: Sequence[Entrant], count: int) -> list[Entrant]:
    return _lowest_first(list(entrants))[:count]


def _in_order(playing: list[Entrant], sizes: list[int]) -> list[list[Entrant]]:
    tables: list[list[Entrant]] = []
    at = 0
    for size in sizes:
        tables.append(playing[at : at + size])
        at += size
    return tables


def _mixed(playing: list[Entrant], sizes: list[int], number: int) -> list[list[Entrant]]:
    """Everybody in columns; each column moves on by its own number of tables from round to round."""
    tables: list[list[Entrant]] = [[] for _ in sizes]
    if not sizes:
        return tables
    ordered = sorted(playing, key=lambda one: one.id)
    for at, one in enumerate(ordered):
        column, row = divmod(at, len(sizes))
        wanted = (row + column * number) % len(sizes)
        free = [(wanted + step) % len(sizes) for step in range(len(sizes))]
        table = next(place for place in free if len(tables[place]) < sizes[place])
        tables[table].append(one)
    return tables


def _cost(table: list[Entrant], points: float) -> float:
    total = 0.0
    for at, one in enumerate(table):
        for other in table[at + 1 :]:
            total += REMATCH * one.met.get(other.id, 0) ** 2 + points * abs(one.points - other.points)
    return total


def _improve(tables: list[list[Entrant]], points: float) -> None:
    """Let two people of different tables change places as long as that makes anything better."""
    better = True
    while better:
        better = False
        for at, table in enumerate(tables):
            for other in tables[at + 1 :]:
                before = _cost(table, points) + _cost(other, points)
                for here in range(len(table)):
                    for there in range(len(other)):
                        table[here], other[there] = other[there], table[here]
                        after = _cost(table, points) + _cost(other, points)
                        if after < before - 1e-9:
                            before, better = after, True
                        else:
                            table[here], other[there] = other[there], table[here]


# -- places ----------------------------------------------------------------------------------------


def seated(table: list[Entrant]) -> list[Entrant]:
    """The same people in the places where each has sat least."""
    order = list(table)
    better = True
    while better:
        better = False
        for one in range(len(order)):
            for other in range(one + 1, len(order)):
                now = order[one].sat[one] + order[other].sat[other]
                if order[one].sat[other] + order[other].sat[one] < now:
                    order[one], order[other] = order[other], order[one]
                    better = True
    return order
