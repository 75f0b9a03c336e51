"""Luck against skill: what the results of paired deals hang on.

Within a deal every bot of a table has sat in every place, so results can be taken apart without remainder:

*skill*  who plays: the share of the spread between results that goes with the bot alone;
*deal*   where one sits: the share that goes with the place, power and chance of the deal, whoever sat there;
*play*   the rest: dice that fell otherwise because other things were done, and how bots and deals fit each other.

The shares are those of an analysis of variance (results = bot + place of the deal + rest), corrected for what chance
alone would explain (omega squared), so that they do not grow with the number of deals or bots; what falls below 0
counts as 0. They add up to 1.

How sure that is: deals are drawn again from those that were played, many times, each time with one more deal that went
the other way round. So a bot that won every game is not called certain, and fewer than ten deals say nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from tricorne.arena.played import Played

FEWEST_DEALS = 10
DRAWN = 200
"""How often the deals are drawn again."""
SEED = 1756

Row = tuple[str, tuple[int, int], float]
"""Who played, in which place of which deal, and what came of it."""
Shares = tuple[float, float, float]


class SkillAndLuck(msgspec.Struct):
    """How the spread of one kind of result is divided, each share with its 95% interval."""

    skill: float
    deal: float
    play: float
    intervals: dict[str, tuple[float, float]]


def wins(game: Played, seat: str) -> float:
    """The result as a share of the victory."""
    return game.won(seat)


def points(game: Played, seat: str) -> float:
    """The result as victory points, against the mean of the table."""
    return game.scores[seat] - sum(game.scores.values()) / len(game.scores)


def divide(games: Sequence[Played], result: Callable[[Played, str], float]) -> SkillAndLuck | None:
    """Divide the results of one table's games; None where there are too few deals to say anything."""
    by_deal: dict[int, list[Row]] = {}
    for game in games:
        rows = by_deal.setdefault(game.deal, [])
        rows.extend((game.bots[at], (game.deal, at), result(game, seat)) for at, seat in enumerate(game.seats))
    deals = list(by_deal.values())
    if len(deals) < FEWEST_DEALS:
        return None
    seats = len(games[0].seats)
    found = _shares(deals, seats)
    if found is None:
        return None
    numbers = Random(SEED)
    drawn: list[Shares] = []
    for _ in range(DRAWN):
        chosen = [deals[numbers.randrange(len(deals))] for _ in deals]
        shares = _shares([*chosen, _other_way(deals[numbers.randrange(len(deals))])], seats)
        if shares is not None:
            drawn.append(shares)
    intervals = {}
    for at, name in enumerate(("skill", "deal", "play")):
        column = sorted(one[at] for one in drawn)
        low, high = column[int(0.025 * len(column))], column[int(0.975 * len(column))]
        intervals[name] = (round(min(low, found[at]), 4), round(max(high, found[at]), 4))
    return SkillAndLuck(round(found[0], 4), round(found[1], 4), round(1 - found[0] - found[1], 4), intervals)


def _other_way(deal: Sequence[Row]) -> list[Row]:
    """A deal as if all had gone the other way round."""
    mean = sum(row[2] for row in deal) / len(deal)
    return [(bot, place, 2 * mean - value) for bot, place, value in deal]


def _shares(deals: Sequence[Sequence[Row]], seats: int) -> Shares | None:
    """The shares of skill, deal and play in some deals, each of which may stand there more than once."""
    rows = [(row[0], (number, row[1]), row[2]) for number, deal in enumerate(deals) for row in deal]
    bots = {row[0] for row in rows}
    places = {row[1] for row in rows}
    # The results of a game add up to the same sum, so one of its seats is not free, nor is one place of a deal.
    bot_freedom = len(bots) - 1
    place_freedom = len(places) - len(deals)
    rest_freedom = len(rows) - len(rows) // seats - place_freedom - bot_freedom
    if bot_freedom < 1 or rest_freedom < 1:
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
    return skill_share, deal_share, 1 - skill_share - deal_share


def _between(rows: Sequence[tuple[object, float]], mean: float) -> float:
    """The sum of squares between groups."""
    sums: dict[object, tuple[float, int]] = {}
    for key, value in rows:
        had, count = sums.get(key, (0.0, 0))
        sums[key] = (had + value, count + 1)
    return sum(count * (had / count - mean) ** 2 for had, count in sums.values())
