"""Points and standings. A table gives each of its players the share of the others whom he has left behind: of two a
win 1, a tie half, a loss 0. A bye gives 1."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal

from tricorne.server.events.pairing import Format

TieBreak = Literal["opponents", "beaten", "wins"]
TIE_BREAKS: Mapping[Format, list[TieBreak]] = {
    "swiss": ["opponents", "beaten", "wins"],
    "round-robin": ["beaten", "wins"],
}
"""In this order. ``opponents``: the points of those whom one met; ``beaten``: the same, each weighed by what one took
from him; ``wins``: tables won. In a round robin all have met the same people."""
BYE = 1.0


class Played:
    """Somebody at a table of a round; ``points`` is None until the game has ended, ``table`` empty for a bye."""

    def __init__(self, round: int, board: int, person: str, place: int, points: float | None, bye: bool) -> None:
        self.round = round
        self.board = board
        self.person = person
        self.place = place
        self.points = points
        self.bye = bye


class Standing:
    """Where somebody stands."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.place = 0
        self.points = 0.0
        self.breaks: dict[TieBreak, float] = {"opponents": 0.0, "beaten": 0.0, "wins": 0.0}


def shares(ranks: Sequence[int]) -> list[float]:
    """The points of a table from the ranks of its players, the best lowest.

    >>> shares([1, 2]), shares([1, 1]), shares([1, 2, 2])
    ([1.0, 0.0], [0.5, 0.5], [1.0, 0.25, 0.25])
    """
    others = max(1, len(ranks) - 1)
    found: list[float] = []
    for at, rank in enumerate(ranks):
        rest = [one for place, one in enumerate(ranks) if place != at]
        found.append(sum(1.0 if one > rank else 0.5 if one == rank else 0.0 for one in rest) / others)
    return found


def standings(format: Format, people: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """Everybody, the best first; ``people`` in the order of their numbers, which decides what nothing else does. Those
    who are equal in all that counts share a place."""
    found = {person: Standing(person) for person in people}
    tables: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for one in played:
        if one.points is not None and one.person in found:
            found[one.person].points += one.points
            if not one.bye:
                tables[one.round, one.board].append(one)
    for table in tables.values():
        for one in table:
            others = [found[other.person].points for other in table if other is not one]
            if others and one.points is not None:
                mean = sum(others) / len(others)
                breaks = found[one.person].breaks
                breaks["opponents"] += mean
                breaks["beaten"] += one.points * mean
                breaks["wins"] += one.points == 1.0
    counted = TIE_BREAKS[format]

    def key(one: Standing) -> tuple[float, ...]:
        return (round(one.points, 6), *(round(one.breaks[name], 6) for name in counted))

    order = sorted(found.values(), key=key, reverse=True)
    for at, standing in enumerate(order):
        standing.place = order[at - 1].place if at and key(order[at - 1]) == key(standing) else at + 1
    return order
