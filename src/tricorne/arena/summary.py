"""What a tournament shows: matches, ratings, wins by bot, power, seat, tile and option, luck against skill."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from tricorne.arena import skill_and_luck
from tricorne.arena.played import Played, seconds_of
from tricorne.arena.ratings import Rating, rate
from tricorne.arena.statistics import Spread
from tricorne.arena.stopping import Until, at_any_time, evidence
from tricorne.arena.tournament import Tournament

Z = 1.96
NO_TILE = "none"


class Share(msgspec.Struct):
    """Wins out of games with a 95% interval; a shared first place is shared out."""

    games: int
    wins: float
    share: float
    fair: float
    """What it would be if nothing made a difference."""
    low: float
    high: float


class Match(msgspec.Struct):
    """How the first bot of a table did against the others there."""

    table: str
    bot: str
    deals: int
    share: Share
    evidence: float
    """How many times over one who bet against an even match has multiplied the stake: 20 decides."""
    any_time_low: float
    any_time_high: float
    verdict: str
    luck_of_wins: skill_and_luck.SkillAndLuck | None
    luck_of_points: skill_and_luck.SkillAndLuck | None


def interval(shares: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Wilson's 95% interval for a mean of shares, each with the deal that it comes from.

    Games of a deal hang together; where that makes the mean less certain than so many single games, it counts as so
    many fewer. It never counts as more.

    >>> [round(bound, 3) for bound in interval([(deal, 1.0) for deal in range(10)])]
    [0.722, 1.0]
    """
    count = len(shares)
    mean = sum(share for _, share in shares) / count
    effective = count / _design_effect(shares, mean)
    middle = (mean + Z * Z / (2 * effective)) / (1 + Z * Z / effective)
    reach = Z / (1 + Z * Z / effective) * math.sqrt(mean * (1 - mean) / effective + Z * Z / (4 * effective**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _design_effect(shares: Sequence[tuple[int, float]], mean: float) -> float:
    """How much larger the variance of the mean is than that of as many single wins and losses; 1 at least."""
    sums: dict[int, float] = {}
    for deal, share in shares:
        sums[deal] = sums.get(deal, 0.0) + share - mean
    single = mean * (1 - mean) * len(shares)
    if single <= 0 or len(sums) < 2:
        return 1.0
    return max(1.0, sum(value**2 for value in sums.values()) * len(sums) / (len(sums) - 1) / single)


def share_of(rows: Sequence[tuple[Played, int]]) -> Share:
    """The wins of seats, each named by its game and place."""
    won = [(game.deal, game.won(game.seats[at])) for game, at in rows]
    low, high = interval(won)
    total = sum(share for _, share in won)
    fair = sum(1 / len(game.seats) for game, _ in rows) / len(rows)
    return Share(len(rows), _near(total), _near(total / len(rows)), _near(fair), _near(low), _near(high))


Keys = Callable[[Played, int], Sequence[str]]
"""What the seat of a game at a place is counted under."""


def shares_by(games: Iterable[Played], keys: Keys) -> dict[str, Share]:
    """The wins of seats, counted under what they have in common."""
    groups: dict[str, list[tuple[Played, int]]] = {}
    for game in games:
        for at in range(len(game.seats)):
            for key in keys(game, at):
                groups.setdefault(key, []).append((game, at))
    return {key: share_of(groups[key]) for key in sorted(groups)}


class Summary:
    """All figures of the games of a tournament."""

    def __init__(self, tournament: Tournament, games: Sequence[Played], until: Until | None = None) -> None:
        self.tournament = tournament
        self.games = sorted(games, key=lambda game: game.number)
        self.until = until or Until("")
        self.seats = [(game, at) for game in self.games for at in range(len(game.seats))]
        self.ratings: list[Rating] = rate(self.games, tournament.settings.bots)
        self.matches = [match for table in range(len(tournament.tables)) if (match := self._match(table)) is not None]
        self.by_bot = self._by(lambda game, at: [game.bots[at]])
        self.by_power = self._by(lambda game, at: [game.seats[at]])
        self.by_seat = self._by(lambda game, at: [str(at + 1)])
        self.by_bot_and_power = self._by(lambda game, at: [f"{game.bots[at]} / {game.seats[at]}"])
        self.by_taken = self._by(lambda game, at: sorted(set(game.taken[game.seats[at]])) or [NO_TILE])
        self.by_option = self._by(
            lambda game, at: [f"{key}={game.options[key]} / {game.bots[at]}" for key in game.options]
        )
        self.by_option_and_power = self._by(
            lambda game, at: [f"{key}={game.options[key]} / {game.seats[at]}" for key in game.options]
        )

    def _by(self, keys: Keys) -> dict[str, Share]:
        return shares_by(self.games, keys)

    def _match(self, table: int) -> Match | None:
        games = [game for game in self.games if game.table == table]
        if not games:
            return None
        name = self.tournament.tables[table][0]
        rows = [(game, at) for game in games for at in range(len(game.seats)) if game.bots[at] == name]
        shares = deal_shares(games, name)
        fair = 1 / self.tournament.settings.players
        low, high = at_any_time(shares)
        return Match(
            table=self.tournament.name(table),
            bot=name,
            deals=len(shares),
            share=share_of(rows),
            evidence=_near(min(evidence(shares, fair), 1e9)),
            any_time_low=_near(low),
            any_time_high=_near(high),
            verdict=self.until.verdict(shares, fair),
            luck_of_wins=skill_and_luck.divide(games, skill_and_luck.wins),
            luck_of_points=skill_and_luck.divide(games, skill_and_luck.points),
        )

    # -- further figures ---------------------------------------------------------------------

    @property
    def forfeits(self) -> list[dict[str, Any]]:
        """Decisions that bots did not take themselves: bot, kind, how many, in how many games, what was said first."""
        found: dict[tuple[str, str], dict[str, Any]] = {}
        for game in self.games:
            for forfeit in game.forfeits:
                name = game.bots[game.seats.index(forfeit.seat)]
                row = found.setdefault(
                    (name, forfeit.kind),
                    {"bot": name, "kind": forfeit.kind, "decisions": 0, "games": 0, "first": forfeit.words},
                )
                row["decisions"] += forfeit.count
                row["games"] += 1
        return [found[key] for key in sorted(found)]

    @property
    def sources(self) -> dict[str, dict[str, float]]:
        """Points by source for each bot, mean of a seat and game."""
        seats = {name: share.games for name, share in self.by_bot.items()}
        found: dict[str, dict[str, float]] = {name: {} for name in seats}
        for game in self.games:
            for source, row in game.sources.items():
                for seat, points in row.items():
                    mine = found[game.bots[game.seats.index(seat)]]
                    mine[source] = mine.get(source, 0.0) + points
        return {
            name: {source: _near(row[source] / seats[name]) for source in sorted(row)} for name, row in found.items()
        }

    @property
    def decisions(self) -> Spread:
        """The length of the games in decisions."""
        return Spread(sum(game.decisions.values()) for game in self.games)

    @property
    def points(self) -> dict[str, Spread]:
        """Victory points at the end, by bot."""
        return {
            name: Spread(game.scores[game.seats[at]] for game, at in self.seats if game.bots[at] == name)
            for name in self.by_bot
        }

    @property
    def times(self) -> dict[str, dict[str, float]]:
        """How long each bot thought about a decision, in seconds. The only figures that differ between two runs."""
        classes: dict[str, dict[str, int]] = {name: {} for name in self.by_bot}
        for game, at in self.seats:
            for key, count in game.times[game.seats[at]].items():
                row = classes[game.bots[at]]
                row[key] = row.get(key, 0) + count
        return {name: _quantiles(row) for name, row in classes.items() if row}

    def to_json(self) -> dict[str, Any]:
        """Everything but the times."""
        return {
            "settings": msgspec.to_builtins(self.tournament.settings),
            "games": len(self.games),
            "deals": len({game.deal for game in self.games}),
            "without_winner": sum(1 for game in self.games if not game.winners),
            "until": self.until.text,
            "ratings": msgspec.to_builtins(self.ratings),
            "matches": msgspec.to_builtins(self.matches),
            "wins_by_bot": msgspec.to_builtins(self.by_bot),
            "wins_by_power": msgspec.to_builtins(self.by_power),
            "wins_by_seat": msgspec.to_builtins(self.by_seat),
            "wins_by_bot_and_power": msgspec.to_builtins(self.by_bot_and_power),
            "wins_by_taken": msgspec.to_builtins(self.by_taken),
            "wins_by_option_and_bot": msgspec.to_builtins(self.by_option),
            "wins_by_option_and_power": msgspec.to_builtins(self.by_option_and_power),
            "points": {name: spread.to_json() for name, spread in self.points.items()},
            "points_by_source": self.sources,
            "decisions": self.decisions.to_json(),
            "forfeits": self.forfeits,
        }


def deal_shares(games: Iterable[Played], bot: str) -> list[float]:
    """The mean share of the victory of a bot's seats in each deal, in the order of the deals."""
    deals: dict[int, list[float]] = {}
    for game in games:
        for at, seat in enumerate(game.seats):
            if game.bots[at] == bot:
                deals.setdefault(game.deal, []).append(game.won(seat))
    return [sum(deals[deal]) / len(deals[deal]) for deal in sorted(deals)]


def _quantiles(classes: dict[str, int]) -> dict[str, float]:
    total = sum(classes.values())
    found: dict[str, float] = {"decisions": total}
    for name, part in (("median", 0.5), ("high", 0.95), ("most", 1.0)):
        seen = 0
        for key in sorted(classes, key=int):
            seen += classes[key]
            if seen >= part * total:
                found[name] = float(f"{seconds_of(key):.3g}")
                break
    return found


def _near(number: float) -> float:
    return round(number, 4)
