"""The scale: what a rating means, where bots stand on it, and how a game moves people.

OpenSkill (Plackett-Luce) thinks in ``mu`` and ``sigma``; people read points. 30 points are one of ``mu``, so that in a
game of two who are well known 200 points more win about 3 games of 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import tricorne
from tricorne.kernel.errors import TricorneError

Pace = Literal["live", "correspondence"]
PACES: tuple[Pace, ...] = ("live", "correspondence")

NEWCOMER = (25.0, 25.0 / 3)
"""What is thought of somebody who has not played yet: 1500 points, give or take 490."""
MIDDLE = 1500
POINTS = 30
WIDTH = 1.96
"""Of the interval of 95%, in sigma."""
PROVISIONAL_SIGMA = 4.4
"""Above it a rating is provisional: after about 15 games it is below."""
BOT_SIGMA = 1.0
"""How sure the marks of bots are: about 60 points."""
A_DAY_S = 24 * 3600.0

Standing = tuple[float, float]
"""mu and sigma."""


def points(mu: float) -> int:
    """A strength as people read it.

    >>> points(25.0), points(30.0)
    (1500, 1650)
    """
    return round(MIDDLE + POINTS * (mu - NEWCOMER[0]))


def mu_of(shown: float) -> float:
    """The strength behind points.

    >>> mu_of(1650)
    30.0
    """
    return NEWCOMER[0] + (shown - MIDDLE) / POINTS


def margin(sigma: float) -> int:
    """Points up and down within which the strength lies, 95 times of 100.

    >>> margin(NEWCOMER[1])
    490
    """
    return round(WIDTH * POINTS * sigma)


def provisional(sigma: float) -> bool:
    return sigma > PROVISIONAL_SIGMA


def bot_ratings(game: str) -> dict[str, int]:
    """The ratings of a game's bots, which never change; nothing for a game that names none, or is not here.

    >>> bot_ratings("imperial-struggle")["captain"]
    1400
    """
    try:
        playbook = tricorne.game(game).playbook()
    except TricorneError:
        return {}
    return {} if playbook is None else playbook.bot_ratings


def pace_of_clock(kind: str) -> Pace:
    """The pace of a table that is still played: without a clock it is taken for live.

    >>> pace_of_clock("days"), pace_of_clock("live"), pace_of_clock("none")
    ('correspondence', 'live', 'live')
    """
    return "correspondence" if kind == "days" else "live"


def pace_of(began: float, ended: float) -> Pace:
    """The pace of a game without a clock: by correspondence if it lasted longer than a day.

    >>> pace_of(0.0, 3600.0), pace_of(0.0, 3 * A_DAY_S)
    ('live', 'correspondence')
    """
    return "correspondence" if ended - began > A_DAY_S else "live"


_model: list[Any] = []


def rate(standings: Sequence[Standing], places: Sequence[int]) -> list[Standing]:
    """What is thought of everybody after a game in which they came to these places (1 is first; ties share one)."""
    if not _model:
        from openskill.models import PlackettLuce  # only here: a server without accounts does without

        _model.append(PlackettLuce())
    model = _model[0]
    teams = [[model.create_rating(list(one))] for one in standings]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [(float(team[0].mu), float(team[0].sigma)) for team in rated]
