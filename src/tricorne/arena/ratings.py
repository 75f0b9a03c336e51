"""Ratings of the bots: OpenSkill's Plackett-Luce model over all games in the order of their numbers.

A bot's strength does not change, so no uncertainty is added between games (tau = 0). Where a bot sits at a table more
than once each of its seats is rated, and the bot takes the mean of what they come to. The interval is the model's own
95%, mu plus or minus 1.96 sigma: a help for the eye. What is proven stands in the win shares.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tricorne.arena.played import Played
from tricorne.kernel.extras import needs

WIDTH = 1.96


class Rating(msgspec.Struct):
    bot: str
    mu: float
    sigma: float
    low: float
    high: float
    games: int


def rate(games: Sequence[Played], bots: Sequence[str]) -> list[Rating]:
    """The ratings of all bots, the best first."""
    with needs("arena"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(tau=0.0)
    standing = {name: (float(model.mu), float(model.sigma)) for name in bots}
    played = dict.fromkeys(bots, 0)
    for game in games:
        teams = [[model.create_rating(list(standing[name]))] for name in game.bots]
        rated = model.rate(teams, ranks=[float(game.place(seat)) for seat in game.seats])
        for name in set(game.bots):
            mine = [rated[at][0] for at in range(len(rated)) if game.bots[at] == name]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            standing[name] = (mu, sigma)
            played[name] += 1
    found = [
        Rating(name, _near(mu), _near(sigma), _near(mu - WIDTH * sigma), _near(mu + WIDTH * sigma), played[name])
        for name, (mu, sigma) in standing.items()
    ]
    return sorted(found, key=lambda rating: (-rating.mu, rating.bot))


def _near(number: float) -> float:
    return round(number, 3)
