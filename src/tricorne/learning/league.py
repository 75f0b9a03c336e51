"""Who meets whom: the learner alone, with past selves, with house bots."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.learning.field import LEARNER, Field, house_number
from tricorne.learning.house_bots import BOTS, CAPTAIN, ENSIGN, GENERAL, HEURISTIC

PAST: Final = 4
"""Past selves that are met at a time."""


class League(NamedTuple):
    """Parts of the games in which the learner meets something else than itself; the rest it plays on all seats."""

    past: float = 0.30
    """One seat of the learner, a past self on all others."""
    house: float = 0.20
    """One seat of the learner, the heuristic on all others."""
    mixed: float = 0.12
    """Every other seat drawn by itself: the learner, a past self, the heuristic or an ensign."""
    captain: float = 0.01
    """One seat of the learner, captains on all others; they think, so they are few."""
    general: float = 0.0
    """The same with generals."""


def seating(league: League, games: int, places: int, rng: Random) -> NDArray[np.int8]:
    """By game and place: who sits there. The learner's place is drawn, so that it learns every seat alike."""
    found = np.full((games, places), LEARNER, dtype=np.int8)
    for game in range(games):
        past = 1 + rng.randrange(PAST)
        mark = rng.random()
        if mark < league.past:
            found[game] = past
        elif mark < league.past + league.house:
            found[game] = house_number(HEURISTIC)
        elif mark < league.past + league.house + league.mixed:
            several = [LEARNER, past, house_number(HEURISTIC), house_number(ENSIGN)]
            found[game] = [rng.choice(several) for _ in range(places)]
        elif mark < sum(league) - league.general:
            found[game] = house_number(CAPTAIN)
        elif mark < sum(league):
            found[game] = house_number(GENERAL)
        found[game, rng.randrange(places)] = LEARNER
    return found


def tables(seats: list[str], places: int, rng: Random, number: int = 200) -> list[list[str]]:
    """Seats for groups of games: all of them in every order that was drawn."""
    return [rng.sample(seats, places) for _ in range(number)]


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
    """How often the learner's seats came first, by whom they met, in the games that ended since it was read."""

    def __init__(self) -> None:
        self._seats: dict[str, int] = {}
        self._first: dict[str, int] = {}

    def add(self, field: Field) -> None:
        """Count the games that have just ended."""
        for game in np.nonzero(field.ended)[0]:
            kind, mine, paid = opponents(field.who[game]), field.who[game] == LEARNER, field.rewards[game]
            self._seats[kind] = self._seats.get(kind, 0) + int(mine.sum())
            self._first[kind] = self._first.get(kind, 0) + int((mine & (paid == paid.max())).sum())

    def take(self) -> dict[str, float]:
        """The shares by whom they met; from here on it counts anew."""
        found = {kind: round(self._first[kind] / seats, 3) for kind, seats in sorted(self._seats.items())}
        self._seats, self._first = {}, {}
        return found
