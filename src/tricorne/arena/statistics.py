"""What the results of a contest show: wins by bot, power and seat, the spread of points and unrest, the length."""

from __future__ import annotations

import statistics
from collections.abc import Iterable

from tricorne.arena.contest import Result

Count = dict[str, float]


class Spread:
    """How a number is spread: least, quartiles, most, mean."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers = sorted(numbers)

    def part(self, share: float) -> float:
        """The number below which that share of all numbers lies."""
        return self.numbers[min(len(self.numbers) - 1, int(share * len(self.numbers)))]

    def to_json(self) -> Count:
        return {
            "least": self.numbers[0],
            "low": self.part(0.25),
            "median": statistics.median(self.numbers),
            "high": self.part(0.75),
            "most": self.numbers[-1],
            "mean": round(statistics.fmean(self.numbers), 2),
        }


class Tally:
    """Wins out of games; a shared first place is shared out."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def to_json(self) -> Count:
        return {"games": self.games, "wins": round(self.wins, 2), "share": round(self.wins / self.games, 4)}


class Statistics:
    """The figures of a contest."""

    def __init__(self, results: list[Result]) -> None:
        self.games = len(results)
        self.by_bot: dict[str, Tally] = {}
        self.by_power: dict[str, Tally] = {}
        self.by_seat: dict[str, Tally] = {}
        self.without_winner = 0
        self.decisions = Spread(result.decisions for result in results)
        points: dict[str, list[float]] = {"all": []}
        figures: dict[str, dict[str, list[float]]] = {}
        for result in results:
            self._count_wins(result)
            for at, seat in enumerate(result.seats):
                for group in ("all", result.bots[at]):
                    points.setdefault(group, []).append(result.scores[seat])
                    for figure, value in result.figures.get(seat, {}).items():
                        figures.setdefault(figure, {}).setdefault(group, []).append(value)
        self.points = {group: Spread(numbers) for group, numbers in points.items()}
        self.figures = {
            figure: {group: Spread(numbers) for group, numbers in groups.items()} for figure, groups in figures.items()
        }

    def _count_wins(self, result: Result) -> None:
        winners = result.winners
        if not winners:
            self.without_winner += 1
        for at, seat in enumerate(result.seats):
            won = 1 / len(winners) if seat in winners else 0.0
            for table, key in (
                (self.by_bot, result.bots[at]),
                (self.by_power, seat),
                (self.by_seat, str(at + 1)),
            ):
                tally = table.setdefault(key, Tally())
                tally.games += 1
                tally.wins += won

    def to_json(self) -> dict[str, object]:
        def spreads(groups: dict[str, Spread]) -> dict[str, Count]:
            return {group: groups[group].to_json() for group in sorted(groups)}

        def tallies(table: dict[str, Tally]) -> dict[str, Count]:
            return {key: table[key].to_json() for key in sorted(table)}

        return {
            "games": self.games,
            "without_winner": self.without_winner,
            "decisions": self.decisions.to_json(),
            "wins_by_bot": tallies(self.by_bot),
            "wins_by_power": tallies(self.by_power),
            "wins_by_seat": tallies(self.by_seat),
            "points": spreads(self.points),
            "figures": {figure: spreads(self.figures[figure]) for figure in sorted(self.figures)},
        }
