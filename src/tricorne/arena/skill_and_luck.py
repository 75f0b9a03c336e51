"""Luck against skill: what the results of paired deals hang on.

Within a deal every bot of a table has sat in every place, so results can be taken apart without remainder:

*skill*  who plays: the share of the spread between results that goes with the bot alone;
*deal*   where one sits: the share that goes with the place, power and chance of the deal, whoever sat there;
*play*   the rest: dice that fell otherwise because other things were done, and how bots and deals fit each other.

The shares are those of an analysis of variance (results = bot + place of the deal + rest), corrected for what chance
alone would explain (omega squared), so that they do not grow with the number of deals or bots; what falls below 0
counts as 0. They add up to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tricorne.arena.played import Played


class SkillAndLuck(msgspec.Struct):
    """How the spread of one kind of result is divided."""

    skill: float
    deal: float
    play: float


def wins(game: Played, seat: str) -> float:
    """The result as a share of the victory."""
    return game.won(seat)


def points(game: Played, seat: str) -> float:
    """The result as victory points, against the mean of the table."""
    return game.scores[seat] - sum(game.scores.values()) / len(game.scores)


def divide(games: Sequence[Played], result: Callable[[Played, str], float]) -> SkillAndLuck | None:
    """Divide the results of one table's games; None where there are too few deals to say anything."""
    rows = [
        (game.bots[at], (game.deal, at), result(game, seat)) for game in games for at, seat in enumerate(game.seats)
    ]
    bots = {row[0] for row in rows}
    places = {row[1] for row in rows}
    deals = {game.deal for game in games}
    # The results of a game add up to the same sum, so one of its seats is not free, nor is one place of a deal.
    bot_freedom = len(bots) - 1
    place_freedom = len(places) - len(deals)
    rest_freedom = len(rows) - len(games) - place_freedom - bot_freedom
    if len(deals) < 2 or bot_freedom < 1 or rest_freedom < 1:
        return None
    mean = sum(row[2] for row in rows) / len(rows)
    total = sum((row[2] - mean) ** 2 for row in rows)
    if total == 0:
        return None
    skill = _between([(row[0], row[2]) for row in rows], mean)
    deal = _between([(row[1], row[2]) for row in rows], mean)
    noise = max(0.0, total - skill - deal) / rest_freedom
    skill_share = max(0.0, skill - bot_freedom * noise) / (total + noise)
    deal_share = max(0.0, deal - place_freedom * noise) / (total + noise)
    return SkillAndLuck(round(skill_share, 4), round(deal_share, 4), round(1 - skill_share - deal_share, 4))


def _between(rows: Sequence[tuple[object, float]], mean: float) -> float:
    """The sum of squares between groups."""
    sums: dict[object, tuple[float, int]] = {}
    for key, value in rows:
        had, count = sums.get(key, (0.0, 0))
        sums[key] = (had + value, count + 1)
    return sum(count * (had / count - mean) ** 2 for had, count in sums.values())
