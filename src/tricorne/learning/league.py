"""Who meets whom: the learner alone, with past selves, with house bots."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.learning.field import EMPTY, LEARNER, Field, house_number
from tricorne.learning.house_bots import BOTS, CAPTAIN, ENSIGN, GENERAL, HEURISTIC

PAST: Final = 4
"""Past selves that are met at a time."""


A_SEAT_IN: Final = 3
"""Where others play too the learner has one seat in so many, and always one: at large tables a single seat would
decide so seldom that it learned nothing of those others."""


class League(NamedTuple):
    """Parts of the games in which the learner meets something else than itself; the rest it plays on all seats."""

    past: float = 0.30
    """A past self on all seats but the learner's."""
    house: float = 0.20
    """The heuristic on all others."""
    mixed: float = 0.12
    """Every other seat drawn by itself: the learner, a past self, the heuristic or an ensign."""
    captain: float = 0.01
    """Captains on all others; they think, so they are few."""
    general: float = 0.0
    """The same with generals."""


def seating(league: League, places: list[int], rng: Random) -> NDArray[np.int8]:
    """By game and place: who sits there, ``places`` by game being how many play. The learner's places are drawn, so
    that it learns every seat alike."""
    every = np.full((len(places), max(places)), EMPTY, dtype=np.int8)
    for game, count in enumerate(places):
        found = every[game, :count]
        found[:] = LEARNER
        past = 1 + rng.randrange(PAST)
        mark = rng.random()
        if mark < league.past:
            found[:] = past
        elif mark < league.past + league.house:
            found[:] = house_number(HEURISTIC)
        elif mark < league.past + league.house + league.mixed:
            several = [LEARNER, past, house_number(HEURISTIC), house_number(ENSIGN)]
            found[:] = [rng.choice(several) for _ in range(count)]
        elif mark < sum(league) - league.general:
            found[:] = house_number(CAPTAIN)
        elif mark < sum(league):
            found[:] = house_number(GENERAL)
        found[rng.sample(range(count), max(1, count // A_SEAT_IN))] = LEARNER
    return every


def tables(seats: list[str], players: tuple[int, ...], rng: Random, number: int = 420) -> list[list[str]]:
    """Seats for groups of games: each number of players in turn, all seats in every order that was drawn."""
    return [rng.sample(seats, players[at % len(players)]) for at in range(number)]


def opponents(who: NDArray[np.int8]) -> str:
    """What the learner meets in a game, for the curve.

    >>> opponents(np.array([LEARNER, LEARNER], dtype=np.int8))
    'self'
    >>> opponents(np.array([3, LEARNER, 3], dtype=np.int8))
    'past'
    >>> opponents(np.array([LEARNER, house_number(CAPTAIN)], dtype=np.int8))
    'captain'
    >>> opponents(np.array([LEARNER, 1, house_number(CAPTAIN)], dtype=np.int8))
    'mixed'
    """
    others = {int(number) for number in who if number != LEARNER}
    if not others:
        return "self"
    if len(others) > 1:
        return "mixed"
    number = others.pop()
    return "past" if number > LEARNER else BOTS[-1 - number]


class Tally:
    """How often the learner's seats came first, by whom they met and at tables of how many, in the games that ended
    since it was read."""

    def __init__(self) -> None:
        self._seats: dict[str, int] = {}
        self._first: dict[str, int] = {}

    def add(self, field: Field) -> None:
        """Count the games that have just ended."""
        for game in np.nonzero(field.ended)[0]:
            who = field.who[game][field.who[game] != EMPTY]
            kind, mine, paid = f"{opponents(who)}-{len(who)}", who == LEARNER, field.rewards[game, : len(who)]
            self._seats[kind] = self._seats.get(kind, 0) + int(mine.sum())
            self._first[kind] = self._first.get(kind, 0) + int((mine & (paid == paid.max())).sum())

    def take(self) -> dict[str, float]:
        """The shares by whom they met; from here on it counts anew."""
        found = {kind: round(self._first[kind] / seats, 3) for kind, seats in sorted(self._seats.items())}
        self._seats, self._first = {}, {}
        return found
